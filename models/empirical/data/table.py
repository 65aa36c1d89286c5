"""Columns by their names, of a file in any format: what `tables` reads, and what is asked of it."""

from __future__ import annotations

import math
import re
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

import pandas as pd

from ....errors import UsageError

NO_VALUE = frozenset({"na", "n/a", "nan", "null", "none", "-", "--", "?"})
"""What people write among numbers where there is none."""
_UNIT = re.compile(r"^([^\[\]()]*[^\[\]()\s])\s*[\[(][^\[\]()]*[\])]$")


@dataclass(frozen=True, slots=True)
class Roles:
    """What the columns of a table are, where its format says so.

    Attributes
    ----------
    kernels : tuple of str
        Tell apart what was measured: a call path, the name of a benchmark.
    parameters : tuple of str
        What was varied.
    metrics : tuple of str
        What was measured, the most telling first.
    """

    kernels: tuple[str, ...]
    parameters: tuple[str, ...]
    metrics: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Table:
    """Columns by their names.

    Attributes
    ----------
    path : str
        The file, for messages.
    header : tuple of str
        Names of the columns, in order; one may be there twice, or have no name.
    places : tuple of str
        Of each row, what an error names: file and line.
    cells : tuple of list
        Of each column: texts of a CSV file, else numbers and texts; None where a value is missing.
    warnings : tuple of str
        What was read otherwise than it looks.
    roles : Roles or None
        None where nothing but the names of columns says what they are.
    """

    path: str
    header: tuple[str, ...]
    places: tuple[str, ...]
    cells: tuple[list[Any], ...]
    warnings: tuple[str, ...]
    roles: Roles | None = None

    def require(self, names: Sequence[str]) -> None:
        """Raise UsageError unless each of the columns is there once."""
        for name in names:
            found = self.named(name)
            if len(found) != 1:
                times = "more than one column" if found else "no column"
                known = ", ".join(each for each in self.header if each)
                raise UsageError(f"{self.path}: {times} {name!r}; the columns are {known}")

    def named(self, name: str) -> list[int]:
        """Return the places of the columns of a name, which may leave a unit in brackets out.

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
        # what has a unit is what has none: a column of another unit is another
        short = without_unit(name)
        return [place for place, each in enumerate(self.header) if each == short] if short != name else []

    def cells_of(self, name: str) -> list[Any]:
        """Return the cells of a column that `require` has found."""
        return self.cells[self.named(name)[0]]

    def column(self, name: str) -> pd.Series[Any]:
        """Return a column: numbers, or texts where one is no number.

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
        # beside words `nan` is one of them; among numbers it is none, rather than make all of them words
        if numbers.isna().any() and not all(map(is_number, cells)):
            return pd.Series([str(cell) for cell in cells])
        return numbers.astype("int64") if pd.api.types.is_bool_dtype(numbers) else numbers


def without_unit(name: str) -> str:
    """Return the name of a column without the unit that stands in brackets behind it.

    Examples
    --------
    >>> [without_unit(name) for name in ("time [s]", "size(MB)", "[/n]", "n")]
    ['time', 'size', '[/n]', 'n']
    """
    found = _UNIT.match(name) if len(name) < 1000 else None
    return found[1] if found else name


def is_number(cell: Any) -> bool:
    """Tell whether a cell is a number, or a text that means one."""
    try:
        float(cell)
    except (TypeError, ValueError, OverflowError):
        return False
    return True


def missing_cells(cells: Sequence[Any]) -> list[bool]:
    """Tell of each cell of a column whether it has no value: empty, or NA and the like among numbers.

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
    """Tell whether a cell is what JSON and workbooks hold where no number is."""
    return isinstance(cell, float) and math.isnan(cell)


def finite_problem(value: float) -> str | None:
    """Return what is wrong with a number that is none, None if nothing is."""
    return None if math.isfinite(value) else f"{value} is not finite; remove the line or fill it"
