"""Shapes in pixels, which the page writes as SVG: charts are functions from results to these.

Colours are styles of the page, so that a drawing is dark where the page is.

An `Axis` maps values to pixels and has round numbers as ticks. A `TimelineChart` has rows of spans over
cycles, which the page lets one zoom into.
"""

from __future__ import annotations

from collections.abc import Iterable
from math import ceil, floor, isfinite, log10
from typing import ClassVar, TypeAlias

from ...records import record


@record
class Axis:
    """Values `low` to `high` from `start` to `end` on paper, by their logarithms where `log`."""

    low: float
    high: float
    start: float
    end: float
    log: bool = False

    def place(self, value: float) -> float:
        """Return the position of a value on the axis; values beyond the ends are placed at the edge.

        Examples
        --------
        >>> Axis(1, 100, 0, 200, log=True).place(10), Axis(0, 4, 0, 100).place(9)
        (100.0, 100.0)
        """
        value = min(max(value, self.low), self.high)
        if self.log:
            share = (log10(value) - log10(self.low)) / (log10(self.high) - log10(self.low))
        else:
            share = (value - self.low) / (self.high - self.low)
        return self.start + share * (self.end - self.start)

    def ticks(self, about: int = 6) -> list[float]:
        """Return round values, about so many.

        Examples
        --------
        >>> Axis(0, 4.2, 0, 1).ticks(), Axis(0.5, 300, 0, 1, log=True).ticks()
        ([0.0, 1.0, 2.0, 3.0, 4.0], [1.0, 10.0, 100.0])
        """
        return self._log_ticks(about) if self.log else self._linear_ticks(about)

    def _linear_ticks(self, about: int) -> list[float]:
        rough = (self.high - self.low) / about
        power = 10.0 ** floor(log10(rough))
        step = next(power * factor for factor in (1, 2, 5, 10) if power * factor >= rough * 0.999)
        first = ceil(self.low / step - 1e-9)
        last = floor(self.high / step + 1e-9)
        return [number * step for number in range(first, last + 1)]

    def _log_ticks(self, about: int) -> list[float]:
        low, high = log10(self.low), log10(self.high)
        step = max(1, ceil((high - low) / (about + 2)))
        decades = [10.0**power for power in range(ceil(low - 1e-9), floor(high + 1e-9) + 1, step)]
        if len(decades) >= 3 or (high - low) > 2.5:
            return decades
        between = [m * 10.0**p for p in range(floor(low), ceil(high) + 1) for m in (1, 2, 5)]
        found = [value for value in between if self.low * 0.999 <= value <= self.high * 1.001]
        return found if len(found) >= 3 else self._linear_ticks(about)


def span(values: Iterable[float], *, log: bool, margin: float = 0.06) -> tuple[float, float]:
    """Return the ends of an axis that holds some values, with a margin; a default where there are none.

    Parameters
    ----------
    values : iterable of float
        Those that are not finite, and on a logarithmic axis not positive, are passed over.
    log : bool
        True for a logarithmic axis.
    margin : float
        Share of the range, or of its logarithm, beyond each end.

    Examples
    --------
    >>> span([], log=False), span([2.0, 2.0], log=False, margin=0.5)
    ((0.0, 1.0), (1.0, 3.0))
    """
    found = [value for value in values if isfinite(value) and (value > 0 or not log)]
    if not found:
        return (1.0, 10.0) if log else (0.0, 1.0)
    low, high = min(found), max(found)
    if log:
        factor = max((high / low) ** margin, 1.15)
        return low / factor, high * factor
    room = (high - low) * margin or abs(high) * margin or 1.0
    return low - room, high + room


def number(value: float) -> str:
    """Return a number as it stands beside an axis.

    Examples
    --------
    >>> number(0.0), number(1500.0), number(2.5e-7), number(3e9)
    ('0', '1500', '2.5e-7', '3e9')
    """
    text = f"{value:.4g}"
    mantissa, _, exponent = text.partition("e")
    return f"{mantissa}e{int(exponent)}" if exponent else text


@record
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


@record
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


@record
class Dot:
    """A point of a chart."""

    kind: ClassVar[str] = "dot"
    x: float
    y: float
    style: str
    tip: str = ""
    radius: float = 3.5


@record
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


@record
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
    narrow : Drawing or None
        The same for a narrow screen; None where it is made smaller there.
    """

    kind: ClassVar[str] = "drawing"
    title: str
    width: float
    height: float
    shapes: tuple[Shape, ...]
    legend: tuple[tuple[str, str], ...] = ()
    note: str = ""
    narrow: Drawing | None = None


@record
class TimelineSpan:
    """Cycles `start` to `end`, which is not included; `over` another, as a line below."""

    start: float
    end: float
    style: str
    tip: str
    over: bool = False


@record
class TimelineRow:
    """Row of one executed instruction, with its line; `lit` where it is on the critical path."""

    line: int
    text: str
    at: str
    spans: tuple[TimelineSpan, ...]
    lit: bool = False
    first_of_iteration: bool = False


@record
class TimelineChart:
    """Timeline of executed instructions, from `first` to `last`.

    Attributes
    ----------
    title : str
    rows : tuple of TimelineRow
    first, last : float
        Range of cycles.
    view_first : float
        First cycle in view when the page opens.
    legend : tuple of (str, str)
        Styles and their meanings.
    note : str
    """

    kind: ClassVar[str] = "timeline"
    title: str
    rows: tuple[TimelineRow, ...]
    first: float
    last: float
    view_first: float
    legend: tuple[tuple[str, str], ...]
    note: str = ""
