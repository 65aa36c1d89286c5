"""Trials of changes to a loop, with the speedup by the simulation."""

from __future__ import annotations

from collections.abc import Iterable

from ....isa.instruction import Instruction
from ...machine.record import Machine
from ..pipeline.simulate import simulate_body
from ..regions.latency import costs_of
from ..regions.record import BodyAnalysis
from ..regions.work_per_iteration import Widths, widths_of
from .induction_rewrite import COPIES, Trial, Variant
from .loop_changes import fresh_gathers, misaligned, unrolled, widened

MOST_INSTRUCTIONS = 600
"""Largest number of instructions of an iteration that is tried: longer ones take seconds."""

_NO_SHORTER = frozenset({Trial.ALIGNED, Trial.UNROLLED})
"""Changes that leave an iteration as long as it is, or make it longer."""


def variant_of(analysis: BodyAnalysis, trial: Trial, machine: Machine) -> Variant | None:
    """Return an iteration with a change; None where that cannot be made of its instructions.

    Of `Trial.ALIGNED` it is the iteration that is not.

    Parameters
    ----------
    analysis : BodyAnalysis
        The loop.
    trial : Trial
        The change.
    machine : Machine
        The machine that it was analysed for.
    """
    code, part = analysis.body.instructions, machine.instruction_set.vectorisation
    rewritten: tuple[Instruction, ...] | None
    match trial:
        case Trial.WIDER:
            widths = widths_of(analysis, machine)
            return None if widths is None else at_width(analysis, widths, machine.vector_bits, machine)
        case Trial.UNROLLED:
            return unrolled(code, COPIES, machine.scalable_bits, analysis.body.label)
        case Trial.ALIGNED:
            return misaligned(code)
        case Trial.HALVES:
            rewritten = part.in_halves(code) if part else None
        case Trial.ONE_BY_ONE:
            rewritten = part.one_by_one(code, machine.core.vector_registers) if part else None
        case Trial.UNMASKED:
            rewritten = part.unmasked(code) if part else None
    return None if rewritten is None else Variant(rewritten)


def at_width(analysis: BodyAnalysis, widths: Widths, bits: int, machine: Machine) -> Variant | None:
    """Return an iteration with vectors of so many bits; None where an instruction has no such form.

    Parameters
    ----------
    analysis : BodyAnalysis
        The loop.
    widths : Widths
        Widths of its arithmetic.
    bits : int
        Bits of the wider vectors.
    machine : Machine
        The machine, which sets the instruction set.
    """
    part = machine.instruction_set.vectorisation
    if part is None:
        return None
    return widened(analysis.body.instructions, part, widths.bits, widths.element_bits, bits)


def gains_of(analysis: BodyAnalysis, machine: Machine, trials: Iterable[Trial]) -> dict[str, float]:
    """Return the speedup of a loop by each of some changes; without those that cannot be tried.

    Parameters
    ----------
    analysis : BodyAnalysis
        The loop.
    machine : Machine
        The machine to simulate.
    trials : iterable of Trial
        The changes.

    Examples
    --------
    A copy of one number at a time waits for its counter; written out four times it does not:

    >>> from chainline.analysis.incore.regions.file import analyse_file
    >>> from chainline.analysis.machine.load import load_machine
    >>> from chainline.asm.listing import parse
    >>> text = "f:\\n.L1: movsd (%rdi), %xmm0\\n movsd %xmm0, (%rsi)\\n addq $8, %rdi\\n addq $8, %rsi\\n"
    >>> machine = load_machine("zen3")
    >>> listing = parse(text + " cmpq %rdi, %rdx\\n jne .L1\\n ret", "x86-64")
    >>> found = analyse_file(listing, machine, arguments={})
    >>> sorted(gains_of(found.functions[0].bodies[0], machine, [Trial.UNROLLED, Trial.UNMASKED]))
    [<Trial.UNROLLED: 'unrolled'>]
    """
    gains: dict[str, float] = {}
    for trial in trials:
        gain = _gain(analysis, machine, trial)
        if gain is not None:
            gains[trial] = gain
    return gains


def _gain(analysis: BodyAnalysis, machine: Machine, trial: Trial) -> float | None:
    now, body = analysis.simulated, analysis.body
    if now is None or not now.cycles or not body.repeats or body.unknown:
        return None
    if trial in _NO_SHORTER and len(body.instructions) > MOST_INSTRUCTIONS:
        return None
    variant = variant_of(analysis, trial, machine)
    if variant is None or len(variant.code) > MOST_INSTRUCTIONS or _uncovered(variant, machine):
        return None
    cycles = _cycles(variant, machine)
    if not cycles:
        return None
    if trial is Trial.ALIGNED:
        return cycles / now.cycles
    before = (
        _cycles(Variant(fresh_gathers(body.instructions)), machine) if trial is Trial.ONE_BY_ONE else None
    )
    return (now.cycles if before is None else before) / cycles


def _cycles(variant: Variant, machine: Machine) -> float:
    return simulate_body(variant.code, machine, loop=True).cycles_per_iteration / variant.iterations


def _uncovered(variant: Variant, machine: Machine) -> bool:
    return not all(cost.covered for cost in costs_of(variant.code, machine))
