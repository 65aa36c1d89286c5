"""Errors of draws in a CSV file: a line for each as soon as it is computed, read again by later runs.

    data,n_rows,n_tested,...,candidate,fraction,draw,n_learned,mape,mlogq,predictions,table
    grids,729,583,...,stacked,0.04,17,29,0.0812,0.0793,6c1f0a93be21,0d9be62c11f4

Lines of other data, models and seeds may be in the same file.
"""

from __future__ import annotations

import hashlib
from collections import ChainMap
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import asdict, dataclass, fields
from pathlib import Path
from typing import Any, TypeAlias

import numpy as np
import numpy.typing as npt

from .....errors import UsageError, argument
from .....files.csv_log import CsvLog
from .candidates import RECIPES
from .curve import CurveRun
from .study import DrawError

Key: TypeAlias = tuple[str, float, int]
"""Candidate, fraction and draw."""
Run: TypeAlias = dict[str, Any]
"""Column to value."""

_RUN = ("data", "n_rows", "n_tested", "target", "features", "seed")
_PARTS = ("log", "analytical", "machine", "aggregation")
_ERROR = tuple(field.name for field in fields(DrawError))
# digests are last, and as long as each other: of a line that was cut off they are not those looked for
COLUMNS = (*_RUN, *_PARTS, *_ERROR, "predictions", "table")


def digest(*columns: npt.ArrayLike) -> str:
    """Return a digest of 12 characters of the numbers, each rounded to nine significant digits.

    Examples
    --------
    >>> digest([1.0, 2.0]) == digest([1.0, 2.0 + 1e-12]), digest([1.0, 2.0]) == digest([2.0, 1.0])
    (True, False)
    """
    lines = (",".join(f"{value:.9g}" for value in np.ravel(column).tolist()) for column in columns)
    return hashlib.sha256("\n".join(lines).encode()).hexdigest()[:12]


def run_columns(run: CurveRun, candidates: Iterable[str], table: str, predictions: str) -> dict[str, Run]:
    """Return the columns that identify the lines of each candidate: exactly those its errors depend on.

    Parameters
    ----------
    run : CurveRun
    candidates : iterable of str
        Of `RECIPES`.
    table, predictions : str
        Digests of the measured rows, and of the analytical predictions for them.
    """
    rows: Run = {name: getattr(run, name) for name in _RUN} | {"features": ",".join(run.features)}
    of: dict[str, Run] = {
        "log": {"log": "yes" if run.log else "no"},
        "analytical": {"analytical": run.analytical, "machine": run.machine, "predictions": predictions},
        "aggregation": {"aggregation": "none" if run.aggregation is None else run.aggregation},
    }
    return {
        name: dict(ChainMap({"table": table}, rows, *(of[part] for part in RECIPES[name].parts)))
        for name in candidates
    }


@dataclass(frozen=True, slots=True)
class ErrorFile:
    """CSV file of errors, with the columns that identify the lines of a run.

    Attributes
    ----------
    path : Path
    run_of : mapping of str to mapping
        Columns of each candidate other than those of `DrawError`, see `run_columns`. Columns on which a
        candidate does not depend are left out, so that another run with the same rows finds its errors.
    """

    path: Path
    run_of: Mapping[str, Mapping[str, Any]]

    def open(self) -> CsvLog:
        """Return the locked file; UsageError if it cannot be read or written, or has other columns."""
        return CsvLog.open(self.path, COLUMNS, "file of `chainline study learning-curve`")

    def known(self, log: CsvLog) -> dict[Key, DrawError]:
        """Return the errors of the candidates that are in the file; UsageError if a line is damaged."""
        wanted = {name: self._as_read(run) for name, run in self.run_of.items()}
        found = {}
        for row in log.rows:
            run = wanted.get(row["candidate"])
            if run is not None and all(row[name] == value for name, value in run.items()):
                error = self._error(row)
                found[error.candidate, error.fraction, error.draw] = error
        return found

    def append(self, log: CsvLog, errors: Sequence[DrawError]) -> None:
        """Append errors to the file and flush them to the disk; UsageError if that fails."""
        blank = dict.fromkeys(COLUMNS)
        rows = [blank | dict(self.run_of[error.candidate]) | asdict(error) for error in errors]
        log.append(rows)

    def _as_read(self, run: Mapping[str, Any]) -> dict[str, str]:
        named = {name: run.get(name) for name in COLUMNS if name not in _ERROR}
        return {name: "" if value is None else str(value) for name, value in named.items()}

    def _error(self, row: Mapping[str, str]) -> DrawError:
        try:
            name, fraction, draw, n_learned, mape, mlogq = (row[column] for column in _ERROR)
            return DrawError(name, float(fraction), int(draw), int(n_learned), float(mape), float(mlogq))
        except ValueError as error:
            raise UsageError(
                f"{self.path}: is damaged: {error}; choose another {argument('output')}"
            ) from None
