"""Figures of `chainline study learning-curve`."""

from __future__ import annotations

from pathlib import Path

from ....models.empirical.evaluation.curves.curve import CurveRun, ShareCurve
from ....reports.figures.training_share import draw_training_share


def draw(run: CurveRun, curve: ShareCurve, folder: Path) -> list[Path]:
    """Draw the learning curve; return the file.

    Parameters
    ----------
    run : CurveRun
    curve : ShareCurve
    folder : Path
        Existing folder.
    """
    return [draw_training_share(run, curve, folder / f"learning-curve-{run.data}.png")]
