"""docs/background/papers.md: every row has a command or a reason, and every command runs in a small size."""

import re
import shlex
import shutil
import subprocess
import sys
from pathlib import Path

import numpy as np
import pytest
from chainline.cli.main import main, parser_for
from chainline.models.kernels.learned import learners

from .test_applications_command import broadcast_clone

ROOT = Path(__file__).parent.parent
PAGE = ROOT / "docs" / "background" / "papers.md"
INPUTS = ROOT / "tests" / "same_answers" / "inputs"
KINDS = {"measured", "simulated", "calculated", "absent"}
PAPERS = 5

SMALL = (
    ("--order 1-15", "--order 1-2"),
    ("--order 1-14", "--order 1-2"),
    ("study paper --machine a64fx -o", "study paper --machine a64fx --order 2 -o"),
    ("a64fx --threads 12 -o", "a64fx --threads 12 --order 2 -o"),
    ("clx --threads 20 -o", "clx --threads 20 --order 2 -o"),
    ("--order 7,11", "--order 2"),
    ("--order 7", "--order 2"),
    ("--order 8", "--order 2"),
    ("--orders 7,11", "--orders 2 --elements 2 --rounds 2"),
    ("tests/validation/campaigns/zen5/tensor.parquet", str(INPUTS / "zen5.parquet")),
    ("tests/validation/routines/gemm.csv", str(INPUTS / "gemm.csv")),
    ("tests/validation/routines/gemm-test.csv", str(INPUTS / "gemm-test.csv")),
    ("study models", "study models --models knn --sizes 16"),
    ("--parts fit", "--parts fit --most 300"),
    ("--parts range", "--parts range --models knn --sizes 256"),
    ("--parts beyond", "--parts beyond --models knn --sizes 256"),
    ("--parts peers", "--parts peers --only refinements=0,degree=1 --sizes 256"),
    ("applications all", "applications broadcast"),
    ("applications gemm,broadcast", "applications broadcast"),
    ("study learning-curve", "study learning-curve --draws 2 --fractions 0.1"),
    (
        "I=128-256:16 --values J=128-256:16 --values K=128-256:16",
        "I=16 --values J=16 --values K=16 --rounds 1",
    ),
    ("N=4096,8192,16384 --values q=32-256*2 --values k=2-12", "N=512 --values q=32 --values k=2 --rounds 1"),
    ("--parameters 2,3,4 --noise 1,2,5,10 --budgets 0.1-1:0.1,2-100", "--noise 1 --budgets 10,100"),
    ("--parameters 3 --noise 10", "--noise 10 --budgets 10"),
    ("--functions 1000", "--functions 1"),
    ("nx=16-64:16 --values postsweeps=0-1", "nx=4 --rounds 1"),
)
"""What makes a command of the page small."""

LONG = ("paper.py", "designs.py", "study strategies", "evaluate learned", "train", "--model all", "fit ")
"""Parts of commands that take more than some seconds in any size."""


def _tables():
    """Yield the rows of each table: lists of what is shown, command, kind and reason."""
    rows = []
    for line in PAGE.read_text(encoding="utf-8").splitlines():
        if line.startswith("| shown "):
            rows = []
        elif line.startswith("| ") and "---" not in line:
            rows.append([cell.strip() for cell in line.strip()[1:-1].split("|")])
        elif rows:
            yield rows
            rows = []
    if rows:
        yield rows


TABLES = list(_tables())
COMMANDS = sorted({row[1].strip("`") for rows in TABLES for row in rows if row[1]})


def _parameter(command):
    marks = []
    if any(part in command for part in LONG):
        marks.append(pytest.mark.exhaustive)
    if "calibrate" in command or "benchmark" in command or "dense_against" in command:
        marks += [pytest.mark.exhaustive, pytest.mark.measures]
    return pytest.param(command, marks=marks)


def test_each_paper_has_a_table():
    assert len(TABLES) == PAPERS


@pytest.mark.parametrize("row", [row for rows in TABLES for row in rows], ids=lambda row: row[0])
def test_a_row_has_a_command_or_a_reason(row):
    _, command, kind, reason = row
    assert kind in KINDS
    assert reason
    assert (kind == "absent") == (not command)
    assert not command or re.fullmatch(r"`(chainline|python) [^`]+`", command)


@pytest.fixture
def clone(tmp_path, monkeypatch):
    """Enter a folder with what the page says is there, the public data in a small size."""
    (tmp_path / "tests").mkdir()
    (tmp_path / "tests" / "validation").symlink_to(ROOT / "tests" / "validation")
    (tmp_path / "samples").symlink_to(ROOT / "samples")
    broadcast_clone(tmp_path / "data")
    relearn = tmp_path / "extrap-gpr" / "relearn" / "relearn_data.txt"
    relearn.parent.mkdir(parents=True)
    relearn.write_text(_relearn())
    monkeypatch.chdir(tmp_path)
    monkeypatch.setitem(learners._SEARCH, "n_estimators", [20, 40])
    return tmp_path


def _relearn():
    """Return runs of a law of two parameters in the format of Extra-P, twice each."""
    random = np.random.default_rng(0)
    points = [(p, n) for p in (32, 64, 128, 256, 512) for n in (5000, 6000, 7000, 8000, 9000)]
    lines = ["PARAMETER p", "PARAMETER n", "POINTS " + " ".join(f"({p},{n})" for p, n in points)]
    lines += ["REGION main", "METRIC time"]
    for p, n in points:
        times = (1 + 1e-3 * n * np.log2(p)) * random.uniform(0.99, 1.01, 2)
        lines.append("DATA " + " ".join(f"{time:.6g}" for time in times))
    return "\n".join(lines) + "\n"


@pytest.mark.parametrize("command", [_parameter(command) for command in COMMANDS])
def test_a_command_runs(command, clone):
    for text, small in SMALL:
        command = command.replace(text, small)
    if "benchmark smg" in command and not (shutil.which("mpicc") and shutil.which("mpirun")):
        pytest.skip("needs MPI and hypre")
    program, *words = shlex.split(command)
    if program == "python":
        subprocess.run([sys.executable, *words], check=True, cwd=clone)
    else:
        assert main(words) == 0
        if "-o" in words:
            assert Path(words[words.index("-o") + 1]).exists()


@pytest.mark.parametrize("command", [command for command in COMMANDS if command.startswith("chainline")])
def test_a_command_parses_as_it_stands(command):
    words = shlex.split(command)[1:]
    parser_for(words).parse_args(words)
