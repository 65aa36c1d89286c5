"""Orders and splits as people write them -> variants of the kernel."""

from __future__ import annotations

import math
import operator
from collections.abc import Iterable, Sequence
from enum import StrEnum
from typing import TYPE_CHECKING, Any, TypeVar

from ..codegen.splits import Split, parse_split
from ..codegen.variant import MAX_ORDER, MIN_ORDER, require_order
from ..errors import UsageError

if TYPE_CHECKING:
    from ..codegen.simd.schedule import Schedule
    from ..codegen.variant import Variant

    SplitLike = str | Sequence[int]
    ScheduleLike = str | Schedule | Variant

Choice = TypeVar("Choice", bound=StrEnum)


def checked_order(order: Any) -> int:
    """Return a polynomial order.

    Raises
    ------
    UsageError
        If it is no whole number, or out of range.

    Examples
    --------
    >>> checked_order(16)
    Traceback (most recent call last):
    ...
    chainline.errors.UsageError: order 16: must be 1 to 15
    """
    try:
        number = operator.index(order)
    except TypeError:
        raise UsageError(f"order {order!r}: not a whole number; give {MIN_ORDER} to {MAX_ORDER}") from None
    require_order(number)
    return number


def checked_split(split: SplitLike, np: int) -> Split:
    """Return the lengths of the parts of an inner product of `np` terms, from a text or numbers.

    Examples
    --------
    >>> checked_split("4,4", 8), checked_split([5, 3], 8)
    ((4, 4), (5, 3))
    """
    text = split if isinstance(split, str) else ",".join(map(str, split))
    return parse_split(text, np)


def choice(name: str, value: str, kinds: type[Choice]) -> Choice:
    """Return the member of an enumeration that a text names.

    Examples
    --------
    >>> from chainline.codegen.variant import Language
    >>> choice("language", "ada", Language)
    Traceback (most recent call last):
    ...
    chainline.errors.UsageError: language 'ada': unknown; choose one of c, fortran, llvm
    """
    try:
        return kinds(value)
    except ValueError:
        raise UsageError(f"{name} {value!r}: unknown; choose one of {', '.join(kinds)}") from None


def at_least_one(**numbers: int | None) -> None:
    """Raise a UsageError for the first number that is given and below 1."""
    for name, value in numbers.items():
        if value is not None and value < 1:
            raise UsageError(f"{name} {value}: must be at least 1")


def checked_patience(seconds: float) -> None:
    """Raise a UsageError for seconds to wait that are none.

    Examples
    --------
    >>> checked_patience(-1.0)
    Traceback (most recent call last):
    ...
    chainline.errors.UsageError: patience -1: give seconds, 0 or more
    """
    if isinstance(seconds, bool) or not isinstance(seconds, int | float) or not 0 <= seconds < math.inf:
        shown = f"{seconds:g}" if isinstance(seconds, float) else repr(seconds)
        raise UsageError(f"patience {shown}: give seconds, 0 or more")


def listed(value: Any) -> Iterable[Any]:
    """Return the items of a list, or a single text or number as one."""
    return (value,) if isinstance(value, str) or not isinstance(value, Iterable) else value
