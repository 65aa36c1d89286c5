"""Where the clock comes from at which the cycles of a measured row become time."""

from __future__ import annotations

from enum import StrEnum


class Clock(StrEnum):
    """That which was measured beside the row, or that of the machine's file."""

    ROWS = "rows"
    MACHINE = "machine"
