"""Candidate terms of a performance-influence model: functions of options, and their products.

`LIMITS` are those of the numerical parameters of the estimator that bound them.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping, Sequence
from fractions import Fraction
from math import inf, isfinite
from numbers import Integral, Real
from typing import Any

import numpy as np

from .....arrays import Floats
from .....errors import UsageError
from .....records import record
from ...formulas.formula import Formula, Product, Term, TermChoice
from ...formulas.grammar import read_formula

MOST_POWER = 100
"""Largest exponent, as in formulas that are read; with larger ones most values overflow."""


@record
class Limit:
    """Limit of a parameter: whole or real numbers from `least` to less than `below`."""

    whole: bool
    least: int
    below: float = inf

    def holds(self, value: Any) -> bool:
        """Tell whether a value is within the limit; truth values are not."""
        if isinstance(value, bool) or not isinstance(value, Integral if self.whole else Real):
            return False
        number: Any = value
        # whole numbers of hundreds of digits are no `float`, nor does anything need them to be
        finite = isinstance(number, Integral) or isfinite(number)
        return bool(finite and self.least <= number < self.below)

    def text(self) -> str:
        """Return a description of the numbers within the limit.

        Examples
        --------
        >>> Limit(True, 1).text(), Limit(False, 0, 1).text()
        ('a whole number, 1 or more', 'a finite number from 0 to below 1')
        """
        kind = "a whole number" if self.whole else "a finite number"
        if isfinite(self.below):
            return f"{kind} from {self.least} to below {self.below:g}"
        return f"{kind}, {self.least} or more"


LIMITS: Mapping[str, Limit] = {
    "max_terms": Limit(whole=True, least=0),
    "max_degree": Limit(whole=True, least=1),
    "margin": Limit(whole=False, least=0, below=1),
    "threshold": Limit(whole=False, least=0),
    "max_rounds": Limit(whole=True, least=0),
    "look_ahead": Limit(whole=True, least=0),
}
"""Limits of the numerical parameters of `InfluenceRegressor`, by name."""


FUNCTIONS: Mapping[str, Term] = {
    "linear": Term(Fraction(1), 0),
    "quadratic": Term(Fraction(2), 0),
    "root": Term(Fraction(1, 2), 0),
    "logarithm": Term(Fraction(0), 1),
    "linearithmic": Term(Fraction(1), 1),
}
"""Functions of a numeric option; thesis, Section 2.2.1. Logarithms have base 2, as in `Formula`.

``x log2(x)`` is not in the thesis; it describes sorting, trees and FFT. An option may occur repeatedly in a
product: ``x^3`` is the product of ``x^2`` and ``x``.
"""
_OF_X = re.compile(r"\b(log2|log10|log|ln|sqrt)\s+x\b")
_MOST_REPEATED = 4
"""Largest number of functions of one option in a product, as many as the search reaches."""
_MOST_NUMBERS = 200_000_000
"""Largest number of values in the columns of candidates: 1.6 GB, of which the search keeps two or three
copies."""


class Candidates:
    """Possible terms over the options of some configurations, and their columns.

    Parameters
    ----------
    X : ndarray of float, (n, n_options)
    functions : sequence of Term
        Functions of an option with at least three values. An option with two values has only the linear
        function: any function of two values is a straight line through them.
    max_degree : int
        Largest number of functions in a product, of one option or of several. The attribute is at most the
        number of varying options where each of them has two values.

    Raises
    ------
    ValueError
        If there is no memory for the functions of all options.

    Notes
    -----
    Only options that are positive everywhere have logarithms, roots and divisions. Constant options and
    functions with a value that is not finite give no candidates.

    Examples
    --------
    >>> X = np.array([[0.0, 1.0], [1.0, 2.0], [1.0, 4.0]])
    >>> candidates = Candidates(X, terms_of(["linear", "logarithm"]), 2)
    >>> [product_text(product) for product in candidates.single()]
    ['x0', 'x1', 'log2(x1)']
    >>> [product_text(product) for product in candidates.near(((1, FUNCTIONS["linear"]),))]
    ['log2(x1)', 'x1^2', 'x1 log2(x1)', 'x0 x1']
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
        require_memory(self._n, sum(map(len, wanted.values())))
        self._X = X
        self._values: dict[tuple[int, Term], Floats] = {}
        for option, terms in wanted.items():
            self._values |= _finite_values(option, X[:, option], terms)
        self._functions = {
            option: tuple(term for term in terms if (option, term) in self._values)
            for option, terms in wanted.items()
        }
        self._single = list(self._values)
        two_valued = {o for o, terms in wanted.items() if len(np.unique(X[:, o])) == 2}
        repeats = any(o not in two_valued for o in wanted)
        self.max_degree = max(1, max_degree if repeats else min(max_degree, len(wanted)))
        levels = min(self.max_degree, _MOST_REPEATED)
        self._levels = {
            option: _levels_of(terms, 1 if option in two_valued else levels)
            for option, terms in self._functions.items()
        }

    def single(self) -> list[Product]:
        """Return the functions of single options."""
        return [(factor,) for factor in self._single]

    def degree(self, product: Product) -> int:
        """Return the least number of functions whose product is this one."""
        return sum(self._levels[option][term] for option, term in product)

    def near(self, product: Product) -> list[Product]:
        """Return the neighbours of a product, the simplest first.

        They lack one factor, have another function of one of the options, or have one more function, of a
        further option or of one of its own, up to the largest degree.
        """
        found: list[Product] = []
        for place, (option, term) in enumerate(product):
            before, after = product[:place], product[place + 1 :]
            if len(product) > 1:
                found.append(before + after)
            others = (each for each in self._functions[option] if each != term)
            found.extend((*before, (option, other), *after) for other in others)
        degree = self.degree(product)
        if degree < self.max_degree:
            own = {option for option, _ in product}
            further = (factor for factor in self._single if factor[0] not in own)
            found.extend(tuple(sorted((*product, factor))) for factor in further)
            found.extend(self._again(product))
        return sorted(dict.fromkeys(found), key=lambda each: (self.degree(each), len(each)))

    def _again(self, product: Product) -> Iterator[Product]:
        """Yield the products with one more function of one of their own options."""
        for place, (option, term) in enumerate(product):
            before, after = product[:place], product[place + 1 :]
            rest = self.degree(before + after)
            for other in self._functions[option]:
                grown = Term(term.power + other.power, term.logarithm + other.logarithm)
                level = self._levels[option].get(grown)
                if level is not None and rest + level <= self.max_degree:
                    yield (*before, (option, grown), *after)

    def columns(self, products: Sequence[Product]) -> Floats:
        """Return the values of some products, (n_products, n); some may not be finite."""
        values = np.empty((len(products), self._n))
        with np.errstate(over="ignore", invalid="ignore"):
            for row, product in zip(values, products, strict=True):
                np.prod([self._value(factor) for factor in product], axis=0, out=row)
        return values

    def _value(self, factor: tuple[int, Term]) -> Floats:
        """Return the values of a function of an option, (n,), stored unless it is a product of functions."""
        option, term = factor
        return self._values[factor] if factor in self._values else term.values(self._X[:, option])

    def count(self, degree: int) -> int:
        """Return the number of possible products of a degree.

        Notes
        -----
        It is the coefficient of ``z^degree`` in ``prod_o (1 + sum_l f_ol z^l)``, with ``f_ol`` the number of
        products of degree ``l`` of functions of option ``o``.
        """
        numbers = [1] + [0] * degree
        for levels in self._levels.values():
            of_level = [0] * (degree + 1)
            for level in levels.values():
                if level <= degree:
                    of_level[level] += 1
            for power in range(degree, 0, -1):
                numbers[power] += sum(of_level[k] * numbers[power - k] for k in range(1, power + 1))
        return numbers[degree]


def _levels_of(terms: Sequence[Term], most: int) -> dict[Term, int]:
    """Return the products of at most `most` functions of an option, each with its degree."""
    levels = dict.fromkeys(terms, 1)
    newest: Iterable[Term] = terms
    for level in range(2, most + 1):
        grown = {
            Term(one.power + other.power, one.logarithm + other.logarithm)
            for one in newest
            for other in terms
        }
        newest = [
            term
            for term in sorted(grown)
            if term not in levels
            and (term.power or term.logarithm)
            and abs(term.power) <= MOST_POWER
            and abs(term.logarithm) <= MOST_POWER
        ]
        levels |= dict.fromkeys(newest, level)
    return levels


def terms_of(functions: Iterable[str | float | Fraction | Term]) -> tuple[Term, ...]:
    """Return the terms of functions given by name, exponent, text or term, each once and in order.

    Raises
    ------
    ValueError
        If a function is none of these or has an exponent beyond `MOST_POWER`, or there are none.

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
    """Check the memory for the columns of candidates, (n_candidates, n).

    Raises
    ------
    ValueError
        If they have more than 200 million values.
    """
    if n * n_candidates > _MOST_NUMBERS:
        raise ValueError(
            f"{n} rows and {n_candidates} candidates for terms need {8e-9 * n * n_candidates:.1f} GB, more "
            f"than {8e-9 * _MOST_NUMBERS:.1f}; give fewer rows, options or functions, or a smaller "
            "max_degree or max_terms"
        )


def needs_positive(term: Term) -> bool:
    """Tell whether a function is a logarithm, a root or a division."""
    return bool(term.logarithm) or term.power < 0 or term.power.denominator > 1


def product_text(product: Product, names: Sequence[str] | None = None) -> str:
    """Return a product as text; options have the names ``x0``, ``x1``, ... by default."""
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
        written_out = _read_term(str(function))
        if written_out is None:
            names = ", ".join(FUNCTIONS)
            raise ValueError(
                f"function {function!r} is none of {names}, nor an exponent such as 3/2, nor written out as "
                "in x^2*log(x)"
            ) from None
        return written_out
    return term


def _read_term(text: str) -> Term | None:
    """Return the term of a text in x, such as `x^2 log x`; None if the text is no single term."""
    try:
        formula = read_formula(_OF_X.sub(r"\1(x)", text), ["x"])
    except UsageError:
        return None
    if formula.constant or len(formula.products) != 1:
        return None
    ((_, term),) = formula.products[0]
    return term


def _finite_values(option: int, column: Floats, terms: Sequence[Term]) -> dict[tuple[int, Term], Floats]:
    """Return the values of those functions of an option that are finite everywhere."""
    with np.errstate(over="ignore", divide="ignore", invalid="ignore"):
        values = {(option, term): term.values(column) for term in terms}
    return {factor: each for factor, each in values.items() if np.isfinite(each).all()}


def _functions_of(column: Floats, functions: Sequence[Term]) -> tuple[Term, ...]:
    """Return the functions that apply to an option: linear for two values, else all that are defined."""
    low, high = column.min(), column.max()
    if np.all((column == low) | (column == high)):
        return (FUNCTIONS["linear"],)
    return tuple(term for term in functions if low > 0 or not needs_positive(term))
