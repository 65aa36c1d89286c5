"""Model of measurements with its errors on new rows, by fitting its class again without some rows."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import Any

import numpy as np

from ..data.parameter_space import ParameterSpace, infer_space
from ..data.range_lengths import lengths_beyond
from ..data.table_file import Measurements
from ..estimators.influence.choices import with_choices
from .answers import raw_answers
from .beyond import law_parameters
from .fitting import as_chosen, fit_model
from .held_out import Fit, HeldOut, held_out, judged_by_choice, without
from .held_parts import outermost
from .hybrid_fitting import HYBRID
from .influence_fitting import INFLUENCE
from .new_rows import FEWEST, NewRows, growth_beyond, new_rows, scores
from .store.stored_model import StoredModel


@dataclass(frozen=True, slots=True, eq=False)
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
    """Return the growth of the score per length of a parameter's range, from its outermost values."""
    column = measurements.features[name]
    out = outermost(column.to_numpy(np.float64))
    if found.configurations < FEWEST or not out.any():
        return np.inf
    predicted = without(again, measurements, out)
    if predicted is None:
        return np.inf
    assert measurements.times is not None
    values = column.to_numpy(np.float64)
    distances = lengths_beyond(float(values[~out].min()), float(values[~out].max()), values[out])
    return growth_beyond(scores(measurements.times[out], predicted), distances, found.nine_in_ten)
