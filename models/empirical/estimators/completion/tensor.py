"""Completion of a tensor from observations, and prediction of times from its factors."""

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
    """Quantity that is linear between the middles of cells: the logarithm of the time, or the time."""

    LOG = "log"
    TIME = "time"


@dataclass(frozen=True, slots=True)
class Settings:
    """Settings of the completion of a tensor; see `CPRegressor`.

    Raises
    ------
    ValueError
        If `max_sweeps` is less than 1.
    """

    regularization: float
    max_sweeps: int
    tolerance: float

    def __post_init__(self) -> None:
        if self.max_sweeps < 1:
            raise ValueError(f"max_sweeps {self.max_sweeps} must be at least 1")


@dataclass(frozen=True, slots=True, eq=False)
class CompletedTensor:
    """Completed tensor of the logarithms of times.

    Attributes
    ----------
    axes : tuple of Axis
    factors : Factors
        Factors of the logarithms less `offset`.
    offset : float
        Mean of the observed logarithms.
    lowest, highest : float
        Limits of predicted times: half the range of the observed logarithms beyond it.
    errors : ndarray of float, (n_sweeps,)
        Error of the observed logarithms after each sweep, see `complete`, `complete_interpolant`.
    """

    axes: tuple[Axis, ...]
    factors: Factors
    offset: float
    lowest: float
    highest: float
    errors: Floats


def make_axes(space: ParameterSpace, configurations: Floats, n_cells: Sequence[int]) -> tuple[Axis, ...]:
    """Return the axis of each parameter of a space.

    Parameters
    ----------
    space : ParameterSpace
    configurations : ndarray of float, (n, n_parameters)
    n_cells : sequence of int
        Largest number of cells of each parameter.
    """
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
    """Return the tensor of observations, completed from initial factors.

    Parameters
    ----------
    axes : tuple of Axis
    observed : Observed
    start : Factors
        Initial factors; not changed.
    settings : Settings
    offset : float or None
        Subtracted from the logarithms; the mean of the observed logarithms by default.
    watch : callable, optional
        See `complete_interpolant`; not used where only cells are observed.
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

    Where the line of times falls to zero, beyond the outermost middles, the line of logarithms is taken.
    Logarithms are limited to the observed range, extended by half its length at each end.

    Parameters
    ----------
    tensor : CompletedTensor
    configurations : ndarray of float, (n, n_modes)
    interpolation : Interpolation
    """
    inside = np.column_stack([axis.clipped(configurations[:, j]) for j, axis in enumerate(tensor.axes)])
    with np.errstate(over="ignore"):
        times = np.exp(interpolate_factors(tensor.factors, tensor.axes, inside) + tensor.offset)
        if interpolation is Interpolation.TIME:
            scaled = interpolate(tensor.factors, tensor.axes, inside, logarithms=True)
            times = np.where(scaled > 0, scaled * np.exp(tensor.offset), times)
    return np.clip(times, tensor.lowest, tensor.highest)
