"""From how many iterations on a chain, or fetching, bounds a loop that another one enters again and again."""

from __future__ import annotations

from math import ceil

from ...machine.record import Machine
from ..bound_names import CARRIED, DISPATCH, FETCH
from .chain_kind import ChainKind, chain_kind
from .record import BodyAnalysis

_BEGINS_ANEW = (ChainKind.SUM, ChainKind.EXTREME, ChainKind.RECURRENCE)
_LITTLE = 0.02
"""Share of a bound by which a run may fall below it, as its last iteration takes less."""


def least_iterations(analysis: BodyAnalysis, machine: Machine) -> int | None:
    """Return the least number of iterations of a run that an inner loop's bound holds for; None for any.

    Notes
    -----
    The last pass of a run does not branch back: what follows is fetched with it, so that it takes as long as
    its dispatch.

    A chain that each entry begins anew, such as the sum of a row of a sparse matrix, bounds an entry. What
    comes next does not wait for it where the reorder buffer holds both: chains of shorter runs overlap. So it
    is bounded by runs that fill it.

    Examples
    --------
    >>> from chainline.analysis.incore.bodies.file import analyse_file
    >>> from chainline.analysis.machine.load import load_machine
    >>> from chainline.asm.listing import parse
    >>> row = ".L0: vxorpd %xmm0, %xmm0, %xmm0; .L1: vaddsd (%rdi), %xmm0, %xmm0; addq $8, %rdi"
    >>> end = "vmovsd %xmm0, (%rdx); addq $8, %rdx; cmpq %rdx, %rcx; jne .L0; ret"
    >>> text = f"f: {row}; cmpq %rdi, %rsi; jne .L1; {end}"
    >>> machine = load_machine("zen3")
    >>> found = analyse_file(parse(text, "x86-64"), machine, arguments={}).functions[0].bodies
    >>> [least_iterations(body, machine) for body in found if body.body.label == ".L1"]
    [86]
    """
    body = analysis.body
    if not body.repeats or body.depth < 2:
        return None
    dispatched = next(bound.cycles for bound in analysis.bounds if bound.name == DISPATCH)
    if analysis.bottleneck.name == FETCH:
        fetched = analysis.bottleneck.cycles
        return ceil((fetched - dispatched) / (_LITTLE * fetched))
    if analysis.bottleneck.name != CARRIED or chain_kind(analysis) not in _BEGINS_ANEW:
        return None
    slots = dispatched * machine.core.dispatch_width
    return ceil(machine.core.reorder_buffer / slots) if slots else None
