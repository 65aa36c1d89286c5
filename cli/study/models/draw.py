"""Figures of `chainline study models`."""

from __future__ import annotations

from pathlib import Path

from ....models.empirical.evaluation.studies.trial import Trial
from ....reports.figures.compared_models import draw_compared_models


def draw(trials: list[Trial], title: str, folder: Path) -> list[Path]:
    """Draw the figures of a comparison of models; return the files.

    Parameters
    ----------
    trials : list of Trial
    title : str
        Title of the figures.
    folder : Path
        Existing folder.
    """
    return draw_compared_models(trials, title, folder)
