"""scaling_laws: the case study beside its published results, and accuracy by budget, in a small size."""

import importlib
import json
import sys
from pathlib import Path

import numpy as np
import pandas as pd
import pytest
from chainline.cli import main

SAMPLE = Path(__file__).parent / "scaling_laws"
P, N = (32, 64, 128, 256, 512), (5000, 6000, 7000, 8000, 9000)


@pytest.fixture
def script(monkeypatch):
    """Return a function that imports a script of the folder, which is in no package."""
    monkeypatch.syspath_prepend(str(SAMPLE))
    yield importlib.import_module
    for name in ("relearn", "accuracy"):
        sys.modules.pop(name, None)


@pytest.fixture
def clone(tmp_path):
    """A repository with two kernels, one of which takes little time, and a published result."""
    points = [(p, n) for p in P for n in N]
    lines = ["PARAMETER p", "PARAMETER n", "", *(f"POINTS ( {p} {n} )" for p, n in points), "", "METRIC time"]
    for name, scale in (("update", 1.0), ("idle", 1e-4)):
        lines += ["", f"REGION {name}"]
        times = (scale * (3 + 1e-6 * n * np.log2(n) + 0.01 * p) for p, n in points)
        lines += [f"DATA {time:.9g} {1.001 * time:.9g}" for time in times]
    folder = tmp_path / "extrap-gpr" / "relearn"
    results = folder / "filtered" / "analysis_results"
    results.mkdir(parents=True)
    (folder / "relearn_data.txt").write_text("\n".join(lines) + "\n")
    counters = {f"percentage_bucket_counter_{name}": {"10": 60.0} for name in ("full", "generic", "gpr")}
    runs = {"mean_add_points_gpr": 12.5, "mean_add_points_generic": float("nan")}
    (results / "result.budget.50.json").write_text(json.dumps(counters | runs))
    return folder.parent


def test_a_case_study_stands_beside_its_published_results(script, clone):
    found = pd.DataFrame(list(script("relearn").rows(clone, (20, 50), workers=1))).replace("", np.nan)
    assert set(found["above"]) == {"0", "1"}
    assert found.set_index("above")["kernels"].groupby("above").max().to_dict() == {"0": 2, "1": 1}
    here = found.set_index(["above", "strategy", "budget"])
    assert float(here.loc[("1", "gpr", 50), "published"]) == 60
    assert float(here.loc[("1", "gpr", 50), "published_runs"]) == 12.5
    assert pd.isna(here.loc[("1", "cpf", 50), "published_runs"])
    assert pd.isna(here.loc[("0", "gpr", 50), "published"])
    assert float(here.loc[("1", "gpr", 50), "within"]) == 100


def test_the_recorded_case_study_is_of_both_sets_of_kernels():
    found = pd.read_csv(SAMPLE / "relearn.csv").set_index(["above", "strategy", "budget"])
    assert set(found["kernels"]) == {5, 13}
    assert found.loc[(1, "gpr", 11), "within"] == found.loc[(1, "gpr", 11), "published"] == 100
    assert (found["within"].between(0, 100)).all()


def test_accuracy_is_that_of_the_command(script, tmp_path, capsys):
    trials = tmp_path / "trials.csv"
    quick = ("--functions", "3", "--strategies", "full", "--workers", "1", "--within", "5,20")
    assert main(["study", "strategies", *quick, "-o", str(trials), "--json"]) == 0
    rows = json.loads(capsys.readouterr().out)["rows"]
    (found,) = script("accuracy").accuracy(pd.read_csv(trials)).to_dict("records")
    assert found["functions"] == 3
    for row in rows:
        assert found[f"within_{100 * row['within']:g}"] == pytest.approx(100 * row["accurate"], abs=0.05)
