"""Every trial of `validation/tables` again: intervals of each class, and the choice of `fit`.

    pytest -n 0 tests/benchmarks/bench_automatic.py

Takes hours, and goes on where it was stopped: the trials are in chainline-trials.csv of the folder for
temporary files, or in what CHAINLINE_TRIALS names. Limits: 85 to 95 % inside, and an error within 5 % or
0.003 of that of the best class by hindsight.
"""

import importlib
import os
import subprocess
import sys
import tempfile
from pathlib import Path

import pandas as pd

from ..public_data import ROOT

SAMPLE = Path(__file__).parents[1] / "validation" / "tables"
TRIALS = Path(os.environ.get("CHAINLINE_TRIALS", Path(tempfile.gettempdir()) / "chainline-trials.csv"))


def test_intervals_hold_and_the_choice_is_good(monkeypatch, capsys):
    command = [sys.executable, SAMPLE / "run.py", "-o", TRIALS, "--public", ROOT]
    with capsys.disabled():
        subprocess.run(command, check=True)
    monkeypatch.syspath_prepend(str(SAMPLE))
    summary = importlib.import_module("summary")
    with capsys.disabled():
        print("\n".join(summary.summary_lines(TRIALS)))
    found = pd.read_csv(TRIALS)
    assert all(0.85 <= share <= 0.95 for share in summary.shares_inside(found).values())
    assert summary.choices(found)["good"].all()
