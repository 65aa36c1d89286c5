"""The sample that times loops of real code: what it says of its loops, and that it runs."""

import re
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest
from chainline.isa.registry import host_isa

FOLDER = Path(__file__).parent / "timed_loops"
LOOPS = tomllib.loads((FOLDER / "loops.toml").read_text(encoding="utf-8"))


@pytest.mark.parametrize("name", LOOPS)
def test_each_loop_says_how_it_is_called(name):
    loop = LOOPS[name]
    symbol = loop.get("symbol", loop["call"].split("(")[0])
    assert re.search(rf"\b{symbol}\(", loop["prototype"])
    assert set(re.findall(r"a\[(\d)\]", loop["call"])) == {str(n) for n in range(len(loop["arrays"]))}
    small, large = loop["sizes"]
    assert small < large
    if loop["source"].startswith("own/"):
        assert re.search(rf"\b{symbol}\(", (FOLDER / loop["source"]).read_text())


def test_half_of_them_are_public_code_taken_by_rule():
    public = [name for name, loop in LOOPS.items() if not loop["source"].startswith("own/")]
    assert len(public) >= 12 and len(LOOPS) >= 24


@pytest.mark.exhaustive
def test_rounds_that_tell_nothing_are_refused():
    command = [sys.executable, FOLDER / "run.py", "--rounds", "3"]
    done = subprocess.run(command, capture_output=True, text=True, timeout=60, check=False)
    assert done.returncode == 2 and "fewer than 5 samples" in done.stderr


@pytest.mark.exhaustive
@pytest.mark.measures
@pytest.mark.skipif(host_isa() != "x86-64", reason="loops are counted and timed on x86-64 alone")
def test_it_prints_a_row_for_each_compiler(tmp_path):
    command = [
        sys.executable,
        FOLDER / "run.py",
        "--rounds",
        "12",
        "--only",
        "dot",
        "--csv",
        tmp_path / "a.csv",
    ]
    done = subprocess.run(command, capture_output=True, text=True, timeout=300, check=False)
    if "nothing to time" in done.stderr:
        pytest.skip("gcc, clang and gfortran are not installed")
    assert not done.returncode, done.stderr
    rows = [line.split() for line in done.stdout.splitlines() if line.startswith("dot ")]
    assert rows and all(float(row[3]) > 0 for row in rows)
    assert "bounds above what was measured" in done.stdout
    assert len((tmp_path / "a.csv").read_text().splitlines()) == len(rows) + 1
