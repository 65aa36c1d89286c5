"""Figures of `chainline study case-study`."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from ....models.empirical.acquisition.case_study import CaseStudy
from ....models.empirical.acquisition.replay import Outcome
from ....reports.figures.studies import draw_case_study


def draw(study: CaseStudy, outcomes: Sequence[Outcome], name: str, folder: Path) -> list[Path]:
    """Draw the figure of a case study; return the file.

    Parameters
    ----------
    study : CaseStudy
    outcomes : sequence of Outcome
    name : str
        Part of the file's name.
    folder : Path
        Existing folder.
    """
    return [draw_case_study(study, outcomes, folder / f"case-study-{name}.png")]
