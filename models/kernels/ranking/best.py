"""From a polynomial order to its best kernels: search, compile, analyse, predict, rank.

For Fortran, the best kernel in C that a program can call through a `bind(c)` interface is predicted too
(`with_interface`).
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import groupby, pairwise, zip_longest
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
from ....errors import ChainlineError, UsageError, argument
from ....records import record, replace
from ..predictions.conditions import at_clock_of
from ..predictions.model import TRAINED, KernelSpace, Model
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
    from ..learned.stored.paper import KernelModel


@record
class LearnedFor:
    """Questions that were to be answered by a trained model.

    Attributes
    ----------
    questions : tuple of Question
        As asked; those that no model answers are for the simulation.
    trained : TrainedModel, PaperModel or None
        Model that answers the others, with its interval on the machine; None if there are none.
    kind : Model
        Kind of the model.
    notices : tuple of str
        Lines about the model on this machine.
    refused : tuple of (str or None)
        Reason for each question that no model answers; None for the others.
    """

    questions: tuple[Question, ...]
    trained: KernelModel | None
    kind: Model
    notices: tuple[str, ...]
    refused: tuple[str | None, ...]

    @property
    def warnings(self) -> tuple[str, ...]:
        """Warnings for the user, a line each: about the model, and about questions that are simulated."""
        return (*self.notices, *_refusals(self.kind, self.questions, self.refused))


def learned_for(questions: Sequence[Question], given: KernelModel | None, name: str = "") -> LearnedFor:
    """Return some questions about one machine, and the trained model that answers those it knows.

    Parameters
    ----------
    questions : sequence of Question
        For our learned model, or for the paper's.
    given : TrainedModel, PaperModel or None
        A model of the person who asks; None for the shipped one.
    name : str
        Name of that model in warnings.

    Raises
    ------
    UsageError
        If a model of the package is damaged, the given one is of another kind, or the paper's is not given.
    """
    # scikit-learn and xgboost take seconds to import, which other models do not need
    from ..learned.stored.applicability import machine_warnings, refusal  # noqa: PLC0415
    from ..learned.stored.store import answering_model, require_kind, shipped_paper_model  # noqa: PLC0415

    machine, full, kind = questions[0].machine, questions[0].space is KernelSpace.FULL, questions[0].model
    if given is not None:
        require_kind(given, kind, name)
        trained: KernelModel | None = given
    elif kind is Model.PAPER:
        trained = shipped_paper_model(machine)
        if trained is None:
            raise UsageError(
                f"{argument('model', kind)}: needs a model that `chainline train` wrote with "
                f"{argument('model', kind)}; give it with {argument('trained')}"
            )
    else:
        trained = answering_model(machine, schedules=full)
    if trained is None:
        why = "none knows its kernels in explicit vectors" if full else "none was trained"
        refused: list[str | None] = [why] * len(questions)
    else:
        name = name if given else "the one that comes with chainline"
        reasons = [refusal(trained.manifest, machine, question.level) for question in questions]
        refused = [reason and f"{name} was {reason}" for reason in reasons]
        if questions[0].threads > 1:
            refused = ["none knows cores that share memory"] * len(questions)
    answers = trained if None in refused else None
    notices = [] if answers is None else machine_warnings(answers.manifest, machine)
    pairs = zip(questions, refused, strict=True)
    asked = tuple(replace(question, model=Model.SIMULATION) if why else question for question, why in pairs)
    return LearnedFor(asked, answers and answers.on(machine), kind, tuple(notices), tuple(refused))


def _refusals(kind: Model, questions: Sequence[Question], refused: Sequence[str | None]) -> list[str]:
    """Return a line for each reason, with the orders that it holds for unless it holds for all."""
    lines = []
    for why in dict.fromkeys(filter(None, refused)):
        orders = [str(q.order) for q, reason in zip(questions, refused, strict=True) if reason == why]
        where = f"order {', '.join(orders)}: " if len(orders) < len(questions) else ""
        words = "learned model" if kind is Model.LEARNED else "model of the paper"
        lines.append(f"{where}no {words} for {questions[0].machine.key} ({why}); simulating instead")
    return lines


_BATCH = 12
_NEAREST = "L1"


def search_schedules(
    question: Question, effort: Effort = USUAL_EFFORT, trained: KernelModel | None = None
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
    trained: KernelModel | None = None,
    searches: Sequence[Search | None] = (),
) -> Iterator[Answer]:
    """Yield the predicted ranking of each question, in order.

    Parameters
    ----------
    questions : sequence of Question
        The questions.
    trained : TrainedModel or PaperModel, optional
        Answers the questions whose model is one of `TRAINED`.
    searches : sequence of Search or None, optional
        Of each question, kernels to be ranked beside its splits.

    Raises
    ------
    ValueError
        If such a question comes without a trained model.
    """
    learned = [question for question in questions if question.model in TRAINED]
    if learned and trained is None:
        raise ValueError("the trained model needs to be given")
    fields = [_Field(*pair) for pair in zip_longest(questions, searches)]
    predicted = _predict_each(fields, trained) if trained and learned else _predict_all(fields)
    for field, predictions in zip(fields, predicted, strict=True):
        question = field.question
        provenance = find_toolchain(question.compiler, question.target).provenance(question.target)
        full = question.space is KernelSpace.FULL
        ranked = rank(_as_searched(predictions) if full else predictions)
        distinct = [entry.prediction for entry in ranked if entry.same_code_as is None]
        chosen = preferred(distinct, TIE if full else None).variant
        yield Answer(question, ranked, provenance, field.search, preferred=chosen)


@record
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


def _predict_each(fields: Sequence[_Field], trained: KernelModel) -> Iterator[list[Prediction]]:
    """Yield the predictions of questions some of which a trained model answers."""
    for field in fields:
        if field.question.model in TRAINED:
            yield from _predict_learned([field], trained)
        else:
            yield from _predict_all([field])


def _predict_learned(fields: Sequence[_Field], trained: KernelModel) -> Iterator[list[Prediction]]:
    for field in fields:
        found = trained_predictions(field.question, field.variants, trained)
        yield _with_loops(field.question, found)


def trained_predictions(
    question: Question, variants: Sequence[Variant], trained: KernelModel
) -> list[Prediction]:
    """Return the predictions of a trained model for kernels of a question, without the FMA chains of loops.

    Parameters
    ----------
    question : Question
        Machine, compiler and conditions.
    variants : sequence of Variant
        The kernels.
    trained : KernelModel
        The trained model.

    Raises
    ------
    UsageError
        If the compiler is not installed, or there is no such level.
    RunError
        If a kernel cannot be followed.
    """
    # scikit-learn and xgboost take seconds to import, which other models do not need
    from ..learned.samples import RunConditions  # noqa: PLC0415
    from ..learned.stored.answer import learned_predictions  # noqa: PLC0415

    conditions = RunConditions(
        question.machine,
        question.target,
        question.compiler,
        question.frequency_ghz,
        question.residence,
        question.n_elements,
    )
    return learned_predictions(trained, variants, conditions)


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
    often share code. The first kernel is not: it loads what all of them need.
    """
    batches = [
        (number, (field.question, variants[start:end]))
        for number, field in enumerate(fields)
        for variants in [field.variants]
        for start, end in pairwise(_ends(len(variants), alone=number == 0 and len(variants) > _BATCH))
    ]
    numbers = [number for number, _ in batches]
    jobs = [batch for _, batch in batches]
    predicted = zip(numbers, map_processes(predict_together, jobs, here=1), strict=True)
    for _, of_question in groupby(predicted, key=itemgetter(0)):
        yield [prediction for _, batch in of_question for prediction in batch]


def _ends(n: int, *, alone: bool) -> list[int]:
    """Return the ends of batches of `n` variants; the first may be alone."""
    return [0, *range(1 if alone else _BATCH, n, _BATCH), n] if n else []


def predict_together(job: tuple[Question, list[Variant]]) -> list[Prediction]:
    """Predict variants of one question, analysing code that several share only once."""
    question, variants = job
    return predict_by_each((question, (question.model,), variants))[0]


def predict_by_each(job: tuple[Question, tuple[Model, ...], list[Variant]]) -> list[list[Prediction]]:
    """Predict variants of one question by each of some models, whatever model the question names.

    Code that several variants share is analysed only once, for all models.
    """
    question, models, variants = job
    toolchain = find_toolchain(question.compiler, question.target)
    analysed: dict[str, Analysed] = {}
    predictions: list[list[Prediction]] = [[] for _ in models]
    for variant in variants:
        assembly = toolchain.assemble(render(variant), question.target)
        code = assembly.code_digest
        if code not in analysed:
            elements = question.n_elements and simulated_elements(variant, question.n_elements)
            analysed[code] = analyse_for(assembly, question.machine, models, question.in_core, elements)
        found = analysed[code]
        conditions = at_clock_of(found.incore, question.machine, question.conditions(variant))
        for model, of_model in zip(models, predictions, strict=True):
            of_model.append(predict(variant, found, question.machine, model, conditions))
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
    model = Model.SIMULATION if question.model in TRAINED else question.model
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
