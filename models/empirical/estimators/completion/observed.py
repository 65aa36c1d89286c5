"""What a tensor is fitted to: measured configurations, or the cells that hold them."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from enum import StrEnum

import numpy as np

from .....arrays import Floats
from .axis import Axis
from .cells import Cells, collect, join


class Observations(StrEnum):
    """What counts: each configuration where it lies, or the mean time of each cell."""

    CONFIGURATIONS = "configurations"
    CELLS = "cells"


@dataclass(frozen=True, slots=True, eq=False)
class Observed:
    """Measured configurations.

    Attributes
    ----------
    cells : Cells
        What was observed in each.
    configurations : ndarray of float, (n, n_modes), or None
        None where cells alone count.
    times : ndarray of float, (n,), or None
    """

    cells: Cells
    configurations: Floats | None
    times: Floats | None

    def joined(self, other: Observed) -> Observed:
        """Return what was observed by both, whose cells are cut alike."""
        cells = join(self.cells, other.cells)
        if self.configurations is None or self.times is None:
            return Observed(cells, None, None)
        assert other.configurations is not None and other.times is not None
        configurations = np.concatenate([self.configurations, other.configurations])
        return Observed(cells, configurations, np.concatenate([self.times, other.times]))


def observe(axes: Sequence[Axis], configurations: Floats, times: Floats, kind: Observations) -> Observed:
    """Return measured configurations, (n, n_modes) and (n,), as a tensor is fitted to them."""
    cells = collect(axes, configurations, times)
    return (
        Observed(cells, None, None) if kind is Observations.CELLS else Observed(cells, configurations, times)
    )
