"""Report of `chainline study learning-curve`, as tables or as JSON:

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

from collections.abc import Mapping, Sequence
from typing import Any

from ..models.empirical.evaluation.curves.curve import CurveRun, Needed, PairedDifference, ShareCurve
from ..models.empirical.evaluation.curves.study import Spread
from .layout import Line, NamedTable, percent, spaced
from .outputs.studies import CurveDifference, CurveError, LearningCurveOutput, NeededRows


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
    tables = [_table(f"{run.title}: MAPE of {tested}, mean (quartiles)", curve, curve.candidates, means)]
    if curve.differences:
        against = curve.differences[0].second
        title = f"MAPE less that of {against} in points, mean [95 % interval]; * where it leaves out zero"
        names = tuple(dict.fromkeys(found.first for found in curve.differences))
        cells = {(found.first, found.fraction): _interval(found) for found in curve.differences}
        tables.append(_table(title, curve, names, cells))
    title = f"rows for a mean MAPE of {100 * curve.goal:g}% at most, the least of the shares tried"
    rows = tuple((found.candidate, _needed(found)) for found in curve.needed)
    return lines + spaced([*tables, NamedTable(title, ("candidate", "learned from"), rows, (0, 1))])


def _table(
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


def _needed(found: Needed) -> str:
    if found.fraction is None or found.n_learned is None:
        return "not reached"
    return _share(found.fraction, found.n_learned) if found.n_learned else "nothing"
