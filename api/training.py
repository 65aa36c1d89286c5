"""Training of models that correct the simulation of kernels by measurements."""

from __future__ import annotations

import os
from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from datetime import UTC, datetime
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pandas as pd

from ..analysis.campaign.submit import Spread
from ..errors import UsageError, argument
from ..models.kernels.learned.samples import Samples
from ..models.kernels.learned.stored.applicability import code_warnings
from ..models.kernels.learned.stored.paper import KernelModel, train_paper
from ..models.kernels.learned.stored.scores import machine_scores
from ..models.kernels.learned.stored.store import require_replaceable, save_model
from ..models.kernels.learned.stored.trained import order_scores, require_learnable, require_share
from ..models.kernels.learned.stored.trained import train as train_model
from ..models.kernels.predictions.model import Model
from ..reports.train import importance_lines, training_lines, training_to_json
from .campaign.front_end import chosen_spread
from .learning_data import (
    DataSetLike,
    read_further_machine,
    read_learning_data,
    require_learnable_together,
)
from .listener import listener, warn
from .machines import MachineLike
from .machines import machine as machine_of
from .request.campaigns import LOCAL
from .request.models import TRAIN
from .request.shared import SEED
from .shown import Shown
from .trained_kernels import TrainedKernels

if TYPE_CHECKING:
    from matplotlib.axes import Axes

    from ..reports.layout import Line


@dataclass(frozen=True, slots=True, repr=False, eq=False)
class Training(Shown):
    """A model that was trained and stored, and the rows left out.

    Attributes
    ----------
    trained : TrainedKernels
        The model.
    skipped : mapping of str to int
        Rows left out, by reason.
    """

    trained: TrainedKernels
    skipped: Mapping[str, int]

    @property
    def caption(self) -> str:
        """Path of the model; number, origin and machines of the rows that it learned from."""
        return self.trained.caption

    @property
    def importance(self) -> pd.DataFrame:
        """Importance of the features; see `TrainedKernels.importance`."""
        return self.trained.importance

    @property
    def lines(self) -> list[Line]:
        """Lines that `chainline train` prints."""
        return training_lines(self.trained.model.manifest, self.skipped, Path(self.trained.path))

    @property
    def detail_lines(self) -> list[Line]:
        """Lines that `chainline train -v` prints besides: the importance of the features."""
        return importance_lines(self.trained.model.manifest)

    def plot(self, axes: Axes | None = None) -> Axes:
        """Draw the importance of the features; see `TrainedKernels.plot`."""
        return self.trained.plot(axes)

    def to_json(self) -> dict[str, Any]:
        """Return the training by the keys of `chainline train --json`."""
        return training_to_json(self.trained.model.manifest, self.skipped, Path(self.trained.path))

    def to_frame(self) -> pd.DataFrame:
        """Return the scores of the model on rows held out."""
        return self.trained.to_frame()


@TRAIN.checks
def train(  # noqa: PLR0913 - named, as options of the command
    data: DataSetLike | Sequence[DataSetLike],
    output: str | os.PathLike[str],
    machine: MachineLike | None = None,
    *,
    calibrate: bool = True,
    also: Sequence[tuple[str, DataSetLike]] = (),
    residence: str | Sequence[str] = (),
    coverage: float = 0.9,
    model: str = Model.LEARNED,
    seed: int = SEED.default,
    score: bool = False,
    executor: str = LOCAL,
    cluster: str | os.PathLike[str] | None = None,
    trust_flags: bool = False,
) -> Training:
    """Return a model of the speed of kernels, learned from measured data sets.

    Every kernel of the data sets is compiled and simulated; the model and a manifest go into a folder.

    Parameters
    ----------
    data : path, DataFrame, or sequence of such
        Data sets of `measure`.
    output : path
        Folder to write the model into: new, empty, or with a model that is replaced.
    machine : str, path, Machine or Processor, optional
        Machine of the measurements; see `machine`, whose default holds here too.
    calibrate : bool
        Whether a host that no machine file describes is calibrated, once.
    also : sequence of (str, path or DataFrame)
        Further machines, each with a data set; the model then serves all, and machines without data.
    residence : str or sequence of str
        Levels of the working set to learn from; all by default.
    coverage : float
        Share of the measurements that an interval holds.
    model : {"learned", "paper"}
        Our model, which learns the ratio of measured to simulated speed; or that of Ren et al. 2026, which
        learns the chain ratio and predicts speeds by Eq. 2.
    seed : int
        Of the paper's model: of the fifth of the rows that is held out, and of the random search.
    score : bool
        Whether our model is cross-validated, over orders or machines, which takes minutes.
    executor : str
        Where the simulation and the cross-validation run; see `measure`.
    cluster : path, optional
        File of options of the cluster's jobs.
    trust_flags : bool
        Whether compilers are given every flag that the data record; for your own data alone.

    Raises
    ------
    UsageError
        If a data set cannot be read or learned from, or the folder holds something else.

    Examples
    --------
    >>> import chainline as cl
    >>> cl.train("missing.parquet", "model", machine="zen5")  # doctest: +ELLIPSIS
    Traceback (most recent call last):
    ...
    chainline.errors.UsageError: missing.parquet: no such data set...
    """
    require_share(coverage)
    _require_for_paper(Model(model), seed, score=score)
    spread = chosen_spread(executor, cluster, output=output)
    folder = Path(output)
    require_replaceable(folder)
    levels = tuple(residence)
    first = read_learning_data(
        data,  # type: ignore[arg-type]  # a tuple by its kind
        machine_of(machine, calibrate=calibrate),
        trust_flags=trust_flags,
        levels=levels,
        spread=spread,
    )
    require_learnable(first.samples.table)
    further = [
        read_further_machine(
            key, one, calibrate=calibrate, trust_flags=trust_flags, levels=levels, spread=spread
        )
        for key, one in also
    ]
    require_learnable_together([first, *further])
    every = [first.samples, *(others.samples for others in further)]
    for line in (line for samples in every for line in code_warnings(samples.table)):
        warn(line)
    if model == Model.PAPER and (alike := _alike(pd.concat([samples.table for samples in every]))):
        warn(alike)
    scores = _scores(every, first.origin, coverage, spread) if score else {}
    date = datetime.now(UTC).isoformat(timespec="seconds")
    listener().stage(f"learning from {sum(len(samples.table) for samples in every)} kernels", quiet=True)
    used = [*first.used, *(used for others in further for used in others.used)]
    learned_from = (every[0], used, first.origin, date, coverage)
    trained: KernelModel
    if model == Model.PAPER:
        trained = train_paper(*learned_from, further=every[1:], seed=seed)
    else:
        trained = train_model(*learned_from, scores=scores, further=every[1:])
    listener().done()
    save_model(trained, folder)
    skipped: Counter[str] = sum((Counter(samples.skipped) for samples in every), Counter())
    return Training(TrainedKernels(trained, os.fspath(output)), skipped)


def _require_for_paper(model: Model, seed: int, *, score: bool) -> None:
    """Check what goes with one kind of model alone."""
    if model is Model.PAPER and score:
        raise UsageError(
            f"{argument('score')}: is of {argument('model', Model.LEARNED)}; the errors of the paper's model "
            "are of the fifth of the rows that is held out of it"
        )
    if model is not Model.PAPER and seed != SEED.default:
        raise UsageError(f"{argument('seed', seed)}: is of {argument('model', Model.PAPER)}; leave it out")


def _alike(table: pd.DataFrame) -> str | None:
    """Say that rows differ in what the paper's features do not tell; None if they do not."""
    varying = [
        f"{len(found)} {words}"
        for column, words in (("compiler", "compilers"), ("residence", "levels of the data"))
        if len(found := set(table[column])) > 1
    ]
    if not varying:
        return None
    return (
        f"rows of {' and '.join(varying)} are alike to the features of the paper's model, which predicts "
        "their mean; train it on rows of one"
    )


def _scores(every: list[Samples], origin: str, coverage: float, spread: Spread | None) -> dict[str, float]:
    """Return scores of each order as predicted by the others, or of each machine where there are several."""
    if len(every) == 1:
        return order_scores(every[0].table, origin, coverage, spread=spread)
    return machine_scores(pd.concat([samples.table for samples in every], ignore_index=True), spread)
