"""Lines of a report for people: `X_lines` returns lines, and `terminal.print_lines` prints them.

A line that is a text stays whole whatever the width, such as a command that is copied; `Prose` is folded, and
a `NamedTable` has columns, `Labelled` and `Bars` start with a word in the margin.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import TypeAlias

from ..records import record
from .named_table import NamedTable


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
