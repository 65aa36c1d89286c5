"""Synthetic programs with known times, on which strategies are replayed: random laws, measured with noise.

As the published evaluation has them (Ritter et al., Section IV-A; github.com/extra-p/extrap-gpr, commit
015c5f8, function_generator.py): a term of each parameter, all added or all multiplied; coefficients, and
exponents of the parameter and of its logarithm, are drawn each by itself, so that more than half of the terms
are none that Extra-P or `PMNFRegressor` tries; every parameter matters at both ends of what is measured. The
point that is predicted lies one step beyond. Functions are replayed as blocks of a campaign, in parallel.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable, Mapping, Sequence
from dataclasses import asdict, fields
from enum import StrEnum
from fractions import Fraction
from functools import partial
from pathlib import Path
from random import Random
from typing import Any

import numpy as np

from ....analysis.campaign.runner import Place, Rows, Work
from ....analysis.campaign.submit import Spread
from ....arrays import Floats
from ....codegen.process import map_processes
from ....errors import UsageError, first_line
from ....files.csv_log import CsvLog
from ....records import field, record
from ..estimators.pmnf.fit import Statistic
from ..formulas.formula import LOGARITHMS_OF, Formula, Product, Term
from .replay import FULL, Outcome, Pool, replay
from .strategies import Tuning

VALUES: tuple[tuple[float, ...], ...] = (
    (4, 8, 16, 32, 64, 128),
    (10, 20, 30, 40, 50, 60),
    (1000, 2000, 3000, 4000, 5000, 6000),
    (10, 12, 14, 16, 18, 20),
)
"""Values of each parameter, the last to be predicted; the first parameter is the number of processes."""
POWERS = tuple(Fraction(power) for power in LOGARITHMS_OF)
LOGARITHMS = (0, 1, 2)
_LARGEST_COEFFICIENT = 1000.0
_LEAST_SHARE = 0.01
"""Of a term added, in the function; of the growth by 1 of a parameter whose term is multiplied, likewise."""
_NAMES = "pxyz"


@record(eq=False)
class Problem:
    """A function, where it can be measured, and where it is predicted.

    Attributes
    ----------
    formula : Formula
    points : ndarray of float, (n, n_parameters)
        All combinations of the measured values.
    target : ndarray of float, (n_parameters,)
    """

    formula: Formula
    points: Floats
    target: Floats


def random_problem(n_parameters: int, random: np.random.Generator) -> Problem:
    """Return a random function of two to four parameters, all of which matter."""
    points, target = space(n_parameters)
    draw, matter = (_sum, _terms_matter) if random.integers(2) else (_product, _parameters_matter)
    while True:
        formula = draw(n_parameters, random)
        if matter(formula, points[[0, -1]]):
            return Problem(formula, points, target)


def space(n_parameters: int, values: Sequence[Sequence[float]] = VALUES) -> tuple[Floats, Floats]:
    """Return all points that can be measured, (n, n_parameters), and the one beyond, (n_parameters,)."""
    axes = [np.array(each[:-1], np.float64) for each in values[:n_parameters]]
    points = np.stack(np.meshgrid(*axes, indexing="ij"), axis=-1).reshape(-1, n_parameters)
    return points, np.array([each[-1] for each in values[:n_parameters]], np.float64)


def _sum(n: int, random: np.random.Generator) -> Formula:
    constant, *coefficients = random.uniform(0, _LARGEST_COEFFICIENT, 1 + n).tolist()
    products: tuple[Product, ...] = tuple(((i, _term(random)),) for i in range(n))
    return Formula(tuple(_NAMES[:n]), constant, tuple(coefficients), products)


def _product(n: int, random: np.random.Generator) -> Formula:
    constant, *coefficients = random.uniform(0, _LARGEST_COEFFICIENT, 1 + n).tolist()
    product: Product = tuple((i, _term(random)) for i in range(n))
    return Formula(tuple(_NAMES[:n]), constant, (float(np.prod(coefficients)),), (product,))


def _term(random: np.random.Generator) -> Term:
    return Term(POWERS[random.integers(len(POWERS))], int(random.choice(LOGARITHMS)))


def _terms_matter(formula: Formula, ends: Floats) -> bool:
    """Tell whether each term of a sum is at least a hundredth of it, at the first and the last point."""
    total = formula.values(ends)
    parts = zip(formula.coefficients, formula.products, strict=True)
    shares = [Formula(formula.parameters, 0.0, (c,), (p,)).values(ends) / total for c, p in parts]
    return bool((np.array(shares) >= _LEAST_SHARE).all())


def _parameters_matter(formula: Formula, ends: Floats) -> bool:
    """Tell whether the function grows by a hundredth at least with each parameter by 1, at both ends.

    With more than two parameters one of them need not: the third is in the thousands.
    """
    share = 1 - formula.constant / formula.values(ends)
    growth = np.stack(
        [
            share * (float(t.power) + t.logarithm / np.log(ends[:, i])) / ends[:, i]
            for i, t in formula.products[0]
        ]
    )
    n = len(growth)
    return bool(((growth >= _LEAST_SHARE).sum(axis=0) >= (n if n == 2 else n - 1)).all())


class Noise(StrEnum):
    """Distribution of repeated times.

    UNIFORM lies within plus and minus half the level. DRIFTING is the noise of the published figures:
    each repetition is the one before, changed by UNIFORM, so that more repetitions are further off
    (github.com/extra-p/extrap-gpr, commit 015c5f8, synthetic_benchmark.py). MIXED is as the text of the paper
    says, of Gaussian, uniform, exponential and Poisson parts alike.
    """

    UNIFORM = "uniform"
    DRIFTING = "drifting"
    MIXED = "mixed"


def noisy(
    times: Floats, repetitions: int, level: float, noise: Noise, random: np.random.Generator | int
) -> Floats:
    """Return repeated measurements, (n,) -> (n, repetitions).

    Parameters
    ----------
    times : ndarray of float, (n,)
    repetitions : int
    level : float
        Width of the scatter as a share of the time: 0.02 is one per cent up and down, of DRIFTING each step.
    noise : Noise
    random : Generator or int
        A seed is that of a draw as the published evaluation makes it, the same for all times.
    """
    shape = (len(times), repetitions)
    if noise is not Noise.MIXED:
        if isinstance(random, int):
            steps = 1 + level / 2 * _signed_shares(shape, random)
        else:
            steps = 1 + random.uniform(-level / 2, level / 2, shape)
        return np.asarray(times[:, None] * (steps.cumprod(axis=1) if noise is Noise.DRIFTING else steps))
    random = np.random.default_rng(random)
    width = level / np.sqrt(12)  # the deviation of the uniform noise
    kinds = np.stack(
        [
            random.normal(0, width, shape),
            random.uniform(-level / 2, level / 2, shape),
            (random.exponential(1, shape) - 1) * width,
            (random.poisson(4, shape) - 4) / 2 * width,
        ]
    )
    return np.asarray(times[:, None] * np.maximum(1 + kinds.mean(axis=0) * 2, 1e-3))


def _signed_shares(shape: tuple[int, int], seed: int) -> Floats:
    """Return numbers from -1 to 1 as synthetic_benchmark.py of extrap-gpr draws them: a sign, then a size."""
    random = Random(seed)
    drawn = [(-1 if random.randint(1, 2) == 1 else 1) * random.random() for _ in range(shape[0] * shape[1])]
    return np.reshape(drawn, shape)


@record
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


REPLAYED = "study strategies"
"""Name of these blocks."""


def scenario_to_json(scenario: Scenario) -> dict[str, Any]:
    """Return a scenario as JSON.

    Examples
    --------
    >>> scenario_from_json(scenario_to_json(Scenario(2, 0.01))) == Scenario(2, 0.01)
    True
    """
    return {**asdict(scenario), "budgets": list(scenario.budgets)}


def scenario_from_json(found: Mapping[str, Any]) -> Scenario:
    """Return the scenario of JSON.

    Raises
    ------
    UsageError
        If a field is missing or has a wrong value.
    """
    try:
        typed = {
            "noise": Noise(found["noise"]),
            "statistic": Statistic(found["statistic"]),
            "budgets": tuple(map(float, found["budgets"])),
            "tuning": Tuning(**found["tuning"]),
        }
        return Scenario(**{**found, **typed})
    except (KeyError, TypeError, ValueError) as error:
        raise UsageError(
            f"the campaign holds no scenario: {first_line(error)}; start the campaign again"
        ) from None


def set_up(setting: Mapping[str, Any], place: Place) -> Work:
    """Return the work of a node: replay every strategy on the function of a block."""
    scenario = scenario_from_json(setting["scenario"])
    strategies = tuple(map(str, setting["strategies"]))

    def work(parameters: Mapping[str, Any]) -> Rows:
        return [
            asdict(outcome)
            for outcome in replay_on_function(int(parameters["function"]), strategies, scenario)
        ]

    return work


_OF_SETTING = ("parameters", "level", "noise", "repetitions", "statistic", "draw", "weights", "switch")
_OF_OUTCOME = tuple(field.name for field in fields(Outcome))
_COLUMNS = (*_OF_SETTING, *_OF_OUTCOME)


def tournament(
    n_functions: int,
    strategies: Sequence[str],
    scenario: Scenario,
    path: Path,
    on_function: Callable[[int], None],
    workers: int | None = None,
    spread: Spread | None = None,
) -> list[Outcome]:
    """Return the outcomes of all functions; those in the file are not computed again.

    Parameters
    ----------
    n_functions : int
    strategies : sequence of str
        Of `STRATEGIES`, or "full".
    scenario : Scenario
    path : Path
        Outcomes of this and other settings, a line each; appended to.
    on_function : callable
        Called with the number of each finished function.
    workers : int or None
        Processes; one for each core by default.
    spread : callable or None
        Replays the functions on other machines; None replays them here.

    Raises
    ------
    UsageError
        If the file has other columns, or cannot be written.
    """
    with CsvLog.open(path, _COLUMNS, "file of `chainline study strategies`") as log:
        return _replayed(log, n_functions, strategies, scenario, on_function, workers, spread)


def _replayed(
    log: CsvLog,
    n_functions: int,
    strategies: Sequence[str],
    scenario: Scenario,
    on_function: Callable[[int], None],
    workers: int | None,
    spread: Spread | None,
) -> list[Outcome]:
    wanted = {(name, b) for name in strategies for b in ((1.0,) if name == FULL else scenario.budgets)}
    known: dict[int, dict[tuple[str, float], Outcome]] = defaultdict(dict)
    for outcome in _outcomes(log, scenario):
        known[outcome.function][outcome.strategy, outcome.budget] = outcome

    def missing() -> list[int]:
        return [number for number in range(n_functions) if not wanted <= set(known[number])]

    def keep(number: int, outcomes: Sequence[Outcome]) -> None:
        # what a crash left of a function, or another run made of it, is not written twice
        new = [outcome for outcome in outcomes if (outcome.strategy, outcome.budget) not in known[number]]
        log.append([_of(scenario) | asdict(outcome) for outcome in new])
        known[number] |= {(outcome.strategy, outcome.budget): outcome for outcome in new}
        on_function(number)

    if spread is None:
        numbers = missing()
        replayed = partial(replay_on_function, strategies=strategies, scenario=scenario)
        for number, outcomes in zip(numbers, map_processes(replayed, numbers, workers), strict=True):
            keep(number, outcomes)
    else:
        setting = {"scenario": scenario_to_json(scenario), "strategies": list(strategies)}

        def take(rows: Sequence[Mapping[str, Any]]) -> None:
            keep(int(rows[0]["function"]), [Outcome(**row) for row in rows])

        spread(REPLAYED, setting, lambda: [{"function": number} for number in missing()], take)
    return [known[number][key] for number in range(n_functions) for key in sorted(wanted)]


def _outcomes(log: CsvLog, scenario: Scenario) -> list[Outcome]:
    here = {name: str(value) for name, value in _of(scenario).items()}
    every = log.parsed(lambda row: (here.items() <= row.items(), _outcome(row)))
    return [outcome for of_setting, outcome in every if of_setting]


def _of(scenario: Scenario) -> dict[str, Any]:
    return {
        "parameters": scenario.n_parameters,
        "level": scenario.level,
        "noise": scenario.noise.value,
        "repetitions": scenario.repetitions,
        "statistic": scenario.statistic.value,
        "draw": "" if scenario.draw is None else scenario.draw,
        "weights": f"{scenario.tuning.accuracy:g}/{scenario.tuning.cost:g}",
        "switch": scenario.tuning.switch,
    }


def _outcome(row: Mapping[str, str]) -> Outcome:
    error = float(row["error"]) if row["error"] else None
    whole = (int(row[name]) for name in ("points", "runs"))
    return Outcome(
        int(row["function"]), row["strategy"], float(row["budget"]), error, float(row["spent"]), *whole
    )
