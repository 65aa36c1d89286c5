"""Predictions of stored models: speeds of kernels, or times of configurations."""

from __future__ import annotations

import csv
import io
import os
import shlex
from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any, TextIO

from ..codegen.variant import DType, Mode
from ..errors import UsageError, argument
from ..files.atomic_write import anything, nothing, require_output, write_output
from ..models.empirical.fitting.stored import file_of, is_stored_model, stored_model
from ..models.kernels.predictions.model import Model
from ..records import record
from .listener import listener, warn
from .machines import MachineLike
from .request.kernels import RESIDENCE
from .request.kinds import checked, file_path
from .request.models import MISSING_CATEGORY, PREDICT, SKIP
from .shown import Shown

if TYPE_CHECKING:
    import pandas as pd

    from ..models.empirical.data.table import Table
    from ..models.empirical.data.table_file import Measurements
    from ..models.empirical.fitting.predictions import Predicted
    from ..models.empirical.fitting.store.document import StoredModel
    from .fitted_model import FittedModel
    from .scaling_laws import ScalingLaws
    from .training import Predictions, TrainedKernels
    from .variants import SplitLike


def require_model_first(command: str, model: str, data: Sequence[str]) -> None:
    """Check that no table stands in the place of a model; the message shows the right order.

    Parameters
    ----------
    command : str
        Such as `predict`.
    model : str
        Model as given: a file of `chainline fit`, a folder of `chainline train`, or names.
    data : sequence of str
        Tables as given.

    Raises
    ------
    UsageError
        If one does.
    """
    path = Path(file_of(model))
    if not path.is_file() or is_stored_model(model):
        return
    found = next((name for name in data if _names_a_model(name)), None)
    if found is None:
        raise UsageError(
            f"{model}: is a table, no model; give a model first, then the table: "
            f"{_call(command, 'MODEL', model)}"
        )
    raise UsageError(
        f"{model} is a table and {found} a model; give the model first, then the table: "
        f"{_call(command, found, model)}"
    )


def _call(command: str, model: str, table: str) -> str:
    """Return the call with a model and a table in their order, in the words of the user's tool."""
    if not listener().typed:
        return f"cl.{command}({model!r}, {table!r})"
    return f"`{shlex.join(['chainline', command, model, table])}`"


def _names_a_model(name: str) -> bool:
    return is_stored_model(name) or Path(name).is_dir() or name in set(Model)


@record(eq=False, repr=False)
class PredictedTimes(Shown):
    """Predicted times of configurations, with intervals.

    Attributes
    ----------
    stored : StoredModel
        The model.
    table : Table
        Configurations, with all columns of their table.
    found : Predicted
        Times, ends of their intervals, and parameters outside of what was learned from.
    column : str or None
        Name of the times; None for that of the target.

    Examples
    --------
    >>> import chainline as cl
    >>> import pandas as pd
    >>> table = pd.DataFrame({"n": range(1, 9), "seconds": [2.0 * n for n in range(1, 9)]})
    >>> model = cl.fit(table, target="seconds", model="knn")
    >>> cl.predict(model, pd.DataFrame({"n": [4]})).to_frame().columns.tolist()
    ['n', 'seconds', 'seconds_low', 'seconds_high', 'outside_range']
    """

    stored: StoredModel
    table: Table
    found: Predicted
    column: str | None = None

    @property
    def caption(self) -> str:
        """Class of the model, its target, and the number of configurations."""
        return f"{self.stored.model}: {self.stored.target} of {len(self.found.times)} configurations"

    def to_json(self) -> dict[str, Any]:
        """Return the predictions by the keys of `chainline predict --json`."""
        from ..reports.predicted_times import predicted_to_json  # noqa: PLC0415

        return predicted_to_json(self.stored, self.found)

    def to_csv(self) -> str:
        """Return the table with the predictions as further columns.

        Raises
        ------
        UsageError
            If the table has a column of one of their names.
        """
        from ..reports.predicted_times import column_names, predicted_rows  # noqa: PLC0415

        text = io.StringIO()
        writer = csv.writer(text)
        writer.writerow([*self.table.header, *column_names(self.stored, self.column, self.table)])
        for row, more in zip(zip(*self.table.cells, strict=True), predicted_rows(self.found), strict=True):
            writer.writerow([*row, *more])
        return text.getvalue()

    def to_frame(self) -> pd.DataFrame:
        """Return the table with the predictions as further columns."""
        import pandas as pd  # noqa: PLC0415 - half a second of import

        from ..reports.predicted_times import column_names  # noqa: PLC0415

        found = self.found
        table = pd.DataFrame(dict(zip(self.table.header, self.table.cells, strict=True)))
        more = (found.times, found.low, found.high, [" ".join(names) for names in found.outside])
        named = zip(column_names(self.stored, self.column, self.table), more, strict=True)
        return table.assign(**dict(named))


@PREDICT.checks
def predict(  # noqa: PLR0913 - named, as options of the command
    model: str | os.PathLike[str] | FittedModel | TrainedKernels,
    data: Any = None,
    order: int | None = None,
    machine: MachineLike | None = None,
    *,
    calibrate: bool = True,
    split: SplitLike | Sequence[SplitLike] = (),
    compiler: str | None = None,
    language: str | None = None,
    mode: str = Mode.ELEMENT,
    dtype: str = DType.FLOAT64,
    residence: str = RESIDENCE.default,
    elements: int | None = None,
    explain: bool = False,
    transfer: bool = False,
    column: str | None = None,
    missing_category: str = MISSING_CATEGORY.default,
    output: str | os.PathLike[str] | TextIO | None = None,
    overwrite: bool = False,
) -> Predictions | PredictedTimes:
    """Return the speeds of the kernels of an order, or the times of configurations, as a model predicts them.

    Parameters
    ----------
    model : path, FittedModel or TrainedKernels
        Of `fit`, a file, ``FILE::KERNEL`` of several laws; of `train`, a folder.
    data : path, DataFrame, mapping or array-like, optional
        Configurations, for a model of `fit`; see `FittedModel.predict`.
    order : int, optional
        Polynomial order P, 1 to 15, for a model of `train`.
    machine : str, path, Machine or Processor, optional
        See `machine`, whose default holds here too.
    calibrate : bool
        Whether a host that no machine file describes is calibrated, once.
    split : str, sequence of int, or a list of such
        Splits to predict; all by default.
    compiler, language, mode, dtype, residence, elements
        As of `best`.
    explain : bool
        Whether to say in words what makes each kernel slow.
    transfer : bool
        Whether a machine that the model was not trained for is allowed.
    column : str, optional
        Name of the column of times; by default that of what was learned.
    missing_category : {"skip", "error"}
        What happens to a configuration with a word that the model has not learned: it has no time, and a
        warning says so, or none is predicted.
    output : path or stream of text, optional
        CSV file that the configurations are written into, with their times.
    overwrite : bool
        Whether a file that is there is replaced, if it is neither the model nor the table.

    Returns
    -------
    Predictions or PredictedTimes
        Speeds in GFLOPS of kernels; times in the unit of what was learned.

    Raises
    ------
    UsageError
        If an argument is wrong, or goes with a model of the other kind.

    Examples
    --------
    >>> import chainline as cl
    >>> import pandas as pd
    >>> table = pd.DataFrame({"n": range(1, 9), "seconds": [2.0 * n for n in range(1, 9)]})
    >>> model = cl.fit(table, target="seconds", model="knn")
    >>> cl.predict(model, {"n": [1, 2]}).to_json()["n"]
    2
    """
    named = model if isinstance(model, str) else ""
    if named:
        require_model_first("predict", named, [data] if isinstance(data, str) else [])
    stored = fitted_model(model)
    if stored is not None:
        return _times(stored, named, data, column, missing_category, output, overwrite=overwrite)
    if order is None:
        if named and not Path(file_of(named)).exists():
            raise UsageError(f"{named}: no such file; `chainline fit -o` and `train -o` write one")
        given = f"{argument('order')} is missing; give it, or a file of `chainline fit`"
        raise UsageError(f"{named or 'model'}: {given}")
    if any(given is not None for given in (data, output, column)):
        given = f"give an {argument('order')} and no tables"
        raise UsageError(f"{named or 'model'}: is no file of `chainline fit`; {given}")
    return trained_model(model).predict(
        order,
        machine,
        calibrate=calibrate,
        split=split,
        compiler=compiler,
        language=language,
        mode=mode,
        dtype=dtype,
        residence=residence,
        elements=elements,
        explain=explain,
        transfer=transfer,
    )


def fitted_model(model: Any) -> StoredModel | None:
    """Return a model of `fit`; None where it is one of `train`. Each kind loads libraries of its own."""
    if isinstance(model, str):
        return stored_model(model) if is_stored_model(model) else None
    return getattr(model, "stored", None)


def trained_model(model: Any) -> TrainedKernels:
    """Return a model of `train`, loaded where its folder is named."""
    if not isinstance(model, str):
        found: TrainedKernels = model
        return found
    from ..models.kernels.learned.stored.store import load_model  # noqa: PLC0415 - libraries of one kind
    from .training import TrainedKernels  # noqa: PLC0415

    return TrainedKernels(load_model(Path(model)), model)


def _times(
    stored: StoredModel,
    named: str,
    data: Any,
    column: str | None,
    missing_category: str,
    output: str | os.PathLike[str] | TextIO | None,
    *,
    overwrite: bool,
) -> PredictedTimes:
    if data is None:
        raise UsageError(f"{named or 'model'}: give a CSV file of configurations to predict")
    from .tables import configurations_and_table  # noqa: PLC0415 - pandas

    # a table of measured times looks as one of predicted ones: what is there is never replaced
    inputs = [file_of(named) if named else "", data if isinstance(data, str) else ""]
    path, stream = None, None
    if isinstance(output, str | os.PathLike):
        replaceable = anything if overwrite else nothing
        path = require_output(os.fspath(output), filter(None, inputs), replaceable)
    else:
        stream = output
    table, configurations = configurations_and_table(data, stored.features)
    if output is not None:
        from ..reports.predicted_times import column_names  # noqa: PLC0415

        column_names(stored, column, table)  # one that is taken is refused before anything is predicted
    for line in configurations.warnings:
        warn(line)
    skip = missing_category == SKIP
    times = predicted_of(stored, configurations, table.path, whole=False, unknown_choices=skip)
    found = PredictedTimes(stored, table, times, column)
    if path is not None:
        write_output(path, found.to_csv().encode())
    elif stream is not None:
        stream.write(found.to_csv())
    return found


def predicted_of(
    stored: StoredModel,
    table: Measurements,
    path: str,
    *,
    whole: bool = True,
    unknown_choices: bool = True,
) -> Predicted:
    """Return the predictions of configurations; warn of those outside of the training range.

    Parameters
    ----------
    stored : StoredModel
    table : Measurements
        The configurations.
    path : str
        Name of their table, for messages.
    whole, unknown_choices : bool
        See `predict_with_intervals`.

    Raises
    ------
    UsageError
        If the model cannot answer for one, or, where not the whole table has to be answered, for none.
    """
    from ..models.empirical.fitting.predictions import predict_with_intervals  # noqa: PLC0415

    try:
        found = predict_with_intervals(stored, table.features, whole=whole, unknown_choices=unknown_choices)
    except ValueError as error:
        raise UsageError(f"{path}: {error}") from None
    for line in found.warnings:
        warn(f"{path}: {line}")
    return found


@checked(path=file_path)
def load(path: str | os.PathLike[str]) -> FittedModel | ScalingLaws | TrainedKernels:
    """Return a stored model: of `fit` and `chainline fit` a file, of `chainline train` a folder.

    Nothing in it is executed.

    Raises
    ------
    UsageError
        If there is none, or it is damaged.

    Examples
    --------
    >>> import chainline as cl
    >>> import pandas as pd, tempfile, pathlib
    >>> table = pd.DataFrame({"n": range(1, 9), "seconds": [2.0 * n for n in range(1, 9)]})
    >>> model = cl.fit(table, target="seconds", model="knn")
    >>> with tempfile.TemporaryDirectory() as folder:
    ...     size = model.save(pathlib.Path(folder, "knn.model"))
    ...     again = cl.load(pathlib.Path(folder, "knn.model"))
    >>> bool(again.predict({"n": 4}) == model.predict({"n": 4}))
    True
    """
    from ..models.empirical.fitting.stored import is_model, load_model  # noqa: PLC0415
    from .fitted_model import FittedModel  # noqa: PLC0415
    from .scaling_laws import loaded_laws  # noqa: PLC0415

    where = Path(path)
    if where.is_dir():
        from ..models.kernels.learned.stored.store import load_model as load_trained  # noqa: PLC0415
        from .training import TrainedKernels  # noqa: PLC0415

        return TrainedKernels(load_trained(where), os.fspath(path))
    if not is_model(os.fspath(path)) and (laws := loaded_laws(os.fspath(path))):
        return laws
    return FittedModel(load_model(where), None, os.fspath(path))
