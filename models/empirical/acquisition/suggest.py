"""Suggestions of the next runs, with their expected cost and the reason."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

import numpy as np

from ..estimators.pmnf.one_parameter import FEWEST_POINTS
from .state import State
from .strategies import Strategy, Tuning, tuned


@dataclass(frozen=True, slots=True)
class Suggestion:
    """Suggested run.

    Attributes
    ----------
    point : mapping of str to float
    repetition : int
        1 for the first run at the point.
    predicted_time, predicted_cost : float or None
        By the scaling law so far; None before there is one.
    why : str
    """

    point: Mapping[str, float]
    repetition: int
    predicted_time: float | None
    predicted_cost: float | None
    why: str


def suggest(
    state: State,
    budget: float,
    strategy: str = "gpr",
    number: int = 1,
    seed: int = 0,
    tuning: Tuning | None = None,
) -> list[Suggestion]:
    """Return the next runs that a budget allows, in their order.

    Each is chosen as if the runs before it had taken their expected time.

    Parameters
    ----------
    state : State
        Measurements so far.
    budget : float
        Largest cost of all runs, past ones included, in the unit of `State.cost`.
    strategy : str
        One of `STRATEGIES`.
    number : int
        Largest number of runs.
    seed : int
        Seed of the random strategy.
    tuning : Tuning, optional

    Raises
    ------
    ValueError
        If there is no such strategy.
    """
    chosen, random = tuned(strategy, tuning or Tuning()), np.random.default_rng(seed)
    spent = state.cost
    runs: list[Suggestion] = []
    while len(runs) < number:
        point = chosen.next_point(state, random, budget - spent)
        if point is None:
            break
        time = _expected(state, point)
        cost = None if time is None else float(time * state.weights[point])
        if spent + (cost or 0.0) > budget:
            break
        runs.append(_suggestion(state, point, time, cost, chosen))
        spent += cost or 0.0
        state = state.measured(point, np.nan if time is None else time)
    return runs


def _expected(state: State, point: int) -> float | None:
    means = state.means
    if np.isfinite(means[point]):
        return float(means[point])
    if np.count_nonzero(np.isfinite(means)) < FEWEST_POINTS:
        return None
    return float(state.predicted_times()[point])


def _suggestion(
    state: State, point: int, time: float | None, cost: float | None, strategy: Strategy
) -> Suggestion:
    count = int(state.counts[point])
    needed = point in state.minimum and count < strategy.base_of(state)
    why = "one of the points without which there is no model" if needed else strategy.why
    if needed and point in state.off_lines:
        why = "beside the lines, where sums and products differ"
    if needed and count:
        why = "repeated, to see the noise"
    values = dict(zip(state.parameters, state.points[point].tolist(), strict=True))
    return Suggestion(values, count + 1, time, cost, why)
