"""Strategies of choosing runs: compared on random scaling laws, and replayed on a measured program."""

from __future__ import annotations

import os
from collections.abc import Mapping, Sequence
from itertools import product
from pathlib import Path
from typing import TYPE_CHECKING, Any

from ...errors import UsageError, argument
from ...models.empirical.acquisition.case_study import CaseStudy, replay_all
from ...models.empirical.acquisition.case_study import case_study as study_of
from ...models.empirical.acquisition.replay import Outcome
from ...models.empirical.acquisition.synthetic import Noise, Scenario, tournament
from ...models.empirical.estimators.pmnf.fit import Statistic
from ...models.empirical.fitting.registry import REPLAYED
from ...records import record, replace
from ...reports.run_strategies import case_study_to_json, strategies_to_json
from ..campaign.front_end import PathLike, chosen_spread
from ..listener import listener, warn
from ..request.shared import LOCAL
from ..request.studies import CASE_STUDY, STUDY_STRATEGIES
from ..scaling_laws import measured_series
from ..shown import Shown
from ..suggest import tuning_of

if TYPE_CHECKING:
    import pandas as pd


@record(eq=False, repr=False)
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


_NAMED = 3
"""Kernels that a message names."""


@record(eq=False, repr=False)
class CaseStudyReplay(Shown):
    """Outcomes of strategies that choose among the runs of a program within budgets.

    Attributes
    ----------
    study : CaseStudy
        Kernels, their runs, and the point that is predicted.
    outcomes : tuple of Outcome
        Predictions of each kernel, strategy and budget.
    name : str
        Name of the table.
    """

    study: CaseStudy
    outcomes: tuple[Outcome, ...]
    name: str

    @property
    def caption(self) -> str:
        """Name of the table, and the number of kernels."""
        return f"{self.name}: {len(self.study.kernels)} kernels replayed"

    def to_frame(self) -> pd.DataFrame:
        """Return a row for each strategy and budget: the shares of the kernels that it predicts."""
        import pandas as pd  # noqa: PLC0415 - half a second of import

        rows = self.to_json()["rows"]
        return pd.DataFrame(
            [{**row, **{f"within_{k}": v for k, v in row.pop("within").items()}} for row in rows]
        )

    def to_json(self) -> dict[str, Any]:
        """Return the outcomes by the keys of `chainline study case-study --json`; shares of 1."""
        return case_study_to_json(self.study, self.outcomes)


@CASE_STUDY.checks
def case_study(  # noqa: PLR0913
    table: PathLike | pd.DataFrame,
    target: str | None = None,
    *,
    features: Sequence[str] | None = None,
    kernel: Sequence[str] | None = None,
    options: PathLike | None = None,
    metric: str | None = None,
    at: Mapping[str, float] | None = None,
    processes: str | None = None,
    above: float = 1.0,
    strategies: Sequence[str] = ("full", "gpr", "cpf"),
    budgets: Sequence[float] = (5.0, 10.0, 15.0, 20.0, 30.0, 40.0, 50.0, 60.0, 80.0, 100.0),
    statistic: str = "mean",
    weights: tuple[float, float] = (1.0, 1.0),
    switch: float = 0.25,
    base: int = 2,
    workers: int | None = None,
    executor: str = LOCAL,
    cluster: PathLike | None = None,
    campaign: PathLike | None = None,
) -> CaseStudyReplay:
    """Return the share of kernels that each strategy predicts at the largest point, by its budget.

    The largest point is held out; each strategy chooses among the other runs of a kernel.

    Parameters
    ----------
    table : path or DataFrame
        Runs, in a format of Extra-P, .csv or .parquet.
    target : str, optional
        Column of the times; guessed by default.
    features : sequence of str, optional
        Columns of the parameters; all others by default.
    kernel : sequence of str, optional
        Columns that tell kernels apart.
    options : path, optional
        Variability model whose options are the parameters.
    metric : str, optional
        Metric to predict, where there are several.
    at : mapping of str to float, optional
        Point to predict; by default the largest value of every parameter.
    processes : str, optional
        Parameter by which a second of a run is charged.
    above : float
        Least share of the total in per cent that a kernel takes.
    strategies : sequence of str
        Strategies of `suggest`, or "full".
    budgets : sequence of float
        Budgets in per cent of the cost of all runs.
    statistic : {"mean", "median", "min"}
        Statistic of the repetitions that models learn.
    weights : (float, float)
        Of gpr and hybrid: exponents of the expected gain and of the cost of a run.
    switch : float
        Of hybrid: share of the points taken cheapest first.
    base : int
        Of gpr, hybrid and bayesian: runs of each point of the minimum set.
    workers : int, optional
        Processes to work with; one for each core by default.
    executor : str
        Executor of the work, such as "slurm"; this machine by default.
    cluster : path, optional
        Options of its jobs, a TOML file.
    campaign : path, optional
        Folder that keeps the blocks of an executor, so that a later run resumes.

    Raises
    ------
    UsageError
        If an argument or the table is wrong.

    Examples
    --------
    >>> import chainline as cl
    >>> cl.study.case_study("runs.csv", strategies=["best"])  # doctest: +ELLIPSIS
    Traceback (most recent call last):
    ...
    chainline.errors.UsageError: strategies: 'best' is none of full, gpr, ...
    """
    spread, shares = chosen_spread(executor, cluster, campaign), shares_of(budgets)
    series, where = measured_series(table, target, features, kernel, options)
    tuning = replace(tuning_of(weights, switch), base_runs=base)
    study = study_of(series, metric, at, processes, above / 100, where, Statistic(statistic), base)
    if study.without_time:
        warn(f"{where}: {_named(study.without_time)} left out: a time of 0, which costs cannot be")
    n_kernels = len(study.pools)

    def told(n_done: int) -> None:
        done = f"{n_done} of {n_kernels} kernels done"
        listener().stage(f"playing {len(strategies)} strategies: {done}", quiet=True)

    outcomes = replay_all(study, list(strategies), shares, workers, tuning, told, spread)
    listener().done()
    return CaseStudyReplay(study, tuple(outcomes), Path(where).stem)


def _named(kernels: Sequence[str]) -> str:
    """Return `3 kernels (a, b, c)`, of many the first."""
    shown = ", ".join(kernels[:_NAMED]) + (", ..." if len(kernels) > _NAMED else "")
    return f"{len(kernels)} kernel{'s' if len(kernels) > 1 else ''} ({shown})"
