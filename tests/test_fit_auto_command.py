"""`chainline fit` where no class of models is named."""

import json
from pathlib import Path

import jsonschema
import numpy as np
import pandas as pd
import pytest
from chainline.cli import main
from chainline.errors import UsageError
from chainline.models.empirical.data.parameter_space import infer_space
from chainline.models.empirical.data.table_file import Measurements
from chainline.models.empirical.fitting.automatic.candidates import (
    CANDIDATES,
    Candidate,
    candidates_for,
    fit_candidate,
)
from chainline.models.empirical.fitting.automatic.fit import Trying, fit_automatically
from chainline.models.empirical.fitting.model_file import load_model
from chainline.models.empirical.fitting.registry import COMPARED

SCHEMA = json.loads((Path(__file__).parents[1] / "reports" / "schemas" / "fit.schema.json").read_text())
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


def test_every_class_is_tried():
    assert {each.model for each in CANDIDATES} == {*COMPARED, "pmnf", "influence"} - {"cpr-cells"}
    assert len({each.name for each in CANDIDATES}) == len(CANDIDATES)


def test_the_league_says_what_was_taken_and_the_model_predicts(capsys, train, tmp_path):
    model = tmp_path / "auto.model"
    fit = ["fit", train, "--target", "seconds", "-o", model, "--blocks", 3]
    code, out, _ = run(capsys, *fit)
    assert (
        code == 0 and "chosen: " in out and "tried 3 of 15 in " in out and "--blocks 3 tries the same" in out
    )
    assert all(name in out for name in ("knn", "et", "mars degree 3")) and "on new rows: typically" in out
    first = model.read_bytes()
    found = json.loads(run(capsys, *fit, "--json")[1])
    jsonschema.validate(found, SCHEMA)
    league = found["auto"]
    assert model.read_bytes() == first
    assert [each["mlogq"] for each in league["tried"]] == sorted(each["mlogq"] for each in league["tried"])
    assert sum(each["weight"] for each in league["tried"]) == pytest.approx(1)
    code, out, err = run(capsys, "evaluate", model, train)
    assert (code, err) == (0, "") and "mlogq" in out


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
