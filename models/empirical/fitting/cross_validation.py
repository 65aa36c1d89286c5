"""Cross-validation of a model of measurements: held-out parts, their predictions, extrapolated parameters."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

import numpy as np
import numpy.typing as npt
import pandas as pd

from ....arrays import Floats
from ....errors import UsageError
from ....records import record, replace
from ..data.parameter_space import ParameterSpace, infer_space
from ..data.table_file import Measurements
from ..estimators.completion.regressor import CPRegressor
from ..estimators.hybrid.analytical import FittedAnalytical
from ..estimators.hybrid.learned_influence import LearnedInfluence
from ..estimators.hybrid.regressor import HybridRegressor
from ..estimators.influence.tables import with_choices
from .automatic.candidates import LogBlend
from .fitting import as_chosen, fit_model, process_of
from .hybrid_fitting import INFLUENCE
from .prediction_intervals import (
    FEWEST,
    FOLDS,
    MANY,
    NewRows,
    Truths,
    growth_beyond,
    lengths_beyond,
    new_rows,
    outer_half,
    scores,
)
from .predictions import raw_answers
from .registry import HYBRID
from .store.document import StoredModel
from .stored_laws import Law

Fit = Callable[[Measurements], StoredModel]


@record(eq=False)
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
    return joined(measurements, outs, [predictions_without(fit, measurements, out) for out in outs])


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


def predictions_without(fit: Fit, measurements: Measurements, out: npt.NDArray[np.bool_]) -> Floats | None:
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


def law_parameters(estimator: Any, rows: pd.DataFrame) -> tuple[str, ...]:
    """Return the parameters that a model extrapolates by a law.

    Scaling laws extrapolate in all parameters, tensors in those that are `extrapolated`, hybrid models in
    those that their analytical part depends on, unless that part is learned itself. Gaussian processes and
    blends go on along slopes of logarithms, in the parameters that `scaling_parameters` names.

    Parameters
    ----------
    estimator : Any
        Fitted model.
    rows : DataFrame, (n_configurations, n_parameters)
        Rows that it learned from, at which the analytical part is evaluated.
    """
    numbers = [name for name in map(str, rows.columns) if pd.api.types.is_numeric_dtype(rows[name])]
    if isinstance(estimator, Law):
        return tuple(name for name in numbers if name in estimator.parameters)
    if isinstance(estimator, LogBlend) or process_of(estimator) is not None:
        return scaling_parameters(rows)
    if isinstance(estimator, CPRegressor):
        names = estimator.encoding_.space.names
        extrapolated = {name if isinstance(name, str) else names[name] for name in estimator.extrapolated}
        return tuple(name for name in numbers if name in extrapolated)
    if not isinstance(estimator, HybridRegressor) or estimator.analytical is None:
        return ()
    analytical = estimator.analytical
    if isinstance(analytical, LearnedInfluence):
        return ()
    if isinstance(analytical, FittedAnalytical):
        return law_parameters(analytical.estimator, rows[list(analytical.features)])
    return tuple(name for name in numbers if _depends(analytical, rows, name))


_FEWEST_VALUES, _LEAST_RATIO, _MOST_SCALING = 5, 4.0, 3


def scaling_parameters(rows: pd.DataFrame) -> tuple[str, ...]:
    """Return the parameters that a program may be scaled by, of three at most those of the widest ranges.

    They are positive, have five values and end at four times their start at least.

    Examples
    --------
    >>> scaling_parameters(pd.DataFrame({"n": [1, 2, 4, 8, 16], "k": [1, 2, 1, 2, 1], "s": list("ababa")}))
    ('n',)
    """
    ratios = {}
    for name in map(str, rows.columns):
        if not pd.api.types.is_numeric_dtype(rows[name]) or rows[name].nunique() < _FEWEST_VALUES:
            continue
        low, high = float(rows[name].min()), float(rows[name].max())
        if low > 0 and high >= _LEAST_RATIO * low:
            ratios[name] = high / low
    widest = sorted(ratios, key=ratios.__getitem__, reverse=True)[:_MOST_SCALING]
    return tuple(name for name in ratios if name in widest)


def _depends(analytical: Any, rows: pd.DataFrame, name: str) -> bool:
    """Tell whether an analytical model says something else where a parameter is at its other end."""
    ends = [rows.assign(**{name: end(rows[name])}) for end in (np.min, np.max)]
    try:
        low, high = (np.asarray(analytical.predict(end), np.float64) for end in ends)
    except ValueError:  # a combination that was not measured may be none
        return False
    return bool((low != high).any())


@record(eq=False)
class Validated:
    """Model with its errors on new rows.

    Attributes
    ----------
    stored : StoredModel
        With `new_rows`.
    held_out : HeldOut
        Predictions of rows by models fitted without them.
    """

    stored: StoredModel
    held_out: HeldOut


def fit_validated(
    name: str,
    measurements: Measurements,
    target: str,
    space: ParameterSpace | None,
    settings: Mapping[str, Any],
    seed: int,
    analytical: Any = None,
) -> Validated:
    """Return a model that has learned from measurements, with its errors on held-out rows.

    Choices of the model of all rows, such as the size of a tensor, are not made again for parts of them.

    Parameters
    ----------
    name, measurements, target, space, settings, seed, analytical
        See `fit_model`.

    Raises
    ------
    UsageError
        See `fit_model`.
    """
    stored = fit_model(name, measurements, target, space, settings, seed, analytical)
    if space is None and name not in (HYBRID, INFLUENCE):
        space = infer_space(measurements.features)  # parts may lack a choice, which is no unknown one then
    chosen = as_chosen(stored, settings)

    def again(some: Measurements) -> StoredModel:
        return fit_model(name, some, target, space, chosen, seed, analytical)

    parted = measurements
    if name == INFLUENCE:  # whose parts may lack a choice, too
        parted = replace(measurements, features=with_choices(measurements.features))
    held = judged_by_choice(stored, parted) or held_out(again, parted, seed)
    return validated(stored, parted, held, again)


def validated(stored: StoredModel, measurements: Measurements, held: HeldOut, again: Fit | None) -> Validated:
    """Return a model with what held-out rows say of it.

    Parameters
    ----------
    stored : StoredModel
        Model that was fitted to all rows.
    measurements : Measurements
        Configurations and their times.
    held : HeldOut
        Predictions of held-out rows.
    again : callable or None
        Fits it to other rows, to see how it goes on beyond them; None of one that has no law.
    """
    return Validated(replace(stored, new_rows=_new_rows(stored, measurements, held, again)), held)


def _new_rows(stored: StoredModel, measurements: Measurements, held: HeldOut, again: Fit | None) -> NewRows:
    assert measurements.times is not None
    measured, predicted = measurements.times[held.asked], held.predicted[held.asked]
    learned = scores(measurements.times, raw_answers(stored, measurements.features))
    found = new_rows(measured, predicted, held.configurations, held.parts, learned=learned)
    if again is None:
        return found
    laws = law_parameters(stored.estimator, measurements.features)
    growth = tuple((name, _growth(again, measurements, name, found)) for name in laws)
    return replace(found, growth=growth)


def _growth(again: Fit, measurements: Measurements, name: str, found: NewRows) -> float:
    """Return the growth of the score per length of a parameter's range, from the outer half of it."""
    column = measurements.features[name]
    out = outer_half(column.to_numpy(np.float64))
    if found.configurations < FEWEST or not out.any():
        return np.inf
    assert measurements.times is not None
    outer = _rows(measurements.features, out)
    try:
        fitted = again(Measurements(_rows(measurements.features, ~out), measurements.times[~out], ()))
        off = scores(measurements.times[out], raw_answers(fitted, outer))
    except (UsageError, ValueError):  # as in `predictions_without`
        return np.inf
    values = column.to_numpy(np.float64)
    distances = lengths_beyond(float(values[~out].min()), float(values[~out].max()), values[out])
    distances *= 1 + distances / 2  # as intervals widen
    return growth_beyond(off, distances, found.nine_in_ten)
