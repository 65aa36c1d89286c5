"""Explanation of a body's cycles in one sentence, and the trip count from which its loop bound holds.

A loop that another loop enters again and again is bounded by a chain or by fetch only from some number of
iterations on: `least_iterations`.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import ceil

from ....isa.instruction import FLOPS_PER_LANE
from ...machine.record import Machine
from ..vocabulary import ACCUMULATION, CARRIED, CRITICAL_PATH, DISPATCH, FETCH, FMA_CHAIN, SWITCHES, WIDTHS
from .record import BodyAnalysis
from .source_advice import updates_table
from .verdict import ChainKind, adds_one_by_one, chain_kind, cycles_text, lines_of
from .work_per_iteration import widths_of

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
    >>> from chainline.analysis.incore.regions.file import analyse_file
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


_ABOVE = 1.1


def reason(analysis: BodyAnalysis, machine: Machine) -> str:
    """Return why a body takes as long as it does.

    Parameters
    ----------
    machine : Machine
        The machine that it was analysed for.
    """
    if analysis.called_cycles and analysis.every_call_known:
        share = f"{cycles_text(analysis.called_cycles)} are in what is called"
        return f"{share}; of what is seen here, {_limit(analysis, machine)}"
    if analysis.calls:
        return f"what is called, as a rule; of what is seen here, {_limit(analysis, machine)}"
    return "; ".join([_limit(analysis, machine), *_beside(analysis, machine)])


def _limit(analysis: BodyAnalysis, machine: Machine) -> str:
    bound = analysis.bottleneck
    where = lines_of(analysis, bound.positions)
    if bound.cycles == 0:
        return "nothing here takes time: no micro-op needs a port"
    if bound.name == CARRIED:
        return _carried(analysis)
    if bound.name == CRITICAL_PATH:
        return f"code that runs once takes as long as its longest way, {_instructions(bound.positions)}"
    if bound.name == FMA_CHAIN:
        chains = analysis.chains
        return (
            f"chains of {chains.found.longest} FMA: {machine.core.scheduler_entries} scheduler entries hold "
            f"{chains.in_flight or 0:.3g} at a time, {chains.needed:g} would fill the pipes"
        )
    if bound.name == ACCUMULATION:
        return (
            f"FMA and adds wait for each other within the {machine.core.scheduler_entries} instructions "
            "that the schedulers hold"
        )
    if bound.name == SWITCHES:
        return (
            "upper halves of vector registers are saved and restored where older and newer encodings "
            f"alternate, {where}"
        )
    if bound.name in WIDTHS:
        return f"so many instructions cannot pass faster: {bound.bottleneck.partition(': ')[2]}"
    busy = _busy(analysis)
    is_busy = "the divider is" if bound.bottleneck.startswith("divider") else f"{bound.bottleneck} are"
    others = "".join(
        f", and as busy are {other.bottleneck} with {lines_of(analysis, other.positions)}"
        for other in analysis.as_busy
    )
    return f"{is_busy} busy {busy} with {where}{others}"


def _instructions(positions: Sequence[int]) -> str:
    return f"{len(positions)} instruction{'s' * (len(positions) != 1)}"


def _busy(analysis: BodyAnalysis) -> str:
    """Return the share of the time that ports are busy, in words: all, unless the simulation takes longer."""
    found, bound = analysis.simulated, analysis.bottleneck
    if found is None or found.cycles <= _ABOVE * bound.cycles:
        return "all the time"
    return f"{bound.cycles / found.cycles:.0%} of the time, more than any others,"


def _carried(analysis: BodyAnalysis) -> str:
    bound = analysis.bottleneck
    where, cycles = lines_of(analysis, bound.positions), cycles_text(bound.cycles)
    kind = chain_kind(analysis)
    if kind is ChainKind.SUM:
        n_adds = sum(analysis.body.instructions[p].kind in FLOPS_PER_LANE for p in bound.positions)
        each = cycles_text(bound.cycles / max(n_adds, 1))
        order = "a sum is kept in order" if adds_one_by_one(analysis) else "a sum waits for itself"
        many = f"{n_adds} adds of {each} in a row" if n_adds > 1 else f"one add of {each} an iteration"
        return f"{order}: {many}, {where}"
    return {
        ChainKind.MEMORY: f"each iteration loads what the one before has stored, {cycles}, {where}",
        ChainKind.POINTER: f"each address comes from the load before, {cycles}, {where}",
        ChainKind.EXTREME: f"each iteration keeps the larger or smaller of two, {cycles}, {where}",
        ChainKind.RECURRENCE: f"each iteration computes with the result of the one before, {cycles}, {where}",
        ChainKind.COUNTER: f"a counter or pointer steps once an iteration, {cycles}, {where}",
    }[kind]


def _beside(analysis: BodyAnalysis, machine: Machine) -> list[str]:
    """Return further reasons: narrow arithmetic, spills, updates of a table, and stalls of the simulation."""
    said = []
    widths = widths_of(analysis, machine)
    if widths is not None and widths.wider > 1:
        what = "scalar arithmetic" if widths.scalar else f"vectors of {widths.bits} bits"
        said.append(f"{what} on a machine of {widths.machine_bits} bits")
    use = analysis.registers
    if use.spill_stores or use.spill_reloads:
        said.append(f"registers run out: {use.spill_stores} stores to the stack, {use.spill_reloads} reloads")
    if updates_table(analysis.body.instructions):
        said.append("an entry that comes twice in a row waits for its store, which no bound counts")
    found = analysis.simulated
    if found is not None and found.cycles > _ABOVE * analysis.bottleneck.cycles:
        share = found.stalls.get(found.bottleneck)
        if share:
            said.append(
                f"simulated {cycles_text(found.cycles)}: {found.bottleneck} full {share:.0%} of the time"
            )
    return said
