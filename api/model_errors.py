"""Errors of models on measurements: a record for each kind of model."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Any, TypeAlias

from .shown import Shown

if TYPE_CHECKING:
    import pandas as pd

    from ..analysis.machine.record import Machine
    from ..models.empirical.data.table_file import Measurements
    from ..models.empirical.fitting.predicted import Predicted
    from ..models.empirical.fitting.store.stored_model import StoredModel
    from ..models.kernels.evaluation.evaluate import Evaluation
    from ..models.kernels.learned.held_out.scores import HeldOutScores
    from ..models.kernels.learned.stored.stored_scores import StoredEvaluation
    from ..reports.line import Line
    from ..reports.named_table import NamedTable
    from ..reports.page.page import Page
    from .learning_data import LearningData

    Provenance: TypeAlias = tuple[tuple[str, str], ...]

_LIMITS = (
    "It was measured on one processor: what it learned of that core need not hold on another, and "
    "`chainline best` does not use it there.",
    "It predicts what it can compile: a kernel is generated, compiled and simulated first.",
    "A compiler of another family is predicted by the simulation and by what all compilers have in common.",
    "Intervals hold for orders like those measured, on average over kernels; elements of some tens of "
    "cycles are the hardest.",
    "Explanations tell what the model did, not what would happen if the code were changed.",
)
"""Limits of learned models."""


@dataclass(frozen=True, slots=True, repr=False, eq=False)
class AnalyticalErrors(Shown):
    """Errors of analytical models, for which nothing is learned, on measured kernels.

    Attributes
    ----------
    found : Evaluation
        Every row with its predictions.
    """

    found: Evaluation

    @property
    def caption(self) -> str:
        """Models, machine and number of rows."""
        return f"{', '.join(self.found.models)} on {self.found.machine.key}: {len(self.found.rows)} rows"

    @property
    def machine(self) -> Machine | None:
        """Machine of the measurements."""
        return self.found.machine

    @property
    def lines(self) -> list[Line]:
        """What `chainline evaluate` prints."""
        from ..reports.evaluation import evaluation_lines  # noqa: PLC0415

        return evaluation_lines(self.found)

    def to_json(self) -> dict[str, Any]:
        """Return the errors by the keys of `chainline evaluate --json`."""
        from ..reports.evaluation import evaluation_to_json  # noqa: PLC0415

        return evaluation_to_json(self.found)

    def to_frame(self) -> pd.DataFrame:
        """Return a row for each model, compiler, residence and order."""
        return _frame(self.to_json()["scores"])

    def page(self, command: Sequence[str], where: Provenance) -> Page:
        """Return the page of the errors, with the command and the provenance."""
        from ..reports.page.evaluate import analytical_page  # noqa: PLC0415

        return analytical_page(self.found, command, where)

    def draw(self, folder: Path) -> list[Path]:
        """Draw predictions beside measurements; return the files."""
        from ..reports.figures.evaluation import draw_evaluation  # noqa: PLC0415 - needs matplotlib

        return draw_evaluation(self.found, folder)


@dataclass(frozen=True, slots=True, repr=False, eq=False)
class TrainedErrors(Shown):
    """Errors of a model of `train` on measured kernels, beside those of analytical models.

    Attributes
    ----------
    found : StoredEvaluation
        Scores of each model.
    machine : Machine
        Machine of the measurements.
    """

    found: StoredEvaluation
    machine: Machine | None

    @property
    def caption(self) -> str:
        """Machine and number of rows."""
        return f"learned model on {self.found.machine}: {self.found.rows} rows"

    @property
    def lines(self) -> list[Line]:
        """What `chainline evaluate` prints."""
        from ..reports.stored_evaluation import stored_evaluation_lines  # noqa: PLC0415

        return stored_evaluation_lines(self.found)

    def to_json(self) -> dict[str, Any]:
        """Return the errors by the keys of `chainline evaluate FOLDER --json`."""
        from ..reports.stored_evaluation import stored_evaluation_to_json  # noqa: PLC0415

        return stored_evaluation_to_json(self.found)

    def to_frame(self) -> pd.DataFrame:
        """Return a row for each order of each compiler and residence."""
        return _frame(self.to_json()["groups"])

    def page(self, command: Sequence[str], where: Provenance) -> Page:
        """Return the page of the errors, with the command and the provenance."""
        from ..reports.page.evaluate import stored_page  # noqa: PLC0415

        return stored_page(self.found, command, where)


@dataclass(frozen=True, slots=True, repr=False, eq=False)
class HeldOutErrors(Shown):
    """Errors of models that learn from a part of measured kernels and predict the rest.

    Attributes
    ----------
    data : LearningData
        The samples, and their origin.
    found : DataFrame
        Predictions of rows held out.
    scores : HeldOutScores
        Errors of each division and model.
    regret : NamedTable
        Speed lost by the choices of the model.
    """

    data: LearningData
    found: pd.DataFrame
    scores: HeldOutScores
    regret: NamedTable

    @property
    def caption(self) -> str:
        """Machine and number of samples."""
        return f"learned models on {self.machine.key}: {self.scores.samples} samples"

    @property
    def machine(self) -> Machine:
        """Machine of the measurements."""
        return self.data.samples.machine

    @property
    def lines(self) -> list[Line]:
        """What `chainline evaluate learned` prints."""
        from ..reports.held_out import held_out_lines  # noqa: PLC0415
        from ..reports.line import spaced  # noqa: PLC0415

        return [*held_out_lines(self.scores), *spaced([self.regret])]

    def to_json(self) -> dict[str, Any]:
        """Return the errors by the keys of `chainline evaluate learned --json`."""
        from ..reports.held_out import held_out_to_json  # noqa: PLC0415

        return held_out_to_json(self.scores)

    def to_frame(self) -> pd.DataFrame:
        """Return the predictions of rows held out."""
        return self.found

    def page(self, command: Sequence[str], where: Provenance) -> Page:
        """Return the page of the errors, with the command and the provenance."""
        from ..reports.page.held_out import HeldOut, held_out_page  # noqa: PLC0415

        title = f"Learned models on {self.machine.title}"
        facts = tuple(self._facts().items())
        return held_out_page(
            HeldOut(title, self.scores, self.found, self.regret, facts, _LIMITS), command, where
        )

    def draw(self, folder: Path) -> list[Path]:
        """Draw predictions of rows held out; return the files."""
        from ..reports.figures.held_out import draw_held_out  # noqa: PLC0415 - needs matplotlib

        return draw_held_out(self.data.samples.table, self.found, folder, title=self.machine.title)

    def _facts(self) -> dict[str, str]:
        samples, rows = self.data.samples, self.data.rows
        return {
            "data": ", ".join(f"{one.file} ({one.rows} rows)" for one in self.data.used),
            "processor": ", ".join(sorted({str(cpu) for cpu in rows["cpu"]})),
            self.data.origin: f"{str(rows['date'].min())[:10]} to {str(rows['date'].max())[:10]}",
            "kernels": f"{len(samples.table)} rows, {samples.table['code'].nunique()} distinct codes",
            "compilers": ", ".join(sorted({str(name) for name in rows["compiler_version"]})),
            "left out": ", ".join(f"{why}: {count}" for why, count in samples.skipped.items()) or "nothing",
        }


@dataclass(frozen=True, slots=True, repr=False, eq=False)
class FittedErrors(Shown):
    """Errors of a model of `fit` on measured configurations.

    Attributes
    ----------
    stored : StoredModel
        The model.
    table : Measurements
        Configurations with their times.
    found : Predicted
        Predictions with intervals.

    Examples
    --------
    >>> import chainline as cl
    >>> import pandas as pd
    >>> table = pd.DataFrame({"n": range(1, 9), "seconds": [2.0 * n for n in range(1, 9)]})
    >>> model = cl.fit(table, target="seconds", model="mars")
    >>> cl.evaluate(model, table).to_json()["n"]
    8
    """

    stored: StoredModel
    table: Measurements
    found: Predicted

    @property
    def caption(self) -> str:
        """Class of the model, its target, and the number of configurations."""
        return f"{self.stored.model}: {self.stored.target} of {len(self.found.times)} configurations"

    @property
    def machine(self) -> Machine | None:
        """None: times of any program are of no machine."""
        return None

    @property
    def lines(self) -> list[Line]:
        """What `chainline evaluate` prints."""
        from ..reports.predicted_times import evaluation_lines  # noqa: PLC0415

        assert self.table.times is not None
        return evaluation_lines(self.stored, self.table.times, self.found)

    def to_json(self) -> dict[str, Any]:
        """Return the errors by the keys of `chainline evaluate MODEL --json`."""
        from ..reports.predicted_times import evaluation_to_json  # noqa: PLC0415

        assert self.table.times is not None
        return evaluation_to_json(self.stored, self.table.times, self.found)

    def to_frame(self) -> pd.DataFrame:
        """Return the configurations with measured and predicted times."""
        times = {self.stored.target: self.table.times, "predicted": self.found.times}
        return self.table.features.assign(**times)

    def page(self, command: Sequence[str], where: Provenance) -> Page:
        """Return the page of the errors, with the command and the provenance."""
        from ..reports.page.fit import evaluation_page  # noqa: PLC0415

        return evaluation_page(self.stored, self.table, self.found.times.tolist(), command, where)


Errors: TypeAlias = AnalyticalErrors | TrainedErrors | HeldOutErrors | FittedErrors


def _frame(rows: Sequence[dict[str, Any]]) -> pd.DataFrame:
    import pandas as pd  # noqa: PLC0415 - half a second of import

    return pd.json_normalize(list(rows))
