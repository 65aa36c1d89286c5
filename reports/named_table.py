"""A table with a title, for a terminal or a page: every table of a report is one."""

from __future__ import annotations

from math import isfinite

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
