"""Comparison of two formulas by all methods, and their combined score."""

from __future__ import annotations

from dataclasses import dataclass
from fractions import Fraction

import numpy as np

from ....arrays import Floats
from .exact_sum import ExactSum, NamedProduct, exact
from .formula import Formula
from .semantic import SemanticComparison, compare_values, formula_values
from .space_points import Grid
from .syntactic import SyntacticComparison, class_of, compare_syntax


@dataclass(frozen=True, slots=True)
class CombinedComparison:
    """The scores of equivalence classes, weighted.

    Attributes
    ----------
    shares : tuple of float
        Share of each class of the syntactic comparison in the variance of the first formula; their sum is 1.
    score : float
        Sum of the scores of classes, each multiplied by its share.
    score_per_term : float
        The same of the mean score of the terms of each class: -2 to 2, and 2 only if all that matters
        is the same.
    unmatched : float or None
        Share of the variance of the second formula in classes that the first lacks, and that no share
        above counts; None if the second does not vary.
    """

    shares: tuple[float, ...]
    score: float
    score_per_term: float
    unmatched: float | None


def combine(
    syntactic: SyntacticComparison, first: Formula, second: Formula, grid: Grid
) -> CombinedComparison | None:
    r"""Return the scores of classes weighted by their shares of the variance; None without variance.

    Parameters
    ----------
    syntactic : SyntacticComparison
        Of both formulas.
    first, second : Formula
    grid : Grid
        Points over which they vary, with finite values.

    Notes
    -----
    The source proposes to weight by "the percentual influence of an equivalence class" and leaves open
    what that is. Here it is the share of the class in the variance of the first formula over the
    points. With :math:`f = \sum_c f_c` over its classes,

    .. math:: \operatorname{Var} f = \sum_c \operatorname{Cov}(f_c, f), \qquad
        w_c = |\operatorname{Cov}(f_c, f)| / \sum_k |\operatorname{Cov}(f_k, f)|:

    covariance is shared out evenly between the two classes that have it. A class that counteracts the
    others has a negative covariance with the whole; it matters by its size, hence the normalised
    absolute values, which are the plain shares where none is negative. The constant has no variance, and
    classes of the second formula alone have no part in the first: their share is 0. What the latter make
    up in the second formula is given beside, by the same rule.

    References
    ----------
    C. Kaltenecker: Comparison of analytical and empirical performance models, a case study on multigrid
    systems. Master's thesis, Passau, 2016, Section 7.2 (hybrid comparison).

    Examples
    --------
    >>> from .grammar import read_formula
    >>> from .space_points import grid
    >>> from .syntactic import compare_syntax
    >>> first, second = read_formula("3*x + y"), read_formula("3*x + 2*z")
    >>> axis = np.array([-1.0, 1.0])
    >>> found = combine(compare_syntax(first, second), first, second, grid({"x": axis, "y": axis, "z": axis}))
    >>> [round(share, 3) for share in found.shares]
    [0.9, 0.1, 0.0]
    >>> round(found.score, 3), round(found.unmatched, 3)
    (1.6, 0.308)
    """
    shares = _shares(exact(first), grid)
    if shares is None:
        return None
    others = _shares(exact(second), grid)
    of_first = {class_of(product) for product in exact(first).terms}
    weights = tuple(shares.get(each.parameters, 0.0) for each in syntactic.classes)
    pairs = list(zip(weights, syntactic.classes, strict=True))
    return CombinedComparison(
        weights,
        sum(weight * each.score for weight, each in pairs),
        sum(weight * each.score / len(each.terms) for weight, each in pairs),
        None if others is None else sum((each for key, each in others.items() if key not in of_first), 0.0),
    )


def _shares(found: ExactSum, grid: Grid) -> dict[tuple[str, ...], float] | None:
    """Return the share of each class in the variance of a formula, None if it does not vary."""
    values = _class_values(found, grid)
    whole = sum(values.values(), np.zeros(len(grid.points)))
    largest = max((float(np.abs(each).max()) for each in values.values()), default=0.0)
    # variance that is left by rounding is none
    if not largest or np.ptp(whole) <= len(values) * np.finfo(np.float64).eps * largest:
        return None
    # in units of the largest value: products of large ones would leave the range of numbers
    deviation = (whole - whole.mean()) / largest
    covariances = {
        key: abs(float(np.mean((each - each.mean()) / largest * deviation))) for key, each in values.items()
    }
    total = sum(covariances.values())
    return {key: each / total for key, each in covariances.items()}


def _class_values(found: ExactSum, grid: Grid) -> dict[tuple[str, ...], Floats]:
    """Return the part of each class in the value at each point, without that of the constant."""
    terms_of: dict[tuple[str, ...], dict[NamedProduct, Fraction]] = {}
    for product, coefficient in found.terms.items():
        if product:
            terms_of.setdefault(class_of(product), {})[product] = coefficient
    columns = grid.columns(grid.parameters)
    return {key: ExactSum(terms).formula(grid.parameters).values(columns) for key, terms in terms_of.items()}


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
