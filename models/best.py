"""From a polynomial order to its best split: generate, compile, analyse, predict, measure."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

from ..analysis.machine import Machine
from ..analysis.mca import InCoreTool
from ..analysis.measurement.measure import Measurement, Plan, measure, residence, resident_elements
from ..analysis.pipeline.call_size import simulated_elements
from ..codegen.assembly import Binary, Provenance
from ..codegen.process import map_processes
from ..codegen.render import render
from ..codegen.splits import balanced_splits, compositions, partitions
from ..codegen.target import Target
from ..codegen.toolchain import find_toolchain
from ..codegen.variant import DType, Language, Mode, Variant
from ..errors import RunError
from .analysed import Analysed, analyse_for
from .conditions import Conditions, conditions_for
from .kernel_space import KernelSpace
from .model import Model
from .predict import predict
from .ranking import Agreement, Prediction, Ranked, agreement, rank
from .search.candidates import candidates
from .search.judge import TIE, judge_by, simulated_kernels
from .search.setting import USUAL_EFFORT, Effort
from .search.setting import Setting as SearchSetting

if TYPE_CHECKING:
    from .learned.stored.trained import TrainedModel

_BATCH = 12
_REGRET_CANDIDATES = 10
_REGRET_ROUNDS = 20


@dataclass(frozen=True, slots=True)
class Question:
    """What is asked: the kernels, and the machine and compiler that they are judged for.

    Attributes
    ----------
    frequency_ghz : float
        Clock that turns cycles into GFLOPS.
    ordered : bool
        Compositions instead of partitions.
    residence : str
        Where the working set is: a cache of the machine, or "memory".
    n_elements : int or None
        Elements of a call, instead of a level.
    in_core : InCoreTool
        Who gives the in-core part of the ECM model.
    space : KernelSpace
        Every split, or kernels in explicit vectors beside them.
    widths : tuple of int
        Vector widths of the latter, in bits; all that the target has when empty.
    found : tuple of Variant
        Kernels in explicit vectors, as `search_schedules` finds them.
    searched : int
        Kernels that they were found among.
    """

    order: int
    machine: Machine
    target: Target
    frequency_ghz: float
    compiler: str = "llvm"
    language: Language = Language.LLVM
    model: Model = Model.CHAIN
    mode: Mode = Mode.ELEMENT
    dtype: DType = DType.FLOAT64
    ordered: bool = False
    residence: str = "L1"
    n_elements: int | None = None
    in_core: InCoreTool = InCoreTool.OWN
    space: KernelSpace = KernelSpace.SPLIT
    widths: tuple[int, ...] = ()
    found: tuple[Variant, ...] = ()
    searched: int = 0

    def conditions(self, variant: Variant) -> Conditions:
        """Return how a variant is run."""
        caches = self.machine.caches
        return conditions_for(variant, caches, self.frequency_ghz, self.residence, self.n_elements)

    def variants(self) -> list[Variant]:
        """Return the variants in question."""
        splits = compositions(self.order + 1) if self.ordered else partitions(self.order + 1)
        if self.space is KernelSpace.FULL:
            splits = iter(balanced_splits(self.order + 1))
        compiled = [Variant(self.order, split, self.mode, self.language, self.dtype) for split in splits]
        return [*self.found, *compiled]


@dataclass(frozen=True, slots=True)
class Trial:
    """How a ranking fared when it was measured.

    Attributes
    ----------
    agreement : Agreement
        Rank correlation and regret.
    residence : str
        Innermost level that held the working set.
    measurements : tuple of Measurement
        One for each distinct kernel that was measured, by rank.
    fastest : Variant
        Of those that were measured again.
    """

    agreement: Agreement
    residence: str
    measurements: tuple[Measurement, ...]
    fastest: Variant


@dataclass(frozen=True, slots=True)
class Answer:
    """The ranking of all variants of one question, and its trial if it was measured."""

    question: Question
    ranked: list[Ranked]
    provenance: Provenance
    trial: Trial | None = None

    @property
    def best(self) -> Ranked:
        """The variant to take if nothing is measured."""
        return self.ranked[0]

    @property
    def fastest(self) -> Ranked | None:
        """The variant that was fastest when measured again beside the other fast ones."""
        if self.trial is None:
            return None
        return next(e for e in self.ranked if e.prediction.variant == self.trial.fastest)


def search_schedules(
    question: Question, effort: Effort = USUAL_EFFORT, trained: TrainedModel | None = None
) -> Question:
    """Return a question about the full space with the kernels in explicit vectors that it should rank.

    Where the question is for the learned model, that judges passes and kernels on the way, else
    the simulation.

    Raises
    ------
    UsageError
        If no schedule fits the target.
    """
    elements = question.conditions(question.variants()[0]).n_elements
    setting = SearchSetting(
        question.order,
        question.mode,
        question.dtype,
        question.language,
        question.machine,
        question.target,
        question.compiler,
        elements,
        question.widths,
    )
    learned = question.model is Model.LEARNED and trained is not None
    judge = judge_by(trained, question.frequency_ghz) if learned and trained else simulated_kernels
    found = tuple(timed.variant for timed in candidates(setting, effort, judge))
    return replace(question, found=found, searched=setting.space().count)


def answer(questions: Sequence[Question], trained: TrainedModel | None = None) -> Iterator[Answer]:
    """Yield the predicted ranking of each question, in order.

    Parameters
    ----------
    questions : sequence of Question
        What is asked.
    trained : TrainedModel, optional
        Answers the questions whose model is `Model.LEARNED`.

    Raises
    ------
    ValueError
        If such a question comes without a trained model.
    """
    learned = [question for question in questions if question.model is Model.LEARNED]
    if learned and trained is None:
        raise ValueError("the learned model needs to be given")
    predicted = _predict_learned(questions, trained) if trained and learned else _predict_all(questions)
    for question in questions:
        predictions: list[Prediction] = []
        while len(predictions) < len(question.variants()):
            predictions.extend(next(predicted))
        provenance = find_toolchain(question.compiler, question.target).provenance(question.target)
        full = question.space is KernelSpace.FULL
        ranked = rank(_as_searched(predictions), TIE) if full else rank(predictions)
        yield Answer(question, ranked, provenance)


def _as_searched(predictions: Sequence[Prediction]) -> list[Prediction]:
    """Return the first prediction of each code; where they tie, the order of the search holds."""
    first = {prediction.code: prediction for prediction in reversed(predictions)}
    kept = [prediction for prediction in predictions if first[prediction.code] is prediction]
    return [replace(prediction, tie_cycles=float(place)) for place, prediction in enumerate(kept)]


def _predict_learned(questions: Sequence[Question], trained: TrainedModel) -> Iterator[list[Prediction]]:
    # scikit-learn and xgboost take seconds to import, which other models do not need
    from .learned.stored.ranked import learned_predictions  # noqa: PLC0415
    from .learned.unmeasured import Setting  # noqa: PLC0415

    for question in questions:
        setting = Setting(
            question.machine,
            question.target,
            question.compiler,
            question.frequency_ghz,
            question.residence,
            question.n_elements,
        )
        yield learned_predictions(trained, question.variants(), setting)


def _predict_all(questions: Sequence[Question]) -> Iterator[list[Prediction]]:
    """Yield predictions of neighbouring variants, question by question.

    The work of all questions is spread over the cores at once, in batches of neighbours, which
    often share code.
    """
    batches = [
        (question, variants[start : start + _BATCH])
        for question in questions
        for variants in [question.variants()]
        for start in range(0, len(variants), _BATCH)
    ]
    yield from map_processes(_predict_batch, batches)


def _predict_batch(job: tuple[Question, list[Variant]]) -> list[Prediction]:
    """Predict neighbouring variants, analysing code that several share only once."""
    question, variants = job
    toolchain = find_toolchain(question.compiler, question.target)
    analysed: dict[str, Analysed] = {}
    predictions = []
    for variant in variants:
        assembly = toolchain.assemble(render(variant), question.target)
        code = assembly.code_digest
        if code not in analysed:
            elements = question.n_elements and simulated_elements(variant, question.n_elements)
            analysed[code] = analyse_for(
                assembly, question.machine, {question.model}, question.in_core, elements
            )
        conditions = question.conditions(variant)
        predictions.append(predict(variant, analysed[code], question.machine, question.model, conditions))
    return predictions


def add_trial(
    given: Answer,
    plan: Plan,
    level: str = "L1",
    n_elements: int | None = None,
    progress: Callable[[int, int], None] | None = None,
    most: int | None = None,
) -> Answer:
    """Return the answer with every distinct kernel, or the best predicted, measured on this machine.

    The regret of the predicted best is taken from a second, interleaved measurement of it and
    of the ten fastest, because the minimum over many noisy equals is biased low.

    Parameters
    ----------
    plan : Plan
        Repetitions and limits.
    level : str
        Where the working set is to reside: a cache of the machine, or "memory".
    n_elements : int, optional
        Elements of a call, instead of a level.
    progress : callable, optional
        Called with rounds done and rounds in all.
    most : int, optional
        Kernels to measure at most, by rank.

    Raises
    ------
    RunError
        If a kernel fails its check, crashes or hangs; the line names it.
    """
    leaders = [entry for entry in given.ranked if entry.same_code_as is None][:most]
    variant, caches = leaders[0].prediction.variant, given.question.machine.caches
    elements = n_elements or resident_elements(variant, caches, level)
    measured = _measure(given.question, leaders, elements, plan, progress)
    speeds = {
        entry.prediction.code: result.gflops or 0.0 for entry, result in zip(leaders, measured, strict=True)
    }
    fastest = sorted(leaders, key=lambda entry: -speeds[entry.prediction.code])
    finalists = [leaders[0], *[e for e in fastest[:_REGRET_CANDIDATES] if e is not leaders[0]]]
    again = replace(plan, rounds=max(plan.rounds, _REGRET_ROUNDS))
    repeated = [result.gflops or 0.0 for result in _measure(given.question, finalists, elements, again)]
    verdict = agreement(
        [-float(entry.rank) for entry in leaders],
        [speeds[entry.prediction.code] for entry in leaders],
        choice=repeated[0],
        best=max(repeated),
    )
    ranked = [replace(entry, measured_gflops=speeds.get(entry.prediction.code)) for entry in given.ranked]
    winner = finalists[repeated.index(max(repeated))].prediction.variant
    trial = Trial(verdict, residence(variant, elements, caches), tuple(measured), winner)
    return replace(given, ranked=ranked, trial=trial)


def _measure(
    question: Question,
    entries: list[Ranked],
    n_elements: int,
    plan: Plan,
    progress: Callable[[int, int], None] | None = None,
) -> list[Measurement]:
    jobs = [(question.compiler, question.target, entry.prediction.variant) for entry in entries]
    binaries = list(map_processes(_build, jobs, chunk=4))
    results = measure(binaries, [n_elements] * len(binaries), plan, progress)
    for result in results:
        if result.problem:
            raise RunError(
                f"{result.variant.symbol} ({question.compiler}): {result.problem}; "
                f"no figure is reported for order {question.order}"
            )
    return results


def _build(job: tuple[str, Target, Variant]) -> Binary:
    compiler, target, variant = job
    return find_toolchain(compiler, target).build(render(variant), target)
