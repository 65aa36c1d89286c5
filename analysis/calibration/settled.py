"""Figures that are uncertain, measured again while there is time."""

from __future__ import annotations

import time
from collections.abc import Callable, Collection, Mapping, Sequence
from dataclasses import dataclass

from ..machine.record import Measured
from .limits import uncertain

_TURNS = 3


@dataclass(frozen=True, slots=True)
class Stage:
    """Figures that are measured together.

    Attributes
    ----------
    owns : callable
        Whether a name is of one of them.
    measure : callable
        From the names of some of them to these, measured; others may come with them.
    """

    owns: Callable[[str], bool]
    measure: Callable[[Collection[str]], Mapping[str, Measured]]


def settled(
    figures: Mapping[str, Measured],
    stages: Sequence[Stage],
    budget_s: float,
    clock: Callable[[], float] = time.monotonic,
) -> dict[str, Measured]:
    """Return figures, those that were uncertain as they were measured best.

    Parameters
    ----------
    figures : mapping of str to Measured
        As they were measured first.
    stages : sequence of Stage
        What may be measured again.
    budget_s : float
        Seconds after which no measurement begins.
    clock : callable
        Tells the seconds.
    """
    found, end = dict(figures), clock() + budget_s
    for _ in range(_TURNS):
        for stage in stages:
            doubtful = [name for name in uncertain(found) if stage.owns(name)]
            if doubtful and clock() < end:
                again = stage.measure(doubtful)
                found |= {
                    name: min(found[name], again[name], key=_doubt) for name in doubtful if name in again
                }
    return found


def _doubt(figure: Measured) -> tuple[bool, float]:
    return figure.disturbed, figure.apart
