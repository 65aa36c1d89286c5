"""Which fits a comparison makes: every model class over its ranges, for rising numbers of configurations.

From one number of configurations to the next, twice as large, each class keeps the settings among which its
best was before: all that were at most a tenth worse, three at least. So the largest sets, where a fit takes
minutes, are spent on settings with a chance. CPR keeps all, and sparse grids the best for each level and
number of refinements, since figures show the error by these. What a figure shows is chosen from the trials
afterwards.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import product

from ..fitted.competitors import COMPETITORS
from ..fitted.fitting import CPR
from .trial import Trial, Work, setting_text

CELLS, RANKS, PENALTIES = (4, 8, 16, 32, 64, 128, 256), (1, 2, 4, 8, 16, 32, 64), (1e-5, 1e-3)
SMALLEST = 256
_KEPT_SHARE, _KEPT_LEAST = 1.1, 3


def settings_of(model: str) -> list[str]:
    """Return every setting that a class of models is tried with.

    References
    ----------
    Hutter and Solomonik, Section 6.0.4; of the regularization of CPR two values in place of four.
    """
    if model == CPR:
        grid = product(CELLS, RANKS, PENALTIES)
        return [setting_text({"cells": c, "rank": r, "regularization": p}) for c, r, p in grid]
    return [setting_text(setting) for setting in COMPETITORS[model].settings()]


def sizes_up_to(n_available: int, smallest: int = SMALLEST) -> list[int]:
    """Return the numbers of configurations to learn from: powers of two, and all of them.

    Examples
    --------
    >>> sizes_up_to(1500, 256)
    [256, 512, 1024, 1500]
    """
    sizes, size = [], smallest
    while size < n_available:
        sizes.append(size)
        size *= 2
    return [*sizes, n_available]


def next_works(
    model: str, sizes: Sequence[int], trials: Iterable[Trial], below: float | None = None
) -> list[Work]:
    """Return the fits of a class that are to be made next, none when it is done.

    Parameters
    ----------
    model : str
    sizes : sequence of int
        Numbers of configurations, rising.
    trials : iterable of Trial
        What has been made.
    below : float or None
        See `Work`.
    """
    made = {t.work: t for t in trials if t.work.model == model and t.work.below == below}
    settings = settings_of(model)
    most = COMPETITORS[model].most_rows if model in COMPETITORS else None
    for size in (size for size in sizes if most is None or size <= most):
        works = [Work(model, setting, size, below) for setting in settings]
        if missing := [work for work in works if work not in made]:
            return missing
        settings = _promising(model, [made[work] for work in works])
    return []


def _promising(model: str, trials: Sequence[Trial]) -> list[str]:
    """Return the settings that go on to twice as many configurations."""
    if model == CPR:
        return [trial.work.setting for trial in trials]
    known = sorted((t for t in trials if t.mlogq is not None), key=lambda t: (t.mlogq, t.work.setting))
    if model == "sgr":
        best: dict[tuple[int, int], str] = {}
        for trial in known:
            shown = trial.work.parameters
            best.setdefault((shown["level"], shown["refinements"]), trial.work.setting)
        return list(best.values())
    bar = _KEPT_SHARE * known[0].mlogq if known and known[0].mlogq is not None else 0.0
    return [t.work.setting for place, t in enumerate(known) if place < _KEPT_LEAST or (t.mlogq or 0) <= bar]
