"""The model of `chainline best --model learned`."""

from __future__ import annotations

import sys
from dataclasses import replace
from pathlib import Path

from ....models.kernels.learned.stored.seen import answers_for, machine_warnings
from ....models.kernels.learned.stored.shipped import answering_model
from ....models.kernels.learned.stored.store import load_model
from ....models.kernels.learned.stored.trained import TrainedModel
from ....models.kernels.predictions.model import Model
from ....models.kernels.ranking.kernel_space import KernelSpace
from ....models.kernels.ranking.question import Question
from ...messages import warn


def learned_or_simulated(
    questions: list[Question], folder: str | None
) -> tuple[list[Question], TrainedModel | None]:
    """Return the model of a folder, or one that is shipped; where none knows the machine, simulate."""
    first = questions[0]
    full = first.space is KernelSpace.FULL
    trained = load_model(Path(folder)) if folder else answering_model(first.machine, schedules=full)
    if trained is not None and answers_for(trained.manifest, first.machine):
        warn(*machine_warnings(trained.manifest, first.machine))
        return questions, trained.on(first.machine)
    none = "none knows its kernels in explicit vectors" if full else "none was trained"
    whose = f"{folder} was trained for {trained.manifest.machine.key}" if trained else none
    print(
        f"chainline: warning: no learned model for {first.machine.key} ({whose}); simulating instead",
        file=sys.stderr,
    )
    return [replace(question, model=Model.SIMULATION) for question in questions], None
