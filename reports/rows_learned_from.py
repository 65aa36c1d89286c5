"""Reports of `chainline study models` and `chainline study learning-curve`: errors by rows learned from.

MLogQ of 1000 test configurations, by configurations learned from
model        256    1024   65536  setting of the largest
cpr        0.31    0.141  0.0531  cells 64, rank 16, regularization 1e-05
nn         0.22    0.102  0.0613  activation relu, layers 4, width 128

stencil on zen4, untuned: MAPE 30.7% on all rows
grids, AMD EPYC 7B13: MAPE of 583 of 729 rows in 10 draws, mean (quartiles)
learned from                    et              stacked
1% (7 rows)    21.7% (17.2%-24.8%)  13.2% (11.3%-14.5%)
10% (73 rows)     7.2% (7.1%-7.4%)     4.4% (4.2%-4.6%)

MAPE less that of et in points, mean [95 % interval]; * where it leaves out zero
learned from                   stacked
1% (7 rows)    -8.5% [-10.7%, -6.4%] *
10% (73 rows)   -2.8% [-3.4%, -2.3%] *

rows for a mean MAPE of 10% at most, the least of the shares tried
candidate  learned from
et         10% (73 rows)
stacked    10% (73 rows)
"""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from typing import Any

from ..models.empirical.evaluation.curves.curve import CurveRun, PairedDifference, RequiredShare, ShareCurve
from ..models.empirical.evaluation.curves.study import Spread
from ..models.empirical.evaluation.studies.trial import Curve, Trial, by_extrapolation, by_training_size
from .layout import Line, NamedTable, percent, spaced
from .outputs.studies import (
    CurveDifference,
    CurveError,
    LearningCurveOutput,
    ModelStudyOutput,
    ModelStudyRow,
    NeededRows,
)


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
            tables.append(_models_table(curves, f"MLogQ of {n_test} test configurations, by {what}"))
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


def _models_table(curves: Sequence[Curve], title: str) -> NamedTable:
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


def learning_curve_to_json(run: CurveRun, curve: ShareCurve) -> dict[str, Any]:
    """Return the JSON object of `chainline study learning-curve --json`; errors, shares: fractions of 1."""
    mlogq = {(spread.candidate, spread.fraction): spread.mean for spread in curve.mlogq}
    rows = dict(curve.learned)
    return LearningCurveOutput.of(
        run,
        aggregation="none" if run.aggregation is None else run.aggregation,
        goal_mape=curve.goal,
        errors=[_error(spread, mlogq[spread.candidate, spread.fraction]) for spread in curve.mape],
        differences=[_difference(found, rows[found.fraction]) for found in curve.differences],
        needed=NeededRows.of_each(curve.needed),
    ).to_json()


def _error(spread: Spread, mlogq: float) -> CurveError:
    return CurveError.of(
        spread,
        mape_mean=spread.mean,
        mape_median=spread.median,
        mape_lower_quartile=spread.low,
        mape_upper_quartile=spread.high,
        mlogq_mean=mlogq,
    )


def _difference(found: PairedDifference, n_learned: int) -> CurveDifference:
    return CurveDifference.of(
        found,
        candidate=found.first,
        against=found.second,
        n_learned=n_learned,
        mape_difference_mean=found.mean,
        mape_difference_low=found.low,
        mape_difference_high=found.high,
    )


def learning_curve_lines(run: CurveRun, curve: ShareCurve) -> list[Line]:
    """Return errors, differences and the rows needed, a table each."""
    lines: list[Line] = []
    if run.analytical_mape is not None:
        words = f"{run.analytical} on {run.machine}" if run.machine else run.analytical
        lines.append(f"{words}, untuned: MAPE {percent(run.analytical_mape)} on all rows")
    tested = f"{run.n_tested} of {run.n_rows} rows in {run.n_draws} draws"
    means = {(found.candidate, found.fraction): _spread(found) for found in curve.mape}
    tables = [
        _curve_table(f"{run.title}: MAPE of {tested}, mean (quartiles)", curve, curve.candidates, means)
    ]
    if curve.differences:
        against = curve.differences[0].second
        title = f"MAPE less that of {against} in points, mean [95 % interval]; * where it leaves out zero"
        names = tuple(dict.fromkeys(found.first for found in curve.differences))
        cells = {(found.first, found.fraction): _interval(found) for found in curve.differences}
        tables.append(_curve_table(title, curve, names, cells))
    title = f"rows for a mean MAPE of {100 * curve.goal:g}% at most, the least of the shares tried"
    rows = tuple((found.candidate, _needed(found)) for found in curve.needed)
    return lines + spaced([*tables, NamedTable(title, ("candidate", "learned from"), rows, (0, 1))])


def _curve_table(
    title: str, curve: ShareCurve, names: Sequence[str], cells: Mapping[tuple[str, float], str]
) -> NamedTable:
    rows = tuple(
        (_share(fraction, n_learned), *(cells[name, fraction] for name in names))
        for fraction, n_learned in curve.learned
    )
    return NamedTable(title, ("learned from", *names), rows)


def _share(fraction: float, n_learned: int) -> str:
    return f"{100 * fraction:.3g}% ({n_learned} rows)"


def _spread(found: Spread) -> str:
    return f"{percent(found.mean)} ({percent(found.low)}-{percent(found.high)})"


def _interval(found: PairedDifference) -> str:
    mean, low, high = (percent(value, signed=True) for value in (found.mean, found.low, found.high))
    return f"{mean} [{low}, {high}] {'*' if found.excludes_zero else ' '}"


def _needed(found: RequiredShare) -> str:
    if found.fraction is None or found.n_learned is None:
        return "not reached"
    return _share(found.fraction, found.n_learned) if found.n_learned else "nothing"
