"""Schedule of a kernel in explicit vectors, and the notation of it.

    schedule = width tail [plane] [eN] pass+      512 mask z/v3/u8 x/u12 y/v2/u8
    width    = 64 | 128 | 256 | 512               bits of a vector
    tail     = mask | overlap                     what is done where a run of entries ends
    pass     = modes [/vN] [/uN] [/pN] [/t] [/rolled] [/held]
    modes    = x | y | z | xy | xyz

Passes stand in the order in which they are carried out: mode products of different directions
commute. `plane` takes x and y by turns, plane after plane; `eN` walks over N elements together.

A pass at work knows the sizes of the element, and its input and output arrays.
"""

from __future__ import annotations

import re
from enum import StrEnum

from ...errors import UsageError, argument
from ...records import record
from ..splits import Split
from .program import Index

WIDTHS = (64, 128, 256, 512)
_PASS = re.compile(r"(xyz|xy|x|y|z)((?:/(?:v\d+|u\d+|p\d+|t|rolled|held))*)")
_GRAMMAR = "such as '512 mask z/v3/u8 x/u12 y/v2/u8'"


class Tail(StrEnum):
    """Treatment of a run of entries that does not fill its last vector."""

    MASK = "mask"
    OVERLAP = "overlap"


@record
class Pass:
    """One walk over the element: the mode products done in it, and its register tile.

    Attributes
    ----------
    modes : str
        "x", "y" or "z"; "xy" keeps each plane in registers between the two, "xyz" the element.
    vectors : int
        Jammed along the lanes: vectors of a plane (z), groups of rows (x, y), planes (xy).
    outputs : int
        Jammed across the lanes: entries of the direction that is summed over.
    pack : int
        Rows that are packed into vectors together: as many columns (x), planes (y).
    transposed : bool
        Of x: lanes run over columns, which are transposed in registers.
    rolled : bool
        Tiles along the outputs are a loop, instead of code one behind the other.
    held : bool
        The operator is held in registers, instead of being read again for every tile.
    """

    modes: str
    vectors: int = 1
    outputs: int = 1
    pack: int = 1
    transposed: bool = False
    rolled: bool = False
    held: bool = False

    def __str__(self) -> str:
        counts = (("v", self.vectors), ("u", self.outputs), ("p", self.pack))
        parts = [self.modes, *(f"{letter}{number}" for letter, number in counts if number != 1)]
        marks = (("t", self.transposed), ("rolled", self.rolled), ("held", self.held))
        return "/".join([*parts, *(mark for mark, present in marks if present)])


@record
class Schedule:
    """The layout of a kernel in explicit vectors.

    Attributes
    ----------
    width : int
        Bits of a vector.
    tail : Tail
        Masks, or a last vector that overlaps the one before.
    passes : tuple of Pass
        In order.
    by_plane : bool
        Passes x and y take turns, plane after plane.
    elements : int
        Elements that every pass walks over before the next begins.
    """

    width: int
    tail: Tail
    passes: tuple[Pass, ...]
    by_plane: bool = False
    elements: int = 1

    def __str__(self) -> str:
        words = [str(self.width), str(self.tail), *(["plane"] if self.by_plane else [])]
        words += [f"e{self.elements}"] if self.elements > 1 else []
        return " ".join([*words, *map(str, self.passes)])

    @property
    def modes(self) -> str:
        """Directions of the mode products, in the order of the passes."""
        return "".join(item.modes for item in self.passes)


def parse_schedule(text: str) -> Schedule:
    """Return the schedule written as `text`.

    Raises
    ------
    UsageError
        If a word is not of the grammar.

    Examples
    --------
    >>> str(parse_schedule("512 mask plane z/v3/u8 x/u12/held y/v2/u8"))
    '512 mask plane z/v3/u8 x/u12/held y/v2/u8'
    """
    width, tail, by_plane, elements = None, None, False, 1
    passes: list[Pass] = []
    for word in text.split():
        if word in {str(bits) for bits in WIDTHS} and width is None:
            width = int(word)
        elif word in set(Tail) and tail is None:
            tail = Tail(word)
        elif word == "plane":
            by_plane = True
        elif re.fullmatch(r"e[1-9]\d*", word):
            elements = int(word[1:])
        elif matched := _PASS.fullmatch(word):
            passes.append(_parse_pass(*matched.groups()))
        else:
            raise UsageError(
                f"{argument('schedule')} {text!r}: {word!r} is not part of a schedule {_GRAMMAR}"
            )
    if width is None or tail is None or not passes:
        raise UsageError(
            f"{argument('schedule')} {text!r}: needs a width, mask or overlap, and passes, {_GRAMMAR}"
        )
    return Schedule(width, tail, tuple(passes), by_plane, elements)


def _parse_pass(modes: str, options: str) -> Pass:
    words = options.split("/")[1:]
    numbers = {word[0]: int(word[1:]) for word in words if word[1:].isdigit()}
    if 0 in numbers.values():
        raise UsageError(f"{argument('schedule')}: {modes}{options}: counts must be at least 1")
    vectors, outputs, pack = (numbers.get(letter, 1) for letter in "vup")
    return Pass(modes, vectors, outputs, pack, "t" in words, "rolled" in words, "held" in words)


@record
class Shape:
    """Sizes of the element and how a kernel is cut.

    Attributes
    ----------
    np : int
        Entries per direction.
    lanes : int
        Lanes of a vector.
    split : tuple of int
        Parts of every inner product.
    tail : Tail
        Treatment of the end of a run.
    elements : int
        Elements that a pass walks over together.
    """

    np: int
    lanes: int
    split: Split
    tail: Tail
    elements: int = 1

    @property
    def plane(self) -> int:
        """Entries of a plane of equal k."""
        return self.np**2

    @property
    def volume(self) -> int:
        """Entries of an element."""
        return self.np**3


@record
class PassStep:
    """One pass at work: its source and result.

    Attributes
    ----------
    item : Pass
        Modes and register tile.
    source, result : str
        Arrays, both in the layout of the element.
    base : Index
        Start of the pass in both.
    planes : int
        Planes that it walks over, of all elements together.
    """

    item: Pass
    source: str
    result: str
    base: Index
    planes: int
