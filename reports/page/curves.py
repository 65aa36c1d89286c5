"""Charts of a model: predicted against measured values, and curves over each parameter, the others held.

    seconds over n, with p = 4:   the model's line, the runs that have p = 4 as points
    seconds over p, with n = 512: the same along the other parameter

The configuration that is held is the measured one beside which most values of single parameters were
measured, of several the one nearest to the median: the panels cross at a run that took place, and show as
many others as they can.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import Any

import numpy as np
import pandas as pd

from ...arrays import Floats
from ...models.empirical.data.experiments.series import Series
from ...models.empirical.data.table_file import Measurements
from ...models.empirical.estimators.pmnf.fit import SeriesModel, Statistic, statistic_of
from ...models.empirical.fitting.automatic.fit import Automatic
from ...models.empirical.fitting.store.document import StoredModel
from ...records import record
from ..layout import NamedTable, percent
from .charts import BarRow, Plane, Points, bars_chart, points_chart
from .drawing import Drawing, number
from .page import Charts, Table

_WORST = 20
MOST_PANELS = 4
"""Parameters with a chart: those with the most values."""
_STEPS = 60
_LINE = 3
"""Values of one parameter, the others alike, that make a line of measurements."""
_WIDE = 8.0
"""Ratio of the largest to the smallest value from which an axis is logarithmic."""


def model_curves(stored: StoredModel, measurements: Measurements) -> list[Drawing]:
    """Return a chart for each parameter of a fitted model, over the runs that it learned from.

    Parameters
    ----------
    stored : StoredModel
        The model.
    measurements : Measurements
        Training rows with their times.
    """
    frame, times = measurements.features, measurements.times
    if times is None or frame.empty:
        return []
    held = _typical(frame)
    names = sorted(map(str, frame.columns), key=lambda name: -frame[name].nunique())[:MOST_PANELS]

    def predicted(rows: pd.DataFrame) -> Floats:
        with np.errstate(all="ignore"):
            return np.asarray(stored.estimator.predict(rows), np.float64)

    return [
        _panel(name, frame, np.asarray(times), held, predicted, stored.target)
        for name in names
        if frame[name].nunique() > 1
    ]


def law_curves(series: Series, found: SeriesModel, statistic: Statistic = Statistic.MEAN) -> list[Drawing]:
    """Return a chart for each parameter of a scaling law, over the points that it was fitted to.

    Parameters
    ----------
    series : Series
        Measurements.
    found : SeriesModel
        Their law.
    statistic : Statistic
        Statistic of the repetitions that was modelled.
    """
    frame = pd.DataFrame(series.points, columns=list(series.parameters))
    held, times = _typical(frame), statistic_of(series, statistic)

    def values(rows: pd.DataFrame) -> Floats:
        with np.errstate(all="ignore"):
            return found.values(rows.to_numpy(np.float64))

    names = [name for name in series.parameters if frame[name].nunique() > 1][:MOST_PANELS]
    return [_panel(name, frame, times, held, values, series.metric or "value") for name in names]


def members_table(found: Automatic) -> Table | None:
    """Return the members of an automatic choice with their weights and errors; None of an unknown one."""
    taken = [tried for tried in found.tried if tried.weight > 0]
    if not taken:
        return None
    rows = tuple(
        (
            tried.name,
            f"{tried.weight:.2f}",
            "" if tried.mlogq is None or not np.isfinite(tried.mlogq) else f"{np.expm1(tried.mlogq):.1%}",
        )
        for tried in taken
    )
    title = "Members of the blend" if len(rows) > 1 else "Class that was chosen"
    return Table(NamedTable(title, ("class", "weight", "off on held-out rows"), rows, (0,)))


def _typical(frame: pd.DataFrame) -> pd.Series[Any]:
    """Return the row beside which most values of single parameters were measured, nearest to the median.

    Examples
    --------
    >>> lines = pd.DataFrame({"m": [1, 1, 1, 2, 3], "n": [8, 9, 10, 8, 8]})
    >>> _typical(lines).to_dict()
    {'m': 1, 'n': 8}
    """
    names = list(frame.columns)
    beside = [
        frame.groupby([other for other in names if other != name], dropna=False)[name].transform("nunique")
        for name in names
        if len(names) > 1
    ]
    # two that agree by chance are no line
    lines = [np.where(values < _LINE, 1, values) for values in beside]
    most = np.sum(lines, axis=0) if lines else np.zeros(len(frame))
    ranks = [
        (frame[name].rank(pct=True) - 0.5).abs().to_numpy()
        for name in names
        if pd.api.types.is_numeric_dtype(frame[name])
    ]
    far = np.sum(ranks, axis=0) if ranks else np.zeros(len(frame))
    return frame.iloc[int(np.lexsort((far, -most))[0])]


def _panel(
    name: str,
    frame: pd.DataFrame,
    times: Floats,
    held: pd.Series[Any],
    predicted: Callable[[pd.DataFrame], Floats],
    target: str,
) -> Drawing:
    others = [other for other in frame.columns if other != name]
    beside = ", ".join(f"{other} = {_shown(held[other])}" for other in others)
    title = f"{target} over {name}" + (f", with {beside}" if beside else "")
    alike = (frame[others] == held[others]).all(axis=1).to_numpy() if others else np.ones(len(frame), bool)
    if not pd.api.types.is_numeric_dtype(frame[name]):
        choices = sorted(map(str, frame[name].unique()))
        rows = pd.DataFrame([held] * len(choices)).reset_index(drop=True).assign(**{name: choices})
        said = predicted(rows.astype(frame.dtypes.to_dict()))
        bars = [
            BarRow(choice, float(value), number(float(value)))
            for choice, value in zip(choices, said, strict=True)
            if np.isfinite(value)
        ]
        return bars_chart(title, bars)
    values = frame[name].to_numpy(np.float64)
    grid = np.array(list(_grid(values)))
    rows = pd.DataFrame([held] * len(grid)).reset_index(drop=True)
    rows = rows.astype(frame.dtypes.to_dict()).assign(**{name: grid})
    said = predicted(rows)
    known = np.isfinite(said)
    log_x = _is_wide(values)
    log_y = _is_wide(np.concatenate([said[known], times[alike]]))
    if log_y:
        known &= said > 0
    groups = [
        Points("model", tuple(map(float, grid[known])), tuple(map(float, said[known])), joined=True),
        Points("measured", tuple(map(float, values[alike])), tuple(map(float, times[alike]))),
    ]
    return points_chart(Plane(title, name, target, log_x, log_y), groups)


def _grid(values: Floats) -> Iterator[float]:
    """Yield the places of a curve: between the least and the greatest value, whole where all values are."""
    low, high = float(values.min()), float(values.max())
    places = np.geomspace(low, high, _STEPS) if _is_wide(values) else np.linspace(low, high, _STEPS)
    if (values == np.round(values)).all():
        places = np.unique(np.concatenate([np.round(places), values]))
    yield from map(float, places)


def _is_wide(values: Floats) -> bool:
    return bool((values > 0).all() and values.size and values.max() > _WIDE * values.min())


def _shown(value: Any) -> str:
    return f"{value:g}" if isinstance(value, int | float | np.number) else str(value)


@record
class Predictions:
    """Predictions of one model, or of one way to hold out, beside the measured values.

    Attributes
    ----------
    name : str
        Name of the model or of the way to hold out.
    measured, predicted : ndarray of float, (n,)
        NaN where nothing is predicted.
    tips : tuple of str
        Description of each point.
    """

    name: str
    measured: Floats
    predicted: Floats
    tips: tuple[str, ...]


def prediction_charts(all_of: Sequence[Predictions], what: str) -> Charts:
    """Return charts of predicted against measured values, and of their ratio."""
    positive = all(bool((each.measured > 0).all()) for each in all_of)
    across = f"measured {what}"
    agreement = Plane(
        "Predicted against measured",
        *(across, f"predicted {what}"),
        log_x=positive,
        log_y=positive,
        diagonal=True,
    )
    if positive:
        off = [_compared(each, each.predicted / each.measured) for each in all_of]
        title, name, level = "Residuals: predicted over measured, 1 is right", "predicted over measured", 1.0
    else:
        off = [_compared(each, each.predicted - each.measured) for each in all_of]
        title, name, level = "Residuals: predicted minus measured", "predicted minus measured", 0.0
    residuals = Plane(title, across, name, log_x=positive, log_y=positive, level=level)
    alike = points_chart(agreement, [_compared(each, each.predicted) for each in all_of])
    return Charts((alike, points_chart(residuals, off)))


def worst_table(found: Predictions, what: str) -> Table:
    """Return the rows that are predicted worst."""
    with np.errstate(all="ignore"):
        errors = found.predicted / found.measured - 1
    known = [n for n in np.argsort(-np.abs(errors), kind="stable") if np.isfinite(errors[n])]
    rows = tuple(
        (
            found.tips[n].replace(" = ", "\N{NO-BREAK SPACE}=\N{NO-BREAK SPACE}"),
            number(float(found.measured[n])),
            number(float(found.predicted[n])),
            percent(errors[n], True),
        )
        for n in known[:_WORST]
    )
    headings = ("configuration", f"measured {what}", f"predicted {what}", "error")
    return Table(NamedTable(f"The {len(rows)} predicted worst, {found.name}", headings, rows))


def _compared(found: Predictions, y: Floats) -> Points:
    return Points(found.name, tuple(map(float, found.measured)), tuple(map(float, y)), found.tips)
