"""What `chainline fit --model pmnf` found, as a table or as JSON:

kernel       metric  model                               SMAPE  adjusted R2
main->merge  time    -1.299 + 0.2018 x^2                 1.6 %  0.9998
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from ..models.empirical.data.experiments.series import Series
from ..models.empirical.estimators.pmnf.confidence import bootstrap
from ..models.empirical.estimators.pmnf.fit import Found
from ..models.empirical.estimators.pmnf.multi import FittedFormula
from ..models.empirical.formulas.formula import Formula
from .named_table import NamedTable, print_table


def pmnf_to_json(series: Sequence[Series], found: Sequence[Found], seed: int) -> dict[str, Any]:
    """Return the JSON object of `chainline fit --model pmnf --json`."""
    pairs = zip(series, found, strict=True)
    return {
        "model": "pmnf",
        "parameters": list(series[0].parameters),
        "models": [_model(each, model, seed) for each, model in pairs],
    }


def pmnf_report(document: Mapping[str, Any]) -> None:
    """Print a table of the models."""
    headings = ("kernel", "metric", "model", "grows as", "SMAPE", "adjusted R2")
    print_table(NamedTable("", headings, tuple(map(_cells, document["models"])), words=(0, 1, 2, 3)))


def _cells(row: Mapping[str, Any]) -> tuple[str, ...]:
    order = ", ".join(term for term in row["order"].values() if term != "1") or "constant"
    shown = (f"{row['smape']:.2g} %", f"{row['adjusted_r2']:.4g}")
    return (row["kernel"], row["metric"], row["text"], order, *shown)


def _model(series: Series, found: Found, seed: int) -> dict[str, Any]:
    segments = found.segments
    row = {"kernel": series.kernel, "metric": series.metric, "n": len(series.points)}
    row |= _fitted(series, found.model, seed)
    if segments is None:
        return {**row, "segments": None}
    both = (segments.below, segments.above)
    parts = [_part(each.formula) | {"smape": each.smape} for each in both]
    row["order"] = _orders(segments.above.formula)
    row["text"], row["smape"] = segments.text(), segments.smape
    written = {"change": list(segments.change), "sympy": segments.sympy(), "parts": parts}
    return {**row, "segments": written}


def _part(formula: Formula) -> dict[str, Any]:
    return {"formula": formula.python(), "text": formula.text(), "sympy": formula.sympy()}


def _fitted(series: Series, model: FittedFormula, seed: int) -> dict[str, Any]:
    formula = model.formula
    intervals = bootstrap(series, formula, seed=seed)
    return {
        "formula": formula.python(),
        "text": formula.text(),
        "latex": formula.latex(),
        "sympy": formula.sympy(),
        "smape": model.smape,
        "rss": model.rss,
        "adjusted_r2": model.adjusted_r2,
        "relative_error": model.relative_error,
        "order": _orders(formula),
        "interval_95": {
            "constant": list(intervals.constant),
            "coefficients": [list(pair) for pair in intervals.coefficients],
        },
    }


def _orders(formula: Formula) -> dict[str, str]:
    """Return how the value grows with each parameter, the others held."""
    orders = {}
    for number, name in enumerate(formula.parameters):
        term = formula.order(number)
        alone = Formula(formula.parameters, 0.0, (1.0,), (((number, term),),)) if term else None
        orders[name] = alone.text().removeprefix("1 ") if alone else "1"
    return orders
