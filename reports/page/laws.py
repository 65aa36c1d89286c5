"""Page of `chainline fit --model pmnf`: each scaling law over the measurements."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

import numpy as np

from ...arrays import Floats
from ...models.empirical.data.experiments.series import Series
from ...models.empirical.estimators.pmnf.fit import Found, Search, left_out_values, statistic_of
from ..layout import NamedTable, percent
from ..pmnf import pmnf_lines
from .charts import Plane, Points, points_chart
from .drawing import number
from .page import Block, Commands, Page, Section, Table, Words, typed
from .predictions import Predictions, prediction_charts

MOST_LAWS = 12
"""Shown in full: those with the largest values."""
_MOST_ROWS, _STEPS = 1000, 80


@dataclass(frozen=True, slots=True)
class Law:
    """Scaling law with its measurements and its search."""

    series: Series
    found: Found
    search: Search

    @property
    def measured(self) -> Floats:
        """Value of each point: the statistic of its repetitions."""
        return statistic_of(self.series, self.search.statistic)

    @property
    def text(self) -> str:
        """The law as a person reads it."""
        segments = self.found.segments
        return self.found.model.formula.text() if segments is None else segments.text()

    @property
    def name(self) -> str:
        """Kernel and metric."""
        return " ".join(filter(None, (self.series.kernel, self.series.metric))) or "the measurements"

    def values(self, points: Floats) -> Floats:
        """Return the values of the law at some points."""
        return self.found.values(points)


def laws_page(
    series: Sequence[Series],
    found: Sequence[Found],
    search: Search,
    command: Sequence[str],
    provenance: tuple[tuple[str, str], ...],
) -> Page:
    """Return the page of all scaling laws; the largest are shown in full.

    The laws shown in full are fitted again without each of their points.

    Parameters
    ----------
    series : sequence of Series
        Measurements.
    found : sequence of Found
        Law of each series.
    search : Search
        Search that found the laws.
    command : sequence of str
        Command as typed.
    provenance : tuple of (str, str)
        Names and values.
    """
    laws = [Law(each, model, search) for each, model in zip(series, found, strict=True)]
    largest = sorted(laws, key=lambda law: -float(np.abs(law.measured).max()))[:MOST_LAWS]
    (table,) = (line for line in pmnf_lines(series, found) if isinstance(line, NamedTable))
    left = len(table.rows) - _MOST_ROWS
    note = f"... and {left} more." if left > 0 else ""
    whole = Table(NamedTable("", table.headings, table.rows[:_MOST_ROWS], table.words, note))
    sections = [Section("laws", "All laws", (whole,))]
    without = left_out_values([law.series for law in largest], search)
    for place, law in enumerate(largest):
        left_out = None if without is None else without[place]
        sections.append(Section(f"law-{place}", law.name, tuple(_law(law, left_out))))
    sections.append(Section("repeat", "Repeat it", (Commands(((typed(command), "this page"),)),)))
    lead = f"{largest[0].name} = {largest[0].text}."
    if len(laws) > 1:
        lead = f"{len(laws)} scaling laws of {', '.join(series[0].parameters)}; the largest is {lead}"
    return Page("Scaling laws", lead, tuple(sections), provenance)


def _law(law: Law, left_out: Floats | None) -> Iterator[Block]:
    yield Words(f"{law.series.metric or 'value'} = {law.text}", strong=True)
    if len(law.series.parameters) == 1:
        yield _curve(law)
    tips = tuple(_point(law.series, place) for place in range(len(law.series.points)))
    shown = [Predictions("law", law.measured, law.values(law.series.points), tips)]
    if left_out is not None:
        shown.insert(0, Predictions("held out", law.measured, left_out, tips))
        yield Words(_error_text(law, left_out))
    yield prediction_charts(shown, law.series.metric or "value")
    yield Table(_points_table(law, left_out, tips))


def _error_text(law: Law, left_out: Floats) -> str:
    known = np.isfinite(left_out) & (law.measured != 0)
    if not known.any():
        return "Without any one of its points no law was found that answers."
    error = float(np.mean(np.abs(left_out[known] / law.measured[known] - 1)))
    n = int(known.sum())
    return f"Each point predicted by the law of the others, {n} in turn: {percent(error)} off on average."


def _curve(law: Law) -> Block:
    x, y = law.series.points[:, 0], law.measured
    log_x, log_y = bool((x > 0).all()), bool((y > 0).all())
    low, high = float(x.min()), float(x.max())
    grid = np.geomspace(low, high, _STEPS) if log_x else np.linspace(low, high, _STEPS)
    curve = law.values(grid[:, None])
    repeated = [(float(p[0]), float(v)) for p, values in _repetitions(law) for v in values]
    groups = [
        Points("law", tuple(map(float, grid)), tuple(map(float, curve)), joined=True),
        Points(f"measured, {law.search.statistic}", tuple(map(float, x)), tuple(map(float, y))),
    ]
    if len(repeated) > len(x):
        groups.append(Points("repetitions", tuple(x for x, _ in repeated), tuple(y for _, y in repeated)))
    name = law.series.metric or "value"
    plane = Plane(f"{name} over {law.series.parameters[0]}", law.series.parameters[0], name, log_x, log_y)
    return points_chart(plane, groups)


def _repetitions(law: Law) -> Iterator[tuple[Floats, Floats]]:
    yield from zip(law.series.points, law.series.repetitions, strict=True)


def _point(series: Series, place: int) -> str:
    pairs = zip(series.parameters, series.points[place], strict=True)
    return ", ".join(f"{name} = {value:g}" for name, value in pairs)


def _points_table(law: Law, left_out: Floats | None, tips: Sequence[str]) -> NamedTable:
    values, measured = law.values(law.series.points), law.measured
    rows = []
    for place in range(min(len(tips), _MOST_ROWS)):
        cells = [*(f"{x:g}" for x in law.series.points[place]), number(float(measured[place]))]
        for predicted in (values, left_out):
            if predicted is None:
                continue
            said = float(predicted[place])
            error = said / measured[place] - 1 if measured[place] else float("nan")
            cells += [number(said) if np.isfinite(said) else "", percent(float(error), signed=True)]
        rows.append(tuple(cells))
    headings = [*law.series.parameters, "measured", "law", "error"]
    headings += [] if left_out is None else ["held out", "its error"]
    return NamedTable("Points", tuple(headings), tuple(rows), words=())
