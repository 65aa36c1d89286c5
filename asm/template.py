"""Instructions that differ in vectors, masks and displacements alone: decoded once, and then filled in.

What a decoder makes of an instruction depends on the kinds of its operands and on which of them are one
register. General registers keep their names here, for many are implicit operands, and so does xmm0.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Sequence
from functools import partial
from typing import NamedTuple

from ..records import replace
from .instruction import Condition, Immediate, Instruction, Kind, Label, Memory, Operand, Shape
from .registers import Register, RegisterKind
from .shape import shape_of

_RENAMED = (RegisterKind.VECTOR, RegisterKind.MASK)
_KEPT = ("zmm0", "mm")
_MOST = 1 << 14  # templates
_FEW = range(5)  # immediates that may cost something else


Decoded = tuple[Callable[[int], Instruction], Shape | None]
"""What makes the instruction of a line, and its shape where it is known."""


class Numbered(NamedTuple):
    """An instruction as written whose vectors and masks are numbers, and their names by number."""

    key: Hashable
    names: tuple[str, ...]


def numbered(facts: Hashable, operands: Sequence[Operand], mask: str | None = None) -> Numbered:
    """Return what a `Template` depends on, and what it is filled in with.

    Parameters
    ----------
    facts : hashable
        The mnemonic, and all else that is written beside operands and mask.
    operands : sequence of Operand
        As read: the bits that move through memory are not known yet.

    Examples
    --------
    >>> from .x86.att import read
    >>> texts = "vaddpd %zmm1, %zmm2, %zmm1", "vaddpd %zmm9, %zmm3, %zmm9", "vaddpd %zmm1, %zmm2, %zmm2"
    >>> one, same, other = (numbered("vaddpd", read(text).operands) for text in texts)
    >>> one.key == same.key, one.key == other.key, same.names
    (True, False, ('zmm9', 'zmm3'))
    """
    numbers: dict[str, int] = {}
    parts = tuple([_part(operand, numbers) for operand in operands])
    return Numbered(
        (facts, parts, None if mask is None else numbers.setdefault(mask, len(numbers))), tuple(numbers)
    )


def _part(operand: Operand, numbers: dict[str, int]) -> Hashable:
    match operand:
        case Register():
            return _register(operand, numbers)
        case Memory():
            base, index = operand.base, operand.index
            return (
                None if base is None else _register(base, numbers),
                None if index is None else _register(index, numbers),
                (operand.scale, bool(operand.displacement or operand.symbol), operand.vl_scaled),
                (operand.index_extend, operand.pre_index, operand.post_index),
            )
        case Immediate():
            value, symbol = operand.value, operand.symbol is None
            # a truth table of eight bits may be that of a constant
            return value if value in _FEW else "ends" if value & 0xFF in (0, 0xFF) else "other", symbol
        case tuple():
            return tuple([_register(register, numbers) for register in operand])
        case Condition():
            return operand.name
    return "label"


def _register(register: Register, numbers: dict[str, int]) -> Hashable:
    root = register.root
    if register.kind not in _RENAMED or root.startswith(_KEPT):
        return register.name
    return (
        numbers.setdefault(root, len(numbers)),
        (register.name[0], register.bits, register.element_bits, register.lanes, register.lane_index >= 0),
    )


class Template(NamedTuple):
    """A decoded instruction whose registers are numbers of `Numbered.names` where they are renamed.

    Attributes
    ----------
    first : int
        The operand as written that is the first of the instruction.
    sized : tuple of int
        Which of the operands are memory; `bits` go through it, to all lanes where `broadcast`.
    loads, stores : tuple
        Operands by place, and memory that no operand names.
    """

    mnemonic: str
    kind: Kind
    first: int
    sized: tuple[int, ...]
    bits: int
    broadcast: bool
    reads: tuple[str | int, ...]
    writes: tuple[str | int, ...]
    loads: tuple[int | Memory, ...]
    stores: tuple[int | Memory, ...]
    element_bits: int
    vector_bits: int
    mask: str | int | None
    zeroing: bool
    label: int | None
    conditional: bool
    shape: Hashable
    roots: tuple[str | int, ...]

    def fill(self, written: tuple[Operand, ...], names: tuple[str, ...], text: str) -> Decoded:
        """Return the instruction whose operands are written."""
        operands = written[self.first :]
        for place in self.sized:
            memory = operands[place]
            assert isinstance(memory, Memory)
            memory = with_bits(memory, self.bits, self.broadcast)
            operands = (*operands[:place], memory, *operands[place + 1 :])
        label = None if self.label is None else operands[self.label]
        make = partial(
            Instruction,
            text=text,
            mnemonic=self.mnemonic,
            operands=operands,
            kind=self.kind,
            reads=_named(self.reads, names),
            writes=_named(self.writes, names),
            loads=_placed(self.loads, operands),
            stores=_placed(self.stores, operands),
            element_bits=self.element_bits,
            vector_bits=self.vector_bits,
            mask=names[self.mask] if isinstance(self.mask, int) else self.mask,
            zeroing=self.zeroing,
            target=label.name if isinstance(label, Label) else None,
            conditional=self.conditional,
        )
        return make, Shape(self.shape, _named(self.roots, names))


def with_bits(memory: Memory, bits: int, broadcast: bool = False) -> Memory:
    """Return a memory operand with the bits that move through it."""
    # spelt out: `replace` takes several times as long, and this runs for every other instruction
    return Memory(
        *(memory.base, memory.index, memory.scale, memory.displacement, memory.symbol, bits),
        *(memory.vl_scaled, memory.index_extend, memory.pre_index, memory.post_index, broadcast),
    )


class Templates:
    """Templates by the keys of `Numbered`: one is made when the second instruction with a key comes."""

    def __init__(self) -> None:
        self._known: dict[Hashable, Template | None] = {}

    def filled(
        self, found: Numbered, written: tuple[Operand, ...], text: str, decoded: Callable[[], Instruction]
    ) -> Decoded:
        """Return an instruction, from its template or, where there is none yet, as `decoded` gives it.

        Parameters
        ----------
        found : Numbered
            The instruction as written.
        written : tuple of Operand
            Its operands.
        text : str
            Its text.
        decoded : callable
            Decodes it; what it says of line and text is not used.
        """
        key, names = found
        template = self._known.get(key)
        if template is not None:
            return template.fill(written, names, text)
        instruction = decoded()
        if len(self._known) >= _MOST:
            self._known.clear()
        self._known[key] = template_of(instruction, written, names) if key in self._known else None
        return partial(_placed_at, instruction, text), None


def _placed_at(instruction: Instruction, text: str, line: int) -> Instruction:
    return replace(instruction, text=text, line=line)


def template_of(
    instruction: Instruction, written: tuple[Operand, ...], names: tuple[str, ...]
) -> Template | None:
    """Return the template of a decoded instruction.

    None if its operands are not those written, or the last of them, but for the bits that move through
    memory.
    """
    first = len(written) - len(instruction.operands)
    if _changed(written[first:], instruction.operands):
        return None
    numbers = {name: number for number, name in enumerate(names)}
    operands = instruction.operands
    memory = [place for place, operand in enumerate(operands) if isinstance(operand, Memory)]
    moved = next((operand for operand in operands if isinstance(operand, Memory)), None)

    def places(memories: tuple[Memory, ...]) -> tuple[int | Memory, ...]:
        return tuple(next((p for p in memory if operands[p] is one), one) for one in memories)

    return Template(
        mnemonic=instruction.mnemonic,
        kind=instruction.kind,
        first=first,
        sized=tuple(memory),
        bits=moved.bits if moved else 0,
        broadcast=moved.broadcast if moved else False,
        reads=tuple(numbers.get(root, root) for root in instruction.reads),
        writes=tuple(numbers.get(root, root) for root in instruction.writes),
        loads=places(instruction.loads),
        stores=places(instruction.stores),
        element_bits=instruction.element_bits,
        vector_bits=instruction.vector_bits,
        mask=None if instruction.mask is None else numbers.get(instruction.mask, instruction.mask),
        zeroing=instruction.zeroing,
        label=next((n for n, o in enumerate(operands) if instruction.target and isinstance(o, Label)), None),
        conditional=instruction.conditional,
        shape=shape_of(instruction).key,
        roots=tuple(numbers.get(root, root) for root in shape_of(instruction).roots),
    )


def _changed(written: tuple[Operand, ...], decoded: tuple[Operand, ...]) -> bool:
    return any(
        one != (with_bits(other, one.bits, one.broadcast) if isinstance(other, Memory) else other)
        if isinstance(one, Memory)
        else one is not other
        for one, other in zip(decoded, written, strict=True)
    )


def _named(roots: tuple[str | int, ...], names: tuple[str, ...]) -> tuple[str, ...]:
    return tuple([names[root] if isinstance(root, int) else root for root in roots])


def _placed(memories: tuple[int | Memory, ...], operands: tuple[Operand, ...]) -> tuple[Memory, ...]:
    found = [operands[one] if isinstance(one, int) else one for one in memories]
    return tuple([one for one in found if isinstance(one, Memory)])
