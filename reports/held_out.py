"""Scores of learned models on held-out rows, as tables and as JSON.

Tables look like this; every error stands beside the noise floor of the same rows, and "n/a"
counts rows of which a learner says nothing:

    MAPE of predicted GFLOPS on held-out rows: zen5, 4565 rows of 4340 kernels
    held out  learner     rows  n/a    MAPE  noise  factor    bias  MLogQ  covered  interval   L1  memory
    order     simulation  4565    0   12.3%   1.5%     8.2  +11.8%  0.105                    3.9%   46.0%
    order     learned     4565    0    4.5%   1.5%     3.0   -1.0%  0.045    90.6%     ±8.0%  2.9%    6.1%

    MAPE by order, held out: order
    order  rows  noise  simulation  learned
        7   110   2.0%        9.9%     4.9%

    MAPE by rows learned from: mean (worst) of 5 random choices
    rows     simulation      learned
      20  12.7% (12.9%)  4.4% (4.5%)

`regret_table` has the speed lost by taking the split that a model ranks first; "flat" counts groups in which
all kernels are equal within noise, and the other columns leave those out:

    Speed lost by a choice, orders held out: mean (worst)
    residence  groups  flat         random         unsplit       0 measured  ...  10 measured
    L1             60    13   3.7% (8.4%)   5.1% (13.2%)   2.1% (5.2%)       0.7% (4.2%)
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import asdict
from math import isfinite, isnan
from statistics import mean
from typing import Any

from ..models.kernels.learned.cross_validation.regret import BUDGETS, SpeedLoss
from ..models.kernels.learned.cross_validation.scores import GroupScore, HeldOutScores, Score
from .layout import Line, NamedTable, percent, spaced
from .outputs.kernels import HeldOutNoise, HeldOutOutput, HeldOutScore, LearningCurveRow

HELD_OUT = {
    "random": "a fifth of the kernels",
    "one compiler": "a fifth of the kernels of one compiler alone, data in L1",
    "order": "one order at a time",
    "compiler": "one compiler family at a time",
}
"""Held-out part of each kind of division, in words."""


def held_out_lines(scores: HeldOutScores, by_order: tuple[str, ...] = ("random", "order")) -> list[Line]:
    """Return all scores, those of some kinds of division by order, and the learning curve.

    Parameters
    ----------
    by_order : tuple of str
        Kinds of division; those not made are left out.
    """
    return spaced(held_out_tables(scores, by_order))


def held_out_tables(scores: HeldOutScores, by_order: tuple[str, ...]) -> list[NamedTable]:
    """Return the tables of `held_out_lines`, which pages show as well."""
    tables = [overview(scores)]
    tables += [order_table(scores, division) for division in by_order if division in scores.divisions]
    return [*tables, curve_table(scores)] if scores.curve else tables


def overview(scores: HeldOutScores) -> NamedTable:
    """Return the errors of each learner in each kind of division."""
    residences = sorted({name for division in scores.divisions for name in scores.residences(division)})
    rows = []
    for division in scores.divisions:
        by_residence = [scores.of(division, residence=name) for name in residences]
        for learner, score in scores.of(division).items():
            apart = [percent(found[learner].mape) if learner in found else "" for found in by_residence]
            rows.append((division, learner, *_cells(score), *apart))
    headings = ("held out", "learner", "rows", "n/a", "MAPE", "noise", "factor", "bias", "MLogQ")
    return NamedTable(
        f"MAPE of predicted GFLOPS on held-out rows: {', '.join(scores.machines)}, "
        f"{scores.samples} rows of {scores.codes} kernels",
        (*headings, "covered", "interval", *residences),
        tuple(rows),
        words=(0, 1),
        note=_noise_note(scores),
    )


def order_table(scores: HeldOutScores, division: str) -> NamedTable:
    """Return the MAPE of each learner by order, in one kind of division."""
    learners = tuple(scores.of(division))
    rows = []
    for order in scores.orders(division):
        found = scores.of(division, order=order)
        first = found[learners[0]]
        errors = [percent(found[name].mape) if name in found else "" for name in learners]
        rows.append((str(order), str(first.rows), percent(first.noise), *errors))
    headings = ("order", "rows", "noise", *learners)
    return NamedTable(f"MAPE by order, held out: {division}", headings, tuple(rows), words=())


def curve_table(scores: HeldOutScores) -> NamedTable:
    """Return the MAPE of each learner by the number of rows that it learned from."""
    points = {(point.rows, point.learner): point for point in scores.curve}
    learners = [name for name in scores.learners if any(name == learner for _, learner in points)]
    rows = []
    for budget in sorted({budget for budget, _ in points}):
        seen = [points.get((budget, name)) for name in learners]
        cells = [
            "" if point is None else f"{percent(point.mape)} ({percent(point.highest)})" for point in seen
        ]
        rows.append((str(budget), *cells))
    repeats = max(point.repeats for point in scores.curve)
    title = f"MAPE by rows learned from: mean (worst) of {repeats} random choices"
    return NamedTable(title, ("rows", *learners), tuple(rows), words=())


def held_out_to_json(scores: HeldOutScores) -> dict[str, Any]:
    """Return the scores as plain values."""
    return HeldOutOutput.of(
        scores,
        noise=HeldOutNoise(mape=_or_null(scores.noise), rows=scores.noise_rows),
        scores=[_group(group) for group in scores.groups],
        learning_curve=[
            LearningCurveRow.of(
                point,
                learned_rows=point.rows,
                mape=_or_null(point.mape),
                lowest_mape=_or_null(point.lowest),
                highest_mape=_or_null(point.highest),
            )
            for point in scores.curve
        ],
    ).to_json()


def _group(group: GroupScore) -> HeldOutScore:
    return HeldOutScore.of(group, **{name: _or_null(value) for name, value in asdict(group.score).items()})


def _or_null(value: float) -> float | None:
    return value if isfinite(value) else None


def _cells(score: Score) -> tuple[str, ...]:
    factor, half = score.mape / score.noise, score.interval_factor - 1
    return (
        str(score.rows),
        str(score.rows - score.predicted),
        percent(score.mape),
        percent(score.noise),
        f"{factor:.1f}" if isfinite(factor) else "",
        percent(score.bias, signed=True),
        "" if isnan(score.mlogq) else f"{score.mlogq:.3f}",
        percent(score.coverage),
        f"±{percent(half)}" if isfinite(half) else "",
    )


def _noise_note(scores: HeldOutScores) -> str:
    if not scores.noise_rows:
        return "no code was measured twice: there is no noise floor"
    return (
        f"noise: error of predicting a row by others with the same code, {percent(scores.noise)} over the "
        f"{scores.noise_rows} rows that have any; factor: MAPE over noise"
    )


def _after(budget: int) -> Callable[[SpeedLoss], float]:
    return lambda one: one.by_budget[budget]


_WAYS: dict[str, Callable[[SpeedLoss], float]] = {
    "random": lambda one: one.random,
    "unsplit": lambda one: one.unsplit,
    **{f"{budget} measured": _after(budget) for budget in BUDGETS},
}


def regret_table(lost: Sequence[SpeedLoss]) -> NamedTable:
    """Return the speed lost by each way to choose, by residence."""
    rows = []
    for residence in dict.fromkeys(one.field.residence for one in lost):
        here = [one for one in lost if one.field.residence == residence]
        steep = [one for one in here if not one.field.flat]
        cells = [_cell([way(one) for one in steep]) for way in _WAYS.values()]
        rows.append((residence, str(len(here)), str(len(here) - len(steep)), *cells))
    return NamedTable(
        "Speed lost by a choice, orders held out: mean (worst)",
        ("residence", "groups", "flat", *_WAYS),
        tuple(rows),
        note="a group: the kernels of one order by one compiler with one set of flags; "
        "measured once, so that the fastest of many is flattered",
    )


def _cell(shares: Sequence[float]) -> str:
    return f"{percent(mean(shares))} ({percent(max(shares))})" if shares else ""
