"""`chainline fit --timeouts`: stopped runs are kept as at least that long."""

import numpy as np
import pandas as pd
import pytest
from chainline.cli.main import main


@pytest.fixture
def runs(tmp_path):
    path = tmp_path / "runs.csv"
    rows = [(p, m) for p in (1, 2, 4, 8, 16) for m in (100, 200, 400, 800, 1600)]
    random = np.random.default_rng(0)
    lines = ["p,m,seconds"]
    for p, m in rows:
        time = 1e-2 * m / p * np.exp(0.02 * random.standard_normal())
        word = "ERROR" if (p, m) == (16, 100) else "TIMEOUT" if time > 6 else f"{time:.5g}"
        lines.append(f"{p},{m},{word}")
    path.write_text("\n".join(lines) + "\n")
    return path


def test_stopped_runs_are_kept_and_failed_ones_left_out(runs, tmp_path, capsys):
    model, asked = tmp_path / "gp.model", tmp_path / "asked.csv"
    assert main(["fit", str(runs), "--model", "gp", "--timeouts", "6", "-o", str(model)]) == 0
    error = capsys.readouterr().err
    assert "3 runs were stopped at 6" in error and "1 of 25 runs failed and is left out" in error
    asked.write_text("p,m\n1,1600\n")
    assert main(["predict", str(model), str(asked), "-o", str(tmp_path / "said.csv")]) == 0
    assert pd.read_csv(tmp_path / "said.csv")["seconds"][0] == pytest.approx(16, rel=0.25)


def test_scaling_laws_take_finished_runs_alone(runs, capsys):
    assert main(["fit", str(runs), "--model", "pmnf", "--timeouts", "6"]) == 2
    assert "--timeouts: scaling laws learn from finished runs alone" in capsys.readouterr().err
