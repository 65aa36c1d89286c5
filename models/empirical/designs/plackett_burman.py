"""Plackett-Burman designs of two and more levels (section 2.2.2 and Table 2.2).

A design is made of its first row (`first_row`), whose cyclic shifts are the other rows. For l levels and
n = l^m runs, the first row is the n - 1 elements of a linear recurring sequence of greatest length over the
integers modulo l: every m-tuple but zeros comes once in a period, which makes any (n - 1) / (l - 1)
neighbouring columns orthogonal. For two levels and n - 1 a prime that leaves 3 modulo 4, the quadratic
residues (Paley's construction); the rows of 8 to 24 runs are those printed by Plackett and Burman. pyDOE3
has designs of two levels alone, and those of 3, 5 and 7 levels serve numeric options.

References
----------
R. L. Plackett and J. P. Burman, The design of optimum multifactorial experiments, Biometrika 33(4), 1946.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

import numpy as np
import numpy.typing as npt

from ....errors import UsageError
from ..data.variability.option import NumericOption
from .design import Design, coarse_note, demand_ranges, numeric_design

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


NAME = "plackett-burman"


def plackett_burman(
    options: Sequence[NumericOption], levels: int | None = None, runs: int | None = None
) -> Design:
    """Return a Plackett-Burman design: as many runs for many options, main effects orthogonal.

    Parameters
    ----------
    options : sequence of NumericOption
        Level 0 is the first of an option's values, the highest level the last, the others the nearest to
        equal parts of the way in steps.
    levels : int, optional
        2, 3, 5 or 7; by default those of `runs`, or 3.
    runs : int, optional
        By default the least whose columns are all orthogonal; where there is none, the most.

    Raises
    ------
    UsageError
        If there is no such design, it has fewer columns than there are options, or an option has one value.

    Notes
    -----
    With l levels and n runs at most (n - 1) / (l - 1) neighbouring columns are orthogonal. Columns that
    far apart are multiples of each other modulo l: the options they stand for alias, which the field
    `aliased` and a note say.

    Examples
    --------
    >>> options = [NumericOption(name, (0.0, 1.0, 2.0)) for name in "ABC"]
    >>> plackett_burman(options).configurations.to_numpy()[:3].tolist()
    [[0, 1, 1], [1, 0, 1], [2, 1, 0]]
    """
    demand_ranges(NAME, options)
    levels, runs = _size(len(options), levels, runs)
    places = level_table(levels, runs)[:, : len(options)]
    values = [option.near(column / (levels - 1)) for option, column in zip(options, places.T, strict=True)]
    aliased = _aliased([option.name for option in options], orthogonal_columns(levels, runs))
    notes = coarse_note(NAME, options, levels)
    if aliased:
        pairs = ", ".join(" with ".join(pair) for pair in aliased)
        notes.append(
            f"{NAME}: {runs} runs of {levels} levels keep {orthogonal_columns(levels, runs)} options apart, "
            f"these alias: {pairs}"
        )
    return numeric_design(NAME, options, np.column_stack(values), notes, aliased)


def level_table(levels: int, runs: int) -> npt.NDArray[np.int64]:
    """Return the levels of each run and column, (runs, runs - 1).

    Each row is the one before shifted to the right; the last has level 0 everywhere.

    Parameters
    ----------
    levels, runs : int
        One of `cyclic.SIZES`.
    """
    row = np.array(first_row(levels, runs))
    shifted = [np.roll(row, places) for places in range(runs - 1)]
    return np.vstack([*shifted, np.zeros(runs - 1, int)])


def _size(options: int, levels: int | None, runs: int | None) -> tuple[int, int]:
    if levels is None:
        levels = next((size[0] for size in SIZES if size[1] == runs), 3)
    sizes = [size[1] for size in SIZES if size[0] == levels]
    if not sizes:
        known = ", ".join(map(str, sorted({size[0] for size in SIZES})))
        raise UsageError(f"{NAME}: no design of {levels} levels; choose from {known}")
    if runs is None:
        wide = [size for size in sizes if orthogonal_columns(levels, size) >= options]
        runs = wide[0] if wide else sizes[-1]
    if runs not in sizes:
        offered = ", ".join(map(str, sizes))
        raise UsageError(f"{NAME}: no design of {levels} levels and {runs} runs; choose from {offered}")
    if options > runs - 1:
        raise UsageError(f"{NAME}: {runs} runs take at most {runs - 1} numeric options, not {options}")
    return levels, runs


def _aliased(names: Sequence[str], distance: int) -> tuple[tuple[str, str], ...]:
    return tuple(
        (first, second) for place, first in enumerate(names) for second in names[place + distance :: distance]
    )
