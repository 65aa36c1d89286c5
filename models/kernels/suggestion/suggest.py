"""Choice of the split to measure next: expected improvement on the fastest so far, order by order.

Splits that a compiler turns into the same instructions are one candidate: one measurement serves all of
them. The posterior of the others comes from `split_process`.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from itertools import islice

import numpy as np

from ....arrays import Floats
from ....records import record, replace
from ...bayesian_optimisation import expected_improvement
from .process import NOISE, Beliefs, Candidate, SplitProcess, split_process

STOP = 0.001
"""Improvement below which an order is done, as a share of the time: a tenth of the noise of a measurement."""


@record
class SplitState:
    """Candidates for measurement, and the measurements made so far.

    Attributes
    ----------
    candidates : tuple of Candidate
        Of one compiler; those of an order from the one that is predicted fastest to the slowest.
    measured : mapping of int to float
        Cycles of an element, by the place among the candidates.
    noise : float
        Relative standard deviation of a measurement.
    """

    candidates: tuple[Candidate, ...]
    measured: Mapping[int, float]
    noise: float = NOISE

    @property
    def orders(self) -> list[int]:
        """Those with candidates, each once."""
        return list(dict.fromkeys(candidate.order for candidate in self.candidates))

    def left(self, order: int) -> list[int]:
        """Return the candidates of an order that are not measured yet."""
        places = enumerate(self.candidates)
        return [place for place, each in places if each.order == order and place not in self.measured]

    def seen(self, order: int) -> list[int]:
        """Return the candidates of an order that have been measured."""
        return [place for place in self.measured if self.candidates[place].order == order]

    def with_cycles(self, place: int, cycles: float) -> SplitState:
        """Return the state after one more measurement."""
        return replace(self, measured={**self.measured, place: cycles})

    def process(self) -> SplitProcess:
        """Return the process trained on the measurements so far."""
        return split_process(self.candidates, self.noise).learned(self.measured)


@record
class Gain:
    """The measurement of an order from which most can be gained.

    Attributes
    ----------
    place : int
        Of the candidate.
    improvement : float or None
        Expected, on the fastest of the order so far, as a share of its time; None before the first.
    """

    place: int
    improvement: float | None


@record
class SplitSuggestion:
    """A measurement to do.

    Attributes
    ----------
    candidate : Candidate
    expected_cycles : float
        Of an element, the model's prediction corrected by what was measured.
    deviation : float
        Standard deviation of its logarithm: about its relative error.
    improvement : float or None
        As in `Gain`.
    why : str
        In words.
    """

    candidate: Candidate
    expected_cycles: float
    deviation: float
    improvement: float | None
    why: str


def gains(state: SplitState, beliefs: Beliefs) -> dict[int, Gain]:
    """Return the best gain of each order that has candidates left to measure.

    Notes
    -----
    Expected improvement ``E[max(b - log c, 0)]`` on the logarithm of cycles, where ``b`` is the least mean of
    those measured: the mean, not the measurement, since the fastest of many noisy ones is flattered. The
    first measurement of an order is the candidate that is believed to be the fastest.

    References
    ----------
    D. R. Jones, M. Schonlau, W. J. Welch: Efficient global optimization of expensive black-box functions,
    Journal of Global Optimization 13, 1998. V. Picheny, T. Wagner, D. Ginsbourger: A benchmark of
    kriging-based infill criteria for noisy optimization, 2013, Section 3 (the mean in place of the least).
    """
    found = {}
    for order in state.orders:
        left, seen = state.left(order), state.seen(order)
        if left and seen:
            best = float(beliefs.log_cycles[seen].min())
            expected = expected_improvement(best, beliefs.log_cycles[left], beliefs.deviation[left])
            found[order] = Gain(left[int(expected.argmax())], float(expected.max()))
        elif left:
            found[order] = Gain(left[int(beliefs.log_cycles[left].argmin())], None)
    return found


def next_gain(found: Mapping[int, Gain], share: float = STOP) -> Gain | None:
    """Return the measurement with the most to gain, None if no order promises a share any more.

    Orders without a measurement come first.

    Parameters
    ----------
    found : mapping of int to Gain
        As `gains` gives them.
    """
    worth = [gain for gain in found.values() if not below(gain, share)]
    return max(worth, key=_improvement, default=None)


def below(gain: Gain, share: float) -> bool:
    """Tell whether less than a share is promised.

    Examples
    --------
    >>> below(Gain(0, 0.0005), 0.001), below(Gain(0, None), 0.001)
    (True, False)
    """
    return gain.improvement is not None and gain.improvement < share


def suggest_splits(
    state: SplitState, process: SplitProcess, number: int = 1, share: float = STOP
) -> list[SplitSuggestion]:
    """Return the next measurements, in their order; none where it is time to stop.

    Each is chosen as if those before it had turned out as expected.

    Parameters
    ----------
    state : SplitState
        Candidates, and measurements so far.
    process : SplitProcess
        With what the measurements teach, as `SplitState.process` gives it.
    number : int
        At most.
    share : float
        Improvement that is worth a measurement.
    """
    chosen: list[SplitSuggestion] = []
    while len(chosen) < number:
        beliefs = process.beliefs(state.measured)
        gain = next_gain(gains(state, beliefs), share)
        if gain is None:
            break
        chosen.append(_suggestion(state, beliefs, gain))
        state = state.with_cycles(gain.place, chosen[-1].expected_cycles)
    return chosen


def fastest(state: SplitState, order: int) -> int | None:
    """Return the measured candidate of an order that took the fewest cycles, None if none was measured."""
    return min(state.seen(order), key=lambda place: state.measured[place], default=None)


def _improvement(gain: Gain) -> float:
    return np.inf if gain.improvement is None else gain.improvement


def _suggestion(state: SplitState, beliefs: Beliefs, gain: Gain) -> SplitSuggestion:
    candidate = state.candidates[gain.place]
    log_cycles, deviation = float(beliefs.log_cycles[gain.place]), float(beliefs.deviation[gain.place])
    why = "nothing of this order is measured yet; believed to be its fastest"
    if gain.improvement is not None:
        best = min(state.seen(candidate.order), key=lambda place: float(beliefs.log_cycles[place]))
        ahead = 100 * (float(beliefs.log_cycles[best]) - log_cycles)
        how = (
            f"{abs(ahead):.1f} % {'faster' if ahead > 0 else 'slower'} than"
            if abs(ahead) >= 0.05
            else "as fast as"
        )
        rival = ",".join(map(str, state.candidates[best].split))
        why = f"believed {how} {rival}, give or take {100 * deviation:.1f} %"
    return SplitSuggestion(candidate, float(np.exp(log_cycles)), deviation, gain.improvement, why)


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


@record(eq=False)
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


@record(eq=False)
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
    pool : SplitPool
        Measured kernels, and predictions of all.
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
    pool : SplitPool
        Measured kernels, and predictions of all.
    noise : float
        Relative standard deviation of a measurement.
    draws : int
        Number of random draws.
    seed : int
        Seed of the random numbers.
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
