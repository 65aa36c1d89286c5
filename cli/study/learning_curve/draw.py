"""What `chainline study learning-curve` draws."""

from __future__ import annotations

from pathlib import Path

from ....models.empirical.evaluation.curves.curve import CurveRun, ShareCurve
from ....reports.figures.training_share import draw_training_share


def draw(run: CurveRun, curve: ShareCurve, folder: Path) -> list[Path]:
    """Return what was drawn into a folder."""
    return [draw_training_share(run, curve, folder / f"learning-curve-{run.data}.png")]
