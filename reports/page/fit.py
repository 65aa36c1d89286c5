"""Pages of `chainline fit`, and of `chainline evaluate` for models it stored: models of any program."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from math import isfinite
from typing import Any

import numpy as np

from ...arrays import Floats
from ...models.empirical.data.table_file import Measurements
from ...models.empirical.estimators.influence.regressor import InfluenceRegressor
from ...models.empirical.estimators.influence.tables import ChoiceInfluenceRegressor
from ...models.empirical.fitting.hybrid_fitting import FittedHybrid
from ...models.empirical.fitting.store.document import StoredModel
from ...models.empirical.metrics import all_metrics
from ..fit import fit_lines
from ..layout import NamedTable, percent
from .page import Block, Commands, Page, Section, Table, Words, typed
from .predictions import Predictions, prediction_charts, worst_table

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


@dataclass(frozen=True, slots=True)
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
    """

    stored: StoredModel
    measurements: Measurements
    held_out: Floats | None
    hybrid: FittedHybrid | None
    path: str | None
    size: int | None


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
    sections = (
        Section("model", "The model", tuple(_model(fitted))),
        Section("errors", "Errors", tuple(_errors(shown))),
        Section("predictions", "Predictions", (prediction_charts(shown, stored.target),)),
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
