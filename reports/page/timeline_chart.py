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
    """Row of one executed instruction; `lit` where it is on the critical path."""

    label: str
    at: str
    spans: tuple[TimelineSpan, ...]
    lit: bool = False
    first_of_iteration: bool = False


@dataclass(frozen=True, slots=True)
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
