"""Branch probabilities from the counts of a profile on both successors."""

from __future__ import annotations

from collections.abc import Hashable, Iterable, Sequence

from ..blocks import Block
from .record import Profile


def counted_odds(
    profile: Profile, blocks: Sequence[Block], branch: int, taken: Iterable[int], other: Iterable[int]
) -> float | None:
    """Return the probability that the branch at the end of a block is taken; None where unknown.

    Parameters
    ----------
    branch : int
        Block that ends with the branch.
    taken, other : iterable of int
        Blocks that are reached on the one way alone, and on the other.

    Notes
    -----
    A way is as frequent as the most frequent of its places: those that it has for itself, since a line of
    the source may be on both. Where one way has none, it gets what the other leaves of the branch.
    """
    here = _places(profile, blocks, (branch,))
    ways = _places(profile, blocks, taken), _places(profile, blocks, other)
    first, second = (
        _most(profile, blocks, way, own - beside - here)
        for way, own, beside in ((taken, ways[0], ways[1]), (other, ways[1], ways[0]))
    )
    if first is not None and second is not None:
        return first / (first + second) if first + second > 0 else None
    every = _most(profile, blocks, (branch,), here)
    if not every or (first is None and second is None):
        return None
    return min(first / every, 1.0) if first is not None else 1 - min((second or 0.0) / every, 1.0)


def _positions(blocks: Sequence[Block], some: Iterable[int]) -> Iterable[int]:
    return (position for block in some for position in range(blocks[block].start, blocks[block].stop))


def _places(profile: Profile, blocks: Sequence[Block], some: Iterable[int]) -> frozenset[Hashable]:
    places = profile.places
    return frozenset(places[p] for p in _positions(blocks, some) if p in places)


def _most(
    profile: Profile, blocks: Sequence[Block], some: Iterable[int], places: frozenset[Hashable]
) -> float | None:
    """Return the execution count of the most frequent of some places."""
    times = (profile.times[p] for p in _positions(blocks, some) if profile.places.get(p) in places)
    return max(times, default=None)
