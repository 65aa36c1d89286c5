"""Choice of the questions that a trained model answers; all others are simulated."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

from ....errors import UsageError, argument
from ..predictions.model import KernelSpace, Model
from .request import Question

if TYPE_CHECKING:
    from ..learned.stored.paper import KernelModel


@dataclass(frozen=True, slots=True)
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
