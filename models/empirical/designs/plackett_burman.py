"""Plackett-Burman designs of two and more levels (section 2.2.2 and Table 2.2)."""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np
import numpy.typing as npt

from ....errors import UsageError
from ..data.variability.option import NumericOption
from .cyclic import SIZES, first_row, orthogonal_columns
from .design import Design, coarse_note, demand_ranges, numeric_design

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
