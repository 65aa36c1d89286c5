"""Factors to start from that know what a smaller tensor has learned."""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np

from .axis import Axis
from .factors import Factors
from .tensor import CompletedTensor


def warm_start(known: CompletedTensor, axes: Sequence[Axis], guess: Factors) -> Factors:
    """Return factors of other cells, of the same rank or a higher one.

    Rows lie between those of the tensor that is known, where their cells lie between its cells; columns that
    it has not are those of a guess. They do no harm: the first mode to be solved for weighs them anew.

    Parameters
    ----------
    known : CompletedTensor
        Of the same parameters.
    axes : sequence of Axis
    guess : Factors
        Of these axes.
    """
    rows = guess.rows.copy()
    result = Factors(rows, guess.starts)
    shared = min(known.factors.rank, guess.rank)
    for mode, (old, new) in enumerate(zip(known.axes, axes, strict=True)):
        matrix, before = result.matrix(mode), known.factors.matrix(mode)
        for column in range(shared):
            matrix[:, column] = np.interp(new.middles, old.middles, before[:, column])
    return result
