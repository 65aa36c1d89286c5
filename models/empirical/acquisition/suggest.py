"""Suggestions of the next runs, with their expected cost and the reason.

`standing` gives the progress of measuring: the cost so far, the error of the model, and whether it still
falls.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import numpy as np

from ....records import record, replace
from ..estimators.pmnf.confidence import deciding_point
from ..estimators.pmnf.one_parameter import FEWEST_POINTS
from ..estimators.pmnf.several_parameters import FittedFormula
from .state import ASSUMED_NOISE, State
from .strategies import Strategy, Tuning, tuned


@record
class Suggestion:
    """Suggested run.

    Attributes
    ----------
    point : mapping of str to float or str
    repetition : int
        1 for the first run at the point.
    predicted_time, predicted_cost : float or None
        By the scaling law so far; None before there is one.
    why : str
    """

    point: Mapping[str, Any]
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
        state = replace(state, wanted=number - len(runs))
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
    needed = not strategy.fills and point in state.minimum and count < strategy.base_of(state)
    why = "one of the points without which there is no model" if needed else strategy.why
    if needed and point in state.off_lines:
        why = "beside the lines, where sums and products differ"
    if needed and count:
        why = "repeated, to see the noise"
    return Suggestion(state.named(point), count + 1, time, cost, why)


_EXPLAINED = 3
"""Largest error of a model that noise explains, as a multiple of the noise."""


@record
class Progress:
    """Progress of measurements, and the next runs.

    Attributes
    ----------
    runs : tuple of Suggestion
        Next runs in their order; empty where the budget allows none.
    spent, budget : float
        Cost of the measurements, and of all runs at most, in the unit of `State.cost`.
    n_points, n_measured : int
        Points that can be measured, and those that have been.
    noise : float
        See `State`.
    model : FittedFormula or None
        The scaling law so far; None before there is one.
    stop : bool
        True where the last runs did not lower the error, and the noise explains the error.
    misfit : bool
        True where the last runs did not lower the error, although the error is larger than the noise
        explains: no law of the search describes the times.
    deciding : mapping of str to float, or None
        The point whose run would best separate the model from others that fit as well, see
        `deciding_point`.
    """

    runs: tuple[Suggestion, ...]
    spent: float
    budget: float
    n_points: int
    n_measured: int
    noise: float
    model: FittedFormula | None
    stop: bool
    misfit: bool = False
    deciding: Mapping[str, float] | None = None


def standing(state: State, runs: Sequence[Suggestion], budget: float, patience: int) -> Progress:
    """Return the progress of measurements.

    Parameters
    ----------
    state : State
        Its measured points are in the order of their runs, see `state_of`.
    runs : sequence of Suggestion
        Next runs, as `suggest` returns them.
    budget : float
        Largest cost of all runs, past ones included.
    patience : int
        Number of last points that may leave the error as it was, see `stalled`.
    """
    measured = int(np.count_nonzero(state.counts))
    model = state.model() if measured >= FEWEST_POINTS and state.lawful else None
    no_better = state.lawful and stalled(_errors_so_far(state), patience)
    explained = model is not None and model.smape <= 100 * _EXPLAINED * max(state.noise, ASSUMED_NOISE)
    return Progress(
        runs=tuple(runs),
        spent=state.cost,
        budget=budget,
        n_points=len(state.points),
        n_measured=measured,
        noise=state.noise,
        model=model,
        stop=no_better and explained,
        misfit=no_better and not explained,
        deciding=_deciding(state, model),
    )


def _deciding(state: State, model: FittedFormula | None) -> Mapping[str, float] | None:
    if model is None or not model.others:
        return None
    laws = (model.formula, *model.others)
    point = deciding_point(laws, state.points[state.counts > 0], state.points)
    return None if point is None else dict(zip(state.parameters, point.tolist(), strict=True))


def stalled(smapes: Sequence[float], patience: int) -> bool:
    """Tell whether the error of the model has not fallen over the last `patience` entries of `smapes`.

    References
    ----------
    Ritter et al., Section III-B: lambda, 3 for two parameters.
    """
    if len(smapes) <= patience:
        return False
    return min(smapes[-patience:]) >= min(smapes[:-patience])


def _errors_so_far(state: State) -> list[float]:
    """Return the SMAPE after each measured point, from the one that completes the minimum set."""
    seen = [int(point) for point in np.flatnonzero(state.counts)]
    base = [point for point in state.minimum if point in set(seen)]
    order = base + [point for point in seen if point not in set(base)]
    errors = []
    for number in range(max(len(base), FEWEST_POINTS), len(order) + 1):
        kept = set(order[:number])
        values = tuple(v if point in kept else v[:0] for point, v in enumerate(state.values))
        errors.append(replace(state, values=values).model().smape)
    return errors
