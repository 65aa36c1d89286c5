"""Simulate a loop inside the one around it, as often as it ran: short runs overlap."""

from __future__ import annotations

from chainline.analysis.incore.pipeline.simulate import simulate_body
from chainline.analysis.incore.regions.record import BodyAnalysis
from chainline.analysis.machine.record import Machine

MOST_INSTRUCTIONS = 2000


def nest_cycles(around: BodyAnalysis, inner: BodyAnalysis, trips: int, machine: Machine) -> float | None:
    """Return the simulated cycles of an iteration of the inner loop, with its share of what is around it.

    None where an instruction is not covered, or a turn of the outer loop has too many.
    """
    if around.simulated is None or inner.simulated is None:
        return None
    outer, first = around.body.instructions, inner.body.first_line
    before = tuple(i for i in outer if i.line < first)
    after = tuple(i for i in outer if i.line >= first)
    turn = (*before, *(inner.body.instructions * trips), *after)
    if len(turn) > MOST_INSTRUCTIONS:
        return None
    return simulate_body(turn, machine, loop=True).cycles_per_iteration / trips
