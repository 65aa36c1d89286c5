"""What `chainline study strategies` draws."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any

from ....reports.figures.strategies import draw_strategies


def draw(document: Mapping[str, Any], n_parameters: int, folder: Path) -> list[Path]:
    """Return what was drawn into a folder."""
    return [draw_strategies(document, folder / f"strategies-{n_parameters}.png")]
