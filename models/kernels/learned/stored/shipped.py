"""The trained models that come with the package, by processor."""

from __future__ import annotations

from pathlib import Path

from .....analysis.machine.record import Machine
from .....analysis.measurement.dataset.row import MEASURED
from .....codegen.target import find_target
from .seen import Match, match_of
from .store import load_model
from .trained import TrainedModel

_FOLDER = Path(__file__).parent / "shipped"


def shipped_model(machine: Machine) -> TrainedModel | None:
    """Return the shipped model that was trained for a processor, or None.

    One that learned from this processor alone comes before one that learned from several.

    Raises
    ------
    UsageError
        If a model of the package is damaged.
    """
    known = [model for model in _shipped() if match_of(model.manifest, machine) is not Match.OTHER]
    return min(known, key=lambda model: len(model.manifest.machines), default=None)


def answering_model(machine: Machine, *, schedules: bool = False) -> TrainedModel | None:
    """Return the shipped model that predicts for a machine, with its interval there, or None.

    For a machine without a model of its own, this is one trained on several processors of its instruction
    set, with an interval from predictions of each by the others. It predicts splits alone.

    Parameters
    ----------
    schedules : bool
        True to predict kernels in explicit vectors, too.

    Raises
    ------
    UsageError
        If a model of the package is damaged.
    """
    model = shipped_model(machine) or next((each for each in _shipped() if _transfers(each, machine)), None)
    if model is None or (schedules and model.manifest.further_machines):
        return None
    return model.on(machine)


def _transfers(model: TrainedModel, machine: Machine) -> bool:
    learned_from = [find_target(each.target).instruction_set for each in model.manifest.machines]
    return model.manifest.elsewhere is not None and machine.instruction_set in learned_from


def _shipped() -> list[TrainedModel]:
    return [load_model(path.parent) for path in sorted(_FOLDER.glob("*/manifest.json"))]


def shipped_measured_model(machine: Machine) -> TrainedModel | None:
    """Return the shipped model if it learned from measurements of this processor, else None.

    Models of simulated splits, or of several processors, cannot predict its kernels in explicit vectors.
    """
    model = shipped_model(machine)
    if model is None or model.manifest.origin != MEASURED or model.manifest.further_machines:
        return None
    return model
