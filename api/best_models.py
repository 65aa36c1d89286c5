"""Every model side by side for polynomial orders, as people and programs look at them."""

from __future__ import annotations

import os
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any

from ..analysis.measurement.measure import Plan
from ..codegen.variant import Variant
from ..errors import UsageError, argument
from ..models.kernels.evaluation.cases import Case, cases
from ..models.kernels.predictions.model import TRAINED, Model
from ..models.kernels.ranking.best import answer, assembly_of, learned_for
from ..models.kernels.ranking.compared_models import (
    ComparedModels,
    ModelChoice,
    compare_models,
    measured_resolution,
    measured_speeds,
    with_speeds,
)
from ..models.kernels.ranking.measured_ranking import add_measurement
from ..models.kernels.ranking.request import Question
from ..records import record, replace
from ..reports.best_models import compared_lines, compared_to_json
from .listener import listener, warn
from .shown import Shown

if TYPE_CHECKING:
    import networkx as nx
    import pandas as pd

    from ..models.kernels.learned.stored.paper import KernelModel
    from ..reports.layout import Line
    from .analysis import Report
    from .best import TrainedLike
    from .learning_data import DataSetLike

_LARGE_ORDER = 5
"""Orders from here on have so many splits that simulating them takes seconds."""
_SIMULATED = "choices are judged by simulation"
_NO_PAPER = "no model is given; `chainline train` writes one with its option `--model paper`"


@record(eq=False, repr=False)
class PredictorComparison(Shown):
    """Every model about the splits of an order: its choice, and what the choice loses.

    Attributes
    ----------
    compared : ComparedModels
        Predictions of each model, and the speeds that choices are judged by.

    Examples
    --------
    >>> import chainline as cl
    >>> found = cl.best(2, machine="zen5", model="all")
    >>> [str(choice.model) for choice in found.choices][:3], found.compared.judge
    (['chain', 'mixture', 'roofline'], 'simulation')
    """

    compared: ComparedModels

    @property
    def caption(self) -> str:
        """Order, machine, compiler, and the fastest split by what choices are judged by."""
        question = self.compared.question
        return (
            f"order {question.order} (Np = {question.order + 1}), {question.machine.key}, "
            f"{question.compiler}: {len(self.choices)} models, judged by {self.compared.judge}: fastest "
            f"{self.fastest.label}"
        )

    @property
    def choices(self) -> tuple[ModelChoice, ...]:
        """The choice of each model that answers."""
        return self.compared.choices

    @property
    def fastest(self) -> Variant:
        """The fastest split, as measured, or as simulated where nothing was measured."""
        return self.compared.fastest

    @property
    def report(self) -> Report:
        """Analysis of the assembly of the fastest split: its loops, their bounds and what limits them."""
        from .analysis import analyze  # noqa: PLC0415 - of what asks for it alone

        question, variant = self.compared.question, self.fastest
        text = assembly_of(question, variant).text
        return analyze(text, question.machine, variant.symbol, calibrate=False)

    @property
    def graph(self) -> nx.DiGraph:
        """True dependencies in the loop that the fastest split spends its time in; see `Report.graph`."""
        return self.report.graph

    @property
    def lines(self) -> list[Line]:
        """Lines that `chainline best --model all` prints."""
        return compared_lines(self.compared)

    def to_json(self) -> dict[str, Any]:
        """Return the comparison by the keys of `chainline best --model all --json`."""
        return compared_to_json(self.compared)

    def to_frame(self) -> pd.DataFrame:
        """Return a row for each model."""
        import pandas as pd  # noqa: PLC0415 - half a second of import

        table = pd.DataFrame(self.to_json()["choices"])
        table["split"] = [",".join(map(str, parts)) for parts in table["split"]]
        return table


@record
class Measuring:
    """Measurement of the kernels of a comparison on this host.

    Attributes
    ----------
    plan : Plan
        Samples, and the time for them.
    most : int or None
        Kernels measured at most, by simulated rank.
    """

    plan: Plan
    most: int | None


def compare_predictors(
    questions: Sequence[Question],
    trained: Sequence[TrainedLike],
    data: Sequence[DataSetLike],
    measuring: Measuring | None,
) -> tuple[PredictorComparison, ...]:
    """Return every model side by side for each question; the listener is told of each.

    Parameters
    ----------
    questions : sequence of Question
        About the splits of an order each.
    trained : sequence of path or TrainedKernels
        Models of `train`, at most one of each kind.
    data : sequence of path or DataFrame
        Measured rows that choices are judged by.
    measuring : Measuring or None
        For choices that are judged by speeds measured here.

    Raises
    ------
    UsageError
        If two models are of one kind, or a data set cannot be read.
    RunError
        If a kernel cannot be built or followed, or is wrong where it is measured.
    """
    models, absent, notices = _models(questions, trained)
    measured, source = _cases(questions[0], data, models) if data else ([], "")
    results = []
    for number, question in enumerate(questions):
        what = f"order {question.order}: predicting {len(question.splits())} splits by every model"
        listener().stage(what, quiet=question.order < _LARGE_ORDER)
        left_out = {model: whys[number] for model, whys in absent.items() if whys[number]}
        answering = {model: one for model, one in models.items() if model not in left_out}
        reasons = {model: str(why) for model, why in left_out.items()}
        found = compare_models(question, answering, reasons, notices)
        if data:
            speeds = measured_speeds(found, measured)
            if not speeds:
                warn(f"{source}: holds no row of order {question.order} like these kernels; {_SIMULATED}")
            found = with_speeds(found, speeds, source, measured_resolution(found, measured))
        elif measuring is not None:
            found = _measured_here(found, measuring)
        listener().done()
        results.append(PredictorComparison(found))
        listener().result(results[-1])
    return tuple(results)


def loaded(trained: TrainedLike) -> tuple[KernelModel, str]:
    """Return a model of `train`, of an object or of the name of its folder, and its name.

    Raises
    ------
    UsageError
        If there is none in the folder, or it is damaged.
    """
    # takes a second and a half, which models that are not trained spare
    from ..models.kernels.learned.stored.store import load_model  # noqa: PLC0415

    if isinstance(trained, str | os.PathLike):
        return load_model(Path(trained)), os.fspath(trained)
    return trained.model, "this one"


def _models(
    questions: Sequence[Question], trained: Sequence[TrainedLike]
) -> tuple[dict[Model, KernelModel], dict[Model, tuple[str | None, ...]], dict[Model, str]]:
    """Return the trained models that answer, by kind, why one does not answer a question, and doubts."""
    given: dict[Model, tuple[KernelModel, str]] = {}
    for one in trained:
        model, name = loaded(one)
        kind = model.manifest.model
        if kind in given:
            raise UsageError(
                f"{argument('trained')} {name}: a second model of kind {kind}; give one of each kind"
            )
        given[kind] = model, name
    models: dict[Model, KernelModel] = {}
    absent: dict[Model, tuple[str | None, ...]] = {}
    notices: dict[Model, str] = {}
    # takes seconds to load, which it does anyway for the shipped models
    from ..models.kernels.learned.stored.store import shipped_paper_model  # noqa: PLC0415

    for kind in TRAINED:
        if kind is Model.PAPER and kind not in given and shipped_paper_model(questions[0].machine) is None:
            absent[kind] = (_NO_PAPER,) * len(questions)
            continue
        asked = [replace(question, model=kind) for question in questions]
        found = learned_for(asked, *given.get(kind, (None, "")))
        if found.notices:
            notices[kind] = "; ".join(found.notices)
        absent[kind] = found.refused
        if found.trained is not None:
            models[kind] = found.trained
    return models, absent, notices


def _cases(
    question: Question, data: Sequence[DataSetLike], models: Mapping[Model, KernelModel]
) -> tuple[list[Case], str]:
    """Return the measured rows of data sets, and their names; warn of models that learned from one."""
    # pandas and what learns take seconds to load, which a comparison by simulation spares
    from ..models.kernels.learned.stored.applicability import data_warnings  # noqa: PLC0415
    from ..models.kernels.learned.stored.provenance import data_used  # noqa: PLC0415
    from .learning_data import joined, names_of, table_of  # noqa: PLC0415

    tables = [table_of(one) for one in data]
    for one, table in zip(data, tables, strict=True):
        if isinstance(one, str | os.PathLike):
            used = [data_used(Path(one), len(table))]
            for kind, model in models.items():
                for line in data_warnings(model.manifest, used):
                    warn(f"{kind}: {line}")
    rows = joined(tables, data, question.machine)
    return cases(rows, question.machine)[0], names_of(data)


def _measured_here(compared: ComparedModels, measuring: Measuring) -> ComparedModels:
    question = replace(compared.question, model=Model.SIMULATION)
    rounds = listener().rounds(f"order {question.order}: measuring")
    given = next(answer([question]))
    found = add_measurement(
        given, measuring.plan, question.residence, question.n_elements, rounds, measuring.most
    )
    if found.measurement is not None and found.measurement.disturbed:
        warn(f"order {question.order}: the host was disturbed; {_SIMULATED}")
        return compared
    speeds: Mapping[str, float] = {
        entry.prediction.code: entry.measured_gflops for entry in found.ranked if entry.measured_gflops
    }
    resolution = None if found.measurement is None else found.measurement.comparison.resolution
    return with_speeds(compared, speeds, "measured here", resolution)
