"""Vector configuration at every instruction: a forward pass over the code from one `vsetvli` to the next.

What an instruction does with vectors depends on the element width and the grouping that a `vsetvli` before it
has set. Where ways with different configurations meet, the one that both agree on holds; where there is none,
the instruction keeps the reading without one.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterator, Mapping, Sequence
from enum import Enum

from ..instruction import Instruction, Kind
from .vector_type import VectorType, configured


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
