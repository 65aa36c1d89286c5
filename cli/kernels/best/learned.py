"""The model of `chainline best --model learned`."""

from __future__ import annotations

from pathlib import Path

from ....models.kernels.learned.stored.store import load_model
from ....models.kernels.learned.stored.trained import TrainedModel
from ....models.kernels.ranking.learned_for import learned_for
from ....models.kernels.ranking.question import Question
from ...messages import warn


def learned_or_simulated(
    questions: list[Question], folder: str | None
) -> tuple[list[Question], TrainedModel | None]:
    """Return the model of a folder, or one that is shipped; what none answers is simulated, which is told."""
    found = learned_for(questions, load_model(Path(folder)) if folder else None, folder or "")
    warn(*found.warnings)
    return list(found.questions), found.trained
