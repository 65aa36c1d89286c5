"""Trained models in a folder: trees as XGBoost UBJSON, everything else as a JSON manifest.

Nothing in a folder is executed when it is read, which pickle and joblib would do.

The trained models that come with the package, by processor.
"""

from __future__ import annotations

import hashlib
import json
from pathlib import Path

import numpy as np
from xgboost import XGBRegressor

from .....analysis.machine.record import Machine
from .....analysis.measurement.dataset.row import MEASURED
from .....codegen.target import find_target
from .....errors import UsageError, argument
from .....files.atomic_folder import replace_folder
from .....files.untrusted import json_of, read_bytes
from ...predictions.model import Model
from ..columns import FeatureSet
from ..correction import CorrectionRegressor
from ..learners import ChainRatioRegressor, correction
from .applicability import Match, match_of
from .booster_file import read_booster
from .manifest import REMEDY, difference, manifest_from_json, manifest_to_json
from .paper import KernelModel, PaperModel
from .trained import TrainedModel

BOOSTER, RATIO_BOOSTER, MANIFEST = "correction.ubj", "ratio.ubj", "manifest.json"
_BOOSTERS = {Model.LEARNED: BOOSTER, Model.PAPER: RATIO_BOOSTER}


def save_model(model: KernelModel, folder: Path) -> None:
    """Write a model into a folder, whole or not at all; a model that is there is replaced.

    Raises
    ------
    UsageError
        If the folder holds anything but a model, or cannot be written.
    """
    trees = model.regressor.trees_ if isinstance(model, PaperModel) else model.correction.trees_
    booster, name = bytes(trees.get_booster().save_raw("ubj")), _BOOSTERS[model.manifest.model]
    manifest = manifest_to_json(model.manifest, name, hashlib.sha256(booster).hexdigest())
    files = {
        name: booster,
        MANIFEST: (json.dumps(manifest, indent=2, allow_nan=False) + "\n").encode(),
    }
    try:
        folder = folder.resolve()  # "." has no name
        require_replaceable(folder)
        folder.parent.mkdir(parents=True, exist_ok=True)
        replace_folder(folder, files)
    except OSError as error:
        raise UsageError(f"{folder}: cannot be written: {error.strerror}; choose another folder") from None


def load_model(folder: Path) -> KernelModel:
    """Return the model in a folder, of either kind.

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
    path = folder / _BOOSTERS[manifest.model]
    booster = read_bytes(path)
    if hashlib.sha256(booster).hexdigest() != digest:
        raise UsageError(f"{path}: damaged, not the trees that {MANIFEST} describes; {REMEDY}")
    if manifest.model is Model.PAPER:
        return PaperModel(_ratio(booster, features, path), manifest)
    return TrainedModel(_correction(booster, features, path), manifest)


def require_kind(model: KernelModel, kind: Model, name: str) -> None:
    """Check that a model is of a kind.

    Parameters
    ----------
    model : KernelModel
        The trained model.
    kind : Model
        `Model.LEARNED` or `Model.PAPER`.
    name : str
        Name of the model, for the message.

    Raises
    ------
    UsageError
        If it is of the other kind.
    """
    if (found := model.manifest.model) is not kind:
        raise UsageError(
            f"{name}: is a model of kind {found}, not {kind}; ask {argument('model', found)}, or give one of "
            f"{argument('model', kind)} of `chainline train`"
        )


def is_model(path: Path) -> bool:
    """Tell whether a path looks like the folder of a model."""
    return any((path / name).is_file() for name in (MANIFEST, *_BOOSTERS.values()))


def _correction(booster: bytes, features: FeatureSet, path: Path) -> CorrectionRegressor:
    """Return the regressor with the stored trees; settings that only fitting needs have their defaults."""
    restored = correction(features)
    restored.trees_ = _trees(booster, features, path)
    restored.columns_ = np.arange(1, len(features.columns))
    restored.n_features_in_ = len(features.columns)
    return restored


def _ratio(booster: bytes, features: FeatureSet, path: Path) -> ChainRatioRegressor:
    restored = ChainRatioRegressor()
    restored.trees_ = _trees(booster, features, path)
    restored.n_features_in_ = len(features.columns)
    return restored


def _trees(booster: bytes, features: FeatureSet, path: Path) -> XGBRegressor:
    try:
        return read_booster(booster, len(features.features))
    except ValueError as error:
        raise UsageError(f"{path}: not trees that can be used: {error}; {REMEDY}") from None


def require_replaceable(folder: Path) -> None:
    """Check that a folder is missing, empty or holds a model, so that nothing else is overwritten.

    Raises
    ------
    UsageError
        If it is a file, or holds other files.
    """
    if folder.exists() and not folder.is_dir():
        raise UsageError(f"{folder}: is a file; give a folder")
    ours = {MANIFEST, *_BOOSTERS.values()}
    if folder.is_dir() and (others := {entry.name for entry in folder.iterdir()} - ours):
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


def shipped_paper_model(machine: Machine) -> PaperModel | None:
    """Return the shipped model of the paper that was trained for a processor, or None.

    Raises
    ------
    UsageError
        If a model of the package is damaged.
    """
    ours = (model for model in _all_shipped() if isinstance(model, PaperModel))
    return next((model for model in ours if match_of(model.manifest, machine) is not Match.OTHER), None)


def _shipped() -> list[TrainedModel]:
    return [model for model in _all_shipped() if isinstance(model, TrainedModel)]


def _all_shipped() -> list[KernelModel]:
    return [load_model(path.parent) for path in sorted(_FOLDER.glob("*/manifest.json"))]


def shipped_measured_model(machine: Machine) -> TrainedModel | None:
    """Return the shipped model if it learned from measurements of this processor, else None.

    Models of simulated splits, or of several processors, cannot predict its kernels in explicit vectors.
    """
    model = shipped_model(machine)
    if model is None or model.manifest.origin != MEASURED or model.manifest.further_machines:
        return None
    return model
