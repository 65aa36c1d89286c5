"""One figure that a paper prints, and ours beside it: what the tables of `paper.py` are made of."""

from collections.abc import Iterable
from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Entry:
    """One line: where the paper prints what, what we have, and why that differs.

    Attributes
    ----------
    place : str
        Section, table, figure or equation of Ren et al. 2026.
    what : str
        Quantity, with its unit and machine.
    printed : str
        As the paper prints it; "plotted" where it prints no number.
    ours : str
        The same quantity, computed.
    why : str
        Reason for a difference, or what the agreement rests on.
    """

    place: str
    what: str
    printed: str
    ours: str
    why: str


def table_lines(entries: Iterable[Entry]) -> list[str]:
    """Return the lines of a Markdown table."""
    rows = [(e.place, e.what, e.printed, e.ours, e.why) for e in entries]
    heading = ("place", "what", "paper", "ours", "why")
    return [f"| {' | '.join(row)} |" for row in (heading, ("---",) * len(heading), *rows)]
