"""The one printer of reports: lines on standard output, folded at a terminal's width, whole in a pipe.

Lines with a word in the margin, folded at a width: sentences, and rows with bars.

LIMIT    dependency  vaddsd x4 in a row       ################  16.0
         ports       p5                       ###                3.0
WHY      the sum is kept in order: 4 scalar adds of 4 cycles
"""

from __future__ import annotations

import os
import sys
import textwrap
from collections.abc import Iterable, Iterator
from typing import NamedTuple

from ..errors import one_line
from ..terminal_text import escaped, write_codes
from .layout import Bars, Labelled, Line, NamedTable, Prose
from .text_table import columns_of, row_lines

MARGIN = 9
USUAL_WIDTH = 80
"""Width of lines without an end, as in a file."""
_BAR = 16


def fold_labelled(line: Labelled, width: int | None) -> list[str]:
    """Return sentences beside their word.

    Examples
    --------
    >>> fold_labelled(Labelled("WHY", "one two three four five six"), 30)
    ['WHY      one two three four', '         five six']
    """
    room = max((width or USUAL_WIDTH) - MARGIN, 20)
    text = one_line(line.text)
    folded = textwrap.wrap(text, room, break_long_words=False, break_on_hyphens=False) or [""]
    return _beside(line.label, folded)


def fold_bars(bars: Bars, width: int | None) -> list[list[str]]:
    """Return the lines of each row.

    Examples
    --------
    >>> from .layout import Bar
    >>> rows = Bar("ports", "load ports", 2.0, "2.00"), Bar("dispatch", "4 micro-ops", 0.5, "0.50")
    >>> for (line,) in fold_bars(Bars("LIMIT", rows), 80):
    ...     print(line)
    LIMIT    ports     load ports   ################  2.00
             dispatch  4 micro-ops  ####              0.50
    """
    longest = max((row.value for row in bars.rows), default=0.0) or 1.0
    cells = [
        (row.name, row.what, "#" * max(round(_BAR * row.value / longest), row.value > 0), row.text)
        for row in bars.rows
    ]
    # a heading of no words: columns are as wide as their cells
    folded = row_lines([("", "", "#" * _BAR, ""), *cells], {0, 1, 2}, (width or USUAL_WIDTH) - MARGIN)[1:]
    labels = [bars.label] + [""] * (len(folded) - 1)
    return [_beside(label, lines) for label, lines in zip(labels, folded, strict=True)]


def _beside(label: str, lines: list[str]) -> list[str]:
    first, *rest = lines
    start = label + " " * max(MARGIN - columns_of(label), 1)
    return [(start + first).rstrip(), *((" " * MARGIN + line).rstrip() for line in rest)]


class Emphasis(NamedTuple):
    """Control sequences before headings, labels and the limiting entry, and the one that ends each."""

    heading: str = ""
    label: str = ""
    limit: str = ""
    end: str = ""


_BOLD, _PLAIN = "\033[1m", "\033[0m"
_COLOURS = Emphasis(_BOLD, "\033[1;36m", "\033[1;33m", _PLAIN)
_NO_COLOURS = Emphasis(_BOLD, _BOLD, _BOLD, _PLAIN)
_NOTHING = Emphasis()


def print_lines(lines: Iterable[Line]) -> None:
    """Print a report; headings, totals and limits stand out on a terminal."""
    for text in as_text(lines, _width(), _emphasis()):
        write_codes(sys.stdout, f"{text}\n")


def as_text(lines: Iterable[Line], width: int | None = None, emphasis: Emphasis = _NOTHING) -> Iterator[str]:
    """Yield a report as text, in which nothing but the emphasis steers a terminal.

    Parameters
    ----------
    width : int or None
        Columns; None where there is no end of a line.
    emphasis : Emphasis
        Control sequences for emphasis; none by default.

    Examples
    --------
    >>> list(as_text([Prose("a few words"), "whole whatever the width"], 8))
    ['a few', 'words', 'whole whatever the width']
    """
    for line in lines:
        if isinstance(line, NamedTable):
            yield from _table(line, width, emphasis)
        elif isinstance(line, Prose):
            yield from _prose(line.text, width)
        elif isinstance(line, Labelled):
            yield from _labelled(line, width, emphasis)
        elif isinstance(line, Bars):
            yield from _bars(line, width, emphasis)
        else:
            yield escaped(line)


def _emphasis() -> Emphasis:
    if not sys.stdout.isatty() or os.environ.get("TERM") in ("dumb", "unknown"):
        return _NOTHING
    return _NO_COLOURS if os.environ.get("NO_COLOR") else _COLOURS


def _width() -> int | None:
    """Return the columns of the terminal, or of `COLUMNS`; None where there is no end of a line."""
    if sys.stdout.isatty() or os.environ.get("COLUMNS"):
        import shutil  # noqa: PLC0415 - loads what compresses files, and most output is read by programs

        return shutil.get_terminal_size().columns
    return None


def _prose(text: str, width: int | None) -> Iterator[str]:
    for line in map(one_line, text.split("\n")):
        if width is None or columns_of(line) <= width:
            yield line
        else:
            # words stay whole, for they are copied
            yield from textwrap.wrap(line, width, break_long_words=False, break_on_hyphens=False)


def _labelled(line: Labelled, width: int | None, emphasis: Emphasis) -> Iterator[str]:
    first, *rest = map(escaped, fold_labelled(line, width))
    yield emphasis.label + line.label + emphasis.end + first[len(line.label) :]
    yield from rest


def _bars(bars: Bars, width: int | None, emphasis: Emphasis) -> Iterator[str]:
    """Yield rows with bars, the first one emphasised."""
    for number, lines in enumerate([*map(escaped, each)] for each in fold_bars(bars, width)):
        yield from (f"{emphasis.limit}{line}{emphasis.end}" if number == 0 else line for line in lines)


def _table(table: NamedTable, width: int | None, emphasis: Emphasis) -> Iterator[str]:
    if table.title:
        yield from _prose(table.title, width)
    n_rows = len(table.rows)
    bold = {0, *range(n_rows - table.n_totals + 1, n_rows + 1)}
    rows = [[*map(one_line, row)] for row in (table.headings, *table.rows)]
    for number, lines in enumerate(row_lines(rows, table.word_columns, width)):
        yield from (f"{emphasis.heading}{line}{emphasis.end}" if number in bold else line for line in lines)
    if table.note:
        yield from _prose(table.note, width)
