"""Models of kernels that `chainline train` has stored, and their predictions."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from ..codegen.compilers import compiler_and_language
from ..codegen.splits import check_split, partitions
from ..codegen.variant import DType, Mode, Variant
from ..models.kernels.learned.samples import RunConditions
from ..models.kernels.learned.stored.answer import LearnedAnswer, predict_variants
from ..models.kernels.learned.stored.paper import KernelModel
from ..reports.predict import predictions_lines, predictions_to_json
from .listener import listener, warn
from .machines import MachineLike
from .machines import machine as machine_of
from .request.kinds import checked
from .request.models import PREDICT
from .shown import Shown, axes_or_new

if TYPE_CHECKING:
    import pandas as pd
    from matplotlib.axes import Axes

    from ..reports.layout import Line
    from .variants import SplitLike

_KERNELS = (
    *("order", "machine", "calibrate", "split", "compiler", "language", "mode", "dtype", "residence"),
    *("elements", "explain", "transfer"),
)
"""Parameters of predictions for kernels."""


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


@dataclass(frozen=True, slots=True, repr=False, eq=False)
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
        import pandas as pd  # noqa: PLC0415 - half a second of import

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
