"""All valid configurations of a variability model.

Values of numeric options that the constraints on each single option allow.
"""

from __future__ import annotations

import math
from collections.abc import Sequence

import numpy as np
import numpy.typing as npt
import pandas as pd

from .....arrays import Floats
from .....errors import UsageError
from .expression import names_in
from .model import VariabilityModel, holding
from .option import NumericOption
from .selections import Selections, all_selections


def allowed_values(model: VariabilityModel) -> tuple[npt.NDArray[np.float64], ...]:
    """Return, for each numeric option, the values that constraints on this option alone allow.

    Raises
    ------
    UsageError
        If an option has no allowed value; the message names its constraints.

    Examples
    --------
    >>> from chainline.models.empirical.data.variability.model import constraint_of
    >>> numeric = (NumericOption("x", (1.0, 2.0, 3.0)), NumericOption("y", (1.0, 2.0)))
    >>> stated = tuple(constraint_of(text, (), numeric) for text in ("x > 1", "x * y <= 4"))
    >>> [values.tolist() for values in allowed_values(VariabilityModel("m", (), numeric, stated))]
    [[2.0, 3.0], [1.0, 2.0]]
    """
    return tuple(_allowed(model, option) for option in model.numeric)


def _allowed(model: VariabilityModel, option: NumericOption) -> npt.NDArray[np.float64]:
    alone = [one for one in model.constraints if set(names_in(one.expression)) == {option.name}]
    values = np.asarray(option.values)
    kept = values[holding(alone, {option.name: values}, len(values))]
    if not len(kept):
        texts = " and ".join(repr(one.text) for one in alone)
        raise UsageError(
            f"variability model {model.name}: no value of {option.name}, {values[0]:g} to {values[-1]:g}, "
            f"meets {texts}; loosen that constraint or add values"
        )
    return kept


LIMIT = 1_000_000


def numeric_grid(options: Sequence[NumericOption], limit: int = LIMIT) -> Floats:
    """Return all combinations of values, (n_combinations, n_options), the last changing fastest.

    Raises
    ------
    UsageError
        If there are more than the limit.
    """
    n = math.prod(len(option.values) for option in options)
    if n > limit:
        raise UsageError(f"{n} combinations of numeric values, more than {limit}; take another design")
    return _grid([np.array(option.values) for option in options])


def _grid(values: Sequence[Floats]) -> Floats:
    axes = np.meshgrid(*values, indexing="ij")
    return np.column_stack([axis.ravel() for axis in axes]) if axes else np.zeros((1, 0))


def table(model: VariabilityModel, selections: Selections, numbers: Floats) -> pd.DataFrame:
    """Return configurations as a table with a column for each option; whole numbers are integers.

    Parameters
    ----------
    model : VariabilityModel
    selections : ndarray of bool, (n, n_binary)
    numbers : ndarray of float, (n, n_numeric)
    """
    columns: dict[str, npt.NDArray[np.generic]] = {
        name: selections[:, place].astype(np.int64) for place, name in enumerate(model.binary_names)
    }
    for place, option in enumerate(model.numeric):
        values = numbers[:, place]
        columns[option.name] = values.astype(np.int64) if option.whole else values
    return pd.DataFrame(columns, columns=list(model.columns))


def valid_configurations(model: VariabilityModel, limit: int = LIMIT) -> pd.DataFrame | None:
    """Return all valid configurations; None where they are too many to list.

    Parameters
    ----------
    model : VariabilityModel
    limit : int
        Largest product of the number of selections and that of the combinations of numeric values which
        the constraints on each option allow, valid or not.

    Raises
    ------
    UsageError
        If the constraints on one numeric option allow none of its values.

    Examples
    --------
    >>> from chainline.models.empirical.data.variability.model import constraint_of
    >>> numeric = (NumericOption("x", (1.0, 2.0, 3.0)), NumericOption("y", (1.0, 2.0)))
    >>> product = constraint_of("x * y <= 3", (), numeric)
    >>> valid_configurations(VariabilityModel("small", (), numeric, (product,))).to_numpy().tolist()
    [[1, 1], [1, 2], [2, 1], [3, 1]]
    """
    combinations = math.prod(map(len, allowed_values(model)))
    selections = all_selections(model, limit // combinations) if combinations <= limit else None
    return None if selections is None else with_numbers(model, selections, limit)


def with_numbers(model: VariabilityModel, selections: Selections, limit: int = LIMIT) -> pd.DataFrame | None:
    """Return the valid configurations of valid selections; None where they are too many to list.

    Parameters
    ----------
    model : VariabilityModel
    selections : ndarray of bool, (n, n_binary)
    limit : int
        As of `valid_configurations`.

    Raises
    ------
    UsageError
        As of `valid_configurations`.
    """
    values = allowed_values(model)
    if len(selections) * math.prod(map(len, values)) > limit:
        return None
    return crossed(model, selections, _grid(values))[0]


def crossed(model: VariabilityModel, selections: Selections, numbers: Floats) -> tuple[pd.DataFrame, int]:
    """Return the valid combinations of selections and numeric values, and the number of invalid ones.

    Parameters
    ----------
    model : VariabilityModel
    selections : ndarray of bool, (n, n_binary)
        Valid selections.
    numbers : ndarray of float, (n_combinations, n_numeric)
    """
    every = table(model, np.repeat(selections, len(numbers), axis=0), np.tile(numbers, (len(selections), 1)))
    values = {name: every[name].to_numpy(float) for name in every}
    kept = holding(model.numeric_constraints, values, len(every))
    return every[kept].reset_index(drop=True), int(len(every) - kept.sum())
