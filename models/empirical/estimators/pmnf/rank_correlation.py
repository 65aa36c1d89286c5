"""Kendall's rank correlation along the last axis, in O(n log n) time and O(n) memory."""

from __future__ import annotations

import numpy as np
import numpy.typing as npt

from .....arrays import Floats

_FEW = 32
"""Values up to which all pairs are compared at once."""


def concordance(values: Floats) -> npt.NDArray[np.int64]:
    """Return pairs that rise from an earlier to a later place, less those that fall, (..., n) -> (...).

    Pairs of equal values count nothing. Divided by ``n (n - 1) / 2`` it is Kendall's tau-a between values and
    places.

    Notes
    -----
    Ranks are compared bit by bit, from the highest: two values are told apart by the first bit that differs,
    among those whose higher bits are equal, so that each pass counts the pairs that its bit decides.

    References
    ----------
    M. G. Kendall: A new measure of rank correlation, Biometrika 30, 1938.

    Examples
    --------
    >>> concordance(np.array([[1.0, 2.0, 3.0], [3.0, 1.0, 1.0]])).tolist()
    [3, -2]
    """
    n = values.shape[-1]
    if n <= _FEW:
        first, second = np.triu_indices(n, 1)
        return np.asarray(np.sign(values[..., second] - values[..., first]).sum(axis=-1), np.int64)
    rows = values.reshape(-1, n)
    found = np.array([_of_ranks(np.unique(row, return_inverse=True)[1]) for row in rows], np.int64)
    return found.reshape(values.shape[:-1])


def _of_ranks(ranks: npt.NDArray[np.int64]) -> int:
    """Return the `concordance` of one row of ranks, from 0."""
    total = 0
    for bit in range(int(ranks.max()).bit_length() - 1, -1, -1):
        group = ranks >> (bit + 1)
        order = np.argsort(group, kind="stable")  # by place within a group
        ones = (ranks[order] >> bit) & 1
        start = np.searchsorted(group[order], group[order])
        zeros_before = np.concatenate([[0], np.cumsum(1 - ones)])
        in_group = zeros_before[:-1] - zeros_before[start]
        earlier = np.arange(len(ranks)) - start
        rising = in_group[ones == 1].sum()
        falling = (earlier - in_group)[ones == 0].sum()
        total += int(rising - falling)
    return total
