"""Lines and titled tables of a report: every report returns them, and `terminal` prints them."""

from __future__ import annotations

from collections.abc import Iterable
from math import isfinite
from typing import TypeAlias

from ..records import record


@record
class NamedTable:
    """Cells as text.

    Attributes
    ----------
    title : str
        Title; "" where a sentence before serves as one.
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


@record
class Prose:
    """Sentences, folded between words at a terminal's width; words stay whole."""

    text: str


@record
class Labelled:
    """Sentences beside a label, folded under each other."""

    label: str
    text: str


@record
class Bar:
    """One row of `Bars`.

    Attributes
    ----------
    name, what : str
        Name of the bar, and its meaning.
    value : float
        Length of the bar.
    text : str
        The same for reading.
    """

    name: str
    what: str
    value: float
    text: str


@record
class Bars:
    """Rows with bars as long as their values, the first of them the one that matters."""

    label: str
    rows: tuple[Bar, ...]


Line: TypeAlias = str | Prose | NamedTable | Labelled | Bars


def spaced(tables: Iterable[NamedTable]) -> list[Line]:
    """Return tables, an empty line after each.

    Examples
    --------
    >>> spaced([NamedTable("", ("a",), (("x",),))])[1:]
    ['']
    """
    return [line for table in tables for line in (table, "")]


NOT_WRITTEN = "not saved: give --output MODEL to keep the model"
"""Report line for a model without a file."""


def written_line(path: str, size: int) -> str:
    """Return the report line for a file that was written; `size` in bytes.

    Examples
    --------
    >>> written_line("gemm.model", 31_400)
    'written: gemm.model (31 kB)'
    """
    return f"written: {path} ({size / 1000:.0f} kB)"
