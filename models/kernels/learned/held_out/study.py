"""The whole study of a table of samples: every learner on every division, spread over the cores."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from .....codegen.process import map_processes
from ..learners import LEARNERS
from .divisions import (
    Division,
    budget_divisions,
    one_compiler_divisions,
    random_divisions,
    whole_divisions,
)
from .predictions import held_out

if TYPE_CHECKING:
    import pandas as pd

BUDGETS = (5, 10, 20, 50, 100, 200, 500)
"""Rows learned from, for the learning curve."""
_CURVE = ("nearest neighbour", "plain XGBoost", "simulation", "learned")
_SLOW = ("paper", "learned")
_Job = tuple["pd.DataFrame", Division, str]


def study(table: pd.DataFrame, budgets: tuple[int, ...] = BUDGETS) -> pd.DataFrame:
    """Return what every learner predicts of rows held out, in every kind of division.

    Parameters
    ----------
    table : pandas.DataFrame
        As `samples.Samples.table`.
    budgets : tuple of int
        Rows learned from, for the learning curve; those larger than the table are left out.

    Returns
    -------
    pandas.DataFrame
        As `held_out`.
    """
    import pandas as pd  # noqa: PLC0415 - half a second of import

    jobs = list(_jobs(table, budgets))
    # the longest first, so that no worker is left with one at the end
    order = sorted(range(len(jobs)), key=lambda k: -len(jobs[k][1].train) * (jobs[k][2] in _SLOW))
    found = dict(zip(order, map_processes(_held_out, [jobs[k] for k in order]), strict=True))
    return pd.concat([found[k] for k in range(len(jobs))], ignore_index=True)


def _jobs(table: pd.DataFrame, budgets: tuple[int, ...]) -> Iterator[_Job]:
    divisions = [*random_divisions(table), *one_compiler_divisions(table), *whole_divisions(table)]
    for division in divisions:
        for name in LEARNERS:
            yield table, division, name
    for division in budget_divisions(table, tuple(b for b in budgets if b <= len(table))):
        for name in _CURVE:
            yield table, division, name


def _held_out(job: _Job) -> pd.DataFrame:
    table, division, name = job
    return held_out(table, [division], {name: LEARNERS[name]})
