"""Every model side by side for one order: the split that each would choose, and what the choice loses.

Speeds that choices are judged by are measured, by rows of a data set or on this machine, or else simulated.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from math import log
from statistics import fmean, median
from typing import TYPE_CHECKING

from ....analysis.measurement.dataset.row import MEASURED
from ....codegen.assembly import Provenance
from ....codegen.process import map_processes
from ....codegen.splits import Split
from ....codegen.toolchain import find_toolchain
from ....codegen.variant import Variant
from ....records import field, record, replace
from ..evaluation.cases import Case
from ..predictions.model import ANALYTICAL, TRAINED, Clock, Model, learned_at
from ..predictions.ranking import Prediction, place, preferred
from .best import predict_by_each, trained_predictions
from .request import Question

if TYPE_CHECKING:
    from ..learned.stored.paper import KernelModel

_BATCH = 12
_MEMORY = "memory"


@record
class ModelChoice:
    """The split that a model chooses.

    Attributes
    ----------
    model : Model
    prediction : Prediction
        Of that split.
    equal : int
        Distinct kernels that the model does not tell from it, itself among them.
    judged_gflops : float or None
        Speed of its code by measurement, or by simulation; None where it was not measured.
    lost : float or None
        Share of speed that the choice loses to the fastest kernel by the same speeds.
    error : float or None
        Mean absolute error of the predicted speeds of all distinct kernels; None where none is measured.
    """

    model: Model
    prediction: Prediction
    equal: int
    judged_gflops: float | None
    lost: float | None
    error: float | None


@record
class ComparedModels:
    """Every model about the splits of one order.

    Attributes
    ----------
    question : Question
        Kernels, machine and compiler; its model is not used.
    provenance : Provenance
        What compiled them.
    predictions : mapping of Model to tuple of Prediction
        Of each model, one for each distinct code: that of the split with the fewest parts.
    codes : mapping of tuple of int to str
        Code of each split.
    absent : mapping of Model to str
        Models that do not answer, and why.
    measured : mapping of str to float
        Measured speed in GFLOPS at the clock that is predicted for, by code; empty where choices are judged
        by simulation.
    source : str
        Where the measured speeds come from; "" without any.
    resolution : float or None
        Share by which measured speeds of equal code differ by themselves; None where nothing tells it.
    notices : mapping of Model to str
        Reasons to doubt a model on this machine.
    """

    question: Question
    provenance: Provenance
    predictions: Mapping[Model, tuple[Prediction, ...]]
    codes: Mapping[Split, str]
    absent: Mapping[Model, str]
    measured: Mapping[str, float]
    source: str = ""
    resolution: float | None = None
    notices: Mapping[Model, str] = field(default_factory=dict)

    @property
    def judge(self) -> str:
        """Origin of the speeds by which choices are judged: measured, or simulation."""
        return MEASURED if self.measured else str(Model.SIMULATION)

    @property
    def speeds(self) -> Mapping[str, float]:
        """Speeds by which choices are judged, in GFLOPS, by code."""
        if self.measured:
            return self.measured
        return {one.code: one.gflops for one in self.predictions[Model.SIMULATION]}

    @property
    def fastest(self) -> Variant:
        """The split that is fastest by these speeds."""
        speeds = self.speeds
        of_code = {one.code: one.variant for one in self.predictions[Model.SIMULATION]}
        return of_code[max(speeds, key=lambda code: speeds[code])]

    @property
    def choices(self) -> tuple[ModelChoice, ...]:
        """The choice of each model."""
        return tuple(self._choice(model) for model in self.predictions)

    def _choice(self, model: Model) -> ModelChoice:
        predictions, speeds = self.predictions[model], self.speeds
        chosen = preferred(predictions)
        times = [place(one.variant.nominal_flops / one.gflops, 0.0, 0)[0] for one in (chosen, *predictions)]
        speed = speeds.get(chosen.code)
        errors = [abs(one.gflops / speeds[one.code] - 1) for one in predictions if one.code in self.measured]
        return ModelChoice(
            model=model,
            prediction=chosen,
            equal=times[1:].count(times[0]),
            judged_gflops=speed,
            lost=None if speed is None else 1 - speed / max(speeds.values()),
            error=fmean(errors) if errors else None,
        )


def compare_models(
    question: Question,
    trained: Mapping[Model, KernelModel],
    absent: Mapping[Model, str],
    notices: Mapping[Model, str],
) -> ComparedModels:
    """Return the predictions of every model for the splits of an order, to be judged by simulation.

    Parameters
    ----------
    question : Question
        About splits; its model is not used.
    trained : mapping of Model to TrainedModel or PaperModel
        Those that answer the question.
    absent : mapping of Model to str
        Those that do not, and why.
    notices : mapping of Model to str
        Reasons to doubt one that does.

    Raises
    ------
    UsageError
        If the compiler is not installed, or there is no such level.
    RunError
        If a kernel cannot be built or followed.
    """
    variants = question.splits()
    batches = [variants[start : start + _BATCH] for start in range(0, len(variants), _BATCH)]
    jobs = [(question, ANALYTICAL, batch) for batch in batches]
    found: dict[Model, list[Prediction]] = {model: [] for model in ANALYTICAL}
    for by_model in map_processes(predict_by_each, jobs):
        for model, some in zip(ANALYTICAL, by_model, strict=True):
            found[model] += some
    for model in TRAINED:
        if model in trained:
            found[model] = trained_predictions(replace(question, model=model), variants, trained[model])
    provenance = find_toolchain(question.compiler, question.target).provenance(question.target)
    predictions = {model: _distinct(found[model]) for model in Model if model in found}
    codes = {one.variant.split: one.code for one in found[Model.SIMULATION]}
    told = {model: text for model, text in notices.items() if model in predictions}
    return ComparedModels(question, provenance, predictions, codes, dict(absent), {}, notices=told)


def _distinct(predictions: Sequence[Prediction]) -> tuple[Prediction, ...]:
    """Return a prediction for each code, that of the split with the fewest parts."""
    leaders: dict[str, Prediction] = {}
    for one in sorted(predictions, key=lambda one: len(one.variant.split)):
        leaders.setdefault(one.code, one)
    return tuple(leaders.values())


def with_speeds(
    compared: ComparedModels, speeds: Mapping[str, float], source: str, resolution: float | None
) -> ComparedModels:
    """Return a comparison that is judged by measured speeds; as it was without any.

    Parameters
    ----------
    compared : ComparedModels
    speeds : mapping of str to float
        In GFLOPS, by code.
    source : str
        Where they come from.
    resolution : float or None
        Share by which measured speeds of equal code differ by themselves.
    """
    if not speeds:
        return compared
    return replace(compared, measured=dict(speeds), source=source, resolution=resolution)


def measured_speeds(compared: ComparedModels, cases: Sequence[Case]) -> dict[str, float]:
    """Return the measured speed of each code, the median of its rows; empty where no row is of the question.

    Rows count that were measured with the compiler, the type, the mode, the level and the width of vectors
    of the question: those built with the same flags, or where there are none with the flags of most rows. A
    code that several splits share has the rows of all of them. Speeds are at the clock that is predicted
    for, where data lie in caches and the clock beside a row can be trusted.

    Parameters
    ----------
    compared : ComparedModels
    cases : sequence of Case
        Measured rows of the machine.
    """
    question = compared.question
    leaders = {one.code: one for one in compared.predictions[Model.SIMULATION]}
    found: dict[str, list[float]] = {}
    for case in _alike(compared, cases):
        code = compared.codes.get(case.variant.split)
        if case.variant.order == question.order and code is not None:
            found.setdefault(code, []).append(_speed(case, leaders[code], question))
    return {code: median(speeds) for code, speeds in found.items()}


def measured_resolution(compared: ComparedModels, cases: Sequence[Case]) -> float | None:
    """Return the share by which speeds of equal code differ in such rows, of any order (95 %).

    None where no code was measured twice.

    Parameters
    ----------
    compared : ComparedModels
    cases : sequence of Case
        Measured rows of the machine.
    """
    from ..evaluation.choice_regret import resolution_of  # noqa: PLC0415 - a second of import, of few comparisons

    logs: dict[tuple[int, str], list[float]] = {}
    for case in _alike(compared, cases):
        if case.code is not None:
            cycles = case.variant.nominal_flops / case.gflops * case.conditions.frequency_ghz
            logs.setdefault((case.variant.order, case.code), []).append(log(cycles))
    return resolution_of(compared.question.level, [list(logs.values())]).difference


def _alike(compared: ComparedModels, cases: Sequence[Case]) -> list[Case]:
    """Return the rows of kernels that are built and run like those of a question, of any order."""
    alike = [case for case in cases if _is_asked(case, compared.question)]
    flags = Counter(case.flags for case in alike)
    ours = tuple(compared.provenance.flags)
    wanted = ours if ours in flags else next(iter(dict(flags.most_common(1))), ours)
    return [case for case in alike if case.flags == wanted]


def _is_asked(case: Case, question: Question) -> bool:
    variant, conditions = case.variant, case.conditions
    return (
        (variant.mode, variant.dtype) == (question.mode, question.dtype)
        and variant.schedule is None
        and case.compiler == question.compiler
        and (conditions.residence, conditions.cores) == (question.level, question.threads)
        and case.vector_bits in (None, question.target.vector_bits)
        and question.n_elements in (None, conditions.n_elements)
    )


def _speed(case: Case, prediction: Prediction, question: Question) -> float:
    """Return the measured speed at the clock that is predicted for."""
    if question.level == _MEMORY or learned_at(question.machine) is Clock.MACHINE:
        return case.gflops
    predicted_clock = prediction.gflops * prediction.cycles / prediction.variant.nominal_flops
    return case.gflops / case.conditions.frequency_ghz * predicted_clock
