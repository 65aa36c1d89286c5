"""`chainline suggest`."""

import json

import jsonschema
import pytest
from chainline.cli.main import main
from chainline.errors import UsageError
from chainline.models.empirical.acquisition.state import search_space
from chainline.reports.schemas import schema_of

SCHEMA = schema_of("suggest")


@pytest.fixture
def runs(tmp_path):
    path = tmp_path / "runs.csv"
    points = [(p, 10) for p in (8, 16, 32, 64, 128)] + [(8, n) for n in (20, 30, 40, 50)]
    lines = [f"{p},{n},{(2 + 0.01 * n**2 * p**0.5) * scale}" for p, n in points for scale in (0.99, 1.01)]
    path.write_text("\n".join(["p,n,seconds", *lines]) + "\n")
    return path


def _json(capsys, *arguments):
    given = arguments if "--strategy" in arguments else (*arguments, "--strategy", "gpr")
    assert main(["suggest", *map(str, given), "--target", "seconds", "--json"]) == 0
    found = json.loads(capsys.readouterr().out)
    jsonschema.validate(found, SCHEMA)
    return found


@pytest.mark.parametrize("strategy", ["model", "gpr", "hybrid", "bayesian", "cpf", "random", "grid"])
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
    assert len(found["suggestions"]) == 2 * (9 + 2)
    assert found["suggestions"][0]["predicted_time"] is None


def test_points_beside_the_lines_are_part_of_the_start(runs, capsys):
    found = _json(capsys, runs, "--budget", 1e5, "--number", 4)
    points = [tuple(run["point"].values()) for run in found["suggestions"]]
    assert points == [(16, 20), (16, 30), (16, 20), (16, 30)]
    assert found["suggestions"][0]["why"] == "beside the lines, where sums and products differ"


def test_what_fits_as_well_is_told_and_which_run_decides(tmp_path, capsys):
    path = tmp_path / "cross.csv"
    points = [(p, 10) for p in (8, 16, 32, 64, 128)] + [(8, n) for n in (20, 30, 40, 50)]
    path.write_text("p,n,seconds\n" + "".join(f"{p},{n},{5 + 2 * p + 3 * n}\n" for p, n in points))
    found = _json(capsys, path, "--budget", 1e6)
    assert found["model"] == "5 + 2 p + 3 n"
    assert len(found["others"]) == 2
    assert found["deciding"] == {"p": 16.0, "n": 30.0}  # the cheapest where they differ by a fifth
    assert main(["suggest", str(path), "--target", "seconds", "--budget", "1e6"]) == 0
    assert "a run at p = 16, n = 30 would decide" in capsys.readouterr().out


def test_it_does_not_say_stop_at_a_model_that_is_wrong(tmp_path, capsys):
    """No law of the normal form has two peaks."""
    path = tmp_path / "peaks.csv"
    times = {4: 1.0, 8: 9.0, 16: 1.0, 32: 9.0, 64: 1.0, 128: 9.0, 256: 1.0, 512: 9.0, 1024: 1.0}
    path.write_text("p,seconds\n" + "".join(f"{p},{t * s}\n" for p, t in times.items() for s in (0.99, 1.01)))
    found = _json(capsys, path, "--budget", 1e6)
    assert (found["stop"], found["misfit"]) == (False, True)
    assert found["smape"] > 60
    assert main(["suggest", str(path), "--target", "seconds", "--budget", "1e6"]) == 0
    out = capsys.readouterr().out
    assert "no law that is" in " ".join(out.split()) and "time to stop" not in out


def test_five_values_are_said_to_be_needed(runs, capsys):
    arguments = ("--budget", "1e6", "--values", "p=8,16", "--values", "n=10-50:10")
    assert main(["suggest", str(runs), "--target", "seconds", *arguments]) == 0
    assert "p can have 2 values; 5 are needed" in capsys.readouterr().err


def test_weights_move_the_choice_to_what_is_cheap_or_telling(tmp_path, capsys):
    points = (
        [(p, 10) for p in (8, 16, 32, 64, 128)] + [(8, n) for n in (20, 30, 40, 50)] + [(16, 20), (16, 30)]
    )
    path = tmp_path / "runs.csv"
    rows = (f"{p},{n},{(2 + 0.01 * n**2 * p**0.5) * s}" for p, n in points for s in (0.99, 1.01))
    path.write_text("\n".join(["p,n,seconds", *rows]) + "\n")

    def cost(*more):
        return _json(capsys, path, "--budget", 1e6, *more)["suggestions"][0]["predicted_cost"]

    assert cost("--weights", "0,1") < cost("--weights", "1,0")
    assert cost("--weights", "1,0") == cost("--weights", "1,0", "--strategy", "hybrid", "--switch", "0")
    assert cost("--strategy", "hybrid", "--switch", "1") < cost("--weights", "1,0")


def test_constraints_and_words(runs, capsys):
    arguments = ["--values", "p=8-1000", "--constraint", "cube(p)", "--budget", "1e6", "--number", "5"]
    arguments += ["--strategy", "gpr"]
    assert main(["suggest", str(runs), "--target", "seconds", *arguments]) == 0
    out = capsys.readouterr().out
    assert "most uncertainty for its cost" in out
    assert "SMAPE" in out


def _ran(points, values, capsys, path, number, *more):
    """Return the points that are proposed, those before measured at once, and the table with their times."""
    seconds = (f"{p},{n},{solver},{values(p, n, solver)}\n" for p, n, solver in points)
    path.write_text("p,n,solver,seconds\n" + "".join(seconds))
    found = _json(capsys, path, "--budget", 1e9, "--number", number, "--strategy", "model", *more)
    return [tuple(run["point"].values()) for run in found["suggestions"]], found


def test_the_first_runs_fill_the_space_with_a_designs_worth_of_values(tmp_path, capsys):
    path = tmp_path / "none.csv"
    path.write_text("p,n,seconds\n")
    values = ("--values", "p=1-512*2", "--values", "n=100-1000:100", "--number", 20, "--strategy", "model")
    found = _json(capsys, path, "--budget", 1, *values)
    points = [tuple(run["point"].values()) for run in found["suggestions"]]
    assert len(set(points)) == 20
    assert [len({point[place] for point in points}) for place in (0, 1)] == [5, 5]
    assert {(1, 100), (512, 1000)} < set(points)


def test_words_are_parameters_and_never_pooled_as_repetitions(tmp_path, capsys):
    times = {"amg": 2.0, "pcg": 1.0}
    measured = [(p, n, s) for p, n in ((1, 100), (2, 200), (4, 400), (1, 400), (4, 100)) for s in times]
    points, found = _ran(measured, lambda p, n, s: times[s] * n / p, capsys, tmp_path / "w.csv", 4)
    assert found["noise"] == pytest.approx(0.01)  # assumed: nothing was measured twice
    assert len(set(points)) == 4 and {point[2] for point in points} <= set(times)
    assert found["model"] is None and found["points"] == 3 * 3 * 2


def test_candidates_are_the_only_runs(tmp_path, capsys):
    rows = tmp_path / "rows.csv"
    rows.write_text("p,n,solver\n8,800,amg\n16,800,ilu\n")
    measured = [(p, n, "amg") for p in (1, 2, 4) for n in (100, 200)]
    more = ("--candidates", rows, "--repetitions", 1)
    points, found = _ran(measured, lambda p, n, s: n / p, capsys, tmp_path / "w.csv", 9, *more)
    assert points == [(16, 800, "ilu"), (8, 800, "amg")] and found["points"] == 8


def test_a_small_budget_is_shared_by_the_runs(tmp_path, capsys):
    path = tmp_path / "runs.csv"
    points = [(p, n) for p in (1, 4, 16, 64, 256) for n in (1, 4, 16, 64)]
    path.write_text("p,n,seconds\n" + "".join(f"{p},{n},{0.01 * p * n}\n" for p, n in points))
    spent = sum(0.01 * p * n for p, n in points)
    values = ("--values", "p=1-256*2", "--values", "n=1-64*2", "--repetitions", 1, "--number", 5)
    found = _json(capsys, path, "--budget", spent + 5, *values, "--strategy", "model")
    costs = [run["predicted_cost"] for run in found["suggestions"]]
    assert len(costs) == 5 and sum(costs) <= 5


def test_no_budget_is_left(runs, capsys):
    assert main(["suggest", str(runs), "--target", "seconds", "--budget", "1"]) == 0
    assert "no run is left" in capsys.readouterr().out


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        (("--budget", "1", "--processes", "q"), "no such parameter"),
        (("--budget", "1", "--values", "q=1,2"), "no such parameter"),
        (("--budget", "1", "--number", "0"), "--number 0: must be at least 1"),
        (("--budget", "0"), "a number above 0"),
        (("--budget", "nan"), "a number above 0"),
        (("--budget", "inf"), "a number above 0"),
        (("--budget", "1", "--weights", "1"), "give two numbers"),
        (("--budget", "1", "--weights", "0,0"), "not both 0"),
        (("--budget", "1", "--weights", "nan,1"), "0 or more"),
        (("--budget", "1", "--switch", "2"), "0 to 1"),
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
