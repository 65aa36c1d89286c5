"""Records of a decoded instruction: registers, operands, registers read and written, class.

The records of this module are the language between the decoders of the instruction sets and
everything that reasons about code. Every view of one physical register shares one `root`: `zmm0`, `ymm0` and
`xmm0` are views of root `zmm0`; `eax` of `rax`; `d3`, `v3` and `z3` of `z3`; `w7` of `x7`. Dependencies are
between roots, widths belong to views.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterator
from enum import StrEnum
from typing import NamedTuple

from ..records import field, record, replace


class RegisterKind(StrEnum):
    """The register file that a register belongs to."""

    __hash__ = str.__hash__  # as that of `Kind`

    INTEGER = "integer"
    VECTOR = "vector"
    MASK = "mask"
    X87 = "x87"
    FLAGS = "flags"


@record
class Register:
    """One view of a physical register.

    Attributes
    ----------
    name : str
        As written in the assembly, lower case, without sigil and arrangement: `ymm3`, `w7`,
        `z0`, `d0`.
    root : str
        The physical register that all aliases share: `zmm3`, `x7`, `z0`. The zero register of
        AArch64 has root `xzr`; it is never part of an instruction's reads or writes.
    kind : RegisterKind
        Register file.
    bits : int
        Width of this view; 0 for the scalable SVE registers, whose width the target sets.
    element_bits : int
        Element size given by an AArch64 arrangement (`z0.d` 64, `v0.2d` 64), else 0.
    lanes : int
        Lane count given by a NEON arrangement (`v0.2d` 2), else 0.
    lane_index : int
        Element index of `v0.d[1]` or `z0.d[2]`, else -1.
    """

    name: str
    root: str
    kind: RegisterKind
    bits: int
    element_bits: int = 0
    lanes: int = 0
    lane_index: int = -1


class DecodeError(ValueError):
    """An instruction that a decoder does not know, or operands that it cannot read."""


FLAGS = "flags"
"""Root of the condition flags, `rflags` of x86-64 and `nzcv` of AArch64 alike."""

CARRY = "carry"
"""Root of the carry flag of x86-64, which cores rename apart: `inc` leaves it as it is."""


VECTOR_LENGTH = "vl"
"""Root of the vector length and type of RISC-V, which the same instructions write."""

COMPARE, OTHER_COMPARE = "compare", "other_compare"
ARITHMETIC, OTHER_ARITHMETIC = "arithmetic", "other_arithmetic"
WITH_MEMORY = "with_memory"
FUSIONS = (COMPARE, OTHER_COMPARE, ARITHMETIC, OTHER_ARITHMETIC, WITH_MEMORY)
"""`cmp` and `test` of registers and constants with a branch that Intel's cores join, too; with another one;
what leaves a result and flags, with a branch that Intel's cores join; all else of that; and what these join
though an operand, and no other one a constant, is in memory."""
LEAVE_RESULTS = (ARITHMETIC, OTHER_ARITHMETIC)
RENAMED_LOADS = ("move", "extension", "operand", "change", "register_change", "indexed", "narrow")
"""Loads that memory renaming tells apart, see `Core.renamed_loads`."""


class Kind(StrEnum):
    """Class of an instruction; `loads` and `stores` hold its memory operands besides."""

    __hash__ = str.__hash__  # that of `Enum` is a function in Python, and kinds are looked up all the time

    FMA = "fma"  # fused multiply-add of any sign and operand order, scalar or vector
    MULTIPLY = "multiply"  # floating point
    ADD = "add"  # floating-point add or subtract
    DIVIDE = "divide"  # floating-point divide or square root
    FP_OTHER = "fp_other"  # floating-point compare, convert, minimum, negate, round, bit logic
    VECTOR_INTEGER = "vector_integer"
    SHUFFLE = "shuffle"  # permute, insert, extract, unpack, zip, reduce across lanes
    BROADCAST = "broadcast"  # register or memory element to all lanes
    MOVE = "move"  # vector register to vector register, value unchanged
    LOAD = "load"
    STORE = "store"
    GATHER = "gather"
    SCATTER = "scatter"
    MASK = "mask"  # produces or combines masks and predicates
    INTEGER = "integer"
    INTEGER_MULTIPLY = "integer_multiply"
    INTEGER_DIVIDE = "integer_divide"
    BRANCH = "branch"
    CALL = "call"
    RETURN = "return"
    NOP = "nop"  # no-operation, prefetch, alignment, endbr64, vzeroupper


FLOPS_PER_LANE = {Kind.FMA: 2, Kind.MULTIPLY: 1, Kind.ADD: 1, Kind.DIVIDE: 1}


@record
class Immediate:
    """An integer constant; `symbol` where the assembler fills it in (`:lo12:x`)."""

    value: int
    symbol: str | None = None


@record
class Label:
    """A branch target or a bare symbol."""

    name: str


@record
class Condition:
    """An AArch64 condition code, prefetch hint or SVE pattern written as an operand."""

    name: str


@record
class Memory:
    """One memory operand: `base + index * scale + displacement (+ symbol)`.

    Attributes
    ----------
    displacement : int
        Bytes, or vector lengths where `vl_scaled` (SVE `mul vl`; the unit is the bytes the
        access itself transfers for a full vector or predicate).
    bits : int
        Bits that the instruction moves through this operand; 0 where the scalable vector
        length sets it (a full SVE vector of elements).
    index_extend : str
        AArch64 extension of the index: "", "sxtw", "uxtw"; the shift is in `scale`.
    pre_index, post_index : bool
        AArch64 write-back. Post-index: the access uses base alone, then base += displacement.
    broadcast : bool
        One element replicated to all lanes (AVX-512 `{1to8}`, `ld1rd`).
    """

    base: Register | None
    index: Register | None = None
    scale: int = 1
    displacement: int = 0
    symbol: str | None = None
    bits: int = 0
    vl_scaled: bool = False
    index_extend: str = ""
    pre_index: bool = False
    post_index: bool = False
    broadcast: bool = False

    @property
    def near(self) -> bool:
        """True for a base and a displacement of 11 bits, which some cores add faster."""
        return self.index is None and self.symbol is None and 0 <= self.displacement < _NEAR_BYTES


_NEAR_BYTES = 2048


Operand = Register | Immediate | Label | Condition | Memory | tuple[Register, ...]


@record
class VectorLength:
    """Elements of an instruction whose set has a register for the vector length (RISC-V).

    Attributes
    ----------
    element_bits : int
        Width of the elements that the length counts.
    multiplier : float
        Registers of a group; below 1 a part of one.
    requested : int or None
        Largest number of elements that the code asks for; None for as many as a group holds.
    registers : int
        Registers of the widest operand.
    memory_bits : int
        Bits that each element loads or stores; 0 without an access.
    """

    element_bits: int
    multiplier: float = 1.0
    requested: int | None = None
    registers: int = 1
    memory_bits: int = 0

    def elements(self, scalable_bits: int) -> int:
        """Return the number of elements in vectors of some bits.

        Examples
        --------
        >>> VectorLength(64, 2.0).elements(256), VectorLength(64, 2.0, requested=4).elements(256)
        (8, 4)
        """
        held = int(scalable_bits * self.multiplier) // self.element_bits
        return held if self.requested is None else min(held, self.requested)


class Shape(NamedTuple):
    """Common form of instructions that differ in registers, displacements and immediates.

    Attributes
    ----------
    key : hashable
        Equal for two instructions if the one becomes the other when registers are renamed within their
        file, displacements and symbols are replaced by others, and immediates from 5 on by others.
    roots : tuple of str
        The registers, in an order that is the same for all of a shape.
    """

    key: Hashable
    roots: tuple[str, ...]


@record
class Instruction:
    """One decoded instruction.

    Attributes
    ----------
    line : int
        Line in the assembly text, from 1.
    text : str
        The instruction as written, white space folded, comment removed.
    mnemonic : str
        Lower case. AArch64: as written. x86-64: the AT&T name with the suffix of its size,
        whichever syntax and tool wrote it.
    operands : tuple
        In the order written, for x86-64 in AT&T order. A braced register list is a tuple of registers.
    kind : Kind
        Class of operation.
    reads, writes : tuple of str
        Register roots, exact: flags, implicit registers, write-back, and the old destination
        where it survives in part (merging masks, two-operand forms, inserts, scalar SSE).
        Zero idioms (`xor %eax,%eax`) read nothing. The mask that governs is among the reads.
        Address registers are among the reads.
    loads, stores : tuple of Memory
        The memory operands read and written.
    element_bits : int
        Size of a floating-point element for `FMA`, `MULTIPLY`, `ADD`, `DIVIDE`; else 0.
    vector_bits : int
        Width of the floating-point operation for the same kinds: element_bits when scalar,
        128/256/512 when packed, 0 when scalable (SVE).
    mask : str or None
        Root of the mask or predicate that governs the lanes, None when all are active.
    zeroing : bool
        Inactive lanes become zero; otherwise a governed destination keeps its old lanes.
    target : str or None
        Label that a branch or call goes to.
    conditional : bool
        The branch may fall through.
    fusion : str
        Of what kind a pair with a branch is, which some cores carry out as one: of `FUSIONS`,
        for the first and the branch; "" elsewhere.
    vector_length : VectorLength or None
        Elements of a vector instruction, where the set has a register for their number and the code says
        which type it has set.
    prefix : str
        Of x86-64, a prefix that changes the execution: "lock", or "rep" in any spelling; "" elsewhere.
    known_shape : Shape or None
        The instruction without the names of its registers, once `asm.shape` has found it.
    """

    line: int
    text: str
    mnemonic: str
    operands: tuple[Operand, ...]
    kind: Kind
    reads: tuple[str, ...]
    writes: tuple[str, ...]
    loads: tuple[Memory, ...] = ()
    stores: tuple[Memory, ...] = ()
    element_bits: int = 0
    vector_bits: int = 0
    mask: str | None = None
    zeroing: bool = False
    target: str | None = None
    conditional: bool = False
    fusion: str = ""
    vector_length: VectorLength | None = None
    prefix: str = ""
    known_shape: Shape | None = field(default=None, init=False, repr=False, compare=False)

    def remember(self, shape: Shape | None) -> Instruction:
        """Return this instruction with its shape stored, so that the shape is not computed again."""
        object.__setattr__(self, "known_shape", shape)
        return self

    @property
    def register_operands(self) -> Iterator[Register]:
        """Registers among the operands, those of lists of registers included, those of addresses not."""
        for operand in self.operands:
            if isinstance(operand, Register):
                yield operand
            elif isinstance(operand, tuple):
                yield from operand

    @property
    def governor(self) -> str | None:
        """Root of the register that decides which lanes are active: a mask, or the vector length."""
        return VECTOR_LENGTH if self.mask is None and self.vector_length is not None else self.mask

    def lanes(self, scalable_bits: int) -> int:
        """Return the lanes of a floating-point operation when all are active.

        Parameters
        ----------
        scalable_bits : int
            Length of scalable vectors in bits; not used for fixed widths.
        """
        if self.vector_length is not None and self.element_bits:
            return self.vector_length.elements(scalable_bits)
        return (self.vector_bits or scalable_bits) // self.element_bits if self.element_bits else 0


def with_memory(instruction: Instruction, change: Callable[[Memory], Memory]) -> Instruction:
    """Return an instruction with its accesses changed, wherever its record has them."""

    def operand(one: Operand) -> Operand:
        return change(one) if isinstance(one, Memory) else one

    if not (instruction.loads or instruction.stores):
        return instruction
    return replace(
        instruction,
        operands=tuple(map(operand, instruction.operands)),
        loads=tuple(map(change, instruction.loads)),
        stores=tuple(map(change, instruction.stores)),
    )
