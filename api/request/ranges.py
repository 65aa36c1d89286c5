"""Lists of numbers and ranges, in the one grammar of every option.

    list  = part {"," part}
    part  = number | number "-" number [":" step | "*" factor]

`1,2,5` are three numbers, `16-128:16` steps of 16, `8-512*2` doublings, `3-5` steps of one.
"""

from __future__ import annotations

import math
import re
from collections.abc import Iterable

from ...errors import UsageError

MOST = 100_000
"""Numbers of one list."""
_NUMBER = r"((?:\d+(?:\.\d*)?|\.\d+)(?:[eE][+-]?\d+)?)"
_PART = re.compile(rf"{_NUMBER}(?:-{_NUMBER}(?:([:*]){_NUMBER})?)?")
_WRITE = "write 1,2,4 or 16-128:16 or 8-512*2"
_LARGEST_WHOLE = 10**9
_ROUNDING = 1e-9


def numbers(text: str) -> list[float]:
    """Return the numbers of a list, in order, each once.

    Raises
    ------
    ValueError
        If a part is neither number nor range, a range is empty, or there are more than 100,000 numbers.

    Examples
    --------
    >>> numbers("0.5,1,4-8:2")
    [0.5, 1.0, 4.0, 6.0, 8.0]
    >>> numbers("-2.5,1-10*3")
    [-2.5, 1.0, 3.0, 9.0]
    """
    return _joined(text, map(_part, text.split(",")))


def whole_numbers(text: str) -> list[int]:
    """Return the numbers of a list of whole numbers of at most nine digits, as `numbers` does.

    Raises
    ------
    ValueError
        If `numbers` raises it, or a number is not whole, negative or too large.

    Examples
    --------
    >>> whole_numbers("1,4,128-256:64")
    [1, 4, 128, 192, 256]
    >>> whole_numbers("3-5"), whole_numbers("1-20*2")
    ([3, 4, 5], [1, 2, 4, 8, 16])
    """
    found = numbers(text)
    if odd := [x for x in found if x != int(x) or not 0 <= x < _LARGEST_WHOLE]:
        raise ValueError(f"{odd[0]:g} is no whole number from 0 to {_LARGEST_WHOLE - 1}; {_WRITE}")
    return [int(x) for x in found]


def parse_numbers(option: str, text: str) -> list[float]:
    """Return the numbers of an option.

    Raises
    ------
    UsageError
        With the option's name, where `numbers` raises ValueError.
    """
    try:
        return numbers(text)
    except ValueError as error:
        raise UsageError(f"{option}: {error}") from None


def parse_whole_numbers(option: str, text: str | None, least: int = 1) -> tuple[int, ...]:
    """Return the whole numbers of an option, none where it is not given.

    Parameters
    ----------
    option : str
        Name of the option, for the message.
    text : str or None
        Its value.
    least : int
        Least number allowed.

    Raises
    ------
    UsageError
        As of `whole_numbers`, and if one is below `least`.
    """
    if text is None:
        return ()
    try:
        found = whole_numbers(text)
    except ValueError as error:
        raise UsageError(f"{option}: {error}") from None
    if min(found) < least:
        raise UsageError(f"{option}: {min(found)} is too few; give {least} or more")
    return tuple(found)


def parse_shares(option: str, text: str) -> list[float]:
    """Return per cent, such as ``1,2,5`` of an option, as rising shares of 1.

    Raises
    ------
    UsageError
        If one is no number, or not above 0 and at most 100.
    """
    shares = [each / 100 for each in parse_numbers(option, text)]
    if any(not 0 < share <= 1 for share in shares):
        raise UsageError(f"{option} {text}: each must be above 0 and at most 100")
    return sorted(shares)


def _joined(text: str, parts: Iterable[list[float]]) -> list[float]:
    found: dict[float, None] = {}
    for part in parts:
        found.update(dict.fromkeys(part))
        if len(found) > MOST:
            raise ValueError(f"{text}: more than {MOST} values")
    return list(found)


def _part(text: str) -> list[float]:
    text = text.strip()
    sign = -1.0 if text.startswith("-") else 1.0
    match = _PART.fullmatch(text.removeprefix("-"))
    if not match or (sign < 0 and match[2]):
        raise ValueError(f"{text!r} is not a number or a range; {_WRITE}")
    first, last, step = float(match[1]), float(match[2] or match[1]), float(match[4] or 1)
    if not all(map(math.isfinite, (first, last, step))):
        raise ValueError(f"{text!r} is not finite")
    if last < first:
        raise ValueError(f"{text!r} is no range: the range is empty; write {last:g}-{first:g}")
    if match[3] == "*":
        return _multiplied(text, first, last, step)
    if step <= 0:
        raise ValueError(f"{text!r} is no range; {_WRITE}")
    n = int((last - first) / step * (1 + _ROUNDING))
    if n > MOST:
        raise ValueError(f"{text!r}: more than {MOST} values")
    return [sign * (first + number * step) for number in range(n + 1)]


def _multiplied(text: str, first: float, last: float, factor: float) -> list[float]:
    if factor <= 1 or first <= 0:
        raise ValueError(f"{text!r} is no range; {_WRITE}")
    found = [first]
    while found[-1] * factor <= last * (1 + _ROUNDING):
        found.append(found[-1] * factor)
        if len(found) > MOST:
            raise ValueError(f"{text!r}: more than {MOST} values")
    return found
