"""A completed tensor: from observed cells to factors, and from factors to times."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from enum import StrEnum

import numpy as np

from .....arrays import Floats
from ...data.parameter_space import ParameterSpace
from .alternating import Completion, complete
from .axis import Axis, Indices, make_axis
from .early_stop import Watch
from .factors import Factors, filled
from .interpolant_fit import complete_interpolant, penalties_of
from .interpolation import interpolate, interpolate_factors
from .observed import Observed
from .sweep import places_of


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
    factors : Factors
        Of the logarithms less `offset`.
    offset : float
        Mean of the observed logarithms.
    lowest, highest : float
        Times that predictions lie between: half the range of the logarithms beyond those observed.
    errors : ndarray of float, (n_sweeps,)
        What is left of the observed logarithms after each sweep, see `complete`, `complete_interpolant`.
    """

    axes: tuple[Axis, ...]
    factors: Factors
    offset: float
    lowest: float
    highest: float
    errors: Floats


def make_axes(space: ParameterSpace, configurations: Floats, n_cells: Sequence[int]) -> tuple[Axis, ...]:
    """Return the axis of each parameter of a space, cut into so many cells at most."""
    columns = zip(space, configurations.T, n_cells, strict=True)
    return tuple(make_axis(parameter, values, number) for parameter, values, number in columns)


def complete_tensor(
    axes: tuple[Axis, ...],
    observed: Observed,
    start: Factors,
    settings: Settings,
    offset: float | None = None,
    watch: Watch | None = None,
) -> CompletedTensor:
    """Return the tensor of what was observed, completed from given factors.

    Parameters
    ----------
    offset : float or None
        What the factors leave out; the mean of the observed logarithms by default.
    watch : callable, optional
        See `complete_interpolant`; mean times of cells are completed without.
    """
    cells, configurations, times = observed.cells, observed.configurations, observed.times
    logarithms = np.log(cells.mean if times is None else times)
    offset = float(logarithms.mean()) if offset is None else offset
    limits = settings.max_sweeps, settings.tolerance
    if configurations is None:
        found = complete(cells.index, logarithms - offset, start, settings.regularization, *limits)
        seen = [np.unique(cells.index[:, mode]) for mode in range(len(axes))]
    else:
        places = places_of(axes, configurations)
        penalties = penalties_of(axes, settings.regularization, len(logarithms))
        found = complete_interpolant(places, logarithms - offset, start, penalties, *limits, watch)
        seen = places.seen()
    return _completed(axes, found, seen, offset, logarithms)


def _completed(
    axes: tuple[Axis, ...], found: Completion, seen: Sequence[Indices], offset: float, logarithms: Floats
) -> CompletedTensor:
    room = np.ptp(logarithms) / 2
    lowest, highest = (float(np.exp(end)) for end in (logarithms.min() - room, logarithms.max() + room))
    return CompletedTensor(axes, filled(found.factors, axes, seen), offset, lowest, highest, found.errors)


def predict_times(tensor: CompletedTensor, configurations: Floats, interpolation: Interpolation) -> Floats:
    """Return the time of each configuration, (n,); beyond the range of a parameter, that at its border.

    Where the line of times falls to zero, beyond the last middle, that of their logarithms is taken.
    No logarithm lies farther beyond those observed than half their range, whatever lines through
    scarce cells promise.
    """
    inside = np.column_stack([axis.clipped(configurations[:, j]) for j, axis in enumerate(tensor.axes)])
    with np.errstate(over="ignore"):
        times = np.exp(interpolate_factors(tensor.factors, tensor.axes, inside) + tensor.offset)
        if interpolation is Interpolation.TIME:
            scaled = interpolate(tensor.factors, tensor.axes, inside, logarithms=True)
            times = np.where(scaled > 0, scaled * np.exp(tensor.offset), times)
    return np.clip(times, tensor.lowest, tensor.highest)
