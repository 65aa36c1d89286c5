"""What `chainline study strategies` draws."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from ....models.empirical.acquisition.replay import Outcome
from ....models.empirical.acquisition.synthetic.random_pool import Scenario
from ....reports.figures.strategies import draw_strategies


def draw(
    found: Sequence[tuple[Scenario, Sequence[Outcome]]],
    limits: Sequence[float],
    n_parameters: int,
    folder: Path,
) -> list[Path]:
    """Return what was drawn into a folder."""
    return [draw_strategies(found, limits, folder / f"strategies-{n_parameters}.png")]
