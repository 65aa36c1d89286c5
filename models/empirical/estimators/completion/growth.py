"""Growth of times beyond the range, learned from the half of the range next to the border.

A time beyond the range is the time at the border, from the interpolating tensor, multiplied by the growth
along a curve of each parameter that lies beyond. As in Section 5.3 the curves come from a tensor of rank 1
with positive factors. The tensor covers only the half of the range next to the border, since the behaviour at
small sizes differs from that at large ones. Each way out of the range has its own curves: the growth with one
parameter depends on whether others are large, too.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from itertools import combinations
from typing import TypeAlias

import numpy as np
import numpy.typing as npt

from .....arrays import Floats
from .....records import record, replace
from ...data.parameter_space import Parameter, ParameterSpace
from ...metrics import mlogq
from .axis import Axis, Cells, collect
from .continuation import Curve, CurveShape, extend, fit_curve
from .tensor import CompletedTensor, Interpolation, Settings, make_axes, predict_times

Way: TypeAlias = tuple[tuple[int, int], ...]
"""Way out of the range: the parameters beyond it, each with its end, 1 for the upper, -1 for the lower."""

_INNER, _MOST_JUDGED = 0.7, 8192
"""Share of the range, on its scale, from which a form is learned to be judged by the rest, and the largest
number of configurations of both."""
_NEAR = (0.5, 0.75, 1.0)
"""Shares of the range from which curves are learned: the first one with enough configurations."""
_CELLS, _SETTINGS = 16, Settings(1e-4, 100, 1e-4)
_FEWEST, _FEWEST_CELLS, _MOST_TOGETHER = 50, 4, 3


@record(eq=False)
class Measured:
    """Configurations, a space that contains them, and the tensor that interpolates between them.

    Attributes
    ----------
    space : ParameterSpace
    configurations : ndarray of float, (n, n_parameters)
    times : ndarray of float, (n,)
    tensor : CompletedTensor
    """

    space: ParameterSpace
    configurations: Floats
    times: Floats
    tensor: CompletedTensor


Interpolating: TypeAlias = Callable[[ParameterSpace, Floats, Floats], CompletedTensor]


@record(eq=False)
class Growth:
    """Curves of the parameters, for each way out of the range.

    Attributes
    ----------
    modes : tuple of int
        Parameters that predictions may go beyond.
    ways : tuple of Way
        Each single end, and upper ends of two or three parameters together.
    curves : tuple of mapping of int to Curve
        Curves of each way, by mode.
    """

    modes: tuple[int, ...]
    ways: tuple[Way, ...]
    curves: tuple[Mapping[int, Curve], ...]

    def along(self, way: Way) -> Mapping[int, Curve]:
        """Return the curves of a way; of a way that was not learned, those of each parameter alone."""
        if way in self.ways:
            return self.curves[self.ways.index(way)]
        return {end[0]: self.curves[self.ways.index((end,))][end[0]] for end in way}


def learn_growth(measured: Measured, modes: Sequence[int], interpolating: Interpolating, seed: int) -> Growth:
    """Return the curves of every way out of the range.

    The form of each is the one that best predicts the end of the range from the inner part; it is a spline
    where there are too few configurations, or the range is not positive.

    Parameters
    ----------
    measured : Measured
    modes : sequence of int
        Numerical parameters that predictions may go beyond.
    interpolating : callable
        Function of a space, configurations and times; returns a tensor that interpolates them.
    seed : int
        Seed of the random choice of configurations.
    """
    modes = sorted(modes)
    rows = np.random.default_rng(seed).permutation(len(measured.times))[:_MOST_JUDGED]
    judged = replace(measured, configurations=measured.configurations[rows], times=measured.times[rows])
    ends = [(mode, end) for mode in modes for end in (1, -1)]
    forms = {end: _best_form(judged, end, interpolating) for end in ends}
    uppers = [(mode, 1) for mode in modes]
    together = (combinations(uppers, number) for number in range(2, _MOST_TOGETHER + 1))
    ways: list[Way] = [*((end,) for end in ends), *(way for several in together for way in several)]
    curves = tuple(_curves(measured, {end: forms[end] for end in way}) for way in ways)
    return Growth(tuple(modes), tuple(ways), curves)


def grown_times(growth: Growth, tensor: CompletedTensor, configurations: Floats) -> Floats:
    """Return the time of each configuration beyond the range, (n,).

    Parameters
    ----------
    growth : Growth
    tensor : CompletedTensor
        Predicts the times at the border.
    configurations : ndarray of float, (n, n_parameters)
        Beyond the range in parameters of `growth.modes`.
    """
    ends = np.column_stack([tensor.axes[mode].beyond(configurations[:, mode]) for mode in growth.modes])
    times = np.empty(len(configurations))
    for signs in np.unique(ends, axis=0):
        way = tuple((mode, int(sign)) for mode, sign in zip(growth.modes, signs, strict=True) if sign)
        rows = (ends == signs).all(axis=1)
        times[rows] = _along(growth.along(way), tensor, configurations[rows])
    return times


def _along(curves: Mapping[int, Curve], tensor: CompletedTensor, configurations: Floats) -> Floats:
    border, grown = configurations.copy(), np.zeros(len(configurations))
    for mode, curve in curves.items():
        values = configurations[:, mode]
        border[:, mode] = np.clip(values, curve.first, curve.last)
        grown += curve.logarithms(values) - curve.logarithms(border[:, mode])
    return np.asarray(predict_times(tensor, border, Interpolation.LOG) * np.exp(grown))


def _best_form(measured: Measured, end: tuple[int, int], interpolating: Interpolating) -> CurveShape:
    """Return the form that best continues from the inner part of a range to one of its ends."""
    mode, _ = end
    inner = _cut(measured.space, [end], lambda parameter, sign: _next_to(parameter, _INNER, -sign))
    inside = _lies_in(inner, measured.configurations, mode)
    if measured.space.parameters[mode].low <= 0 or min(inside.sum(), (~inside).sum()) < _FEWEST:
        return CurveShape.SPLINE
    configurations, times = measured.configurations[inside], measured.times[inside]
    tensor = interpolating(inner, configurations, times)
    known = Measured(inner, configurations, times, tensor)

    def error(form: CurveShape) -> float:
        predicted = _along(_curves(known, {end: form}), tensor, measured.configurations[~inside])
        return mlogq(measured.times[~inside], predicted)

    return min(CurveShape, key=error)


def _curves(measured: Measured, forms: Mapping[tuple[int, int], CurveShape]) -> dict[int, Curve]:
    """Return the curve of each parameter of a way out of the range."""
    way, there = list(forms), [mode for mode, _ in forms]
    for share in _NEAR:
        near = _cut(measured.space, way, lambda parameter, sign, s=share: _next_to(parameter, s, sign))  # type: ignore[misc]
        rows = np.all([_lies_in(near, measured.configurations, mode) for mode in there], axis=0)
        if rows.sum() >= _FEWEST:
            break
    few = max(_FEWEST_CELLS, round(_CELLS * share))
    numbers = [few if mode in there else _CELLS for mode in range(len(near))]
    axes = make_axes(near, measured.configurations[rows], numbers)
    cells = _collect_at_middles(axes, measured.configurations[rows], measured.times[rows], measured.tensor)
    separable = extend(axes, cells, 1, (), _SETTINGS, np.random.RandomState(0)).factors
    curves = {}
    for (mode, _), form in forms.items():
        seen = np.unique(cells.index[:, mode])
        logarithms = np.log(separable.matrix(mode)[seen, 0])
        curves[mode] = fit_curve(form, axes[mode].values[seen], logarithms)
    return curves


def _collect_at_middles(
    axes: tuple[Axis, ...], configurations: Floats, times: Floats, tensor: CompletedTensor
) -> Cells:
    """Return the cells of configurations, each with the mean of its times.

    The interpolating tensor converts each time to the middle of its cell, so that the position of a
    configuration within its cell does not affect the mean.
    """
    columns = zip(axes, configurations.T, strict=True)
    middles = np.column_stack([axis.values[axis.cell(column)] for axis, column in columns])
    there, here = (predict_times(tensor, X, Interpolation.LOG) for X in (middles, configurations))
    return collect(axes, configurations, times * there / here)


def _cut(
    space: ParameterSpace, way: Sequence[tuple[int, int]], cut: Callable[[Parameter, int], Parameter]
) -> ParameterSpace:
    """Return a space whose parameters of a way are cut, each at one end."""
    ends = dict(way)
    return ParameterSpace(tuple(cut(p, ends[j]) if j in ends else p for j, p in enumerate(space)))


def _next_to(parameter: Parameter, share: float, end: int) -> Parameter:
    """Return a parameter with the share of its range next to one end, 1 the upper, -1 the lower."""
    low, high = parameter.low, parameter.high
    part = share if end < 0 else 1 - share
    at = low * (high / low) ** part if parameter.logarithmic else low + part * (high - low)
    return replace(parameter, high=at) if end < 0 else replace(parameter, low=at)


def _lies_in(space: ParameterSpace, configurations: Floats, mode: int) -> npt.NDArray[np.bool_]:
    parameter, values = space.parameters[mode], configurations[:, mode]
    return np.asarray((values >= parameter.low) & (values <= parameter.high))
