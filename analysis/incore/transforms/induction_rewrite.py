"""Induction variables of a loop body, and the rewrite of addresses when their increments change or move.

A transform of a loop, such as unrolling (`Trial`), rewrites increments and displacements; a `Variant` is the
body that it would make.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from enum import StrEnum

from ....asm.induction_variables import constant_step
from ....isa.instruction import CARRY, Immediate, Instruction, Memory, RegisterKind, with_memory
from ....isa.registry import STACK_POINTERS
from ....records import record, replace

COPIES = 4
"""Iterations that an unrolled one stands for."""


class Trial(StrEnum):
    """One change."""

    WIDER = "wider"  # vectors of the machine's width
    UNROLLED = "unrolled"  # `COPIES` iterations as one
    ALIGNED = "aligned"  # against arrays that begin behind a cache line
    HALVES = "halves"  # wide loads in two
    ONE_BY_ONE = "one_by_one"  # loads of elements in place of gathers
    UNMASKED = "unmasked"  # whole vectors, and the rest apart


@record
class Variant:
    """Instructions that do the work of one iteration or of several.

    Attributes
    ----------
    code : tuple of Instruction
        As executed.
    iterations : float
        Number of the loop's own iterations that they do the work of.
    """

    code: tuple[Instruction, ...]
    iterations: float = 1.0


def has_vectors(instruction: Instruction) -> bool:
    """Tell whether an instruction names a vector register or one of masks."""
    return any(r.kind in (RegisterKind.VECTOR, RegisterKind.MASK) for r in instruction.register_operands)


_ONE = ("inc", "dec")


@record
class Step:
    """Amount that one instruction adds to a register in each iteration, in bytes or units.

    Attributes
    ----------
    position : int
        Of the instruction in the iteration.
    """

    position: int
    amount: int


def steps_of(code: Sequence[Instruction], scalable_bits: int) -> dict[str, Step]:
    """Return the step of each register that one instruction steps on and nothing else writes.

    Examples
    --------
    >>> from ....asm.listing import parse
    >>> code = parse("vmovupd (%rdi), %ymm0; addq $32, %rdi; decq %rcx", "x86-64").instructions
    >>> {root: step.amount for root, step in steps_of(code, 0).items()}
    {'rdi': 32, 'rcx': -1}
    """
    found: dict[str, Step] = {}
    lost = set(STACK_POINTERS)
    for position, instruction in enumerate(code):
        step = constant_step(instruction, scalable_bits)
        own = step[0] if step is not None and step[0] == step[1] else None
        lost.update(root for root in instruction.writes if root != own or root in found)
        if own is not None and step is not None:
            found[own] = Step(position, step[2])
    return {root: step for root, step in found.items() if root not in lost}


def addressed(code: Sequence[Instruction], steps: Mapping[str, Step]) -> frozenset[str]:
    """Return the stepped registers that memory is accessed through."""
    return frozenset(
        register.root
        for instruction in code
        for memory in instruction.loads + instruction.stores
        for register in (memory.base, memory.index)
        if register is not None and register.root in steps
    )


def moved(memory: Memory, by_root: Callable[[str], int]) -> Memory:
    """Return an access whose displacement makes up for the lag of each of its registers.

    Parameters
    ----------
    by_root : callable
        Units that a register lags behind, by its root.
    """
    if memory.vl_scaled:
        return memory
    bytes_on = 0 if memory.base is None else by_root(memory.base.root)
    bytes_on += 0 if memory.index is None else by_root(memory.index.root) * memory.scale
    return replace(memory, displacement=memory.displacement + bytes_on) if bytes_on else memory


def longer_step(instruction: Instruction, times: int) -> Instruction | None:
    """Return an instruction that steps so many times as far; None where its step is not written in it."""
    stepped = [m for m in instruction.loads + instruction.stores if m.pre_index or m.post_index]
    if stepped:
        return with_memory(
            instruction,
            lambda m: replace(m, displacement=m.displacement * times) if m.post_index or m.pre_index else m,
        )
    if instruction.mnemonic.startswith(_ONE) and instruction.mnemonic.endswith("q"):
        name = "addq" if instruction.mnemonic.startswith("inc") else "subq"
        writes = tuple(dict.fromkeys((*instruction.writes, CARRY)))
        return replace(
            instruction, mnemonic=name, operands=(Immediate(times), *instruction.operands), writes=writes
        )
    if not any(isinstance(one, Immediate) for one in instruction.operands):
        return None
    operands = tuple(
        replace(one, value=one.value * times) if isinstance(one, Immediate) else one
        for one in instruction.operands
    )
    return replace(instruction, operands=operands)


def lag(steps: Mapping[str, Step], position: int, ratio: int, root: str) -> int:
    """Return the units that a register lags behind: negative where a longer step has moved it too far.

    Parameters
    ----------
    steps : mapping of str to Step
        Steps of the iteration by register.
    position : int
        Position of the access in the iteration.
    ratio : int
        Length of the longer step, in steps.
    root : str
        The register.
    """
    step = steps.get(root)
    return step.amount * (1 - ratio) if step is not None and step.position < position else 0
