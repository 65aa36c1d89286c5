"""A table with a title, ready to be printed or put on a page."""

from __future__ import annotations

from dataclasses import dataclass
from math import isfinite

from rich.table import Table

from .console import console

_WIDTH_OF_A_PIPE = 180


@dataclass(frozen=True, slots=True)
class NamedTable:
    """Cells as text.

    Attributes
    ----------
    title : str
        What is shown.
    headings : tuple of str
        Of the columns.
    rows : tuple of tuple of str
        As many cells each as there are headings.
    n_words : int
        Columns at the left that hold words; the others hold numbers.
    note : str
        Below the table; "" for none.
    """

    title: str
    headings: tuple[str, ...]
    rows: tuple[tuple[str, ...], ...]
    n_words: int = 1
    note: str = ""


def print_table(table: NamedTable) -> None:
    """Print a table to standard output, and an empty line."""
    plain = console(width_of_a_pipe=_WIDTH_OF_A_PIPE)
    printed = Table(box=None, pad_edge=False, header_style="bold")
    for number, heading in enumerate(table.headings):
        printed.add_column(heading, justify="left" if number < table.n_words else "right", no_wrap=True)
    for row in table.rows:
        printed.add_row(*row)
    plain.print(table.title)
    plain.print(printed)
    if table.note:
        plain.print(table.note)
    plain.print()


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
