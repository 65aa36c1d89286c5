"""Predicted times with their intervals, and how good they are, as columns, words or JSON:

n,p,host,seconds,seconds_low,seconds_high,outside_range
512,4,a,0.18,0.17,0.2,
20000,64,b,0.33,,,n p
"""

from __future__ import annotations

import math
from collections.abc import Iterator
from typing import Any

import numpy as np

from ..arrays import Floats
from ..errors import UsageError, argument
from ..models.empirical.data.table import Table
from ..models.empirical.fitting.prediction_intervals import COVERAGE
from ..models.empirical.fitting.predictions import Predicted
from ..models.empirical.fitting.store.document import StoredModel
from ..models.empirical.metrics import all_metrics
from .layout import Line
from .outputs.programs import ModelScores, PredictedTimes

OUTSIDE = "outside_range"


def column_names(stored: StoredModel, column: str | None, table: Table) -> tuple[str, str, str, str]:
    """Return the names of the columns of `predicted_rows`.

    In a table of earlier predictions, by another model, where they are outside of its range goes by the name
    of the times, too.

    Parameters
    ----------
    stored : StoredModel
        The model.
    column : str or None
        Of the times; by default the model's target.
    table : Table
        Table that the columns are added to.

    Raises
    ------
    UsageError
        If the table has a column of one of these names.
    """
    name = column or stored.target
    outside = f"{name}_{OUTSIDE}" if OUTSIDE in table.header else OUTSIDE
    names = (name, f"{name}_low", f"{name}_high", outside)
    if taken := next((each for each in names if each in table.header), None):
        what = f"has a column {taken!r} already, as what is predicted is called"
        raise UsageError(
            f"{table.path}: {what}; name the prediction, such as {argument('column', 'predicted')}"
        )
    return names


def predicted_rows(found: Predicted) -> Iterator[tuple[str, str, str, str]]:
    """Yield the time, the ends of its interval, and the parameters that are outside, as texts."""
    for time, low, high, names in zip(found.times, found.low, found.high, found.outside, strict=True):
        yield _text(time), _text(low), _text(high), " ".join(names)


def predicted_to_json(stored: StoredModel, found: Predicted) -> dict[str, Any]:
    """Return predictions as plain values."""
    return PredictedTimes(
        target=stored.target,
        n=len(found.times),
        predicted=[_or_none(value) for value in found.times],
        coverage=COVERAGE,
        low=[_or_none(value) for value in found.low],
        high=[_or_none(value) for value in found.high],
        outside_range=found.outside,
        warnings=found.warnings,
    ).to_json()


def evaluation_to_json(stored: StoredModel, measured: Floats, found: Predicted) -> dict[str, Any]:
    """Return errors as plain values.

    Parameters
    ----------
    stored : StoredModel
    measured : ndarray of float, (n,)
        Measured times.
    found : Predicted
        Predicted times and intervals.
    """
    return ModelScores(
        model=stored.model,
        n=len(measured),
        **all_metrics(measured, found.times),
        outside_range=sum(map(bool, found.outside)),
        inside_interval=inside_interval(measured, found),
    ).to_json()


def evaluation_lines(stored: StoredModel, measured: Floats, found: Predicted) -> list[Line]:
    """Return errors, a line each.

    Parameters
    ----------
    stored : StoredModel
    measured : ndarray of float, (n,)
        Measured times.
    found : Predicted
        Predicted times and intervals.
    """
    entries = evaluation_to_json(stored, measured, found)
    inside = entries.pop("inside_interval")
    lines: list[Line] = []
    for name, value in entries.items():
        shown = value if isinstance(value, str | int) else format(value, ".4g")
        lines.append(f"{name:15} {shown}")
    if inside is not None:
        lines.append(f"{'inside interval':15} {inside:.1%}, {COVERAGE:.0%} were promised")
    return lines


def inside_interval(measured: Floats, found: Predicted) -> float | None:
    """Return the share of times that lie inside of their intervals; None where none has one."""
    known = np.isfinite(found.low)
    if not known.any():
        return None
    inside = (measured >= found.low) & (measured <= found.high)
    return float(inside[known].mean())


def _text(value: float) -> str:
    return repr(float(value)) if math.isfinite(value) else ""


def _or_none(value: float) -> float | None:
    return float(value) if math.isfinite(value) else None
