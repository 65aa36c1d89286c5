"""Comparison of two formulas: by the terms that they share, by all methods, and their combined score.

class    term        first  second    score
x        x           3      5        1.3333
         x^2                0.5          -1
"""

from __future__ import annotations

from fractions import Fraction

import numpy as np

from ....arrays import Floats
from ....records import record
from .exact_sum import ExactSum, NamedProduct, exact
from .formula import Formula
from .semantic import SemanticComparison, compare_values, formula_values
from .space_points import Grid

NO_CLASS, NO_TERM = -2.0, -1.0


@record
class TermScore:
    """Score of a product, with its coefficients in both formulas.

    Attributes
    ----------
    product : NamedProduct
        () is the constant.
    first, second : float or None
        Coefficients; None where a formula does not have the term.
    score : float
    """

    product: NamedProduct
    first: float | None
    second: float | None
    score: float


@record
class ClassScore:
    """Score of an equivalence class: the terms in which the same parameters occur.

    Attributes
    ----------
    parameters : tuple of str
        () for the constant.
    terms : tuple of TermScore
        Of both formulas, each once.
    score : float
        Sum of the scores of its terms.
    """

    parameters: tuple[str, ...]
    terms: tuple[TermScore, ...]
    score: float


@record
class SyntacticComparison:
    """The score of each class, and their sum."""

    classes: tuple[ClassScore, ...]
    score: float


def compare_syntax(first: Formula, second: Formula) -> SyntacticComparison:
    r"""Return the agreement of the terms and coefficients of two formulas.

    Parameters
    ----------
    first : Formula
        The reference, in the source the analytical model.
    second : Formula
        In the source the empirical one.

    Returns
    -------
    SyntacticComparison
        Classes in the order in which they occur, those of the first formula before others.

    Raises
    ------
    ValueError
        If a coefficient is not finite.

    Notes
    -----
    Terms are equal if their products are, without the coefficient; the parameters of a product make its
    equivalence class. With the coefficients ``a`` of the first and ``e`` of the second formula a term of
    either counts

    .. math:: -2 \text{ if one formula lacks the class},\quad -1 \text{ if it lacks the term},\quad
        1 + \max(0, 1 - |e - a| / |a|) \text{ otherwise,}

    once; that is 2 where both coefficients are the same. The source divides by ``a``, which rewards a
    negative ``a`` for every deviation; its size is meant. The constant is a class of its own: the best
    score of Table 5.6, -4.2, is 1.8 for ``log(nx)``, -1 for each of four terms, and -2 for the constant;
    without the latter the formulas of Section 5.4.1 could not come below -3.

    References
    ----------
    C. Kaltenecker: Comparison of analytical and empirical performance models, a case study on multigrid
    systems. Master's thesis, Passau, 2016, Section 4.1.

    Examples
    --------
    >>> from .grammar import read_formula
    >>> analytical = read_formula("3*x + 0.4*y + y^2 + 2*log2(x)*y + x*y")
    >>> found = compare_syntax(analytical, read_formula("5*x + 0.5*x^2 + 3*y + y^2"))
    >>> {each.parameters: round(each.score, 4) for each in found.classes}
    {('x',): 0.3333, ('y',): 3.0, ('x', 'y'): -4.0}
    >>> round(found.score, 4)
    -0.6667
    """
    a, e = exact(first), exact(second)
    of_first, of_second = ({class_of(product) for product in found.terms} for found in (a, e))
    products_of: dict[tuple[str, ...], list[NamedProduct]] = {}
    for product in a.terms | e.terms:
        products_of.setdefault(class_of(product), []).append(product)
    classes = []
    for parameters, products in products_of.items():
        shared = parameters in of_first and parameters in of_second
        terms = tuple(_term_score(product, a, e, shared) for product in products)
        classes.append(ClassScore(parameters, terms, sum(term.score for term in terms)))
    return SyntacticComparison(tuple(classes), sum(each.score for each in classes))


def class_of(product: NamedProduct) -> tuple[str, ...]:
    """Return the parameters of a product, which make its equivalence class."""
    return tuple(name for name, _ in product)


def _term_score(product: NamedProduct, first: ExactSum, second: ExactSum, shared: bool) -> TermScore:
    a, e = (float(each.terms[product]) if product in each.terms else None for each in (first, second))
    if not shared:
        return TermScore(product, a, e, NO_CLASS)
    if a is None or e is None:
        return TermScore(product, a, e, NO_TERM)
    return TermScore(product, a, e, 1 + max(0.0, 1 - abs(e - a) / abs(a)))


@record
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
    >>> from .comparison import compare_syntax
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


@record
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
