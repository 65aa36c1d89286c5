"""Source of the clock at which the cycles of a measured row become time."""

from __future__ import annotations

from enum import StrEnum

from ....analysis.machine.record import Machine


class Clock(StrEnum):
    """Clock measured beside the row, or that of the machine's file."""

    ROWS = "rows"
    MACHINE = "machine"


def learned_at(machine: Machine) -> Clock:
    """Return the clock at which rows of a machine are learned from.

    On a core that slows down in wide vectors, the clock beside a row was measured during recovery, and
    belongs to neither state. The machine file of such a core has the clock by width.

    Examples
    --------
    >>> from chainline.analysis.machine.load import load_machine
    >>> [str(learned_at(load_machine(key))) for key in ("gnr", "zen5")]
    ['machine', 'rows']
    """
    return Clock.MACHINE if machine.core.clocks_ghz else Clock.ROWS
