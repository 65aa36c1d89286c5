"""`chainline fit` where no class of models is named."""

import json
import re
import subprocess
import sys
import time
from dataclasses import replace

import jsonschema
import numpy as np
import pandas as pd
import pytest
from chainline.cli import main
from chainline.codegen.process import Bounds
from chainline.errors import UsageError
from chainline.models.empirical.data.parameter_space import infer_space
from chainline.models.empirical.data.table_file import Measurements
from chainline.models.empirical.fitting.automatic import blocks, candidates
from chainline.models.empirical.fitting.automatic.candidates import (
    CANDIDATES,
    Candidate,
    NotTried,
    candidates_for,
    fit_candidate,
)
from chainline.models.empirical.fitting.automatic.fit import Trying, fit_automatically
from chainline.models.empirical.fitting.registry import COMPARED
from chainline.models.empirical.fitting.stored import load_model
from chainline.reports.fit import league_lines, league_output
from chainline.reports.schemas import schema_of

SCHEMA = schema_of("fit")
RNG = np.random.default_rng(3)


def table(n=80):
    frame = pd.DataFrame({"n": RNG.integers(100, 1000, n), "solver": RNG.choice(["amg", "lu"], n)})
    factor = frame["solver"].map({"amg": 1.0, "lu": 3.0}) * np.exp(0.02 * RNG.standard_normal(n))
    return frame.assign(seconds=1e-6 * frame["n"] ** 1.5 * factor)


@pytest.fixture
def train(tmp_path):
    table().to_csv(tmp_path / "train.csv", index=False)
    return tmp_path / "train.csv"


def run(capsys, *arguments):
    code = main(list(map(str, arguments)))
    captured = capsys.readouterr()
    return code, captured.out, captured.err


def test_every_class_that_may_win_is_tried():
    never_best = {"cpr-cells", "knn", "svm"}  # of no table of validation/tables
    assert {each.model for each in CANDIDATES} == {*COMPARED, "pmnf", "influence"} - never_best
    assert len({each.name for each in CANDIDATES}) == len(CANDIDATES)


@pytest.mark.parametrize(
    ("rows", "first", "left_out"),
    [
        (50, "gp anisotropic", {"cpr", "et", "nn"}),
        (300, "gp anisotropic", {"rf", "nn"}),
        (1000, "mars degree 3", {"rf", "nn"}),
        (10000, "mars degree 3", {"gp anisotropic", "gp additive", "influence"}),
    ],
)
def test_classes_are_tried_by_the_number_of_rows(rows, first, left_out):
    names = [each.name for each in candidates.candidates_for(numbers(rows))]
    assert names[0] == first and left_out.isdisjoint(names)
    assert len(names) == len(set(names)) and "mars degree 3, then et" in names


@pytest.mark.exhaustive
def test_the_league_says_what_was_taken_and_the_model_predicts(capsys, train, tmp_path):
    model = tmp_path / "auto.model"
    fit = ["fit", train, "--target", "seconds", "-o", model, "--blocks", 3]
    code, out, _ = run(capsys, *fit)
    assert (
        code == 0
        and "chosen: " in out
        and re.search(r"tried 3 of \d in ", out)
        and "--blocks 3 tries the same" in out
    )
    assert (
        all(name in out for name in ("gp anisotropic", "gp additive", "mars degree 3"))
        and "on new rows: typically" in out
    )
    first = model.read_bytes()
    found = json.loads(run(capsys, *fit, "--json")[1])
    jsonschema.validate(found, SCHEMA)
    league = found["auto"]
    assert model.read_bytes() == first
    assert [each["mlogq"] for each in league["tried"]] == sorted(each["mlogq"] for each in league["tried"])
    assert sum(each["weight"] for each in league["tried"]) == pytest.approx(1)
    code, out, err = run(capsys, "evaluate", model, train)
    assert (code, err) == (0, "") and "mlogq" in out


@pytest.mark.exhaustive
def test_time_stops_it_and_the_blocks_repeat_it():
    rows = table()
    measurements = Measurements(rows[["n", "solver"]], rows["seconds"].to_numpy(), ())
    ticks = iter(range(1000))
    stopped = fit_automatically(
        measurements, "seconds", None, 0, lambda: float(next(ticks)), Trying(time_s=4.0)
    )
    assert 1 < stopped.blocks < stopped.of
    again = fit_automatically(measurements, "seconds", None, 0, lambda: 0.0, Trying(blocks=stopped.blocks))
    names = [each.name for each in stopped.tried]
    assert [each.name for each in again.tried] == names
    said = [found.validated.stored.estimator.predict(measurements.features) for found in (stopped, again)]
    assert said[0].tolist() == said[1].tolist()


def test_trees_correct_what_a_smooth_model_leaves(tmp_path):
    n = np.arange(200.0)
    frame = pd.DataFrame({"n": n + 1, "p": n % 2})
    times = (n + 1) ** 1.3 * np.where((n > 90) & (n < 130), 1.5, 1.0)
    measurements = Measurements(frame, times, ())
    mars = Candidate("mars", {"max_degree": 1})
    trees = {"max_depth": 16, "n_estimators": 16}
    space = infer_space(frame)
    smooth = fit_candidate(mars, measurements, "s", space, 0)
    both = fit_candidate(Candidate("et", trees, after=mars), measurements, "s", space, 0)
    errors = [np.abs(np.log(each.estimator.predict(frame) / times)).mean() for each in (smooth, both)]
    assert errors[1] < 0.2 * errors[0]


def test_texts_and_many_rows_leave_some_out():
    rows = table()
    some = Measurements(rows[["n", "solver"]], rows["seconds"].to_numpy(), ())
    assert not {"pmnf", "influence"} & {each.model for each in candidates_for(some)}
    assert Candidate("gp", most_rows=10).problem(some) == "more than 10 rows"


@pytest.mark.parametrize(
    ("more", "said"),
    [
        (["--time", "0"], "--time 0: give seconds above zero"),
        (["--time", "nan"], "--time nan: give seconds above zero"),
        (["--blocks", "0"], "--blocks 0: must be at least 1"),
        (["--set", "rank=3"], "--set rank: is of one class of models; name it by --model"),
        (["--model", "knn", "--time", "3"], "fit --model knn: --time is for auto; leave it out"),
    ],
)
def test_bad_use_is_one_clear_line(capsys, train, tmp_path, more, said):
    code, out, err = run(capsys, "fit", train, "--target", "seconds", "-o", tmp_path / "m", *more)
    assert (code, out) == (2, "") and said in err and err.count("\n") == 1


@pytest.mark.exhaustive
@pytest.mark.parametrize("rows", [1, 3])
def test_a_few_rows_are_learned_from_by_something(capsys, tmp_path, rows):
    table(rows).to_csv(tmp_path / "few.csv", index=False)
    model = tmp_path / "few.model"
    given = ["--target", "seconds", "-o", model, "--blocks", 2]
    code, out, err = run(capsys, "fit", tmp_path / "few.csv", *given)
    assert code == 0, err
    assert "too few rows to hold any out" in out and load_model(model).n_configurations == rows


def test_nothing_to_learn_from_is_said():
    frame = pd.DataFrame({"n": np.empty(0)})
    with pytest.raises(UsageError, match="auto: no rows"):
        fit_automatically(Measurements(frame, np.empty(0), ()), "s", None, 0, lambda: 0.0)


def numbers(n=60):
    frame = pd.DataFrame({"n": RNG.uniform(100, 1000, n), "p": RNG.uniform(1, 64, n)})
    return Measurements(frame, 1e-6 * frame["n"].to_numpy() ** 1.5 / frame["p"].to_numpy(), ())


def _takes(monkeypatch, model, takes):
    """Have one class of models do something else before it is fitted."""

    def fitted(candidate, *given):
        if candidate.model == model:
            takes()
        return fit_candidate(candidate, *given)

    monkeypatch.setattr(blocks, "fit_candidate", fitted)


def _forever():
    while True:
        pass


def _too_much():
    np.ones(1 << 31)  # 16 GiB


@pytest.mark.skipif(sys.platform != "linux", reason="bounds are those of Linux")
@pytest.mark.parametrize(
    ("takes", "bounds", "why"),
    [
        (_forever, Bounds(1.0, 1 << 30), "took more than 1 s"),
        (_too_much, Bounds(60.0, 1 << 30), "takes more than 1 GiB of memory"),
    ],
)
def test_a_candidate_that_passes_a_bound_is_interrupted_and_reported(monkeypatch, takes, bounds, why):
    """The others are tried all the same, and the report and JSON say which was given up."""
    monkeypatch.setattr(blocks, "BOUNDS", bounds)
    _takes(monkeypatch, "mars", takes)
    found = fit_automatically(numbers(), "seconds", None, 0, time.monotonic, Trying(blocks=3))
    assert found.not_tried == (NotTried("mars degree 3", why),)
    assert {each.name for each in found.tried} == {"gp anisotropic", "gp additive"} and found.blocks == 3
    assert f"not tried: mars degree 3: {why}" in league_lines(found)
    assert league_output(found).to_json()["not_tried"] == [{"name": "mars degree 3", "why": why}]
    assert "mars degree 3" not in [each["name"] for each in league_output(found).to_json()["tried"]]


@pytest.mark.skipif(sys.platform != "linux", reason="bounds are those of Linux")
def test_where_all_pass_a_bound_that_is_said(monkeypatch):
    monkeypatch.setattr(blocks, "BOUNDS", Bounds(60.0, 1 << 30))
    _takes(monkeypatch, "gp", _too_much)
    with pytest.raises(
        UsageError, match=r"no class of models can learn from 60 rows: gp anisotropic takes more than"
    ):
        fit_automatically(numbers(), "seconds", None, 0, time.monotonic, Trying(blocks=1))


@pytest.mark.exhaustive
def test_bounds_of_rows_and_bytes_are_reported(monkeypatch):
    few = {
        each.name: each for each in (replace(one, most_rows=50) for one in CANDIDATES) if each.model == "gp"
    }
    tried = tuple(few.get(each.name, each) for each in CANDIDATES[:7])
    monkeypatch.setattr(candidates, "CANDIDATES", tried)
    found = fit_automatically(numbers(), "seconds", None, 0, time.monotonic, Trying(blocks=1))
    assert found.not_tried == tuple(NotTried(name, "more than 50 rows") for name in few)
    assert len(few) >= 2 and f"not tried: {', '.join(few)}: more than 50 rows" in league_lines(found)
    monkeypatch.setattr(candidates, "BOUNDS", Bounds(60.0, 1000))
    rows = numbers()
    assert Candidate("knn").problem(rows) == "takes more than 9.31e-07 GiB of memory"
    assert Candidate("et").problem(rows) is None  # trees take codes


@pytest.mark.skipif(sys.platform != "linux", reason="bounds are those of Linux")
def test_thousands_of_scattered_rows_are_fitted_in_bounded_address_space(tmp_path):
    """Laws and the candidates before them, where terms x n x n numbers would be 6 GB."""
    rows = numbers(3100)
    rows.features.assign(k=RNG.uniform(1, 9, 3100), seconds=rows.times).to_csv(
        tmp_path / "runs.csv", index=False
    )
    script = (
        "import resource, sys; from chainline.cli import main; "
        "import chainline.models.empirical.fitting.automatic.fit; "
        "used = int(open('/proc/self/statm').read().split()[0]) * resource.getpagesize(); "
        "resource.setrlimit(resource.RLIMIT_AS, (used + (1 << 30),) * 2); sys.exit(main(sys.argv[1:]))"
    )
    command = [sys.executable, "-c", script, "fit", str(tmp_path / "runs.csv"), "--blocks", "4"]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    assert "pmnf" in done.stdout and "not tried: influence: more than 3000 rows" in done.stdout


@pytest.mark.exhaustive
def test_without_a_file_the_model_is_told_of_and_not_kept(capsys, train):
    code, out, _ = run(capsys, "fit", train, "--blocks", 1)
    assert code == 0 and out.rstrip().endswith("not saved: give --output MODEL to keep the model")
    code, out, _ = run(capsys, "fit", train, "--blocks", 1, "--json")
    found = json.loads(out)
    jsonschema.validate(found, SCHEMA)
    assert (code, found["path"], found["bytes"]) == (0, None, None)
