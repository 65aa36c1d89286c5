"""Plan of the fits of a comparison: every model class over its ranges, for rising numbers of configurations.

The number of configurations doubles from step to step, and each class keeps only promising settings:

* those whose error was at most 25 % above the best (50 % for tensors and sparse grids, whose best size grows
  with the configurations), at least three and at most two dozen;
* those that no smaller model beat;
* below 8192 configurations the best of each number of cells and rank of CPR, and of each level and number of
  refinements of sparse grids, since figures show the error by these; from there on the best of each number
  of cells of CPR;
* the best of each rank and regularization of CPR: larger training sets need less regularization.

Settings are dropped whose models are too large, or whose fits would exceed the limit of time if it grew with
the configurations. So the largest sets, where a fit takes minutes, have only settings with a chance. The
settings in figures are chosen from the trials afterwards.
"""

from __future__ import annotations

import json
import math
from collections.abc import Iterable, Mapping, Sequence
from itertools import product
from typing import Any

import numpy as np

from ...fitting.baselines import COMPETITORS
from ...fitting.fitting import CPRS
from .trial import LARGEST_BYTES, SIZED_AT, Trial, Work, setting_text

CELLS, RANKS, PENALTIES = (4, 8, 16, 32, 64, 128, 256), (1, 2, 4, 8, 16, 32, 64), (1e-3, 1e-4, 1e-5, 1e-6)
CELLS_BEYOND, RANKS_BEYOND = CELLS[:5], RANKS[:5]
"""Cells and ranks for extrapolation: positive factors with more cells or higher rank oscillate."""
SMALLEST = 256
_KEPT_SHARE, _KEPT_SHARE_OF_GRIDS, _KEPT_LEAST, _KEPT_MOST = 1.25, 1.5, 3, 24


def settings_of(model: str, extrapolated: bool = False) -> list[str]:
    """Return every setting of a class of models that is tried.

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
    """Tell whether the weights of a perceptron alone exceed the largest size of a model."""
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
    """Return the next fits of a class; none when it is finished.

    Parameters
    ----------
    model : str
    sizes : sequence of int
        Numbers of configurations, rising.
    trials : iterable of Trial
        Trials so far, also of other classes.
    below : float or None
        See `Work`.
    limit_s : float
        Seconds that a fit may take.
    only : mapping of str to str, or None
        Parameters of the settings that are tried, by name, as texts.
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
    """Return the settings that are kept for twice as many configurations."""
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
    """Return the settings that no smaller model beats, from trials in the order of their errors."""
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
