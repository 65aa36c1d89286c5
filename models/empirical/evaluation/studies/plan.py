"""Which fits a comparison makes: every model class over its ranges, for rising numbers of configurations.

From one number of configurations to the next, twice as large, each class keeps the settings among which its
best was before: all that were at most a quarter worse (half as bad again for tensors and sparse grids, whose
best size grows with the configurations), three at least and two dozen at most, and those that no smaller
model beat, if their models are not too large and their fits, were they just to take as much longer, would
end in time. So the largest sets, where a fit takes minutes, are spent on settings with a chance. Up to 8192
configurations CPR keeps its best of all cells and ranks, sparse grids the best of each level and number of
refinements, since figures show the error by these; beyond, CPR keeps its best of each number of cells. At
every size it keeps its best of each rank and regularization: the more is learned from, the less it
takes. What a figure shows is chosen from the trials afterwards.
"""

from __future__ import annotations

import json
import math
from collections.abc import Iterable, Mapping, Sequence
from itertools import product
from typing import Any

import numpy as np

from ...fitting.competitors import COMPETITORS
from ...fitting.fitting import CPRS
from .trial import LARGEST_BYTES, SIZED_AT, Trial, Work, setting_text

CELLS, RANKS, PENALTIES = (4, 8, 16, 32, 64, 128, 256), (1, 2, 4, 8, 16, 32, 64), (1e-3, 1e-4, 1e-5, 1e-6)
CELLS_BEYOND, RANKS_BEYOND = CELLS[:5], RANKS[:5]
"""For extrapolation, where positive factors of more cells than are observed, or higher rank, waver."""
SMALLEST = 256
_KEPT_SHARE, _KEPT_SHARE_OF_GRIDS, _KEPT_LEAST, _KEPT_MOST = 1.25, 1.5, 3, 24


def settings_of(model: str, extrapolated: bool = False) -> list[str]:
    """Return every setting that a class of models is tried with.

    References
    ----------
    Hutter and Solomonik, Section 6.0.4.
    """
    if model in CPRS:
        sizes = (CELLS_BEYOND, RANKS_BEYOND) if extrapolated else (CELLS, RANKS)
        grid = product(*sizes, PENALTIES)
        return [setting_text({"cells": c, "rank": r, "regularization": p}) for c, r, p in grid]
    return [
        setting_text(setting) for setting in COMPETITORS[model].settings() if not _too_large(model, setting)
    ]


def _too_large(model: str, setting: Mapping[str, Any]) -> bool:
    """Tell whether a perceptron's weights alone are more than a model may take, whatever it learns from."""
    weights = (setting["layers"] - 1) * setting["width"] ** 2 if model == "nn" else 0
    return weights * np.dtype(np.float64).itemsize > LARGEST_BYTES


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
    model: str,
    sizes: Sequence[int],
    trials: Iterable[Trial],
    below: float | None = None,
    limit_s: float = math.inf,
    only: Mapping[str, str] | None = None,
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
    limit_s : float
        Seconds that a fit may take.
    only : mapping of str to str, or None
        Parameters of the settings that are tried, by name, as they are written.
    """
    made = {t.work: t for t in trials if t.work.model == model and t.work.below == below}
    settings = [text for text in settings_of(model, below is not None) if _wanted(text, only or {})]
    most = COMPETITORS[model].most_rows if model in COMPETITORS else None
    sizes = [size for size in sizes if most is None or size <= most]
    for place, size in enumerate(sizes):
        works = [Work(model, setting, size, below) for setting in settings]
        if missing := [work for work in works if work not in made]:
            return missing
        growth = sizes[place + 1] / size if size != sizes[-1] else 1.0
        in_time = [made[work] for work in works if (made[work].fit_s or 0.0) * growth <= limit_s]
        settings = _promising(model, size, in_time)
    return []


def _wanted(setting: str, only: Mapping[str, str]) -> bool:
    parameters = {name: str(value) for name, value in json.loads(setting).items()}
    return all(parameters.get(name) == value for name, value in only.items())


def _promising(model: str, size: int, trials: Sequence[Trial]) -> list[str]:
    """Return the settings that go on to twice as many configurations."""
    small = (t for t in trials if t.mlogq is not None and (t.bytes or 0) <= LARGEST_BYTES)
    known = sorted(small, key=lambda t: (t.mlogq, t.work.setting))
    share = _KEPT_SHARE_OF_GRIDS if model in (*CPRS, "sgr") else _KEPT_SHARE
    bar = share * known[0].mlogq if known and known[0].mlogq is not None else 0.0
    good = [t.work.setting for place, t in enumerate(known) if place < _KEPT_LEAST or (t.mlogq or 0) <= bar]
    kept = good[:_KEPT_MOST]
    kept += _front(known)
    if model in CPRS:
        cells = ("cells", "rank") if size < SIZED_AT else ("cells",)
        kept += _best_of_each(known, *cells) + _best_of_each(known, "rank", "regularization")
    elif model == "sgr" and size < SIZED_AT:
        kept += _best_of_each(known, "level", "refinements")
    return list(dict.fromkeys(kept))


def _front(trials: Sequence[Trial]) -> list[str]:
    """Return the settings that no smaller model beats: models grow with what they learn from."""
    front, smallest = [], math.inf
    for trial in trials:  # from the best on
        if trial.bytes is not None and trial.bytes < smallest:
            front.append(trial.work.setting)
            smallest = trial.bytes
    return front


def _best_of_each(trials: Sequence[Trial], *names: str) -> list[str]:
    """Return the first setting with each combination of some parameters."""
    best: dict[tuple[Any, ...], str] = {}
    for trial in trials:
        shown = trial.work.parameters
        best.setdefault(tuple(shown[name] for name in names), trial.work.setting)
    return list(best.values())
