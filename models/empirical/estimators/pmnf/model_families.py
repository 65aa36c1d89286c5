"""Families of models, sums of products of single-parameter terms; the lines they show on; their errors."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator, Sequence
from dataclasses import fields
from functools import cache
from typing import TypeAlias

import numpy as np
import numpy.typing as npt

from .....arrays import Floats
from .....errors import UsageError, argument
from .....records import record

_FEWEST = 3


@record(eq=False)
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


_FEW = 32
"""Values up to which all pairs are compared at once."""


def concordance(values: Floats) -> npt.NDArray[np.int64]:
    """Return pairs that rise from an earlier to a later place, less those that fall, (..., n) -> (...).

    Pairs of equal values count nothing. Divided by ``n (n - 1) / 2`` it is Kendall's tau-a between values and
    places.

    Notes
    -----
    Ranks are compared bit by bit, from the highest: two values are told apart by the first bit that differs,
    among those whose higher bits are equal, so that each pass counts the pairs that its bit decides.

    References
    ----------
    M. G. Kendall: A new measure of rank correlation, Biometrika 30, 1938.

    Examples
    --------
    >>> concordance(np.array([[1.0, 2.0, 3.0], [3.0, 1.0, 1.0]])).tolist()
    [3, -2]
    """
    n = values.shape[-1]
    if n <= _FEW:
        first, second = np.triu_indices(n, 1)
        return np.asarray(np.sign(values[..., second] - values[..., first]).sum(axis=-1), np.int64)
    rows = values.reshape(-1, n)
    found = np.array([_of_ranks(np.unique(row, return_inverse=True)[1]) for row in rows], np.int64)
    return found.reshape(values.shape[:-1])


def _of_ranks(ranks: npt.NDArray[np.int64]) -> int:
    """Return the `concordance` of one row of ranks, from 0."""
    total = 0
    for bit in range(int(ranks.max()).bit_length() - 1, -1, -1):
        group = ranks >> (bit + 1)
        order = np.argsort(group, kind="stable")  # by place within a group
        ones = (ranks[order] >> bit) & 1
        start = np.searchsorted(group[order], group[order])
        zeros_before = np.concatenate([[0], np.cumsum(1 - ones)])
        in_group = zeros_before[:-1] - zeros_before[start]
        earlier = np.arange(len(ranks)) - start
        rising = in_group[ones == 1].sum()
        falling = (earlier - in_group)[ones == 0].sum()
        total += int(rising - falling)
    return total


@record(eq=False)
class Scores:
    """Errors of many models over the same points, in arrays of one shape.

    Attributes
    ----------
    smape : ndarray of float
        Symmetric mean absolute percentage error, in per cent, 0 to 200.
    rss : ndarray of float
        Sum of squared errors.
    relative_error : ndarray of float
        Mean of ``|error / value|`` over all points, those of value 0 counting nothing.
    adjusted_r2 : ndarray of float
        Share of the variance that is explained, less what terms explain by their number; 1 for a constant.
    """

    smape: Floats
    rss: Floats
    relative_error: Floats
    adjusted_r2: Floats

    def at(self, *index: npt.NDArray[np.int64]) -> Scores:
        """Return those of some models."""
        return Scores(*(getattr(self, field.name)[index] for field in fields(self)))

    def replaced(self, where: npt.NDArray[np.bool_], other: Scores) -> Scores:
        """Return these, or the `other`'s where told."""
        pairs = ((getattr(other, field.name), getattr(self, field.name)) for field in fields(self))
        return Scores(*(np.where(where, new, old) for new, old in pairs))

    def finite(self) -> npt.NDArray[np.bool_]:
        """Return True for models whose SMAPE and squared error are finite."""
        return np.isfinite(self.smape) & np.isfinite(self.rss)

    @staticmethod
    def joined(parts: Sequence[Scores], axis: int = 0) -> Scores:
        """Return the scores of all parts, one behind the other."""
        each = ([getattr(part, field.name) for part in parts] for field in fields(Scores))
        return Scores(*(np.concatenate(arrays, axis=axis) for arrays in each))


def scores_of(predicted: Floats, values: Floats, n_terms: int | npt.NDArray[np.int64]) -> Scores:
    """Return the scores of models over the last axis, (..., n) -> (...).

    Parameters
    ----------
    predicted, values : ndarray of float, (..., n)
    n_terms : int or array of int
        Terms beside the constant; for products, factors.

    Notes
    -----
    ``SMAPE = 100 / n sum 2 |error| / (|value| + |predicted|)``, where both are 0 the error is 0.
    """
    n = values.shape[-1]
    with np.errstate(divide="ignore", invalid="ignore", over="ignore"):
        error = predicted - values
        size = np.abs(values) + np.abs(predicted)
        smape = 200.0 / n * np.where(size == 0, 0.0, np.abs(error) / size).sum(axis=-1)
        rss = (error**2).sum(axis=-1)
        relative = np.where(values == 0, 0.0, np.abs(error / values)).sum(axis=-1) / n
        total = ((values - values.mean(axis=-1, keepdims=True)) ** 2).sum(axis=-1)
        adjusted = 1.0 - rss / total * (n - 1.0) / (n - 1.0 - n_terms)
        adjusted = np.where(np.asarray(n_terms) == 0, 1.0, adjusted)
    return Scores(smape, rss, relative, adjusted)
