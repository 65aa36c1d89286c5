"""Strategies for the choice of the next run from the measurements so far.

Each starts from the minimum set. They differ in how often its points are measured, in what comes after it,
and in whether further points are measured once at a time or as often as allowed at once.

The uncertainty of the time at each point is that of a Gaussian process (`belief`) with a Matern covariance of
smoothness 1.5 and white noise at the level that repetitions show.
"""

from __future__ import annotations

import math
import warnings
from collections.abc import Callable, Mapping
from typing import TypeAlias

import numpy as np
from sklearn.exceptions import ConvergenceWarning
from sklearn.gaussian_process import GaussianProcessRegressor
from sklearn.gaussian_process.kernels import ConstantKernel, Matern, WhiteKernel

from ....arrays import Floats
from ....records import record, replace
from ...bayesian_optimisation import expected_improvement
from ..fitting.registry import SUGGESTED
from .state import State
from .uncertainty import (
    filling_point,
    first_runs,
    is_full_grid,
    projecting_point,
    scaled_columns,
    spreading_point,
    surrogate_of,
    telling_point,
)

_SMOOTHNESS, _LENGTHS = 1.5, (1e-2, 1e2)
_LEAST_NOISE = 1e-3


_MOST_SEEN = 2000
_CHUNK = 1 << 23
"""Largest number of entries of a covariance matrix that is computed at once."""


@record(eq=False)
class Belief:
    """Prediction of the Gaussian process at each point.

    Attributes
    ----------
    mean : ndarray of float, (n,)
        Logarithm of the time.
    deviation : ndarray of float, (n,)
        Of the logarithm that would be measured, noise included: about the relative error of the time.
    """

    mean: Floats
    deviation: Floats


def belief(state: State) -> Belief:
    """Return the prediction of a Gaussian process that was fitted to the measurements.

    Parameters are scaled to 0 to 1 by their ranks. The logarithms of times are scaled to mean 0 and
    variance 1: times of one program differ by decades, and noise is a share of them. The length scale
    maximises the likelihood after the first run of a point; after a repetition the kernel stays the same.
    Of more than `_MOST_SEEN` measured points the process is fitted to a subset at equal steps: memory grows
    with the square of their number.

    References
    ----------
    Ritter et al., Eqs 5 and 6.
    """
    X = _scaled(state.points)
    seen = np.flatnonzero(state.counts)
    seen = seen[np.unique(np.linspace(0, len(seen) - 1, min(len(seen), _MOST_SEEN)).round().astype(int))]
    logarithms = np.log(state.means[seen])
    level, width = logarithms.mean(), max(float(logarithms.std()), 1e-12)
    noise = max(state.noise, _LEAST_NOISE) / width
    known = state.learned.kernel
    anew = ConstantKernel(1.0, (1e-2, 1e3)) * Matern(1.0, _LENGTHS, nu=_SMOOTHNESS)
    kernel = known or state.learned.start or anew
    process = GaussianProcessRegressor(
        kernel + WhiteKernel(noise**2, "fixed"),
        alpha=1e-10,
        optimizer=None if known else "fmin_l_bfgs_b",
    )
    with warnings.catch_warnings():
        warnings.simplefilter("ignore", ConvergenceWarning)
        process.fit(X[seen], (logarithms - level) / width)
        size = max(1, _CHUNK // len(seen))
        parts = [process.predict(X[at : at + size], return_std=True) for at in range(0, len(X), size)]
    mean, deviation = (np.concatenate(each) for each in zip(*parts, strict=True))
    state.learned.kernel = process.kernel_.k1
    return Belief(mean * width + level, deviation * width)


def _scaled(points: Floats) -> Floats:
    ranks = [np.unique(column, return_inverse=True)[1] for column in points.T]
    return np.column_stack([rank / max(1, rank.max()) for rank in ranks])


_MOST_COUNTED = 10


@record
class Tuning:
    """Parameters of the rating of runs, for experts.

    Attributes
    ----------
    accuracy, cost : float
        Weights of the information and of the cost of a run (Ritter et al., Eq. 4). Runs are rated by the
        quotient of the two (Eq. 7). A factor does not change the order of quotients, so the weights are
        exponents: weights of logarithms.
    switch : float
        Share of all points that the hybrid strategy measures cheapest first, before it uses the Gaussian
        process.
    base_runs : int or None
        Runs of each point of the minimum set, of the strategies that do not measure it as often as allowed;
        None for those of the strategy.

    Raises
    ------
    ValueError
        If a weight is negative or not finite, both are 0, the share is not 0 to 1, or there are no runs.
    """

    accuracy: float = 1.0
    cost: float = 1.0
    switch: float = 0.25
    base_runs: int | None = None

    def __post_init__(self) -> None:
        weights = (self.accuracy, self.cost)
        if not all(0 <= weight < math.inf for weight in weights) or not any(weights):
            raise ValueError(f"weights {self.accuracy:g}, {self.cost:g} must be 0 or more, not both 0")
        if not 0 <= self.switch <= 1:
            raise ValueError(f"switch {self.switch:g} must be 0 to 1")
        if self.base_runs is not None and self.base_runs < 1:
            raise ValueError(f"base runs {self.base_runs} must be at least 1")


Rating: TypeAlias = Callable[[State, Floats, np.random.Generator, Tuning], Floats]
"""Function of the state and the predicted cost of a run at each point; returns a rating, the lowest best."""


@record
class Strategy:
    """Strategy for the choice of the next run.

    Attributes
    ----------
    name : str
    base_repetitions : int or None
        Runs of each point of the minimum set; None for as many as allowed.
    rating : Rating
    at_once : bool
        True where a chosen point is measured as often as allowed before another is chosen.
    why : str
        Reason that is shown with a proposed run.
    tuning : Tuning
    fills : bool
        True where the first points fill the space, and there is no minimum set.
    """

    name: str
    base_repetitions: int | None
    rating: Rating
    at_once: bool
    why: str
    tuning: Tuning = Tuning()
    fills: bool = False

    def base_of(self, state: State) -> int:
        """Return the number of runs of each point of the minimum set."""
        if self.base_repetitions is None:
            return state.most
        return min(self.tuning.base_runs or self.base_repetitions, state.most)

    def next_point(self, state: State, random: np.random.Generator, room: float = math.inf) -> int | None:
        """Return the point of the next run, None if there is none.

        There is none where every point whose expected cost is at most `room` was measured as often as
        allowed, or where a time is still unknown. The minimum set comes first, whatever it costs.

        Parameters
        ----------
        state : State
        random : Generator
            Source of the random strategy.
        room : float
            Largest expected cost of the run, in the unit of `State.cost`.
        """
        counts = state.counts
        if self.fills:
            return _filling_or_telling(state, random, room)
        minimum = state.minimum
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
        rated = np.where(allowed, self.rating(state, costs, random, self.tuning), np.inf)
        return int(rated.argmin())


_OF_NO_GRID = 2
"""Times as many first runs as of a grid: length scales of few rows that lie anywhere mislead later ones."""


def _filling_or_telling(state: State, random: np.random.Generator, room: float) -> int | None:
    """Return the next point of the strategy "model"; see `uncertainty`."""
    counts, means = state.counts, state.means
    seen = np.isfinite(means)
    allowed = counts < state.most
    if not allowed.any():
        return None
    if (counts == 0).any():  # a new point tells no less than a repetition
        allowed &= counts == 0
    grid = is_full_grid(state.points)
    first = first_runs(len(state.parameters)) * (1 if grid else _OF_NO_GRID)
    if np.count_nonzero(counts) < first or np.count_nonzero(seen) < 2:
        columns, widths = scaled_columns(state.points, state.parameters, state.choices)
        if grid:
            return filling_point(state.points, columns, counts, allowed)
        if np.count_nonzero(counts) < first_runs(len(state.parameters)):
            return projecting_point(state.points, state.parameters, state.choices, counts, allowed, random)
        return spreading_point(columns, widths, counts, allowed, random)
    if not seen[counts > 0].all():
        return None  # times of the runs before are not known yet
    found = surrogate_of(state.points, state.parameters, state.choices, means)
    costs = np.where(counts > 0, means, found.times()) * state.weights
    allowed &= costs <= room
    if not allowed.any():
        return None
    return telling_point(found, counts, allowed, costs, room / max(state.wanted, 1), random)


def _cheapest(state: State, costs: Floats, random: np.random.Generator, tuning: Tuning) -> Floats:
    return costs


def _drawn(state: State, costs: Floats, random: np.random.Generator, tuning: Tuning) -> Floats:
    return random.permutation(len(costs)).astype(np.float64)


def _most_telling(state: State, costs: Floats, random: np.random.Generator, tuning: Tuning) -> Floats:
    """Eqs 7 and 8: squared cost over squared variance, weighed by noise, repetitions and `tuning`."""
    noise = min(100.0 * state.noise, 100.0)
    repetition = np.clip(state.counts + 1, 1, _MOST_COUNTED)
    weight = -np.tanh(noise / 4 - 2.5) + 2.0 ** (repetition / 2 - 0.5)
    taught = belief(state).deviation ** (4 * tuning.accuracy)
    return np.asarray((costs**2 * weight) ** tuning.cost / taught)


def _first_cheap_then_telling(
    state: State, costs: Floats, random: np.random.Generator, tuning: Tuning
) -> Floats:
    begun = np.count_nonzero(state.counts)
    if begun < len(state.minimum) + tuning.switch * len(costs):
        return np.where(state.counts == 0, costs, costs.max() + costs)
    return _most_telling(state, costs, random, tuning)


def _expected_improvement(state: State, costs: Floats, random: np.random.Generator, tuning: Tuning) -> Floats:
    """The expected improvement on the least time so far, by the same Gaussian process."""
    found = belief(state)
    return -expected_improvement(float(np.log(np.nanmin(state.means))), found.mean, found.deviation)


def _in_order(state: State, costs: Floats, random: np.random.Generator, tuning: Tuning) -> Floats:
    """From the most of the first parameter down, the others rising, the last one fastest."""
    place = np.empty(len(costs))
    place[np.lexsort([*state.points.T[:0:-1], -state.points[:, 0]])] = np.arange(len(costs))
    return place


STRATEGIES: Mapping[str, Strategy] = {
    strategy.name: strategy
    for strategy in (
        Strategy("model", 1, _cheapest, False, SUGGESTED["model"], fills=True),
        Strategy("gpr", 2, _most_telling, False, SUGGESTED["gpr"]),
        Strategy("hybrid", 2, _first_cheap_then_telling, False, SUGGESTED["hybrid"]),
        Strategy("bayesian", 2, _expected_improvement, False, SUGGESTED["bayesian"]),
        Strategy("cpf", None, _cheapest, True, SUGGESTED["cpf"]),
        Strategy("random", None, _drawn, False, SUGGESTED["random"]),
        Strategy("grid", None, _in_order, True, SUGGESTED["grid"]),
    )
}
"""Strategies by name, after Ritter et al., in details as in their published evaluation; the number of runs
of the minimum set is from Sections II (cheapest points first) and III-B."""


def tuned(name: str, tuning: Tuning) -> Strategy:
    """Return a strategy with other weights.

    Raises
    ------
    ValueError
        If there is no such strategy.
    """
    if name not in STRATEGIES:
        raise ValueError(f"strategy {name!r} is none of {', '.join(STRATEGIES)}")
    return replace(STRATEGIES[name], tuning=tuning)
