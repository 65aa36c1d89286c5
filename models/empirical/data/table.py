"""Table of a file in any format: columns by their names; merged cells, or parameters written once, filled."""

from __future__ import annotations

import math
import re
from collections import Counter
from collections.abc import Callable, Sequence
from itertools import pairwise
from typing import Any

import pandas as pd

from ....errors import UsageError
from ....records import record, replace

NO_VALUE = frozenset(
    {
        "na",
        "n/a",
        "n.a.",
        "#n/a",
        "<na>",
        "nan",
        "null",
        "nil",
        "none",
        "nat",
        "-",
        "--",
        "---",
        "–",
        "—",
        "?",
    }
    | {
        "*",
        "...",
        "…",
        "missing",
        "unknown",
        "undefined",
        "void",
        "tbd",
        "skipped",
        "skip",
        "not run",
    }
    | {"not measured", "pending", "running", "queued", "empty"}
)
"""Words for a missing value among numbers."""
_JOINT = re.compile(r"[\W_]+")
_UNIT = re.compile(r"^([^\[\]()]*[^\[\]()\s])\s*[\[(][^\[\]()]*[\])]$")


@record
class Roles:
    """Roles of the columns of a table, where its format states them.

    Attributes
    ----------
    kernels : tuple of str
        Names of the kernels that were measured: a call path, the name of a benchmark.
    parameters : tuple of str
        Varied quantities.
    metrics : tuple of str
        Measured quantities, the most important first.
    """

    kernels: tuple[str, ...]
    parameters: tuple[str, ...]
    metrics: tuple[str, ...]


@record
class Table:
    """Table of columns with names.

    Attributes
    ----------
    path : str
        The file, for messages.
    header : tuple of str
        Names of the columns, in order; one may be there twice, or have no name.
    places : tuple of str
        File and line of each row, for messages.
    cells : tuple of list
        Of each column: texts of a CSV file, else numbers and texts; None where a value is missing.
    warnings : tuple of str
        Lines about content that was interpreted or left out.
    roles : Roles or None
        None where the format states no roles.
    stopped_at : float or None
        Time at which runs were stopped, in the unit of the times; those are kept with it. None to leave them
        out as other failed runs.
    """

    path: str
    header: tuple[str, ...]
    places: tuple[str, ...]
    cells: tuple[list[Any], ...]
    warnings: tuple[str, ...]
    roles: Roles | None = None
    stopped_at: float | None = None

    def require(self, names: Sequence[str]) -> None:
        """Check that each of the columns occurs once.

        Raises
        ------
        UsageError
            If a column is missing or occurs more than once.
        """
        for name in names:
            found = self.named(name)
            if len(found) != 1:
                times = "more than one column" if found else "no column"
                known = ", ".join(each for each in self.header if each)
                raise UsageError(f"{self.path}: {times} {name!r}; the columns are {known}")

    def named(self, name: str) -> list[int]:
        """Return the indices of the columns of a name, with or without their unit in brackets.

        Examples
        --------
        >>> table = Table("", ("n [MB]", "time (s)", "[/n]"), (), ([], [], []), ())
        >>> table.named("time"), table.named("n [MB]"), table.named("n [KB]"), table.named("[/n]")
        ([1], [0], [], [2])
        """
        if name in self.header:
            return [place for place, each in enumerate(self.header) if each == name]
        bare = Counter(map(without_unit, self.header))
        if bare[name]:
            return [place for place, each in enumerate(self.header) if without_unit(each) == name]
        # a name with a unit matches a column without one, but none with another unit
        short = without_unit(name)
        return [place for place, each in enumerate(self.header) if each == short] if short != name else []

    def cells_of(self, name: str) -> list[Any]:
        """Return the cells of a column that `require` has found."""
        return self.cells[self.named(name)[0]]

    def short_place(self, row: int) -> str:
        """Return the place of a row without the name of the file, which a message has once."""
        place = self.places[row].removeprefix(self.path).lstrip(":/ ")
        return f"line {place}" if place.isdigit() else place

    def column(self, name: str) -> pd.Series[Any]:
        """Return a column: numbers, or texts where a cell is no number.

        Raises
        ------
        UsageError
            If a value is missing.
        """
        cells = self.cells_of(name)
        for place, cell in zip(self.places, cells, strict=True):
            if cell is None or (isinstance(cell, str) and not cell):
                raise UsageError(f"{place}: column {name!r} is empty; remove the line or fill it")
        numbers = pd.to_numeric(pd.Series(cells, dtype=object if not cells else None), errors="coerce")
        # `nan` is a word in a column of words; among numbers it is a missing number
        if numbers.isna().any() and not all(map(is_number, cells)):
            return pd.Series([str(cell) for cell in cells])
        return numbers.astype("int64") if pd.api.types.is_bool_dtype(numbers) else numbers


def is_missing_word(cell: str) -> bool:
    """Tell whether a text is a word for a missing value, such as NA."""
    return cell.lower() in NO_VALUE


def without_unit(name: str) -> str:
    """Return the name of a column without the unit that stands in brackets behind it.

    Examples
    --------
    >>> [without_unit(name) for name in ("time [s]", "size(MB)", "[/n]", "n")]
    ['time', 'size', '[/n]', 'n']
    """
    found = _UNIT.match(name) if len(name) < 1000 else None
    return found[1] if found else name


def bare(name: str) -> str:
    """Return the name of a column in small letters, without unit, blanks and marks."""
    return _JOINT.sub("", without_unit(name)).lower()


def words_of(text: str) -> frozenset[str]:
    """Return the words of a text, apart by blanks."""
    return frozenset(text.split())


def is_number(cell: Any) -> bool:
    """Tell whether a cell is a number, or a text that means one."""
    try:
        float(cell)
    except (TypeError, ValueError, OverflowError):
        return False
    return not (isinstance(cell, str) and "_" in cell)  # as Python writes thousands


def missing_cells(cells: Sequence[Any]) -> list[bool]:
    """Return True for each cell of a column without a value: empty, or NA and the like among numbers.

    Examples
    --------
    >>> missing_cells(["8", "", "NA"]), missing_cells(["amg", "none"]), missing_cells([1, None, float("nan")])
    ([False, True, True], [False, False], [False, True, True])
    """
    empty = [cell is None or cell_is_nan(cell) or (isinstance(cell, str) and not cell) for cell in cells]
    words = [isinstance(cell, str) and cell.lower() in NO_VALUE for cell in cells]
    if not any(words):
        return empty
    rest = [cell for cell, gone, word in zip(cells, empty, words, strict=True) if not gone and not word]
    if not rest or not all(map(is_number, rest)):
        return empty
    return [gone or word for gone, word in zip(empty, words, strict=True)]


def cell_is_nan(cell: Any) -> bool:
    """Tell whether a cell is NaN, which JSON and workbooks hold for a missing number."""
    return isinstance(cell, float) and math.isnan(cell)


def finite_problem(value: float) -> str | None:
    """Return a message about a number that is not finite; None if it is finite."""
    return None if math.isfinite(value) else f"{value} is not finite; remove the line or fill it"


_LEAST_SHARE = 3
"""A third of the cells of the first column, or more, stand for the one above; fewer are missing values."""


def with_merged_cells(table: Table, is_parameter: Callable[[str], bool]) -> Table:
    """Return a table whose first columns have, in empty cells, the value above; a warning says so.

    Columns are filled from the left, as far as each has empty cells only where the one before has them. They
    are left as they are where an empty cell may be a missing value: the first row has one, two groups of rows
    that follow each other have the same values, there is one group, or fewer than a third of the cells are
    empty.

    Parameters
    ----------
    table : Table
    is_parameter : callable
        Tells from its name whether a column may hold a parameter.

    Examples
    --------
    >>> cells = (["8", "", "16", ""], ["1", "2", "1", "2"], ["0.5", "0.3", "1.1", "0.6"])
    >>> merged = with_merged_cells(Table("t", ("n", "p", "time"), ("", "", "", ""), cells, ()), str.islower)
    >>> merged.cells[0], merged.warnings
    (['8', '8', '16', '16'], ("t: empty cells of 'n' are read as the value above",))
    """
    empty = [[_is_empty(cell) for cell in cells] for cells in table.cells]
    merged: list[int] = []
    for place, name in enumerate(table.header):
        before = empty[merged[-1]] if merged else None
        nested = before is None or all(
            outer or not own for outer, own in zip(before, empty[place], strict=True)
        )
        if not any(empty[place]) or not name or not is_parameter(name) or not nested:
            break
        merged.append(place)
    if not merged or len(merged) == len(table.header) or any(empty[place][0] for place in merged):
        return table
    first = empty[merged[0]]
    alike = [place for place in merged if empty[place] == first]
    groups = [tuple(table.cells[place][row] for place in alike) for row, gone in enumerate(first) if not gone]
    repeated = len(groups) < 2 or any(one == other for one, other in pairwise(groups))
    if repeated or _LEAST_SHARE * sum(first) < len(first):
        return table
    if not _have_values_beside(table, merged, first):
        return table
    cells = tuple(
        _filled(cells, empty[place]) if place in merged else cells for place, cells in enumerate(table.cells)
    )
    names = ", ".join(repr(table.header[place]) for place in merged)
    line = f"{table.path}: empty cells of {names} are read as the value above"
    return replace(table, cells=cells, warnings=(*table.warnings, line))


def _have_values_beside(table: Table, merged: list[int], first: list[bool]) -> bool:
    """Tell whether some other column has a value in each row whose first cell is empty."""
    others = [cells for place, cells in enumerate(table.cells) if place not in merged]
    return any(
        all(not _is_empty(cell) for cell, gone in zip(cells, first, strict=True) if gone) for cells in others
    )


def _is_empty(cell: Any) -> bool:
    return cell is None or cell_is_nan(cell) or (isinstance(cell, str) and not cell.strip())


def _filled(cells: list[Any], empty: list[bool]) -> list[Any]:
    """Return the cells with the value above in those that are empty."""
    found: list[Any] = []
    for cell, gone in zip(cells, empty, strict=True):
        found.append(found[-1] if gone else cell)
    return found
