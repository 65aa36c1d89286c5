"""A formula as JSON: in words, and as code that other tools take."""

from __future__ import annotations

from ..models.empirical.formulas.formula import Formula


def formula_to_json(formula: Formula) -> dict[str, str]:
    """Return the object `formula` of `chainline fit --json`."""
    return {
        "text": formula.text(),
        "python": formula.python(),
        "latex": formula.latex(),
        "sympy": formula.sympy(),
    }
