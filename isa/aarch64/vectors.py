"""Vectors as one integer, lowest lane in the lowest bits: their lanes, and permutations of these."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence

from ..instruction import Operand
from ..registers import Register, RegisterKind
from ..state import State
from .values import Value, combine, operand_value, register_value

Lanes = Callable[[State], list[int] | None]
"""A vector's lanes in a state, lowest first; None where any of it is unknown."""


def split_lanes(value: int, bits: int, count: int) -> list[int]:
    """Return `count` lanes of `bits` bits, lowest first.

    Parameters
    ----------
    value : int
        The vector.
    bits : int
        Width of a lane.
    count : int
        Number of lanes.

    Examples
    --------
    >>> split_lanes(0x0403_0201, 8, 4)
    [1, 2, 3, 4]
    """
    mask = (1 << bits) - 1
    return [value >> at & mask for at in range(0, count * bits, bits)]


def join_lanes(lanes: Iterable[int], bits: int) -> int:
    """Return the vector of some lanes, each truncated to `bits` bits.

    Examples
    --------
    >>> hex(join_lanes([1, -1], 8))
    '0xff01'
    """
    mask = (1 << bits) - 1
    return sum((lane & mask) << number * bits for number, lane in enumerate(lanes))


def _halves(lanes: Sequence[int]) -> tuple[Sequence[int], Sequence[int]]:
    return lanes[: len(lanes) // 2], lanes[len(lanes) // 2 :]


def _interleave(left: Sequence[int], right: Sequence[int]) -> list[int]:
    return [lane for pair in zip(left, right, strict=True) for lane in pair]


PERMUTATIONS: dict[str, Callable[[Sequence[int], Sequence[int]], Sequence[int]]] = {
    "zip1": lambda a, b: _interleave(_halves(a)[0], _halves(b)[0]),
    "zip2": lambda a, b: _interleave(_halves(a)[1], _halves(b)[1]),
    "uzp1": lambda a, b: [*a, *b][0::2],
    "uzp2": lambda a, b: [*a, *b][1::2],
    "trn1": lambda a, b: _interleave(a[0::2], b[0::2]),
    "trn2": lambda a, b: _interleave(a[1::2], b[1::2]),
}
"""Permutations of two vectors of equally many lanes."""


def look_up(table: Sequence[int], indices: Sequence[int]) -> list[int]:
    """Return TBL: the lane that each index names, 0 where it is out of range."""
    return [table[index] if index < len(table) else 0 for index in indices]


def element_bits(operand: Operand) -> int:
    """Return the element size of a vector operand; 64 where the operand does not name one."""
    assert isinstance(operand, Register)
    return operand.element_bits or operand.bits or 64


def lane_count(operand: Operand) -> Callable[[State], int]:
    """Return the number of lanes of a vector register, as a function of the state's vector length."""
    assert isinstance(operand, Register)
    element, bits = element_bits(operand), operand.bits
    return lambda state: (bits or state.scalable_bits) // element


def lanes_of(operands: Sequence[Operand], at: int, like: Register) -> Lanes:
    """Return the lanes of a source; an element or an immediate is repeated in every lane.

    Parameters
    ----------
    operands : sequence of Operand
        Operands of an instruction.
    at : int
        Position of the source.
    like : Register
        Vector whose elements set width and number of lanes.
    """
    operand, element, count = operands[at], element_bits(like), lane_count(like)
    if isinstance(operand, Register) and operand.kind is RegisterKind.VECTOR and operand.lane_index < 0:
        width, own_count = element_bits(operand), lane_count(operand)
        value = register_value(operand)

        def lanes(state: State) -> list[int] | None:
            known = value(state)
            return None if known is None else split_lanes(known, width, own_count(state))

        return lanes
    scalar = scalar_value(operands, at, element)

    def repeated(state: State) -> list[int] | None:
        known = scalar(state)
        return None if known is None else [known & ((1 << element) - 1)] * count(state)

    return repeated


def scalar_value(operands: Sequence[Operand], at: int, bits: int) -> Value:
    """Return a source that is one number: an element, a general register or an immediate.

    Parameters
    ----------
    operands : sequence of Operand
        Operands of an instruction.
    at : int
        Position of the source.
    bits : int
        Width of the value.
    """
    operand = operands[at]
    if isinstance(operand, Register) and operand.lane_index >= 0:
        shift, root = operand.lane_index * operand.element_bits, operand.root
        mask = (1 << operand.element_bits) - 1
        return combine(lambda value: value >> shift & mask, lambda state: state.registers.get(root))
    return operand_value(operands, at, bits)


def zipped(function: Callable[..., list[int]], *sources: Lanes) -> Lanes:
    """Return the lanes that `function` makes of known lanes, None where a source is unknown."""

    def lanes(state: State) -> list[int] | None:
        known = [source(state) for source in sources]
        return None if None in known else function(*known)

    return lanes


def repeated_value(value: Value, like: Register) -> Lanes:
    """Return one value in every lane of a register like `like`."""
    count = lane_count(like)

    def lanes(state: State) -> list[int] | None:
        known = value(state)
        return None if known is None else [known] * count(state)

    return lanes


def numbered(function: Callable[[int, int, int], int], like: Register, first: Value, second: Value) -> Lanes:
    """Return `function(lane number, first, second)` in every lane.

    Parameters
    ----------
    function : callable
        Function of the lane number and two numbers.
    like : Register
        Vector that sets the number of lanes.
    first, second : Value
        The two numbers.
    """
    count = lane_count(like)

    def lanes(state: State) -> list[int] | None:
        a, b = first(state), second(state)
        return None if a is None or b is None else [function(n, a, b) for n in range(count(state))]

    return lanes
