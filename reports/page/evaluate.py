"""The pages of `chainline evaluate` for models of kernels that are not learned from parts of the data."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from math import isfinite
from statistics import fmean

import numpy as np

from ...models.kernels.evaluation.evaluate import Evaluation
from ...models.kernels.evaluation.scores import PredictedRow, group_rows, score
from ...models.kernels.learned.stored.stored_scores import LEARNED, StoredEvaluation
from ..evaluation import evaluation_lines
from ..line import Prose
from ..named_table import NamedTable, percent
from ..stored_evaluation import stored_evaluation_lines
from .charts import BarRow, Plane, Points, bars_chart, points_chart
from .drawing import Drawing
from .page import Block, Charts, Commands, Page, Section, Table, Words
from .predictions import Predictions, prediction_charts
from .provenance import typed

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
    lead = (
        f"The learned model is {percent(errors[LEARNED])} off on average over {found.rows} measured kernels."
    )
    sections = [
        Section("errors", "Errors", tuple(_overall(errors, found.warnings))),
        Section("orders", "By order", (Charts(tuple(_stored_by_order(found))),)),
        Section("tables", "All figures", tuple(_lines(stored_evaluation_lines(found)))),
        _repeat(command),
    ]
    return Page(f"A learned model against measurements, {found.machine}", lead, tuple(sections), provenance)


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
    yield bars_chart("Mean error (MAPE) of each model, all rows", rows)


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
