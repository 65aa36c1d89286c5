"""Formulas in the performance model normal form, their terms ``x^i log2(x)^j``, and their text forms."""

from __future__ import annotations

import re
from collections.abc import Callable, Collection, Mapping, Sequence
from fractions import Fraction
from functools import lru_cache
from itertools import islice
from typing import TypeAlias

import numpy as np
import numpy.typing as npt

from ....arrays import Floats
from ....records import record
from ..expressions import shortened

_MOST_NAMES = 10


def listed(names: Collection[str]) -> str:
    """Return names in one line, at most the first ten.

    Examples
    --------
    >>> listed(["nx", "px"]), listed([]), listed(list("abcdefghijkl"))
    ('nx, px', 'none', 'a, b, c, d, e, f, g, h, i, j, ...')
    """
    shown = [shortened(name) for name in islice(names, _MOST_NAMES)]
    return ", ".join([*shown, "..."] if len(names) > _MOST_NAMES else shown) or "none"


LOGARITHMS_OF: Mapping[str, tuple[int, ...]] = {
    "0": (1, 2),
    **dict.fromkeys(("1/4", "1/3", "1/2", "2/3", "3/4", "1", "3/2", "2", "5/2"), (0, 1, 2)),
    **dict.fromkeys(("5/4", "4/3", "3"), (0, 1)),
    **dict.fromkeys(("4/5", "5/3", "7/4", "9/4", "7/3", "8/3", "11/4"), (0,)),
}
"""Exponents of ``log2 x`` beside each exponent of ``x``, as of Extra-P 4.2.5."""


@record(order=True)
class Term:
    """``x^power log2(x)^logarithm``, not both zero.

    Examples
    --------
    >>> Term(Fraction(1, 2), 1).values(np.array([4.0, 16.0])).tolist()
    [4.0, 16.0]
    """

    power: Fraction
    logarithm: int

    def __hash__(self) -> int:
        """Return a hash that is cheaper to compute than that of a fraction."""
        return hash((self.power.numerator, self.power.denominator, self.logarithm))

    def values(self, x: Floats) -> Floats:
        """Return the term at values of the parameter, (n,); positive ones if it has a logarithm."""
        result = x ** float(self.power)
        return result * np.log2(x) ** self.logarithm if self.logarithm else result


def values_of(terms: Sequence[Term], x: Floats) -> Floats:
    """Return the values of several terms, (..., n) -> (..., n_terms, n), each as of `Term.values`.

    Examples
    --------
    >>> values_of([Term(Fraction(2), 0), Term(Fraction(0), 1)], np.array([2.0, 4.0])).tolist()
    [[4.0, 16.0], [1.0, 2.0]]
    """
    powers = np.array([float(term.power) for term in terms])
    logarithms = np.array([term.logarithm for term in terms])
    found = x[..., None, :] ** powers[:, None]
    taken = np.flatnonzero(logarithms)
    if len(taken):
        found[..., taken, :] *= np.log2(x)[..., None, :] ** logarithms[taken, None].astype(np.float64)
    return np.asarray(found)


@record
class TermChoice:
    """Choice of the terms for a search.

    Attributes
    ----------
    powers : mapping of str or number to sequence of int
        Exponents of the logarithm beside each exponent of the parameter.
    logarithms : bool
        False leaves out terms with a logarithm.
    negative : bool or None
        True adds every term with both exponents negated; None adds them only where the times fall.
    """

    powers: Mapping[str, Sequence[int]] | None = None
    logarithms: bool = True
    negative: bool | None = None

    def terms(self) -> tuple[Term, ...]:
        """Return the terms, each once, from slow to fast growth.

        Raises
        ------
        ValueError
            If an exponent is no fraction, or no term is left.
        """
        chosen = LOGARITHMS_OF if self.powers is None else self.powers
        terms = {Term(_fraction(i), int(j)) for i, logarithms in chosen.items() for j in logarithms}
        if not self.logarithms:
            terms = {term for term in terms if not term.logarithm}
        if self.negative:
            terms |= {Term(-term.power, -term.logarithm) for term in terms}
        terms.discard(Term(Fraction(0), 0))
        if not terms:
            raise ValueError("no term is left to try; give exponents")
        return tuple(sorted(terms))

    def falling_terms(self) -> tuple[Term, ...]:
        """Return the further terms that are tried where times fall, each once."""
        if self.negative is not None:
            return ()
        rising = self.terms()
        return tuple(sorted({Term(-each.power, -each.logarithm) for each in rising} - set(rising)))


def _fraction(text: str | float) -> Fraction:
    try:
        return Fraction(str(text)).limit_denominator(1000)
    except (ValueError, ZeroDivisionError):
        raise ValueError(f"exponent {text!r} is no number or fraction such as 3/2") from None


def usable(terms: Sequence[Term], x: Floats) -> npt.NDArray[np.bool_]:
    """Return a mask of the terms that are usable at some values of a parameter, (n_terms,).

    Logarithms need values of at least 1, and logarithms in the denominator values above 1. Roots need values
    of at least 0, and powers in the denominator positive values.
    """
    low = float(x.min())
    if low > 1:
        return np.ones(len(terms), bool)

    def fits(term: Term) -> bool:
        if term.logarithm and low < 1:
            return False
        if term.logarithm < 0 and low <= 1:
            return False
        if term.power < 0 and low <= 0:
            return False
        return bool(term.power.denominator == 1 or low >= 0)

    return np.array([fits(term) for term in terms])


Product: TypeAlias = tuple[tuple[int, Term], ...]
"""Product of terms: pairs of the index of a parameter and its term."""

_FACTORS = 1 << 12
"""Factors that are kept as written: thousands of laws share some dozens, and fractions are slow to write."""
_FREE_IN_SYMPY = re.compile("[a-z][0-9]*")
"""Names that mean nothing else to any version of SymPy; of words it takes some 900 for itself."""


@record
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
