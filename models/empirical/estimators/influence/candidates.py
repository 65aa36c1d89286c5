"""The terms that a performance-influence model may have: functions of options, and products of them."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from fractions import Fraction

import numpy as np

from .....arrays import Floats
from ...formulas.formula import Formula, Product
from ...formulas.terms import Term, TermChoice
from .limits import MOST_POWER

FUNCTIONS: Mapping[str, Term] = {
    "linear": Term(Fraction(1), 0),
    "quadratic": Term(Fraction(2), 0),
    "root": Term(Fraction(1, 2), 0),
    "logarithm": Term(Fraction(0), 1),
    "linearithmic": Term(Fraction(1), 1),
}
"""Shapes of a numeric option's influence; thesis, Section 2.2.1. Logarithms have base 2, as in `Formula`.

``x log2(x)`` is not published. An option occurs once in a product, so that it cannot grow from ``x`` and
``log2(x)``; sorting, trees and FFT take it.
"""
_MOST_NUMBERS = 200_000_000
"""Numbers in the columns of candidates at most: 1.6 GB, which the search has twice or three times."""


class Candidates:
    """The possible terms over the options of some configurations, and their columns.

    Parameters
    ----------
    X : ndarray of float, (n, n_options)
    functions : sequence of Term
        What an option with three values or more may contribute. Those with two values contribute
        themselves alone: any function of two values is a straight line through them.
    max_degree : int
        Options in a product at most; the attribute is no more than the options that vary.

    Raises
    ------
    ValueError
        If there is no memory for the functions of all options.

    Notes
    -----
    Logarithms, roots and divisions are of options that are positive everywhere. Options that never vary
    give no candidates, nor do functions that are too large for a number somewhere.

    Examples
    --------
    >>> X = np.array([[0.0, 1.0], [1.0, 2.0], [1.0, 4.0]])
    >>> candidates = Candidates(X, terms_of(["linear", "logarithm"]), 2)
    >>> [written(product) for product in candidates.single()]
    ['x0', 'x1', 'log2(x1)']
    >>> [written(product) for product in candidates.near(((1, FUNCTIONS["linear"]),))]
    ['log2(x1)', 'x0 x1']
    >>> candidates.columns([((0, FUNCTIONS["linear"]), (1, FUNCTIONS["logarithm"]))]).tolist()
    [[0.0, 1.0, 2.0]]
    """

    def __init__(self, X: Floats, functions: Sequence[Term], max_degree: int) -> None:
        self._n = len(X)
        wanted = {
            option: _functions_of(column, functions)
            for option, column in enumerate(X.T)
            if column.min() < column.max()
        }
        self.max_degree = max(1, min(max_degree, len(wanted)))
        require_memory(self._n, sum(map(len, wanted.values())))
        self._values: dict[tuple[int, Term], Floats] = {}
        for option, terms in wanted.items():
            self._values |= _finite_values(option, X[:, option], terms)
        self._functions = {
            option: tuple(term for term in terms if (option, term) in self._values)
            for option, terms in wanted.items()
        }

    def single(self) -> list[Product]:
        """Return the functions of single options."""
        return [(factor,) for factor in self._values]

    def near(self, product: Product) -> list[Product]:
        """Return what a product leads to, the simplest first.

        These are the products with a factor less, with another function of one of the options, and,
        up to the greatest degree, with a function of a further option.
        """
        found: list[Product] = []
        for place, (option, term) in enumerate(product):
            before, after = product[:place], product[place + 1 :]
            if len(product) > 1:
                found.append(before + after)
            others = (each for each in self._functions[option] if each != term)
            found.extend((*before, (option, other), *after) for other in others)
        if len(product) < self.max_degree:
            own = {option for option, _ in product}
            further = (factor for factor in self._values if factor[0] not in own)
            found.extend(tuple(sorted((*product, factor))) for factor in further)
        return sorted(found, key=len)

    def columns(self, products: Sequence[Product]) -> Floats:
        """Return the values of some products, (n_products, n); some may not be finite."""
        values = np.empty((len(products), self._n))
        with np.errstate(over="ignore", invalid="ignore"):
            for row, product in zip(values, products, strict=True):
                np.prod([self._values[factor] for factor in product], axis=0, out=row)
        return values

    def count(self, degree: int) -> int:
        """Return how many products of so many options there are, grown or not.

        Notes
        -----
        The coefficient of ``z^degree`` in ``prod_o (1 + f_o z)`` with ``f_o`` functions of option ``o``.
        """
        numbers = [1] + [0] * degree
        for terms in self._functions.values():
            for power in range(degree, 0, -1):
                numbers[power] += len(terms) * numbers[power - 1]
        return numbers[degree]


def terms_of(functions: Iterable[str | float | Fraction | Term]) -> tuple[Term, ...]:
    """Return functions by name, exponent or term, each once and in order.

    Raises
    ------
    ValueError
        If one is none of these, has an exponent beyond `MOST_POWER`, or there is none.

    Examples
    --------
    >>> [term.power for term in terms_of(["linear", 3, "3/2", 1.0])]
    [Fraction(1, 1), Fraction(3, 1), Fraction(3, 2)]
    """
    if isinstance(functions, str):
        raise ValueError(f"functions must be a sequence such as ['linear'], not {functions!r}")
    terms = tuple(dict.fromkeys(_term(function) for function in functions))
    if not terms:
        raise ValueError(f"functions are empty; give some of {', '.join(FUNCTIONS)}, or exponents")
    for term in terms:
        if abs(term.power) > MOST_POWER or abs(term.logarithm) > MOST_POWER:
            raise ValueError(
                f"exponent {float(term.power):g} of functions; give one from {-MOST_POWER} to {MOST_POWER}"
            )
    return terms


def require_memory(n: int, n_candidates: int) -> None:
    """Raise a ValueError if there is no memory for so many candidates, each with a column of n numbers."""
    if n * n_candidates > _MOST_NUMBERS:
        raise ValueError(
            f"{n} rows and {n_candidates} candidates for terms need {8e-9 * n * n_candidates:.1f} GB, more "
            f"than {8e-9 * _MOST_NUMBERS:.1f}; give fewer rows, options or functions, or a smaller "
            "max_degree or max_terms"
        )


def needs_positive(term: Term) -> bool:
    """Tell whether a function is a logarithm, a root or a division."""
    return bool(term.logarithm) or term.power < 0 or term.power.denominator > 1


def written(product: Product, names: Sequence[str] | None = None) -> str:
    """Return a product as a person reads it, with options named ``x0``, ``x1``, ... unless told."""
    size = max(option for option, _ in product) + 1
    formula = Formula(tuple(names or (f"x{j}" for j in range(size))), 0.0, (1.0,), (product,))
    return formula.text().removeprefix("1 ")


def _term(function: str | float | Fraction | Term) -> Term:
    if isinstance(function, Term):
        return function
    if isinstance(function, str) and function in FUNCTIONS:
        return FUNCTIONS[function]
    try:
        (term,) = TermChoice({str(function): (0,)}).terms()
    except ValueError:
        names = ", ".join(FUNCTIONS)
        raise ValueError(f"function {function!r} is none of {names}, nor an exponent such as 3/2") from None
    return term


def _finite_values(option: int, column: Floats, terms: Sequence[Term]) -> dict[tuple[int, Term], Floats]:
    """Return the values of functions of an option, of those that are finite everywhere."""
    with np.errstate(over="ignore", divide="ignore", invalid="ignore"):
        values = {(option, term): term.values(column) for term in terms}
    return {factor: each for factor, each in values.items() if np.isfinite(each).all()}


def _functions_of(column: Floats, functions: Sequence[Term]) -> tuple[Term, ...]:
    """Return which functions an option can contribute."""
    low, high = column.min(), column.max()
    if np.all((column == low) | (column == high)):
        return (FUNCTIONS["linear"],)
    return tuple(term for term in functions if low > 0 or not needs_positive(term))
