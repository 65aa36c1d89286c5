"""The instruction sets that chainline knows, by name."""

from __future__ import annotations

import os
from collections.abc import Mapping
from importlib import import_module

from ..errors import UsageError
from ..lazy import pattern
from .instruction import RegisterKind
from .instruction_set import InstructionSet

_FOLDERS = ("x86_64", "aarch64", "riscv64")
"""Sub-packages, in the order in which clues are looked for at one place of a text."""


def _loaded(folder: str) -> InstructionSet:
    found: InstructionSet = import_module(f".{folder}", __package__).INSTRUCTION_SET
    return found


INSTRUCTION_SETS = {isa.name: isa for isa in map(_loaded, _FOLDERS)}
"""Every instruction set by its name."""

_ALL = tuple(INSTRUCTION_SETS.values())

FILES: Mapping[str, RegisterKind] = {
    root: kind
    for registers in (isa.registers for isa in _ALL)
    for kind, roots in (
        (RegisterKind.INTEGER, registers.general + registers.others),
        (RegisterKind.VECTOR, registers.vectors),
        (RegisterKind.MASK, registers.masks),
    )
    for root in roots
}
"""Register file of each root, of all instruction sets."""

VECTORS = frozenset(root for isa in _ALL for root in isa.registers.vectors)
MASKS = frozenset(root for isa in _ALL for root in isa.registers.masks)
STACK_POINTERS = frozenset(isa.registers.stack_pointer for isa in _ALL)
FRAME_POINTERS = STACK_POINTERS | {isa.registers.frame_pointer for isa in _ALL}
PROGRAM_COUNTERS = frozenset(isa.registers.program_counter for isa in _ALL)
DISPLACED_BASES = frozenset(root for isa in _ALL for root in isa.registers.displaced_bases)
"""Base registers beside which an encoding always has a displacement, be it zero."""
CALLS = frozenset(mnemonic for isa in _ALL for mnemonic in isa.convention.calls)
"""Mnemonics of calls."""


def instruction_set(name: str) -> InstructionSet:
    """Return the instruction set called `name`.

    Raises
    ------
    UsageError
        If there is none.

    Examples
    --------
    >>> instruction_set("aarch64").registers.stack_pointer
    'sp'
    """
    if name not in INSTRUCTION_SETS:
        raise UsageError(f"unknown instruction set {name!r}: use one of {', '.join(INSTRUCTION_SETS)}")
    return INSTRUCTION_SETS[name]


_CLUE = pattern("|".join(f"(?P<{isa.folder}>{isa.dialect.clue})" for isa in INSTRUCTION_SETS.values()))


def detect_isa(text: str) -> str:
    """Return the name of the instruction set of an assembly text.

    The first clue decides: a register, or a directive or a format that only one instruction set has.

    Raises
    ------
    UsageError
        If the text holds no clue.

    Examples
    --------
    >>> detect_isa("add x0, x1, 8"), detect_isa("addq $8, %rax"), detect_isa("add rax, 8")
    ('aarch64', 'x86-64', 'x86-64')
    """
    match = _CLUE.search(text)
    if match is None:
        for isa in INSTRUCTION_SETS.values():
            if isa.dialect.capitals is not None and isa.dialect.capitals.search(text) is not None:
                return isa.name
        raise UsageError(
            "cannot tell the instruction set: no register name in the assembly text; "
            "pass a compiler's -S output or name the instruction set"
        )
    return next(isa.name for isa in INSTRUCTION_SETS.values() if match[isa.folder] is not None)


def host_isa() -> str:
    """Return the name of the instruction set of this machine; of one that is not known, `x86-64`."""
    if hasattr(os, "uname"):
        machine = os.uname().machine
    else:
        import platform  # noqa: PLC0415 - asks the registry of Windows

        machine = platform.machine()
    known = (isa.name for isa in INSTRUCTION_SETS.values() if machine.lower() in isa.toolchain.system_names)
    return next(known, next(iter(INSTRUCTION_SETS)))
