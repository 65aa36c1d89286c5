"""A completed tensor: from observed cells to factors, and from factors to times."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from enum import StrEnum

import numpy as np

from ..empirical.parameter_space import ParameterSpace
from .alternating import complete, first_guess
from .axis import Axis, Floats, make_axis
from .cells import Cells, collect
from .factors import Factors, filled
from .interpolation import interpolate, interpolate_factors


class Interpolation(StrEnum):
    """What is linear between the middles of cells."""

    LOG = "log"
    TIME = "time"


@dataclass(frozen=True, slots=True)
class Settings:
    """How a tensor is completed; see `CPRegressor`.

    Raises
    ------
    ValueError
        If there is no sweep.
    """

    regularization: float
    max_sweeps: int
    tolerance: float

    def __post_init__(self) -> None:
        if self.max_sweeps < 1:
            raise ValueError(f"max_sweeps {self.max_sweeps} must be at least 1")


@dataclass(frozen=True, slots=True, eq=False)
class CompletedTensor:
    """A tensor of the logarithms of times.

    Attributes
    ----------
    axes : tuple of Axis
    cells : Cells
        What was observed.
    factors : Factors
        Of the logarithms less `offset`.
    offset : float
        Mean of the observed logarithms.
    errors : ndarray of float, (n_sweeps,)
        Root mean square of what is left of the observed logarithms after each sweep.
    """

    axes: tuple[Axis, ...]
    cells: Cells
    factors: Factors
    offset: float
    errors: Floats


def make_axes(space: ParameterSpace, configurations: Floats, n_cells: Sequence[int]) -> tuple[Axis, ...]:
    """Return the axis of each parameter of a space, cut into so many cells at most."""
    columns = zip(space, configurations.T, n_cells, strict=True)
    return tuple(make_axis(parameter, values, number) for parameter, values, number in columns)


def fit_tensor(
    axes: tuple[Axis, ...],
    configurations: Floats,
    times: Floats,
    rank: int,
    settings: Settings,
    random_state: np.random.RandomState,
) -> CompletedTensor:
    """Return the tensor of measured configurations, completed from random factors."""
    cells = collect(axes, configurations, times)
    return settle(axes, cells, first_guess(cells.shape, rank, random_state), settings)


def settle(
    axes: tuple[Axis, ...],
    cells: Cells,
    start: Factors,
    settings: Settings,
    offset: float | None = None,
) -> CompletedTensor:
    """Return the tensor of observed cells, completed from given factors.

    Parameters
    ----------
    offset : float or None
        What the factors leave out; the mean of the observed logarithms by default.
    """
    logarithms = np.log(cells.mean)
    offset = float(logarithms.mean()) if offset is None else offset
    found = complete(
        cells.index,
        logarithms - offset,
        start,
        settings.regularization,
        settings.max_sweeps,
        settings.tolerance,
    )
    seen = [np.unique(cells.index[:, mode]) for mode in range(len(axes))]
    return CompletedTensor(axes, cells, filled(found.factors, axes, seen), offset, found.errors)


def predict_times(tensor: CompletedTensor, configurations: Floats, interpolation: Interpolation) -> Floats:
    """Return the time of each configuration, (n,); beyond the range of a parameter, that at its border.

    Where the line of times falls to zero, beyond the last middle, that of their logarithms is taken.
    No logarithm lies farther beyond those observed than half their range, whatever lines through
    scarce cells promise.
    """
    observed = np.log(tensor.cells.mean)
    room = np.ptp(observed) / 2
    lowest, highest = np.exp(observed.min() - room), np.exp(observed.max() + room)
    inside = np.column_stack([axis.clipped(configurations[:, j]) for j, axis in enumerate(tensor.axes)])
    with np.errstate(over="ignore"):
        times = np.exp(interpolate_factors(tensor.factors, tensor.axes, inside) + tensor.offset)
        if interpolation is Interpolation.TIME:
            scaled = interpolate(tensor.factors, tensor.axes, inside, logarithms=True)
            times = np.where(scaled > 0, scaled * np.exp(tensor.offset), times)
    return np.clip(times, lowest, highest)
