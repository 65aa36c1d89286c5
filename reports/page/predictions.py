"""Predicted beside measured values, as every page of a model shows them."""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np

from ...arrays import Floats
from ...records import record
from ..layout import NamedTable, percent
from .charts import Plane, Points, points_chart
from .drawing import number
from .page import Charts, Table

_WORST = 20


@record
class Predictions:
    """Predictions of one model, or of one way to hold out, beside the measured values.

    Attributes
    ----------
    name : str
        Name of the model or of the way to hold out.
    measured, predicted : ndarray of float, (n,)
        NaN where nothing is predicted.
    tips : tuple of str
        Description of each point.
    """

    name: str
    measured: Floats
    predicted: Floats
    tips: tuple[str, ...]


def prediction_charts(all_of: Sequence[Predictions], what: str) -> Charts:
    """Return charts of predicted against measured values, and of their ratio."""
    positive = all(bool((each.measured > 0).all()) for each in all_of)
    across = f"measured {what}"
    agreement = Plane(
        "Predicted against measured",
        *(across, f"predicted {what}"),
        log_x=positive,
        log_y=positive,
        diagonal=True,
    )
    if positive:
        off = [_points(each, each.predicted / each.measured) for each in all_of]
        title, name, level = "Residuals: predicted over measured, 1 is right", "predicted over measured", 1.0
    else:
        off = [_points(each, each.predicted - each.measured) for each in all_of]
        title, name, level = "Residuals: predicted minus measured", "predicted minus measured", 0.0
    residuals = Plane(title, across, name, log_x=positive, log_y=positive, level=level)
    alike = points_chart(agreement, [_points(each, each.predicted) for each in all_of])
    return Charts((alike, points_chart(residuals, off)))


def worst_table(found: Predictions, what: str) -> Table:
    """Return the rows that are predicted worst."""
    with np.errstate(all="ignore"):
        errors = found.predicted / found.measured - 1
    known = [n for n in np.argsort(-np.abs(errors), kind="stable") if np.isfinite(errors[n])]
    rows = tuple(
        (
            found.tips[n],
            number(float(found.measured[n])),
            number(float(found.predicted[n])),
            percent(errors[n], True),
        )
        for n in known[:_WORST]
    )
    headings = ("configuration", f"measured {what}", f"predicted {what}", "error")
    return Table(NamedTable(f"The {len(rows)} predicted worst, {found.name}", headings, rows))


def _points(found: Predictions, y: Floats) -> Points:
    return Points(found.name, tuple(map(float, found.measured)), tuple(map(float, y)), found.tips)
