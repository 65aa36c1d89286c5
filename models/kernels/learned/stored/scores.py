"""Scores of a stored model: on data sets, and for each machine from the rows of the others."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import TYPE_CHECKING, Any

import numpy as np

from .....analysis.campaign.block import frame_from_json, frame_to_json
from .....analysis.campaign.runner import Place, Work
from .....analysis.campaign.submit import Spread, in_place
from .....arrays import Floats
from .....records import record
from ..columns import MACHINES, matrix
from ..cross_validation.divisions import Division, Rows
from ..cross_validation.regret import informative
from ..cross_validation.scores import Score, held_out, noise_errors, score
from ..cross_validation.study import Comparison, of_division, predicted
from ..learners import LEARNERS, Learner, Predicted, across_machines
from ..samples import Samples
from .manifest import Manifest
from .paper import KernelModel
from .trained import orders_compared

if TYPE_CHECKING:
    import pandas as pd


BUDGETS = (0, 10, 30, 100)
"""Measurements on the machine that is held out."""
MACHINE = "machine"
"""Name of the divisions."""


@record
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


ANALYTICAL = ("simulation", "chain", "roofline", "ecm")
_STORED = "stored"


@record
class StoredScore:
    """Scores of every model over one group of rows; `compiler` and `order` are None for all of them."""

    residence: str
    compiler: str | None
    order: int | None
    scores: Mapping[str, Score]


@record
class StoredEvaluation:
    """Evaluation of a stored model on the rows of data sets.

    Attributes
    ----------
    manifest : Manifest
        Of the stored model.
    machine : str
        Key of the machine predicted for.
    rows : int
        Rows predicted.
    skipped : mapping of str to int
        Rows left out, by reason.
    warnings : tuple of str
        Warnings about the comparison.
    groups : tuple of StoredScore
        Each order of each compiler and residence.
    overall : tuple of StoredScore
        Each residence.
    """

    manifest: Manifest
    machine: str
    rows: int
    skipped: Mapping[str, int]
    warnings: tuple[str, ...]
    groups: tuple[StoredScore, ...]
    overall: tuple[StoredScore, ...]

    @property
    def model(self) -> str:
        """Kind of the stored model, the name of its scores."""
        return str(self.manifest.model)


def evaluate_stored(model: KernelModel, samples: Samples, warnings: tuple[str, ...] = ()) -> StoredEvaluation:
    """Return the errors of a stored model on samples, beside those of the analytical models.

    Parameters
    ----------
    model : TrainedModel or PaperModel
    samples : Samples
        Measured samples.
    warnings : tuple of str
        Warnings to record in the result.
    """
    table, model = samples.table, model.on(samples.machine)

    def stored(_train: pd.DataFrame, test: pd.DataFrame) -> Predicted:
        return model.predict(test)

    kind = str(model.manifest.model)
    learners: Mapping[str, Learner] = {kind: stored} | {name: LEARNERS[name] for name in ANALYTICAL}
    nothing, everything = np.array([], dtype=np.intp), np.arange(len(table))
    found = held_out(table, [Division(_STORED, _STORED, nothing, everything)], learners)
    noise = noise_errors(table)
    return StoredEvaluation(
        manifest=model.manifest,
        machine=samples.machine.key,
        rows=len(table),
        skipped=samples.skipped,
        warnings=warnings,
        groups=tuple(_groups(found, noise)),
        overall=tuple(_overall(found, noise)),
    )


def _groups(found: pd.DataFrame, noise: Floats) -> Iterator[StoredScore]:
    for (residence, compiler, order), rows in found.groupby(["residence", "compiler", "order"]):
        yield StoredScore(str(residence), str(compiler), int(order), _scores(rows, noise))


def _overall(found: pd.DataFrame, noise: Floats) -> Iterator[StoredScore]:
    for residence, rows in found.groupby("residence"):
        yield StoredScore(str(residence), None, None, _scores(rows, noise))


def _scores(rows: pd.DataFrame, noise: Floats) -> dict[str, Score]:
    return {str(name): score(of_one, noise) for name, of_one in rows.groupby("learner", sort=False)}


def set_up(setting: Mapping[str, Any], place: Place) -> Work:
    """Return the work of a block: train on all but one order or one machine, and predict that one."""
    table, asked = frame_from_json(setting["table"]), setting["asked"]
    if asked["machines"]:
        comparison = machines_compared(table)
    else:
        comparison = orders_compared(table, str(asked["origin"]), float(asked["coverage"]))

    def predicted(parameters: Mapping[str, Any]) -> dict[str, Any]:
        return frame_to_json(of_division(table, comparison, int(parameters["division"])))

    return in_place(predicted)
