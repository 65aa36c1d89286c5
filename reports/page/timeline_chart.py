"""Rows of spans over cycles, which the page lets one zoom into."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar


@dataclass(frozen=True, slots=True)
class TimelineSpan:
    """Cycles `start` to `end`, which is not included; `over` another, as a line below."""

    start: float
    end: float
    style: str
    tip: str
    over: bool = False


@dataclass(frozen=True, slots=True)
class TimelineRow:
    """What happens to one executed instruction; `lit` where it is on the critical path."""

    label: str
    at: str
    spans: tuple[TimelineSpan, ...]
    lit: bool = False
    first_of_iteration: bool = False


@dataclass(frozen=True, slots=True)
class TimelineChart:
    """What is drawn, from `first` to `last`.

    Attributes
    ----------
    view_first : float
        The cycle from which it is shown before anybody moves.
    legend : tuple of (str, str)
        Styles and what they stand for.
    """

    kind: ClassVar[str] = "timeline"
    title: str
    rows: tuple[TimelineRow, ...]
    first: float
    last: float
    view_first: float
    legend: tuple[tuple[str, str], ...]
    note: str = ""
