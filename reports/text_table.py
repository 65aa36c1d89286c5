"""Text in columns: whole in a file or a pipe, folded at a terminal's width.

    kernel                 metric  SMAPE
    main->a_name_that_is_  time    1.6 %
    too_long

Words are folded, between words where that is enough; numbers are whole whatever the width is. Names come
from files: what would break a line in them, or steer a terminal, is written out.
"""

from __future__ import annotations

import re
from collections.abc import Collection, Sequence
from unicodedata import category, east_asian_width

from ..errors import one_line

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
