"""Sums of products of ``x^i log2(x)^j`` with exact coefficients, to which formulas are expanded."""

from __future__ import annotations

import math
from collections.abc import Iterable, Mapping, Sequence
from fractions import Fraction
from itertools import chain
from typing import TypeAlias

from ....records import field, record
from ..expressions import shortened
from .formula import Formula, Term

NamedProduct: TypeAlias = tuple[tuple[str, Term], ...]
"""Terms multiplied, by the names of their parameters in alphabetical order; () is the constant."""

MOST_TERMS = 1000
"""Of one sum."""
MOST_OF_A_SUM = 10
"""The highest power of a sum of two terms or more."""
MOST_POWER = 100
"""The highest exponent of a number, a parameter or its logarithm."""
MOST_STEPS = 1_200_000
"""To expand one formula, as `ExactSum.steps` counts them; so many take about a second."""
_MOST_DENOMINATOR = 10**18
_MOST_BITS = 4096
_STEPS_OF_A_PRODUCT, _BITS_OF_A_STEP = 10, 20
_TOO_LARGE = "a number too large to hold; keep numbers below 1e308"
_TOO_SMALL = "a number too small to hold; keep numbers above 1e-308"


@record
class ExactSum:
    """``sum_k c_k prod_l x_l^i_kl log2(x_l)^j_kl``; parameters are taken to be positive.

    Coefficients are fractions, so that the order of additions has no effect and equal terms cancel exactly.
    Operations raise ValueError where the result is no such sum, or beyond the limits of this module.

    Attributes
    ----------
    terms : dict from NamedProduct to Fraction
        Each product once, without zeros, in the order in which they came.
    steps : int
        What it took so far: for each product that was added or multiplied ten, one for each of its
        factors, and one for each 20 bits of its coefficient. More than `MOST_STEPS` are an error.

    Examples
    --------
    >>> x, one = parameter("x"), number(Fraction(1))
    >>> difference = (x + one) * (x - one)
    >>> difference.formula(("x",)).text()
    '-1 + 1 x^2'
    >>> (number(Fraction("0.1")) + number(Fraction("0.2")) - number(Fraction("0.3"))).terms
    {}
    """

    terms: dict[NamedProduct, Fraction]
    steps: int = field(default=0, compare=False)

    def __add__(self, other: ExactSum) -> ExactSum:
        return _merged(other.terms.items(), self.terms, self.steps + other.steps)

    def __sub__(self, other: ExactSum) -> ExactSum:
        return self + -other

    def __neg__(self) -> ExactSum:
        return ExactSum({product: -coefficient for product, coefficient in self.terms.items()}, self.steps)

    def __mul__(self, other: ExactSum) -> ExactSum:
        if len(self.terms) * len(other.terms) > MOST_TERMS:
            raise ValueError(f"expands into more than {MOST_TERMS} terms")
        return _merged(
            ((_multiplied(a, b), c * d) for a, c in self.terms.items() for b, d in other.terms.items()),
            steps=self.steps + other.steps,
        )

    def __truediv__(self, other: ExactSum) -> ExactSum:
        if not other.terms:
            raise ValueError("division by zero")
        if len(other.terms) > 1:
            raise ValueError("division by a sum; divide by a number or one product")
        return self * other.raised(Fraction(-1))

    def raised(self, exponent: Fraction) -> ExactSum:
        """Return a power of the sum.

        Raises
        ------
        ValueError
            If the exponent is too large, the power has no real value, or the exponent of a sum of several
            terms is no whole number from 0 to `MOST_OF_A_SUM`.
        """
        if abs(exponent) > MOST_POWER:
            raise ValueError(f"an exponent beyond {MOST_POWER}")
        if not self.terms and exponent <= 0:
            raise ValueError("a power of zero that has no value")
        if len(self.terms) == 1:
            ((product, coefficient),) = self.terms.items()
            powers = [(_power(product, exponent), _number_power(coefficient, exponent))]
            return _merged(powers, steps=self.steps)
        if exponent.denominator > 1 or not 0 <= exponent <= MOST_OF_A_SUM:
            found = shortened(str(exponent))
            raise ValueError(f"a sum to the power {found}; only whole ones of 0 to {MOST_OF_A_SUM} expand")
        # one at a time: what cancels or is equal keeps the products few, which squaring does not
        result, factor = number(Fraction(1)).after(self), ExactSum(self.terms)
        for _ in range(int(exponent)):
            result *= factor
        return result

    def after(self, other: ExactSum) -> ExactSum:
        """Return the sum with the steps of another added, from which it was computed."""
        return ExactSum(self.terms, _counted(self.steps, other.steps))

    def log2(self) -> ExactSum:
        """Return the binary logarithm of one positive product, the sum of the logarithms of its factors.

        Raises
        ------
        ValueError
            If there is not exactly one product, it is negative, or it has a logarithm.
        """
        if not self.terms:
            raise ValueError("the logarithm of zero")
        if len(self.terms) > 1:
            raise ValueError("the logarithm of a sum; only those of products can be written as terms")
        ((product, coefficient),) = self.terms.items()
        if coefficient < 0:
            raise ValueError("the logarithm of a negative number")
        if any(term.logarithm for _, term in product):
            raise ValueError("the logarithm of a logarithm, which is no term")
        parts = [(((name, Term(Fraction(0), 1)),), term.power) for name, term in product]
        return _merged([((), Fraction(math.log2(coefficient))), *parts], steps=self.steps)

    def constant(self) -> Fraction:
        """Return the coefficient of the empty product."""
        return self.terms.get((), Fraction(0))

    def formula(self, parameters: Sequence[str]) -> Formula:
        """Return the formula of the sum, with floating-point coefficients."""
        index = {name: number for number, name in enumerate(parameters)}
        terms = [(product, c) for product, c in self.terms.items() if product]
        return Formula(
            tuple(parameters),
            float(self.terms.get((), 0)),
            tuple(float(coefficient) for _, coefficient in terms),
            tuple(tuple(sorted((index[name], term) for name, term in product)) for product, _ in terms),
        )


def number(value: Fraction) -> ExactSum:
    """Return the sum of one term that is a number, or of no term for zero."""
    return _merged([((), value)])


def parameter(name: str) -> ExactSum:
    """Return the sum of one term that is a parameter."""
    return ExactSum({((name, Term(Fraction(1), 0)),): Fraction(1)})


def exact(formula: Formula) -> ExactSum:
    """Return a formula with equal products merged, and without zeros.

    Raises
    ------
    ValueError
        If a coefficient is not finite.
    """
    if not all(map(math.isfinite, (formula.constant, *formula.coefficients))):
        raise ValueError("a coefficient is not finite")
    terms: list[tuple[NamedProduct, Fraction]] = [((), Fraction(formula.constant))]
    for coefficient, product in zip(formula.coefficients, formula.products, strict=True):
        named = _multiplied([(formula.parameters[index], term) for index, term in product])
        terms.append((named, Fraction(coefficient)))
    return ExactSum(_merged(terms).terms)


def _merged(
    terms: Iterable[tuple[NamedProduct, Fraction]],
    onto: Mapping[NamedProduct, Fraction] | None = None,
    steps: int = 0,
) -> ExactSum:
    """Return the sum of terms and of merged ones `onto`, with equal products added."""
    result = dict(onto or {})
    for product, coefficient in terms:
        total = result.get(product, 0) + coefficient
        steps = _counted(steps, _STEPS_OF_A_PRODUCT + len(product) + _length(total) // _BITS_OF_A_STEP)
        if total:
            result[product] = _bounded(total)
        else:
            result.pop(product, None)
    if len(result) > MOST_TERMS:
        raise ValueError(f"more than {MOST_TERMS} terms")
    return ExactSum(result, steps)


def _counted(steps: int, more: int) -> int:
    if steps + more > MOST_STEPS:
        raise ValueError(
            f"takes more than {MOST_STEPS} steps to expand up to here; write fewer powers of sums, fewer "
            "factors, or shorter numbers"
        )
    return steps + more


def _length(number: Fraction) -> int:
    """Return the length of a fraction in bits: that of the longer of its two integers."""
    return max(number.numerator.bit_length(), number.denominator.bit_length())


def _bounded(coefficient: Fraction) -> Fraction:
    """Return a coefficient, rounded to a float where its fraction is longer than `_MOST_BITS`."""
    try:
        rounded = float(coefficient)
    except OverflowError:
        raise ValueError(_TOO_LARGE) from None
    if not rounded:
        raise ValueError(_TOO_SMALL)
    return coefficient if _length(coefficient) <= _MOST_BITS else Fraction(rounded)


def _number_power(base: Fraction, exponent: Fraction) -> Fraction:
    if exponent.denominator == 1:
        return base ** int(exponent)
    if base < 0:
        raise ValueError(f"the power {shortened(str(exponent))} of a negative number")
    try:
        found = float(base) ** float(exponent)  # a root, in general irrational
    except OverflowError:
        raise ValueError(_TOO_LARGE) from None
    if not found:
        raise ValueError(_TOO_SMALL)
    return Fraction(found)


def _multiplied(*products: Iterable[tuple[str, Term]]) -> NamedProduct:
    terms: dict[str, Term] = {}
    for name, term in chain(*products):
        if name not in terms:
            terms[name] = term
            continue
        power, logarithm = terms[name].power + term.power, terms[name].logarithm + term.logarithm
        if power or logarithm:
            terms[name] = _term(power, logarithm)
        else:
            del terms[name]
    return tuple(sorted(terms.items()))


def _power(product: NamedProduct, exponent: Fraction) -> NamedProduct:
    if not exponent:
        return ()
    result = []
    for name, term in product:
        logarithm = term.logarithm * exponent
        if logarithm.denominator > 1:
            found = f"the power {shortened(str(logarithm))} of log2({shortened(name)})"
            raise ValueError(f"{found}; only whole powers of it are terms")
        result.append((name, _term(term.power * exponent, int(logarithm))))
    return tuple(result)


def _term(power: Fraction, logarithm: int) -> Term:
    if abs(power) > MOST_POWER or abs(logarithm) > MOST_POWER:
        raise ValueError(f"an exponent beyond {MOST_POWER}")
    if power.denominator > _MOST_DENOMINATOR:
        raise ValueError("an exponent with too many digits")
    return Term(power, logarithm)
