"""Between the middles of cells: multilinear interpolation of the tensor's entries (Eq. 5)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np

from .....arrays import Floats
from .....codegen.compiled_loop import compiled_loop
from .axis import Axis
from .factors import Factors


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
        Whether entries are logarithms, of which the exponentials are averaged.

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
    return np.asarray(_weighted(factors.rows, factors.starts, lower, share, logarithms))


def interpolate_factors(factors: Factors, axes: Sequence[Axis], configurations: Floats) -> Floats:
    """Return the entry of interpolated rows of the factors, (n,): Eq. 5 for the entries themselves.

    An entry is linear in the row of each factor, so that interpolating all of them is one product.
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


@compiled_loop
def _weighted(rows: Any, starts: Any, lower: Any, share: Any, logarithms: bool) -> Any:
    n, n_modes = lower.shape
    rank = rows.shape[1]
    result = np.zeros(n)
    between = np.zeros(n_modes, np.int64)
    partial, weight = np.ones((n_modes + 1, rank)), np.ones(n_modes + 1)
    for point in range(n):
        n_between = 0
        partial[0, :] = 1.0
        for mode in range(n_modes):
            if share[point, mode] != 0.0:
                between[n_between] = mode
                n_between += 1
            else:
                partial[0] *= rows[starts[mode] + lower[point, mode]]
        for corner in range(1 << n_between):
            # modes are taken by bits, the highest first: those that changed since the last corner
            first, changed = 0, corner ^ (corner - 1)
            while corner > 0 and not changed >> (n_between - 1 - first) & 1:
                first += 1
            for level in range(first, n_between):
                mode = between[level]
                upper = corner >> (n_between - 1 - level) & 1
                part = share[point, mode] if upper else 1 - share[point, mode]
                weight[level + 1] = weight[level] * part
                partial[level + 1] = partial[level] * rows[starts[mode] + lower[point, mode] + upper]
            entry = partial[n_between].sum()
            result[point] += weight[n_between] * (np.exp(entry) if logarithms else entry)
    return result
