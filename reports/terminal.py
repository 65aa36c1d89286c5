"""The one printer of reports: lines on standard output, folded at a terminal's width, whole in a pipe."""

from __future__ import annotations

import os
import shutil
import sys
import textwrap
from collections.abc import Iterable

from ..errors import one_line
from .line import Line, Prose
from .named_table import NamedTable
from .text_table import columns_of, row_lines

_BOLD, _PLAIN = "\033[1m", "\033[0m"


def print_lines(lines: Iterable[Line]) -> None:
    """Print a report; headings and totals of tables are bold on a terminal."""
    for line in lines:
        if isinstance(line, NamedTable):
            _print_table(line)
        elif isinstance(line, Prose):
            _print_prose(line.text)
        else:
            print(line)


def _width() -> int | None:
    """Return the columns of the terminal, or of `COLUMNS`; None where there is no end of a line."""
    if sys.stdout.isatty() or os.environ.get("COLUMNS"):
        return shutil.get_terminal_size().columns
    return None


def _print_prose(text: str) -> None:
    width = _width()
    for line in map(one_line, text.split("\n")):
        if width is None or columns_of(line) <= width:
            print(line)
        else:
            # words stay whole, for they are copied
            print(textwrap.fill(line, width, break_long_words=False, break_on_hyphens=False))


def _print_table(table: NamedTable) -> None:
    if table.title:
        _print_prose(table.title)
    n_rows = len(table.rows)
    bold = {0, *range(n_rows - table.n_totals + 1, n_rows + 1)}
    can = sys.stdout.isatty() and os.environ.get("TERM") not in ("dumb", "unknown")
    for number, lines in enumerate(row_lines((table.headings, *table.rows), table.word_columns, _width())):
        for line in lines:
            print(f"{_BOLD}{line}{_PLAIN}" if can and number in bold else line)
    if table.note:
        _print_prose(table.note)
