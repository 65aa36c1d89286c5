"""All valid configurations of a variability model: how many, which ones, and some drawn by chance."""

from __future__ import annotations

import math
from collections.abc import Sequence

import numpy as np
import numpy.typing as npt
import pandas as pd

from ...errors import UsageError
from .model import VariabilityModel, holding
from .option import NumericOption
from .selections import Selections, all_selections

Floats = npt.NDArray[np.float64]
LIMIT = 1_000_000
_TRIES = 2_000


def numeric_grid(options: Sequence[NumericOption], limit: int = LIMIT) -> Floats:
    """Return all combinations of values, (n_combinations, n_options), the last changing fastest.

    Raises
    ------
    UsageError
        If they are more than the limit.
    """
    n = math.prod(len(option.values) for option in options)
    if n > limit:
        raise UsageError(f"{n} combinations of numeric values, more than {limit}; take another design")
    axes = np.meshgrid(*(np.array(option.values) for option in options), indexing="ij")
    return np.column_stack([axis.ravel() for axis in axes]) if axes else np.zeros((1, 0))


def table(model: VariabilityModel, selections: Selections, numbers: Floats) -> pd.DataFrame:
    """Return configurations as a table; a column each option, whole numbers as such.

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
        Of selections times combinations of numeric values, valid or not.

    Examples
    --------
    >>> from chainline.models.variability.model import constraint_of
    >>> numeric = (NumericOption("x", (1.0, 2.0, 3.0)), NumericOption("y", (1.0, 2.0)))
    >>> product = constraint_of("x * y <= 3", (), numeric)
    >>> valid_configurations(VariabilityModel("small", (), numeric, (product,))).to_numpy().tolist()
    [[1, 1], [1, 2], [2, 1], [3, 1]]
    """
    combinations = math.prod(len(option.values) for option in model.numeric)
    if combinations > limit:
        return None
    selections = all_selections(model, limit // combinations)
    if selections is None:
        return None
    numbers = numeric_grid(model.numeric, limit)
    return crossed(model, selections, numbers)[0]


def crossed(model: VariabilityModel, selections: Selections, numbers: Floats) -> tuple[pd.DataFrame, int]:
    """Return the valid of all combinations of selections and numeric values, and how many were not.

    The selections must be valid in themselves.
    """
    every = table(model, np.repeat(selections, len(numbers), axis=0), np.tile(numbers, (len(selections), 1)))
    values = {name: every[name].to_numpy(float) for name in every}
    kept = holding(model.numeric_constraints, values, len(every))
    return every[kept].reset_index(drop=True), int(len(every) - kept.sum())


def drawn_configurations(model: VariabilityModel, count: int, rng: np.random.Generator) -> pd.DataFrame:
    """Return different valid configurations drawn by chance, each equally likely.

    Where the space can be listed, from the list; elsewhere by drawing a valid selection and numeric
    values, each equally likely, and leaving out what violates a constraint between them.

    Raises
    ------
    UsageError
        If there are fewer, or too few are found among what is drawn.
    """
    every = valid_configurations(model)
    if every is not None:
        if count > len(every):
            raise UsageError(f"{count} configurations asked for, but only {len(every)} are valid")
        return every.iloc[rng.permutation(len(every))[:count]].reset_index(drop=True)
    selections = all_selections(model, LIMIT)
    if selections is None:
        raise UsageError(f"more than {LIMIT} selections to draw from; take a heuristic such as t-wise")
    found = pd.DataFrame(columns=list(model.columns))
    for _ in range(_TRIES):
        drawn = table(
            model,
            selections[rng.integers(len(selections), size=count)],
            np.column_stack([rng.choice(option.values, count) for option in model.numeric]),
        )
        drawn = drawn[model.valid(drawn)]
        found = (pd.concat([found, drawn]) if len(found) else drawn).drop_duplicates()
        if len(found) >= count:
            return found[:count].reset_index(drop=True)
    raise UsageError(f"{_TRIES * count} draws gave {len(found)} valid configurations, fewer than {count}")
