"""From a polynomial order to its best kernels: search, compile, analyse, predict, rank.

Kernel in C that a Fortran program can call through a `bind(c)` interface in place of its own.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from itertools import groupby, zip_longest
from operator import itemgetter
from typing import TYPE_CHECKING

from ....analysis.incore.kernel import LoopChains, loop_chains, read_kernel
from ....analysis.incore.pipeline.kernel import simulated_elements
from ....codegen.assembly import Assembly
from ....codegen.process import map_processes
from ....codegen.render import render
from ....codegen.run_time.choice import StoredChoice, stored_choice
from ....codegen.toolchain import find_toolchain
from ....codegen.variant import Language, Variant
from ....errors import ChainlineError, UsageError
from ..predictions.conditions import at_clock_of
from ..predictions.model import KernelSpace, Model
from ..predictions.predict import Analysed, analyse_for, predict
from ..predictions.ranking import Prediction, preferred, rank
from ..search.candidates import candidates
from ..search.task import (
    TIE,
    USUAL_EFFORT,
    CostModel,
    Effort,
    SearchTask,
    learned_cost_model,
    simulated_kernels,
)
from .request import Answer, BehindInterface, Question, Search

if TYPE_CHECKING:
    from ..learned.stored.trained import TrainedModel


@dataclass(frozen=True, slots=True)
class LearnedFor:
    """Questions that were to be answered by a learned model.

    Attributes
    ----------
    questions : tuple of Question
        As asked; those that no model answers are for the simulation.
    trained : TrainedModel or None
        Model that answers the others, with its interval on the machine; None if there are none.
    warnings : tuple of str
        Warnings for the user, a line each.
    """

    questions: tuple[Question, ...]
    trained: TrainedModel | None
    warnings: tuple[str, ...]


def learned_for(questions: Sequence[Question], given: TrainedModel | None, name: str = "") -> LearnedFor:
    """Return some questions about one machine, and the learned model that answers those it knows.

    Parameters
    ----------
    given : TrainedModel or None
        A model of the person who asks; None for the shipped one.
    name : str
        Name of that model in warnings.

    Raises
    ------
    UsageError
        If a model of the package is damaged.
    """
    # scikit-learn and xgboost take seconds to import, which other models do not need
    from ..learned.stored.applicability import machine_warnings, refusal  # noqa: PLC0415
    from ..learned.stored.store import answering_model  # noqa: PLC0415

    machine, full = questions[0].machine, questions[0].space is KernelSpace.FULL
    trained = given or answering_model(machine, schedules=full)
    if trained is None:
        why = "none knows its kernels in explicit vectors" if full else "none was trained"
        refused: list[str | None] = [why] * len(questions)
    else:
        name = name if given else "the one that comes with chainline"
        reasons = [refusal(trained.manifest, machine, question.level) for question in questions]
        refused = [reason and f"{name} was {reason}" for reason in reasons]
        if questions[0].threads > 1:
            refused = ["none knows cores that share memory"] * len(questions)
    warnings = _refusals(questions, refused)
    answers = trained if None in refused else None
    if answers is not None:
        warnings = [*machine_warnings(answers.manifest, machine), *warnings]
    pairs = zip(questions, refused, strict=True)
    asked = tuple(replace(question, model=Model.SIMULATION) if why else question for question, why in pairs)
    return LearnedFor(asked, answers and answers.on(machine), tuple(warnings))


def _refusals(questions: Sequence[Question], refused: Sequence[str | None]) -> list[str]:
    """Return a line for each reason, with the orders that it holds for unless it holds for all."""
    lines = []
    for why in dict.fromkeys(filter(None, refused)):
        orders = [str(q.order) for q, reason in zip(questions, refused, strict=True) if reason == why]
        where = f"order {', '.join(orders)}: " if len(orders) < len(questions) else ""
        lines.append(f"{where}no learned model for {questions[0].machine.key} ({why}); simulating instead")
    return lines


_BATCH = 12
_NEAREST = "L1"


def search_schedules(
    question: Question, effort: Effort = USUAL_EFFORT, trained: TrainedModel | None = None
) -> Search:
    """Return the kernels in explicit vectors that a question about the full space ranks.

    The learned model predicts passes and kernels of the search where the question names it, else the
    simulation does.

    Parameters
    ----------
    question : Question
        The question, whose space is the full one.
    effort : Effort
        Number of kernels that each stage of the search passes on.
    trained : TrainedModel, optional
        The learned model.

    Raises
    ------
    UsageError
        If no schedule fits the target.
    """
    elements = question.conditions(question.splits()[0]).n_elements
    task = SearchTask(
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
    cost_model: CostModel = simulated_kernels
    if question.model is Model.LEARNED and trained is not None:
        cost_model = learned_cost_model(trained, question.frequency_ghz)
    found = [timed.variant for timed in candidates(task, effort, cost_model)]
    measured = measured_choice(question)
    if measured is not None:  # before others: where predictions tie it is the first
        found.insert(0, measured.variant)
    return Search(tuple(dict.fromkeys(found)), task.space().count, measured)


def measured_choice(question: Question) -> StoredChoice | None:
    """Return the kernel in explicit vectors that was the fastest measured on the processor in question.

    It holds for data in the nearest cache, one core, and all widths of vectors.
    """
    if question.residence != _NEAREST or question.threads > 1 or question.widths:
        return None
    found = stored_choice(question.target, question.order, question.mode, question.dtype, question.language)
    return found if found and found.known and found.measured else None


def full_answer(question: Question) -> Answer:
    """Return the ranking of kernels in explicit vectors and splits, the answer of `best --space full`.

    Raises
    ------
    UsageError
        If no schedule fits the target.
    """
    return next(answer([question], None, [search_schedules(question)]))


def answer(
    questions: Sequence[Question],
    trained: TrainedModel | None = None,
    searches: Sequence[Search | None] = (),
) -> Iterator[Answer]:
    """Yield the predicted ranking of each question, in order.

    Parameters
    ----------
    questions : sequence of Question
        The questions.
    trained : TrainedModel, optional
        Answers the questions whose model is `Model.LEARNED`.
    searches : sequence of Search or None, optional
        Of each question, kernels to be ranked beside its splits.

    Raises
    ------
    ValueError
        If such a question comes without a trained model.
    """
    learned = [question for question in questions if question.model is Model.LEARNED]
    if learned and trained is None:
        raise ValueError("the learned model needs to be given")
    fields = [_Field(*pair) for pair in zip_longest(questions, searches)]
    predicted = _predict_each(fields, trained) if trained and learned else _predict_all(fields)
    for field, predictions in zip(fields, predicted, strict=True):
        question = field.question
        provenance = find_toolchain(question.compiler, question.target).provenance(question.target)
        full = question.space is KernelSpace.FULL
        kernels = _as_searched(predictions) if full else predictions
        chosen = preferred(kernels, TIE if full else None).variant
        yield Answer(question, rank(kernels), provenance, field.search, preferred=chosen)


@dataclass(frozen=True, slots=True)
class _Field:
    """A question, and the result of its search: the kernels that are ranked."""

    question: Question
    search: Search | None

    @property
    def variants(self) -> list[Variant]:
        return [*(self.search.kernels if self.search else ()), *self.question.splits()]


def _as_searched(predictions: Sequence[Prediction]) -> list[Prediction]:
    """Return the first prediction of each code; of the same speed, the order of the search holds."""
    first = {prediction.code: prediction for prediction in reversed(predictions)}
    kept = [prediction for prediction in predictions if first[prediction.code] is prediction]
    return [replace(prediction, tie_cycles=float(place)) for place, prediction in enumerate(kept)]


def _predict_each(fields: Sequence[_Field], trained: TrainedModel) -> Iterator[list[Prediction]]:
    """Yield the predictions of questions some of which a trained model answers."""
    for field in fields:
        if field.question.model is Model.LEARNED:
            yield from _predict_learned([field], trained)
        else:
            yield from _predict_all([field])


def _predict_learned(fields: Sequence[_Field], trained: TrainedModel) -> Iterator[list[Prediction]]:
    # scikit-learn and xgboost take seconds to import, which other models do not need
    from ..learned.samples import RunConditions  # noqa: PLC0415
    from ..learned.stored.answer import learned_predictions  # noqa: PLC0415

    for field in fields:
        question = field.question
        conditions = RunConditions(
            question.machine,
            question.target,
            question.compiler,
            question.frequency_ghz,
            question.residence,
            question.n_elements,
        )
        yield _with_loops(question, learned_predictions(trained, field.variants, conditions))


def _with_loops(question: Question, predictions: Sequence[Prediction]) -> list[Prediction]:
    """Return predictions with the FMA chains of the loops, of kernels with the same code once."""
    known: dict[str, tuple[LoopChains, ...]] = {}
    for prediction in predictions:
        if prediction.code not in known:
            code = read_kernel(assembly_of(question, prediction.variant))
            known[prediction.code] = loop_chains(code)
    return [replace(prediction, loops=known[prediction.code]) for prediction in predictions]


def assembly_of(question: Question, variant: Variant) -> Assembly:
    """Return the compiled code of a kernel of a question.

    Raises
    ------
    UsageError
        If the compiler is not installed.
    """
    return find_toolchain(question.compiler, question.target).assemble(render(variant), question.target)


def _predict_all(fields: Sequence[_Field]) -> Iterator[list[Prediction]]:
    """Yield the predictions of each question.

    The work of all questions is spread over the cores at once, in batches of neighbours, which
    often share code.
    """
    batches = [
        (number, (field.question, variants[start : start + _BATCH]))
        for number, field in enumerate(fields)
        for variants in [field.variants]
        for start in range(0, len(variants), _BATCH)
    ]
    numbers = [number for number, _ in batches]
    predicted = zip(numbers, map_processes(predict_together, [batch for _, batch in batches]), strict=True)
    for _, of_question in groupby(predicted, key=itemgetter(0)):
        yield [prediction for _, batch in of_question for prediction in batch]


def predict_together(job: tuple[Question, list[Variant]]) -> list[Prediction]:
    """Predict variants of one question, analysing code that several share only once."""
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
        found = analysed[code]
        conditions = at_clock_of(found.incore, question.machine, question.conditions(variant))
        predictions.append(predict(variant, found, question.machine, question.model, conditions))
    return predictions


_C, _WITHOUT = "gcc", "llvm"
"""Compiler of the kernel, and the compiler whose code stands for it where that is not installed."""


def with_interface(answer: Answer) -> Answer:
    """Return the answer about Fortran kernels with the prediction of the stored kernel in C added.

    It is as it was where none is stored that fits the processor, or its code cannot be followed.
    """
    question = answer.question
    if question.language is not Language.FORTRAN:
        return answer
    compiler = _compiler(question)
    language = Language.C if compiler == _C else Language.LLVM
    found = stored_choice(question.target, question.order, question.mode, question.dtype, language)
    if found is None:
        return answer
    model = Model.SIMULATION if question.model is Model.LEARNED else question.model
    asked = replace(question, compiler=compiler, language=language, model=model)
    try:
        (prediction,) = predict_together((asked, [found.variant]))
    except ChainlineError:
        return answer
    return replace(answer, behind_interface=BehindInterface(compiler, prediction))


def _compiler(question: Question) -> str:
    try:
        return find_toolchain(_C, question.target).name
    except UsageError:
        return _WITHOUT
