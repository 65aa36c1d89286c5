"""Fitted models in files that hold data alone: read without running what they say.

The format is that of skops, a zip archive of JSON and arrays; of types that are not scikit-learn's or
numpy's own, only those of this package are let in.
"""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path
from typing import Any
from zipfile import ZIP_DEFLATED, BadZipFile, is_zipfile

from ... import __version__
from ...errors import UsageError

_FORMAT = 2
_OURS = tuple(
    f"chainline.models.{name}."
    for name in (
        "applications",
        "completion",
        "empirical",
        "hybrid",
        "influence",
        "pmnf",
        "sparse_grids",
        "splines",
    )
)
_TRUSTED = (
    "fractions.Fraction",
    "numpy.log",
    "numpy.exp",
    "sklearn.gaussian_process.kernels.",
    "sklearn.neural_network.",
    "sklearn.tree._tree.Tree",  # looked at before it is used, see `has_sound_trees`
)


@dataclass(frozen=True, slots=True)
class StoredModel:
    """A fitted estimator, and what it was fitted to.

    Attributes
    ----------
    model : str
        Its class, as `chainline fit --model` names it.
    estimator : Any
        Predicts times from a data frame of the features.
    features : tuple of str
    target : str
    n_configurations : int
        Rows that it learned from.
    version : str
        Of chainline.
    """

    model: str
    estimator: Any
    features: tuple[str, ...]
    target: str
    n_configurations: int
    version: str = __version__


def save_model(stored: StoredModel, path: Path) -> int:
    """Write a model into a file; return its bytes.

    Raises
    ------
    UsageError
        If it cannot be written.
    """
    import skops.io as skops  # noqa: PLC0415 - what other commands do not need

    from .predicting_part import predicting_part  # noqa: PLC0415

    content = {
        "format": _FORMAT,
        "model": stored.model,
        "estimator": predicting_part(stored.estimator),
        "features": list(stored.features),
        "target": stored.target,
        "n_configurations": stored.n_configurations,
        "version": stored.version,
    }
    try:
        skops.dump(content, path, compression=ZIP_DEFLATED)
        return path.stat().st_size
    except OSError as error:
        raise UsageError(f"{path}: cannot be written: {error.strerror}; choose another -o") from None


def is_model(path: str) -> bool:
    """Tell whether a path is a file that may hold a stored model."""
    return Path(path).is_file() and is_zipfile(path)


def load_model(path: Path) -> StoredModel:
    """Read a model.

    Raises
    ------
    UsageError
        If the file cannot be read, holds no model, or types that no model of ours has.
    """
    import skops.io as skops  # noqa: PLC0415

    from .sound_trees import has_sound_trees  # noqa: PLC0415

    try:
        types = skops.get_untrusted_types(file=path)
        for name in types:
            if not name.startswith((*_OURS, *_TRUSTED)):
                raise UsageError(f"{path}: holds the type {name}, which no model of chainline has; not read")
        content = skops.load(path, trusted=types)
    except OSError as error:
        raise UsageError(f"{path}: cannot be read: {error.strerror}; check the name") from None
    except (BadZipFile, KeyError, ValueError, TypeError) as error:
        if isinstance(error, UsageError):
            raise
        raise UsageError(f"{path}: is no model of `chainline fit`: {error}") from None
    if not isinstance(content, dict) or content.get("format") != _FORMAT:
        raise UsageError(f"{path}: is no model of `chainline fit`; fit it again")
    if not has_sound_trees(content["estimator"]):
        raise UsageError(f"{path}: holds damaged trees; fit it again")
    return StoredModel(
        content["model"],
        content["estimator"],
        tuple(content["features"]),
        content["target"],
        content["n_configurations"],
        content["version"],
    )
