"""Errors for each machine of a model's training rows, predicted from the rows of the other machines."""

from __future__ import annotations

from typing import TYPE_CHECKING

from .....analysis.campaign.front import Spread
from ..held_out.elsewhere import Comparison, predicted
from ..held_out.machines import MACHINE, leave_one_machine_out
from ..held_out.noise import noise_errors
from ..held_out.scores import score
from ..learners import LEARNERS, across_machines

if TYPE_CHECKING:
    import pandas as pd


def machines_compared(table: pd.DataFrame) -> Comparison:
    """Return the leave-one-machine-out comparison of the learned model with the simulation."""
    learners = {"learned": across_machines, "simulation": LEARNERS["simulation"]}
    divisions = [held.division for held in leave_one_machine_out(table, (0,))]
    return Comparison(divisions, learners, {"machines": True})


def machine_scores(table: pd.DataFrame, spread: Spread | None = None) -> dict[str, float]:
    """Return the errors on each machine by a model of the others' rows, and by the simulation alone.

    Parameters
    ----------
    table : pandas.DataFrame
        As `samples.Samples.table`, of several machines.
    spread : callable or None
        Has the learning done on other machines.
    """
    found, noise = predicted(table, machines_compared(table), spread), noise_errors(table)
    return {
        f"leave one {MACHINE} out, MAPE {learner} on {machine}": score(rows, noise).mape
        for (machine, learner), rows in found.groupby(["machine", "learner"], sort=False)
    }
