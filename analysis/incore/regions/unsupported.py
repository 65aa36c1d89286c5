"""Functions that a machine does not execute: with wider vectors than its own, or of an extension it lacks.

A processor stops at such an instruction, so that no figure of the function means anything.
"""

from __future__ import annotations

from collections.abc import Hashable, Iterator, Sequence
from functools import lru_cache

from ....asm.listing_record import Function, Listing
from ....errors import UsageError, argument
from ....isa.instruction import Instruction, Memory, Register, RegisterKind
from ....isa.instruction_form import shape_of
from ...machine.load import available_machines, load_machine
from ...machine.record import Machine
from ..form_costs import extensions_of
from ..operations import once_for_shape
from .record import Missing


def supported_functions(
    listing: Listing, functions: Sequence[Function], machine: Machine
) -> tuple[tuple[Function, ...], tuple[Missing, ...]]:
    """Return the functions that a machine executes, and the first other instruction of each of the rest.

    Parameters
    ----------
    listing : Listing
    functions : sequence of Function
        Functions of the listing.
    machine : Machine

    Raises
    ------
    UsageError
        If it executes none of them: names the line, and machines that do.
    """
    supported, refused = [], []
    for function in functions:
        found = _first_unsupported(listing, function, machine)
        if found is None:
            supported.append(function)
        else:
            refused.append((function, *found))
    if functions and not supported:
        _, instruction, lacking = refused[0]
        others = ", ".join(_machines_for(listing, functions, machine)) or "none that is shipped"
        raise UsageError(
            f"line {instruction.line}: '{instruction.text}' needs {lacking}, which {machine.key} "
            f"does not have; choose another {argument('machine')}: {others}"
        )
    missing = [
        Missing(found.line, found.text, f"{machine.key}: has no {lacking}; {function.name} is left out")
        for function, found, lacking in refused
    ]
    return tuple(supported), tuple(missing)


def _first_unsupported(
    listing: Listing, function: Function, machine: Machine
) -> tuple[Instruction, str] | None:
    """Return the first instruction that a machine does not execute, and what it needs."""
    registers = machine.core.vector_registers
    beyond = frozenset(r for r in machine.instruction_set.registers.vectors if _number(r) >= registers)
    executed = set[Hashable]()  # shapes: all that counts but the numbers of registers
    for instruction in listing.instructions[function.start : function.stop]:
        key, roots = instruction.known_shape or shape_of(instruction)
        within = beyond.isdisjoint(roots)
        if within and key in executed:
            continue
        if lacking := (_lacking_by_shape if within else _lacking)(instruction, machine):
            return instruction, lacking
        executed.add(key)
    return None


def _lacking(instruction: Instruction, machine: Machine) -> str:
    """Return what an instruction needs and a machine lacks, "" for nothing."""
    return _lacking_vectors(instruction, machine) or _lacking_extension(instruction, machine)


_lacking_by_shape = once_for_shape(_lacking)
"""The same of an instruction whose registers the machine has: it is the same for all of a shape."""


def _lacking_vectors(instruction: Instruction, machine: Machine) -> str:
    """Return the vectors or registers that an instruction needs and a machine lacks, "" for none."""
    widest, registers = machine.core.vector_bits, machine.core.vector_registers
    for register in _vector_registers(instruction):
        if register.kind is RegisterKind.VECTOR and register.bits > widest:
            return f"vectors of {register.bits} bits"
        if register.bits == 0:
            if not _has_scalable_vectors(machine):
                return f"{machine.instruction_set.scalable_extension} vectors"
        elif register.kind is RegisterKind.VECTOR and _number(register.root) >= registers:
            return f"{_number(register.root) + 1} vector registers"
    return ""


def _lacking_extension(instruction: Instruction, machine: Machine) -> str:
    """Return the extension that an instruction needs and a machine lacks, "" where there is none."""
    if not machine.extensions:
        return ""
    scalable = any(r.kind is RegisterKind.VECTOR and not r.bits for r in instruction.register_operands)
    needed = extensions_of(instruction.mnemonic, scalable, machine.isa)
    return next((name for name in needed if name not in machine.extensions), "")


def _vector_registers(instruction: Instruction) -> Iterator[Register]:
    for operand in instruction.operands:
        if isinstance(operand, Memory):
            if operand.index is not None and operand.index.kind is RegisterKind.VECTOR:
                yield operand.index
        elif isinstance(operand, Register):
            if operand.kind in (RegisterKind.VECTOR, RegisterKind.MASK):
                yield operand
        elif isinstance(operand, tuple):
            yield from (one for one in operand if one.kind in (RegisterKind.VECTOR, RegisterKind.MASK))


@lru_cache(maxsize=1 << 10)
def _number(root: str) -> int:
    digits = root.lstrip("abcdefghijklmnopqrstuvwxyz")
    return int(digits) if digits.isdecimal() else 0


def _has_scalable_vectors(machine: Machine) -> bool:
    # most code has none, and needs no target
    from ....codegen.target import find_target  # noqa: PLC0415

    try:
        return find_target(machine.target).scalable
    except UsageError:
        return True  # a processor that compilers do not know may have them


def _machines_for(listing: Listing, functions: Sequence[Function], machine: Machine) -> Iterator[str]:
    for key in available_machines():
        other = load_machine(key)
        if other.instruction_set is machine.instruction_set and any(
            _first_unsupported(listing, function, other) is None for function in functions
        ):
            yield key
