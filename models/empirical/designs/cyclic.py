"""First rows of Plackett-Burman designs, whose other rows are cyclic shifts.

For l levels and n = l^m runs, the n - 1 elements of a linear recurring sequence of greatest length over the
integers modulo l: every m-tuple but zeros comes once in a period, which makes any (n - 1) / (l - 1)
neighbouring columns orthogonal. For two levels and n - 1 a prime that leaves 3 modulo 4, the quadratic
residues (Paley's construction); the rows of 8 to 24 runs are those printed by Plackett and Burman.

References
----------
R. L. Plackett and J. P. Burman, The design of optimum multifactorial experiments, Biometrika 33(4), 1946.
"""

from __future__ import annotations

from collections.abc import Mapping

_TWO_LEVELS: Mapping[int, str] = {
    8: "+++-+--",
    12: "++-+++---+-",
    16: "++++-+-++--+---",
    20: "++--++++-+-+----++-",
    24: "+++++-+-++--++--+-+----",
}
# more sizes of two levels: the size less one is a prime that leaves 3 modulo 4
_RESIDUES = (32, 44, 48, 60, 68, 72, 80, 84)
# levels and runs: the first elements a_0, a_1, ... of a period, and c_0, c_1, ... of the recurrence
# a_(i+m) = c_0 a_i + ... + c_(m-1) a_(i+m-1), as found in the columns of 1946 (the first row backwards)
_RECURRENCES: Mapping[tuple[int, int], tuple[tuple[int, ...], tuple[int, ...]]] = {
    (3, 9): ((0, 1), (1, 2)),
    (3, 27): ((0, 0, 1), (2, 1, 0)),
    (3, 81): ((0, 1, 1, 1), (1, 0, 0, 1)),
    (5, 25): ((0, 4), (3, 4)),
    (5, 125): ((0, 2, 2), (2, 0, 1)),
    (7, 49): ((0, 1), (2, 2)),
}
SIZES: tuple[tuple[int, int], ...] = (
    *((2, runs) for runs in (*_TWO_LEVELS, *_RESIDUES)),
    *_RECURRENCES,
)


def orthogonal_columns(levels: int, runs: int) -> int:
    """Return the number of adjacent columns that are orthogonal: 4, 13, 40 of 3 levels, 6, 31 of 5, 8 of 7.

    Examples
    --------
    >>> [orthogonal_columns(levels, runs) for levels, runs in SIZES[-6:]]
    [4, 13, 40, 6, 31, 8]
    """
    return (runs - 1) // (levels - 1)


def first_row(levels: int, runs: int) -> tuple[int, ...]:
    """Return the levels of the first run, 0 to levels - 1; those after it are shifted to the right.

    Parameters
    ----------
    levels, runs : int
        One of `SIZES`.

    Examples
    --------
    >>> first_row(3, 9)
    (0, 1, 1, 2, 0, 2, 2, 1)
    >>> first_row(2, 8)
    (1, 1, 1, 0, 1, 0, 0)
    """
    if (levels, runs) in _RECURRENCES:
        column = _period(levels, runs - 1, *_RECURRENCES[levels, runs])
        return (column[0], *column[:0:-1])
    if runs in _TWO_LEVELS:
        return tuple(int(sign == "+") for sign in _TWO_LEVELS[runs])
    prime = runs - 1
    # zero counts among the squares, which makes both levels as frequent
    squares = {place * place % prime for place in range(prime)}
    return tuple(int(place in squares) for place in range(prime))


def _period(levels: int, length: int, start: tuple[int, ...], weights: tuple[int, ...]) -> tuple[int, ...]:
    found = list(start)
    while len(found) < length:
        recent = found[-len(weights) :]
        found.append(sum(weight * value for weight, value in zip(weights, recent, strict=True)) % levels)
    return tuple(found)
