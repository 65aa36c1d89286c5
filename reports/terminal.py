"""The one printer of reports: lines on standard output, folded at a terminal's width, whole in a pipe.

    kernel                 metric  SMAPE
    main->a_name_that_is_  time    1.6 %
    too_long

Words are folded, between words where that is enough; numbers are whole whatever the width is. Names come
from files: what would break a line in them, or steer a terminal, is written out.

`fold_labelled` and `fold_bars` print sentences and bars beside a word in the margin:

    LIMIT    dependency  vaddsd x4 in a row       ################  16.0
             ports       p5                       ###                3.0
    WHY      the sum is kept in order: 4 scalar adds of 4 cycles
"""

from __future__ import annotations

import os
import re
import sys
import textwrap
from collections.abc import Collection, Iterable, Iterator, Sequence
from typing import NamedTuple
from unicodedata import category, east_asian_width

from ..errors import one_line
from ..terminal_text import escaped, write_codes
from .layout import Bars, Labelled, Line, NamedTable, Prose

_GAP = "  "
_NARROWEST = 12
"""Columns that are left of a column of words, however much does not fit."""
_LONGEST_WHOLE = 24
"""Columns of a word that is kept whole while other columns can be made narrower."""


def row_lines(
    rows: Sequence[Sequence[str]], words: Collection[int], width: int | None = None
) -> list[list[str]]:
    """Return the lines of each row, folded to a width where one is given.

    Parameters
    ----------
    rows : sequence of sequence of str
    words : collection of int
        Columns of words, which may be folded.
    width : int or None
        Columns of the terminal; None for rows as long as they are.

    Examples
    --------
    >>> rows = [("name", "cycles"), ("a loop of mine", "12"), ("b", "3")]
    >>> for lines in row_lines(rows, {0}, 16):
    ...     print(lines)
    ['name      cycles']
    ['a loop        12', 'of mine']
    ['b              3']
    """
    shown = [[one_line(cell) for cell in row] for row in rows]
    widths = [max(map(columns_of, cells)) for cells in zip(*shown, strict=True)]
    if width is not None:
        room = width - len(_GAP) * (len(widths) - 1)
        for least in _least_widths(shown, widths, words):
            widths = _shrunk(widths, least, room)
    return [_lines(row, widths, words) for row in shown]


def _least_widths(
    rows: Sequence[Sequence[str]], widths: Sequence[int], words: Collection[int]
) -> tuple[list[int], list[int]]:
    """Return the least width of each column, first with the words whole that are not long, then with none.

    Numbers keep their width, with headings folded between words.
    """
    between, within = [], []
    for number, (heading, *cells) in enumerate(zip(*rows, strict=True)):
        of_heading = _longest_word(heading)
        if number in words:
            of_cells = min(max(map(_longest_word, cells), default=0), _LONGEST_WHOLE)
            between.append(max(of_heading, of_cells, 1))
            within.append(min(widths[number], max(of_heading, _NARROWEST)))
        else:
            between.append(max(of_heading, *map(columns_of, cells), 1))
            within.append(between[-1])
    return between, within


def _longest_word(text: str) -> int:
    return max(map(columns_of, text.split()), default=0)


def _shrunk(widths: Sequence[int], least: Sequence[int], room: int) -> list[int]:
    """Return widths that fit, the widest columns made narrower first, as far as the least ones let them."""
    found = list(widths)
    while sum(found) > room:
        able = [number for number, width in enumerate(found) if width > least[number]]
        if not able:
            break
        found[max(able, key=found.__getitem__)] -= 1
    return found


def _lines(row: Sequence[str], widths: Sequence[int], words: Collection[int]) -> list[str]:
    cells = [_folded(cell, width) for cell, width in zip(row, widths, strict=True)]
    lines = []
    for number in range(max(map(len, cells), default=0)):
        parts = []
        for column, (cell, width) in enumerate(zip(cells, widths, strict=True)):
            text = cell[number] if number < len(cell) else ""
            blank = " " * (width - columns_of(text))
            parts.append(text + blank if column in words else blank + text)
        lines.append(_GAP.join(parts).rstrip())
    return lines


def _folded(text: str, width: int) -> list[str]:
    """Return the lines of a cell; a word that is longer than one is cut."""
    if columns_of(text) <= width:
        return [text]
    lines, line = [], ""
    for piece in re.findall(r"\s*+\S*+", text.rstrip()):
        if columns_of(line + piece) <= width:
            line += piece
            continue
        if line:
            lines.append(line)
        *whole, line = _cut_up(piece.lstrip(), width)
        lines += whole
    return [*lines, line]


def _cut_up(word: str, width: int) -> list[str]:
    """Return the parts of a word that is longer than a line; each as long as fits, one character at least."""
    if columns_of(word) <= width:
        return [word]
    parts, begin, room = [], 0, width
    for place, character in enumerate(word):
        room -= columns_of(character)
        if room < 0 and place > begin:
            parts.append(word[begin:place])
            begin, room = place, width - columns_of(character)
    return [*parts, word[begin:]]


def columns_of(text: str) -> int:
    """Return the number of columns of a terminal that a text takes.

    Examples
    --------
    >>> columns_of("abc"), columns_of("e\u0301"), columns_of("核")
    (3, 1, 2)
    """
    if text.isascii():
        return len(text)
    return sum(_columns_of_character(c) for c in text)


def _columns_of_character(character: str) -> int:
    if category(character) in ("Mn", "Me"):  # stands over the one before
        return 0
    return 2 if east_asian_width(character) in "WF" else 1


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
    lines : iterable of Line
        Lines of a report.
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
