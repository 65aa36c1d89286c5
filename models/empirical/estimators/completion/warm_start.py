"""Factors to start from that know what a tensor with other cells, or another penalty, has learned."""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np

from .axis import Axis
from .factors import Factors, starts_of
from .tensor import CompletedTensor


def warm_start(known: CompletedTensor, axes: Sequence[Axis]) -> Factors:
    """Return factors of other cells, of the same rank.

    Rows lie between those of the tensor that is known, where their cells lie between its cells.

    Parameters
    ----------
    known : CompletedTensor
        Of the same parameters.
    axes : sequence of Axis
    """
    starts, rank = starts_of([axis.n_cells for axis in axes]), known.factors.rank
    result = Factors(np.empty((int(starts[-1]), rank)), starts)
    for mode, (old, new) in enumerate(zip(known.axes, axes, strict=True)):
        matrix, before = result.matrix(mode), known.factors.matrix(mode)
        for column in range(rank):
            matrix[:, column] = np.interp(new.middles, old.middles, before[:, column])
    return result
