"""Observed entries of the tensor: the mean time of the measured configurations in each cell."""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np

from .....arrays import Floats
from .axis import Axis, Indices


@dataclass(frozen=True, slots=True, eq=False)
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
