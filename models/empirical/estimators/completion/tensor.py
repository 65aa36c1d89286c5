"""Completion of a tensor from observations, and prediction of times from its factors.

A prediction interpolates the entries of the tensor multilinearly between the middles of cells (Eq. 5).
"""

from __future__ import annotations

from collections.abc import Sequence
from enum import StrEnum

import numpy as np

from .....arrays import Floats
from .....records import record
from ...data.parameter_space import ParameterSpace
from .alternating import Completion, complete, places_of
from .axis import Axis, Factors, Indices, Observed, filled, make_axis
from .interpolant_fit import Watch, complete_interpolant, penalties_of

_AT_ONCE = 1 << 18
"""Approximate number of values that are computed at once."""


def interpolate(
    factors: Factors, axes: Sequence[Axis], configurations: Floats, *, logarithms: bool
) -> Floats:
    """Return the mean of the entries around each configuration, weighted as in Eq. 5, (n,).

    Parameters
    ----------
    factors : Factors
    axes : sequence of Axis
    configurations : ndarray of float, (n, n_modes)
    logarithms : bool
        True where entries are logarithms, whose exponentials are averaged.

    Notes
    -----
    ``2**k`` entries for the ``k`` parameters in which a configuration lies between two middles.

    References
    ----------
    Hutter and Solomonik, Eq. 5 and Section 5.2.
    """
    found = [axis.neighbours(configurations[:, mode]) for mode, axis in enumerate(axes)]
    lower = np.column_stack([cells for cells, _ in found])
    share = np.column_stack([shares for _, shares in found])
    return _weighted(factors.rows, factors.starts, lower, share, logarithms)


def interpolate_factors(factors: Factors, axes: Sequence[Axis], configurations: Floats) -> Floats:
    """Return the interpolated entries at configurations, (n,): Eq. 5 without exponentials.

    An entry is linear in the row of each factor, so that the mean over all corners is the entry of
    interpolated rows.

    Parameters
    ----------
    factors : Factors
    axes : sequence of Axis
    configurations : ndarray of float, (n, n_modes)
    """
    result = np.ones((len(configurations), factors.rank))
    for mode, axis in enumerate(axes):
        cells, share = axis.neighbours(configurations[:, mode])
        matrix = factors.matrix(mode)
        rows = matrix[cells]
        if axis.interpolated:
            rows = rows + share[:, None] * (matrix[cells + 1] - rows)
        result *= rows
    return np.asarray(result.sum(axis=1))


def _weighted(rows: Floats, starts: Indices, lower: Indices, share: Floats, logarithms: bool) -> Floats:
    """Return the weighted mean of the entries around each point, (n,)."""
    result, places = np.empty(len(lower)), lower + starts[:-1]
    n_between = np.count_nonzero(share, axis=1)
    for number in np.unique(n_between):
        points = np.flatnonzero(n_between == number)
        each = rows.shape[1] * (len(starts) + (1 << int(number + 1) // 2)) + (1 << int(number))
        step = max(1, _AT_ONCE // each)
        for first in range(0, len(points), step):
            some = points[first : first + step]
            result[some] = _at_corners(rows, places[some], share[some], int(number), logarithms)
    return result


def _at_corners(rows: Floats, places: Indices, share: Floats, number: int, logarithms: bool) -> Floats:
    """Return the weighted mean of the entries around points, (n,), between middles in `number` modes.

    Each corner combines one of the first half of these modes with one of the second half, so that all
    entries are a product of two matrices.
    """
    by_point = np.arange(len(places))[:, None]
    between = np.argsort(share == 0, axis=1, kind="stable")
    inside, share = places[by_point, between], share[by_point, between]
    product = rows[inside[:, number:]].prod(axis=1)
    some, of_some = _corners(rows, product, inside[:, : number // 2], share)
    rest, of_rest = _corners(
        rows, np.ones_like(product), inside[:, number // 2 : number], share[:, number // 2 :]
    )
    result, step = np.zeros(len(places)), max(1, _AT_ONCE // (len(places) * rest.shape[1]))
    for first in range(0, some.shape[1], step):
        entries = some[:, first : first + step] @ rest.transpose(0, 2, 1)
        values = np.exp(entries, out=entries) if logarithms else entries
        weighted = of_some[:, None, first : first + step] @ values
        result += (weighted[:, 0] * of_rest).sum(axis=1)
    return result


def _corners(rows: Floats, product: Floats, places: Indices, share: Floats) -> tuple[Floats, Floats]:
    """Return products of rows at corners, (n, n_corners, rank), and the corners' weights, (n, n_corners)."""
    products, weights = product[:, None], np.ones((len(product), 1))
    for mode, place in enumerate(places.T):
        part = share[:, mode, None]
        lower, upper = rows[place, None], rows[place + 1, None]
        products = np.concatenate([products * lower, products * upper], axis=1)
        weights = np.concatenate([weights * (1 - part), weights * part], axis=1)
    return products, weights


class Interpolation(StrEnum):
    """Quantity that is linear between the middles of cells: the logarithm of the time, or the time."""

    LOG = "log"
    TIME = "time"


@record
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


@record(eq=False)
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
