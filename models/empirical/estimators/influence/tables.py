"""Performance-influence models of tables with categorical columns, or of the rows that a design selects.

A column of texts is encoded as binary options: one for each choice, or a single one where there are two.
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from typing import Any, Self, TypeAlias

import numpy as np
import numpy.typing as npt
import pandas as pd
from sklearn.base import BaseEstimator, RegressorMixin, clone
from sklearn.utils.validation import check_is_fitted

from .....arrays import Floats
from .....errors import UsageError
from .....records import record
from ...designs.design import Design
from ...formulas.formula import Formula
from ...metrics import mape
from .regressor import InfluenceRegressor

Choices: TypeAlias = tuple[tuple[str, ...], ...]
"""Choices of each column, in order; empty for a column of numbers."""


class ChoiceInfluenceRegressor(RegressorMixin, BaseEstimator):  # type: ignore[misc]
    """Sum of influences of options, which include the choices of columns of texts.

    Of two choices one is an option; of several choices each is an option, and the sum has those that matter.
    No row has two choices of one column, so that products of two are always 0.

    Parameters
    ----------
    influence : InfluenceRegressor or None
        Copied; None for one with its defaults.

    Attributes
    ----------
    influence_ : InfluenceRegressor
        Model over the options, whose names are those of `option_names`.
    choices_ : tuple of tuple of str
        Of each column; none of one of numbers. Those of a categorical column are its categories, whether
        a row has them or not.
    feature_names_in_ : ndarray of str, (n_features_in_,)
    n_features_in_ : int

    Examples
    --------
    >>> import itertools
    >>> rows = itertools.product([8, 16, 32, 64], ["amg", "lu", "pcg"])
    >>> X = pd.DataFrame(rows, columns=["n", "solver"])
    >>> t = 5 + 0.5 * X["n"] * (X["solver"] == "lu") + 2 * (X["solver"] == "pcg")
    >>> model = ChoiceInfluenceRegressor().fit(X, t)
    >>> model.formula
    '5 + 0.5 n solver_lu + 2 solver_pcg'
    >>> model.predict(pd.DataFrame({"n": [100, 100], "solver": ["lu", "pcg"]})).round(6).tolist()
    [55.0, 7.0]
    """

    def __init__(self, influence: Any = None) -> None:
        self.influence = influence

    def fit(self, X: pd.DataFrame, y: npt.ArrayLike) -> Self:
        """Learn from measured configurations; errors as of `InfluenceRegressor.fit`.

        Parameters
        ----------
        X : DataFrame, (n_configurations, n_features)
            Numbers or texts.
        y : array-like of float, (n_configurations,)
        """
        self.feature_names_in_ = np.array([str(name) for name in X.columns], dtype=object)
        self.n_features_in_ = X.shape[1]
        self.choices_: Choices = tuple(choices_of(X[name]) for name in X.columns)
        influence = InfluenceRegressor() if self.influence is None else clone(self.influence)
        self.influence_ = influence.fit(self._options(X), y)
        return self

    def predict(self, X: pd.DataFrame) -> Floats:
        """Return the value at each configuration, (n_configurations,); an unknown choice has no influence.

        Raises
        ------
        ValueError
            See `InfluenceRegressor.predict`.
        """
        check_is_fitted(self)
        return self.influence_.predict(self._options(X))

    @property
    def formula_(self) -> Formula:
        """The sum, of options."""
        return self.influence_.formula_

    @property
    def formula(self) -> str:
        """The model as a person reads it."""
        return self.influence_.formula

    def _options(self, X: pd.DataFrame) -> pd.DataFrame:
        names = [str(name) for name in self.feature_names_in_]
        columns: list[Any] = []
        for name, choices in zip(names, self.choices_, strict=True):
            if not choices:
                columns.append(X[name].to_numpy())
            else:
                texts = X[name].astype(str).to_numpy()
                columns += [(texts == choice).astype(np.float64) for choice in on_or_off(choices)]
        return pd.DataFrame(dict(zip(option_names(names, self.choices_), columns, strict=True)))


def choices_of(column: pd.Series[Any]) -> tuple[str, ...]:
    """Return the choices of a column, sorted; none for numbers.

    Examples
    --------
    >>> choices_of(pd.Series(["lu", "amg", "lu"])), choices_of(pd.Series([1, 2]))
    (('amg', 'lu'), ())
    """
    if pd.api.types.is_numeric_dtype(column.dtype):
        return ()
    known = column.cat.categories if isinstance(column.dtype, pd.CategoricalDtype) else column.unique()
    return tuple(sorted(map(str, known)))


def on_or_off(choices: Sequence[str]) -> Sequence[str]:
    """Return the choices that are options: the second of two, all of several."""
    return choices[1:] if len(choices) == 2 else choices


def option_names(names: Sequence[str], choices: Sequence[Sequence[str]]) -> list[str]:
    """Return names of all options, each once: of a choice that of its column before it.

    Examples
    --------
    >>> option_names(["n", "solver"], [(), ("amg", "lu-2", "pcg")])
    ['n', 'solver_amg', 'solver_lu_2', 'solver_pcg']
    """
    taken = {name for name, of in zip(names, choices, strict=True) if not of}
    found = []
    for name, of in zip(names, choices, strict=True):
        for choice in on_or_off(of) if of else ():
            option = re.sub(r"\W", "_", f"{name}_{choice}")
            while option in taken:
                option += "_"
            taken.add(option)
            found.append(option)
        if not of:
            found.append(name)
    return found


def with_choices(frame: pd.DataFrame) -> pd.DataFrame:
    """Return a table whose texts are categories: its parts know the choices that they have no row of."""
    kinds: Mapping[Any, str] = {name: "category" for name in frame if choices_of(frame[name])}
    return frame.astype(kinds) if kinds else frame


def chosen_rows(table: pd.DataFrame, design: Design) -> npt.NDArray[np.bool_]:
    """Return a mask of the rows of a table that a design selects, (n_rows,).

    Parameters
    ----------
    table : DataFrame, (n_rows, ...)
        A row each measured configuration, a column each option of the design, numbers; others are left alone.
    design : Design

    Raises
    ------
    UsageError
        If the table has a configuration twice, or lacks a configuration of the design.

    Examples
    --------
    >>> table = pd.DataFrame({"x": [1, 2, 4], "seconds": [3.0, 5.0, 9.0]})
    >>> chosen_rows(table, Design("ends", pd.DataFrame({"x": [4.0, 1.0]}))).tolist()
    [True, False, True]
    """
    options = list(design.configurations.columns)
    measured = pd.MultiIndex.from_frame(table[options].astype(np.float64))
    if measured.has_duplicates:
        twice = _named(options, measured[measured.duplicated()][0])
        raise UsageError(f"the table has {twice} twice; keep one row of each configuration")
    wanted = pd.MultiIndex.from_frame(design.configurations.astype(np.float64))
    lacking = wanted[~wanted.isin(measured)]
    if len(lacking):
        first = _named(options, lacking[0])
        missing = f"{len(lacking)} configurations are not in the table, such as {first}"
        raise UsageError(f"{design.name}: {missing}; measure them")
    return np.asarray(measured.isin(wanted))


def _named(options: list[str], values: tuple[float, ...]) -> str:
    return ", ".join(f"{name} = {x:g}" for name, x in zip(options, values, strict=True))


@record(eq=False)
class Sampled:
    """Result of a fit to the runs of a design.

    Attributes
    ----------
    design : str
    n_runs : int
    formula : Formula
    predicted : ndarray of float, (n_rows,)
        Prediction for every row of the table, training rows included.
    error : float
        Mean relative error over all rows.
    error_elsewhere : float or None
        Mean relative error over the other rows than the training rows; None where there are none.
    """

    design: str
    n_runs: int
    formula: Formula
    predicted: Floats
    error: float
    error_elsewhere: float | None


def learn_sampled(table: pd.DataFrame, target: str, design: Design, regressor: InfluenceRegressor) -> Sampled:
    """Return the result of a fit to the rows of a table that a design selects.

    Parameters
    ----------
    table : DataFrame, (n_rows, ...)
        A row for each measured configuration; a column for each option of the design, and the target.
    target : str
        Column of the target, which is positive.
    design : Design
    regressor : InfluenceRegressor
        Fitted by this function.

    Raises
    ------
    UsageError
        If the table has a configuration twice, or lacks a configuration of the design.
    """
    options = list(design.configurations.columns)
    chosen = chosen_rows(table, design)
    measured = table[target].to_numpy(np.float64)
    regressor.fit(table.loc[chosen, options], measured[chosen])
    predicted = regressor.predict(table[options])
    elsewhere = None if chosen.all() else mape(measured[~chosen], predicted[~chosen])
    return Sampled(
        design.name, int(chosen.sum()), regressor.formula_, predicted, mape(measured, predicted), elsewhere
    )
