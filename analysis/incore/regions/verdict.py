"""Verdict on a body in words: its bottleneck and the remedy.

The remedy depends on the kind of the slowest loop-carried dependency (`chain_kind`).
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from enum import StrEnum
from itertools import pairwise
from math import ceil

from ....asm.chains import addends
from ....asm.induction_variables import constant_step
from ....isa.instruction import FLOPS_PER_LANE, Instruction, Kind
from ...machine.record import Machine
from ..vocabulary import ACCUMULATION, CARRIED, CRITICAL_PATH, FMA_CHAIN, WINDOWED_BOUNDS
from .body import Shape
from .record import BodyAnalysis, Bound

_LOADED = frozenset({Kind.LOAD, Kind.GATHER})
_EXTREMES = ("max", "min", "pmax", "pmin", "fmax", "fmin", "smax", "smin", "umax", "umin")
_ADDS = frozenset({Kind.FMA, Kind.ADD})
ORDERED = ("fadda",)
"""Instructions that add the lanes of a vector one after the other."""


class ChainKind(StrEnum):
    """Kind of a loop-carried dependency, by the work on its chain."""

    SUM = "sum"  # adds to what the one before has added
    EXTREME = "extreme"  # keeps the larger or smaller of that and another
    RECURRENCE = "recurrence"  # computes with what the one before has computed, not only by adding
    MEMORY = "memory"  # loads what the one before has stored
    POINTER = "pointer"  # loads from where the one before has loaded
    COUNTER = "counter"  # steps by a constant


def chain_kind(analysis: BodyAnalysis) -> ChainKind:
    """Return the kind of the slowest loop-carried dependency of a body."""
    chain = [analysis.body.instructions[position] for position in analysis.carried.positions]
    if any(i.stores for i in chain) and any(i.loads for i in chain):
        return ChainKind.MEMORY
    arithmetic = [i for i in chain if i.kind in FLOPS_PER_LANE]
    if not arithmetic and all(_steps(i) for i in chain):  # `ldr d0, [x1], #8` steps, too
        return ChainKind.COUNTER
    if any(i.kind in _LOADED for i in chain):
        return ChainKind.POINTER
    if arithmetic and all(i.kind in _ADDS for i in arithmetic) and _through_addends(chain):
        return ChainKind.SUM
    if chain and all(map(_keeps_extreme, chain)):
        return ChainKind.EXTREME
    return ChainKind.RECURRENCE


def adds_one_by_one(analysis: BodyAnalysis) -> bool:
    """Tell whether a sum is kept in the order of the source: by scalar adds, or lane after lane."""
    chain = [analysis.body.instructions[position] for position in analysis.carried.positions]
    arithmetic = [i for i in chain if i.kind in _ADDS]
    return any(i.mnemonic in ORDERED or 0 < i.vector_bits == i.element_bits for i in arithmetic)


def _keeps_extreme(instruction: Instruction) -> bool:
    return instruction.mnemonic.removeprefix("v").startswith(_EXTREMES)


def _steps(instruction: Instruction) -> bool:
    found = constant_step(instruction, 0)
    return found is not None and found[0] == found[1]


def _through_addends(chain: Sequence[Instruction]) -> bool:
    """Tell whether each instruction of a chain writes the addend of the next one, where that is an FMA."""
    return all(
        not addends(after).isdisjoint(before.writes)
        for before, after in pairwise([*chain, chain[0]])
        if after.kind is Kind.FMA
    )


_FEW_LINES = 6


def verdict(analysis: BodyAnalysis, machine: Machine, *, in_vain: bool = False) -> str:
    """Return one paragraph on a body.

    Parameters
    ----------
    analysis : BodyAnalysis
        Analysis of the body.
    machine : Machine
        The machine that it was analysed for.
    in_vain : bool
        Whether a compiler has tried a remedy, which has won nothing: none is then said to do it.
    """
    sentences = [
        _limit(analysis, machine, in_vain),
        *_window(analysis, machine),
        *_registers(analysis, machine),
    ]
    sentences.extend(_uncovered(analysis))
    sentences.extend(_simulated(analysis))
    sentences.extend(analysis.doubts)
    return " ".join(sentence[0].upper() + sentence[1:] + "." for sentence in sentences)


def lines_of(analysis: BodyAnalysis, positions: tuple[int, ...]) -> str:
    """Return the lines of some instructions in words: "line 7", "lines 7, 9 and 4 more"."""
    lines = sorted({analysis.body.instructions[position].line for position in positions})
    shown = ", ".join(map(str, lines[:_FEW_LINES]))
    more = f" and {len(lines) - _FEW_LINES} more" if len(lines) > _FEW_LINES else ""
    return f"line{'s' if len(lines) > 1 else ''} {shown}{more}"


def cycles_text(cycles: float) -> str:
    """Return cycles in words.

    Examples
    --------
    >>> cycles_text(1.0), cycles_text(4 / 3), cycles_text(32376.19)
    ('1 cycle', '1.33 cycles', '32376 cycles')
    """
    text = f"{cycles:.0f}" if cycles >= 100 else f"{cycles:.3g}"
    return f"{text} cycle{'' if text == '1' else 's'}"


def _limit(analysis: BodyAnalysis, machine: Machine, in_vain: bool) -> str:
    bound = analysis.bottleneck
    if bound.cycles == 0:
        return "nothing here takes time: no micro-op needs a port"
    if bound.name == FMA_CHAIN:
        return _chained(analysis, machine)
    if bound.name == CARRIED:
        return _carried(analysis, bound, in_vain)
    if bound.name == CRITICAL_PATH:
        return (
            f"latency-bound: the critical path, {len(bound.positions)} in a row, takes "
            f"{cycles_text(bound.cycles)} a call by itself where ports and widths need "
            f"{analysis.throughput_cycles:.3g}"
        )
    if bound.name == ACCUMULATION:
        return (
            f"latency-bound on this window of {machine.core.scheduler_entries} instructions: "
            f"FMA and adds that wait for each other take {cycles_text(bound.cycles)} {_each(analysis)} "
            f"where ports and widths need {analysis.throughput_cycles:.3g}"
        )
    others = "".join(
        f"; as busy are {other.bottleneck}, {lines_of(analysis, other.positions)}"
        for other in analysis.as_busy
    )
    return (
        f"throughput-bound by {bound.bottleneck}: {cycles_text(bound.cycles)} {_each(analysis)}, "
        f"{lines_of(analysis, bound.positions)}{others}"
    )


def _chained(analysis: BodyAnalysis, machine: Machine) -> str:
    chains = analysis.chains
    start = " after a multiply" if chains.starts_with_multiply else ""
    text = (
        f"latency-bound on this window of {machine.core.scheduler_entries} instructions: chains of "
        f"{chains.found.longest} FMA{start}, {chains.in_flight or 0:.3g} in flight where {chains.needed:g} "
        "chains are needed"
    )
    if chains.parts is None:
        return (
            f"{text}; splitting the chains does not suffice, single FMA leave "
            f"{chains.in_flight_after or 0:.3g} in flight"
        )
    return f"{text}; a split into {chains.parts} or more parts would make it throughput-bound"


def _carried(analysis: BodyAnalysis, bound: Bound, in_vain: bool) -> str:
    code = [analysis.body.instructions[position] for position in bound.positions]
    through = " through memory" if any(i.stores for i in code) and any(i.loads for i in code) else ""
    what = "an iteration" if analysis.carried.distance == 1 else f"{analysis.carried.distance} iterations"
    text = (
        f"latency-bound: {what} must wait{through} for the one before, {cycles_text(bound.cycles)} an "
        f"iteration ({lines_of(analysis, bound.positions)}), where ports and widths need "
        f"{analysis.throughput_cycles:.3g}"
    )
    if chain_kind(analysis) is ChainKind.SUM and analysis.throughput_cycles:
        parts = ceil(bound.cycles / analysis.throughput_cycles - 1e-9)
        if parts > 1:
            text += f"; {parts} independent accumulators in place of each would hide the latency"
            if adds_one_by_one(analysis) and not in_vain and not analysis.producer:
                text += ", which a compiler makes with -ffast-math or `omp simd reduction` alone"
    return text


def _window(analysis: BodyAnalysis, machine: Machine) -> Iterator[str]:
    """Say how the window matters, where chains are not carried around the loop anyway."""
    sweep, chains = analysis.sweep, analysis.chains
    if sweep is None or chains.in_flight is None or analysis.bottleneck.name == CARRIED:
        return
    if analysis.bottleneck.name != FMA_CHAIN:
        yield (
            f"{chains.in_flight:.3g} FMA chains are in flight where {chains.needed:g} would keep the pipes "
            "busy with FMA alone"
        )
    if sweep.latency_bound_below is None:
        yield f"it stays latency-bound up to a window of {sweep.points[-1].window} instructions"
    elif sweep.latency_bound_below:
        core, below = machine.core, sweep.latency_bound_below
        if below > core.scheduler_entries and analysis.bottleneck.name not in WINDOWED_BOUNDS:
            yield (
                f"if windows did not overlap, it would be latency-bound below {below} instructions; "
                f"{machine.key}, with {core.scheduler_entries} scheduler entries for floating point, "
                f"overlaps them over a reorder buffer of {core.reorder_buffer}"
            )
            return
        yield (
            f"below a window of {below} instructions this body becomes latency-bound by the overlap law; "
            f"{machine.key} has {core.scheduler_entries} scheduler entries for floating point and a "
            f"reorder buffer of {core.reorder_buffer}"
        )


def _registers(analysis: BodyAnalysis, machine: Machine) -> Iterator[str]:
    use = analysis.registers
    if use.spill_stores or use.spill_reloads:
        yield (
            f"it keeps {use.live_vector_registers} of {machine.core.vector_registers} vector registers live "
            f"and spills: {use.spill_stores} stores to the stack and {use.spill_reloads} reloads "
            f"{_each(analysis)}"
        )


def _uncovered(analysis: BodyAnalysis) -> Iterator[str]:
    worst = analysis.uncovered
    if worst is None:
        return
    count = len(worst.positions)
    best = analysis.bottleneck.cycles
    them = "them" if count > 1 else "it"
    yield (
        f"{count} instruction{'s are' if count > 1 else ' is'} not covered "
        f"({lines_of(analysis, worst.positions)}): the bounds take {them} for free and let nothing wait "
        f"through {them}, the best case, {cycles_text(best)}; in the worst case each takes "
        f"{cycles_text(worst.latency_cycles)}, the longest latency in the machine file, on the critical path "
        f"and keeps all ports from other work: {cycles_text(worst.cycles)}"
    )


def _simulated(analysis: BodyAnalysis) -> Iterator[str]:
    found = analysis.simulated
    if found is not None:
        share = found.stalls.get(found.bottleneck)
        reason = (
            f"dispatch waits for the {found.bottleneck} in {100 * share:.0f} % of them"
            if share
            else ("dispatch hardly ever waits")
        )
        bound = analysis.bottleneck
        overlaps = bound.name in WINDOWED_BOUNDS and found.cycles < bound.cycles
        where = ", in which windows overlap," if overlaps else ""
        cycles = cycles_text(found.cycles)
        alone = " by itself" * (not analysis.body.repeats)
        yield f"the out-of-order simulation{where} takes {cycles} {_each(analysis)}{alone}; {reason}"


def _each(analysis: BodyAnalysis) -> str:
    return "a call" if analysis.body.shape is Shape.FUNCTION else "an iteration"
