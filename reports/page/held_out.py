"""Page of `chainline evaluate learned`: models trained on a part of the data and tested on the rest."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from math import isfinite
from typing import TYPE_CHECKING

import numpy as np

from ...models.kernels.learned.held_out.predictions import PREDICTED
from ...models.kernels.learned.held_out.scores import HeldOutScores
from ...models.kernels.learned.samples import GFLOPS
from ..held_out import HELD_OUT, curve_table, order_table
from ..named_table import NamedTable, percent
from .charts import BarRow, Plane, Points, bars_chart, points_chart
from .evaluate import error_by_order
from .page import Block, Commands, Facts, Page, Section, Table, Words
from .predictions import Predictions, prediction_charts
from .provenance import typed

if TYPE_CHECKING:
    import pandas as pd

_LEARNED = "learned"
_DRAWN = ("learned", "simulation")
"""Learners whose predictions are drawn one by one."""


@dataclass(frozen=True, slots=True)
class HeldOut:
    """Contents of the page of a held-out evaluation.

    Attributes
    ----------
    title : str
    scores : HeldOutScores
    found : pandas.DataFrame
        Predictions of each row, as `models.kernels.learned.held_out` returns them.
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
    note = "The mark is what repeated measurements of the same code differ by." if scores.noise_rows else ""
    yield bars_chart("Mean error (MAPE) of each learner", rows, note)
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
    yield from _predictions(held.found[held.found["division"] == division])


def _scores_table(scores: HeldOutScores, division: str) -> NamedTable:
    """Return the scores of each learner in words; errors by residence are columns of their own."""
    residences = scores.residences(division)
    apart = [scores.of(division, residence=name) for name in residences]
    rows = []
    for learner, score in scores.of(division).items():
        half = score.interval_factor - 1
        rows.append(
            (
                learner,
                str(score.predicted),
                percent(score.mape),
                percent(score.bias, signed=True),
                percent(score.coverage),
                f"±{percent(half)}" if isfinite(half) else "",
                *(percent(found[learner].mape) if learner in found else "" for found in apart),
            )
        )
    headings = ("learner", "rows predicted", "MAPE", "too fast by", "inside the interval", "interval")
    columns = tuple(f"MAPE in {name}" for name in residences)
    return NamedTable("", (*headings, *columns), tuple(rows))


def _predictions(found: pd.DataFrame) -> Iterator[Block]:
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
