"""Comparison of two formulas by all methods."""

from __future__ import annotations

from dataclasses import dataclass

from .combined import CombinedComparison, combine
from .formula import Formula
from .semantic import SemanticComparison, compare_values, formula_values
from .space_points import Grid
from .syntactic import SyntacticComparison, compare_syntax


@dataclass(frozen=True, slots=True)
class Compared:
    """Comparison of two formulas.

    Attributes
    ----------
    first, second : Formula
    syntactic : SyntacticComparison
    grid : Grid or None
        Points at which their values were compared, if they were.
    semantic : SemanticComparison or None
    combined : CombinedComparison or None
        None as well if the first formula is constant over the grid.
    """

    first: Formula
    second: Formula
    syntactic: SyntacticComparison
    grid: Grid | None
    semantic: SemanticComparison | None
    combined: CombinedComparison | None


def compare_formulas(first: Formula, second: Formula, grid: Grid | None = None) -> Compared:
    """Return the agreement of two formulas: in their terms, and at the points of a grid if there is one.

    Parameters
    ----------
    first : Formula
        The reference.
    second : Formula
    grid : Grid or None
        Over all parameters that occur in either.

    Raises
    ------
    UsageError
        If a formula has no value at a point.
    """
    syntactic = compare_syntax(first, second)
    if grid is None:
        return Compared(first, second, syntactic, None, None, None)
    a, e = (
        formula_values(first, grid, "the first formula"),
        formula_values(second, grid, "the second formula"),
    )
    semantic = compare_values(a, e)
    return Compared(first, second, syntactic, grid, semantic, combine(syntactic, first, second, grid))
