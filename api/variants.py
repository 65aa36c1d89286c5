"""Orders and splits as people write them -> variants of the kernel, and the source of one."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from enum import StrEnum
from typing import TYPE_CHECKING, Any, TypeVar

from ..codegen.compilers import compiler_and_language
from ..codegen.render import Source, render
from ..codegen.splits import Split, parse_split
from ..codegen.variant import MAX_ORDER, MIN_ORDER, DType, Language, Mode, Variant, require_order
from ..codegen.vector.schedule import Schedule, parse_schedule
from ..errors import UsageError
from .request.kernels import GENERATE
from .request.kinds import items, shown, text, whole, wholes

if TYPE_CHECKING:
    SplitLike = str | Sequence[int]
    ScheduleLike = str | Schedule | Variant
    from ..codegen.vector.schedule import Schedule


_WHOLE = whole()
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
        number = int(_WHOLE("order", order))
    except UsageError as error:
        raise type(error)(f"{error}; give {MIN_ORDER} to {MAX_ORDER}") from None
    require_order(number)
    return number


def checked_orders(order: Any) -> list[int]:
    """Return polynomial orders, of one or of several.

    Raises
    ------
    UsageError
        If there is none, or one is out of range.

    Examples
    --------
    >>> checked_orders(3), checked_orders(range(1, 3))
    ([3], [1, 2])
    """
    several = isinstance(order, Iterable) and not isinstance(order, str | bytes)
    orders = items("order", order, "whole numbers") if several else [order]
    if not orders:
        raise UsageError(f"order: none is given; give {MIN_ORDER} to {MAX_ORDER}, or several")
    return [checked_order(one) for one in orders]


def checked_split(split: SplitLike, np: int) -> Split:
    """Return the lengths of the parts of an inner product of `np` terms, from a text or numbers.

    Examples
    --------
    >>> checked_split("4,4", 8), checked_split([5, 3], 8)
    ((4, 4), (5, 3))
    """
    text = split if isinstance(split, str) else ",".join(map(str, wholes(1)("split", split)))
    return parse_split(text, np)


def choice(name: str, value: str, kinds: type[Choice]) -> Choice:
    """Return the member of an enumeration that a text names.

    Parameters
    ----------
    name : str
        Name of the argument, for messages.
    value : str
        The text.
    kinds : type of enumeration
        The enumeration.

    Raises
    ------
    UsageError
        If it has no such member.

    Examples
    --------
    >>> from chainline.codegen.variant import Language
    >>> choice("language", "ada", Language)
    Traceback (most recent call last):
    ...
    chainline.errors.UsageError: language 'ada': unknown; choose one of c, fortran, llvm
    """
    try:
        return kinds(text(name, value))
    except ValueError:
        raise UsageError(f"{name} {shown(value)}: unknown; choose one of {', '.join(kinds)}") from None


def variant_of(
    order: int,
    split: SplitLike | None,
    schedule: ScheduleLike | None,
    mode: str | None,
    dtype: str | None,
    compiler: str | None,
    language: str | None,
) -> Variant:
    """Return the variant of the arguments of `kernel` and `generate`.

    Parameters
    ----------
    order, split, schedule, mode, dtype, compiler, language
        As of `kernel`.

    Raises
    ------
    UsageError
        If they describe no kernel, or a schedule describes all of one and another argument is given.
    """
    if isinstance(schedule, Variant):
        return _whole(schedule, order, split=split, mode=mode, dtype=dtype, language=language)
    _, takes = compiler_and_language(compiler, language)
    return Variant(
        order,
        (order + 1,) if split is None else checked_split(split, order + 1),
        choice("mode", Mode.ELEMENT if mode is None else mode, Mode),
        takes,
        choice("dtype", DType.FLOAT64 if dtype is None else dtype, DType),
        schedule if schedule is None or isinstance(schedule, Schedule) else parse_schedule(schedule),
    )


def _whole(variant: Variant, order: int, **others: Any) -> Variant:
    """Return a kernel that a ranking names, after a check that no other argument describes one."""
    if variant.order != order:
        raise UsageError(f"schedule: is a kernel of order {variant.order}, not {order}")
    for name, value in others.items():
        if value is not None:
            raise UsageError(f"{name}: the kernel of a ranking says that already; leave it out")
    return variant


@GENERATE.checks
def generate(
    order: int,
    *,
    split: SplitLike | None = None,
    language: str = Language.C,
    schedule: str | Schedule | None = None,
    mode: str = Mode.ELEMENT,
    dtype: str = DType.FLOAT64,
) -> Source:
    """Return the source of a kernel: its `text`, its `symbol` and its `variant`.

    Parameters
    ----------
    order : int
        Polynomial order P, 1 to 15.
    split : str or sequence of int, optional
        Lengths of the parts of the inner product, such as ``(4, 4)``; one part by default.
    language : str
        c (default), fortran or llvm.
    schedule : str or Schedule, optional
        Explicit vectors, such as "512 mask z/v3/u6 xy/u6", in c or llvm.
    mode, dtype : str
        x, y, z or element (default); float64 (default) or float32.

    Raises
    ------
    UsageError
        If an argument is wrong, or the language has no explicit vectors.

    Examples
    --------
    >>> import chainline as cl
    >>> source = cl.generate(3, split=(2, 2), mode="x", language="fortran")
    >>> source.symbol, "subroutine" in source.text
    ('tensor_x_p3_2_2', True)
    """
    return render(variant_of(order, split, schedule, mode, dtype, None, language))
