"""Report of `chainline compare-formulas`, as tables or as JSON:

class     term       first  second    score  share
x         x              3       5    1.333
          x^2                  0.5       -1
          together                   0.3333  2.0%
"""

from __future__ import annotations

from typing import Any

from ..models.empirical.formulas.comparison import ClassScore, CombinedComparison, Compared
from ..models.empirical.formulas.exact_sum import NamedProduct
from ..models.empirical.formulas.formula import Formula
from ..models.empirical.formulas.semantic import Distances, SemanticComparison
from .layout import Line, NamedTable, percent, spaced
from .outputs.programs import (
    CombinedScore,
    ComparedFormula,
    ComparedFormulas,
    ComparedPoints,
    ComparedTerm,
    FormulaDistances,
    TermClass,
    ValueDifference,
)


def compared_formulas_to_json(found: Compared) -> dict[str, Any]:
    """Return the JSON object of `chainline compare-formulas --json`."""
    shares = found.combined.shares if found.combined else (None,) * len(found.syntactic.classes)
    grid, semantic = found.grid, found.semantic
    return ComparedFormulas(
        first=_formula(found.first),
        second=_formula(found.second),
        score=found.syntactic.score,
        classes=[_class(each, share) for each, share in zip(found.syntactic.classes, shares, strict=True)],
        points=ComparedPoints(
            n=len(grid.points), values=dict(zip(grid.parameters, map(len, grid.values), strict=True))
        )
        if grid
        else None,
        semantic=ValueDifference.of(
            semantic,
            averaged=FormulaDistances.of(semantic.averaged),
            standard=FormulaDistances.of(semantic.standard),
        )
        if semantic
        else None,
        combined=CombinedScore.or_none(found.combined),
    ).to_json()


def compared_formulas_lines(found: Compared) -> list[Line]:
    """Return the score of each class and, where values were compared, how far they differ."""
    measures = [_measure_table(found.semantic, found)] if found.semantic else []
    return spaced([_score_table(found), *measures])


def _score_table(found: Compared) -> NamedTable:
    combined, classes = found.combined, found.syntactic.classes
    shares = [percent(share) for share in combined.shares] if combined else [""] * len(classes)
    rows = []
    for each, share in zip(classes, shares, strict=True):
        name = ", ".join(each.parameters) or "constant"
        for number, term in enumerate(each.terms):
            cells = map(_number, (term.first, term.second, term.score))
            rows.append((name if not number else "", product_text(term.product), *cells, ""))
        rows.append(("", "together", "", "", _number(each.score), share))
    rows.append(("total", "", "", "", _number(found.syntactic.score), ""))
    headings = ("class", "term", "first", "second", "score", "share")
    title = f"first:  {found.first.text()}\nsecond: {found.second.text()}\n"
    if combined:
        return NamedTable(title, headings, tuple(rows), (0, 1), _combined_words(combined))
    return NamedTable(title, headings[:-1], tuple(row[:-1] for row in rows), (0, 1))


def _combined_words(combined: CombinedComparison) -> str:
    words = f"weighted by shares of the variance of the first formula: {_number(combined.score)}"
    words += f", per term {_number(combined.score_per_term)} of -2 to 2"
    if combined.unmatched:
        words += f"; {percent(combined.unmatched)} of that of the second is in classes the first lacks"
    return words


def _measure_table(semantic: SemanticComparison, found: Compared) -> NamedTable:
    assert found.grid is not None  # there are no values without points
    same = (
        ("error rate", _share(semantic.error_rate)),
        ("cosine similarity", _share(semantic.cosine_similarity)),
        ("Jaccard similarity", _share(semantic.jaccard_similarity)),
        ("Chebyshev distance", _number(semantic.chebyshev_distance)),
    )
    names = ("Manhattan distance", "Euclidean distance", "Minkowski distance, order 3")
    orders = zip(names, _numbers(semantic.averaged), _numbers(semantic.standard), strict=True)
    values = ", ".join(
        f"{len(values)} of {name}"
        for name, values in zip(found.grid.parameters, found.grid.values, strict=True)
    )
    title = f"points: {semantic.n}" + (f" ({values})" if values else "")
    note = "averaged: means of |difference|^p, without a root; standard: (sum of |difference|^p)^(1/p)"
    if semantic.error_rate is not None and semantic.n_error_rate < semantic.n:
        left = semantic.n - semantic.n_error_rate
        note += f"\nerror rate without {left} points where the first formula is zero"
    rows = (*((name, value, value) for name, value in same), *orders)
    return NamedTable(title, ("measure", "averaged", "standard"), rows, note=note)


def _formula(formula: Formula) -> ComparedFormula:
    return ComparedFormula(formula=formula.python(), text=formula.text())


def _class(found: ClassScore, share: float | None) -> TermClass:
    terms = [ComparedTerm.of(each, term=product_text(each.product)) for each in found.terms]
    return TermClass.of(found, share=share, terms=terms)


def product_text(product: NamedProduct) -> str:
    """Return a product as a person reads it.

    Examples
    --------
    >>> from fractions import Fraction
    >>> from chainline.models.empirical.formulas.formula import Term
    >>> product_text((("x", Term(Fraction(3, 2), 1)),)), product_text(())
    ('x^(3/2) log2(x)', '1')
    """
    names = tuple(name for name, _ in product)
    terms = tuple((number, term) for number, (_, term) in enumerate(product))
    return Formula(names, 0.0, (1.0,), (terms,)).text().removeprefix("1 ")


def _numbers(found: Distances) -> tuple[str, ...]:
    return _number(found.manhattan), _number(found.euclidean), _number(found.minkowski_3)


def _number(value: float | None) -> str:
    return "" if value is None else f"{value:.4g}"


def _share(value: float | None) -> str:
    return "undefined" if value is None else percent(value)
