"""Trained models in a folder: trees as XGBoost UBJSON, everything else as a JSON manifest.

Nothing in a folder is executed when it is read, which pickle and joblib would do.

The trained models that come with the package, by processor.
"""

from __future__ import annotations

import hashlib
import json
from pathlib import Path

import numpy as np

from .....analysis.machine.record import Machine
from .....analysis.measurement.dataset.row import MEASURED
from .....codegen.target import find_target
from .....errors import UsageError
from .....files.atomic_folder import replace_folder
from .....files.untrusted import json_of, read_bytes
from ..columns import FeatureSet
from ..correction import CorrectionRegressor
from ..learners import correction
from .applicability import Match, match_of
from .booster_file import read_booster
from .manifest import REMEDY, difference, manifest_from_json, manifest_to_json
from .trained import TrainedModel

BOOSTER, MANIFEST = "correction.ubj", "manifest.json"


def save_model(model: TrainedModel, folder: Path) -> None:
    """Write a model into a folder, whole or not at all; a model that is there is replaced.

    Raises
    ------
    UsageError
        If the folder holds anything but a model, or cannot be written.
    """
    booster = bytes(model.correction.trees_.get_booster().save_raw("ubj"))
    manifest = manifest_to_json(model.manifest, BOOSTER, hashlib.sha256(booster).hexdigest())
    files = {
        BOOSTER: booster,
        MANIFEST: (json.dumps(manifest, indent=2, allow_nan=False) + "\n").encode(),
    }
    try:
        folder = folder.resolve()  # "." has no name
        require_replaceable(folder)
        folder.parent.mkdir(parents=True, exist_ok=True)
        replace_folder(folder, files)
    except OSError as error:
        raise UsageError(f"{folder}: cannot be written: {error.strerror}; choose another folder") from None


def load_model(folder: Path) -> TrainedModel:
    """Return the model in a folder.

    Raises
    ------
    UsageError
        If there is none, if it is damaged, of another format or for other features: says which.
    """
    if not folder.is_dir():
        raise UsageError(f"{folder}: no such folder; give one that `chainline train -o` wrote")
    values = json_of(read_bytes(folder / MANIFEST), str(folder / MANIFEST))
    manifest, digest = manifest_from_json(values, str(folder / MANIFEST))
    features = manifest.feature_set
    if (differs := difference(manifest)) or features is None:
        raise UsageError(f"{folder}: made for other features: {differs}; {REMEDY}")
    booster = read_bytes(folder / BOOSTER)
    if hashlib.sha256(booster).hexdigest() != digest:
        raise UsageError(f"{folder / BOOSTER}: damaged, not the trees that {MANIFEST} describes; {REMEDY}")
    return TrainedModel(_correction(booster, features, folder / BOOSTER), manifest)


def is_model(path: Path) -> bool:
    """Tell whether a path looks like the folder of a model."""
    return (path / MANIFEST).is_file() or (path / BOOSTER).is_file()


def _correction(booster: bytes, features: FeatureSet, path: Path) -> CorrectionRegressor:
    """Return the regressor with the stored trees; settings that only fitting needs have their defaults."""
    try:
        trees = read_booster(booster, len(features.features))
    except ValueError as error:
        raise UsageError(f"{path}: not trees that can be used: {error}; {REMEDY}") from None
    restored = correction(features)
    restored.trees_ = trees
    restored.columns_ = np.arange(1, len(features.columns))
    restored.n_features_in_ = len(features.columns)
    return restored


def require_replaceable(folder: Path) -> None:
    """Check that a folder is missing, empty or holds a model, so that nothing else is overwritten.

    Raises
    ------
    UsageError
        If it is a file, or holds other files.
    """
    if folder.exists() and not folder.is_dir():
        raise UsageError(f"{folder}: is a file; give a folder")
    if folder.is_dir() and (others := {entry.name for entry in folder.iterdir()} - {BOOSTER, MANIFEST}):
        raise UsageError(f"{folder}: holds {min(others)}, which is not of a model; give an empty folder")


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
