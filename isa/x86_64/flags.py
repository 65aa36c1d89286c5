"""The condition flags of x86-64: effects of arithmetic, and tests of condition codes.

`carry` is the borrow after a subtraction. The parity of integer results is left unknown: only
floating-point compares are followed by a parity branch.
"""

from __future__ import annotations

from collections.abc import Callable

from ..state import Flags

Test = Callable[[Flags], bool | None]


def add(flags: Flags, a: int, b: int, bits: int, carry: bool = False) -> int:
    """Return `a + b + carry` in `bits` and set the flags.

    Parameters
    ----------
    flags : Flags
        Flags to set.
    a, b : int
        Operands.
    bits : int
        Their width.
    carry : bool
        Carry in.
    """
    total = a + b + carry
    result = total & ((1 << bits) - 1)
    top = bits - 1
    flags.carry = total != result
    flags.zero = not result
    flags.negative = bool(result >> top)
    flags.overflow = bool(((a ^ result) & (b ^ result)) >> top)
    flags.parity = None
    return result


def subtract(flags: Flags, a: int, b: int, bits: int, borrow: bool = False) -> int:
    """Return `a - b - borrow` in `bits` and set the flags.

    Parameters
    ----------
    flags : Flags
        Flags to set.
    a, b : int
        Operands.
    bits : int
        Their width.
    borrow : bool
        Borrow in.
    """
    difference = a - b - borrow
    result = difference & ((1 << bits) - 1)
    top = bits - 1
    flags.carry = difference < 0
    flags.zero = not result
    flags.negative = bool(result >> top)
    flags.overflow = bool(((a ^ b) & (a ^ result)) >> top)
    flags.parity = None
    return result


def logic(flags: Flags, result: int, bits: int) -> int:
    """Return `result` and set the flags as `and`, `or` and `xor` do.

    Parameters
    ----------
    flags : Flags
        Flags to set.
    result : int
        Result of the operation.
    bits : int
        Its width.
    """
    flags.carry = flags.overflow = False
    flags.zero = not result
    flags.negative = bool(result >> (bits - 1))
    flags.parity = None
    return result


def forget(flags: Flags) -> None:
    """Make every flag unknown."""
    flags.negative = flags.zero = flags.carry = flags.overflow = flags.parity = None


def either(a: bool | None, b: bool | None) -> bool | None:
    """Return `a or b` where None is unknown.

    Examples
    --------
    >>> either(None, True), either(None, False)
    (True, None)
    """
    if a or b:
        return True
    return None if a is None or b is None else False


def _negate(test: Test) -> Test:
    def negated(flags: Flags) -> bool | None:
        outcome = test(flags)
        return None if outcome is None else not outcome

    return negated


def _less(flags: Flags) -> bool | None:
    if flags.negative is None or flags.overflow is None:
        return None
    return flags.negative is not flags.overflow


_POSITIVE: dict[tuple[str, ...], Test] = {
    ("o",): lambda flags: flags.overflow,
    ("b", "c", "nae"): lambda flags: flags.carry,
    ("e", "z"): lambda flags: flags.zero,
    ("be", "na"): lambda flags: either(flags.carry, flags.zero),
    ("s",): lambda flags: flags.negative,
    ("p", "pe"): lambda flags: flags.parity,
    ("l", "nge"): _less,
    ("le", "ng"): lambda flags: either(flags.zero, _less(flags)),
}
_OPPOSITE = {"o": "no", "b": "ae nb nc", "e": "ne nz", "be": "a nbe", "s": "ns", "p": "np po", "l": "ge nl"}
_OPPOSITE["le"] = "g nle"

CONDITIONS: dict[str, Test] = {
    **{name: test for names, test in _POSITIVE.items() for name in names},
    **{name: _negate(test) for names, test in _POSITIVE.items() for name in _OPPOSITE[names[0]].split()},
}
"""Condition code, without its stem, to the test of it; None where a flag is unknown."""
