"""What `chainline study models` draws."""

from __future__ import annotations

from pathlib import Path

from ....models.empirical.evaluation.studies.trial import Trial
from ....reports.figures.compared_models import draw_compared_models


def draw(trials: list[Trial], title: str, folder: Path) -> list[Path]:
    """Return what was drawn into a folder."""
    return draw_compared_models(trials, title, folder)
