"""Observations to which a tensor is fitted: measured configurations, or the cells that contain them."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from enum import StrEnum

import numpy as np

from .....arrays import Floats
from .axis import Axis
from .cells import Cells, collect, join


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
