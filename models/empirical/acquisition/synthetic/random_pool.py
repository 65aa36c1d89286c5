"""A function made up, measured with noise, as a pool for strategies."""

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
    statistic : Statistic
        What of the repetitions of a point models are of.
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
    """Return what each strategy makes of a function, at every budget."""
    return replay(random_pool(number, scenario), strategies, scenario.budgets, scenario.tuning)
