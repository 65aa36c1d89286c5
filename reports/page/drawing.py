"""Shapes in pixels, which the page writes as SVG: charts are functions from results to these.

Colours are styles of the page, so that a drawing is dark where the page is.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar, TypeAlias


@dataclass(frozen=True, slots=True)
class Rect:
    """`tip` is said of it on hover, `at` are the keys of what it is linked with."""

    kind: ClassVar[str] = "rect"
    x: float
    y: float
    width: float
    height: float
    style: str
    tip: str = ""
    at: str = ""


@dataclass(frozen=True, slots=True)
class Path:
    """Straight lines from point to point, or one curve down and across."""

    kind: ClassVar[str] = "path"
    points: tuple[tuple[float, float], ...]
    style: str
    curved: bool = False
    tip: str = ""
    at: str = ""

    @property
    def drawn(self) -> str:
        """The path as SVG has it."""
        if self.curved:
            (x1, y1), (x2, y2) = self.points
            if y1 == y2:  # to itself: an arc above
                top = y1 - 22
                return (
                    f"M{x1:.1f} {y1:.1f} C{x1 + 14:.1f} {top:.1f} {x2 - 14:.1f} {top:.1f} {x2:.1f} {y2:.1f}"
                )
            middle = (y1 + y2) / 2
            return (
                f"M{x1:.1f} {y1:.1f} C{x1 + 6:.1f} {middle:.1f} {x2 - 6:.1f} {middle:.1f} {x2:.1f} {y2:.1f}"
            )
        return "M" + " L".join(f"{x:.1f} {y:.1f}" for x, y in self.points)


@dataclass(frozen=True, slots=True)
class Dot:
    """A point of a chart."""

    kind: ClassVar[str] = "dot"
    x: float
    y: float
    style: str
    tip: str = ""
    radius: float = 3.5


@dataclass(frozen=True, slots=True)
class Text:
    """Words, from `anchor`: start, middle or end; `turn` in degrees."""

    kind: ClassVar[str] = "text"
    x: float
    y: float
    text: str
    style: str = ""
    anchor: str = "start"
    turn: float = 0.0
    at: str = ""


Shape: TypeAlias = Rect | Path | Dot | Text


@dataclass(frozen=True, slots=True)
class Drawing:
    """A chart.

    Attributes
    ----------
    title : str
        Description, also for screen readers.
    shapes : tuple
        The later on top.
    legend : tuple of (str, str)
        Styles and what they stand for.
    note : str
        Below it.
    """

    kind: ClassVar[str] = "drawing"
    title: str
    width: float
    height: float
    shapes: tuple[Shape, ...]
    legend: tuple[tuple[str, str], ...] = ()
    note: str = ""
