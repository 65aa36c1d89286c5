"""Report of a comparison of models, as a table or as JSON:

MLogQ of 1000 test configurations, by configurations learned from
model        256    1024   65536  setting of the largest
cpr        0.31    0.141  0.0531  cells 64, rank 16, regularization 1e-05
nn         0.22    0.102  0.0613  activation relu, layers 4, width 128
"""

from __future__ import annotations

import json
from collections.abc import Sequence
from typing import Any

from ..models.empirical.evaluation.studies.trial import Curve, Trial, by_extrapolation, by_training_size
from .layout import Line, NamedTable, spaced
from .outputs.studies import ModelStudyOutput, ModelStudyRow


def compared_models_to_json(trials: Sequence[Trial], path: str) -> dict[str, Any]:
    """Return the JSON object of `chainline study models --json`."""
    return ModelStudyOutput(
        trials=path,
        n_trials=len(trials),
        failed=sum(trial.mlogq is None for trial in trials),
        training_size=_rows(by_training_size(trials)),
        extrapolation=_rows(by_extrapolation(trials)),
    ).to_json()


def compared_models_lines(trials: Sequence[Trial]) -> list[Line]:
    """Return the least error of each class of models, by the number or the range of training rows."""
    tables = []
    n_test = next((trial.n_test for trial in trials if trial.n_test is not None), 0)
    for curves, what in (
        (by_training_size(trials), "configurations learned from"),
        (by_extrapolation(trials), "end of the range learned from"),
    ):
        if curves:
            tables.append(_table(curves, f"MLogQ of {n_test} test configurations, by {what}"))
    left_out = [
        f"left out: {trial.work.model} {trial.work.setting}, {trial.work.n_train}: {trial.note}"
        for trial in trials
        if trial.note.startswith("more than")
    ]
    return [*spaced(tables), *left_out]


def trial_line(trial: Trial) -> str:
    """Return a line of a log for a fit that is done."""
    error = trial.note if trial.mlogq is None else f"MLogQ {trial.mlogq:.4g} ({trial.fit_s:.1f} s)"
    limit = "" if trial.work.below is None else f" below {trial.work.below:g}"
    return f"{trial.work.model} {trial.work.n_train}{limit} {trial.work.setting}: {error}"


def _table(curves: Sequence[Curve], title: str) -> NamedTable:
    places = sorted({point[0] for curve in curves for point in curve.points})
    rows = []
    for curve in sorted(curves, key=lambda curve: curve.points[-1][1] if curve.points else 0.0):
        errors = {place: error for place, error, _ in curve.points}
        cells = (f"{errors[place]:.3g}" if place in errors else "" for place in places)
        rows.append((curve.name, _words(curve.points[-1][2]) if curve.points else "", *cells))
    headings = ("model", "setting of the last", *(f"{place:g}" for place in places))
    return NamedTable(title, headings, tuple(rows), (0, 1))


def _rows(curves: Sequence[Curve]) -> list[ModelStudyRow]:
    return [
        ModelStudyRow(model=curve.name, at=place, mlogq=error, setting=json.loads(setting))
        for curve in curves
        for place, error, setting in curve.points
    ]


def _words(setting: str) -> str:
    return ", ".join(f"{name} {value}" for name, value in json.loads(setting).items())
