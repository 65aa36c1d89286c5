"""From a polynomial order to its best kernels: search, compile, analyse, predict, rank."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace
from typing import TYPE_CHECKING

from ....analysis.incore.pipeline.kernel import simulated_elements
from ....codegen.process import map_processes
from ....codegen.render import render
from ....codegen.toolchain import find_toolchain
from ....codegen.variant import Variant
from ..predictions.analysed import Analysed, analyse_for
from ..predictions.conditions import at_clock_of
from ..predictions.model import Model
from ..predictions.predict import predict
from ..predictions.ranking import Prediction, rank
from ..search.candidates import candidates
from ..search.cost_model import TIE, CostModel, learned_cost_model, simulated_kernels
from ..search.task import USUAL_EFFORT, Effort, SearchTask
from .kernel_space import KernelSpace
from .question import Answer, Question

if TYPE_CHECKING:
    from ..learned.stored.trained import TrainedModel

_BATCH = 12


def search_schedules(
    question: Question, effort: Effort = USUAL_EFFORT, trained: TrainedModel | None = None
) -> Question:
    """Return a question about the full space with the kernels in explicit vectors that it should rank.

    Where the question is for the learned model, that predicts passes and kernels on the way, else
    the simulation.

    Raises
    ------
    UsageError
        If no schedule fits the target.
    """
    elements = question.conditions(question.variants()[0]).n_elements
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
    found = tuple(timed.variant for timed in candidates(task, effort, cost_model))
    return replace(question, found=found, searched=task.space().count)


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
    from ..learned.stored.ranked import learned_predictions  # noqa: PLC0415
    from ..learned.unmeasured import RunConditions  # noqa: PLC0415

    for question in questions:
        conditions = RunConditions(
            question.machine,
            question.target,
            question.compiler,
            question.frequency_ghz,
            question.residence,
            question.n_elements,
        )
        yield learned_predictions(trained, question.variants(), conditions)


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
        found = analysed[code]
        conditions = at_clock_of(found.incore, question.machine, question.conditions(variant))
        predictions.append(predict(variant, found, question.machine, question.model, conditions))
    return predictions
