"""SVE predicates as integers: patterns, loop predicates, breaks and the test that sets the flags.

A predicate has one bit for each byte of the vector; an element is active where the bit of its
lowest byte is set.

References
----------
Arm Architecture Reference Manual (DDI 0487), shared pseudocode `DecodePredCount`, `PredTest`,
and the operations of WHILELO, BRKA, BRKN, BRKPA, PNEXT.
"""

from __future__ import annotations

import re
from functools import cache, lru_cache


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
