"""Context of a pass of a kernel: sizes, layout, input and output arrays."""

from __future__ import annotations

from dataclasses import dataclass

from ..splits import Split
from .program import Index
from .schedule import Pass, Tail


@dataclass(frozen=True, slots=True)
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


@dataclass(frozen=True, slots=True)
class Step:
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
