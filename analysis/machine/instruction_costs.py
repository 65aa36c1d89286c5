"""Costs of an operation (latency, dispatch slots, ports), and overrides by instruction form."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from fnmatch import fnmatchcase
from functools import cache
from itertools import product

from ...isa.instruction import CARRY, FLAGS, Condition, Immediate, Instruction, Memory, Register, RegisterKind
from ...isa.instruction_form import LITTLE
from ...isa.registry import DISPLACED_BASES, MASKS, PROGRAM_COUNTERS
from ...records import field, record

SCALAR_BITS = 64
"""Key of the widths up to 64 bits in `InstructionClass.by_bits`."""


@record
class PortUse:
    """One micro-op: any one of `ports`, held for `cycles` (1 when pipelined)."""

    ports: tuple[str, ...]
    cycles: float = 1.0


@record
class Operation:
    """Cost of one class of instruction at one width.

    Attributes
    ----------
    latency_cycles : float
        From operands to result; 0 where the rename stage removes the instruction.
    accumulate_latency_cycles : float
        The same along the addend of a chain of one class of operation, where cores forward
        late (Neoverse FMA 4, but 2 from accumulator to accumulator); else the latency.
    micro_ops : float
        Dispatch slots and reorder-buffer entries: fused micro-ops on Intel, macro-ops on AMD
        and Arm.
    uses : tuple of PortUse
        What the execution ports do; more entries than `micro_ops` where these are fused.
    """

    latency_cycles: float
    accumulate_latency_cycles: float
    micro_ops: float
    uses: tuple[PortUse, ...]


@record
class InstructionClass:
    """Costs of a class of instruction: `default`, and `by_bits` for widths that differ."""

    default: Operation
    by_bits: Mapping[int, Operation]
    source: str

    def at(self, bits: int) -> Operation:
        """Return the cost at a width in bits."""
        return self.by_bits.get(max(bits, SCALAR_BITS), self.default)


def matches(mnemonic: str, glob: str) -> bool:
    """Tell whether a glob matches, as `fnmatch.fnmatchcase` does.

    Examples
    --------
    >>> [matches("vaddpd", glob) for glob in ("*[ap]dd[ps]d", "v*pd", "*dp*", "ld[1-4]*", "vaddpd")]
    [True, True, True, False, True]
    """
    words = _words(glob)
    if words is None:
        return fnmatchcase(mnemonic, glob)
    first, last, inside = words[0], words[-1], words[1:-1]
    if len(words) == 1:
        return mnemonic in first
    if not (mnemonic.startswith(first) and mnemonic.endswith(last)):
        return False
    if not inside and ("" in first or "" in last):
        return True
    return any(_fits(mnemonic, start, inside, end) for start in first for end in last)


def matches_any(mnemonic: str, globs: tuple[str, ...]) -> bool:
    """Tell whether one of some globs matches."""
    return mnemonic.startswith(_beginnings(globs)) and any(matches(mnemonic, glob) for glob in globs)


@cache
def _beginnings(globs: tuple[str, ...]) -> tuple[str, ...]:
    """Return the prefixes of the names that globs match: every name has one of them."""
    return tuple(start for glob in globs for start in (_words(glob) or (("",),))[0])


def _fits(mnemonic: str, start: str, inside: tuple[tuple[str, ...], ...], end: str) -> bool:
    place, stop = len(start), len(mnemonic) - len(end)
    if stop < place or not (mnemonic.startswith(start) and mnemonic.endswith(end)):
        return False
    for words in inside:
        found = [at + len(word) for word in words if (at := mnemonic.find(word, place, stop)) >= 0]
        if not found:
            return False
        place = min(found)
    return True


@cache
def _words(glob: str) -> tuple[tuple[str, ...], ...] | None:
    """Return the words that may stand before, between and behind the stars; None for other globs.

    Examples
    --------
    >>> _words("*cmp*[ps]d"), _words("ld[1-4]*")
    ((('',), ('cmp',), ('pd', 'sd')), None)
    """
    if "[" not in glob and "?" not in glob:
        return tuple((part,) for part in glob.split("*"))
    if any(other in glob for other in ("?", "-", "!", "[]")):
        return None
    found = []
    for part in glob.split("*"):
        letters, *choices = part.split("[")
        parted = [choice.partition("]") for choice in choices]
        if not all(close for _, close, _ in parted):
            return None
        pieces = [(letters,), *(piece for chosen, _, rest in parted for piece in (tuple(chosen), (rest,)))]
        found.append(tuple(map("".join, product(*pieces))))
    return tuple(found)


def _of_kind(kind: RegisterKind) -> Callable[[Instruction], bool]:
    return lambda instruction: any(register.kind is kind for register in instruction.register_operands)


def _of_element(bits: int) -> Callable[[Instruction], bool]:
    def has_elements(instruction: Instruction) -> bool:
        sizes = {register.element_bits for register in instruction.register_operands} - {0}
        return bits in (sizes or {instruction.element_bits})

    return has_elements


def _is_scalable(instruction: Instruction) -> bool:
    return any(
        register.kind is RegisterKind.VECTOR and not register.bits
        for register in instruction.register_operands
    )


def _writes_mask(instruction: Instruction) -> bool:
    return any(root in MASKS for root in instruction.writes)


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
    """Tell whether an address adds base, index and displacement, be it the zero that some bases need."""
    return any(
        m.base and m.index and (m.displacement or m.symbol or m.base.root in DISPLACED_BASES)
        for m in _memory(instruction)
    )


def _is_locked(instruction: Instruction) -> bool:
    """Tell whether memory is changed at once for all cores: by a prefix, or a swap, which needs none."""
    return instruction.prefix == "lock" or (
        bool(instruction.stores) and instruction.mnemonic.startswith("xchg")
    )


def _has_equal_sources(instruction: Instruction) -> bool:
    """Tell whether all that is read are views of one register: `vpandn %xmm1, %xmm1, %xmm2`."""
    operands = instruction.operands
    sources = operands if len(operands) == _TWO_OPERANDS else operands[:-1]
    roots = [operand.root for operand in sources if isinstance(operand, Register)]
    return len(roots) >= _TWO_OPERANDS and len(set(roots)) == 1


def _is_in_place(instruction: Instruction) -> bool:
    """Tell whether source and destination are views of one register: `movzbl %al, %eax`."""
    roots = [register.root for register in instruction.register_operands]
    return len(roots) == _TWO_OPERANDS and roots[0] == roots[1]


def _adds_little(instruction: Instruction) -> bool:
    """Tell whether 64 bits are a register and a little constant: `addq $8, %rax`, `incq`, `leaq 8(%rax)`."""
    if any(register.bits != _WORD_BITS for register in instruction.register_operands):
        return False
    addresses = list(_memory(instruction))
    if addresses:
        plain = all(
            m.base and not m.index and not m.symbol and m.base.root not in PROGRAM_COUNTERS for m in addresses
        )
        return plain and all(m.displacement in LITTLE for m in addresses)
    constants = [operand for operand in instruction.operands if isinstance(operand, Immediate)]
    return len(instruction.operands) == 1 or any(c.value in LITTLE and not c.symbol for c in constants)


def _is_shifted(instruction: Instruction) -> bool:
    """Tell whether an AArch64 operand is shifted or extended on the way."""
    shifts = {"lsl", "lsr", "asr", "ror", "uxtb", "uxth", "uxtw", "uxtx", "sxtb", "sxth", "sxtw", "sxtx"}
    return any(isinstance(operand, Condition) and operand.name in shifts for operand in instruction.operands)


def _has_table(registers: int) -> Callable[[Instruction], bool]:
    return lambda instruction: any(isinstance(o, tuple) and len(o) == registers for o in instruction.operands)


_WORD_BITS = 64
_TWO_OPERANDS = 2
_HALF_WORD = 32

_HIGH_BYTES = frozenset({"ah", "bh", "ch", "dh"})

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
    "locked": _is_locked,
    "repeated": lambda instruction: instruction.prefix == "rep",
    "equal_sources": _has_equal_sources,
    "in_place": _is_in_place,
    "one_operand": lambda instruction: len(instruction.operands) == 1,
    "half_word": lambda instruction: (
        max((r.bits for r in instruction.register_operands), default=64) < _HALF_WORD
    ),
    "high_byte": lambda instruction: any(r.name in _HIGH_BYTES for r in instruction.register_operands),
    "zero_immediate": lambda instruction: any(
        isinstance(o, Immediate) and not o.value and not o.symbol for o in instruction.operands
    ),
    "packed": lambda instruction: any(r.lanes > 1 for r in instruction.register_operands),
    "table_of_2": _has_table(2),
    "table_of_3": _has_table(3),
    "table_of_4": _has_table(4),
    "count_in_cl": lambda instruction: any(r.name == "cl" for r in instruction.register_operands),
}
"""What `where` and `unless` of a form may ask of an instruction, by name."""


def _registers(instruction: Instruction) -> Iterator[str]:
    return (register.root for register in instruction.register_operands)


def _destination(instruction: Instruction) -> Iterator[str]:
    """Yield the root of the register that is written as the last operand, or else as the first."""
    for operand in (*instruction.operands[-1:], *instruction.operands[:1]):
        if isinstance(operand, Register) and operand.root in instruction.writes:
            yield operand.root
            return


OPERANDS: Mapping[str, Callable[[Instruction], Iterable[str]]] = {
    "destination": _destination,
    "sources": _registers,
    "flags": lambda _: (FLAGS, CARRY),
}
"""Registers that `waits_for` and `ignores` of a form name."""

ABOUT, AT_LEAST = "about", "at least"
CERTAINTIES = ("", ABOUT, AT_LEAST)
"""Words before a figure, the surest first."""


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
    waits_for : tuple of str
        Keys of `OPERANDS` whose registers the result needs although the architecture does not say so: false
        dependencies, and idioms that the core does not know.
    ignores : tuple of str
        Those whose registers are read, but for nothing that the results wait for: flags that are merged
        beside them, the old destination of a gather.
    first_latency_cycles : float or None
        Latency of the first result where that of the others is longer, as of the lower half of a product.
    certainty : str
        "" for a cost that holds wherever it stands; `ABOUT` where it depends on what is around it or on
        values, `AT_LEAST` where no more than a part of it is known.
    """

    name: str
    mnemonics: tuple[str, ...]
    where: tuple[str, ...]
    unless: tuple[str, ...]
    costs: InstructionClass
    waits_for: tuple[str, ...] = ()
    ignores: tuple[str, ...] = ()
    first_latency_cycles: float | None = None
    certainty: str = ""

    def awaited(self, instruction: Instruction) -> tuple[str, ...]:
        """Return the roots that the results of an instruction wait for."""
        if not (self.waits_for or self.ignores):
            return instruction.reads
        more = [root for name in self.waits_for for root in OPERANDS[name](instruction)]
        less = {root for name in self.ignores for root in OPERANDS[name](instruction)}
        return tuple(dict.fromkeys(root for root in (*instruction.reads, *more) if root not in less))

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
