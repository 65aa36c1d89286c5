"""What a report for people is made of: `X_lines` returns lines, and `terminal.print_lines` prints them.

A line that is a text stays whole whatever the width, such as a command that is copied; `Prose` is folded, and
a `NamedTable` has columns.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import TypeAlias

from .named_table import NamedTable


@dataclass(frozen=True, slots=True)
class Prose:
    """Sentences, folded between words at a terminal's width; words stay whole."""

    text: str


Line: TypeAlias = str | Prose | NamedTable


def spaced(tables: Iterable[NamedTable]) -> list[Line]:
    """Return tables, an empty line after each.

    Examples
    --------
    >>> spaced([NamedTable("", ("a",), (("x",),))])[1:]
    ['']
    """
    return [line for table in tables for line in (table, "")]
