"""Curves for the figures of a comparison, from its trials.

discretization   least error by cells (CPR) or level (SGR) of the largest set up to 8192; MARS beside
refinement       least error by rank for each number of cells, by refinements for each level, there
density          least error of CPR by training size for each number of cells
training size    least error of each class by training size
model size       least error of each class by the largest size of models in bytes
extrapolation    least error of each class by the upper end of its training range
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass

from ...fitting.fitting import CPRS
from .trial import LARGEST_BYTES, SIZED_AT, Trial


@dataclass(frozen=True, slots=True)
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
