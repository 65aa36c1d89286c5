"""What `chainline fit --model pmnf` draws."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from ....models.empirical.data.experiments.series import Series
from ....models.empirical.estimators.pmnf.fit import Found, Search
from ....reports.figures.scaling_law_gallery import draw_scaling_laws
from ...messages import warn


def draw(
    series: Sequence[Series], found: Sequence[Found], search: Search, seed: int, folder: Path
) -> list[Path]:
    """Draw each law over its measurements; of many the largest."""
    drawn = draw_scaling_laws(series, found, folder, search.statistic, seed)
    if len(drawn) < len(series):
        some = (
            f"{len(drawn)} of {len(series)} models are drawn, those with the largest values of their metric"
        )
        warn(some)
    return drawn
