"""Pages of `chainline fit`, and of `chainline evaluate` for models it stored: models of any program."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from math import isfinite
from typing import Any

import numpy as np

from ...arrays import Floats
from ...models.empirical.data.experiments.series import Series
from ...models.empirical.data.table_file import Measurements
from ...models.empirical.estimators.influence.regressor import InfluenceRegressor
from ...models.empirical.estimators.influence.tables import ChoiceInfluenceRegressor
from ...models.empirical.estimators.pmnf.fit import Search, SeriesModel, left_out_values, statistic_of
from ...models.empirical.fitting.automatic.fit import Automatic
from ...models.empirical.fitting.hybrid_fitting import FittedHybrid
from ...models.empirical.fitting.store.document import StoredModel
from ...models.empirical.metrics import all_metrics
from ...records import record
from ..fit import fit_lines
from ..layout import NamedTable, percent
from ..pmnf import pmnf_lines
from .charts import Plane, Points, points_chart
from .curves import Predictions, law_curves, members_table, model_curves, prediction_charts, worst_table
from .drawing import number
from .page import Block, Charts, Commands, Page, Section, Table, Words, typed

MOST_LAWS = 12
"""Shown in full: those with the largest values."""
_MOST_ROWS, _STEPS = 1000, 80


@record
class Law:
    """Scaling law with its measurements and its search."""

    series: Series
    found: SeriesModel
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
    found: Sequence[SeriesModel],
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
    found : sequence of SeriesModel
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
    elif curves := law_curves(law.series, law.found, law.search.statistic):
        yield Charts(tuple(curves))
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


_NAMED = {"mape": "MAPE", "smape": "SMAPE", "mlogq": "MLogQ", "mlogq2": "MLogQ2", "lgmape": "LGMAPE"}
_SAID = {
    "mape": "mean error, as a share of the measured value",
    "mae": "mean error, in the unit of the target",
    "mse": "mean square of the error",
    "smape": "mean of twice the error over the sum of both",
    "lgmape": "logarithm of the geometric mean of the error",
    "mlogq": "mean of the logarithm of the factor by which it is off",
    "mlogq2": "mean of its square",
}


@record
class FittedTable:
    """Fitted model and its training table.

    Attributes
    ----------
    held_out : ndarray of float or None
        Times by models that were fitted without the row, NaN of rows that were in all; None where too few
        were measured.
    hybrid : FittedHybrid or None
        The parts of a hybrid model.
    path, size : str, int, or None
        Of the file that was written.
    automatic : Automatic or None
        Classes that were tried, of an automatic choice.
    """

    stored: StoredModel
    measurements: Measurements
    held_out: Floats | None
    hybrid: FittedHybrid | None
    path: str | None
    size: int | None
    automatic: Automatic | None = None


def fit_page(fitted: FittedTable, command: Sequence[str], provenance: tuple[tuple[str, str], ...]) -> Page:
    """Return the page of a fitted model.

    Parameters
    ----------
    fitted : FittedTable
    command : sequence of str
        Command as typed.
    provenance : tuple of (str, str)
        Names and values.
    """
    stored, measurements = fitted.stored, fitted.measurements
    assert measurements.times is not None
    tips = configurations(measurements)
    learned = Predictions("learned from", measurements.times, _predicted(stored, measurements), tips)
    shown = [learned]
    lead = f"{stored.model}: {stored.target} of {', '.join(stored.features)}."
    if fitted.held_out is not None:
        held = Predictions("held out", measurements.times, fitted.held_out, tips)
        shown.insert(0, held)
        known = np.isfinite(held.predicted)
        if known.any():
            error = all_metrics(held.measured[known], held.predicted[known])["mape"]
            lead += f" Held-out configurations are predicted within {percent(error)} on average."
    curves = model_curves(stored, measurements)
    sections = (
        Section("model", "The model", tuple(_model(fitted))),
        Section("errors", "Errors", tuple(_errors(shown))),
        Section("predictions", "Predictions", (prediction_charts(shown, stored.target),)),
        *([Section("curves", "Over each parameter", (Charts(tuple(curves)),))] if curves else []),
        Section("worst", "Where it is worst", (worst_table(shown[0], stored.target),)),
        Section("repeat", "Repeat it", (Commands(tuple(_commands(fitted, command))),)),
    )
    return Page(f"A model of {stored.target}", lead, sections, provenance)


def evaluation_page(
    stored: StoredModel,
    measurements: Measurements,
    predicted: Sequence[float],
    command: Sequence[str],
    provenance: tuple[tuple[str, str], ...],
) -> Page:
    """Return the page that compares a stored model with a table of measurements.

    Parameters
    ----------
    stored : StoredModel
    measurements : Measurements
        Configurations and times, (n,).
    predicted : sequence of float, (n,)
        Predicted times.
    command : sequence of str
        Command as typed.
    provenance : tuple of (str, str)
        Names and values.
    """
    assert measurements.times is not None
    times = np.asarray(predicted, np.float64)
    found = Predictions("measured again", measurements.times, times, configurations(measurements))
    error = all_metrics(found.measured, found.predicted)["mape"]
    lead = f"{stored.model} predicts {len(times)} configurations within {percent(error)} on average."
    facts = Words(
        f"It has learned from {stored.n_configurations} configurations: {stored.target} of "
        f"{', '.join(stored.features)}."
    )
    sections = (
        Section("errors", "Errors", (facts, *_errors([found]))),
        Section("predictions", "Predictions", (prediction_charts([found], stored.target),)),
        Section("worst", "Where it is worst", (worst_table(found, stored.target),)),
        Section("repeat", "Repeat it", (Commands(((typed(command), "this page"),)),)),
    )
    return Page(f"A model of {stored.target}, evaluated", lead, sections, provenance)


def configurations(measurements: Measurements) -> tuple[str, ...]:
    """Return each configuration in words."""
    frame = measurements.features
    return tuple(
        ", ".join(f"{name} = {_shown(value)}" for name, value in zip(frame.columns, row, strict=True))
        for row in frame.itertuples(index=False)
    )


def _shown(value: Any) -> str:
    return f"{value:g}" if isinstance(value, int | float | np.number) else str(value)


def _predicted(stored: StoredModel, measurements: Measurements) -> Floats:
    return np.asarray(stored.estimator.predict(measurements.features), np.float64)


def _model(fitted: FittedTable) -> Iterator[Block]:
    stored = fitted.stored
    for line in fit_lines(stored, fitted.measurements, fitted.path, fitted.size, fitted.hybrid):
        if isinstance(line, NamedTable):
            yield Table(line)
        else:
            formula = isinstance(stored.estimator, InfluenceRegressor | ChoiceInfluenceRegressor) and str(
                line
            ).startswith(stored.target)
            yield Words(str(getattr(line, "text", line)), strong=formula)
    if fitted.automatic is not None and (members := members_table(fitted.automatic)) is not None:
        yield members


def _errors(shown: Sequence[Predictions]) -> Iterator[Block]:
    columns = []
    for each in shown:
        known = np.isfinite(each.predicted)
        columns.append(all_metrics(each.measured[known], each.predicted[known]) if known.any() else {})
    rows = tuple(
        (_NAMED.get(name, name.upper()), words, *(_figure(name, column.get(name)) for column in columns))
        for name, words in _SAID.items()
    )
    counts = ("rows", "that it has an answer for", *(str(int(np.isfinite(s.predicted).sum())) for s in shown))
    headings = ("error", "what it is", *(each.name for each in shown))
    yield Table(NamedTable("", headings, (*rows, counts), (0, 1), n_totals=1))
    if any(each.name == "held out" for each in shown):
        yield Words(
            "Held out: a fifth of the configurations was predicted by a model fitted to the others, each "
            "fifth in turn, or one part where there are many; what was measured more than once is out "
            "together. A model knows better what it has learned from."
        )


def _figure(name: str, value: float | None) -> str:
    if value is None or not isfinite(value):
        return ""
    return percent(value) if name in ("mape", "smape") else f"{value:.4g}"


def _commands(fitted: FittedTable, command: Sequence[str]) -> Iterator[tuple[str, str]]:
    yield typed(command), "fits it again, and makes this page"
    if fitted.path is None:
        yield typed([*command, "--output", "fitted.model"]), "keeps the model in a file, too"
        return
    yield typed(["evaluate", fitted.path, "test.csv"]), "its errors on other measurements"
    yield typed(["predict", fitted.path, "configurations.csv"]), "what others would take"
