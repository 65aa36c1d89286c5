"""A stored model against data sets, beside the analytical models on the same rows."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING

import numpy as np

from .....arrays import Floats
from ..held_out.divisions import Division
from ..held_out.noise import noise_errors
from ..held_out.predictions import held_out
from ..held_out.scores import Score, score
from ..learners import LEARNERS, Learner, Predicted
from ..samples import Samples
from .manifest import Manifest
from .trained import TrainedModel

if TYPE_CHECKING:
    import pandas as pd


LEARNED = "learned"
ANALYTICAL = ("simulation", "chain", "roofline", "ecm")
_STORED = "stored"


@dataclass(frozen=True, slots=True)
class StoredScore:
    """Scores of every model over one group of rows; `compiler` and `order` are None for all of them."""

    residence: str
    compiler: str | None
    order: int | None
    scores: Mapping[str, Score]


@dataclass(frozen=True, slots=True)
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


def evaluate_stored(
    model: TrainedModel, samples: Samples, warnings: tuple[str, ...] = ()
) -> StoredEvaluation:
    """Return the errors of a stored model on samples, beside those of the analytical models.

    Parameters
    ----------
    model : TrainedModel
    samples : Samples
        Measured samples.
    warnings : tuple of str
        Warnings to record in the result.
    """
    table, model = samples.table, model.on(samples.machine)

    def stored(_train: pd.DataFrame, test: pd.DataFrame) -> Predicted:
        return model.predict(test)

    learners: Mapping[str, Learner] = {LEARNED: stored} | {name: LEARNERS[name] for name in ANALYTICAL}
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
