"""Strategies of measuring splits, replayed over data where all of them were measured."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from itertools import islice

import numpy as np

from ....arrays import Floats
from .process import Candidate
from .suggest import SplitState, gains, next_gain

PROCESS, BY_TURNS, BLIND, PREDICTED, RANDOM = STRATEGIES = (
    "process",
    "process, orders by turns",
    "process, nothing predicted",
    "predicted first",
    "random",
)
"""The first and the third measure where most is to be gained, the others each order by turns. The third has
the same prediction for all kernels of an order, the unsplit one first."""
_LEARNED_AGAIN = 1.25
"""The process is learned anew when it has seen so many times what it had."""
_MOST_LEARNED = 150
"""Measurements beyond which there is little to learn of four numbers."""


@dataclass(frozen=True, slots=True, eq=False)
class SplitPool:
    """All kernels of a compiler, and their cycles.

    Attributes
    ----------
    compiler : str
    candidates : tuple of Candidate
    cycles : ndarray, (n_candidates,)
        Measured, of an element.
    """

    compiler: str
    candidates: tuple[Candidate, ...]
    cycles: Floats

    @property
    def orders(self) -> Floats:
        """Order of each candidate, (n_candidates,)."""
        return np.array([candidate.order for candidate in self.candidates])


@dataclass(frozen=True, slots=True, eq=False)
class SplitReplay:
    """Sequence of measurements that a strategy made of a pool of candidates.

    Attributes
    ----------
    pool : SplitPool
    strategy : str
    places : tuple of int
        Places of the candidates, in the order in which they were measured.
    """

    pool: SplitPool
    strategy: str
    places: tuple[int, ...]

    def losses(self) -> Floats:
        """Return the share of speed lost to the fastest after each measurement, (n_measured, n_orders).

        The whole speed is lost of an order without a measurement.
        """
        orders, cycles = self.pool.orders, self.pool.cycles
        columns: list[Floats] = []
        for order in np.unique(orders):
            taken = np.where(orders[list(self.places)] == order, cycles[list(self.places)], np.inf)
            columns.append(1 - cycles[orders == order].min() / np.minimum.accumulate(taken))
        return np.column_stack(columns)

    def losses_by_turn(self, turns: int) -> Floats:
        """Return the share of speed lost after so many measurements of each order, (turns, n_orders).

        An order with fewer kernels keeps its last value once all are measured.
        """
        orders, cycles = self.pool.orders, self.pool.cycles
        rows = []
        for order in np.unique(orders):
            taken = [cycles[place] for place in self.places if orders[place] == order]
            lost = 1 - cycles[orders == order].min() / np.minimum.accumulate(taken)
            rows.append(np.pad(lost, (0, max(0, turns - len(lost))), mode="edge")[:turns])
        return np.column_stack(rows)

    def needed(self, share: float) -> int | None:
        """Return the number of measurements after which every order loses at most a share; None for never."""
        within = (self.losses() <= share).all(axis=1)
        return int(within.argmax()) + 1 if within.any() else None


def replay_splits(
    pool: SplitPool, strategy: str, turns: int, seed: int = 0, share: float = 0.0
) -> SplitReplay:
    """Return the replay of a strategy until it has measured so many kernels for each order.

    Parameters
    ----------
    strategy : str
        One of `STRATEGIES`.
    turns : int
        Measurements of each order, or as many of all as that makes.
    seed : int
        Of what is drawn.
    share : float
        Improvement below which the process stops.
    """
    most = sum(min(turns, int((pool.orders == order).sum())) for order in np.unique(pool.orders))
    if strategy in (PREDICTED, RANDOM):
        random = np.random.default_rng(seed) if strategy == RANDOM else None
        return SplitReplay(pool, strategy, tuple(islice(_by_turns(pool, random), most)))
    replayed = _blinded(pool) if strategy == BLIND else pool
    return SplitReplay(
        replayed, strategy, tuple(islice(_processed(replayed, strategy == BY_TURNS, share), most))
    )


def noise_floor(pool: SplitPool, noise: float, draws: int, seed: int = 0) -> Floats:
    """Return the share of speed that is lost on average by measuring everything once more, (n_orders,).

    The fastest of the second time is looked up in the first, which is taken for the truth: what is lost is
    noise, and no strategy can be told from another by less.

    Parameters
    ----------
    noise : float
        Relative standard deviation of a measurement.
    """
    random, orders = np.random.default_rng(seed), pool.orders
    lost = []
    for order in np.unique(orders):
        first = pool.cycles[orders == order]
        again = first * np.exp(noise * random.standard_normal((draws, len(first))))
        lost.append(float(np.mean(1 - first.min() / first[again.argmin(axis=1)])))
    return np.array(lost)


def _by_turns(pool: SplitPool, random: np.random.Generator | None) -> Iterator[int]:
    """Yield a kernel of each order by turns: from the one predicted fastest, or as drawn."""
    left = {order: np.flatnonzero(pool.orders == order) for order in np.unique(pool.orders)}
    if random is not None:
        left = {order: random.permutation(places) for order, places in left.items()}
    for turn in range(max(map(len, left.values()))):
        yield from (int(places[turn]) for places in left.values() if turn < len(places))


def _processed(pool: SplitPool, by_turns: bool, share: float) -> Iterator[int]:
    """Yield the kernels that the process chooses."""
    state = SplitState(pool.candidates, {})
    process, learned = state.process(), 0
    while True:
        if _LEARNED_AGAIN * learned <= len(state.measured) <= _MOST_LEARNED:
            process, learned = process.learned(state.measured), len(state.measured)
        found = gains(state, process.beliefs(state.measured))
        if by_turns:
            fewest = min((len(state.seen(order)) for order in found), default=0)
            found = {order: gain for order, gain in found.items() if len(state.seen(order)) == fewest}
        chosen = next_gain(found, share)
        if chosen is None:
            return
        yield chosen.place
        state = state.with_cycles(chosen.place, float(pool.cycles[chosen.place]))


def _blinded(pool: SplitPool) -> SplitPool:
    """Return the pool with the same prediction for every kernel of an order, those with fewer parts first."""
    means = {
        order: float(np.mean([each.predicted_cycles for each in pool.candidates if each.order == order]))
        for order in np.unique(pool.orders)
    }
    key = [(each.order, len(each.split)) for each in pool.candidates]
    places = sorted(range(len(key)), key=key.__getitem__)
    chosen = (pool.candidates[place] for place in places)
    blinded = tuple(replace(each, predicted_cycles=means[each.order]) for each in chosen)
    return SplitPool(pool.compiler, blinded, pool.cycles[places])
