"""Plan of a comparison: its configurations for training and testing, and the fits of every model class.

Each class is fitted over its ranges. The number of configurations doubles from step to step, and each class
keeps only promising settings:

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

import hashlib
import json
import math
from collections.abc import Iterable, Mapping, Sequence
from itertools import product
from typing import Any

import numpy as np
import numpy.typing as npt
import pandas as pd

from .....analysis.campaign.block import frame_from_json, frame_to_json
from .....records import record
from ...data.parameter_space import ParameterSpace, space_from_json, space_to_json
from ...data.table_file import Measurements, read_measurements
from ...fitting.baselines import COMPETITORS
from ...fitting.fitting import CPRS
from .trial import LARGEST_BYTES, SIZED_AT, Trial, Work, setting_text

_TIMES = "\0times"
"""Name of a column that no table has."""


@record(eq=False)
class Problem:
    """Measured configurations for training and for testing.

    Attributes
    ----------
    train, test : DataFrame
        Parameters as columns.
    train_times, test_times : ndarray of float
    space : ParameterSpace
    beyond : tuple of str
        Parameters that are extrapolated; empty for interpolation.
    """

    train: pd.DataFrame
    train_times: npt.NDArray[np.float64]
    test: pd.DataFrame
    test_times: npt.NDArray[np.float64]
    space: ParameterSpace
    beyond: tuple[str, ...] = ()

    def drawn(self, n: int, below: float | None, seed: int) -> tuple[pd.DataFrame, npt.NDArray[np.float64]]:
        """Return random configurations for training, and their times.

        Parameters
        ----------
        n : int
            Number of configurations; all are returned if there are fewer.
        below : float or None
            Limit of the `beyond` parameters; None for no limit.
        seed : int
        """
        rows = np.arange(len(self.train))
        for name in self.beyond if below is not None else ():
            rows = rows[self.train[name].to_numpy()[rows] < below]
        rows = np.random.default_rng(seed).permutation(rows)[:n]
        return self.train.iloc[rows].reset_index(drop=True), self.train_times[rows]

    def parameters_of(self, model: str) -> dict[str, Any]:
        """Return the parameters of a class of models that the problem determines."""
        return {"extrapolated": list(self.beyond)} if model in CPRS and self.beyond else {}


def problem_request(
    train: str, test: str, target: str, space: ParameterSpace, beyond: tuple[str, ...], above: float | None
) -> dict[str, Any]:
    """Return the request from which `read_problem` reads a problem.

    Parameters
    ----------
    train, test : str
        Files of the tables.
    target : str
        Column of the times.
    space : ParameterSpace
    beyond : tuple of str
        Parameters that are extrapolated.
    above : float or None
        Least value of the `beyond` parameters in the test; None for interpolation.
    """
    parameters = space_to_json(space)
    rows = {"train": train, "test": test, "target": target, "parameters": parameters}
    return rows | {"beyond": list(beyond), "above": above}


def read_problem(request: dict[str, Any]) -> Problem:
    """Read the tables of a problem.

    For extrapolation the test consists of the configurations of both tables whose `beyond` parameters are all
    at least `above`. Tables may be in the request itself, see `problem_to_json`.
    """
    space = space_from_json(request["parameters"])
    if "tables" in request:
        frames = [frame_from_json(table) for table in request["tables"]]
        train_times, test_times = (np.array(times, np.float64) for times in request["times"])
        return Problem(frames[0], train_times, frames[1], test_times, space, tuple(request["beyond"]))
    train = read_measurements(request["train"], space.names, request["target"])
    test = read_measurements(request["test"], space.names, request["target"])
    assert train.times is not None and test.times is not None
    beyond, above = tuple(request["beyond"]), request["above"]
    if above is None:
        return Problem(train.features, train.times, test.features, test.times, space)
    return _split(train, test, space, beyond, above)


def problem_to_json(problem: Problem) -> dict[str, Any]:
    """Return a request from which `read_problem` reads a problem without files: it has the tables."""
    return {
        "tables": [frame_to_json(problem.train), frame_to_json(problem.test)],
        "times": [problem.train_times.tolist(), problem.test_times.tolist()],
        "parameters": space_to_json(problem.space),
        "beyond": list(problem.beyond),
    }


def _split(
    train: Measurements, test: Measurements, space: ParameterSpace, beyond: tuple[str, ...], above: float
) -> Problem:
    frame = pd.concat([train.features, test.features], ignore_index=True)
    times = np.concatenate([np.asarray(train.times), np.asarray(test.times)])
    far = (frame[list(beyond)] >= above).all(axis=1).to_numpy()
    return Problem(frame[~far], times[~far], frame[far], times[far], space, beyond)


def problem_digest(problem: Problem) -> str:
    """Return a digest of 12 characters of all that may change a fit: rows, their order, parameters.

    Numbers are rounded to nine significant digits.
    """
    digest = hashlib.sha256()
    parts = ((problem.train, problem.train_times), (problem.test, problem.test_times))
    for frame, times in parts:
        digest.update(frame.assign(**{_TIMES: times}).to_csv(index=False, float_format="%.9g").encode())
    described = {"parameters": space_to_json(problem.space), "beyond": problem.beyond}
    digest.update(json.dumps(described).encode())
    return digest.hexdigest()[:12]


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
