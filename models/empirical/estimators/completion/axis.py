"""Parts of a completed tensor: axes cut into cells, factors of rank R (Eq. 2), and observations in cells."""

from __future__ import annotations

import math
from collections.abc import Sequence
from enum import StrEnum

import numpy as np
import numpy.typing as npt

from .....arrays import Floats
from .....records import record
from ...data.parameter_space import Kind, Parameter

Indices = npt.NDArray[np.int64]


@record(eq=False)
class Axis:
    """Cells of one parameter, in positions ``h(x)``: ``log x`` where spacing is logarithmic, else ``x``.

    Attributes
    ----------
    parameter : Parameter
    edges : ndarray of float, (n_cells + 1,)
        Positions between which each cell lies, rising; empty for a categorical parameter.
    middles : ndarray of float, (n_cells,)
        Position that represents each cell; codes of the choices of a categorical parameter.
    """

    parameter: Parameter
    edges: Floats
    middles: Floats

    @property
    def n_cells(self) -> int:
        """Number of cells."""
        return len(self.middles)

    @property
    def interpolated(self) -> bool:
        """True where predictions are interpolated between cells."""
        return self.parameter.numerical and self.n_cells > 1

    @property
    def values(self) -> Floats:
        """Value of the parameter that represents each cell, (n_cells,)."""
        return np.exp(self.middles) if self.parameter.logarithmic else self.middles

    def position(self, values: Floats) -> Floats:
        """Return ``h(x)``, (n,)."""
        return np.log(values) if self.parameter.logarithmic else values

    def cell(self, values: Floats) -> Indices:
        """Return the cell of each value, (n,); values beyond the range are in the cell at its border."""
        if not self.parameter.numerical:
            return np.rint(values).astype(np.int64)
        found = np.searchsorted(self.edges, self.position(values), side="right") - 1
        return np.clip(found, 0, self.n_cells - 1).astype(np.int64)

    def clipped(self, values: Floats) -> Floats:
        """Return values clipped to the range, (n,)."""
        if not self.parameter.numerical:
            return values
        ends = np.exp(self.edges[[0, -1]]) if self.parameter.logarithmic else self.edges[[0, -1]]
        return np.clip(values, ends[0], ends[1])

    def beyond(self, values: Floats) -> Indices:
        """Return 1 for values above the range, -1 below it, else 0, (n,); 0 for a categorical parameter."""
        if not self.parameter.numerical:
            return np.zeros(len(values), np.int64)
        position = self.position(values)
        return np.asarray((position > self.edges[-1]).astype(np.int64) - (position < self.edges[0]))

    def neighbours(self, values: Floats) -> tuple[Indices, Floats]:
        """Return the cell at or below each value, (n,), and the share of the one above, (n,).

        Before the first middle and after the last one the share continues the line through the two
        nearest cells: it is negative or above one (Section 5.1, linear extrapolation in the half
        cells at the borders).
        """
        if not self.interpolated:
            return self.cell(values), np.zeros(len(values))
        position = self.position(values)
        lower = np.clip(np.searchsorted(self.middles, position, side="right") - 1, 0, self.n_cells - 2)
        step = self.middles[lower + 1] - self.middles[lower]
        return lower.astype(np.int64), (position - self.middles[lower]) / step


def make_axis(parameter: Parameter, values: Floats, n_cells: int) -> Axis:
    """Return the cells of a parameter.

    The range is cut into `n_cells` equal steps of position. A parameter with at most `n_cells` values has
    a cell for each value, which represents it exactly. The cell of an integer parameter represents the
    middle between the first and the last whole number in it.

    Parameters
    ----------
    parameter : Parameter
    values : ndarray of float, (n,)
        Measured values; codes of choices of a categorical parameter.
    n_cells : int
        Largest number of cells; a categorical parameter has a cell for each choice.

    Raises
    ------
    ValueError
        If `n_cells` is less than 1.

    References
    ----------
    Section 5.1. The paper rounds the middle of a logarithmic cell up to a whole number. The middle of the
    whole numbers inside is close to that in a wide cell, and exact in a cell with one whole number.

    Examples
    --------
    >>> from chainline.models.empirical.data.parameter_space import Spacing
    >>> powers = Parameter("threads", Kind.INTEGER, 1, 64, Spacing.LOGARITHMIC)
    >>> np.exp(make_axis(powers, np.array([1.0, 4.0, 64.0, 4.0]), 8).middles).round(6).tolist()
    [1.0, 4.0, 64.0]
    """
    if n_cells < 1:
        raise ValueError(f"parameter {parameter.name}: {n_cells} cells; at least one is needed")
    if not parameter.numerical:
        return Axis(parameter, np.empty(0), np.arange(len(parameter.choices), dtype=np.float64))
    bounds = np.array([parameter.low, parameter.high])
    low, high = np.log(bounds) if parameter.logarithmic else bounds
    distinct = np.unique(values)
    if len(distinct) <= n_cells:
        middles = np.log(distinct) if parameter.logarithmic else distinct
        between = (middles[1:] + middles[:-1]) / 2
        return Axis(parameter, np.array([min(low, middles[0]), *between, max(high, middles[-1])]), middles)
    edges = np.linspace(low, high, n_cells + 1)
    if parameter.kind == Kind.INTEGER:
        return _of_whole_numbers(parameter, edges)
    return Axis(parameter, edges, (edges[1:] + edges[:-1]) / 2)


_ROUNDING = 1e-9
"""Tolerance within which an edge counts as a whole number."""


def _of_whole_numbers(parameter: Parameter, edges: Floats) -> Axis:
    """Return the cells that contain a whole number, each represented by the middle of those inside."""
    bounds = np.exp(edges) if parameter.logarithmic else edges
    first = np.ceil(bounds[:-1] - _ROUNDING)
    last = np.ceil(bounds[1:] - _ROUNDING) - 1
    last[-1] = np.floor(bounds[-1] + _ROUNDING)
    holds = last >= first
    first, last = first[holds], last[holds]
    ends = np.concatenate([edges[:-1][holds], edges[-1:]])
    if parameter.logarithmic:
        return Axis(parameter, ends, (np.log(first) + np.log(last)) / 2)
    return Axis(parameter, ends, (first + last) / 2)


@record(eq=False)
class Factors:
    """Factor matrices of all modes, in one array.

    Attributes
    ----------
    rows : ndarray of float, (sum of the cells of all modes, rank)
    starts : ndarray of int, (n_modes + 1,)
        First row of each mode in `rows`, and the end of the last.
    """

    rows: Floats
    starts: Indices

    @property
    def rank(self) -> int:
        """Number of columns of each factor matrix."""
        return int(self.rows.shape[1])

    def matrix(self, mode: int) -> Floats:
        """Return a view of the factor matrix of a mode, (n_cells, rank)."""
        return self.rows[self.starts[mode] : self.starts[mode + 1]]

    def entries(self, index: Indices) -> Floats:
        """Return the entries of the tensor at some cells, (n,).

        Parameters
        ----------
        index : ndarray of int, (n, n_modes)
        """
        products = np.ones((len(index), self.rank))
        for mode, cells in enumerate(index.T):
            products *= self.matrix(mode).take(cells, axis=0)
        return np.asarray(products.sum(axis=1))


def starts_of(shape: Sequence[int]) -> Indices:
    """Return the first row of each mode, and the end of the last, (n_modes + 1,)."""
    return np.concatenate([[0], np.cumsum(shape)]).astype(np.int64)


def filled(factors: Factors, axes: Sequence[Axis], seen: Sequence[Indices]) -> Factors:
    """Return factors in which the rows of cells without an observation follow from the others.

    In a numerical mode they lie on the line between the nearest observed cells, and beyond the outermost
    equal its row. In a categorical mode they are the mean of the observed rows.

    Parameters
    ----------
    factors : Factors
        Not changed.
    axes : sequence of Axis
    seen : sequence of ndarray of int
        Observed cells of each mode, rising.
    """
    rows = factors.rows.copy()
    result = Factors(rows, factors.starts)
    for mode, (axis, cells) in enumerate(zip(axes, seen, strict=True)):
        matrix = result.matrix(mode)
        if len(cells) == axis.n_cells:
            continue
        if axis.parameter.numerical:
            for column in range(result.rank):
                matrix[:, column] = np.interp(axis.middles, axis.middles[cells], matrix[cells, column])
        else:
            unseen = np.setdiff1d(np.arange(axis.n_cells), cells)
            matrix[unseen] = matrix[cells].mean(axis=0)
    return result


@record(eq=False)
class Cells:
    """Cells with at least one measured configuration.

    Attributes
    ----------
    index : ndarray of int, (n, n_modes)
        Indices of the cells in the tensor, each once.
    total : ndarray of float, (n,)
        Sums of the times inside.
    count : ndarray of int, (n,)
        Number of configurations inside.
    shape : tuple of int
        Cells of each mode.
    """

    index: Indices
    total: Floats
    count: Indices
    shape: tuple[int, ...]

    @property
    def mean(self) -> Floats:
        """Mean time of each cell, (n,)."""
        return self.total / self.count

    @property
    def density(self) -> float:
        """Share of the tensor's entries that are observed."""
        return float(len(self.index) / math.prod(map(float, self.shape)))


def collect(axes: Sequence[Axis], configurations: Floats, times: Floats) -> Cells:
    """Return the cells of measured configurations.

    Parameters
    ----------
    axes : sequence of Axis
    configurations : ndarray of float, (n_configurations, n_modes)
        Categorical parameters as codes of their choices.
    times : ndarray of float, (n_configurations,)

    References
    ----------
    Hutter and Solomonik, Section 5.1.
    """
    index = np.column_stack([axis.cell(configurations[:, mode]) for mode, axis in enumerate(axes)])
    return _merged(index, times, np.ones(len(times)), tuple(axis.n_cells for axis in axes))


def join(first: Cells, second: Cells) -> Cells:
    """Return the cells of two sets of configurations over the same axes."""
    return _merged(
        np.concatenate([first.index, second.index]),
        np.concatenate([first.total, second.total]),
        np.concatenate([first.count, second.count]).astype(np.float64),
        first.shape,
    )


def _merged(index: Indices, total: Floats, count: Floats, shape: tuple[int, ...]) -> Cells:
    cells, where = _distinct(index, shape)
    totals = np.bincount(where, weights=total, minlength=len(cells)).astype(np.float64)
    counts = np.bincount(where, weights=count, minlength=len(cells)).astype(np.int64)
    return Cells(cells, totals, counts, shape)


def _distinct(index: Indices, shape: tuple[int, ...]) -> tuple[Indices, Indices]:
    """Return the distinct indices, rising, and the position of each index among them."""
    if math.prod(shape) > np.iinfo(np.int64).max:  # numbers of cells in a row cannot be told apart
        cells, where = np.unique(index, axis=0, return_inverse=True)
        return cells, where.reshape(-1)
    _, first, where = np.unique(
        np.ravel_multi_index(tuple(index.T), shape), return_index=True, return_inverse=True
    )
    return index[first], where


class Observations(StrEnum):
    """Kind of observations: each configuration at its position, or the mean time of each cell."""

    CONFIGURATIONS = "configurations"
    CELLS = "cells"


@record(eq=False)
class Observed:
    """Measured configurations, and their cells.

    Attributes
    ----------
    cells : Cells
        Cells with at least one configuration, and their mean times.
    configurations : ndarray of float, (n, n_modes), or None
        None where only cells count.
    times : ndarray of float, (n,), or None
    """

    cells: Cells
    configurations: Floats | None
    times: Floats | None

    def joined(self, other: Observed) -> Observed:
        """Return the observations of both, which must have the same cells."""
        cells = join(self.cells, other.cells)
        if self.configurations is None or self.times is None:
            return Observed(cells, None, None)
        assert other.configurations is not None and other.times is not None
        configurations = np.concatenate([self.configurations, other.configurations])
        return Observed(cells, configurations, np.concatenate([self.times, other.times]))


def observe(axes: Sequence[Axis], configurations: Floats, times: Floats, kind: Observations) -> Observed:
    """Return measured configurations as observations of a kind.

    Parameters
    ----------
    axes : sequence of Axis
    configurations : ndarray of float, (n, n_modes)
    times : ndarray of float, (n,)
    kind : Observations
    """
    cells = collect(axes, configurations, times)
    return (
        Observed(cells, None, None) if kind is Observations.CELLS else Observed(cells, configurations, times)
    )
