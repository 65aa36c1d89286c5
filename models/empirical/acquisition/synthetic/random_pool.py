"""Random function, measured with simulated noise, as a pool for strategies."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field

import numpy as np

from ...estimators.pmnf.fit import Statistic
from ..replay import Outcome, Pool, replay
from ..strategies import Tuning
from .functions import random_problem
from .noise import Noise, noisy


@dataclass(frozen=True, slots=True)
class Scenario:
    """Parameters of the simulated measurements of random functions.

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
    statistic : Statistic
        Statistic of the repetitions of a point that models describe.
    draw : int or None
        Seed of one draw of noise that all functions share, 10 in the published evaluation; None for a draw
        of each.
    tuning : Tuning
        Of the strategies.
    """

    n_parameters: int
    level: float
    noise: Noise = Noise.UNIFORM
    repetitions: int = 5
    budgets: tuple[float, ...] = (0.1,)
    statistic: Statistic = Statistic.MEAN
    draw: int | None = None
    tuning: Tuning = field(default_factory=Tuning)


def random_pool(number: int, scenario: Scenario) -> Pool:
    """Return a random function and its measurements; a second costs as much as the first parameter."""
    random = np.random.default_rng(number)
    problem = random_problem(scenario.n_parameters, random)
    times = problem.formula.values(problem.points)
    source = random if scenario.draw is None else scenario.draw
    values = noisy(times, scenario.repetitions, scenario.level, scenario.noise, source)
    truth = float(problem.formula.values(problem.target[None])[0])
    points, parameters = problem.points, problem.formula.parameters
    target, statistic = problem.target, scenario.statistic
    return Pool(number, parameters, points, values, points[:, 0], target, truth, statistic)


def replay_on_function(number: int, strategies: Sequence[str], scenario: Scenario) -> list[Outcome]:
    """Return the outcome of each strategy on a random function, at every budget of the scenario.

    Parameters
    ----------
    number : int
        Seed of the function and of its pool.
    strategies : sequence of str
        Of `STRATEGIES`, or "full".
    scenario : Scenario
    """
    return replay(random_pool(number, scenario), strategies, scenario.budgets, scenario.tuning)
