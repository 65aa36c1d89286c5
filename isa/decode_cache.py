"""Decode cache: instructions that differ in vectors, masks and displacements alone are decoded once.

What a decoder makes of an instruction depends on the kinds of its operands and on which of them are one
register. An operand key says just that, and the cached instruction is filled in with the operands as written.
General registers of x86-64 keep their names in a key, for many are implicit operands, and so does xmm0; of
AArch64 the stack pointer and zero do.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Sequence
from functools import lru_cache, partial
from itertools import chain
from operator import attrgetter, itemgetter
from typing import Any, NamedTuple

from ..records import field_names
from .instruction import (
    Condition,
    Immediate,
    Instruction,
    Kind,
    Label,
    Memory,
    Operand,
    Register,
    RegisterKind,
    Shape,
)
from .instruction_form import constant_class, displacement_class, shape_of

_RENAMED = (RegisterKind.VECTOR, RegisterKind.MASK)
_KEPT = ("zmm0", "mm", "xzr")


class Piece(NamedTuple):
    """An operand as written, with its part of the key of a `Template`.

    Attributes
    ----------
    operand : Operand
        The bits that move through memory are not known yet.
    part : hashable
        Equal for operands that differ in the names of vectors and masks, and in displacements, alone.
    roots : tuple of str
        Its vectors and masks.
    sized : dict
        Memory once bits are known, by bits and whether they go to all lanes.
    """

    operand: Operand
    part: Hashable
    roots: tuple[str, ...]
    sized: dict[tuple[int, bool], Memory]

    def with_bits(self, bits: int, broadcast: bool) -> Memory:
        """Return a memory operand with the bits that move through it."""
        if (found := self.sized.get((bits, broadcast))) is None:
            assert isinstance(self.operand, Memory)
            found = self.sized[bits, broadcast] = with_bits(self.operand, bits, broadcast)
        return found


def piece_of(operand: Operand) -> Piece:
    """Return the piece of an operand; readers keep pieces by the operand's text."""
    roots: list[str] = []
    part = _kept_once(_part(operand, roots))
    return Piece(operand, part, tuple(roots), {})


class Numbered(NamedTuple):
    """An instruction as written whose vectors and masks are numbers, and their names by number."""

    key: Hashable
    names: tuple[str, ...]


def numbered(facts: Hashable, pieces: Sequence[Piece], mask: str | None = None) -> Numbered:
    """Return the key of a `Template`, and the values that it is filled in with.

    Parameters
    ----------
    facts : hashable
        The mnemonic, and all else that is written beside operands and mask.
    pieces : sequence of Piece
        The operands.
    mask : str or None
        Root of the mask register; None without one.

    Examples
    --------
    >>> from .x86_64.att import read
    >>> texts = "vaddpd %zmm1, %zmm2, %zmm1", "vaddpd %zmm9, %zmm3, %zmm9", "vaddpd %zmm1, %zmm2, %zmm2"
    >>> one, same, other = (numbered("vaddpd", [*map(piece_of, read(text).operands)]) for text in texts)
    >>> one.key == same.key, one.key == other.key, same.names
    (True, False, ('zmm9', 'zmm3'))
    """
    _, parts, named, _ = zip(*pieces, strict=True) if pieces else _NO_PIECES
    roots = (*chain.from_iterable(named),) if mask is None else (*chain.from_iterable(named), mask)
    names = roots if len(set(roots)) == len(roots) else tuple(dict.fromkeys(roots))
    same = () if names is roots else tuple(map(names.index, roots))  # some are one register
    return _numbered(((facts, mask is None, parts, same), names))


_NO_PIECES: tuple[tuple[()], ...] = ((),) * 4
_numbered = partial(tuple.__new__, Numbered)
"""Makes what is numbered of a tuple of its fields."""


@lru_cache(maxsize=1 << 14)
def _kept_once(part: Hashable) -> Hashable:
    """Return one object for equal parts: to look it up takes no time, however much a part says."""
    return object()


def _part(operand: Operand, roots: list[str]) -> Hashable:
    match operand:
        case Register():
            return _register(operand, roots)
        case Memory():
            base, index = operand.base, operand.index
            return (
                None if base is None else _register(base, roots),
                None if index is None else _register(index, roots),
                (operand.scale, displacement_class(operand), operand.vl_scaled),
                (operand.index_extend, operand.pre_index, operand.post_index),
            )
        case Immediate():
            value, symbol = operand.value, operand.symbol is None
            # a truth table of eight bits may be that of a constant
            return constant_class(value), value & 0xFF in (0, 0xFF), symbol
        case tuple():
            return tuple([_register(register, roots) for register in operand])
        case Condition():
            return operand.name
    return "label"


def _register(register: Register, roots: list[str]) -> Hashable:
    root = register.root
    if not (register.kind in _RENAMED or root[0] == "x") or root.startswith(_KEPT):
        return register.name
    roots.append(root)
    return (register.name[0], register.bits, register.element_bits, register.lanes, register.lane_index >= 0)


def with_bits(memory: Memory, bits: int, broadcast: bool = False) -> Memory:
    """Return a memory operand with the bits that move through it.

    Parameters
    ----------
    memory : Memory
        The operand.
    bits : int
        Bits that move through it.
    broadcast : bool
        Whether its element is repeated to fill a vector.
    """
    # spelt out: `replace` takes several times as long, and this runs for every other instruction
    return Memory(
        *(memory.base, memory.index, memory.scale, memory.displacement, memory.symbol, bits),
        *(memory.vl_scaled, memory.index_extend, memory.pre_index, memory.post_index, broadcast),
    )


_MOST = 1 << 14  # templates


Decoded = tuple[tuple[Any, ...], Shape | None]
"""Fields of an instruction behind its line, and its shape where it is known."""


_Take = Callable[[tuple[Any, ...]], tuple[Any, ...]]
"""Takes some of what a template is filled in with, in an order."""


class Template(NamedTuple):
    """A decoded instruction whose registers are numbers of `Numbered.names` where they are renamed.

    Attributes
    ----------
    first : int
        The operand as written that is the first of the instruction.
    sized : tuple of int
        Places of the operands in memory as written; `bits` go through it, to all lanes where `broadcast`.
    kept : tuple of str
        Roots that keep their names.
    unnamed : tuple of Memory
        Memory that no operand names.
    reads, writes, roots, mask : callable
        Take them of names and `kept`; roots are those of the shape.
    loads, stores : callable
        Take them of the operands as written and `unnamed`.
    label : int or None
        Place of the operand as written that is the target of a branch.
    """

    mnemonic: str
    kind: Kind
    first: int
    sized: tuple[int, ...]
    bits: int
    broadcast: bool
    kept: tuple[str, ...]
    unnamed: tuple[Memory, ...]
    reads: _Take
    writes: _Take
    loads: _Take
    stores: _Take
    element_bits: int
    vector_bits: int
    mask: _Take
    zeroing: bool
    label: int | None
    conditional: bool
    shape: Hashable
    roots: _Take

    def fill(self, pieces: Sequence[Piece], names: tuple[str, ...], text: str) -> Decoded:
        """Return the instruction with some operands, as written.

        Parameters
        ----------
        pieces : sequence of Piece
            Operands as written.
        names : tuple of str
            Roots of the registers, each once, in the order written.
        text : str
            The instruction as written.
        """
        # spelt out, as this runs for most instructions: to ask for each field takes as long as the rest
        mnemonic, kind, first, sized, bits, broadcast, kept, unnamed, reads, writes, loads, stores = self[:12]
        element_bits, vector_bits, governing, zeroing, target, conditional, shape, roots = self[12:]
        written = [piece[0] for piece in pieces]
        for place in sized:
            written[place] = pieces[place].with_bits(bits, broadcast)
        operands = tuple(written)
        named = names + kept if kept else names
        placed = operands + unnamed if unnamed else operands
        label = None if target is None else operands[target]
        (mask,) = governing(named) or (None,)
        fields = (
            text,
            mnemonic,
            operands[first:] if first else operands,
            kind,
            reads(named),
            writes(named),
            loads(placed),
            stores(placed),
            element_bits,
            vector_bits,
            mask,
            zeroing,
            label.name if isinstance(label, Label) else None,
            conditional,
        )
        return fields, _shape((shape, roots(named)))


_shape = partial(tuple.__new__, Shape)
"""Makes a shape of a tuple of its fields."""


def _take(places: Sequence[int]) -> _Take:
    """Return the function that picks the members of a tuple at some places."""
    if not places:
        return _nothing
    if len(places) == 1:
        return itemgetter(slice(places[0], places[0] + 1))
    return itemgetter(*places)


def _nothing(_: tuple[Any, ...]) -> tuple[Any, ...]:
    return ()


class Templates:
    """Templates by the keys of `Numbered`; each is made at the second instruction with its key."""

    def __init__(self) -> None:
        self._known: dict[Hashable, Template | None] = {}

    def filled(
        self, found: Numbered, pieces: Sequence[Piece], text: str, decoded: Callable[[], Instruction]
    ) -> Decoded:
        """Return an instruction, from its template or, where there is none yet, as `decoded` gives it.

        Parameters
        ----------
        found : Numbered
            The instruction as written.
        pieces : sequence of Piece
            Its operands.
        text : str
            Its text.
        decoded : callable
            Decodes it; what it says of line and text is not used.
        """
        key, names = found
        template = self._known.get(key)
        if template is not None:
            return template.fill(pieces, names, text)
        instruction = decoded()
        if len(self._known) >= _MOST:
            self._known.clear()
        written = tuple([piece.operand for piece in pieces])
        self._known[key] = template_of(instruction, written, names) if key in self._known else None
        return (text, *_fields_behind_text(instruction)), None


_fields_behind_text = attrgetter(*field_names(Instruction)[2:-4])
"""Takes the fields of an instruction from its mnemonic on, without what is found later."""


def template_of(
    instruction: Instruction, written: tuple[Operand, ...], names: tuple[str, ...]
) -> Template | None:
    """Return the template of a decoded instruction.

    None if its operands are not those written, or the last of them, but for the bits that move through
    memory.

    Parameters
    ----------
    instruction : Instruction
        The decoded instruction.
    written : tuple of Operand
        Its operands as written.
    names : tuple of str
        Roots of the registers, each once, in the order written.
    """
    first = len(written) - len(instruction.operands)
    if _changed(written[first:], instruction.operands):
        return None
    operands, shape = instruction.operands, shape_of(instruction)
    memory = [place for place, operand in enumerate(operands) if isinstance(operand, Memory)]
    moved = next((operand for operand in operands if isinstance(operand, Memory)), None)
    masks = () if instruction.mask is None else (instruction.mask,)
    kept = tuple(
        dict.fromkeys(
            root
            for roots in (instruction.reads, instruction.writes, shape.roots, masks)
            for root in roots
            if root not in names
        )
    )
    unnamed = tuple(
        one for one in instruction.loads + instruction.stores if not any(operands[p] is one for p in memory)
    )

    def named(roots: Sequence[str]) -> _Take:
        return _take([(names + kept).index(root) for root in roots])

    def placed(memories: tuple[Memory, ...]) -> _Take:
        behind = [len(written) + number for number in range(len(unnamed))]
        places = [(first + p, operands[p]) for p in memory] + list(zip(behind, unnamed, strict=True))
        return _take([next(place for place, known in places if known is one) for one in memories])

    label = next((n for n, o in enumerate(operands) if instruction.target and isinstance(o, Label)), None)
    return Template(
        mnemonic=instruction.mnemonic,
        kind=instruction.kind,
        first=first,
        sized=tuple(first + place for place in memory),
        bits=moved.bits if moved else 0,
        broadcast=moved.broadcast if moved else False,
        kept=kept,
        unnamed=unnamed,
        reads=named(instruction.reads),
        writes=named(instruction.writes),
        loads=placed(instruction.loads),
        stores=placed(instruction.stores),
        element_bits=instruction.element_bits,
        vector_bits=instruction.vector_bits,
        mask=named(masks),
        zeroing=instruction.zeroing,
        label=None if label is None else first + label,
        conditional=instruction.conditional,
        shape=shape.key,
        roots=named(shape.roots),
    )


def _changed(written: tuple[Operand, ...], decoded: tuple[Operand, ...]) -> bool:
    return any(
        one != (with_bits(other, one.bits, one.broadcast) if isinstance(other, Memory) else other)
        if isinstance(one, Memory)
        else one is not other
        for one, other in zip(decoded, written, strict=True)
    )
