"""`chainline suggest`."""

import json
from pathlib import Path

import jsonschema
import pytest
from chainline.cli.main import main
from chainline.errors import UsageError
from chainline.models.empirical.acquisition.plan import search_space

SCHEMA = json.loads((Path(__file__).parents[1] / "reports" / "schemas" / "suggest.schema.json").read_text())


@pytest.fixture
def runs(tmp_path):
    path = tmp_path / "runs.csv"
    points = [(p, 10) for p in (8, 16, 32, 64, 128)] + [(8, n) for n in (20, 30, 40, 50)]
    lines = [f"{p},{n},{(2 + 0.01 * n**2 * p**0.5) * scale}" for p, n in points for scale in (0.99, 1.01)]
    path.write_text("\n".join(["p,n,seconds", *lines]) + "\n")
    return path


def _json(capsys, *arguments):
    assert main(["suggest", *map(str, arguments), "--target", "seconds", "--json"]) == 0
    found = json.loads(capsys.readouterr().out)
    jsonschema.validate(found, SCHEMA)
    return found


@pytest.mark.parametrize("strategy", ["gpr", "hybrid", "bayesian", "cpf", "random", "grid"])
def test_the_next_runs(strategy, runs, capsys):
    options = ("--budget", 1e5, "--processes", "p", "--number", 3, "--strategy", strategy)
    found = _json(capsys, runs, *options)
    assert len(found["suggestions"]) == 3
    for run in found["suggestions"]:
        assert run["predicted_cost"] == pytest.approx(run["predicted_time"] * run["point"]["p"])
    assert (found["points"], found["measured"], found["stop"]) == (25, 9, False)
    assert found["noise"] == pytest.approx(0.01)


def test_a_table_with_a_header_alone_is_answered_with_the_first_runs(tmp_path, capsys):
    (tmp_path / "none.csv").write_text("p,n,seconds\n")
    values = ("--values", "p=8-128*2", "--values", "n=10-50:10", "--number", 99)
    found = _json(capsys, tmp_path / "none.csv", "--budget", 1, *values)
    assert len(found["suggestions"]) == 18
    assert found["suggestions"][0]["predicted_time"] is None


def test_constraints_and_words(runs, capsys):
    arguments = ["--values", "p=8-1000", "--constraint", "cube(p)", "--budget", "1e6", "--number", "5"]
    assert main(["suggest", str(runs), "--target", "seconds", *arguments]) == 0
    out = capsys.readouterr().out
    assert "most uncertainty for its cost" in out
    assert "SMAPE" in out


def test_no_budget_is_left(runs, capsys):
    assert main(["suggest", str(runs), "--target", "seconds", "--budget", "1"]) == 0
    assert "no run is left" in capsys.readouterr().out


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        (("--budget", "1", "--processes", "q"), "no such parameter"),
        (("--budget", "1", "--values", "q=1,2"), "no such parameter"),
        (("--budget", "1", "--number", "0"), "give 1 or more"),
        (("--budget", "1", "--constraint", "prime(p)"), "write cube(p)"),
        (("--budget", "1", "--features", "p,x"), "no column 'x'"),
    ],
)
def test_bad_use_is_one_line(arguments, message, runs, capsys):
    assert main(["suggest", str(runs), "--target", "seconds", *arguments]) == 2
    error = capsys.readouterr().err
    assert message in error
    assert error.count("\n") == 1


def test_times_must_be_positive(runs, capsys):
    runs.write_text(runs.read_text() + "8,10,-1\n")
    assert main(["suggest", str(runs), "--target", "seconds", "--budget", "1"]) == 2
    assert "is negative" in capsys.readouterr().err


def test_more_points_than_a_float_counts_are_too_many():
    with pytest.raises(UsageError, match="inf points are too many to rate"):
        search_space({f"p{number}": [1.0, 2.0] for number in range(2000)}, [])
