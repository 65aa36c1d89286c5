"""What `chainline study case-study` draws."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any

from ....reports.figures.case_study import draw_case_study


def draw(document: Mapping[str, Any], name: str, folder: Path) -> list[Path]:
    """Return what was drawn into a folder."""
    return [draw_case_study(document, folder / f"case-study-{name}.png")]
