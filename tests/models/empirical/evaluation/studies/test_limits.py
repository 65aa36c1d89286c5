"""Fits that a limit of time cut off are made again when there is more of it, and not before."""

import csv

import pytest
from chainline.models.empirical.evaluation.studies import run
from chainline.models.empirical.evaluation.studies import run as fits
from chainline.models.empirical.evaluation.studies.run import Execution, compare_models
from chainline.models.empirical.evaluation.studies.trial import Work, setting_text

WORK = Work("knn", setting_text({"n_neighbors": 3}), 64)


class Worker:
    """Takes a minute for each fit, says so, and is never started."""

    def __init__(self, module, request, environment):
        self._works = request["works"]

    def replies(self, silence_s):
        if silence_s - fits._START_S < 60:
            raise TimeoutError
        for _ in self._works:
            yield {"mlogq": 0.5, "fit_s": 60.0, "predict_s": 1.0, "bytes": 100, "n_test": 8, "note": ""}

    def ended_with(self):
        return "ended"

    def close(self):
        return 0


@pytest.fixture
def compare(tmp_path, monkeypatch):
    path = tmp_path / "trials.csv"
    monkeypatch.setattr(fits, "LineWorker", Worker)
    monkeypatch.setattr(run, "read_problem", lambda request: None)
    monkeypatch.setattr(run, "problem_digest", lambda problem: "a" * 12)
    monkeypatch.setattr(
        run, "next_works", lambda model, sizes, trials, *_: [] if WORK in [t.work for t in trials] else [WORK]
    )

    def compared(limit_s):
        trials = compare_models({}, ["knn"], [64], path, Execution(limit_s), lambda trial: None)
        with path.open() as file:
            return [trial.note for trial in trials], len(list(csv.DictReader(file)))

    return compared


def test_a_greater_limit_gives_a_fit_another_chance(compare):
    assert compare(5) == (["more than 5 s"], 1)
    assert compare(5) == compare(4) == (["more than 5 s"], 1)
    assert compare(600) == ([""], 2)
    assert compare(5) == ([""], 2)
