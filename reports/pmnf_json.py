"""Scaling laws as `chainline fit --model pmnf --json` prints them, and as its file has them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from ..models.empirical.data.experiments.series import Series
from ..models.empirical.estimators.pmnf.confidence import interval_ends
from ..models.empirical.estimators.pmnf.deciding import deciding_point
from ..models.empirical.estimators.pmnf.fit import Found
from ..models.empirical.estimators.pmnf.several_parameters import FittedFormula
from ..models.empirical.fitting.new_rows import NewRows
from ..models.empirical.formulas.formula import Formula, text_factors
from .new_rows import new_rows_to_json


def pmnf_to_json(
    series: Sequence[Series], found: Sequence[Found], validated: Sequence[NewRows], seed: int
) -> dict[str, Any]:
    """Return the JSON object of `chainline fit --model pmnf --json`, and of the file that it writes.

    Parameters
    ----------
    series : sequence of Series
        Measurements.
    found : sequence of Found
        Model of each series.
    validated : sequence of NewRows
        Error of each model on new points.
    seed : int
        Seed of the intervals.
    """
    intervals = interval_ends(series, [each.model.formula for each in found], seed=seed)
    return {
        "model": "pmnf",
        "parameters": list(series[0].parameters),
        "models": list(map(_model, series, found, validated, intervals)),
    }


def _model(
    series: Series, found: Found, new: NewRows, intervals: Sequence[tuple[float, float]]
) -> dict[str, Any]:
    segments = found.segments
    row: dict[str, Any] = {"kernel": series.kernel, "metric": series.metric, "n": len(series.points)}
    row["range"] = {
        name: [float(column.min()), float(column.max())]
        for name, column in zip(series.parameters, series.points.T, strict=True)
    }
    row["new_rows"] = new_rows_to_json(new)
    row |= _fitted(series, found.model, intervals)
    if segments is None:
        return {**row, "segments": None}
    both = (segments.below, segments.above)
    parts = [_part(each.formula) | {"smape": each.smape} for each in both]
    row["order"] = orders(segments.above.formula)
    row["text"], row["smape"] = text_and_smape(found)
    written = {"change": list(segments.change), "sympy": segments.sympy(), "parts": parts}
    return {**row, "segments": written}


def _part(formula: Formula) -> dict[str, Any]:
    return {"formula": formula.python(), "text": formula.text(), "sympy": formula.sympy()}


def _fitted(series: Series, model: FittedFormula, intervals: Sequence[tuple[float, float]]) -> dict[str, Any]:
    formula = model.formula
    constant, *coefficients = map(list, intervals)
    return {
        "formula": formula.python(),
        "text": formula.text(),
        "latex": formula.latex(),
        "sympy": formula.sympy(),
        "smape": model.smape,
        "rss": model.rss,
        "adjusted_r2": model.adjusted_r2,
        "relative_error": model.relative_error,
        "others": [law.text() for law in model.others],
        "deciding": deciding(series, model),
        "order": orders(formula),
        "interval_95": {
            "constant": constant,
            "coefficients": coefficients,
        },
    }


def orders(formula: Formula) -> dict[str, str]:
    """Return the asymptotic growth of a formula with each parameter, the others held constant."""
    terms = ((name, formula.order(number)) for number, name in enumerate(formula.parameters))
    return {name: "1" if term is None else " ".join(text_factors(name, term)) for name, term in terms}


def text_and_smape(found: Found) -> tuple[str, float]:
    """Return the law as a person reads it, and its SMAPE: of both regimes where there are two."""
    if found.segments is None:
        return found.model.formula.text(), found.model.smape
    return found.segments.text(), found.segments.smape


def deciding(series: Series, model: FittedFormula) -> dict[str, float] | None:
    """Return the run that would tell a law from those that fit as well, by parameter; None without such."""
    point = deciding_point((model.formula, *model.others), series.points) if model.others else None
    return None if point is None else dict(zip(series.parameters, point.tolist(), strict=True))
