"""Pairs between nops, and loops of a few nops -> what the front end joins, and what it fetches a cycle."""

from __future__ import annotations

import math
from collections.abc import Mapping
from statistics import mean

from ...isa.instruction import ARITHMETIC, FUSIONS
from ...isa.microbenchmark import PAIRED_NOPS, SHORT_LOOPS, pair_name, short_loop_name
from ..machine.record import Measured
from .dispatch import dispatch_cycles, nops_a_place

_ONE = 1.5
"""Slots: a pair that takes fewer is one operation."""
_BETTER = 0.03
"""Mean error, of cycles, by which a width of fetching must be nearer than none."""


def fused_pairs(figures: Mapping[str, Measured]) -> tuple[str, ...]:
    """Return the kinds of instructions that macro-fuse with a branch; empty where none was measured.

    Examples
    --------
    Six slots a cycle, with `cmp` alone:

    >>> slots = {"nop scalar throughput": 1, "pair compare with nops": 7, "pair arithmetic with nops": 8}
    >>> fused_pairs({name: Measured(count / 6, "cycles", 0.0, 1) for name, count in slots.items()})
    ('compare',)
    """
    cycles = {name: figure.value for name, figure in figures.items()}
    slot, nops = dispatch_cycles(cycles), PAIRED_NOPS / nops_a_place(cycles)
    if not slot:
        return ()
    taken = {first: cycles.get(pair_name(first), math.inf) / slot - nops for first in FUSIONS}
    return tuple(first for first, slots in taken.items() if slots < _ONE)


def fetch_width(figures: Mapping[str, Measured], dispatch_width: int) -> int:
    """Return the micro-ops fetched in a cycle, up to a taken branch; 0 where loops do not show it.

    A loop of `n` micro-ops takes `n / dispatch_width` cycles, but whole cycles of fetching.

    Parameters
    ----------
    figures : mapping of str to Measured
        With cycles of short loops.
    dispatch_width : int

    Examples
    --------
    >>> loops = {f"short loop {n}": max((n + 1) / 6, -(-(n + 1) // 8)) for n in range(2, 18)}
    >>> seen = {"nop scalar throughput": 1 / 6, "pair arithmetic with nops": 7 / 6, **loops}
    >>> fetch_width({name: Measured(value, "cycles", 0.0, 1) for name, value in seen.items()}, 6)
    8
    """
    cycles = {name: figure.value for name, figure in figures.items()}
    if nops_a_place(cycles) > 1:
        return 0
    counter = 1 if ARITHMETIC in fused_pairs(figures) else 2
    loops = {n + counter: cycles[name] for n in SHORT_LOOPS if (name := short_loop_name(n)) in cycles}
    if not loops:
        return 0

    def error(width: int) -> float:
        return mean(abs(_cycles(n, dispatch_width, width) / seen - 1) for n, seen in loops.items())

    best = min(range(dispatch_width, 2 * dispatch_width + 1), key=error)
    return best if error(best) < error(0) - _BETTER else 0


def _cycles(micro_ops: int, dispatch_width: int, width: int) -> float:
    fetching = math.ceil(micro_ops / width) if width else 1
    return max(micro_ops / dispatch_width, fetching)
