"""Axes over the measured range and one step beyond, logarithmic for more than a decade."""

from __future__ import annotations

import numpy as np
from matplotlib.axes import Axes
from matplotlib.axis import Axis

from ...arrays import Floats
from .style import plain_log_ticks

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
