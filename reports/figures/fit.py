"""Figures of `chainline fit --figures`: of models that learn from rows, and of scaling laws."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any

import numpy as np
import pandas as pd
from matplotlib.ticker import PercentFormatter

from ...arrays import Floats
from ...models.empirical.data.experiments.series import Series
from ...models.empirical.data.table_file import Measurements, repetition_noise
from ...models.empirical.fitting.cross_validation import HeldOut
from ...models.empirical.fitting.laws_cross_validation import FittedLaws, ValidatedLaw
from ...models.empirical.fitting.prediction_intervals import COVERAGE
from ...models.empirical.fitting.predictions import Response, raw_answers, responses
from ...models.empirical.fitting.store.document import StoredModel
from ...models.empirical.fitting.stored import stored_law
from ...records import record
from ..pmnf import pmnf_to_json
from .scaling_law import draw_scaling_laws
from .style import COLOURS, GREY, new_figure, plain_log_ticks, save

if TYPE_CHECKING:
    import pandas as pd
    from matplotlib.axes import Axes


_MOST_PANELS, _ACROSS = 9, 3
_MOST_POINTS = 3000
_WIDE = 10
_FEW_PERCENT = 0.04
_NORMAL_90 = 1.645
_PANEL_INCHES = (3.4, 2.7)


@record(eq=False)
class DrawnModel:
    """Contents of the figures of a model.

    Attributes
    ----------
    title, target : str
    features : DataFrame, (n, n_features)
    measured, predicted : ndarray of float, (n,)
        NaN where nothing is predicted.
    held_out : bool
        True where each value was predicted by a model that had not seen it.
    half_width : float
        Half width of the interval, as a logarithm; NaN if it is unknown.
    noise : float or None
        Standard deviation of the logarithms of repetitions.
    responses : sequence of Response
    """

    title: str
    target: str
    features: pd.DataFrame
    measured: Floats
    predicted: Floats
    held_out: bool
    half_width: float
    noise: float | None
    responses: Sequence[Response]


def draw_model(drawn: DrawnModel, folder: Path, prefix: str = "", suffix: str = ".png") -> list[Path]:
    """Draw a model; return the files `predicted`, `residuals` and `response`.

    Parameters
    ----------
    drawn : DrawnModel
    folder : Path
        Existing folder.
    prefix, suffix : str
        Prefix of the files' names, and suffix, which selects their format.
    """
    return [
        _draw_predicted(drawn, folder / f"{prefix}predicted{suffix}"),
        _draw_residuals(drawn, folder / f"{prefix}residuals{suffix}"),
        _draw_responses(drawn, folder / f"{prefix}response{suffix}"),
    ]


def _draw_predicted(drawn: DrawnModel, path: Path) -> Path:
    figure = new_figure(5.2, 4.6)
    axes = figure.add_subplot()
    shown = _shown(drawn)
    measured, predicted = drawn.measured[shown], drawn.predicted[shown]
    ends = np.array([measured.min(), measured.max()])
    _band(axes, ends, drawn.half_width, GREY, f"{COVERAGE:.0%} interval of new rows")
    if drawn.noise is not None:
        _band(axes, ends, _NORMAL_90 * drawn.noise, COLOURS[4], f"{COVERAGE:.0%} of repetitions")
    axes.plot(ends, ends, color=COLOURS[-1], linewidth=1)
    said = "held out" if drawn.held_out else "learned from"
    axes.plot(measured, predicted, ".", color=COLOURS[0], markersize=4, alpha=0.6, label=said)
    axes.set_xscale("log")
    axes.set_yscale("log")
    axes.set_xlabel(f"measured {drawn.target}", parse_math=False)
    axes.set_ylabel(f"predicted {drawn.target}", parse_math=False)
    axes.set_title(drawn.title, fontsize=10, parse_math=False)
    axes.legend(fontsize=8, loc="upper left")
    return save(figure, path)


def _band(axes: Axes, ends: Floats, width: float, colour: str, label: str) -> None:
    if np.isfinite(width):
        low, high = ends * np.exp(-width), ends * np.exp(width)
        axes.fill_between(ends, low, high, color=colour, alpha=0.25, linewidth=0, label=label)


def _draw_residuals(drawn: DrawnModel, path: Path) -> Path:
    names = [response.name for response in _drawn_responses(drawn)]
    figure, panels = _panels(len(names))
    shown = _shown(drawn)
    off = drawn.predicted[shown] / drawn.measured[shown] - 1
    # a few that are far off would hide all others
    most = max(float(np.quantile(np.abs(off), 0.98)) * 1.3, 1e-6)
    for number, (axes, name) in enumerate(zip(panels, names, strict=True)):
        if np.isfinite(drawn.half_width):
            low, high = np.expm1(-drawn.half_width), np.expm1(drawn.half_width)
            axes.axhspan(low, high, color=GREY, alpha=0.25, linewidth=0)
        axes.axhline(0, color=COLOURS[-1], linewidth=1)
        column = drawn.features[name][shown]
        axes.plot(_places(column), np.clip(off, -most, most), ".", color=COLOURS[0], markersize=3, alpha=0.5)
        _set_parameter(axes, name, sorted(column.unique().tolist()))
        axes.yaxis.set_major_formatter(PercentFormatter(1.0, decimals=0 if most > _FEW_PERCENT else None))
        axes.set_ylim(-1.05 * most, 1.05 * most)
        if number % _ACROSS == 0:
            axes.set_ylabel("off by")
    figure.suptitle(f"{drawn.title}: how far it is off along each parameter", fontsize=10, parse_math=False)
    return save(figure, path)


def _draw_responses(drawn: DrawnModel, path: Path) -> Path:
    chosen = _drawn_responses(drawn)
    figure, panels = _panels(len(chosen))
    for number, (axes, response) in enumerate(zip(panels, chosen, strict=True)):
        x = np.array(response.values, np.float64) if response.numerical else np.arange(len(response.values))
        if response.numerical:
            axes.fill_between(x, response.low, response.high, color=COLOURS[0], alpha=0.2, linewidth=0)
            axes.plot(x, response.times, ".-", color=COLOURS[0], markersize=3)
        else:
            ends = np.abs(np.array([response.times - response.low, response.high - response.times]))
            known = np.isfinite(ends).all()
            axes.errorbar(x, response.times, yerr=ends if known else None, fmt="o", color=COLOURS[0])
        axes.set_yscale("log")
        plain_log_ticks(axes.yaxis)
        _set_parameter(axes, response.name, list(response.values))
        if number % _ACROSS == 0:
            axes.set_ylabel(drawn.target, parse_math=False)
    _share_y(panels)
    title = f"{drawn.title}: response along each parameter, others as measured"
    figure.suptitle(title, fontsize=10, parse_math=False)
    return save(figure, path)


def _drawn_responses(drawn: DrawnModel) -> list[Response]:
    """Return the responses to parameters that vary; only the first ones where there are many."""
    varied = [response for response in drawn.responses if len(response.values) > 1]
    return (varied or list(drawn.responses))[:_MOST_PANELS]


def _panels(count: int) -> tuple[Any, list[Axes]]:
    columns = min(count, _ACROSS)
    rows = -(-count // _ACROSS)
    figure = new_figure(max(_PANEL_INCHES[0] * columns, 5.2), _PANEL_INCHES[1] * rows + 0.4)
    return figure, [figure.add_subplot(rows, columns, number + 1) for number in range(count)]


def _share_y(panels: Sequence[Axes]) -> None:
    limits = [axes.get_ylim() for axes in panels]
    for axes in panels:
        axes.set_ylim(min(low for low, _ in limits), max(high for _, high in limits))


def _set_parameter(axes: Axes, name: str, values: Sequence[Any]) -> None:
    axes.set_xlabel(name, parse_math=False)
    if any(isinstance(value, str) for value in values):
        axes.set_xticks(range(len(values)), [str(value) for value in values], fontsize=7)
        axes.set_xlim(-0.5, len(values) - 0.5)
    elif values[0] > 0 and values[-1] >= _WIDE * values[0]:
        axes.set_xscale("log")


def _places(column: pd.Series[Any]) -> Floats:
    values = sorted(column.unique().tolist())
    if any(isinstance(value, str) for value in values):
        places = {value: place for place, value in enumerate(values)}
        return np.array([places[value] for value in column], np.float64)
    return np.asarray(column.to_numpy(np.float64))


def _shown(drawn: DrawnModel) -> Any:
    known = np.flatnonzero(np.isfinite(drawn.predicted) & (drawn.predicted > 0))
    step = -(-len(known) // _MOST_POINTS) or 1
    return known[::step]


def draw_fit(
    stored: StoredModel, held: HeldOut, measurements: Measurements, seed: int, folder: Path
) -> list[Path]:
    """Draw predicted against measured times, residuals and responses of a model; return the files.

    Parameters
    ----------
    stored : StoredModel
    held : HeldOut
        Predictions of rows by models fitted without them.
    measurements : Measurements
        Measurements that the model was fitted to.
    seed : int
        Seed of the choice of rows for the responses.
    folder : Path
    """
    predicted = held.predicted if held.parts else raw_answers(stored, measurements.features)
    new = stored.new_rows
    drawn = DrawnModel(
        f"{stored.model}, {stored.n_configurations} configurations",
        stored.target,
        measurements.features,
        np.asarray(measurements.times),
        predicted,
        held_out=held.parts > 0,
        half_width=new.nine_in_ten if new is not None and new.known else np.nan,
        noise=repetition_noise(measurements),
        responses=responses(stored, measurements.features, seed),
    )
    return draw_model(drawn, folder)


def draw_laws(fitted: FittedLaws, folder: Path) -> list[Path]:
    """Draw laws over their measurements, of many the largest alone; return the files.

    A single law is drawn as a model too.

    Parameters
    ----------
    fitted : FittedLaws
    folder : Path
    """
    series, seed = fitted.series, fitted.seed
    drawn = draw_scaling_laws(series, fitted.found, folder, fitted.search.statistic, seed)
    if len(series) == 1:
        document = pmnf_to_json(series, fitted.found, [each.new_rows for each in fitted.validated], seed)
        stored = stored_law(document, "", "the law")
        drawn += _as_a_model(series[0], fitted.validated[0], stored, seed, folder)
    return drawn


def _as_a_model(
    series: Series, law: ValidatedLaw, stored: StoredModel, seed: int, folder: Path
) -> list[Path]:
    counts = [len(each) for each in series.repetitions]
    times, predicted = np.concatenate(series.repetitions), np.repeat(law.predicted, counts)
    frame = pd.DataFrame(np.repeat(series.points, counts, axis=0), columns=list(series.parameters))
    positive = times > 0
    if not positive.any():
        return []
    rows = Measurements(frame[positive].reset_index(drop=True), times[positive], ())
    new = law.new_rows
    held = HeldOut(predicted[positive], np.isfinite(predicted)[positive], new.configurations, new.parts)
    return draw_fit(stored, held, rows, seed, folder)
