"""Axis of the tensor: the cells into which the range of a parameter is cut."""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np
import numpy.typing as npt

from .....arrays import Floats
from ...data.parameter_space import Kind, Parameter

Indices = npt.NDArray[np.int64]


@dataclass(frozen=True, slots=True, eq=False)
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
