"""Canonical operand keys: one for instructions that differ in vectors, masks and displacements alone.

What a decoder makes of an instruction depends on the kinds of its operands and on which of them are one
register. General registers of x86-64 keep their names here, for many are implicit operands, and so does xmm0;
of AArch64 the stack pointer and zero do.
"""

from __future__ import annotations

from collections.abc import Hashable, Sequence
from functools import lru_cache, partial
from itertools import chain
from typing import NamedTuple

from .instruction import Condition, Immediate, Memory, Operand
from .registers import Register, RegisterKind

_RENAMED = (RegisterKind.VECTOR, RegisterKind.MASK)
_KEPT = ("zmm0", "mm", "xzr")
_FEW = range(5)  # immediates that may cost something else


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
                (operand.scale, bool(operand.displacement or operand.symbol), operand.vl_scaled),
                (operand.index_extend, operand.pre_index, operand.post_index),
            )
        case Immediate():
            value, symbol = operand.value, operand.symbol is None
            # a truth table of eight bits may be that of a constant
            return value if value in _FEW else "ends" if value & 0xFF in (0, 0xFF) else "other", symbol
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
