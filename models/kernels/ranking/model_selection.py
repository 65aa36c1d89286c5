"""Choice of the questions that a learned model answers; all others are simulated."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

from ..predictions.model import Model
from .kernel_space import KernelSpace
from .request import Question

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
    from ..learned.stored.seen import machine_warnings, refusal  # noqa: PLC0415
    from ..learned.stored.shipped import answering_model  # noqa: PLC0415

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
