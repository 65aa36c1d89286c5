"""Overrides by form: instructions that cost something else than the rest of their class.

A machine file gives most costs by class. What a class gets wrong (a square root among the
divides, a masked store, a lane-crossing shuffle) is a form: the mnemonics it is written with,
what its operands must be and must not be, and costs of its own. The first form that fits an
instruction holds.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping

from ...asm.instruction import Condition, Immediate, Instruction, Memory
from ...asm.registers import RegisterKind
from ...records import field, record
from .globs import matches_any
from .operation_costs import InstructionClass


def _of_kind(kind: RegisterKind) -> Callable[[Instruction], bool]:
    return lambda instruction: any(register.kind is kind for register in instruction.register_operands)


def _of_element(bits: int) -> Callable[[Instruction], bool]:
    def has_elements(instruction: Instruction) -> bool:
        sizes = {register.element_bits for register in instruction.register_operands} - {0}
        return bits in (sizes or {instruction.element_bits})

    return has_elements


def _is_scalable(instruction: Instruction) -> bool:
    return any(
        register.name.startswith("z") and not register.bits for register in instruction.register_operands
    )


def _writes_mask(instruction: Instruction) -> bool:
    return any(root[0] in "kp" and root[1:].isdigit() for root in instruction.writes)


def _writes_general(instruction: Instruction) -> bool:
    return any(
        r.kind is RegisterKind.INTEGER and r.root in instruction.writes for r in instruction.register_operands
    )


def _memory(instruction: Instruction) -> Iterator[Memory]:
    return (operand for operand in instruction.operands if isinstance(operand, Memory))


def _of_address(part: str, kind: RegisterKind) -> Callable[[Instruction], bool]:
    def has_part(instruction: Instruction) -> bool:
        registers = (getattr(memory, part) for memory in _memory(instruction))
        return any(register is not None and register.kind is kind for register in registers)

    return has_part


def _is_of_32_bits(instruction: Instruction) -> bool:
    general = [r.bits for r in instruction.register_operands if r.kind is RegisterKind.INTEGER]
    return max(general, default=0) == 32


def _moves_part_of_word(instruction: Instruction) -> bool:
    """Tell whether 8 or 16 bits are loaded or stored."""
    return any(0 < memory.bits < 32 for memory in _memory(instruction))


def _has_three_parts(instruction: Instruction) -> bool:
    """Tell whether an address adds base, index and displacement."""
    return any(m.base and m.index and (m.displacement or m.symbol) for m in _memory(instruction))


def _adds_little(instruction: Instruction) -> bool:
    """Tell whether 64 bits are a register and a little constant: `addq $8, %rax`, `incq`, `leaq 8(%rax)`."""
    if any(register.bits != _WORD_BITS for register in instruction.register_operands):
        return False
    addresses = list(_memory(instruction))
    if addresses:
        plain = all(m.base and not m.index and not m.symbol and m.base.root != "rip" for m in addresses)
        return plain and all(m.displacement in _LITTLE for m in addresses)
    constants = [operand for operand in instruction.operands if isinstance(operand, Immediate)]
    return len(instruction.operands) == 1 or any(c.value in _LITTLE and not c.symbol for c in constants)


def _is_shifted(instruction: Instruction) -> bool:
    """Tell whether an AArch64 operand is shifted or extended on the way."""
    shifts = {"lsl", "lsr", "asr", "ror", "uxtb", "uxth", "uxtw", "uxtx", "sxtb", "sxth", "sxtw", "sxtx"}
    return any(isinstance(operand, Condition) and operand.name in shifts for operand in instruction.operands)


_WORD_BITS = 64
_LITTLE = range(-1024, 1024)
"""Constants that Golden Cove adds at rename: `tests/validation/quiet_loops/front_bodies.py`."""

TRAITS: Mapping[str, Callable[[Instruction], bool]] = {
    "load": lambda instruction: bool(instruction.loads),
    "store": lambda instruction: bool(instruction.stores),
    "masked": lambda instruction: instruction.mask is not None,
    "zeroing": lambda instruction: instruction.zeroing,
    "mask_result": _writes_mask,
    "mask_operand": _of_kind(RegisterKind.MASK),
    "general": _of_kind(RegisterKind.INTEGER),
    "general_result": _writes_general,
    "immediate_1_to_4": lambda instruction: any(
        isinstance(o, Immediate) and 1 <= o.value <= 4 for o in instruction.operands
    ),
    "little_sum": _adds_little,
    "immediate": lambda instruction: any(isinstance(o, Immediate) for o in instruction.operands),
    "vector": _of_kind(RegisterKind.VECTOR),
    "lane": lambda instruction: any(r.lane_index >= 0 for r in instruction.register_operands),
    "scalable": _is_scalable,
    "elements_8": _of_element(8),
    "elements_16": _of_element(16),
    "elements_32": _of_element(32),
    "elements_64": _of_element(64),
    "indexed": lambda instruction: any(m.index is not None for m in _memory(instruction)),
    "scaled": lambda instruction: any(m.index is not None and m.scale > 1 for m in _memory(instruction)),
    "vector_index": _of_address("index", RegisterKind.VECTOR),
    "vector_base": _of_address("base", RegisterKind.VECTOR),
    "general_base": _of_address("base", RegisterKind.INTEGER),
    "word": _is_of_32_bits,
    "part_of_word": _moves_part_of_word,
    "three_parts": _has_three_parts,
    "shifted": _is_shifted,
    "count_in_cl": lambda instruction: any(r.name == "cl" for r in instruction.register_operands),
}
"""What `where` and `unless` of a form may ask of an instruction, by name."""


@record
class InstructionForm:
    """Costs of some instructions.

    Attributes
    ----------
    name : str
        Unlike that of any class.
    mnemonics : tuple of str
        Globs (`fnmatch`), one of which the mnemonic must match.
    where, unless : tuple of str
        Keys of `TRAITS`: all of the first and none of the second must hold.
    costs : InstructionClass
        Of the operation itself, beside which memory operands are counted as elsewhere; of the
        whole access for instructions that only load, store, gather or scatter.
    """

    name: str
    mnemonics: tuple[str, ...]
    where: tuple[str, ...]
    unless: tuple[str, ...]
    costs: InstructionClass

    def fits(self, instruction: Instruction) -> bool:
        """Tell whether the operands of an instruction with one of the mnemonics fit."""
        return all(TRAITS[name](instruction) for name in self.where) and not any(
            TRAITS[name](instruction) for name in self.unless
        )


@record
class Forms:
    """The forms of a machine in order, and a memory of which mnemonic may fit which."""

    forms: tuple[InstructionForm, ...] = ()
    _by_mnemonic: dict[str, tuple[InstructionForm, ...]] = field(
        default_factory=dict, init=False, repr=False, compare=False
    )
    _by_name: dict[str, InstructionForm] = field(default_factory=dict, init=False, repr=False, compare=False)

    def __post_init__(self) -> None:
        self._by_name.update((form.name, form) for form in self.forms)

    def named(self, name: str) -> InstructionForm | None:
        """Return the form of a name, or None."""
        return self._by_name.get(name)

    def find(self, instruction: Instruction) -> InstructionForm | None:
        """Return the first form that fits an instruction, or None.

        Examples
        --------
        >>> from chainline.analysis.machine.load import load_machine
        >>> from chainline.asm.listing import parse
        >>> root = parse("vsqrtpd %zmm0, %zmm1", "x86-64").instructions[0]
        >>> load_machine("zen5").forms.find(root).name
        'sqrt_double'
        """
        mnemonic = instruction.mnemonic
        candidates = self._by_mnemonic.get(mnemonic)
        if candidates is None:
            candidates = tuple(form for form in self.forms if matches_any(mnemonic, form.mnemonics))
            self._by_mnemonic[mnemonic] = candidates
        return next((form for form in candidates if form.fits(instruction)), None)
