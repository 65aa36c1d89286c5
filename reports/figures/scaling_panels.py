"""Panels of a scaling law over one of its parameters, the others held.

Axes cover the measured range and one step beyond; they are logarithmic for more than a decade.
"""

from __future__ import annotations

from collections.abc import Iterable

import matplotlib
import numpy as np
import numpy.typing as npt
from matplotlib.axes import Axes
from matplotlib.axis import Axis

from ...arrays import Floats
from ...models.empirical.data.experiments.series import Series
from ...models.empirical.estimators.pmnf.confidence import Intervals
from ...models.empirical.estimators.pmnf.model_families import longest_line
from ...models.empirical.formulas.formula import Formula
from ...records import record
from .style import COLOURS, GREY, MARKERS, plain_log_ticks

_DECADE = 10.0
_DECADES_OF_PLAIN_TICKS = 2.5
_FROM_ZERO = 2.0
"""Ratio of the largest to the smallest value from which an even axis starts at zero."""
_MARGIN = 0.06
_CURVE = 200


def next_value(x: Floats) -> float:
    """Return the value that would follow the largest, in the even or geometric step of the values.

    Parameters
    ----------
    x : ndarray of float, (n,)
        Values of a parameter, in any order.

    Examples
    --------
    >>> next_value(np.array([2.0, 4.0, 8.0, 16.0])), next_value(np.array([10.0, 20.0, 30.0]))
    (32.0, 40.0)
    """
    distinct = np.unique(x)
    if len(distinct) == 1:
        return float(x[0])
    steps = np.diff(distinct)
    if distinct[0] > 0:
        ratios = distinct[1:] / distinct[:-1]
        if ratios.std() / ratios.mean() < steps.std() / steps.mean():
            return float(distinct[-1] * ratios[-1])
    return float(distinct[-1] + steps[-1])


def between(low: float, high: float, logarithmic: bool) -> Floats:
    """Return values of a parameter close enough for a curve, (200,).

    Parameters
    ----------
    low, high : float
        Ends of the range.
    logarithmic : bool
        True for geometric spacing.
    """
    return np.geomspace(low, high, _CURVE) if logarithmic else np.linspace(low, high, _CURVE)


def spans_decades(values: Floats) -> bool:
    """Tell whether a log axis shows some values better."""
    return bool(values.min() > 0 and values.max() > _DECADE * values.min())


def scale_x(axes: Axes, x: Floats) -> None:
    """Scale the axis of a parameter, of which some values were measured."""
    if spans_decades(x):
        axes.set_xscale("log")
        _ticks(axes.xaxis, x)


def scale_y(axes: Axes, values: Floats) -> None:
    """Scale the axis of values, for those that must be seen: intervals may be cut off."""
    low, high = float(values.min()), float(values.max())
    if spans_decades(values):
        axes.set_yscale("log")
        margin = (high / low) ** _MARGIN
        axes.set_ylim(low / margin, high * margin)
        _ticks(axes.yaxis, values)
    elif high > low:
        bottom = 0.0 if low > 0 and high > _FROM_ZERO * low else low - _MARGIN * (high - low)
        axes.set_ylim(bottom, high + _MARGIN * (high - low))


def _ticks(axis: Axis, values: Floats) -> None:
    """Write plain numbers at a log axis of few decades; of many these would lie on one another."""
    if np.log10(values.max() / values.min()) <= _DECADES_OF_PLAIN_TICKS:
        plain_log_ticks(axis)


DASHED = (0, (3, 2))
"""Style of a curve beyond the measurements."""
_MOST_LINES = 6
"""So that the legend of a panel is read at one glance."""
_COLOURMAP, _LIGHTEST = "viridis", 0.85

Rows = npt.NDArray[np.intp]


@record(eq=False)
class Piece:
    """A formula from one value of the parameter to another, with the interval of its values.

    Attributes
    ----------
    formula : Formula
    intervals : Intervals or None
    low, high : float
        Infinite where it starts with what was measured, and where it goes on beyond.
    """

    formula: Formula
    intervals: Intervals | None
    low: float
    high: float


@record(eq=False)
class Measured:
    """Measured values of a series, one for each point, by a statistic of the repetitions.

    Attributes
    ----------
    series : Series
    values : ndarray of float, (n,)
    statistic : str
        Statistic of the repetitions: mean or median.
    """

    series: Series
    values: Floats
    statistic: str


def draw_line(axes: Axes, measured: Measured, rows: Rows, parameter: int, pieces: Iterable[Piece]) -> None:
    """Draw a line of points that differ in one parameter, and the law along it.

    Parameters
    ----------
    axes : Axes
    measured : Measured
    rows : ndarray of int, (n_line,)
        Points of the line.
    parameter : int
    pieces : iterable of Piece
        From low to high.
    """
    points = measured.series.points[rows]
    x = points[:, parameter]
    end, logarithmic = next_value(x), spans_decades(x)
    seen = [measured.values[rows]]
    for row, at in zip(rows, x, strict=True):
        repetitions = measured.series.repetitions[row]
        axes.plot(np.full(len(repetitions), at), repetitions, "o", color=GREY, alpha=0.5, markersize=3)
        seen.append(repetitions)
    for piece in pieces:
        among = between(max(piece.low, float(x.min())), min(piece.high, end), logarithmic)
        curve = _at(points[0], parameter, among)
        predicted = piece.formula.values(curve)
        if piece.intervals is not None:
            axes.fill_between(among, *piece.intervals.at(curve), color=COLOURS[0], alpha=0.15, linewidth=0)
        _draw_curve(axes, among, predicted, float(x.max()), COLOURS[0])
        seen.append(predicted)
    # open, so that repetitions close to it are seen
    axes.plot(x, seen[0], "o", color=COLOURS[1], markersize=6, fillstyle="none", zorder=3)
    scale_x(axes, x)
    scale_y(axes, np.concatenate(seen))


def draw_family(axes: Axes, measured: Measured, parameter: int, formula: Formula) -> None:
    """Draw a law of two parameters over one of them, a line for each value of the other.

    Parameters
    ----------
    axes : Axes
        Axes to draw into.
    measured : Measured
    parameter : int
        Place of the parameter on the x axis.
    formula : Formula
        The law.
    """
    points = measured.series.points
    x, other = points[:, parameter], points[:, 1 - parameter]
    shown, n_values = _spread(other)
    among = between(float(x.min()), next_value(x), spans_decades(x))
    colours = matplotlib.colormaps[_COLOURMAP](np.linspace(0, _LIGHTEST, len(shown)))
    seen = []
    for number, (value, colour) in enumerate(zip(shown, colours, strict=True)):
        predicted = formula.values(_at(points[other == value][0], parameter, among))
        _draw_curve(axes, among, predicted, float(x.max()), colour)
        rows = np.flatnonzero(other == value)
        marker = MARKERS[number % len(MARKERS)]
        at = measured.values[rows]
        axes.plot(x[rows], at, marker, color=colour, markersize=5, label=f"{value:g}", zorder=3)
        seen += [predicted, at]
    scale_x(axes, x)
    scale_y(axes, np.concatenate(seen))
    name = measured.series.parameters[1 - parameter]
    title = name if len(shown) == n_values else f"{name}\n({len(shown)} of {n_values})"
    handles, labels = axes.get_legend_handles_labels()
    # the largest value on top, as the lines of a law that grows lie
    handles, labels = handles[::-1], labels[::-1]
    legend = axes.legend(
        handles, labels, title=title, loc="upper left", bbox_to_anchor=(1.01, 1.0), frameon=False, fontsize=9
    )
    legend.get_title().set_parse_math(False)


def draw_scattered(axes: Axes, measured: Measured, parameter: int, formula: Formula) -> None:
    """Draw points that lie on no line along a parameter, and the law at each.

    Parameters
    ----------
    axes : Axes
        Axes to draw into.
    measured : Measured
    parameter : int
        Place of the parameter on the x axis.
    formula : Formula
        The law.
    """
    points = measured.series.points
    x, predicted = points[:, parameter], formula.values(points)
    axes.plot(x, measured.values, "o", color=COLOURS[1], markersize=5)
    axes.plot(x, predicted, "x", color=COLOURS[0], markersize=6)
    scale_x(axes, x)
    scale_y(axes, np.concatenate([measured.values, predicted]))


def line_of(points: Floats, parameter: int) -> Rows | None:
    """Return the points of one of the longest lines along a parameter; None if no three are on one.

    Parameters
    ----------
    points : ndarray of float, (n, n_parameters)
    parameter : int
    """
    line = longest_line(points, parameter)
    if points.shape[1] > 1 and len(line.x) == len(points):
        return None
    first = line.rows[: line.starts[1]]
    others = np.delete(points, parameter, axis=1)
    # of many lines the one in their middle: at the edges the others may matter little
    place = np.array(sorted(others[first].tolist())[len(first) // 2])
    rows = np.flatnonzero((others == place).all(axis=1))
    return rows[np.argsort(points[rows, parameter])]


def _draw_curve(axes: Axes, x: Floats, predicted: Floats, last: float, colour: object) -> None:
    inside = x <= last * (1 + 1e-12)
    axes.plot(x[inside], predicted[inside], color=colour)
    # the first point beyond joins the last one before
    beyond = ~inside | np.append(~inside[1:], False)
    axes.plot(x[beyond], predicted[beyond], color=colour, linestyle=DASHED)


def _at(point: Floats, parameter: int, x: Floats) -> Floats:
    """Return points that differ from one in a parameter, (n_x, n_parameters)."""
    points = np.tile(point, (len(x), 1))
    points[:, parameter] = x
    return points


def _spread(values: Floats) -> tuple[Floats, int]:
    """Return a few of the distinct values, those that were measured most, and how many there are."""
    distinct, counts = np.unique(values, return_counts=True)
    if len(distinct) <= _MOST_LINES:
        return distinct, len(distinct)
    often = distinct[2 * counts >= counts.max()]
    chosen = np.unique(np.linspace(0, len(often) - 1, _MOST_LINES).round().astype(int))
    return often[chosen], len(distinct)
