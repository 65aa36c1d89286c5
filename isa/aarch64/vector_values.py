"""Vectors and SVE predicates as integers: lanes, permutations, loop predicates and breaks.

A vector has its lowest lane in the lowest bits. A predicate has one bit for each byte of the vector; an
element is active where the bit of its lowest byte is set.

References
----------
Arm Architecture Reference Manual (DDI 0487), shared pseudocode `DecodePredCount`, `PredTest`,
and the operations of WHILELO, BRKA, BRKN, BRKPA, PNEXT.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Sequence
from functools import cache, lru_cache

from ..instruction import Operand, Register, RegisterKind
from ..state import State
from .operand_access import Value, combine, operand_value, register_value

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


@cache
def element_starts(scalable_bits: int, element_bits: int) -> int:
    """Return the predicate in which every element is active: a bit at each element's first byte.

    Examples
    --------
    >>> bin(element_starts(128, 32))
    '0b1000100010001'
    """
    step = element_bits // 8
    return sum(1 << position for position in range(0, scalable_bits // 8, step))


def first_elements(count: int, scalable_bits: int, element_bits: int) -> int:
    """Return the predicate of the first `count` elements.

    Parameters
    ----------
    count : int
        Number of elements.
    scalable_bits : int
        SVE vector length.
    element_bits : int
        Width of an element.
    """
    return element_starts(scalable_bits, element_bits) & ((1 << count * (element_bits // 8)) - 1)


@lru_cache(maxsize=4096)
def lanes_of_predicate(predicate: int, scalable_bits: int, element_bits: int) -> int:
    """Return a mask with one bit an element instead of one a byte.

    Parameters
    ----------
    predicate : int
        A predicate, one bit a byte of the vector.
    scalable_bits : int
        SVE vector length.
    element_bits : int
        Width of an element.

    Examples
    --------
    >>> bin(lanes_of_predicate(0b0001_0000_0001, 128, 32))
    '0b101'
    """
    step = element_bits // 8
    return sum((predicate >> lane * step & 1) << lane for lane in range(scalable_bits // element_bits))


@cache
def pattern_count(pattern: str, elements: int) -> int:
    """Return the number of `elements` elements that an SVE pattern selects.

    Examples
    --------
    >>> [pattern_count(name, 8) for name in ("all", "vl3", "vl16", "pow2", "mul3")]
    [8, 3, 0, 8, 6]
    """
    if pattern == "all":
        return elements
    if pattern == "pow2":
        return 1 << (elements.bit_length() - 1)
    if match := re.fullmatch(r"mul(\d)", pattern):
        return elements - elements % int(match[1])
    wanted = int(pattern.removeprefix("vl"))
    return wanted if wanted <= elements else 0


def while_count(relation: str, left: int, right: int, elements: int, top: int) -> int:
    """Return the number of active elements of `while<relation>`.

    Parameters
    ----------
    relation : str
        `lt`, `le`, `gt` or `ge`, already freed of the sign: `lo` is `lt` of unsigned operands.
    left, right : int
        The operands as numbers. The left one counts up for `lt` and `le`, else down.
    elements : int
        Elements of a vector.
    top : int
        The largest operand for `le`, the smallest for `ge`: a bound there never ends the loop.
    """
    if relation in {"le", "ge"} and right == top:
        return elements
    distance = right - left if relation in {"lt", "le"} else left - right
    return min(max(distance + (relation in {"le", "ge"}), 0), elements)


def predicate_flags(governing: int, result: int, starts: int) -> tuple[bool, bool, bool]:
    """Return the negative, zero and carry flags of `PredTest`: first, none, not last.

    Parameters
    ----------
    governing, result : int
        Governing predicate, and the predicate that is tested.
    starts : int
        Predicate with the first bit of each element.
    """
    active = governing & starts
    held = result & active
    first, last = active & -active, 1 << active.bit_length() >> 1
    return bool(held & first), held == 0, not held & last


def break_after(governing: int, source: int) -> int:
    """Return BRKA: governed elements up to and including the first true one."""
    first = governing & source & -(governing & source)
    return governing & ((first << 1) - 1) if first else governing


def break_before(governing: int, source: int) -> int:
    """Return BRKB: governed elements before the first true one."""
    first = governing & source & -(governing & source)
    return governing & (first - 1) if first else governing


def last_active(governing: int, source: int) -> bool:
    """Tell whether the last governed element of `source` is true; False where none is governed."""
    return bool(source & (1 << governing.bit_length() >> 1))


def next_active(governing: int, previous: int, starts: int) -> int:
    """Return PNEXT: the first governed element after the last one of `previous`.

    Parameters
    ----------
    governing, previous : int
        Governing predicate, and the predicate of the element before.
    starts : int
        Predicate with the first bit of each element.
    """
    after = -(1 << (previous & starts).bit_length())
    candidates = governing & starts & after
    return candidates & -candidates


def unpack(predicate: int, high: bool, scalable_bits: int) -> int:
    """Return PUNPKLO or PUNPKHI: the bits of one half, spread to every second place.

    Parameters
    ----------
    predicate : int
        The predicate.
    high : bool
        Whether the upper half is taken.
    scalable_bits : int
        SVE vector length.

    Examples
    --------
    >>> bin(unpack(0b1011, False, 128))
    '0b1000101'
    """
    half = scalable_bits // 16
    chosen = predicate >> half if high else predicate
    return sum((chosen >> position & 1) << 2 * position for position in range(half))
