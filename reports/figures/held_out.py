"""Every figure of learned models on rows that they had not seen, into one folder."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from ...models.kernels.learned.held_out.learning_curve import BUDGET
from ...models.kernels.learned.held_out.scores import HeldOutScores, score_held_out
from ..held_out import HELD_OUT
from .coverage import draw_coverage, learners_with_intervals
from .held_out_mape import draw_held_out_mape
from .learning_curve import draw_learning_curve
from .ratio import draw_ratio_distribution, draw_ratio_prediction
from .speed_prediction import draw_speed_prediction
from .splits import SHOWN, draw_splits
from .style import by_level

if TYPE_CHECKING:
    import pandas as pd

_RATIO_LEARNERS = ("paper", "learned")
_SPEED_LEARNERS = ("simulation", "paper", "learned")


def draw_held_out(
    table: pd.DataFrame,
    found: pd.DataFrame,
    folder: Path,
    *,
    title: str | None = None,
    order: int = 7,
    coverage: float = 0.9,
    suffix: str = ".png",
) -> list[Path]:
    """Draw the result of `held_out`, as far as it has the data of a figure.

    Parameters
    ----------
    table : pandas.DataFrame
        As `models.learned.samples.Samples.table`.
    found : pandas.DataFrame
        As `models.learned.held_out.held_out` returns it.
    folder : Path
        An existing folder.
    title : str, optional
        Description of the measurements; by default the machine and the number of rows.
    order : int
        Order whose splits are drawn one by one; if not held out, the nearest that was.
    coverage : float
        Nominal coverage of the intervals, a fraction.
    suffix : str
        ".png", ".svg" or ".pdf".

    Returns
    -------
    list of Path
        `ratio-distribution`; for each kind of division `mape-DIVISION`, `ratio-DIVISION` and
        `speed-DIVISION`; `splits-ORDER-RESIDENCE` from the division by orders, or else the first;
        `learning-curve`; `coverage-LEARNER` for each learner with intervals.
    """
    scores = score_held_out(table, found)
    what = title or f"{', '.join(sorted(set(table['machine'])))}, {len(table)} rows"
    drawn = [draw_ratio_distribution(table, what, folder / f"ratio-distribution{suffix}")]
    for division in scores.divisions:
        held = f"{what}; held out: {HELD_OUT.get(division, division)}"
        rows, name = found[found["division"] == division], division.replace(" ", "-")
        drawn.append(draw_held_out_mape(scores, division, held, folder / f"mape-{name}{suffix}"))
        if len(some := rows[rows["learner"].isin(_RATIO_LEARNERS)]):
            drawn.append(draw_ratio_prediction(table, some, held, folder / f"ratio-{name}{suffix}"))
        if len(some := rows[rows["learner"].isin(_SPEED_LEARNERS)]):
            drawn.append(draw_speed_prediction(some, held, folder / f"speed-{name}{suffix}"))
    drawn += _splits(scores, found[found["division"] != BUDGET], order, what, folder, suffix)
    if scores.curve:
        drawn.append(draw_learning_curve(scores, what, folder / f"learning-curve{suffix}"))
    for learner in learners_with_intervals(scores):
        path = folder / f"coverage-{learner.replace(' ', '-')}{suffix}"
        drawn.append(draw_coverage(scores, learner, f"{what}: {learner}", path, coverage=coverage))
    return drawn


def _splits(
    scores: HeldOutScores, found: pd.DataFrame, order: int, what: str, folder: Path, suffix: str
) -> list[Path]:
    if not scores.divisions:
        return []
    division = "order" if "order" in scores.divisions else scores.divisions[0]
    nearest = min(scores.orders(division), key=lambda one: abs(one - order))
    here = (found["division"] == division) & (found["order"] == nearest)
    rows = found[here & found["learner"].isin(SHOWN)]
    held = f"order {nearest}, held out: {HELD_OUT.get(division, division)}"
    drawn = []
    for residence in by_level(rows["residence"]):
        path = folder / f"splits-{nearest}-{residence}{suffix}"
        text = f"{what}; {held}; data in {residence}"
        drawn.append(draw_splits(rows[rows["residence"] == residence], text, path))
    return drawn
