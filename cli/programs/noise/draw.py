"""What `chainline noise` draws."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from ....models.empirical.data.experiments.noise import NoiseLevels
from ....reports.figures.noise import draw_noise


def draw(found: Sequence[NoiseLevels], name: str, folder: Path) -> list[Path]:
    """Return what was drawn into a folder."""
    return [draw_noise(found, folder / f"noise-{name}.png")]
