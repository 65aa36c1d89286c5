"""Rows of equal code as repetitions of one measurement.

A data set of `chainline measure` has no row twice, but compilers generate the same code for many splits.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Sequence
from pathlib import Path

import numpy as np

from .....analysis.measurement.dataset import Row, load_rows
from .....logged import warn
from ..any_table import read_any_table
from .read import is_experiment, read_any
from .series import Series

TARGET = "cycles"
"""Column of the measured cycles per element."""
_SAME = ("code", "compiler", "cpu", "residence", "n_elements", "vector_bits", "threads", "dtype")
"""Columns that are equal in rows of the same instructions under the same conditions."""
_KERNEL = ("compiler", "residence")
_POINT = "order"
_PARQUET = ".parquet"


def read_repeated(
    path: Path,
    target: str | None,
    parameters: Sequence[str] | None,
    kernels: Sequence[str] | None = None,
    options: Path | None = None,
) -> list[Series]:
    """Read series whose repetitions tell how noisy measurements are.

    In a data set of `chainline measure`, where no columns are given, rows of equal code are the repetitions;
    rows that other programs disturbed are left out, with a warning. Other files are read by `read_any`.

    Parameters
    ----------
    path : Path
    target : str or None
    parameters : sequence of str or None
    kernels : sequence of str or None
    options : Path or None
        As of `read_any`.

    Raises
    ------
    UsageError
        As of `read_any`, or if the data set cannot be read.
    """
    named = target or parameters or kernels or options
    if named or path.suffix.lower() != _PARQUET or is_experiment(path):
        return read_any(path, target, parameters, kernels, options)
    if not {TARGET, _POINT, *_SAME} <= set(read_any_table(path).header):
        return read_any(path, target, parameters, kernels, options)
    rows = load_rows(path)
    kept = [row for row in rows if not row.disturbed]
    if len(kept) < len(rows):
        warn(f"{path}: {len(rows) - len(kept)} rows left out: other programs disturbed them")
    return equal_code_series(kept)


def equal_code_series(rows: Sequence[Row]) -> list[Series]:
    """Return a series for each compiler and residence; its points are codes that were measured several times.

    Rows without cycles or code are left out.
    """
    groups: dict[tuple[object, ...], list[Row]] = defaultdict(list)
    for row in rows:
        if row.cycles is not None and row.code is not None:
            groups[tuple(getattr(row, name) for name in _SAME)].append(row)
    series: dict[tuple[str, ...], list[list[Row]]] = defaultdict(list)
    for same in groups.values():
        if len(same) > 1:
            series[tuple(getattr(same[0], name) for name in _KERNEL)].append(same)
    return [_series(", ".join(names), repeated) for names, repeated in sorted(series.items())]


def _series(name: str, repeated: Sequence[Sequence[Row]]) -> Series:
    points = np.array([[float(getattr(same[0], _POINT))] for same in repeated])
    cycles = tuple(np.array([row.cycles for row in same], np.float64) for same in repeated)
    return Series(name, TARGET, (_POINT,), points, cycles)
