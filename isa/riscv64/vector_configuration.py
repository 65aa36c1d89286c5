"""Vector configuration: element width, grouping and elements by `vsetvli`, and that of each instruction.

What an instruction does with vectors depends on the element width and the grouping that a `vsetvli` before it
has set: a forward pass over the code follows them. Where ways with different configurations meet, the one
that both agree on holds; where there is none, the instruction keeps the reading without one.

References
----------
RISC-V "V" Vector Extension 1.0, chapters 3 (`vtype`, `vl`) and 6 (`vsetvli`).
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Iterator, Mapping, Sequence
from enum import Enum

from ...records import record
from ..instruction import DecodeError, Immediate, Instruction, Kind, Register
from .registers import ZERO

_MULTIPLIERS = {"mf8": 0.125, "mf4": 0.25, "mf2": 0.5, "m1": 1.0, "m2": 2.0, "m4": 4.0, "m8": 8.0}
_WIDTHS = {f"e{bits}": bits for bits in (8, 16, 32, 64)}
_POLICIES = frozenset({"ta", "tu", "ma", "mu"})
VECTOR_TYPE_WORDS = frozenset({*_MULTIPLIERS, *_WIDTHS, *_POLICIES})


@record
class VectorType:
    """Vector configuration that holds at an instruction.

    Attributes
    ----------
    element_bits : int
        SEW, width of an element.
    multiplier : float
        LMUL, registers of a group; below 1 a part of one.
    requested : int or None
        AVL, elements that were asked for; None for as many as a group holds, or an unknown number.
    keeps_tail, keeps_masked : bool
        Elements behind the last one, and masked ones, keep their old values: the destination is read.
    """

    element_bits: int
    multiplier: float = 1.0
    requested: int | None = None
    keeps_tail: bool = False
    keeps_masked: bool = False


def parse_vector_type(words: Iterable[str]) -> VectorType:
    """Return the vector type that the words behind `vsetvli` spell.

    Raises
    ------
    DecodeError
        If there is no element width.

    Examples
    --------
    >>> parse_vector_type(["e32", "mf2", "tu", "ma"])
    VectorType(element_bits=32, multiplier=0.5, requested=None, keeps_tail=True, keeps_masked=False)
    """
    said = set(words)
    widths = [_WIDTHS[word] for word in said & _WIDTHS.keys()]
    if len(widths) != 1:
        raise DecodeError(f"no element width in {' '.join(sorted(said))!r}")
    multipliers = [_MULTIPLIERS[word] for word in said & _MULTIPLIERS.keys()]
    multiplier = multipliers[0] if multipliers else 1.0
    # before version 1.0 a policy that is not written is undisturbed
    return VectorType(widths[0], multiplier, None, "ta" not in said, "ma" not in said)


def configured(instruction: Instruction, before: VectorType | None) -> VectorType | None:
    """Return the vector type behind a `vsetvli`, `vsetivli` or `vsetvl`, None where its text does not say.

    Parameters
    ----------
    instruction : Instruction
        The instruction that configures.
    before : VectorType or None
        The type that it finds.
    """
    if instruction.mnemonic == "vsetvl":
        return None
    target, length, *words = instruction.operands
    found = parse_vector_type(str(getattr(word, "name", "")) for word in words)
    requested = length.value if isinstance(length, Immediate) else None
    same_length = all(isinstance(o, Register) and o.root == ZERO for o in (target, length))
    if same_length and before is not None:
        requested = before.requested
    return VectorType(found.element_bits, found.multiplier, requested, found.keeps_tail, found.keeps_masked)


class _State(Enum):
    UNREACHED = "unreached"


_Type = VectorType | None | _State
Typed = Callable[[Instruction, VectorType], Instruction]
"""Instruction and the vector type that it finds -> the instruction that knows it."""
_ENDING = frozenset({Kind.BRANCH, Kind.RETURN})


def with_vector_types(
    code: Sequence[Instruction], labels: Mapping[str, int], starts: Collection[int], typed: Typed
) -> tuple[Instruction, ...]:
    """Return instructions of which those on vectors know their element width, grouping and length.

    Parameters
    ----------
    code : sequence of Instruction
        All instructions of a listing.
    labels : mapping of str to int
        Positions of its labels.
    starts : collection of int
        First instructions of functions, where nothing is configured.
    typed : callable
        Decodes an instruction again with a vector type.
    """
    if not any(_configures(instruction) for instruction in code):
        return tuple(code)
    entering: dict[int, _Type] = {labels[name]: _State.UNREACHED for name in labels}
    entering |= dict.fromkeys(starts)
    while any(_turn(code, labels, entering)):
        pass
    return tuple(
        typed(code[position], found) if isinstance(found, VectorType) else code[position]
        for position, found in _types(code, entering)
    )


def _configures(instruction: Instruction) -> bool:
    return instruction.mnemonic.startswith("vset")


def _types(code: Sequence[Instruction], entering: Mapping[int, _Type]) -> Iterator[tuple[int, _Type]]:
    """Yield the positions of the code with the type that each finds."""
    current: _Type = None
    for position, instruction in enumerate(code):
        current = _merged(current, entering.get(position, _State.UNREACHED))
        yield position, current
        current = _behind(instruction, current)


def _turn(
    code: Sequence[Instruction], labels: Mapping[str, int], entering: dict[int, _Type]
) -> Iterator[bool]:
    """Carry types along branches; yield for each whether the type at its target has changed."""
    for position, found in _types(code, entering):
        goal = labels.get(code[position].target or "")
        if goal is None or code[position].kind is not Kind.BRANCH:
            continue
        before = entering.get(goal, _State.UNREACHED)
        entering[goal] = _merged(before, found)
        yield entering[goal] != before


def _behind(instruction: Instruction, before: _Type) -> _Type:
    """Return the type behind an instruction."""
    if before is _State.UNREACHED and instruction.kind is not Kind.CALL and not _configures(instruction):
        return before
    if _configures(instruction):
        return configured(instruction, before if isinstance(before, VectorType) else None)
    if instruction.kind in _ENDING and not instruction.conditional:
        return _State.UNREACHED
    return None if instruction.kind is Kind.CALL else before


def _merged(one: _Type, other: _Type) -> _Type:
    """Return the configuration that holds where two ways meet."""
    if one is _State.UNREACHED or one == other:
        return other
    if other is _State.UNREACHED:
        return one
    if not (isinstance(one, VectorType) and isinstance(other, VectorType)):
        return None
    if (one.element_bits, one.multiplier) != (other.element_bits, other.multiplier):
        return None
    return VectorType(
        one.element_bits,
        one.multiplier,
        one.requested if one.requested == other.requested else None,
        one.keeps_tail or other.keeps_tail,
        one.keeps_masked or other.keeps_masked,
    )
