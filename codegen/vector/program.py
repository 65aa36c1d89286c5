"""Kernel as a vector program, which the templates of LLVM IR and of C print.

    Statement  = Load | Broadcast | Permute | Multiply | MultiplyAdd | Add | Subtract | Store | Launder | Loop
    Index      = entries from the start of an array: a constant, and a stride for each loop

Every value is assigned once. A vector has as many lanes as its name says where it is made.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence

from ...records import record, replace

_FIELD = re.compile(r"[uy]\d+(e\d+)?(_\d+)?")
NO_LANE = -1
"""A lane of a permutation whose content does not matter."""
MASKED_LANES = 8
"""Vectors of fewer may have no mask registers, and stores under a mask that is a vector take a dozen cycles
on some cores (AMD family 17h and 19h)."""


def is_field(array: str) -> bool:
    """Tell whether an array is an input or an output, and none of the kernel's own.

    Examples
    --------
    >>> [is_field(array) for array in ("u0", "y2e7_14", "w0", "bx", "scale")]
    [True, True, False, False, False]
    """
    return _FIELD.fullmatch(array) is not None


@record
class Index:
    """Entries from the start of an array: `constant + sum(stride * loop)`."""

    constant: int = 0
    terms: tuple[tuple[str, int], ...] = ()

    def __add__(self, other: int | Index) -> Index:
        if isinstance(other, int):
            return Index(self.constant + other, self.terms)
        return Index(self.constant + other.constant, self.terms + other.terms)


@record
class Load:
    """Consecutive entries; lanes outside `active` are `merged`'s, or zero without one."""

    result: str
    array: str
    index: Index
    lanes: int
    active: tuple[int, int]
    merged: str | None = None


@record
class Broadcast:
    """One entry in every lane; `kept` where the compiler must not compute with the entry before."""

    result: str
    array: str
    index: Index
    lanes: int
    kept: bool = False


@record
class Permute:
    """Lanes of two vectors, numbered through; `NO_LANE` where any will do."""

    result: str
    first: str
    second: str
    source_lanes: int
    lanes: tuple[int, ...]

    @property
    def joins_halves(self) -> bool:
        """True for the lower half of the first vector joined to the upper half of the second."""
        total, half = self.source_lanes, self.source_lanes // 2
        return half > 1 and self.lanes == (*range(half), *range(total + half, 2 * total))


@record
class Multiply:
    """Product of two vectors.

    Attributes
    ----------
    result, left, right : str
    lanes : int
    kept : bool
        It is added to several products: gcc is to keep it, or would multiply again in each of the sums.
    """

    result: str
    left: str
    right: str
    lanes: int
    kept: bool = False


@record
class MultiplyAdd:
    """Product of two vectors added to a third, rounded once."""

    result: str
    left: str
    right: str
    addend: str
    lanes: int


@record
class Add:
    """Sum of two vectors."""

    result: str
    left: str
    right: str
    lanes: int


@record
class Subtract:
    """The second of two vectors taken from the first."""

    result: str
    left: str
    right: str
    lanes: int


@record
class Store:
    """Consecutive entries; lanes outside `active` are not written."""

    value: str
    array: str
    index: Index
    lanes: int
    active: tuple[int, int]

    @property
    def is_upper_half(self) -> bool:
        """True for the upper half of a short vector, which is a register and needs no mask."""
        return 4 <= self.lanes < MASKED_LANES and self.active == (self.lanes // 2, self.lanes)


@record
class Launder:
    """Copy of an address, hidden from the compiler: loads through it are done again.

    Where `spare`, another address beside it is hidden, too. That is enough for gcc, while LLVM would keep
    what this one reaches, or read it ahead. Where `operands`, it reaches the entries of a matrix for a step:
    gcc is to read these where products take them in all lanes from memory (AVX-512), and else to keep them.
    """

    result: str
    array: str
    spare: bool = False
    operands: bool = False


@record
class Loop:
    """Statements repeated `count` times, with a counter from 0."""

    name: str
    count: int
    body: tuple[Statement, ...]
    comment: str = ""


Statement = Load | Broadcast | Permute | Multiply | MultiplyAdd | Add | Subtract | Store | Launder | Loop


@record
class ElementLoop:
    """Statements for a block of elements, repeated while as many are left."""

    elements: int
    body: tuple[Statement, ...]


@record
class Program:
    """A kernel as statements.

    Attributes
    ----------
    lanes : int
        Lanes of every vector.
    before : tuple
        Statements before the elements: operators that are held.
    loops : tuple of ElementLoop
        One after the other, each taking what the one before has left.
    """

    lanes: int
    before: tuple[Statement, ...]
    loops: tuple[ElementLoop, ...]


def walk(statements: Sequence[Statement]) -> Iterator[Statement]:
    """Yield every statement in order, and after each loop those of its body."""
    for statement in statements:
        yield statement
        if isinstance(statement, Loop):
            yield from walk(statement.body)


def unrolled(statements: Sequence[Statement]) -> list[Statement]:
    """Return statements without loops: the body of each as often as it has rounds, its counter a constant.

    Values of a round have its number behind their names.

    Examples
    --------
    >>> load = Load("v1", "u0", Index(2, (("k1", 4),)), 4, (0, 4))
    >>> [(s.result, s.index.constant) for s in unrolled([Loop("k1", 2, (load,))])]
    [('v1r0', 2), ('v1r1', 6)]
    """
    found: list[Statement] = []
    for statement in statements:
        if not isinstance(statement, Loop):
            found.append(statement)
            continue
        body = unrolled(statement.body)
        own = {s.result for s in body if not isinstance(s, Store | Loop)}
        for number in range(statement.count):
            names = {name: f"{name}r{number}" for name in own}
            found += [_of_round(s, names, statement.name, number) for s in body]
    return found


def _of_round(s: Statement, names: Mapping[str, str], loop: str, number: int) -> Statement:
    if isinstance(s, Load | Broadcast | Store):
        passed = sum(stride for name, stride in s.index.terms if name == loop)
        terms = tuple(term for term in s.index.terms if term[0] != loop)
        s = replace(s, index=Index(s.index.constant + number * passed, terms))
    return renamed(s, names)


_VALUES = ("result", "merged", "first", "second", "left", "right", "addend", "value")
"""Attributes of statements that name values."""


def renamed(s: Statement, names: Mapping[str, str]) -> Statement:
    """Return a statement with other names of values."""
    held: list[tuple[str, str]] = [(field, getattr(s, field, None) or "") for field in _VALUES]
    return replace(s, **{field: names[name] for field, name in held if name in names})


def in_registers(
    statements: Sequence[Statement], array: str, *, written: bool = False
) -> list[Statement] | None:
    """Return statements without loops in which loads of an array take the values that were stored.

    None is returned where vectors of it overlap, an entry of it is broadcast, or something is loaded that was
    not stored.

    Parameters
    ----------
    statements : sequence of Statement
        Without `Launder`.
    array : str
    written : bool
        True for an array that is an output: what is stored last is written, else nothing is.
    """
    stored: dict[Index, str] = {}
    last: dict[Index, int] = {}
    names: dict[str, str] = {}
    found: list[Statement | None] = []
    for plain in unrolled(statements):
        s = renamed(plain, names)
        if getattr(s, "array", None) != array:
            found.append(s)
            continue
        if not isinstance(s, Load | Store):  # an entry in all lanes
            return None
        if s.active != (0, s.lanes) or s.index.constant % s.lanes:
            return None
        if isinstance(s, Store):
            stored[s.index] = s.value
            if s.index in last:
                found[last[s.index]] = None
            if written:
                last[s.index] = len(found)
                found.append(s)
        elif s.index in stored:
            names[s.result] = stored[s.index]
        else:
            return None
    return [s for s in found if s is not None]


def count_statements(
    statements: Sequence[Statement], kind: Callable[[Statement], object] = type
) -> Counter[object]:
    """Return the number of executions of the statements of each kind; of `Loop`, its rounds.

    Parameters
    ----------
    statements : sequence of Statement
    kind : callable
        Return the kind of a statement that is no loop; its type by default.
    """
    counts: Counter[object] = Counter()
    for statement in statements:
        if isinstance(statement, Loop):
            inner = count_statements(statement.body, kind)
            counts.update({key: number * statement.count for key, number in inner.items()})
            counts[Loop] += statement.count
        else:
            counts[kind(statement)] += 1
    return counts


def count_used(statements: Sequence[Statement], uses: Counter[str]) -> Counter[object]:
    """Return `count_statements` of those that have an effect, or a value that is used; others as None."""
    return count_statements(
        statements, lambda s: type(s) if isinstance(s, Store | Launder | Loop) or uses[s.result] else None
    )


def count_uses(statements: Sequence[Statement]) -> Counter[str]:
    """Return the number of uses of each value by stored values, direct or not.

    Parameters
    ----------
    statements : sequence of Statement
        As `walk` yields them: each value before its uses.

    Examples
    --------
    >>> from chainline.codegen.vector.program import Broadcast, Index
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
