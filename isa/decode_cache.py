"""Instructions that differ in vectors, masks and displacements alone: decoded once, and then filled in.

What is written is taken apart in `piece`.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Sequence
from functools import partial
from operator import attrgetter, itemgetter
from typing import Any, NamedTuple

from ..records import field_names
from .instruction import Instruction, Kind, Label, Memory, Operand, Shape
from .instruction_form import shape_of
from .operand_key import Numbered, Piece, with_bits

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


_fields_behind_text = attrgetter(*field_names(Instruction)[2:-3])
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
