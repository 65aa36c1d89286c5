"""Lines with a word in the margin, folded at a width: sentences, and rows with bars.

LIMIT    dependency  vaddsd x4 in a row       ################  16.0
         ports       p5                       ###                3.0
WHY      the sum is kept in order: 4 scalar adds of 4 cycles
"""

from __future__ import annotations

import textwrap

from ..errors import one_line
from .line import Bars, Labelled
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
    >>> from .line import Bar
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
