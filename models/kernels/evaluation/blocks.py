"""Block effect of rows measured together: the speed of the machine at that moment."""

from __future__ import annotations

from collections.abc import Hashable, Sequence
from statistics import fmean

import numpy as np

from ....arrays import Floats

FEWEST_GROUPS = 8
"""Groups that a block needs rows of, before it says something of the moment and not of its kernels."""
_ROUNDS, _SETTLED = 50, 1e-6


def without_blocks(
    log_times: Sequence[float], groups: Sequence[Hashable], blocks: Sequence[Hashable]
) -> Floats:
    """Return logarithms of times without the block effect.

    A campaign is measured in blocks of kernels drawn at random, and from one block to the next a shared
    machine is faster or slower by some per cent, which decides which of a hundred nearly equal kernels
    looks fastest. As the kernels of a block are of many groups, drawn at random, the mean of their
    deviations from the means of their groups is that of the moment.

    Parameters
    ----------
    log_times : sequence of float, (n_rows,)
        Measured.
    groups : sequence, (n_rows,)
        Group of each row; rows of a group are compared with each other.
    blocks : sequence, (n_rows,)
        Block of each row, measured together. Blocks with rows of few groups are left as they are.

    References
    ----------
    R. A. Fisher: The design of experiments, 1935: randomised blocks; group and block means by turns
    until they settle (least squares of an additive model).

    Examples
    --------
    >>> groups = [*"abcdefgh"] * 2
    >>> times = [float(n) for n in range(8)] + [n + 0.1 for n in range(8)]
    >>> without_blocks(times, groups, [1] * 8 + [2] * 8).round(2)[[0, 8, 7, 15]].tolist()
    [0.05, 0.05, 7.05, 7.05]
    """
    logs = np.array(log_times, dtype=np.float64)
    of_group, n_groups = _numbered(groups)
    of_block, n_blocks = _numbered(blocks)
    several = {block for block in range(n_blocks) if len(set(of_group[of_block == block])) >= FEWEST_GROUPS}
    telling = np.array([block in several for block in of_block], dtype=bool)
    effect = np.zeros(n_blocks)
    for _ in range(_ROUNDS):
        common = _means(logs - effect[of_block], of_group, n_groups)
        found = _means(np.where(telling, logs - common[of_group], 0.0), of_block, n_blocks)
        # only differences between blocks can be told
        found[list(several)] -= fmean(found[list(several)]) if several else 0.0
        change, effect = float(np.abs(found - effect).max(initial=0.0)), found
        if change < _SETTLED:
            break
    without: Floats = logs - effect[of_block]
    return without


def _numbered(keys: Sequence[Hashable]) -> tuple[np.ndarray, int]:
    numbers: dict[Hashable, int] = {}
    return np.array([numbers.setdefault(key, len(numbers)) for key in keys], dtype=np.intp), len(numbers)


def _means(values: Floats, positions: np.ndarray, size: int) -> Floats:
    return np.bincount(positions, values, size) / np.bincount(positions, minlength=size)
