"""Cycles of a loop with wider vectors, unrolled, or on arrays that are not aligned."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import product

from ....isa.instruction import Instruction
from ...machine.record import Machine
from ..pipeline.simulate import simulate_body
from ..regions.latency import costs_of
from ..regions.record import BodyAnalysis
from ..regions.simd_width import widths_of
from ..regions.what_if import MOST_INSTRUCTIONS, Change, WhatIf
from .accesses import OFFSET_BYTES, misaligned
from .evaluate import at_width
from .induction_rewrite import Variant
from .unroll import unrolled

BITS, COPIES, OFFSET = "bits", "copies", "offset"
_COPIES = (1, 2, 4, 8)
_BITS = (128, 256, 512, 1024, 2048)


@dataclass(frozen=True, slots=True)
class _Choice:
    """One value of a change, and the iteration with it."""

    value: int
    variant: Variant


def what_if_code(analysis: BodyAnalysis, machine: Machine) -> WhatIf | None:
    """Return the cycles of an iteration, with its code changed; None where nothing can be.

    Of wider vectors and of several iterations as one, the cycles for what one iteration does now.
    """
    body = analysis.body
    if analysis.simulated is None or not body.repeats or body.unknown:
        return None
    wide = _widths(analysis, machine)
    copies = [n for n in _COPIES if _unrolled(body.instructions, n, analysis, machine) is not None] or [1]
    off = (0, OFFSET_BYTES) if any(misaligned(one.variant.code) for one in wide) else (0,)
    if len(wide) * len(copies) * len(off) == 1:
        return None
    cycles = []
    for one, n, offset in product(wide, copies, off):
        variant = _unrolled(one.variant.code, n, analysis, machine) or Variant(one.variant.code)
        code = variant.code
        if offset and (moved := misaligned(code)) is not None:
            code = moved.code
        iterations = variant.iterations * one.variant.iterations
        cycles.append(simulate_body(code, machine, loop=True).cycles_per_iteration / iterations)
    now = next(place for place, one in enumerate(wide) if one.variant.iterations == 1)
    changes = (
        Change(BITS, tuple(one.value for one in wide), now),
        Change(COPIES, tuple(copies), 0),
        Change(OFFSET, off, 0),
    )
    kept = tuple(change for change in changes if len(change.values) > 1)
    return WhatIf(kept, tuple(cycles))


def _widths(analysis: BodyAnalysis, machine: Machine) -> list[_Choice]:
    """Return the widths that the machine has and the body's operations, from that of now on."""
    found = widths_of(analysis, machine)
    code = analysis.body.instructions
    if found is None:
        return [_Choice(0, Variant(code))]
    choices = [_Choice(found.bits, Variant(code))]
    for bits in _BITS:
        made = at_width(analysis, found, bits, machine) if found.bits < bits <= machine.vector_bits else None
        if made is not None and all(cost.covered for cost in costs_of(made.code, machine)):
            choices.append(_Choice(bits, made))
    return choices


def _unrolled(
    code: Sequence[Instruction], copies: int, analysis: BodyAnalysis, machine: Machine
) -> Variant | None:
    if copies == 1:
        return Variant(tuple(code))
    if len(code) * copies > MOST_INSTRUCTIONS:
        return None
    return unrolled(code, copies, machine.scalable_bits, analysis.body.label)
