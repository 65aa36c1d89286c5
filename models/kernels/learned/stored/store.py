"""Trained models in a folder: trees as XGBoost UBJSON, everything else as a JSON manifest.

Nothing in a folder is executed when it is read, which pickle and joblib would do.
"""

from __future__ import annotations

import hashlib
import json
from pathlib import Path

import numpy as np

from .....errors import UsageError
from .....files.atomic_folder import replace_folder
from .....files.untrusted import json_of, read_bytes
from ..columns import FeatureSet
from ..correction import CorrectionRegressor
from ..learners import correction
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
