"""What `chainline study case-study` draws."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from ....models.empirical.acquisition.case_study import CaseStudy
from ....models.empirical.acquisition.replay import Outcome
from ....reports.figures.case_study import draw_case_study


def draw(study: CaseStudy, outcomes: Sequence[Outcome], name: str, folder: Path) -> list[Path]:
    """Return what was drawn into a folder."""
    return [draw_case_study(study, outcomes, folder / f"case-study-{name}.png")]
