"""Strategies: from what has been measured to the next run, point by point.

Each starts from the minimum set. They differ in how often its points are measured, in what comes after it,
and in whether further points are measured once at a time or as often as allowed at once.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import TypeAlias

import numpy as np
from scipy.stats import norm

from ....arrays import Floats
from .registry import SUGGESTED
from .state import State
from .surrogate import belief

Rating: TypeAlias = Callable[[State, Floats, np.random.Generator], Floats]
"""From the state and the predicted cost of a run at each point to how good each is, the lowest best."""

_MOST_COUNTED = 10
_SWITCH = 0.25
"""Share of all points that the hybrid strategy takes cheapest first, before it asks the process."""


@dataclass(frozen=True, slots=True)
class Strategy:
    """How the next run is chosen.

    Attributes
    ----------
    name : str
    base_repetitions : int or None
        Runs of each point of the minimum set; None for as many as allowed.
    rating : Rating
    at_once : bool
        Whether a point is measured as often as allowed when it is chosen.
    why : str
        In words.
    """

    name: str
    base_repetitions: int | None
    rating: Rating
    at_once: bool
    why: str

    def base_of(self, state: State) -> int:
        """Return how often each point of the minimum set is measured."""
        return min(self.base_repetitions or state.most, state.most)

    def next_point(self, state: State, random: np.random.Generator, room: float = math.inf) -> int | None:
        """Return the point of the next run, None if there is none.

        So it is where every point that is expected to cost no more than `room` was measured as often
        as allowed, or the times of those before it are not known. The minimum set comes first,
        whatever it costs.
        """
        counts, minimum = state.counts, state.minimum
        for repetition in range(self.base_of(state)):
            for point in minimum:
                if counts[point] <= repetition:
                    return point
        if np.isnan(state.means[counts > 0]).any():
            return None  # nothing is known of the times yet
        if self.at_once:
            begun = np.flatnonzero((counts > 0) & (counts < state.most))
            if len(begun):
                return int(begun[0])
        costs = state.predicted_times() * state.weights
        allowed = (counts < state.most) & (costs <= room)
        if not allowed.any():
            return None
        rated = np.where(allowed, self.rating(state, costs, random), np.inf)
        return int(rated.argmin())


def _cheapest(state: State, costs: Floats, random: np.random.Generator) -> Floats:
    return costs


def _drawn(state: State, costs: Floats, random: np.random.Generator) -> Floats:
    return random.permutation(len(costs)).astype(np.float64)


def _most_telling(state: State, costs: Floats, random: np.random.Generator) -> Floats:
    """Eqs 7 and 8: squared cost over squared variance, weighed by noise and repetitions."""
    noise = min(100.0 * state.noise, 100.0)
    repetition = np.clip(state.counts + 1, 1, _MOST_COUNTED)
    weight = -np.tanh(noise / 4 - 2.5) + 2.0 ** (repetition / 2 - 0.5)
    return np.asarray(costs**2 * weight / belief(state).deviation ** 4)


def _first_cheap_then_telling(state: State, costs: Floats, random: np.random.Generator) -> Floats:
    begun = np.count_nonzero(state.counts)
    if begun < len(state.minimum) + _SWITCH * len(costs):
        return np.where(state.counts == 0, costs, costs.max() + costs)
    return _most_telling(state, costs, random)


def _expected_improvement(state: State, costs: Floats, random: np.random.Generator) -> Floats:
    """The expected improvement on the least time so far, by the same Gaussian process."""
    found = belief(state)
    best = np.log(np.nanmin(state.means))
    gap = best - found.mean
    share = gap / found.deviation
    return -np.asarray(gap * norm.cdf(share) + found.deviation * norm.pdf(share))


def _in_order(state: State, costs: Floats, random: np.random.Generator) -> Floats:
    """From the most of the first parameter down, the others rising, the last one fastest."""
    place = np.empty(len(costs))
    place[np.lexsort([*state.points.T[:0:-1], -state.points[:, 0]])] = np.arange(len(costs))
    return place


STRATEGIES: Mapping[str, Strategy] = {
    strategy.name: strategy
    for strategy in (
        Strategy("gpr", 2, _most_telling, False, SUGGESTED["gpr"]),
        Strategy("hybrid", 2, _first_cheap_then_telling, False, SUGGESTED["hybrid"]),
        Strategy("bayesian", 2, _expected_improvement, False, SUGGESTED["bayesian"]),
        Strategy("cpf", None, _cheapest, True, SUGGESTED["cpf"]),
        Strategy("random", None, _drawn, False, SUGGESTED["random"]),
        Strategy("grid", None, _in_order, True, SUGGESTED["grid"]),
    )
}
"""Of Ritter et al., in details as the evaluation they published; how often the minimum set is measured:
Sections II (cheapest points first) and III-B."""
