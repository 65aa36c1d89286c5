"""Stored models of both kinds: of `chainline fit`, files, and of `chainline train`, folders."""

from __future__ import annotations

import os
from collections.abc import Iterable
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Any

from ..codegen.compilers import compiler_and_language
from ..codegen.splits import partitions
from ..codegen.variant import DType, Mode, Variant
from ..models.empirical.fitting.model_file import is_model, load_model
from ..models.kernels.learned.samples import RunConditions
from ..models.kernels.learned.stored.answer import LearnedAnswer, predict_variants
from ..models.kernels.learned.stored.store import load_model as load_trained
from ..models.kernels.learned.stored.trained import TrainedModel
from ..reports.predict import predictions_to_json
from .fitting import FittedModel
from .listener import warn
from .machines import MachineLike
from .machines import machine as machine_of
from .request.kinds import checked, file_path, instance, text, truth, whole, wholes
from .request.machine import machine_like
from .scaling_laws import ScalingLaws, loaded_laws
from .shown import Shown
from .variants import checked_order, checked_split, choice

if TYPE_CHECKING:
    import pandas as pd

    from .variants import SplitLike


@dataclass(frozen=True, slots=True, repr=False, eq=False)
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

    def to_frame(self) -> pd.DataFrame:
        """Return a row for each kernel, fastest first; speeds in GFLOPS per core."""
        import pandas as pd  # noqa: PLC0415 - half a second of import

        rows = self.to_json()["variants"]
        table = pd.DataFrame(rows).drop(columns="explanation")
        for name in ("split", "same_code_as"):
            table[name] = [None if row[name] is None else ",".join(map(str, row[name])) for row in rows]
        return table


@dataclass(frozen=True, slots=True, repr=False, eq=False)
class TrainedKernels(Shown):
    """A model of kernels that `chainline train` has stored; `best` takes it by `trained`.

    Attributes
    ----------
    model : TrainedModel
        The model that corrects the simulation, and the manifest of its training.
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

    model: TrainedModel
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

    @checked(
        machine=machine_like,
        split=instance(str, of=wholes(1)),
        compiler=text,
        language=text,
        mode=text,
        dtype=text,
        residence=text,
        elements=whole(1),
        explain=truth,
        transfer=truth,
    )
    def predict(  # noqa: PLR0913 - named, as options of the command
        self,
        order: int,
        machine: MachineLike | None = None,
        *,
        split: SplitLike | None = None,
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
        split : str or sequence of int, optional
            One split; all by default.
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
        np = checked_order(order) + 1
        name, takes = compiler_and_language(compiler, language)
        form = choice("mode", mode, Mode), takes, choice("dtype", dtype, DType)
        splits: Iterable[tuple[int, ...]] = partitions(np) if split is None else [checked_split(split, np)]
        variants = [Variant(np - 1, lengths, *form) for lengths in splits]
        chosen = machine_of(machine)
        setting = RunConditions(chosen.record, chosen.target, name, chosen.clock_ghz, residence, elements)
        found = predict_variants(self.model, variants, setting, explained=explain, transfer=transfer)
        for line in found.warnings:
            warn(line)
        return Predictions(found)


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
    where = Path(path)
    if where.is_dir():
        return TrainedKernels(load_trained(where), os.fspath(path))
    if not is_model(os.fspath(path)) and (laws := loaded_laws(os.fspath(path))):
        return laws
    return FittedModel(load_model(where), None, os.fspath(path))
