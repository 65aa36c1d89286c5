"""Formulas in the performance model normal form, and their text forms."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from fractions import Fraction
from functools import lru_cache
from typing import TypeAlias

import numpy as np

from ....arrays import Floats
from .terms import Term

Product: TypeAlias = tuple[tuple[int, Term], ...]
"""Product of terms: pairs of the index of a parameter and its term."""

_FACTORS = 1 << 12
"""Factors that are kept as written: thousands of laws share some dozens, and fractions are slow to write."""
_FREE_IN_SYMPY = re.compile("[a-z][0-9]*")
"""Names that mean nothing else to any version of SymPy; of words it takes some 900 for itself."""


@dataclass(frozen=True, slots=True)
class Formula:
    """``c_0 + sum_k c_k prod_l x_l^i_kl log2(x_l)^j_kl``.

    Attributes
    ----------
    parameters : tuple of str
        Names.
    constant : float
        ``c_0``.
    coefficients : tuple of float
    products : tuple of Product

    References
    ----------
    Ritter et al., Eq. 1.
    """

    parameters: tuple[str, ...]
    constant: float
    coefficients: tuple[float, ...] = ()
    products: tuple[Product, ...] = ()

    def values(self, points: Floats) -> Floats:
        """Return the value at each of some points, (n, n_parameters) -> (n,)."""
        result = np.full(len(points), self.constant)
        for coefficient, product in zip(self.coefficients, self.products, strict=True):
            result += coefficient * product_values(product, points)
        return result

    def text(self, digits: int = 4) -> str:
        """Return the formula as text.

        Examples
        --------
        >>> Formula(("p",), 2.0, (0.5,), (((0, Term(Fraction(3, 2), 1)),),)).text()
        '2 + 0.5 p^(3/2) log2(p)'
        """
        return self._written(lambda c: f"{c:.{digits}g}", text_factors, " ")

    def python(self) -> str:
        """Return an expression of Python, in which `log2` is that of `math` or numpy.

        Examples
        --------
        >>> Formula(("p",), 2.0, (0.5,), (((0, Term(Fraction(3, 2), 1)),),)).python()
        '2.0 + 0.5*p**(3/2)*log2(p)'
        """
        return self._written(repr, _python_factor, "*")

    def latex(self, digits: int = 4) -> str:
        r"""Return the formula in the math mode of LaTeX.

        Examples
        --------
        >>> print(Formula(("p",), 2.0, (5e-7,), (((0, Term(Fraction(3, 2), 1)),),)).latex())
        2 + 5 \cdot 10^{-7}\,p^{3/2}\,\log_2 p
        """
        return self._written(lambda c: _latex_number(c, digits), _latex_factor, r"\,")

    def sympy(self) -> str:
        """Return an expression that `sympy.sympify` takes for the same function, exponents exact.

        Notes
        -----
        A parameter is a bare name where that is a lower-case letter, with digits or without. Others are
        written ``Symbol('rows')``, as SymPy's own `srepr` does: then names that it knows otherwise
        (`N`, `beta`, `shape`), words of Python and names with spaces are parameters as well.

        No `locals` are needed. Where a caller gives some, they replace bare names only; assumptions reach
        every parameter by ``locals={"Symbol": functools.partial(sympy.Symbol, positive=True)}``.

        Examples
        --------
        >>> Formula(("p",), 2.0, (0.5,), (((0, Term(Fraction(3, 2), 1)),),)).sympy()
        '2.0 + 0.5*p**Rational(3, 2)*log(p, 2)'
        >>> Formula(("rows",), 2.0, (-0.5,), (((0, Term(Fraction(1), 0)),),)).sympy()
        "2.0 - 0.5*Symbol('rows')"
        """
        return self._written(repr, _sympy_factor, "*")

    def order(self, parameter: int) -> Term | None:
        """Return the term of a parameter that grows fastest; None if the formula does not have it."""
        terms = [term for product in self.products for number, term in product if number == parameter]
        return max(terms) if terms else None

    def _written(
        self, number: Callable[[float], str], factor: Callable[[str, Term], Sequence[str]], times: str
    ) -> str:
        parts = [number(float(self.constant) + 0.0)] if self.constant or not self.products else []
        for coefficient, product in zip(self.coefficients, self.products, strict=True):
            factors = [part for index, term in product for part in factor(self.parameters[index], term)]
            parts.append(times.join([number(float(coefficient)), *factors]))
        joined = parts[0]
        for part in parts[1:]:
            joined += f" - {part[1:]}" if part.startswith("-") else f" + {part}"
        return joined


def product_values(product: Product, points: Floats) -> Floats:
    """Return the value of a product at each of some points, (n, n_parameters) -> (n,)."""
    result = None
    for parameter, term in product:
        values = term.values(points[:, parameter])
        result = values if result is None else result * values
    return np.ones(len(points)) if result is None else result


def sympy_name(parameter: str) -> str:
    """Return a parameter in the syntax of SymPy."""
    return parameter if _FREE_IN_SYMPY.fullmatch(parameter) else f"Symbol({parameter!r})"


def _power(base: str, exponent: Fraction | int, sign: str, open_: str, close: str) -> str:
    if exponent == 1:
        return base
    simple = Fraction(exponent).denominator == 1 and exponent > 0 and open_ == "("
    return f"{base}{sign}{exponent}" if simple else f"{base}{sign}{open_}{exponent}{close}"


@lru_cache(_FACTORS)
def text_factors(name: str, term: Term) -> tuple[str, ...]:
    """Return the factors of a term as text: the power, and the logarithm."""
    factors = (_power(name, term.power, "^", "(", ")"),) if term.power else ()
    return factors + ((_power(f"log2({name})", term.logarithm, "^", "(", ")"),) if term.logarithm else ())


@lru_cache(_FACTORS)
def _python_factor(name: str, term: Term) -> tuple[str, ...]:
    factors = (_power(name, term.power, "**", "(", ")"),) if term.power else ()
    return factors + ((_power(f"log2({name})", term.logarithm, "**", "(", ")"),) if term.logarithm else ())


@lru_cache(_FACTORS)
def _sympy_factor(name: str, term: Term) -> tuple[str, ...]:
    name, power = sympy_name(name), term.power
    factors = (_power(name, power, "**", "(", ")"),) if power else ()
    if power.denominator > 1:
        # plain 3/2 is exact for `sympify` alone; this is where Python evaluates the text as well
        factors = (f"{name}**Rational({power.numerator}, {power.denominator})",)
    return factors + ((_power(f"log({name}, 2)", term.logarithm, "**", "(", ")"),) if term.logarithm else ())


@lru_cache(_FACTORS)
def _latex_factor(name: str, term: Term) -> tuple[str, ...]:
    name = name.replace("_", r"\_")
    shown = name if len(name) == 1 else rf"\mathit{{{name}}}"
    factors = (_power(shown, term.power, "^", "{", "}"),) if term.power else ()
    if term.logarithm:
        return (*factors, rf"\log_2{_power('', term.logarithm, '^', '{', '}')} {shown}")
    return factors


def _latex_number(value: float, digits: int) -> str:
    mantissa, _, exponent = f"{value:.{digits}g}".partition("e")
    return rf"{mantissa} \cdot 10^{{{int(exponent)}}}" if exponent else mantissa
