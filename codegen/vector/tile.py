"""Tile of one step of an operator: its vector layout, and the notation of it.

    tile = form [/vN] [/uN] [/pN] [/sN] [/eo] [/wide]      across/v2/u4    rows/u6    turned/u3/eo/wide
    form = across | rows | turned

`across`: lanes run along points that lie side by side, entries of the matrix are broadcast.
`rows`: lanes run along rows of the matrix, points are broadcast. `turned`: lanes run along lines of
points, which are transposed in registers on their way in and out.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from enum import StrEnum

from ...errors import UsageError
from ..splits import Split

_TILE = re.compile(r"(across|rows|turned)((?:/(?:[vups][1-9]\d*|eo|wide))*)")

_FLAGS = ("eo", "wide")


class Form(StrEnum):
    """Direction of the lanes of a vector."""

    ACROSS = "across"
    ROWS = "rows"
    TURNED = "turned"


@dataclass(frozen=True, slots=True)
class Tile:
    """The register tile of a step.

    Attributes
    ----------
    form : Form
    vectors : int
        Vectors side by side that are worked on together.
    outputs : int
        Rows of the matrix (pairs of rows in even-odd form), of `rows` lines of points, together.
    pack : int
        Lines of points that fill vectors together.
    parts : int
        Parts that every inner product is split into.
    even_odd : bool
        Sums and differences of mirrored points are multiplied, instead of points.
    wide : bool
        Entries of the matrix stand in all lanes behind its array: products read them from memory.
    """

    form: Form
    vectors: int = 1
    outputs: int = 1
    pack: int = 1
    parts: int = 1
    even_odd: bool = False
    wide: bool = False

    def __str__(self) -> str:
        counts = (("v", self.vectors), ("u", self.outputs), ("p", self.pack), ("s", self.parts))
        words = [str(self.form), *(f"{letter}{number}" for letter, number in counts if number != 1)]
        flags = (("eo", self.even_odd), ("wide", self.wide))
        return "/".join([*words, *(word for word, given in flags if given)])


def parse_tile(text: str) -> Tile:
    """Return the tile written as `text`.

    Raises
    ------
    UsageError
        If it is not of the grammar.

    Examples
    --------
    >>> str(parse_tile("across/v2/u4/eo"))
    'across/v2/u4/eo'
    """
    matched = _TILE.fullmatch(text)
    if matched is None:
        raise UsageError(f"tile {text!r}: not of the form across/v2/u4, rows/u6 or turned/u3/eo")
    words = matched[2].split("/")[1:]
    numbers = {word[0]: int(word[1:]) for word in words if word not in _FLAGS}
    vectors, outputs, pack, parts = (numbers.get(letter, 1) for letter in "vups")
    return Tile(Form(matched[1]), vectors, outputs, pack, parts, *(flag in words for flag in _FLAGS))


def parts_of(terms: int, parts: int) -> Split:
    """Return the split of an inner product into parts as equal as can be.

    Examples
    --------
    >>> parts_of(8, 3)
    (3, 3, 2)
    """
    count = min(parts, terms)
    return tuple(terms // count + (number < terms % count) for number in range(count))
