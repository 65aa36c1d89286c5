"""Use counts of the values of a vector program."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence

from .program import Add, Launder, Load, Loop, Multiply, MultiplyAdd, Permute, Statement, Store, Subtract


def walk(statements: Sequence[Statement]) -> Iterator[Statement]:
    """Yield every statement in order, and after each loop those of its body."""
    for statement in statements:
        yield statement
        if isinstance(statement, Loop):
            yield from walk(statement.body)


def count_uses(statements: Sequence[Statement]) -> Counter[str]:
    """Return the number of uses of each value by stored values, direct or not.

    Parameters
    ----------
    statements : sequence of Statement
        As `walk` yields them: each value before its uses.

    Examples
    --------
    >>> from chainline.codegen.simd.program import Broadcast, Index
    >>> kept, idle = (Broadcast(name, "dx", Index(), 4) for name in ("v1", "v2"))
    >>> square = Multiply("v3", "v1", "v1", 4)
    >>> sorted(count_uses([kept, idle, square, Store("v3", "tmp", Index(), 4, (0, 4))]).items())
    [('v1', 2), ('v3', 1)]
    """
    uses: Counter[str] = Counter()
    for s in reversed(statements):
        if isinstance(s, Store | Launder | Loop) or uses[s.result]:
            uses.update(operands(s))
    return uses


def operands(s: Statement) -> tuple[str, ...]:
    """Return the names of the values that a statement takes."""
    match s:
        case Load():
            return (s.merged,) if s.merged else ()
        case Permute():
            return s.first, s.second
        case MultiplyAdd():
            return s.left, s.right, s.addend
        case Multiply() | Add() | Subtract():
            return s.left, s.right
        case Store():
            return (s.value,)
    return ()
