"""Series from data frames: a column for each parameter, one for the target, perhaps one for kernels."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Sequence

import pandas as pd

from .....errors import UsageError
from .series import Point, Series, series_of


def series_of_frame(
    frame: pd.DataFrame, target: str, parameters: Sequence[str], kernels: Sequence[str], where: str
) -> list[Series]:
    """Return the series of a table; rows that are equal but for the target are repetitions.

    Parameters
    ----------
    frame : DataFrame
    target : str
        Measured column.
    parameters : sequence of str
        Columns of numbers.
    kernels : sequence of str
        Columns that tell kernels apart; none if there is but one.
    where : str
        File, for messages.

    Raises
    ------
    UsageError
        If a column is missing or holds no numbers.
    """
    for name in (target, *parameters, *kernels):
        if name not in frame.columns:
            raise UsageError(f"{where}: no column {name!r}; the columns are {', '.join(map(str, frame))}")
        if name not in kernels and not pd.api.types.is_numeric_dtype(frame[name]):
            raise UsageError(f"{where}: column {name!r} holds no numbers")
    measured: dict[tuple[str, str], dict[Point, list[float]]] = defaultdict(dict)
    names = frame[list(kernels)].astype(str).agg(" ".join, axis=1) if kernels else [""] * len(frame)
    points = frame[list(parameters)].astype(float).itertuples(index=False, name=None)
    for name, point, value in zip(names, points, frame[target].astype(float), strict=True):
        measured[str(name), target].setdefault(point, []).append(value)
    return series_of(measured, list(parameters), where)


def frame_of(series: Sequence[Series]) -> pd.DataFrame:
    """Return series as a table: kernel, metric, a column for each parameter, repetition, value."""
    rows = [
        {"kernel": each.kernel, "metric": each.metric, **dict(zip(each.parameters, point, strict=True))}
        | {"repetition": number, "value": value}
        for each in series
        for point, values in zip(each.points.tolist(), each.repetitions, strict=True)
        for number, value in enumerate(values.tolist())
    ]
    return pd.DataFrame(rows)
