"""The five dependency patterns of Ren et al. 2026, Table 2, on this processor."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from types import MappingProxyType

from ...records import record
from ..machine.record import Measured

PATTERNS: Mapping[str, tuple[int, ...]] = MappingProxyType(
    {"A": (0, 0, 0, 0), "B": (2, 2), "C": (3, 0), "D": (4,), "E": (3, 2)}
)
"""Lengths of the FMA chains of one round, each carried to the next; 0 is an unchained FMA."""


@record
class PatternFigure:
    """Cycles per FMA of a pattern at a width, and its chain ratio (Eq. 1)."""

    pattern: str
    bits: int
    ratio: float
    cycles_per_fma: Measured


def pattern_ratio(chains: Sequence[int]) -> float:
    """Return the chain ratio: the longest chain over all FMA.

    Examples
    --------
    >>> [pattern_ratio(chains) for chains in PATTERNS.values()]
    [0.0, 0.5, 0.75, 1.0, 0.6]
    """
    return max(chains) / sum(max(length, 1) for length in chains)


def pattern_figures(figures: Mapping[str, Measured], widths: Sequence[int]) -> tuple[PatternFigure, ...]:
    """Return the patterns among figures named `pattern NAME WIDTH`."""
    found = []
    for bits in widths:
        for name, chains in PATTERNS.items():
            figure = figures.get(f"pattern {name} {width_label(bits)}")
            if figure is not None:
                found.append(PatternFigure(name, bits, pattern_ratio(chains), figure))
    return tuple(found)


def width_label(bits: int) -> str:
    """Return the text of a width in names of figures.

    Examples
    --------
    >>> width_label(64), width_label(512)
    ('scalar', '512')
    """
    return "scalar" if bits == 64 else str(bits)
