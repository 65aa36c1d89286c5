"""Sums of products of single-parameter terms, and the measured lines that these are found on."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from typing import TypeAlias

import numpy as np
import numpy.typing as npt

from .....arrays import Floats
from .....errors import UsageError, argument

_FEWEST = 3


@dataclass(frozen=True, slots=True, eq=False)
class Line:
    """Points along one parameter.

    Attributes
    ----------
    x : ndarray of float, (n_line,)
        Values of the parameter.
    rows : ndarray of int, (n_rows,)
        The points that are averaged, those of one value behind each other.
    starts : ndarray of int, (n_line,)
        Index in `rows` of the first point of each value.
    """

    x: Floats
    rows: npt.NDArray[np.int64]
    starts: npt.NDArray[np.int64]

    def means(self, values: Floats) -> Floats:
        """Return the mean value at each value of the parameter, (n_kernels, n_points) -> (n_kernels, n_line).

        Examples
        --------
        >>> line = Line(np.array([2.0, 4.0]), np.array([0, 2, 1]), np.array([0, 2]))
        >>> line.means(np.array([[1.0, 7.0, 3.0]])).tolist()
        [[2.0, 7.0]]
        """
        counts = np.diff(self.starts, append=len(self.rows))
        return np.asarray(np.add.reduceat(values[:, self.rows], self.starts, axis=1) / counts)


def longest_line(points: Floats, parameter: int) -> Line:
    """Return the longest line along a parameter, several of one length averaged.

    Of lines of one length those count that run at places where the first value was measured too. Where no
    line has three points, all points count, the other parameters whatever they are.

    Parameters
    ----------
    points : ndarray of float, (n_points, n_parameters)
        Each once.
    parameter : int
    """
    lines: dict[tuple[float, ...], list[int]] = defaultdict(list)
    for row, point in enumerate(points.tolist()):
        lines[(*point[:parameter], *point[parameter + 1 :])].append(row)
    longest = max(map(len, lines.values()))
    if longest < _FEWEST:
        every = np.arange(len(points))
        return Line(points[:, parameter], every, every)
    by_value: dict[float, dict[tuple[float, ...], int]] = defaultdict(dict)
    for place, rows in lines.items():
        if len(rows) == longest:
            for row in rows:
                by_value[points[row, parameter]][place] = row
    places = next(iter(by_value.values())).keys()
    kept = {x: [row for place, row in rows.items() if place in places] for x, rows in by_value.items()}
    kept = {x: rows for x, rows in kept.items() if rows}
    counts = [len(rows) for rows in kept.values()]
    every = np.concatenate([np.array(rows) for rows in kept.values()])
    return Line(np.array(list(kept)), every, np.cumsum([0, *counts[:-1]]))


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
