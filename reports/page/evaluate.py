"""Pages of `chainline evaluate` for models of kernels: analytical, stored, and learned.

The page of `chainline evaluate learned` (`held_out_page`) shows models that were trained on a part of the
data and tested on the rest.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from math import isfinite
from statistics import fmean
from typing import TYPE_CHECKING

import numpy as np

from ...models.kernels.evaluation.evaluate import Evaluation, PredictedRow, group_rows, score
from ...models.kernels.learned.cross_validation.scores import PREDICTED, HeldOutScores
from ...models.kernels.learned.samples import GFLOPS
from ...models.kernels.learned.stored.scores import StoredEvaluation
from ...records import record
from ..evaluation import evaluation_lines
from ..held_out import HELD_OUT, curve_table, order_table
from ..layout import NamedTable, Prose, percent
from ..trained_model import stored_evaluation_lines
from .charts import BarRow, Plane, Points, bars_chart, points_chart
from .curves import Predictions, prediction_charts
from .drawing import Drawing
from .page import Block, Charts, Commands, Facts, Page, Section, Table, Words, typed

if TYPE_CHECKING:
    import pandas as pd


Provenance = tuple[tuple[str, str], ...]


def analytical_page(evaluation: Evaluation, command: Sequence[str], provenance: Provenance) -> Page:
    """Return the page that compares analytical models with measured rows.

    Parameters
    ----------
    evaluation : Evaluation
    command : sequence of str
        Command as typed.
    provenance : tuple of (str, str)
        Names and values.
    """
    rows = evaluation.rows
    errors = {str(model): score(rows, model).mape for model in evaluation.models}
    best = min(errors, key=lambda name: errors[name])
    lead = f"{best} is nearest: {percent(errors[best])} off on average over {len(rows)} measured kernels."
    sections = [
        Section("errors", "Errors", tuple(_overall(errors, evaluation.warnings))),
        Section("orders", "By order", (Charts(tuple(_by_order(evaluation))),)),
        Section("predictions", "Predictions", tuple(_predictions(evaluation))),
        Section("tables", "All figures", tuple(_lines(evaluation_lines(evaluation)))),
        _repeat(command),
    ]
    return Page(f"Models against measurements, {evaluation.machine.title}", lead, tuple(sections), provenance)


def stored_page(found: StoredEvaluation, command: Sequence[str], provenance: Provenance) -> Page:
    """Return the page that compares a stored model with measured rows.

    Parameters
    ----------
    found : StoredEvaluation
    command : sequence of str
        Command as typed.
    provenance : tuple of (str, str)
        Names and values.
    """
    errors = {name: _mean_error(found, name) for name in found.overall[0].scores}
    name = "learned model" if found.manifest.search is None else "model of Ren et al. 2026"
    lead = f"The {name} is {percent(errors[found.model])} off on average over {found.rows} measured kernels."
    sections = [
        Section("errors", "Errors", tuple(_overall(errors, found.warnings))),
        Section("orders", "By order", (Charts(tuple(_stored_by_order(found))),)),
        Section("tables", "All figures", tuple(_lines(stored_evaluation_lines(found)))),
        _repeat(command),
    ]
    return Page(f"A {name} against measurements, {found.machine}", lead, tuple(sections), provenance)


def _mean_error(found: StoredEvaluation, name: str) -> float:
    """Return the mean over all rows that a model predicts."""
    scores = [group.scores[name] for group in found.overall if group.scores[name].predicted]
    rows = sum(score.predicted for score in scores)
    return sum(score.mape * score.predicted for score in scores) / rows if rows else float("nan")


def _overall(errors: Mapping[str, float], warnings: Sequence[str]) -> Iterator[Block]:
    for warning in warnings:
        yield Words(f"Beware: {warning}.", strong=True)
    known = sorted((item for item in errors.items() if isfinite(item[1])), key=lambda item: item[1])
    rows = [
        BarRow(name, error, percent(error), "c5" if number else "c0")
        for number, (name, error) in enumerate(known)
    ]
    legend = (("c0", "the least error"), *((("c5", "other models"),) if len(rows) > 1 else ()))
    yield bars_chart("Mean error (MAPE) of each model, all rows", rows, legend=legend)


def _by_order(evaluation: Evaluation) -> Iterator[Drawing]:
    residences = group_rows(evaluation.rows, lambda row: row.case.conditions.residence)
    for residence, rows in sorted(residences.items()):
        orders = sorted(group_rows(rows, lambda row: row.case.variant.order).items())
        groups = [
            Points(
                str(model),
                tuple(float(order) for order, _ in orders),
                tuple(100 * score(of_order, model).mape for _, of_order in orders),
                joined=True,
            )
            for model in evaluation.models
        ]
        yield error_by_order(f"Data in {residence}", groups)


def _stored_by_order(found: StoredEvaluation) -> Iterator[Drawing]:
    for residence in dict.fromkeys(group.residence for group in found.groups):
        here = [group for group in found.groups if group.residence == residence and group.order is not None]
        orders = sorted({group.order for group in here if group.order is not None})
        groups = [
            Points(
                name,
                tuple(map(float, orders)),
                tuple(100 * fmean(g.scores[name].mape for g in here if g.order == n) for n in orders),
                joined=True,
            )
            for name in here[0].scores
        ]
        yield error_by_order(f"Data in {residence}", groups)


def error_by_order(title: str, groups: Sequence[Points]) -> Drawing:
    """Return a chart of errors in per cent over the polynomial order."""
    return points_chart(
        Plane(title, "polynomial order", "mean error (MAPE), %", from_zero=True),
        groups,
    )


def _predictions(evaluation: Evaluation) -> Iterator[Block]:
    measured = np.array([row.case.gflops for row in evaluation.rows])
    tips = tuple(map(_named, evaluation.rows))
    shown = [
        Predictions(str(model), measured, np.array([row.predicted[model] for row in evaluation.rows]), tips)
        for model in evaluation.models
    ]
    yield prediction_charts(shown, "GFLOPS")


def _named(row: PredictedRow) -> str:
    case = row.case
    return f"{case.variant.label}, order {case.variant.order}, {case.compiler}, {case.conditions.residence}"


def _lines(lines: Sequence[object]) -> Iterator[Block]:
    """Yield the parts of the text report."""
    for line in lines:
        if isinstance(line, NamedTable):
            yield Table(line)
        elif isinstance(line, Prose):
            yield Words(line.text)


def _repeat(command: Sequence[str]) -> Section:
    return Section("repeat", "Repeat it", (Commands(((typed(command), "this page"),)),))


_LEARNED = "learned"
_DRAWN = ("learned", "simulation")
"""Learners whose predictions are drawn one by one."""


@record
class HeldOut:
    """Contents of the page of a held-out evaluation.

    Attributes
    ----------
    title : str
    scores : HeldOutScores
    found : pandas.DataFrame
        Predictions of each row, as `models.kernels.learned.cross_validation` returns them.
    regret : NamedTable
        Speed lost by choices.
    facts : tuple of (str, str)
        Facts on the rows measured and learned from.
    limits : tuple of str
        Limits of the model, a sentence each.
    """

    title: str
    scores: HeldOutScores
    found: pd.DataFrame
    regret: NamedTable
    facts: tuple[tuple[str, str], ...]
    limits: tuple[str, ...]


def held_out_page(held: HeldOut, command: Sequence[str], provenance: tuple[tuple[str, str], ...]) -> Page:
    """Return the page of a held-out evaluation.

    Parameters
    ----------
    held : HeldOut
    command : sequence of str
        Command as typed.
    provenance : tuple of (str, str)
        Names and values.
    """
    scores = held.scores
    sections = [Section("data", "Training data", (Facts(held.facts),))]
    for number, division in enumerate(scores.divisions):
        title = f"Held out: {HELD_OUT.get(division, division)}"
        sections.append(Section(f"division-{number}", title, tuple(_division(held, division))))
    if scores.curve:
        sections.append(Section("curve", "Error by number of rows", tuple(_curve(scores))))
    sections.append(Section("choice", "Speed lost by a choice", (Table(held.regret),)))
    if held.limits:
        words = tuple(Words(limit) for limit in held.limits)
        sections.append(Section("limits", "Limits of the model", words))
    sections.append(Section("repeat", "Repeat it", (Commands(((typed(command), "this page"),)),)))
    return Page(held.title, _lead(scores), tuple(sections), provenance)


def _lead(scores: HeldOutScores) -> str:
    for division in ("order", *scores.divisions):
        found = scores.of(division).get(_LEARNED)
        if found is None or not isfinite(found.mape):
            continue
        lead = f"Held out {HELD_OUT.get(division, division)}, it is {percent(found.mape)} off on average"
        again = f", where measuring again differs by {percent(found.noise)}" if found.noise_rows else ""
        return f"{lead}{again}."
    return f"{scores.samples} rows of {scores.codes} kernels."


def _division(held: HeldOut, division: str) -> Iterator[Block]:
    scores = held.scores
    found = scores.of(division)
    ranked = sorted((item for item in found.items() if isfinite(item[1].mape)), key=lambda item: item[1].mape)
    rows = [
        BarRow(
            name=learner,
            value=score.mape,
            text=percent(score.mape),
            style="c0" if learner == _LEARNED else "c5",
            mark=score.noise if isfinite(score.noise) else None,
        )
        for learner, score in ranked
    ]
    legend = [("c0", _LEARNED)] if _LEARNED in found else []
    if len(rows) > len(legend):
        legend.append(("c5", "others"))
    if scores.noise_rows:
        legend.append(("mark", "mark: difference of repeated measurements of the same code"))
    yield bars_chart("Mean error (MAPE) of each learner", rows, legend=tuple(legend))
    yield Table(_scores_table(scores, division))
    orders = scores.orders(division)
    if len(orders) > 1:
        by_order = {order: scores.of(division, order=order) for order in orders}
        yield error_by_order(
            "Error by order",
            [
                Points(
                    learner,
                    tuple(map(float, orders)),
                    tuple(
                        100 * by_order[order][learner].mape if learner in by_order[order] else float("nan")
                        for order in orders
                    ),
                    joined=True,
                )
                for learner, _ in ranked[:6]
            ],
        )
        yield Table(order_table(scores, division))
    yield from _held_out_predictions(held.found[held.found["division"] == division])


def _scores_table(scores: HeldOutScores, division: str) -> NamedTable:
    """Return the scores of each learner in words; errors by residence are columns of their own."""
    residences = scores.residences(division)
    apart = [scores.of(division, residence=name) for name in residences]
    rows = []
    for learner, found in scores.of(division).items():
        half = found.interval_factor - 1
        rows.append(
            (
                learner,
                str(found.predicted),
                percent(found.mape),
                percent(found.bias, signed=True),
                percent(found.coverage),
                f"±{percent(half)}" if isfinite(half) else "",
                *(percent(part[learner].mape) if learner in part else "" for part in apart),
            )
        )
    headings = ("learner", "rows predicted", "MAPE", "too fast by", "inside the interval", "interval")
    columns = tuple(f"MAPE in {name}" for name in residences)
    return NamedTable("", (*headings, *columns), tuple(rows))


def _held_out_predictions(found: pd.DataFrame) -> Iterator[Block]:
    shown = []
    for learner in _DRAWN:
        rows = found[found["learner"] == learner]
        if not len(rows):
            continue
        words = zip(rows["split"], rows["order"], rows["compiler"], rows["residence"], strict=True)
        tips = tuple(
            f"{split}, order {order}, {compiler}, {where}" for split, order, compiler, where in words
        )
        measured, predicted = (rows[name].to_numpy(np.float64) for name in (GFLOPS, PREDICTED))
        shown.append(Predictions(learner, measured, predicted, tips))
    if shown:
        yield prediction_charts(shown, "GFLOPS")


def _curve(scores: HeldOutScores) -> Iterator[Block]:
    groups = []
    for learner in dict.fromkeys(point.learner for point in scores.curve):
        points = sorted((p for p in scores.curve if p.learner == learner), key=lambda point: point.rows)
        rows, errors = (float(p.rows) for p in points), (100 * p.mape for p in points)
        groups.append(Points(learner, tuple(rows), tuple(errors), joined=True))
    plane = Plane("Error by rows learned from", "rows learned from", "MAPE, %", log_x=True, from_zero=True)
    yield points_chart(plane, groups)
    yield Table(curve_table(scores))
