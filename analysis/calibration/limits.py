"""Repeatability limits of measured figures."""

from __future__ import annotations

from collections.abc import Mapping

from ..machine.record import Measured
from .figure import GHZ

CORE_LIMIT, MEMORY_LIMIT, SIZE_LIMIT = 0.03, 0.10, 0.5
"""Inside the core, in caches and memory and in loops of the pipeline, which run in one of two rhythms, and
in the sizes of caches as seen, which others who share them change."""
_LIMITS = {
    "loop": MEMORY_LIMIT,
    "stream": MEMORY_LIMIT,
    "chase": MEMORY_LIMIT,
    "window": MEMORY_LIMIT,
    "size": SIZE_LIMIT,
}


def limit_of(name: str) -> float:
    """Return by how much of it a figure may differ from itself, by its name."""
    return _LIMITS.get(name.split(maxsplit=1)[0], CORE_LIMIT)


def uncertain(figures: Mapping[str, Measured]) -> tuple[str, ...]:
    """Return the names of figures whose halves disagree, or that disturbed samples make up; worst first.

    Clocks are left out: they are the state of the machine, and every other figure is measured beside its
    own.

    Examples
    --------
    >>> sure, doubtful = Measured(4.0, "cycles", 0.0, 40, 0.001), Measured(4.0, "cycles", 0.0, 40, 0.2)
    >>> uncertain({"fma 256 latency": sure, "window nop": doubtful, "frequency": doubtful})
    ('frequency', 'window nop')
    >>> uncertain({"frequency": Measured(3.0, "ghz", 0.0, 40, 0.2)})
    ()
    """
    found = {
        name: (figure.disturbed, figure.apart / limit_of(name))
        for name, figure in figures.items()
        if figure.unit != GHZ and (figure.disturbed or figure.apart > limit_of(name))
    }
    return tuple(sorted(found, key=found.__getitem__, reverse=True))
