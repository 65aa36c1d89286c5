"""Errors of models on measurements: models of kernels, stored or learned from a part, and fitted models."""

from __future__ import annotations

import os
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any, TypeAlias

from ..analysis.incore.vocabulary import InCoreTool
from ..errors import UsageError, argument
from ..models.empirical.fitting.stored import file_of, is_stored_model
from ..models.kernels.predictions.model import ANALYTICAL, Clock, Model
from ..records import record
from .campaign.front_end import chosen_spread
from .listener import warn
from .machines import MachineLike
from .machines import machine as machine_of
from .prediction import fitted_model, predicted_of, require_model_first, trained_model
from .request.models import EVALUATE
from .request.shared import LOCAL
from .shown import Shown

if TYPE_CHECKING:
    import pandas as pd

    from ..analysis.machine.record import Machine
    from ..models.empirical.fitting.store.document import StoredModel
    from ..reports.layout import Line
    from ..reports.page.page import Page

    Provenance: TypeAlias = tuple[tuple[str, str], ...]
    from .fitted_model import FittedModel
    from .training import TrainedKernels


@record(eq=False, repr=False)
class ModelErrors(Shown):
    """Errors of models on measured data.

    Attributes
    ----------
    title : str
        Names of the models, and number of rows.
    machine : Machine or None
        Machine of the measurements; None of the times of any program.
    found : object
        Predictions and scores, by the kind of model.
    lines : list of Line
        What `chainline evaluate` prints.
    document : dict
        The errors by the keys of `chainline evaluate --json`.
    rows : DataFrame or list of dict
        Rows of `to_frame`.
    page : callable
        Returns the page of the errors for a command and a provenance.
    draw : callable or None
        Draws predictions beside measurements into a folder; None where there are no figures.

    Examples
    --------
    >>> import chainline as cl
    >>> import pandas as pd
    >>> table = pd.DataFrame({"n": range(1, 9), "seconds": [2.0 * n for n in range(1, 9)]})
    >>> errors = cl.evaluate(cl.fit(table, target="seconds", model="mars"), table)
    >>> errors.to_json()["n"], errors.to_frame().columns.tolist()
    (8, ['n', 'seconds', 'predicted'])
    """

    title: str
    machine: Machine | None
    found: Any
    lines: Sequence[Line]
    document: dict[str, Any]
    rows: Any
    page: Callable[[Sequence[str], Provenance], Page]
    draw: Callable[[Path], list[Path]] | None = None

    @property
    def caption(self) -> str:
        """Names of the models, and number of rows."""
        return self.title

    def to_json(self) -> dict[str, Any]:
        """Return the errors by the keys of `chainline evaluate --json`."""
        return self.document

    def to_frame(self) -> pd.DataFrame:
        """Return a row for each group of rows and model; of configurations and rows held out one each."""
        import pandas as pd  # noqa: PLC0415 - half a second of import

        return self.rows if isinstance(self.rows, pd.DataFrame) else pd.json_normalize(self.rows)


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
) -> ModelErrors:
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
    >>> cl.evaluate(model, table).to_json()["mape"] < 0.25
    True
    """
    named = models if isinstance(models, str) else ""
    if named:
        require_model_first("evaluate", named, [one for one in data if isinstance(one, str)])
    stored = None if named == Model.LEARNED else fitted_model(models)  # a name before a file of that name
    if options is not None and stored is None:
        raise UsageError(f"{argument('options')}: is for models of `chainline fit`; leave it out")
    if executor != LOCAL and named != Model.LEARNED:
        raise UsageError(f"{argument('executor', executor)}: is for `evaluate learned`; leave it out")
    if stored is not None:
        return _fitted(stored, named, data, options)
    if named and not is_trained(named) and named != Model.LEARNED:
        analytical = _models(named)
        from .kernel_errors import analytical_errors  # noqa: PLC0415 - libraries of one kind

        processor = machine_of(machine, calibrate=calibrate)
        return analytical_errors(
            analytical,
            data,
            processor,
            trust_flags=trust_flags,
            in_core=InCoreTool(in_core),
            clock=Clock(clock),
        )
    if in_core != InCoreTool.OWN:
        raise UsageError(f"{argument('in_core')} is for analytical models; leave it out")
    from .kernel_errors import held_out_errors, trained_errors  # noqa: PLC0415

    if named == Model.LEARNED:
        spread = chosen_spread(executor, cluster, campaign)
        processor = machine_of(machine, calibrate=calibrate)
        return held_out_errors(data, processor, spread, trust_flags=trust_flags)
    trained = trained_model(models).model
    processor = machine_of(machine, calibrate=calibrate)
    return trained_errors(trained, data, processor, trust_flags=trust_flags, transfer=transfer)


def is_trained(models: str) -> bool:
    """Tell whether a text names a folder of `train`; learned is a name, and ./learned a folder."""
    return models != Model.LEARNED and Path(models).is_dir()


def _fitted(
    stored: StoredModel, named: str, data: Sequence[Any], options: str | os.PathLike[str] | None
) -> ModelErrors:
    # libraries of one kind
    from ..reports.predicted_times import evaluation_lines, evaluation_to_json  # noqa: PLC0415
    from .request.values import TABLE  # noqa: PLC0415
    from .tables import measurements_of, table_in_memory  # noqa: PLC0415

    if len(data) != 1:
        raise UsageError(f"{named or 'models'}: a model of `chainline fit` is evaluated on one CSV file")
    path = TABLE if table_in_memory(data[0]) is not None else os.fspath(data[0])
    table = measurements_of(data[0], stored.target, stored.features, options)
    for line in table.warnings:
        warn(line)
    found, times = predicted_of(stored, table, path), table.times
    assert times is not None

    def page(command: Sequence[str], where: Provenance) -> Page:
        from ..reports.page.fit import evaluation_page  # noqa: PLC0415 - few runs write a page

        return evaluation_page(stored, table, found.times.tolist(), command, where)

    title = f"{stored.model}: {stored.target} of {len(times)} configurations"
    rows = table.features.assign(**{stored.target: times, "predicted": found.times})
    lines, document = evaluation_lines(stored, times, found), evaluation_to_json(stored, times, found)
    return ModelErrors(title, None, found, lines, document, rows, page)


def _models(named: str) -> list[Model]:
    """Return the models of `chain,ecm`, each once."""
    for name in named.split(","):
        if name == Model.PAPER:
            raise UsageError(
                f"model {name}: give the folder of a model of `chainline train`; {Model.LEARNED} trains it "
                "on a part of the rows, too"
            )
        if name not in ANALYTICAL:
            known = ", ".join(ANALYTICAL)
            raise UsageError(f"model {name!r} is unknown; choose some of {known}, or give a folder")
    return [Model(name) for name in dict.fromkeys(named.split(","))]


def files_of(models: str, data: Sequence[str]) -> list[str]:
    """Return the files that an evaluation reads, for its provenance: data sets, and the file of a model."""
    return [*([file_of(models)] if is_stored_model(models) else []), *data]
