"""Predictions for each machine from the rows of the others, and from a few measurements there in addition."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import TYPE_CHECKING

import numpy as np

from ..columns import MACHINES, matrix
from .divisions import Division, Rows
from .selection import informative

if TYPE_CHECKING:
    import pandas as pd

BUDGETS = (0, 10, 30, 100)
"""Measurements on the machine that is held out."""
MACHINE = "machine"
"""Name of the divisions."""


@dataclass(frozen=True, slots=True)
class HeldOutMachine:
    """A machine that is predicted after so many measurements there.

    Attributes
    ----------
    machine : str
        Its key.
    measurements : int
        Its rows that are learned from, beside all of the others.
    division : Division
        Its other rows are predicted, except those with the code of one that is learned from.
    """

    machine: str
    measurements: int
    division: Division


def leave_one_machine_out(
    table: pd.DataFrame, budgets: tuple[int, ...] = BUDGETS
) -> Iterator[HeldOutMachine]:
    """Yield each machine held out, with each number of measurements there.

    The measured rows are chosen by their features alone, the first row of each code among them; nobody
    has looked at their speed.

    Parameters
    ----------
    table : pandas.DataFrame
        As `samples.Samples.table`, of several machines.
    """
    machines, codes = table["machine"].to_numpy(), table["code"].to_numpy()
    for machine in sorted(set(machines)):
        here, others = np.flatnonzero(machines == machine), np.flatnonzero(machines != machine)
        distinct = _first_of_each(codes, here)
        features = np.nan_to_num(matrix(table.iloc[distinct], MACHINES.columns[1:]))
        ranked = distinct[informative(features, max(budgets))]
        for budget in budgets:
            measured = ranked[:budget]
            test = here[~np.isin(codes[here], codes[measured])]
            division = Division(MACHINE, f"{machine} {budget}", np.concatenate([others, measured]), test)
            yield HeldOutMachine(machine, budget, division)


def _first_of_each(codes: np.ndarray, rows: Rows) -> Rows:
    return rows[np.sort(np.unique(codes[rows], return_index=True)[1])]
