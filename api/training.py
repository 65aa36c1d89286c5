"""Training of models that correct the simulation of kernels by measurements."""

from __future__ import annotations

import os
from collections import Counter
from collections.abc import Mapping, Sequence
from datetime import UTC, datetime
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pandas as pd

from ..analysis.campaign.submit import Spread
from ..codegen.compilers import compiler_and_language
from ..codegen.splits import check_split, partitions
from ..codegen.variant import DType, Mode, Variant
from ..errors import UsageError, argument
from ..models.kernels.learned.samples import RunConditions, Samples
from ..models.kernels.learned.stored.answer import LearnedAnswer, predict_variants
from ..models.kernels.learned.stored.applicability import code_warnings
from ..models.kernels.learned.stored.paper import KernelModel, train_paper
from ..models.kernels.learned.stored.scores import machine_scores
from ..models.kernels.learned.stored.store import require_replaceable, save_model
from ..models.kernels.learned.stored.trained import order_scores, require_learnable, require_share
from ..models.kernels.learned.stored.trained import train as train_model
from ..models.kernels.predictions.model import Model
from ..records import record
from ..reports.trained_model import (
    importance_lines,
    predictions_lines,
    predictions_to_json,
    training_lines,
    training_to_json,
)
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
from .request.kinds import checked
from .request.models import PREDICT, TRAIN
from .request.shared import LOCAL, SEED
from .shown import Shown, axes_or_new

if TYPE_CHECKING:
    from matplotlib.axes import Axes

    from ..reports.layout import Line
    from .variants import SplitLike


_KERNELS = (
    *("order", "machine", "calibrate", "split", "compiler", "language", "mode", "dtype", "residence"),
    *("elements", "explain", "transfer"),
)
"""Parameters of predictions for kernels."""


@record(eq=False, repr=False)
class Predictions(Shown):
    """Predicted speeds of the kernels of an order, fastest first, with intervals.

    Attributes
    ----------
    answer : LearnedAnswer
        The kernels, and the model that was asked.

    Examples
    --------
    >>> import warnings
    >>> from importlib import resources
    >>> import chainline as cl
    >>> folder = resources.files("chainline.models.kernels.learned.stored") / "shipped" / "a64fx"
    >>> with warnings.catch_warnings(action="ignore"):
    ...     predictions = cl.load(folder).predict(1, "a64fx", split="1,1")
    >>> list(predictions.to_frame()["split"])
    ['1,1']
    """

    answer: LearnedAnswer

    @property
    def caption(self) -> str:
        """Order, machine, compiler, and what was learned from."""
        setting, manifest = self.answer.setting, self.answer.manifest
        return (
            f"order {self.answer.order}, {setting.machine.key}, {setting.compiler}; learned from "
            f"{manifest.rows} rows {manifest.origin} on {manifest.machine_keys}"
        )

    def to_json(self) -> dict[str, Any]:
        """Return the predictions by the keys of `chainline predict --json`."""
        return predictions_to_json(self.answer)

    @property
    def lines(self) -> list[Line]:
        """Lines that `chainline predict` prints."""
        return predictions_lines(self.answer)

    def to_frame(self) -> pd.DataFrame:
        """Return a row for each kernel, fastest first; speeds in GFLOPS per core."""
        import pandas as pd  # noqa: PLC0415 - half a second of import

        rows = self.to_json()["variants"]
        table = pd.DataFrame(rows).drop(columns="explanation")
        for name in ("split", "same_code_as"):
            table[name] = [None if row[name] is None else ",".join(map(str, row[name])) for row in rows]
        return table


@record(eq=False, repr=False)
class TrainedKernels(Shown):
    """A model of kernels that `chainline train` has stored; `best` takes it by `trained`.

    Attributes
    ----------
    model : TrainedModel or PaperModel
        The model that corrects the simulation, or that of Ren et al. 2026, and the manifest of its training.
    path : str
        Its folder.

    Examples
    --------
    >>> from importlib import resources
    >>> import chainline as cl
    >>> folder = resources.files("chainline.models.kernels.learned.stored") / "shipped" / "zen5"
    >>> cl.load(folder).to_json()["machine"]
    'zen5'
    """

    model: KernelModel
    path: str

    @property
    def caption(self) -> str:
        """Path of the model; number, origin and machines of the rows that it learned from."""
        manifest = self.model.manifest
        return f"{self.path}: {manifest.rows} rows {manifest.origin} on {manifest.machine_keys}"

    def to_json(self) -> dict[str, Any]:
        """Return the path of the model, the origin of its training rows, and its scores."""
        manifest = self.model.manifest
        return {
            "path": self.path,
            "model": str(manifest.model),
            "machine": manifest.machine.key,
            "origin": manifest.origin,
            "rows": manifest.rows,
            "coverage": manifest.interval.coverage,
            "date": manifest.date,
            "scores": dict(manifest.scores),
        }

    def to_frame(self) -> pd.DataFrame:
        """Return its scores on rows held out."""
        import pandas as pd  # noqa: PLC0415 - half a second of import

        return pd.DataFrame(list(self.model.manifest.scores.items()), columns=["score", "value"])

    @property
    def importance(self) -> pd.DataFrame:
        """Importance of each feature, the largest SHAP value first; empty for models stored without.

        Columns are feature, gain, permutation and shap: share of the gain of all splits, rise of the mean
        absolute error on rows held out when the feature is shuffled, and mean absolute SHAP value.
        """
        columns = ["feature", "gain", "permutation", "shap"]
        rows = [[getattr(one, name) for name in columns] for one in self.model.manifest.importance]
        table = pd.DataFrame(rows, columns=columns)
        return table.sort_values("shap", ascending=False, ignore_index=True)

    def plot(self, axes: Axes | None = None) -> Axes:
        """Draw the SHAP values of the features that matter most.

        Parameters
        ----------
        axes : matplotlib.axes.Axes, optional
            Axes to draw on; new ones by default.
        """
        axes = axes_or_new(axes)
        from ..reports.figures.importance import draw_shap  # noqa: PLC0415 - needs matplotlib

        draw_shap(self.model.manifest, axes)
        return axes

    @checked(**{name: PREDICT.parameters[name].kind for name in _KERNELS})
    def predict(  # noqa: PLR0913 - named, as options of the command
        self,
        order: int,
        machine: MachineLike | None = None,
        *,
        calibrate: bool = True,
        split: SplitLike | Sequence[SplitLike] = (),
        compiler: str | None = None,
        language: str | None = None,
        mode: str = Mode.ELEMENT,
        dtype: str = DType.FLOAT64,
        residence: str = "L1",
        elements: int | None = None,
        explain: bool = False,
        transfer: bool = False,
    ) -> Predictions:
        """Return the predicted speeds of the kernels of an order.

        Parameters
        ----------
        order : int
            Polynomial order P, 1 to 15.
        machine : str, path, Machine or Processor, optional
            See `machine`, whose default holds here too.
        calibrate : bool
            Whether a host that no machine file describes is calibrated, once.
        split : str, sequence of int, or a list of such
            Splits; all by default.
        compiler, language, mode, dtype, residence, elements
            As of `best`.
        explain : bool
            Whether to say in words what makes each kernel slow.
        transfer : bool
            Whether a machine that the model was not trained for is allowed.

        Raises
        ------
        UsageError
            If an argument is wrong, or the machine was never seen.
        """
        name, takes = compiler_and_language(compiler, language)
        for lengths in split:
            check_split(lengths, order + 1)  # type: ignore[arg-type]  # lengths by its kind
        splits: Sequence[Any] = list(dict.fromkeys(split)) or list(partitions(order + 1))
        variants = [Variant(order, lengths, Mode(mode), takes, DType(dtype)) for lengths in splits]
        chosen = machine_of(machine, calibrate=calibrate)
        setting = RunConditions(chosen.record, chosen.target, name, chosen.clock_ghz, residence, elements)
        listener().stage(f"compiling and simulating {len(variants)} splits", quiet=True)
        found = predict_variants(self.model, variants, setting, explained=explain, transfer=transfer)
        listener().done()
        for line in found.warnings:
            warn(line)
        return Predictions(found)


@record(eq=False, repr=False)
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
