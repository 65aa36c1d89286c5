"""A table with a title, ready to be printed or put on a page: every table of a report is one."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from math import isfinite

from .text_table import print_rows, print_text


@dataclass(frozen=True, slots=True)
class NamedTable:
    """Cells as text.

    Attributes
    ----------
    title : str
        What is shown; "" where a sentence before says so.
    headings : tuple of str
        Of the columns.
    rows : tuple of tuple of str
        As many cells each as there are headings.
    words : tuple of int
        Columns that hold words, negative ones from the right; the others hold numbers.
    note : str
        Below the table; "" for none.
    n_totals : int
        Rows at the end that sum up those before.
    """

    title: str
    headings: tuple[str, ...]
    rows: tuple[tuple[str, ...], ...]
    words: tuple[int, ...] = (0,)
    note: str = ""
    n_totals: int = 0

    @property
    def word_columns(self) -> frozenset[int]:
        """Columns that hold words, from the left.

        Examples
        --------
        >>> sorted(NamedTable("", ("a", "b", "c"), (), words=(0, -1)).word_columns)
        [0, 2]
        """
        return frozenset(column % len(self.headings) for column in self.words)


def print_table(table: NamedTable) -> None:
    """Print a table to standard output."""
    if table.title:
        print_text(table.title)
    n_rows = len(table.rows)
    totals = range(n_rows - table.n_totals + 1, n_rows + 1)
    print_rows((table.headings, *table.rows), table.word_columns, bold={0, *totals})
    if table.note:
        print_text(table.note)


def print_tables(tables: Iterable[NamedTable]) -> None:
    """Print tables to standard output, an empty line after each."""
    for table in tables:
        print_table(table)
        print()


def percent(share: float, signed: bool = False) -> str:
    """Return a fraction in percent, "" if there is none.

    Examples
    --------
    >>> percent(0.0123), percent(0.5, signed=True), percent(float("nan"))
    ('1.2%', '+50.0%', '')
    """
    if not isfinite(share):
        return ""
    return f"{share:+.1%}" if signed else f"{share:.1%}"
