"""Tables of measured configurations in CSV files.

    m,n,k,seconds
    512,512,64,0.00123

Rows may have one field more than the header names, as data frames print them with their index: the
first field then is a row number and is left out.
"""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

import numpy as np
import pandas as pd

from ....errors import UsageError
from ....files.given import csv_cells, read_text

MOST = 1e150
"""Of numbers, and its reciprocal the least of times: what learns from them squares and adds them."""


@dataclass(frozen=True, slots=True)
class Measurements:
    """Configurations and their times.

    Attributes
    ----------
    features : DataFrame, (n, n_features)
        Numbers, or texts in columns where one is no number.
    times : ndarray of float, (n,), or None
        Positive; None where no target was asked for.
    warnings : tuple of str
        What was read otherwise than it looks.
    """

    features: pd.DataFrame
    times: np.ndarray[tuple[int], np.dtype[np.float64]] | None
    warnings: tuple[str, ...]


def read_measurements(path: str, features: Sequence[str] | None, target: str | None) -> Measurements:
    """Read the columns of a CSV file.

    Parameters
    ----------
    path : str
    features : sequence of str or None
        Columns of parameters; all but the target by default.
    target : str or None
        Column of times; None reads configurations alone.

    Raises
    ------
    UsageError
        If the file cannot be read, is no table, lacks a column or rows, or a value is missing, a
        number where there must be one, beyond `MOST`, or a time not positive: with the file, line and
        column.
    """
    header, rows, warnings = _rows(path)
    wanted = list(features) if features else [name for name in header if name and name != target]
    times_there = Counter(header)
    for name in (*wanted, *([target] if target else [])):
        if times_there[name] != 1:
            found = "more than one column" if times_there[name] else "no column"
            known = ", ".join(name for name in header if name)
            raise UsageError(f"{path}: {found} {name!r}; the columns are {known}")
    if target in wanted:
        raise UsageError(f"{path}: {target!r} is both target and feature; leave it out of --features")
    place = {name: number for number, name in enumerate(header)}
    frame = pd.DataFrame({name: _column(path, name, place[name], rows) for name in wanted})
    times = _times(path, target, place[target], rows) if target else None
    return Measurements(frame, times, tuple(warnings))


def _rows(path: str) -> tuple[list[str], list[tuple[int, list[str]]], list[str]]:
    """Return the header, the rows with their line numbers, and warnings."""
    lines = csv_cells(read_text(Path(path)), path)
    header = [name.strip() for name in next(lines, (1, []))[1]]
    rows = [(number, row) for number, row in lines if any(field.strip() for field in row)]
    if header and header[0].startswith("<"):
        raise UsageError(
            f"{path}: is XML, no CSV; measurements of SPL Conqueror need their variability model, as fit, "
            "study and evaluate take it by --options MODEL.xml"
        )
    if not header or not rows:
        raise UsageError(f"{path}: no rows; give a header and a line for each configuration")
    warnings = []
    if all(len(row) == len(header) + 1 for _, row in rows):
        warnings.append(f"{path}: rows have a field more than the header; the first is taken as a row number")
        rows = [(line, row[1:]) for line, row in rows]
    for line, row in rows:
        if len(row) != len(header):
            raise UsageError(f"{path}:{line}: {len(row)} fields where the header has {len(header)}")
    return header, rows, warnings


def _column(path: str, name: str, place: int, rows: Sequence[tuple[int, list[str]]]) -> pd.Series:
    texts = [row[place].strip() for _, row in rows]
    for (line, _), text in zip(rows, texts, strict=True):
        if not text:
            raise UsageError(f"{path}:{line}: column {name!r} is empty; remove the line or fill it")
    numbers = pd.to_numeric(pd.Series(texts), errors="coerce")
    # beside words `nan` is one of them; among numbers it is none, rather than make all of them words
    if numbers.isna().any() and not all(map(_is_number, texts)):
        return pd.Series(texts)
    for (line, _), text in zip(rows, texts, strict=True):
        if problem := number_problem(float(text)):
            raise UsageError(f"{path}:{line}: column {name!r}: {problem}")
    return pd.Series(texts) if numbers.isna().any() else numbers


def _times(
    path: str, name: str, place: int, rows: Sequence[tuple[int, list[str]]]
) -> np.ndarray[tuple[int], np.dtype[np.float64]]:
    column = _column(path, name, place, rows)
    for (line, row), value in zip(rows, column, strict=True):
        if isinstance(value, str) and not _is_number(value):
            raise UsageError(f"{path}:{line}: column {name!r}: {row[place]!r} is no number")
        if problem := number_problem(float(value)) or time_problem(float(value)):
            raise UsageError(f"{path}:{line}: column {name!r}: {problem}")
    return np.asarray(column.to_numpy(np.float64))


def number_problem(value: float) -> str | None:
    """Return what is wrong with a number that is to be learned from, None if nothing is.

    Examples
    --------
    >>> number_problem(-1e200)
    '-1e+200 is beyond 1e+150; give the column in another unit'
    """
    if not math.isfinite(value):
        return f"{value} is not finite; remove the line or fill it"
    return f"{value:g} is beyond {MOST:g}; give the column in another unit" if abs(value) > MOST else None


def time_problem(value: float) -> str | None:
    """Return what is wrong with a number as a time, None if nothing is."""
    if value <= 0:
        return f"time {value:g} must be positive"
    return f"time {value:g} is below {1 / MOST:g}; give times in another unit" if value < 1 / MOST else None


def _is_number(text: str) -> bool:
    try:
        float(text)
    except ValueError:
        return False
    return True
