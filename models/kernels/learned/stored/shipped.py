"""The trained models that come with the package, by processor."""

from __future__ import annotations

from pathlib import Path

from .....analysis.machine.record import Machine
from .....analysis.measurement.dataset.row import MEASURED
from .seen import Match, match_of
from .store import load_model
from .trained import TrainedModel

_FOLDER = Path(__file__).parent / "shipped"


def shipped_model(machine: Machine) -> TrainedModel | None:
    """Return the shipped model that was trained for a processor, or None.

    Raises
    ------
    UsageError
        If a model of the package is damaged.
    """
    models = [load_model(path.parent) for path in sorted(_FOLDER.glob("*/manifest.json"))]
    return next((model for model in models if match_of(model.manifest, machine) is not Match.OTHER), None)


def shipped_measured_model(machine: Machine) -> TrainedModel | None:
    """Return the shipped model if it learned from measurements of this processor, else None.

    What learned from simulations of splits knows nothing of kernels in explicit vectors.
    """
    model = shipped_model(machine)
    return model if model is not None and model.manifest.origin == MEASURED else None
