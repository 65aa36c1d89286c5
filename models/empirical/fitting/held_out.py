"""Held-out predictions: configurations as predicted by models fitted without them."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

import numpy as np
import numpy.typing as npt
import pandas as pd

from ....arrays import Floats
from ....errors import UsageError
from ..data.learned_range import Truths
from ..data.table_file import Measurements
from ..estimators.completion.regressor import CPRegressor
from .answers import raw_answers
from .held_parts import FOLDS, MANY
from .store.stored_model import StoredModel

Fit = Callable[[Measurements], StoredModel]


@dataclass(frozen=True, slots=True, eq=False)
class HeldOut:
    """Predictions of rows by models that were fitted without them.

    Attributes
    ----------
    predicted : ndarray of float, (n,)
        NaN of rows that were in no part, or in one whose model could not be fitted, or without an answer;
        what is no time, such as a negative one, where the model said that.
    asked : ndarray of bool, (n,)
        Rows that a model was asked for.
    configurations : int
        Different ones among these.
    parts : int
        Models that were fitted.
    """

    predicted: Floats
    asked: npt.NDArray[np.bool_]
    configurations: int
    parts: int


def held_out(fit: Fit, measurements: Measurements, seed: int) -> HeldOut:
    """Return each configuration as predicted by a model fitted without it: a fifth in turn is held out.

    Parameters
    ----------
    fit : callable
        Returns a model that has learned from measurements.
    measurements : Measurements
        With times. What was measured more than once is held out together.
    seed : int
        Of the choice of parts.

    Returns
    -------
    HeldOut
        Of fewer different configurations than `FOLDS` none is predicted; of more than `MANY` one fifth.
    """
    outs = parts_of(measurements, seed)
    return joined(measurements, outs, [without(fit, measurements, out) for out in outs])


def parts_of(measurements: Measurements, seed: int) -> list[Truths]:
    """Return masks of the rows that are held out, one for each part, each (n,); see `held_out`."""
    groups = _groups(measurements.features)
    n_groups = int(groups.max()) + 1
    if n_groups < FOLDS:
        return []
    part_of = np.random.default_rng(seed).permutation(np.arange(n_groups) % FOLDS)[groups]
    return [part_of == part for part in range(FOLDS if n_groups <= MANY else 1)]


def joined(measurements: Measurements, outs: Sequence[Truths], found: Sequence[Floats | None]) -> HeldOut:
    """Return the predictions of all parts as one record.

    Parameters
    ----------
    measurements : Measurements
    outs : sequence of ndarray of bool, (n,)
        Rows of each part; see `parts_of`.
    found : sequence of ndarray of float, (n_out,), or None
        Predictions of each part by a model fitted without it; None where none could be fitted.
    """
    n = len(measurements.features)
    predicted, asked, parts = np.full(n, np.nan), np.zeros(n, bool), 0
    for out, said in zip(outs, found, strict=True):
        if said is not None:
            predicted[out], asked[out], parts = said, True, parts + 1
    return HeldOut(predicted, asked, len(np.unique(_groups(measurements.features)[asked])), parts)


def _groups(frame: pd.DataFrame) -> npt.NDArray[np.int_]:
    """Return a number for each row, equal where its configuration is, (n,)."""
    found = frame.groupby(list(frame.columns), dropna=False, sort=False).ngroup()
    return np.asarray(found.to_numpy())


def judged_by_choice(stored: StoredModel, measurements: Measurements) -> HeldOut | None:
    """Return the configurations that the size of a tensor was chosen by, and what it says of them.

    It was fitted without them then, which need not be done again for others. Those that were measured more
    than once are left out: another of their rows may have been learned from. None where nothing was chosen
    that way, or where these are the most.
    """
    judged = stored.estimator.judged_ if isinstance(stored.estimator, CPRegressor) else None
    if judged is None:
        return None
    asked = judged.rows & ~measurements.features.duplicated(keep=False).to_numpy()
    if asked.sum() <= judged.rows.sum() / 2:
        return None
    predicted = np.full(len(asked), np.nan)
    predicted[judged.rows] = judged.times
    return HeldOut(np.where(asked, predicted, np.nan), asked, int(asked.sum()), 1)


def without(fit: Fit, measurements: Measurements, out: npt.NDArray[np.bool_]) -> Floats | None:
    """Return the predictions of rows by a model fitted without them, (n_out,).

    None where the model cannot be fitted, or does not know a value of those rows.

    Parameters
    ----------
    fit : callable
        Returns a model that has learned from measurements.
    measurements : Measurements
        With times.
    out : ndarray of bool, (n,)
        Rows that are left out.
    """
    assert measurements.times is not None
    frame = measurements.features
    try:
        stored = fit(Measurements(_rows(frame, ~out), measurements.times[~out], ()))
        return raw_answers(stored, _rows(frame, out))
    except (UsageError, ValueError):  # too few rows are left, or one has a value that no other has
        return None


def _rows(frame: pd.DataFrame, chosen: npt.NDArray[np.bool_]) -> pd.DataFrame:
    return frame[chosen].reset_index(drop=True)
