"""tables: what was counted holds the promises, a trial gives it again, a stopped run goes on."""

import importlib
from pathlib import Path

import pandas as pd
import pytest
from chainline.models.empirical.data.parameter_space import infer_space
from chainline.models.empirical.fitting.automatic import fit
from chainline.models.empirical.fitting.automatic.candidates import CANDIDATES, Candidate
from chainline.models.empirical.fitting.prediction_intervals import scores

from ..fitted_tables import TABLES, drawn

SAMPLE = Path(__file__).parent / "tables"
MODULES = ("run", "trials", "trial_log", "tables", "classes", "candidates", "summary")
CHEAP = (CANDIDATES[0], Candidate("knn", {"n_neighbors": 5}, "of five"))


@pytest.fixture
def sample(monkeypatch):
    monkeypatch.syspath_prepend(str(SAMPLE))
    for name in MODULES:
        monkeypatch.delitem(importlib.sys.modules, name, raising=False)
    yield importlib.import_module
    for name in MODULES:
        importlib.sys.modules.pop(name, None)


def recorded():
    return pd.read_csv(SAMPLE / "trials.csv")


def test_nine_in_ten_new_rows_were_inside_for_every_class(sample):
    shares = sample("summary").shares_inside(recorded())
    assert set(shares) == {*sample("classes").CLASSES, "chosen"}
    assert {name: share for name, share in shares.items() if not 0.85 <= share <= 0.95} == {}


def test_what_was_chosen_was_as_good_as_the_best_by_hindsight(sample):
    found = sample("summary").choices(recorded())
    assert len(found) > 10 and found["good"].all(), found.to_string()


def lines_again(sample, table, name, draw):
    trials, classes, run = sample("trials"), sample("classes"), sample("run")
    train, test = drawn(table.read(), run.OF_CLASSES, run.N_TEST, draw)
    trial = trials.Trial(run.OF_CLASSES, draw, table.name, len(train.features))
    return classes.class_row(trial, name, table.target, train, test)


def recorded_line(table, name, draw):
    found = recorded().query("what == 'class'")
    (line,) = found[
        (found["table"] == table.name) & (found["model"] == name) & (found["draw"] == draw)
    ].to_dict("records")
    return line


@pytest.mark.exhaustive
@pytest.mark.filterwarnings("ignore")
def test_a_line_is_what_its_trial_gives(sample):
    (table,) = (table for table in TABLES if table.name == "applications/p2p")
    again, line = lines_again(sample, table, "knn", 0), recorded_line(table, "knn", 0)
    assert (again["rows"], again["inside"]) == (line["rows"], line["inside"])
    assert float(again["mlogq"]) == pytest.approx(line["mlogq"], rel=1e-4)


@pytest.mark.exhaustive
@pytest.mark.filterwarnings("ignore")
@pytest.mark.parametrize("table", TABLES, ids=lambda table: table.name)
@pytest.mark.parametrize("name", ["cpr-cells", "svm", "mars", "hybrid"])
def test_lines_are_what_their_trials_give(sample, table, name):
    if not sample("classes").takes(name, table.read().features):
        pytest.skip("takes numbers alone")
    again, line = lines_again(sample, table, name, 0), recorded_line(table, name, 0)
    # a row at the very end of an interval may fall on either side with another linear algebra
    assert again["rows"] == line["rows"] and abs(again["inside"] - line["inside"]) <= 0.02 * line["rows"]


@pytest.mark.exhaustive
@pytest.mark.filterwarnings("ignore")
def test_a_choice_is_that_of_fit(sample, monkeypatch):
    (table,) = (table for table in TABLES if table.name == "applications/threads")
    measurements = table.read()
    train, test = drawn(measurements, 60, 40, 0)
    candidates = sample("candidates")
    for module in (candidates, fit):
        monkeypatch.setattr(module, "candidates_for", lambda rows: CHEAP)
    said = candidates.predicted_by_candidates(table, measurements, train, test, 0)
    *each, chosen = candidates.chosen_rows(sample("trials").Trial(60, 0, table.name, 60), train, test, said)
    space = infer_space(measurements.features)
    fitted = fit.fit_automatically(train, table.target, space, 0, lambda: 0.0)
    weights = {one.name: one.weight for one in fitted.tried}
    assert {row["model"]: row["weight"] for row in each} == pytest.approx(weights, abs=1e-4)
    stored = fitted.validated.stored
    error = scores(test.times, stored.estimator.predict(test.features)).mean()
    assert float(chosen["mlogq"]) == pytest.approx(error, rel=1e-4)
    assert float(chosen["half_width"]) == pytest.approx(stored.new_rows.nine_in_ten, rel=1e-4)


@pytest.mark.filterwarnings("ignore")
def test_it_goes_on_where_it_stopped(sample, monkeypatch, tmp_path, capsys):
    run, row = sample("run"), dict.fromkeys(sample("trials").COLUMNS, 1)
    monkeypatch.setattr(run, "CLASSES", ("knn", "pmnf"))
    monkeypatch.setattr(run, "OF_CHOICE", (40, 60))
    monkeypatch.setattr(run, "class_row", lambda trial, name, *_: row | trial.row("class", name))
    lines = [("candidate", "knn"), ("candidate", "et"), ("chosen", "auto (one)")]
    monkeypatch.setattr(run, "_choice", lambda trial, *_: [row | trial.row(*line) for line in lines])
    path = tmp_path / "trials.csv"
    command = ["run.py", "-o", str(path), "--draws", "1", "--only", "smg-3d"]
    monkeypatch.setattr(importlib.sys, "argv", command)
    run.main()
    whole = path.read_text()
    assert whole.count("\n") == 1 + 3 + 2 + 3
    for end in (len(whole) // 3, whole.rindex("60,0"), len(whole) - 1):  # in a line, in a block, in the last
        path.write_text(whole[:end])
        run.main()
        assert path.read_text() == whole
    monkeypatch.setattr(importlib.sys, "argv", ["run.py", "--summary", str(path)])
    run.main()
    assert "by hindsight" in capsys.readouterr().out
