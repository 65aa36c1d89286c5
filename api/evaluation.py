"""Errors of models on measurements: models of kernels, stored or learned from a part, and fitted models."""

from __future__ import annotations

import os
from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any

from ..analysis.incore.in_core_tool import InCoreTool
from ..errors import UsageError, argument
from ..models.empirical.fitting.stored import file_of, is_stored_model, stored_model
from ..models.kernels.predictions.clock import Clock
from ..models.kernels.predictions.model import ANALYTICAL, Model
from .campaign.front_end import chosen_spread
from .listener import listener, warn
from .machines import MachineLike
from .machines import machine as machine_of
from .model_errors import AnalyticalErrors, Errors, FittedErrors, HeldOutErrors, TrainedErrors
from .model_first import require_model_first
from .prediction import predicted_of
from .request.campaigns import LOCAL
from .request.models import EVALUATE

if TYPE_CHECKING:
    from ..models.empirical.fitting.store.stored_model import StoredModel
    from .fitted_model import FittedModel
    from .learning_data import DataSetLike, LearningData
    from .trained_kernels import TrainedKernels


@EVALUATE.checks
def evaluate(  # noqa: PLR0913 - named, as options of the command
    models: str | os.PathLike[str] | Sequence[str] | FittedModel | TrainedKernels,
    data: Any,
    machine: MachineLike | None = None,
    *,
    calibrate: bool = True,
    in_core: str = InCoreTool.OWN,
    clock: str = Clock.ROWS,
    executor: str = LOCAL,
    cluster: str | os.PathLike[str] | None = None,
    campaign: str | os.PathLike[str] | None = None,
    transfer: bool = False,
    trust_flags: bool = False,
    options: str | os.PathLike[str] | None = None,
) -> Errors:
    """Return the errors of models on measured data.

    Parameters
    ----------
    models : str, path, sequence of str, FittedModel or TrainedKernels
        Analytical models of kernels, such as ["chain", "ecm"] or "chain,ecm"; "learned", which learns from a
        part of the rows and predicts the rest; a model of `train` or its folder; one of `fit` or its file.
    data : path, DataFrame, or sequence of such
        Data sets of `measure`; for a model of `fit` one table.
    machine : str, path, Machine or Processor, optional
        Machine of the measurements; see `machine`, whose default holds here too.
    calibrate : bool
        Whether a host that no machine file describes is calibrated, once.
    in_core : {"own", "llvm-mca"}
        Source of the in-core part of the ECM model.
    clock : {"rows", "machine"}
        Clock that converts cycles to time: measured after each row, or that of the machine file.
    executor : str
        Where "learned" is computed; see `measure`.
    cluster, campaign : path, optional
        File of options of the cluster's jobs; folder that keeps the blocks.
    transfer : bool
        Whether a machine that a model of `train` was not trained for is allowed.
    trust_flags : bool
        Whether compilers are given every flag that the data record; for your own data alone.
    options : path, optional
        For a model of `fit`: variability model that goes with a file of measurements.

    Raises
    ------
    UsageError
        If an argument is wrong, or goes with models of another kind.

    Examples
    --------
    >>> import chainline as cl
    >>> import pandas as pd
    >>> table = pd.DataFrame({"n": range(1, 9), "seconds": [2.0 * n for n in range(1, 9)]})
    >>> model = cl.fit(table, target="seconds", model="mars")
    >>> cl.evaluate(model, table).to_json()["mape"] < 0.01
    True
    """
    named = models if isinstance(models, str) else ""
    if named:
        require_model_first("evaluate", named, [one for one in data if isinstance(one, str)])
    stored = _stored(models)
    if options is not None and stored is None:
        raise UsageError(f"{argument('options')}: is for models of `chainline fit`; leave it out")
    if executor != LOCAL and named != Model.LEARNED:
        raise UsageError(f"{argument('executor', executor)}: is for `evaluate learned`; leave it out")
    if named == Model.LEARNED:  # before folders of that name, which ./learned gives
        _require_own(in_core, "analytical models")
        spread = chosen_spread(executor, cluster, campaign)
        learning = _learning_data(data, machine, calibrate, trust_flags, spread)
        return _held_out(learning, data, spread)
    if stored is not None:
        return _fitted(stored, named, data, options)
    if not named or is_trained(named):
        _require_own(in_core, "models that are not stored")
        return _trained(models, data, machine, calibrate, trust_flags, transfer=transfer)
    return _analytical(named, data, machine, calibrate, trust_flags, InCoreTool(in_core), Clock(clock))


def _stored(models: Any) -> StoredModel | None:
    """Return a model of `fit`; None of models of kernels. Each kind loads libraries of its own."""
    if isinstance(models, str):
        return stored_model(models) if is_stored_model(models) else None
    return getattr(models, "stored", None)


def is_trained(models: str) -> bool:
    """Tell whether a text names a folder of `train`, not models by their names."""
    return models != Model.LEARNED and Path(models).is_dir()


def _require_own(in_core: str, of: str) -> None:
    if in_core != InCoreTool.OWN:
        raise UsageError(f"{argument('in_core')} is for {of}; leave it out")


def _fitted(
    stored: StoredModel, named: str, data: Sequence[Any], options: str | os.PathLike[str] | None
) -> FittedErrors:
    from .tables import TABLE, measurements_of, table_in_memory  # noqa: PLC0415 - pandas

    if len(data) != 1:
        raise UsageError(f"{named or 'models'}: a model of `chainline fit` is evaluated on one CSV file")
    path = TABLE if table_in_memory(data[0]) is not None else os.fspath(data[0])
    table = measurements_of(data[0], stored.target, stored.features, options)
    for line in table.warnings:
        warn(line)
    return FittedErrors(stored, table, predicted_of(stored, table, path))


def _analytical(
    named: str,
    data: Sequence[DataSetLike],
    machine: MachineLike | None,
    calibrate: bool,
    trust_flags: bool,
    in_core: InCoreTool,
    clock: Clock,
) -> AnalyticalErrors:
    from ..models.kernels.evaluation.cases import cases  # noqa: PLC0415 - libraries of one kind
    from ..models.kernels.evaluation.evaluate import evaluate as evaluate_models  # noqa: PLC0415
    from .learning_data import MANY_ROWS, joined, table_of  # noqa: PLC0415

    models = _models(named)
    processor = machine_of(machine, calibrate=calibrate)
    target = processor.target
    table = joined([table_of(one) for one in data], data, processor.record)
    listener().stage(f"predicting {len(table)} rows by {', '.join(models)}", quiet=len(table) < MANY_ROWS)
    found, skipped = cases(table, processor.record, trust_flags=trust_flags)
    evaluation = evaluate_models(found, skipped, models, processor.record, target, in_core, clock)
    listener().done()
    for line in evaluation.warnings:
        warn(line)
    return AnalyticalErrors(evaluation)


def _models(named: str) -> list[Model]:
    """Return the models of `chain,ecm`, each once."""
    for name in named.split(","):
        if name not in ANALYTICAL:
            known = ", ".join(ANALYTICAL)
            raise UsageError(f"model {name!r} is unknown; choose some of {known}, or give a folder")
    return [Model(name) for name in dict.fromkeys(named.split(","))]


def _learning_data(
    data: Sequence[DataSetLike],
    machine: MachineLike | None,
    calibrate: bool,
    trust_flags: bool,
    spread: Any = None,
) -> LearningData:
    from .learning_data import read_learning_data  # noqa: PLC0415 - libraries of one kind

    processor = machine_of(machine, calibrate=calibrate)
    return read_learning_data(data, processor, trust_flags=trust_flags, spread=spread)


def _trained(
    models: Any,
    data: Sequence[DataSetLike],
    machine: MachineLike | None,
    calibrate: bool,
    trust_flags: bool,
    *,
    transfer: bool,
) -> TrainedErrors:
    """Score a model of `train` on data sets."""
    # libraries of one kind
    from ..models.kernels.learned.stored import seen  # noqa: PLC0415
    from ..models.kernels.learned.stored.store import load_model  # noqa: PLC0415
    from ..models.kernels.learned.stored.stored_scores import evaluate_stored  # noqa: PLC0415

    model = load_model(Path(models)) if isinstance(models, str) else models.model
    processor = machine_of(machine, calibrate=calibrate)
    warnings = seen.machine_warnings(model.manifest, processor.record, transfer=transfer)
    learning = _learning_data(data, processor, calibrate, trust_flags)
    warnings += seen.data_warnings(model.manifest, learning.used)
    warnings += seen.code_warnings(learning.samples.table)
    evaluation = evaluate_stored(model, learning.samples, tuple(warnings))
    for line in evaluation.warnings:
        warn(line)
    return TrainedErrors(evaluation, processor.record)


def _held_out(learning: LearningData, data: Sequence[DataSetLike], spread: Any) -> HeldOutErrors:
    """Learn from a part of data sets and predict the rest, in every way that cannot flatter."""
    # libraries of one kind
    from ..models.kernels.learned.held_out.divisions import require_divisible  # noqa: PLC0415
    from ..models.kernels.learned.held_out.regret import lost_of  # noqa: PLC0415
    from ..models.kernels.learned.held_out.scores import score_held_out  # noqa: PLC0415
    from ..models.kernels.learned.held_out.study import study  # noqa: PLC0415
    from ..models.kernels.learned.stored.trained import require_learnable  # noqa: PLC0415
    from ..reports.regret import regret_table  # noqa: PLC0415
    from .learning_data import MANY_ROWS, names_of  # noqa: PLC0415

    table = learning.samples.table
    require_learnable(table)
    require_divisible(table, names_of(data))
    stage = f"learning from parts of {len(table)} kernels, predicting the rest"
    listener().stage(stage, quiet=len(table) < MANY_ROWS)
    found = study(table, spread=spread)
    listener().done()
    regret = regret_table(lost_of(table, found))
    return HeldOutErrors(learning, found, score_held_out(table, found), regret)


def files_of(models: str, data: Sequence[str]) -> list[str]:
    """Return the files that an evaluation reads, for its provenance: data sets, and the file of a model."""
    return [*([file_of(models)] if is_stored_model(models) else []), *data]
