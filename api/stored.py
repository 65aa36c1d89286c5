"""Stored models of both kinds: of `chainline fit`, files, and of `chainline train`, folders."""

from __future__ import annotations

import os
from pathlib import Path

from ..models.empirical.fitting.stored import is_model, load_model
from ..models.kernels.learned.stored.store import load_model as load_trained
from .fitted_model import FittedModel
from .request.kinds import checked, file_path
from .scaling_laws import ScalingLaws, loaded_laws
from .training import TrainedKernels


@checked(path=file_path)
def load(path: str | os.PathLike[str]) -> FittedModel | ScalingLaws | TrainedKernels:
    """Return a stored model: of `fit` and `chainline fit` a file, of `chainline train` a folder.

    Nothing in it is executed.

    Raises
    ------
    UsageError
        If there is none, or it is damaged.

    Examples
    --------
    >>> import chainline as cl
    >>> import pandas as pd, tempfile, pathlib
    >>> table = pd.DataFrame({"n": range(1, 9), "seconds": [2.0 * n for n in range(1, 9)]})
    >>> model = cl.fit(table, target="seconds", model="knn")
    >>> with tempfile.TemporaryDirectory() as folder:
    ...     size = model.save(pathlib.Path(folder, "knn.model"))
    ...     again = cl.load(pathlib.Path(folder, "knn.model"))
    >>> bool(again.predict({"n": 4}) == model.predict({"n": 4}))
    True
    """
    where = Path(path)
    if where.is_dir():
        return TrainedKernels(load_trained(where), os.fspath(path))
    if not is_model(os.fspath(path)) and (laws := loaded_laws(os.fspath(path))):
        return laws
    return FittedModel(load_model(where), None, os.fspath(path))
