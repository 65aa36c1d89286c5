"""Syntactic comparison: terms that two formulas share.

class    term        first  second    score
x        x           3      5        1.3333
         x^2                0.5          -1
"""

from __future__ import annotations

from dataclasses import dataclass

from .exact_sum import ExactSum, NamedProduct, exact
from .formula import Formula

NO_CLASS, NO_TERM = -2.0, -1.0


@dataclass(frozen=True, slots=True)
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


@dataclass(frozen=True, slots=True)
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


@dataclass(frozen=True, slots=True)
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
