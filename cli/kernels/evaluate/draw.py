"""What `chainline evaluate` draws of analytical models."""

from __future__ import annotations

from pathlib import Path

from ....models.kernels.evaluation.evaluate import Evaluation
from ....reports.figures.evaluation import draw_evaluation


def draw_errors(evaluation: Evaluation, folder: Path) -> list[Path]:
    """Draw predictions beside what was measured."""
    return draw_evaluation(evaluation, folder)
