"""Samples are few and short, their README lists them, and those in Python run."""

import re
import subprocess
import sys
from pathlib import Path

import pytest

FOLDER = Path(__file__).parents[1] / "samples"
TEXT = (FOLDER / "README.md").read_text(encoding="utf-8")
SCRIPTS = sorted(FOLDER.glob("*.py"))


def test_the_readme_lists_every_sample_once():
    listed = re.findall(r"^\| (.+?) \|", TEXT, re.MULTILINE)[2:]
    named = {name.rstrip("/") for cell in listed for name in re.findall(r"`([\w.]+/?)`", cell)}
    assert named == {path.name for path in FOLDER.iterdir()} - {"README.md", "order7.csv", "__pycache__"}
    assert len(listed) <= 12


@pytest.mark.parametrize("script", SCRIPTS, ids=lambda path: path.name)
def test_a_script_is_a_page_long(script):
    assert len(script.read_text(encoding="utf-8").splitlines()) <= 120


@pytest.mark.parametrize("name", ["analyze_loop.py", "call_from_python.py", "fit_table.py", "traffic.py"])
def test_a_script_runs(name, tmp_path):
    done = subprocess.run(
        [sys.executable, FOLDER / name], cwd=tmp_path, capture_output=True, text=True, check=False
    )
    assert (done.returncode, done.stderr) == (0, "")
    assert done.stdout and not list(tmp_path.iterdir())
