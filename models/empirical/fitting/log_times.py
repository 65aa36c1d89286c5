"""Times as logarithms, from the columns of a table: what every competing model learns."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np
from sklearn.compose import ColumnTransformer, TransformedTargetRegressor
from sklearn.pipeline import Pipeline
from sklearn.preprocessing import FunctionTransformer, OneHotEncoder, OrdinalEncoder, StandardScaler

from ..data.parameter_space import ParameterSpace

LOGARITHMS, NUMBERS, CHOICES = "logarithms", "numbers", "choices"
"""The groups of columns, in the order in which they enter."""
COLUMNS, MODEL = "columns", "model"
"""The steps that bring columns into their groups, and that learn."""


@dataclass(frozen=True, slots=True)
class ColumnGroups:
    """Columns of a table, grouped by the way in which they enter a model.

    Attributes
    ----------
    logarithms, numbers : tuple of str
        Columns whose logarithms, or which themselves, are scaled to deviation one.
    choices : tuple of (str, tuple)
        Columns of choices, and the choices of each.
    codes : bool
        Whether choices enter as codes, not a column each.
    """

    logarithms: tuple[str, ...]
    numbers: tuple[str, ...]
    choices: tuple[tuple[str, tuple[Any, ...]], ...]
    codes: bool

    @property
    def widths(self) -> tuple[int, ...]:
        """Columns that the model is given of each parameter, in their order."""
        numbers = (1,) * (len(self.logarithms) + len(self.numbers))
        return (*numbers, *(1 if self.codes else len(known) for _, known in self.choices))

    @property
    def width(self) -> int:
        """Columns that the model is given."""
        return sum(self.widths)


def groups_of(space: ParameterSpace, *, codes: bool) -> ColumnGroups:
    """Return the groups of the parameters of a space."""
    return ColumnGroups(
        tuple(p.name for p in space if p.logarithmic),
        tuple(p.name for p in space if p.numerical and not p.logarithmic),
        tuple((p.name, p.choices) for p in space if not p.numerical),
        codes,
    )


def log_times(groups: ColumnGroups, learner: Any) -> TransformedTargetRegressor:
    """Return an unfitted estimator of times; it takes a data frame with the columns of the groups."""
    names = [name for name, _ in groups.choices]
    known = [list(choices) for _, choices in groups.choices]
    coded = OrdinalEncoder(categories=known) if groups.codes else OneHotEncoder(categories=known)
    logarithms = Pipeline([("log", FunctionTransformer(np.log)), ("scale", StandardScaler())])
    transformers: Sequence[Any] = [
        (LOGARITHMS, logarithms, list(groups.logarithms)),
        (NUMBERS, StandardScaler(), list(groups.numbers)),
        (CHOICES, coded, names),
    ]
    columns = ColumnTransformer(transformers, sparse_threshold=0)
    return TransformedTargetRegressor(
        Pipeline([(COLUMNS, columns), (MODEL, learner)]), func=np.log, inverse_func=np.exp
    )


def scaler_of(model: TransformedTargetRegressor, group: str) -> StandardScaler:
    """Return the scaler of a group of columns in a fitted model."""
    found = model.regressor_[COLUMNS].named_transformers_[group]
    return found["scale"] if group == LOGARITHMS else found
