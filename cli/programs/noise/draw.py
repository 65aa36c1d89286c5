"""Figure of `chainline noise`."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from ....models.empirical.data.experiments.noise import NoiseLevels
from ....reports.figures.noise import draw_noise


def draw(found: Sequence[NoiseLevels], name: str, folder: Path) -> list[Path]:
    """Draw the figure of noise levels; return its file in a list.

    Parameters
    ----------
    found : sequence of NoiseLevels
    name : str
        Part of the name of the file.
    folder : Path
    """
    return [draw_noise(found, folder / f"noise-{name}.png")]
