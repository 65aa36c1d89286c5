"""Rows of a table of measured configurations that a sampling design selects."""

from __future__ import annotations

import numpy as np
import numpy.typing as npt
import pandas as pd

from ....errors import UsageError
from .design import Design


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
