"""Orders, splits and compilers as people write them -> variants of the kernel."""

from __future__ import annotations

import operator
from collections.abc import Iterable, Sequence
from enum import StrEnum
from typing import TYPE_CHECKING, Any, TypeVar

from ..codegen.splits import Split, parse_split
from ..codegen.toolchain import compiler_language, compiler_names, default_compiler
from ..codegen.variant import MAX_ORDER, MIN_ORDER, Language
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
    if not MIN_ORDER <= number <= MAX_ORDER:
        raise UsageError(f"order {number}: must be {MIN_ORDER} to {MAX_ORDER}")
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


def compiler_and_language(compiler: str | None, language: str | None) -> tuple[str, Language]:
    """Return a compiler and its language; by default the embedded one, or that of the language.

    Raises
    ------
    UsageError
        If one is unknown, or they do not go together.
    """
    asked = None if language is None else choice("language", language, Language)
    if compiler is None:
        chosen = asked or Language.LLVM
        return default_compiler(chosen), chosen
    if compiler not in compiler_names():
        raise UsageError(f"compiler {compiler!r}: unknown; choose one of {', '.join(compiler_names())}")
    takes = compiler_language(compiler)
    if asked not in (None, takes):
        raise UsageError(f"compiler {compiler} takes language {takes}, not {asked}")
    return compiler, takes


def choice(name: str, value: str, kinds: type[Choice]) -> Choice:
    """Return the member of an enumeration that a text names.

    Examples
    --------
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


def listed(value: Any) -> Iterable[Any]:
    """Return the items of a list, or a single text or number as one."""
    return (value,) if isinstance(value, str) or not isinstance(value, Iterable) else value
