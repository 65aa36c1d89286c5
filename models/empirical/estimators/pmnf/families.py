"""Sums of products of single-parameter terms that are tried for several parameters.

Every parameter that matters alone occurs in each. With two: ``ab, a + b, ab + a, ab + b``. In general, of
disjoint products that together hold every parameter; the same and one parameter once more alone; the
product of all, and beside it any disjoint products. Never more products than parameters. For two and three
parameters these are the combinations that Extra-P 4.2.5 tries; it tries no others. Beyond six, where there
are tens of thousands, one product at most is of several parameters, but for the one of all.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from typing import TypeAlias

from .....errors import UsageError, argument

Sum: TypeAlias = tuple[frozenset[int], ...]
_MANY = 6
MOST_PARAMETERS = 12
"""There are 28,648 sums of so many, and 4.6 times as many of two more."""


@cache
def combinations_of(n: int) -> tuple[Sum, ...]:
    """Return the sums of products of `n` terms; the product of all comes first.

    Raises
    ------
    UsageError
        If there are more terms than `MOST_PARAMETERS`.

    Examples
    --------
    >>> [["".join("ab"[i] for i in sorted(p)) for p in products] for products in combinations_of(2)]
    [['ab'], ['a', 'b'], ['ab', 'b'], ['ab', 'a']]
    >>> [len(combinations_of(n)) for n in (0, 1, 2, 3, 4)]
    [1, 1, 4, 23, 100]
    """
    if n == 0:
        return ((),)
    require_few(n, "a scaling law")
    whole = frozenset(range(n))
    partitions = [tuple(blocks) for blocks in _partitions(tuple(range(n)), 1 if n > _MANY else n)]
    sums: list[Sum] = [(whole,), *(p for p in partitions if len(p) > 1)]
    beside = _disjoint(n) if n <= _MANY else ((frozenset({i}),) for i in range(n))
    sums += [(whole, *blocks) for blocks in beside if len(blocks) < n]
    for blocks in partitions:
        if 1 < len(blocks) < n:
            shared = (i for block in blocks if len(block) > 1 for i in sorted(block))
            sums += [(*blocks, frozenset({i})) for i in shared]
    return tuple(dict.fromkeys(sums))


@cache
def simplicity(sums: tuple[Sum, ...]) -> tuple[int, ...]:
    """Return the place of each sum among all, the simplest first.

    Simple is what has few factors, then none that many parameters share: of laws that measurements cannot
    tell apart the one that claims the least of how parameters work together.

    Examples
    --------
    >>> simplicity(combinations_of(2))
    (1, 0, 2, 3)
    """
    keys = [(sum(map(len, each)), max(map(len, each), default=0), -len(each)) for each in sums]
    places = {number: place for place, number in enumerate(sorted(range(len(sums)), key=keys.__getitem__))}
    return tuple(places[number] for number in range(len(sums)))


def require_few(n_parameters: int, where: str) -> None:
    """Raise UsageError for more parameters than scaling laws are learned of."""
    if n_parameters > MOST_PARAMETERS:
        raise UsageError(
            f"{where}: {n_parameters} parameters, a scaling law is of no more than {MOST_PARAMETERS}; choose "
            f"some by {argument('features')}"
        )


def _partitions(items: tuple[int, ...], several: int) -> Iterator[list[frozenset[int]]]:
    """Yield the ways to part items into blocks, of which so many at most hold several."""
    if not items:
        yield []
        return
    first, rest = items[0], items[1:]
    for blocks in _partitions(rest, several):
        yield [frozenset({first}), *blocks]
        larger = sum(len(block) > 1 for block in blocks)
        for number, block in enumerate(blocks):
            if len(block) > 1 or larger < several:
                yield [*blocks[:number], block | {first}, *blocks[number + 1 :]]


def _disjoint(n: int) -> Iterator[Sum]:
    """Yield every set of disjoint blocks, but for none and the one of all."""
    for blocks in _partitions(tuple(range(n + 1)), n + 1):
        kept = tuple(block for block in blocks if n not in block)
        if kept and kept != (frozenset(range(n)),):
            yield kept
