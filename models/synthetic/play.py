"""A strategy at work on a function that is known: what its models are worth for what it spent."""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np

from ..pmnf.terms import Floats
from ..selection.state import State
from ..selection.strategies import STRATEGIES, Strategy
from .functions import Problem, random_problem
from .noise import Noise, noisy

FULL = "full"
"""Not a strategy: all points, as often as allowed, whatever the budget."""
_FRUGAL = ("gpr", "hybrid", "bayesian")
"""What proposes only runs that are expected to cost no more than is left, as in the published evaluation."""


@dataclass(frozen=True, slots=True)
class Setting:
    """What functions are measured like.

    Attributes
    ----------
    n_parameters : int
        2 to 4.
    level : float
        Range of the noise as a share of the time.
    noise : Noise
    repetitions : int
        Of a point at most.
    budgets : tuple of float
        Shares of the cost of the full matrix, rising.
    """

    n_parameters: int
    level: float
    noise: Noise = Noise.UNIFORM
    repetitions: int = 5
    budgets: tuple[float, ...] = (0.1,)


@dataclass(frozen=True, slots=True)
class Outcome:
    """The model of a function that a budget led to.

    Attributes
    ----------
    function : int
        Number of the function, and seed of all that is random about it.
    strategy : str
    budget : float
        Share of the cost of the full matrix.
    error : float or None
        Relative error at the point beyond; None where the budget did not reach for the minimum
        set, each point as often as the strategy measures it.
    spent : float
        Share of the cost of the full matrix.
    points, runs : int
        Measured, and in how many runs.
    """

    function: int
    strategy: str
    budget: float
    error: float | None
    spent: float
    points: int
    runs: int


def play(function: int, strategies: Sequence[str], setting: Setting) -> list[Outcome]:
    """Return what each strategy makes of a function, at every budget.

    All strategies see the same measurements. A run that costs more than is left of a budget ends it (Ritter et
    al., Section IV-B and Fig. 4); those with a Gaussian process propose none that is expected to. Costs are
    times multiplied by the first parameter.

    Parameters
    ----------
    function : int
    strategies : sequence of str
        Of `STRATEGIES`, or "full".
    setting : Setting
    """
    random = np.random.default_rng(function)
    problem = random_problem(setting.n_parameters, random)
    truth = problem.formula.values(problem.points)
    values = noisy(truth, setting.repetitions, setting.level, setting.noise, random)
    outcomes = []
    for name in strategies:
        if name == FULL:
            state = _state(problem, tuple(values), setting)
            outcomes.append(_outcome(function, name, 1.0, state, state.cost, problem, setting.repetitions))
        else:
            outcomes += _played(function, name, problem, values, setting)
    return outcomes


def _played(function: int, name: str, problem: Problem, values: Floats, setting: Setting) -> list[Outcome]:
    random, strategy = np.random.default_rng(function), STRATEGIES[name]
    state = _state(problem, (np.empty(0),) * len(values), setting)
    total = float((values.sum(axis=1) * state.weights).sum())
    outcomes = []
    for budget in sorted(setting.budgets):
        most = budget * total
        # what is chosen among all runs and can be paid is chosen among those that can be paid
        state = _measured_on(state, strategy, values, most, random, limited=False)
        frugal = name in _FRUGAL
        ended = _measured_on(state, strategy, values, most, random, limited=True) if frugal else state
        base = strategy.base_of(ended)
        outcomes.append(_outcome(function, name, budget, ended, total, problem, base))
    return outcomes


def _measured_on(
    state: State, strategy: Strategy, values: Floats, most: float, random: np.random.Generator, limited: bool
) -> State:
    """Return the state when no further run is proposed, or the next one costs more than is left.

    Parameters
    ----------
    limited : bool
        Whether only runs are proposed that are expected to cost no more than is left.
    """
    spent = state.cost
    while (point := strategy.next_point(state, random, most - spent if limited else math.inf)) is not None:
        value = float(values[point, state.counts[point]])
        spent += value * float(state.weights[point])
        if spent > most:
            break
        state = state.measured(point, value)
    return state


def _state(problem: Problem, values: tuple[Floats, ...], setting: Setting) -> State:
    parameters, weights = problem.formula.parameters, problem.points[:, 0]
    return State(parameters, problem.points, values, weights, setting.repetitions)


def _outcome(
    function: int, name: str, budget: float, state: State, total: float, problem: Problem, base: int
) -> Outcome:
    counts = state.counts
    error = None
    if (counts[state.minimum] >= base).all():
        target = problem.target[None]
        predicted = float(state.model().formula.values(target)[0])
        error = abs(predicted / float(problem.formula.values(target)[0]) - 1)
    spent = state.cost / total
    return Outcome(function, name, budget, error, spent, int((counts > 0).sum()), int(counts.sum()))
