"""The tensor that goes on beyond the range, of a size that went on well beyond a part of it.

What interpolates best, many cells of high rank, wavers where it is continued. So the size is chosen by
configurations at the end of the range, which a tensor of those before has not seen.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

import numpy as np
import numpy.typing as npt

from ..empirical.metrics import mlogq
from ..empirical.parameter_space import ParameterSpace
from .axis import Axis, Floats
from .cells import Cells, collect
from .choice import Candidates, Size, Wish, chosen_size
from .continuation import ExtendedTensor, extend, predict_beyond
from .tensor import CompletedTensor, Interpolation, Settings, make_axes, predict_times

_INNER = 0.7
"""Share of the range, on its scale, that the size is learned from; the rest it is judged by."""
_CANDIDATES = Candidates((8, 16, 32), (1, 2, 4, 8), (1e-3, 1e-4, 1e-5, 1e-6), rank_pays=0.7)
_FEWEST = 50


def sized_beyond(
    space: ParameterSpace,
    configurations: Floats,
    times: Floats,
    modes: Sequence[int],
    wish: Wish,
    limits: tuple[int, float],
    seed: int,
    inner: CompletedTensor | None,
) -> Size:
    """Return the size of a tensor that goes on: as wished, or what predicts the end of the range best.

    Where too few configurations lie at the end, or before it, nothing is tried, see `chosen_size`.

    Parameters
    ----------
    space : ParameterSpace
    configurations : ndarray of float, (n, n_parameters)
    times : ndarray of float, (n,)
    modes : sequence of int
        Numerical parameters that predictions may go beyond.
    wish : Wish
    limits : (int, float)
        Sweeps at most, and tolerance.
    seed : int
        Of the factors to start from.
    inner : CompletedTensor or None
        See `collect_for`.
    """
    part, inside = _inner(space, configurations, modes)

    def error(size: Size) -> float:
        axes = make_axes(part, configurations[inside], size.cells)
        cells = collect_for(axes, configurations[inside], times[inside], inner)
        tensor = tensor_beyond(axes, cells, modes, size, limits, seed)
        return mlogq(times[~inside], predict_beyond(tensor, configurations[~inside]))

    enough = min(inside.sum(), (~inside).sum()) >= _FEWEST
    return chosen_size(space, wish, error, len(times) if enough else 0, _CANDIDATES)


def collect_for(
    axes: tuple[Axis, ...], configurations: Floats, times: Floats, inner: CompletedTensor | None
) -> Cells:
    """Return the cells of configurations, each with the mean of its times.

    Parameters
    ----------
    inner : CompletedTensor or None
        A tensor that interpolates: times are carried to the middles of their cells by it, so that where in
        its cell a configuration happens to lie does not show in the mean. None leaves them.
    """
    if inner is not None:
        columns = zip(axes, configurations.T, strict=True)
        middles = np.column_stack([axis.values[axis.cell(column)] for axis, column in columns])
        there, here = (predict_times(inner, X, Interpolation.LOG) for X in (middles, configurations))
        times = times * there / here
    return collect(axes, configurations, times)


def tensor_beyond(
    axes: tuple[Axis, ...],
    cells: Cells,
    modes: Sequence[int],
    size: Size,
    limits: tuple[int, float],
    seed: int,
) -> ExtendedTensor:
    """Return the tensor of positive factors of a size, those of some modes continued."""
    settings = Settings(size.regularization, *limits)
    return extend(axes, cells, size.rank, modes, settings, np.random.RandomState(seed))


def _inner(
    space: ParameterSpace, configurations: Floats, modes: Sequence[int]
) -> tuple[ParameterSpace, npt.NDArray[np.bool_]]:
    """Return a space whose `modes` end earlier, and which configurations lie in it, (n,)."""
    parameters, inside = list(space), np.ones(len(configurations), bool)
    for mode in modes:
        parameter = parameters[mode]
        low, high = parameter.low, parameter.high
        end = low * (high / low) ** _INNER if parameter.logarithmic else low + _INNER * (high - low)
        inside &= configurations[:, mode] <= end
        parameters[mode] = replace(parameter, high=end)
    return ParameterSpace(tuple(parameters)), inside
