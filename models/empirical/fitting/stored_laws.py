"""Scaling laws as `chainline fit --model pmnf` writes them, to be asked again."""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

import numpy as np
import pandas as pd

from ....arrays import Floats
from ....errors import UsageError
from ....files.untrusted import json_of, read_bytes
from ....records import record
from ..expressions import shortened
from ..formulas.formula import Formula
from ..formulas.grammar import read_formula
from .prediction_intervals import LearnedRange, NewRows
from .registry import PMNF

BETWEEN = "::"
"""Between a file, a kernel and a metric."""


@record
class Law:
    """Scaling law of a metric of a kernel.

    Attributes
    ----------
    kernel, metric : str
    below : Formula
        Formula of the lower regime, or of all points where there is one regime.
    above : Formula or None
        Formula of the upper regime; None where there is one regime.
    change : float
        Boundary of the lower and the upper regime; infinity where there is one regime.
    """

    kernel: str
    metric: str
    below: Formula
    above: Formula | None = None
    change: float = math.inf

    @property
    def parameters(self) -> tuple[str, ...]:
        """Names of the parameters of the law."""
        return self.below.parameters

    def predict(self, rows: pd.DataFrame) -> Floats:
        """Return the value at each row, (n,), of a table with the parameters among its columns."""
        return self.values(rows[list(self.parameters)].to_numpy(np.float64))

    def values(self, points: Floats) -> Floats:
        """Return the value at each of some points, (n, n_parameters) -> (n,)."""
        below = self.below.values(points)
        if self.above is None:
            return below
        return np.where(points[:, 0] <= self.change, below, self.above.values(points))


def place_of_law(names: Sequence[tuple[str, str]], wanted: str, how: str) -> int:
    """Return the place of the law that is wanted, the only one if nothing is.

    Parameters
    ----------
    names : sequence of (str, str)
        Kernel and metric of each law.
    wanted : str
        ``KERNEL`` or ``KERNEL::METRIC``; empty for the only one.
    how : str
        Way to choose a law, for messages.

    Raises
    ------
    UsageError
        If there is none, or more than one.
    """
    full = [f"{kernel}{BETWEEN}{metric}" for kernel, metric in names]
    fitting = [n for n, (kernel, _) in enumerate(names) if not wanted or wanted in (kernel, full[n])]
    if len(fitting) == 1:
        return fitting[0]
    shown = ", ".join(full[:5]) + (", ..." if len(full) > 5 else "")
    problem = f"no model {shortened(wanted)!r}" if not fitting else f"{len(fitting)} models"
    raise UsageError(f"{problem}; choose {how} {shown}")


def law_document(path: str) -> Mapping[str, Any] | None:
    """Return the JSON object of a file of scaling laws, None if it is none."""
    try:
        found = json_of(read_bytes(Path(path)), path)
    except UsageError:  # no file, no text, such as other stored models, or no JSON
        if not Path(path).is_file():
            raise
        return None
    return found if isinstance(found, dict) and found.get("model") == PMNF else None


def laws_of(document: Mapping[str, Any], where: str) -> tuple[Law, ...]:
    """Return the laws of a document of `chainline fit --model pmnf --json`.

    Parameters
    ----------
    where : str
        File, for messages.

    Raises
    ------
    UsageError
        If it is damaged, or a formula is none.
    """
    try:
        parameters = [str(name) for name in document["parameters"]]
        laws = tuple(_law(model, parameters) for model in document["models"])
    except (KeyError, TypeError, AttributeError, ValueError, IndexError):
        raise UsageError(f"{where}: is damaged; fit it again by `chainline fit --model pmnf`") from None
    except UsageError as error:
        raise UsageError(f"{where}: {error}") from None
    if not laws or not parameters:
        raise UsageError(f"{where}: holds no law; fit it again by `chainline fit --model pmnf`")
    return laws


def validation_of(
    document: Mapping[str, Any], place: int, where: str
) -> tuple[int, tuple[LearnedRange, ...], NewRows]:
    """Return from how many points a law was learned, their range, and what it is like on new ones.

    Parameters
    ----------
    document : mapping
        JSON object of a file of scaling laws.
    place : int
        Of the law in the document.
    where : str
        File, for messages.

    Raises
    ------
    UsageError
        If the file does not say, as those of earlier versions, or is damaged.
    """
    try:
        model = document["models"][place]
        if "range" not in model:
            raise UsageError(f"{where}: an earlier version wrote it, without the range; fit it again")
        names = [str(name) for name in document["parameters"]]
        ranges = tuple(_range(name, model["range"][name]) for name in names)
        return int(model["n"]), ranges, _new_rows(model["new_rows"], names)
    except (KeyError, TypeError, AttributeError, ValueError, IndexError) as error:
        if isinstance(error, UsageError):
            raise
        raise UsageError(f"{where}: is damaged; fit it again by `chainline fit --model pmnf`") from None


def _range(name: str, ends: Sequence[Any]) -> LearnedRange:
    low, high = (float(end) for end in ends)
    return LearnedRange(name, low, high)


def _new_rows(found: Mapping[str, Any] | None, names: Sequence[str]) -> NewRows:
    if found is None:
        growth = tuple((name, math.inf) for name in names)
        return NewRows(0, 0, math.nan, math.inf, math.nan, math.nan, growth)
    growth = tuple((name, _number(found["growth"][name])) for name in names)
    typical, within = (math.log1p(_number(found[key])) for key in ("typical", "within"))
    return NewRows(
        *(int(found["configurations"]), int(found["parts"])),
        *(typical, within, _number(found["mlogq"]), float(found["mean_mlogq"])),
        growth,
    )


def _number(value: Any) -> float:
    number = math.inf if value is None else float(value)
    if not number >= 0:
        raise ValueError(f"{number} where an error is due")
    return number


def _law(model: Mapping[str, Any], parameters: Sequence[str]) -> Law:
    named, segments = (str(model["kernel"]), str(model["metric"])), model["segments"]
    if segments is None:
        return Law(*named, read_formula(str(model["formula"]), parameters))
    low, high = (float(bound) for bound in segments["change"])
    below, above = (read_formula(str(part["formula"]), parameters) for part in segments["parts"])
    if not math.isfinite(low + high):
        raise ValueError("a change at no number")
    return Law(*named, below, above, (low + high) / 2)
