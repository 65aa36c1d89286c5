"""Content of a model file: an estimator, and a description of the rows that it was fitted to."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from .....version import __version__
from ...data.training_range import LearnedRange
from ..prediction_intervals import NewRows


@dataclass(frozen=True, slots=True)
class StoredModel:
    """Fitted estimator, with a description of the rows that it was fitted to.

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
    ranges : tuple of LearnedRange
        Range of each feature that it learned from.
    new_rows : NewRows or None
        Errors on rows that it has not seen; None where they were not asked for.
    version : str
        Version of chainline.
    """

    model: str
    estimator: Any
    features: tuple[str, ...]
    target: str
    n_configurations: int
    ranges: tuple[LearnedRange, ...] = ()
    new_rows: NewRows | None = None
    version: str = __version__
