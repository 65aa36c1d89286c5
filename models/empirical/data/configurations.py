"""Data frames and arrays of configurations -> numbers that estimators compute with.

Categorical parameters become codes of their choices; every other column stays as it is.
"""

from __future__ import annotations

from typing import Any

import numpy as np
import numpy.typing as npt
import pandas as pd
from sklearn.utils.validation import check_array, check_consistent_length, column_or_1d, validate_data

from ....arrays import Floats
from ....records import record
from .parameter_space import Parameter, ParameterSpace, infer_space


@record
class Encoding:
    """Encoding of the columns of `X` as numbers.

    Attributes
    ----------
    space : ParameterSpace
        A parameter for each column.
    """

    space: ParameterSpace

    def configurations(self, estimator: Any, X: Any) -> Floats:
        """Return configurations to predict, (n_configurations, n_parameters).

        Raises
        ------
        ValueError
            If columns differ from those of the fit, a value is missing, or a choice unknown.
        """
        return self._encoded(_columns(estimator, X, reset=False))

    def further(self, estimator: Any, X: Any, y: npt.ArrayLike) -> tuple[Floats, Floats]:
        """Return further configurations to learn from, (n_configurations, n_parameters), and their times.

        Parameters
        ----------
        estimator : BaseEstimator
            Estimator whose fit set `n_features_in_`.
        X : DataFrame or array-like, (n_configurations, n_parameters)
        y : array-like of float, (n_configurations,)
            Times.

        Raises
        ------
        ValueError
            As of `configurations`, if a time is not positive, or lengths differ.
        """
        configurations = self.configurations(estimator, X)
        return configurations, _times(y, len(configurations))

    def _encoded(self, frame: pd.DataFrame) -> Floats:
        columns = zip(self.space, frame.columns, strict=True)
        return np.column_stack([_codes(parameter, frame[name]) for parameter, name in columns])


def encoding_of(
    estimator: Any, X: Any, y: npt.ArrayLike, space: ParameterSpace | None
) -> tuple[Encoding, Floats, Floats]:
    """Return the encoding of `X`, the encoded configurations and the times, for the fit of an estimator.

    Parameters
    ----------
    estimator : BaseEstimator
        Is given `n_features_in_`, and `feature_names_in_` where columns have names.
    X : DataFrame or array-like, (n_configurations, n_parameters)
    y : array-like of float, (n_configurations,)
    space : ParameterSpace or None
        None to infer it.

    Raises
    ------
    ValueError
        If a value is missing or lies outside the space, or a time is not positive.
    """
    if not isinstance(X, pd.DataFrame):
        X, y = validate_data(estimator, X, y, dtype=np.float64, y_numeric=True)
    frame = _columns(estimator, X, reset=True)
    times = _times(y, len(frame))
    if space is None:
        space = infer_space(frame)
    elif len(space) != len(frame.columns):
        raise ValueError(f"X has {len(frame.columns)} columns for the {len(space)} parameters of the space")
    elif isinstance(X, pd.DataFrame) and tuple(map(str, frame.columns)) != space.names:
        raise ValueError(f"columns {', '.join(map(str, frame.columns))} are not {', '.join(space.names)}")
    encoding = Encoding(space)
    configurations = encoding._encoded(frame)
    for parameter, values in zip(space, configurations.T, strict=True):
        if parameter.numerical and (values.min() < parameter.low or values.max() > parameter.high):
            outside = values.min() if values.min() < parameter.low else values.max()
            raise ValueError(
                f"column {parameter.name}: {outside:g} lies outside {parameter.low:g} to {parameter.high:g}"
            )
    return encoding, configurations, times


def _columns(estimator: Any, X: Any, *, reset: bool) -> pd.DataFrame:
    """Return the columns, numbers or texts, and note or compare their number and names."""
    if not isinstance(X, pd.DataFrame):
        return pd.DataFrame(validate_data(estimator, X, dtype=np.float64, reset=reset))
    validate_data(estimator, X, skip_check_array=True, reset=reset)
    if X.empty:
        raise ValueError("X has no rows or no columns; at least one of each is needed")
    for name in X.columns:
        if X[name].isna().any():
            raise ValueError(f"column {name}: {int(X[name].isna().sum())} missing values")
    return X


def _codes(parameter: Parameter, column: pd.Series[Any]) -> Floats:
    if parameter.numerical:
        return np.asarray(check_array(column.to_numpy(), ensure_2d=False, dtype=np.float64))
    codes = {choice: code for code, choice in enumerate(parameter.choices)}
    for value in column.unique():
        if value not in codes:
            raise ValueError(
                f"column {parameter.name}: {value!r} is none of {', '.join(map(str, parameter.choices))}"
            )
    return np.asarray(column.map(codes).to_numpy(np.float64))


def _times(y: npt.ArrayLike, n: int) -> Floats:
    times = np.asarray(check_array(column_or_1d(y, warn=True), ensure_2d=False, dtype=np.float64))
    check_consistent_length(times, np.empty(n))
    if times.min() <= 0:
        raise ValueError(f"times must be positive, found {times.min():g}")
    return times
