"""Initial factors from a tensor with other cells or another penalty."""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np

from .axis import Axis
from .factors import Factors, starts_of
from .tensor import CompletedTensor


def warm_start(known: CompletedTensor, axes: Sequence[Axis]) -> Factors:
    """Return initial factors for other cells, of the same rank as a known tensor.

    Rows are interpolated between those of the known tensor, by the positions of cells.

    Parameters
    ----------
    known : CompletedTensor
        Tensor of the same parameters.
    axes : sequence of Axis
    """
    starts, rank = starts_of([axis.n_cells for axis in axes]), known.factors.rank
    result = Factors(np.empty((int(starts[-1]), rank)), starts)
    for mode, (old, new) in enumerate(zip(known.axes, axes, strict=True)):
        matrix, before = result.matrix(mode), known.factors.matrix(mode)
        for column in range(rank):
            matrix[:, column] = np.interp(new.middles, old.middles, before[:, column])
    return result
