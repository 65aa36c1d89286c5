"""How times grow beyond the range, learned from the half of it that lies nearest.

A time beyond the range is that at its border, as the interpolating tensor has it, times what a curve of
each parameter that lies beyond says it grows by. As in Section 5.3 the curves are those of a tensor of rank
1 with positive factors. It is of the half of the range next to the border alone, since what bends at small
sizes says nothing about large ones, and how times grow with one parameter depends on whether the others are
large too: each way out of the range has its own.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, replace
from itertools import combinations
from typing import TypeAlias

import numpy as np
import numpy.typing as npt

from .....arrays import Floats
from ...data.parameter_space import Parameter, ParameterSpace
from ...metrics import mlogq
from .axis import Axis
from .cells import Cells, collect
from .continuation import extend
from .curves import Curve, CurveShape, fit_curve
from .tensor import CompletedTensor, Interpolation, Settings, make_axes, predict_times

Way: TypeAlias = tuple[tuple[int, int], ...]
"""Out of the range: the parameters that lie beyond it, each with the end, 1 the upper, -1 the lower."""

_INNER, _MOST_JUDGED = 0.7, 8192
"""Share of the range, on its scale, that a form is learned from to be judged by the rest, and
configurations of both at most."""
_NEAR = (0.5, 0.75, 1.0)
"""Share of the range that curves are learned from: the first that enough configurations lie in."""
_CELLS, _SETTINGS = 16, Settings(1e-4, 100, 1e-4)
_FEWEST, _FEWEST_CELLS, _MOST_TOGETHER = 50, 4, 3


@dataclass(frozen=True, slots=True, eq=False)
class Measured:
    """Configurations, a space that holds them, and the tensor that interpolates between them.

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


@dataclass(frozen=True, slots=True, eq=False)
class Growth:
    """Curves of the parameters, by the way out of the range.

    Attributes
    ----------
    modes : tuple of int
        Parameters that predictions may go beyond.
    ways : tuple of Way
        Each single end, and upper ends of two or three parameters together.
    curves : tuple of mapping of int to Curve
        Of each, by mode.
    """

    modes: tuple[int, ...]
    ways: tuple[Way, ...]
    curves: tuple[Mapping[int, Curve], ...]

    def along(self, way: Way) -> Mapping[int, Curve]:
        """Return the curves of a way; of one that was not learned, those of each parameter alone."""
        if way in self.ways:
            return self.curves[self.ways.index(way)]
        return {end[0]: self.curves[self.ways.index((end,))][end[0]] for end in way}


def learn_growth(measured: Measured, modes: Sequence[int], interpolating: Interpolating, seed: int) -> Growth:
    """Return the curves of every way out of the range.

    The form of each is the one that predicts the end of the range best, from what lies before; a spline
    where too little does.

    Parameters
    ----------
    measured : Measured
    modes : sequence of int
        Numerical parameters that predictions may go beyond.
    interpolating : callable
        Makes a tensor that interpolates other configurations: of a space, configurations, times.
    seed : int
        Of what is drawn.
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
    """Return the time of each configuration, (n,), some parameters of which lie beyond the range."""
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
    """Return the form that goes on best from the inner part of a range to one of its ends."""
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
    """Return the curve of each parameter that a way leads beyond the range of."""
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

    Times are carried to the middles of their cells by a tensor that interpolates, so that where in its
    cell a configuration happens to lie does not show in the mean.
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
