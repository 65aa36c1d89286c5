"""Cross-validation of every learner on every division of a table of samples.

Divisions are predicted on the cores of this machine, or on other machines: a learner and a division are then
a block of a campaign.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from functools import partial
from typing import TYPE_CHECKING, Any

from .....analysis.campaign.block import frame_from_json, frame_to_json
from .....analysis.campaign.runner import Place, Work
from .....analysis.campaign.submit import Spread, collected_answers, in_place
from .....codegen.process import map_processes, with_one_thread
from .....records import record
from ..learners import LEARNERS, Learner
from .divisions import Division, budget_divisions, one_compiler_divisions, random_divisions, whole_divisions
from .scores import held_out

if TYPE_CHECKING:
    import pandas as pd


SCORED = "train"
"""Name of the blocks of a campaign that are divisions."""


@record(eq=False)
class Comparison:
    """Learners, and divisions whose held-out rows they predict.

    Attributes
    ----------
    divisions : sequence of Division
    learners : mapping of str to callable
    asked : mapping
        Request from which a node rebuilds them, as JSON.
    """

    divisions: Sequence[Division]
    learners: Mapping[str, Learner]
    asked: Mapping[str, Any]


def predicted(table: pd.DataFrame, comparison: Comparison, spread: Spread | None) -> pd.DataFrame:
    """Return the predictions of every learner for the held-out rows of every division, as `held_out` does.

    Parameters
    ----------
    table : pandas.DataFrame
        Samples.
    comparison : Comparison
        Divisions and learners.
    spread : callable or None
        Runs the divisions on other machines; None runs them here, one after the other.
    """
    import pandas as pd  # noqa: PLC0415 - half a second of import

    places = range(len(comparison.divisions))
    if spread is None:
        return pd.concat([of_division(table, comparison, place) for place in places], ignore_index=True)
    setting = {"table": frame_to_json(table), "asked": dict(comparison.asked)}
    found = collected_answers(spread, SCORED, setting, [{"division": place} for place in places])
    return pd.concat(map(frame_from_json, found), ignore_index=True)


def of_division(table: pd.DataFrame, comparison: Comparison, place: int) -> pd.DataFrame:
    """Return the predictions of every learner for the held-out rows of one division.

    Parameters
    ----------
    table : pandas.DataFrame
        Samples.
    comparison : Comparison
        Divisions and learners.
    place : int
        Position of the division in `comparison.divisions`.
    """
    division = comparison.divisions[place]
    return with_one_thread(lambda only: held_out(table, [only], comparison.learners), division)


LEARNED = "evaluate learned"
"""Name of the blocks of a campaign that does it."""
BUDGETS = (5, 10, 20, 50, 100, 200, 500)
"""Rows learned from, for the learning curve."""
_CURVE = ("nearest neighbour", "plain XGBoost", "simulation", "learned")
_SLOW = ("paper", "learned")
_Job = tuple["pd.DataFrame", Division, str]


def study(
    table: pd.DataFrame, budgets: tuple[int, ...] = BUDGETS, spread: Spread | None = None
) -> pd.DataFrame:
    """Return the predictions of every learner for held-out rows, in every kind of division.

    Parameters
    ----------
    table : pandas.DataFrame
        As `samples.Samples.table`.
    budgets : tuple of int
        Rows learned from, for the learning curve; those larger than the table are left out.
    spread : callable or None
        Has the learning done on other machines; the processes of this one by default.

    Returns
    -------
    pandas.DataFrame
        As `held_out`.
    """
    import pandas as pd  # noqa: PLC0415 - half a second of import

    jobs = jobs_of(table, budgets)
    if spread is not None:
        setting = {"table": frame_to_json(table), "budgets": list(budgets)}
        there = collected_answers(spread, LEARNED, setting, [{"job": k} for k in range(len(jobs))])
        return pd.concat(map(frame_from_json, there), ignore_index=True)
    # the longest first, so that no worker is left with one at the end
    order = sorted(range(len(jobs)), key=lambda k: -len(jobs[k][1].train) * (jobs[k][2] in _SLOW))
    alone = partial(with_one_thread, predicted_job)
    found = dict(zip(order, map_processes(alone, [jobs[k] for k in order]), strict=True))
    return pd.concat([found[k] for k in range(len(jobs))], ignore_index=True)


def jobs_of(table: pd.DataFrame, budgets: tuple[int, ...]) -> list[_Job]:
    """Return all jobs of a study (table, division, learner), always in the same order."""
    return list(_jobs(table, budgets))


def _jobs(table: pd.DataFrame, budgets: tuple[int, ...]) -> Iterator[_Job]:
    divisions = [*random_divisions(table), *one_compiler_divisions(table), *whole_divisions(table)]
    for division in divisions:
        for name in LEARNERS:
            yield table, division, name
    for division in budget_divisions(table, tuple(b for b in budgets if b <= len(table))):
        for name in _CURVE:
            yield table, division, name


def predicted_job(job: _Job) -> pd.DataFrame:
    """Return the predictions of one learner for the held-out rows of one division."""
    table, division, name = job
    return held_out(table, [division], {name: LEARNERS[name]})


def set_up(setting: Mapping[str, Any], place: Place) -> Work:
    """Return the work of a block: train one learner on one division of the table and predict the rest."""
    jobs = jobs_of(frame_from_json(setting["table"]), tuple(map(int, setting["budgets"])))

    def predicted(parameters: Mapping[str, Any]) -> dict[str, Any]:
        return frame_to_json(predicted_job(jobs[int(parameters["job"])]))

    return in_place(predicted)
