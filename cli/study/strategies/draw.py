"""Figures of `chainline study strategies`."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from ....models.empirical.acquisition.replay import Outcome
from ....models.empirical.acquisition.synthetic.random_pool import Scenario
from ....reports.figures.studies import draw_strategies


def draw(
    found: Sequence[tuple[Scenario, Sequence[Outcome]]],
    limits: Sequence[float],
    n_parameters: int,
    folder: Path,
) -> list[Path]:
    """Draw the figure of strategies; return the file.

    Parameters
    ----------
    found : sequence of (Scenario, sequence of Outcome)
    limits : sequence of float
        Error limits.
    n_parameters : int
        Number of parameters, part of the file's name.
    folder : Path
        Existing folder.
    """
    return [draw_strategies(found, limits, folder / f"strategies-{n_parameters}.png")]
