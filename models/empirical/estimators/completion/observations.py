"""Observations to which a tensor is fitted: measured configurations, or the cells that contain them."""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass
from enum import StrEnum

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


class Observations(StrEnum):
    """Kind of observations: each configuration at its position, or the mean time of each cell."""

    CONFIGURATIONS = "configurations"
    CELLS = "cells"


@dataclass(frozen=True, slots=True, eq=False)
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
