"""Cost of the loop that library functions were measured in: it is part of their measured cost.

`calibrate` calls a function for one element after the other: a load, the call, a store, a counter. The
same instructions beside a call in a body are part of the call's measured cost.
"""

from __future__ import annotations

from ....asm.called import without_guesses
from ....asm.listing import parse
from ....isa.instruction import Kind
from ...machine.record import Machine
from ..pipeline.simulate import simulate_body
from .bounds import resource_bounds
from .costs import costs_of


def call_loop_cycles(machine: Machine, *, simulate: bool) -> float:
    """Return the cycles of an iteration without what the called function does: simulated, or at least."""
    code = tuple(
        without_guesses(each) if each.kind is Kind.CALL else each
        for each in parse("\n".join(machine.instruction_set.convention.call_loop), machine.isa).instructions
    )
    costs = costs_of(code, machine)
    least = max(bound.cycles for bound in resource_bounds(costs, machine))
    if not simulate or not all(cost.covered for cost in costs):
        return least
    return simulate_body(code, machine, loop=True).cycles_per_iteration
