"""Figures of `chainline evaluate`."""

from __future__ import annotations

from pathlib import Path

import pandas as pd

from ....models.kernels.evaluation.evaluate import Evaluation
from ....reports.figures.evaluation import draw_evaluation
from ....reports.figures.held_out import draw_held_out
from ..learning_data import LearningData


def draw_errors(evaluation: Evaluation, folder: Path) -> list[Path]:
    """Draw predictions beside measurements; return the files."""
    return draw_evaluation(evaluation, folder)


def draw_learned(data: LearningData, found: pd.DataFrame, folder: Path) -> list[Path]:
    """Draw predictions of held-out rows; return the files.

    Parameters
    ----------
    data : LearningData
    found : DataFrame
        Held-out predictions.
    folder : Path
    """
    return draw_held_out(data.samples.table, found, folder, title=data.samples.machine.title)
