"""Case study of measuring strategies: prediction of the largest run of a program from a part of its runs.

The measurements of each kernel of the program are a pool that strategies choose from. Kernels can be replayed
as blocks of a campaign: `set_up` makes the work of a node from a request in JSON.

References
----------
Ritter et al., Section V-A.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import asdict
from functools import partial
from typing import Any

import numpy as np
import numpy.typing as npt

from ....analysis.campaign.runner import Place, Work
from ....analysis.campaign.submit import Spread, collected_answers, in_place
from ....arrays import Floats
from ....codegen.process import map_processes, with_one_thread
from ....errors import UsageError, argument, first_line
from ....records import record
from ..data.experiments.series import Series
from ..estimators.pmnf.fit import Statistic
from ..estimators.pmnf.model_families import require_few
from .replay import Outcome, Pool, replay
from .state import minimum_set
from .strategies import Tuning

CASES = "study case-study"
"""Name of these blocks."""
_ARRAYS = ("points", "values", "weights", "target")


def pool_to_json(pool: Pool) -> dict[str, Any]:
    """Return a pool as JSON; numbers are preserved exactly."""
    arrays = {name: getattr(pool, name).tolist() for name in _ARRAYS}
    texts = {"parameters": list(pool.parameters), "statistic": pool.statistic.value}
    return {"number": pool.number, "truth": pool.truth, **arrays, **texts}


def pool_from_json(found: Mapping[str, Any]) -> Pool:
    """Return the pool of JSON.

    Raises
    ------
    UsageError
        If a field is missing or has a wrong value.
    """
    try:
        arrays = {name: np.array(found[name], np.float64) for name in _ARRAYS}
        parameters = tuple(map(str, found["parameters"]))
        whole, truth = int(found["number"]), float(found["truth"])
        return Pool(
            number=whole,
            parameters=parameters,
            truth=truth,
            statistic=Statistic(found["statistic"]),
            **arrays,
        )
    except (KeyError, TypeError, ValueError) as error:
        raise UsageError(
            f"a block of the campaign holds no kernel: {first_line(error)}; start the campaign again"
        ) from None


def replay_to_json(strategies: Sequence[str], budgets: Sequence[float], tuning: Tuning) -> dict[str, Any]:
    """Return the setting of a replay as JSON, the same for every pool.

    Parameters
    ----------
    strategies : sequence of str
    budgets : sequence of float
        Shares of the cost of everything.
    tuning : Tuning
        Of the strategies.
    """
    return {"strategies": list(strategies), "budgets": list(budgets), "tuning": asdict(tuning)}


def outcomes_from_json(found: Sequence[Mapping[str, Any]]) -> list[Outcome]:
    """Return the outcomes that a node reports.

    Raises
    ------
    UsageError
        If a field is missing or unknown.
    """
    try:
        return [Outcome(**outcome) for outcome in found]
    except TypeError as error:
        raise UsageError(
            f"the answer of a node holds no outcomes: {first_line(error)}; start the campaign again"
        ) from None


def set_up(setting: Mapping[str, Any], place: Place) -> Work:
    """Return the work of a node: replay every strategy on the pool of a block."""
    strategies, budgets = tuple(map(str, setting["strategies"])), tuple(map(float, setting["budgets"]))
    tuning = Tuning(**setting["tuning"])

    def replayed(parameters: Mapping[str, Any]) -> list[dict[str, Any]]:
        return [
            asdict(outcome)
            for outcome in replay(pool_from_json(parameters["pool"]), strategies, budgets, tuning)
        ]

    return in_place(replayed)


_USUAL_METRICS = ("time", "runtime")


@record(eq=False)
class CaseStudy:
    """Kernels of a program with a relevant share of its time, as pools.

    Attributes
    ----------
    metric : str
    target : mapping of str to float
        The point that is predicted.
    kernels : tuple of str
    pools : tuple of Pool
        One of each kernel.
    least_budgets : tuple of float
        Share of the cost of everything that the minimum set takes, each point as often as strategies
        measure it (or once, if nothing was repeated).
    without_time : tuple of str
        Kernels that were left out, because a time of theirs is not positive.
    """

    metric: str
    target: Mapping[str, float]
    kernels: tuple[str, ...]
    pools: tuple[Pool, ...]
    least_budgets: tuple[float, ...]
    without_time: tuple[str, ...] = ()

    @property
    def n_points(self) -> int:
        """Points of each kernel that strategies choose from."""
        return len(self.pools[0].points)

    @property
    def n_repetitions(self) -> int:
        """Least number of repetitions of a point, over all kernels."""
        return min(int(pool.values.shape[1]) for pool in self.pools)

    @property
    def noise(self) -> float:
        """Range of the repetitions over their mean, the mean of points and kernels; 1 is 100 %."""
        return float(np.mean([_noise(pool.values) for pool in self.pools]))


def case_study(
    series: Sequence[Series],
    metric: str | None,
    at: Mapping[str, float] | None,
    processes: str | None,
    above: float,
    where: str,
    statistic: Statistic = Statistic.MEAN,
    base_runs: int = 2,
) -> CaseStudy:
    """Return the pools of the kernels with more than a share of the total at the point that is predicted.

    Parameters
    ----------
    series : sequence of Series
        At the same points.
    metric : str or None
        The times; by default the only metric, or the one named time or runtime.
    at : mapping of str to float or None
        The point that is predicted, one that was measured; by default the one that is largest in every
        parameter. It is kept from the strategies.
    processes : str or None
        Parameter that a second costs as much as; None for one.
    above : float
        Least share, 0.01 in the paper.
    where : str
        File, for messages.
    statistic : Statistic
        Statistic of the repetitions of a point that models describe.
    base_runs : int
        Runs of each point of the minimum set.

    Raises
    ------
    UsageError
        If the metric, the point or the parameter is not there, there are too many parameters, no kernel
        takes time, too few points are left, or no kernel matters.
    """
    chosen = [each for each in series if each.metric == _metric(series, metric, where)]
    parameters = chosen[0].parameters
    require_few(len(parameters), where)
    if processes is not None and processes not in parameters:
        raise UsageError(
            f"{argument('processes')} {processes}: no such parameter; they are {', '.join(parameters)}"
        )
    without = tuple(each.kernel for each in chosen if not _takes_time(each))
    chosen = [each for each in chosen if _takes_time(each)]
    if not chosen:
        raise UsageError(f"{where}: no kernel takes time at every point, and costs cannot be 0")
    target = _target(chosen[0].points, parameters, at, where)
    total = sum(float(_at(each, target).mean()) for each in chosen)
    kept = [each for each in chosen if float(_at(each, target).mean()) > above * total]
    if not kept:
        raise UsageError(
            f"{where}: no kernel takes more than {100 * above:g} % at that point; lower {argument('above')}"
        )
    pools = tuple(_pool(number, each, target, processes, statistic) for number, each in enumerate(kept))
    if len(pools[0].points) < len(minimum_set(pools[0].points)) or _too_short(pools[0].points):
        raise UsageError(f"{where}: too few points are left to model; five of each parameter are needed")
    shown = dict(zip(parameters, target.tolist(), strict=True))
    names = tuple(each.kernel for each in kept)
    least = tuple(_least_budget(pool, base_runs) for pool in pools)
    return CaseStudy(chosen[0].metric, shown, names, pools, least, without)


def replay_all(
    study: CaseStudy,
    strategies: Sequence[str],
    budgets: Sequence[float],
    workers: int | None = None,
    tuning: Tuning | None = None,
    on_kernel: Callable[[int], None] = lambda n_done: None,
    spread: Spread | None = None,
) -> list[Outcome]:
    """Return the outcomes of every kernel; kernels side by side.

    Parameters
    ----------
    study : CaseStudy
    strategies : sequence of str
        Of `STRATEGIES`, or "full".
    budgets : sequence of float
        Shares of the cost of everything.
    workers : int, optional
        Processes at a time.
    tuning : Tuning, optional
    on_kernel : callable
        Called with the number of finished kernels, 0 at first.
    spread : callable or None
        Replays the kernels on other machines; None replays them in processes of this one.
    """
    if spread is not None:
        setting = replay_to_json(strategies, budgets, tuning or Tuning())
        there = collected_answers(
            spread, CASES, setting, [{"pool": pool_to_json(pool)} for pool in study.pools]
        )
        return [outcome for found in there for outcome in outcomes_from_json(found)]
    one = partial(replay, strategies=strategies, budgets=budgets, tuning=tuning)
    found: list[Outcome] = []
    on_kernel(0)
    for number, outcomes in enumerate(map_processes(partial(with_one_thread, one), study.pools, workers), 1):
        found += outcomes
        on_kernel(number)
    return found


def _metric(series: Sequence[Series], metric: str | None, where: str) -> str:
    names = list(dict.fromkeys(each.metric for each in series))
    if metric is None:
        usual = [name for name in names if name.lower() in _USUAL_METRICS]
        if len(names) > 1 and not usual:
            raise UsageError(
                f"{where}: which metric is the time? give {argument('metric')}, of {', '.join(names)}"
            )
        return usual[0] if usual else names[0]
    if metric not in names:
        raise UsageError(f"{where}: no metric {metric!r}; they are {', '.join(names)}")
    return metric


def _target(
    points: Floats, parameters: tuple[str, ...], at: Mapping[str, float] | None, where: str
) -> Floats:
    if at is not None:
        if set(at) != set(parameters):
            raise UsageError(f"{argument('at')}: give a value of each of {', '.join(parameters)}")
        wanted = np.array([at[name] for name in parameters], np.float64)
        if not (points == wanted).all(axis=1).any():
            raise UsageError(
                f"{argument('at')}: {where} holds no measurement of that point; give one that was measured"
            )
        return wanted
    largest = points.max(axis=0)
    if not (points == largest).all(axis=1).any():
        raise UsageError(
            f"{where}: no point is largest in every parameter; say which is predicted by {argument('at')}"
        )
    return np.asarray(largest, np.float64)


def _row(points: Floats, target: Floats) -> npt.NDArray[np.bool_]:
    return np.asarray((points == target).all(axis=1))


def _at(series: Series, target: Floats) -> Floats:
    return series.repetitions[int(_row(series.points, target).argmax())]


def _takes_time(series: Series) -> bool:
    return all(bool((values > 0).all()) for values in series.repetitions)


def _pool(number: int, series: Series, target: Floats, processes: str | None, statistic: Statistic) -> Pool:
    """Return the pool of a kernel; points have as many repetitions as the one with the fewest."""
    left = np.flatnonzero(~_row(series.points, target))
    points = series.points[left]
    most = min(len(series.repetitions[place]) for place in left)
    values = np.array([series.repetitions[place][:most] for place in left])
    weights = points[:, series.parameters.index(processes)] if processes else np.ones(len(points))
    truth = float(_at(series, target).mean())
    return Pool(number, series.parameters, points, values, weights, target, truth, statistic)


def _noise(values: Floats) -> float:
    return float((np.ptp(values, axis=1) / values.mean(axis=1)).mean())


def _too_short(points: Floats) -> bool:
    return any(len(np.unique(column)) < 5 for column in points.T)


def _least_budget(pool: Pool, base_runs: int) -> float:
    minimum = minimum_set(pool.points)
    runs = pool.values[minimum, :base_runs].sum(axis=1)
    return float((runs * pool.weights[minimum]).sum() / pool.cost)
