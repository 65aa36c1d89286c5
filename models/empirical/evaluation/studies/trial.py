"""Fits of a comparison and their outcomes, as lines of a CSV file, and the curves of its figures.

discretization   least error by cells (CPR) or level (SGR) of the largest set up to 8192; MARS beside
refinement       least error by rank for each number of cells, by refinements for each level, there
density          least error of CPR by training size for each number of cells
training size    least error of each class by training size
model size       least error of each class by the largest size of models in bytes
extrapolation    least error of each class by the upper end of its training range
"""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import asdict, fields
from pathlib import Path
from typing import Any

from .....files.csv_log import CsvLog
from .....files.untrusted import loaded
from .....records import record
from ...fitting.fitting import CPRS

SIZED_AT = 8192
"""Number of training configurations for the comparison of model sizes (Hutter and Solomonik, Fig. 7)."""
LARGEST_BYTES = 10_000_000
"""Largest size of a model in a comparison (Hutter and Solomonik, Section 6.0.4)."""


@record
class Work:
    """Definition of a fit.

    Attributes
    ----------
    model : str
        A name of `MODEL_NAMES`.
    setting : str
        Its parameters as JSON with sorted keys, so that equal settings have equal texts.
    n_train : int
        Number of training configurations.
    below : float or None
        For extrapolation: limit below which the `beyond` parameters of training configurations lie.
    """

    model: str
    setting: str
    n_train: int
    below: float | None = None

    @property
    def parameters(self) -> dict[str, Any]:
        """Parameters of the setting, by name."""
        return dict(json.loads(self.setting))


@record
class Trial:
    """Outcome of a fit.

    Attributes
    ----------
    work : Work
    mlogq : float or None
        Error on the test configurations; None where there is none, with the reason in `note`.
    fit_s, predict_s : float or None
        Seconds of the fit and of the prediction.
    bytes : int or None
        Size of the stored model.
    n_test : int or None
    note : str
    """

    work: Work
    mlogq: float | None
    fit_s: float | None
    predict_s: float | None
    bytes: int | None
    n_test: int | None
    note: str = ""


def limit_note(limit_s: float) -> str:
    """Return the note of a fit that was killed at a limit of time.

    Examples
    --------
    >>> limit_note(1000)
    'more than 1000 s'
    """
    return f"more than {limit_s:g} s"


def ended_within(trial: Trial, limit_s: float) -> bool:
    """Tell whether a fit need not be repeated under a limit: it ended, or had at least as much time.

    Examples
    --------
    >>> slow = Trial(Work("gp", "{}", 4096), None, None, None, None, None, limit_note(60))
    >>> ended_within(slow, 60), ended_within(slow, 600)
    (True, False)
    """
    found = re.fullmatch(r"more than ([0-9.e+]+) s", trial.note)
    return found is None or float(found[1]) >= float(f"{limit_s:g}")


_RESULTS = tuple(field.name for field in fields(Trial) if field.name != "work")
_PROBLEM = ("seed", "problem")
COLUMNS = (*(field.name for field in fields(Work)), *_RESULTS, *_PROBLEM)


def setting_text(parameters: Mapping[str, Any]) -> str:
    """Return parameters as JSON with sorted keys, which identifies a setting."""
    return json.dumps(dict(parameters), sort_keys=True)


@record
class TrialFile:
    """CSV file of trials, with the columns that identify one comparison.

    Attributes
    ----------
    path : Path
    seed : int
        Seed of the draws and of the fits.
    problem : str
        Digest of the rows for training and testing, see `plan.problem_digest`.
    """

    path: Path
    seed: int
    problem: str

    def open(self) -> CsvLog:
        """Return the locked file; UsageError if it cannot be read or written, or is no table of trials."""
        return CsvLog.open(self.path, COLUMNS, "table of trials of this version")

    def known(self, log: CsvLog) -> list[Trial]:
        """Return the trials of this comparison that are in the file; UsageError if a line is damaged.

        The last line of a repeated fit counts.
        """
        here = (str(self.seed), self.problem)
        every = log.parsed(lambda row: (tuple(row[name] for name in _PROBLEM), _trial(row)))
        return list({trial.work: trial for problem, trial in every if problem == here}.values())

    def append(self, log: CsvLog, trial: Trial) -> None:
        """Append a line to the file and flush it to the disk; UsageError if that fails."""
        row = asdict(trial.work) | {name: getattr(trial, name) for name in _RESULTS}
        log.append([row | {"seed": self.seed, "problem": self.problem}])


def _trial(row: Mapping[str, str]) -> Trial:
    below = float(row["below"]) if row["below"] else None
    if not isinstance(loaded(row["setting"]), dict):
        raise ValueError(f"setting {row['setting']!r:.40} is no object")
    work = Work(row["model"], row["setting"], int(row["n_train"]), below)
    mlogq, fit_s, predict_s = (_number(row[name]) for name in ("mlogq", "fit_s", "predict_s"))
    size, n_test = (int(row[name]) if row[name] else None for name in ("bytes", "n_test"))
    return Trial(work, mlogq, fit_s, predict_s, size, n_test, row["note"])


def _number(text: str) -> float | None:
    return float(text) if text else None


@record
class Curve:
    """Line of a figure.

    Attributes
    ----------
    name : str
    points : tuple of (float, float, str)
        Position, error, and setting with this error.
    """

    name: str
    points: tuple[tuple[float, float, str], ...]


def by_discretization(trials: Iterable[Trial]) -> list[Curve]:
    """Return the counterpart of Fig. 3."""
    largest = _of_largest(trials)
    found = [
        *(Curve(model, _best(_of(largest, model), _parameter("cells"))) for model in CPRS),
        Curve("sgr", _best(_of(largest, "sgr"), lambda t: 2.0 ** t.work.parameters["level"])),
    ]
    mars = [trial.mlogq for trial in _of(largest, "mars") if trial.mlogq is not None]
    ends = [point[0] for curve in found for point in curve.points]
    if mars and ends:
        found.append(Curve("mars", tuple((end, min(mars), "") for end in (min(ends), max(ends)))))
    return [curve for curve in found if curve.points]


def by_refinement(trials: Iterable[Trial]) -> list[Curve]:
    """Return the counterpart of Fig. 4."""
    largest = _of_largest(trials)
    curves = []
    for model, kind, refined, title in (
        *((model, "cells", "rank", "C") for model in CPRS),
        ("sgr", "level", "refinements", "L"),
    ):
        chosen = _of(largest, model)
        for value in sorted({trial.work.parameters[kind] for trial in chosen}):
            some = [trial for trial in chosen if trial.work.parameters[kind] == value]
            curves.append(Curve(f"{model} {title}{value}", _best(some, _parameter(refined))))
    return [curve for curve in curves if curve.points]


def by_density(trials: Iterable[Trial]) -> list[Curve]:
    """Return the counterpart of Fig. 5."""
    curves = []
    for model in CPRS:
        chosen = _of(_interpolated(trials), model)
        for cells in sorted({trial.work.parameters["cells"] for trial in chosen}):
            some = [trial for trial in chosen if trial.work.parameters["cells"] == cells]
            curves.append(Curve(f"{model} C{cells}", _best(some, _size)))
    return curves


def by_training_size(trials: Iterable[Trial]) -> list[Curve]:
    """Return the counterpart of Fig. 6."""
    small = [t for t in _interpolated(trials) if t.bytes is not None and t.bytes <= LARGEST_BYTES]
    return [Curve(model, _best(_of(small, model), _size)) for model in _models(small)]


def by_model_size(trials: Iterable[Trial]) -> list[Curve]:
    """Return the counterpart of Fig. 7: the models of each class that no smaller one of it beats."""
    chosen = [t for t in _interpolated(trials) if t.work.n_train == SIZED_AT and t.mlogq is not None]
    curves = []
    for model in _models(chosen):
        points: list[tuple[float, float, str]] = []
        for trial in sorted(_of(chosen, model), key=lambda t: (t.bytes or 0, t.mlogq or 0.0)):
            error = trial.mlogq if trial.mlogq is not None else float("inf")
            if not points or error < points[-1][1]:
                points.append((float(trial.bytes or 0), error, trial.work.setting))
        curves.append(Curve(model, tuple(points)))
    return curves


def by_extrapolation(trials: Iterable[Trial]) -> list[Curve]:
    """Return the counterpart of Fig. 8."""
    chosen = [trial for trial in trials if trial.work.below is not None]
    return [
        Curve(model, _best(_of(chosen, model), lambda t: t.work.below or 0.0)) for model in _models(chosen)
    ]


def _best(trials: Iterable[Trial], place: Callable[[Trial], float]) -> tuple[tuple[float, float, str], ...]:
    """Return the least error at each place, with its setting, from the left."""
    best: dict[float, tuple[float, str]] = {}
    for trial in trials:
        if trial.mlogq is not None:
            found = (trial.mlogq, trial.work.setting)
            best[place(trial)] = min(best.get(place(trial), found), found)
    return tuple((where, *best[where]) for where in sorted(best))


def _parameter(name: str) -> Callable[[Trial], float]:
    return lambda trial: float(trial.work.parameters[name])


def _size(trial: Trial) -> float:
    return float(trial.work.n_train)


def _of(trials: Iterable[Trial], model: str) -> list[Trial]:
    return [trial for trial in trials if trial.work.model == model]


def _interpolated(trials: Iterable[Trial]) -> list[Trial]:
    return [trial for trial in trials if trial.work.below is None]


def _of_largest(trials: Iterable[Trial]) -> list[Trial]:
    """Return the trials of the largest training set on which CPR and sparse grids have all settings."""
    chosen = _interpolated(trials)
    largest = max((t.work.n_train for t in chosen if t.work.n_train <= SIZED_AT), default=0)
    return [trial for trial in chosen if trial.work.n_train == largest]


def _models(trials: Sequence[Trial]) -> list[str]:
    return list(dict.fromkeys(trial.work.model for trial in trials))
