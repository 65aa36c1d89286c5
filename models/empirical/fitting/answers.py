"""Answers of a stored model to a table: each row is checked first against the values that the model knows."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np
import pandas as pd
from sklearn.compose import TransformedTargetRegressor

from ....arrays import Floats
from ..estimators.completion.regressor import CPRegressor
from ..estimators.influence.categorical import ChoiceInfluenceRegressor
from .automatic.candidates import LogBlend
from .log_times import CHOICES, LOGARITHMS
from .store.stored_model import StoredModel


@dataclass(frozen=True, slots=True)
class Asked:
    """Values that a column may hold.

    Attributes
    ----------
    choices : tuple
        Permitted values; empty for a column of numbers.
    positive : bool
        Whether numbers must be above zero, as their logarithms enter.
    """

    choices: tuple[Any, ...] = ()
    positive: bool = False

    def problem(self, column: pd.Series[Any]) -> tuple[int, str] | None:
        """Return the first row, from 0, that cannot be answered, and why; None if there is none."""
        if self.choices:
            known = ", ".join(map(str, self.choices))
            return _first(~column.isin(self.choices), column, f"none of {known}")
        numbers = pd.to_numeric(column, errors="coerce")
        if (found := _first(~np.isfinite(numbers), column, "no number")) or not self.positive:
            return found
        return _first(numbers <= 0, column, "not above zero, where the logarithm of the column enters")


def answers(stored: StoredModel, configurations: pd.DataFrame) -> Floats:
    """Return the time of each configuration, (n_configurations,).

    Parameters
    ----------
    stored : StoredModel
    configurations : DataFrame, (n_configurations, n_features)

    Raises
    ------
    ValueError
        If a row holds what the model does not know, or it has no answer there that can be a time: names row
        and column.
    """
    times = raw_answers(stored, configurations)
    if not np.isfinite(times).all():
        row = int(np.argmin(np.isfinite(times)))
        where = _where(stored, configurations, row)
        raise ValueError(f"row {row + 1}: the model has no finite answer there{where}")
    if not (times > 0).all():
        row = int(np.argmin(times))
        raise ValueError(
            f"row {row + 1}: {stored.model} comes to {times[row]:.3g} there, and {stored.target} is above "
            f"zero{_where(stored, configurations, row)}; leave the row out, or fit another model"
        )
    return times


def raw_answers(stored: StoredModel, configurations: pd.DataFrame) -> Floats:
    """Return the answers of a model, (n_configurations,), also those that are no time.

    An answer may be not finite, zero or negative.

    Raises
    ------
    ValueError
        If a row holds a value that the model does not know: names row and column.
    """
    for name, asked in _columns(stored):
        if found := asked.problem(configurations[name]):
            row, why = found
            raise ValueError(f"row {row + 1}, column {name!r}: {why}")
    with np.errstate(all="ignore"):
        return np.asarray(stored.estimator.predict(configurations), np.float64)


def _where(stored: StoredModel, configurations: pd.DataFrame, row: int) -> str:
    """Return a text that names the parameters of a row outside their learned range; "" if there is none."""
    one = configurations.iloc[[row]]
    names = [known.name for known in stored.ranges if known.outside(one[known.name])[0]]
    return f", outside of the range of {', '.join(names)} that it learned from" if names else ""


def _columns(stored: StoredModel) -> Iterator[tuple[str, Asked]]:
    known = _known(stored.estimator, stored.features)
    yield from ((name, known.get(name, Asked())) for name in stored.features)


def _known(estimator: Any, features: Sequence[str]) -> Mapping[str, Asked]:
    """Return the values that columns may hold; columns that take any number may be absent."""
    if isinstance(estimator, CPRegressor):
        return {p.name: Asked(p.choices, p.logarithmic) for p in estimator.encoding_.space}
    if isinstance(estimator, TransformedTargetRegressor):
        return dict(_columns_of_groups(estimator))
    if isinstance(estimator, ChoiceInfluenceRegressor):
        return {n: Asked(of) for n, of in zip(features, estimator.choices_, strict=True)}
    if isinstance(estimator, LogBlend):  # what all members may be asked
        members = [_known(member, features) for member in estimator.members]
        return {name: _all(of.get(name, Asked()) for of in members) for name in features}
    return {}  # of hybrid models, sums of influences and laws, which take numbers alone


def _all(asked: Iterable[Asked]) -> Asked:
    """Return the values that all members accept; members that learned one table know the same choices."""
    every = list(asked)
    choices = next((each.choices for each in every if each.choices), ())
    return Asked(choices, any(each.positive for each in every))


def _columns_of_groups(estimator: TransformedTargetRegressor) -> Iterator[tuple[str, Asked]]:
    columns = estimator.regressor_["columns"]
    for group, _, names in columns.transformers:
        coded = columns.named_transformers_[CHOICES].categories if group == CHOICES and names else ()
        for place, name in enumerate(names):
            yield name, Asked(tuple(coded[place]) if group == CHOICES else (), group == LOGARITHMS)


def _first(wrong: Any, column: pd.Series[Any], why: str) -> tuple[int, str] | None:
    rows = np.flatnonzero(np.asarray(wrong, bool))
    return (int(rows[0]), f"{column.tolist()[rows[0]]!r} is {why}") if len(rows) else None
