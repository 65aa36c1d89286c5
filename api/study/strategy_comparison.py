"""Comparison of strategies of choosing runs, on random scaling laws with simulated noise."""

from __future__ import annotations

import os
from collections.abc import Sequence
from dataclasses import dataclass
from itertools import product
from pathlib import Path
from typing import TYPE_CHECKING, Any

from ...errors import UsageError, argument
from ...models.empirical.acquisition.registry import REPLAYED
from ...models.empirical.acquisition.replay import Outcome
from ...models.empirical.acquisition.synthetic.random_pool import Noise, Scenario
from ...models.empirical.acquisition.synthetic.tournament import tournament
from ...models.empirical.estimators.pmnf.fit import Statistic
from ...reports.strategies import strategies_to_json
from ..campaign.front_end import PathLike, chosen_spread
from ..listener import listener
from ..request.campaigns import LOCAL
from ..request.studies import STUDY_STRATEGIES
from ..shown import Shown
from ..suggest import tuning_of

if TYPE_CHECKING:
    import pandas as pd


@dataclass(frozen=True, slots=True, repr=False, eq=False)
class StrategyComparison(Shown):
    """Accuracy of scaling laws by strategy and cost.

    Attributes
    ----------
    found : tuple of (Scenario, sequence of Outcome)
        Outcomes of the laws, by their number of parameters and the level of noise.
    limits : tuple of float
        Errors that count as accurate, as shares of 1.
    n_parameters : tuple of int
        Numbers of parameters of the laws.
    """

    found: tuple[tuple[Scenario, Sequence[Outcome]], ...]
    limits: tuple[float, ...]
    n_parameters: tuple[int, ...]

    @property
    def caption(self) -> str:
        """Numbers of outcomes and of levels of noise."""
        n_outcomes = sum(len(outcomes) for _, outcomes in self.found)
        numbers = " and ".join(map(str, self.n_parameters))
        return f"{n_outcomes} outcomes of laws of {numbers} parameters"

    def to_frame(self) -> pd.DataFrame:
        """Return a row for each level of noise, strategy, budget and error that counts as accurate."""
        import pandas as pd  # noqa: PLC0415 - half a second of import

        return pd.DataFrame(self.to_json()["rows"])

    def to_json(self) -> dict[str, Any]:
        """Return the accuracy by the keys of `chainline study strategies --json`; shares of 1."""
        return strategies_to_json(self.found, self.limits)


@STUDY_STRATEGIES.checks
def strategies(  # noqa: PLR0913
    *,
    parameters: int | Sequence[int] = (2,),
    noise: Sequence[float] = (1.0,),
    kind: str = "uniform",
    repetitions: int = 5,
    budgets: Sequence[float] = (10.0,),
    functions: int = 100,
    strategies: Sequence[str] = tuple(REPLAYED),
    within: Sequence[float] = (5.0,),
    draw: int | None = None,
    statistic: str = "mean",
    weights: tuple[float, float] = (1.0, 1.0),
    switch: float = 0.25,
    workers: int | None = None,
    executor: str = LOCAL,
    cluster: PathLike | None = None,
    output: PathLike,
) -> StrategyComparison:
    """Return the share of random scaling laws that each strategy predicts, by the cost of its runs.

    Laws are measured run by run as each strategy of `suggest` proposes, and predicted one step beyond the
    range. A run that was stopped resumes with the same output.

    Parameters
    ----------
    parameters : int or sequence of int
        Parameters of each law, 2 to 4; of several numbers all are studied in turn.
    noise : sequence of float
        Ranges of the repetitions of a run in per cent.
    kind : {"uniform", "drifting", "mixed"}
        Kind of noise.
    repetitions : int
        Most repetitions of a point.
    budgets : sequence of float
        Budgets in per cent of the cost of all runs.
    functions : int
        Number of random laws.
    strategies : sequence of str
        Strategies of `suggest`, or "full"; all by default.
    within : sequence of float
        Errors in per cent that count as accurate.
    draw : int, optional
        Seed of one draw of noise for all laws; by default each has its own.
    statistic : {"mean", "median", "min"}
        Statistic of the repetitions that models learn.
    weights : (float, float)
        Of gpr and hybrid: exponents of the expected gain and of the cost of a run.
    switch : float
        Of hybrid: share of the points taken cheapest first.
    workers : int, optional
        Processes to work with; one for each core by default.
    executor : str
        Executor of the work, such as "slurm"; this machine by default.
    cluster : path, optional
        Options of its jobs, a TOML file.
    output : path
        Table with a line for each trial, .csv, to which new lines are appended.

    Raises
    ------
    UsageError
        If an argument or the table is wrong.

    Examples
    --------
    >>> import chainline as cl
    >>> from tempfile import TemporaryDirectory
    >>> with TemporaryDirectory() as folder:
    ...     found = cl.study.strategies(
    ...         functions=2, strategies=["full"], workers=1, output=f"{folder}/t.csv"
    ...     )
    >>> found.to_frame()[["strategy", "functions"]].values.tolist()
    [['full', 2]]
    """
    if functions < 1 or repetitions < 1:
        raise UsageError(f"{argument('functions')} and {argument('repetitions')} must be positive")
    levels, shares, limits = (shares_of(given) for given in (noise, budgets, within))
    spread = chosen_spread(executor, cluster, output=output)
    tuning, chosen = tuning_of(weights, switch), Statistic(statistic)
    numbers = (parameters,) if isinstance(parameters, int) else tuple(parameters)
    found = []
    for number, level in product(numbers, levels):
        scenario = Scenario(number, level, Noise(kind), repetitions, shares, chosen, draw, tuning)
        path = Path(os.fspath(output))
        outcomes = tournament(functions, list(strategies), scenario, path, _tell, workers, spread)
        found.append((scenario, outcomes))
    listener().done()
    return StrategyComparison(tuple(found), limits, numbers)


def _tell(number: int) -> None:
    listener().stage(f"function {number}", quiet=True)


def shares_of(percents: Sequence[float]) -> tuple[float, ...]:
    """Return per cent as rising shares of 1."""
    return tuple(sorted(each / 100 for each in percents))
