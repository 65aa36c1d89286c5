"""Instructions that differ in vectors, masks and displacements alone: decoded once, and then filled in.

What a rule makes of an instruction depends on the kinds of its operands and on which of them are one
register. General registers keep their names here, for many are implicit operands, and so does xmm0.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable
from functools import partial
from typing import NamedTuple

from ..instruction import Immediate, Instruction, Kind, Label, Memory, Operand
from ..registers import Register
from ..shape import Shape
from .memory_width import sized
from .written import Written

_RENAMED = ("zmm", "k")
_KEPT = "zmm0"


class Numbered(NamedTuple):
    """An instruction as written whose vectors and masks are numbers, and their names by number."""

    key: Hashable
    names: tuple[str, ...]


def numbered(written: Written) -> Numbered:
    """Return what `Template` depends on, and what it is filled in with.

    Examples
    --------
    >>> from .att import read
    >>> texts = "vaddpd %zmm1, %zmm2, %zmm1", "vaddpd %zmm9, %zmm3, %zmm9", "vaddpd %zmm1, %zmm2, %zmm2"
    >>> one, same, other = (numbered(read(text)) for text in texts)
    >>> one.key == same.key, one.key == other.key, same.names
    (True, False, ('zmm9', 'zmm3'))
    """
    numbers: dict[str, int] = {}
    key = (
        written.mnemonic,
        tuple([_part(operand, numbers) for operand in written.operands]),
        None if written.mask is None else numbers.setdefault(written.mask, len(numbers)),
        (written.zeroing, written.broadcast_lanes, written.repeated, written.memory_bits),
    )
    return Numbered(key, tuple(numbers))


def _part(operand: Operand, numbers: dict[str, int]) -> Hashable:
    if isinstance(operand, Register):
        return _register(operand, numbers)
    if isinstance(operand, Memory):
        base, index = operand.base, operand.index
        return (
            None if base is None else base.name,
            None if index is None else _register(index, numbers),
            operand.scale,
            bool(operand.displacement or operand.symbol),
        )
    return (operand.value, operand.symbol is None) if isinstance(operand, Immediate) else "label"


def _register(register: Register, numbers: dict[str, int]) -> Hashable:
    root = register.root
    if root == _KEPT or not root.startswith(_RENAMED):
        return register.name
    return numbers.setdefault(root, len(numbers)), register.bits


class Template(NamedTuple):
    """An instruction whose registers are numbers of `Numbered.names` where they are renamed.

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

    def fill(
        self, written: Written, names: tuple[str, ...], text: str
    ) -> tuple[Callable[[int], Instruction], Shape]:
        """Return what makes the instruction of a line, and its shape."""
        operands = written.operands[self.first :]
        for place in self.sized:
            memory = operands[place]
            assert isinstance(memory, Memory)
            operands = (*operands[:place], sized(memory, self.bits, self.broadcast), *operands[place + 1 :])
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


def template_of(instruction: Instruction, written: Written, names: tuple[str, ...]) -> Template:
    """Return the template of a decoded instruction."""
    numbers = {name: number for number, name in enumerate(names)}
    operands = instruction.operands
    memory = [place for place, operand in enumerate(operands) if isinstance(operand, Memory)]
    first = next((operand for operand in operands if isinstance(operand, Memory)), None)

    def places(memories: tuple[Memory, ...]) -> tuple[int | Memory, ...]:
        return tuple(next((p for p in memory if operands[p] is one), one) for one in memories)

    return Template(
        mnemonic=instruction.mnemonic,
        kind=instruction.kind,
        first=len(written.operands) - len(operands),
        sized=tuple(memory),
        bits=first.bits if first else 0,
        broadcast=first.broadcast if first else False,
        reads=tuple(numbers.get(root, root) for root in instruction.reads),
        writes=tuple(numbers.get(root, root) for root in instruction.writes),
        loads=places(instruction.loads),
        stores=places(instruction.stores),
        element_bits=instruction.element_bits,
        vector_bits=instruction.vector_bits,
        mask=None if instruction.mask is None else numbers.get(instruction.mask, instruction.mask),
        zeroing=instruction.zeroing,
        label=next((place for place, operand in enumerate(operands) if isinstance(operand, Label)), None),
        conditional=instruction.conditional,
        shape=instruction.shape.key,
        roots=tuple(numbers.get(root, root) for root in instruction.shape.roots),
    )


def _named(roots: tuple[str | int, ...], names: tuple[str, ...]) -> tuple[str, ...]:
    return tuple([names[root] if isinstance(root, int) else root for root in roots])


def _placed(memories: tuple[int | Memory, ...], operands: tuple[Operand, ...]) -> tuple[Memory, ...]:
    found = [operands[one] if isinstance(one, int) else one for one in memories]
    return tuple([one for one in found if isinstance(one, Memory)])
