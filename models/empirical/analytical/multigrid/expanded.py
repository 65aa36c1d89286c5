"""Analytical models as sums of products of powers and logarithms, expanded by SymPy.

A learned model is such a sum, so that two can be compared term by term; formulas are written in a shorter
form, and expanding them by hand goes wrong.

Covered are the models of SMG2000 and BoomerAMG, by name, with the constants that commands set.
"""

from __future__ import annotations

import math
import sys
from collections.abc import Mapping, Sequence
from fractions import Fraction
from types import MappingProxyType, SimpleNamespace
from typing import Any

from .....errors import UsageError, setting
from .....records import record
from ...formulas.formula import Formula, Term
from .solvers import SMOOTHER_PRODUCTS, compact_counts, product_seconds


@record
class ExpandedTerm:
    """``coefficient prod_x x^power log2(x)^logarithm``.

    Attributes
    ----------
    coefficient : sympy.Expr
        A number, or one with symbols that are no parameters, such as ``4*alpha``.
    exponents : mapping of str to (Fraction, int)
        Powers of a parameter and of its logarithm to the base 2; of those that it has.
    """

    coefficient: Any
    exponents: Mapping[str, tuple[Fraction, int]]


def smg_expression(dimensions: int) -> Any:
    """Return the time of SMG2000 in px, py, pz, nx and alpha, beta, f, as an expression of SymPy.

    Parameters
    ----------
    dimensions : {1, 2, 3}

    Raises
    ------
    UsageError
        For other dimensions.

    Notes
    -----
    Times are in the unit of the constants; see `compact_counts` for the equations. One process sends as
    well here, other than in `smg_times`.

    Expanded, Section 3.1.2 prints the same in one and two dimensions. In three it prints 20 summands, and
    Section 5.4.1 repeats them; five terms differ. At px = 2, py = 4, pz = 8, nx = 16, with alpha = 1000
    and beta = 10::

        term                        expanded              printed
        log2(nx)                    4 alpha      16000    8 alpha   32000
        log2(nx)^2 log2(px)         8 alpha     128000    missing       0
        nx^2 log2(px)               8 beta       20480    8          2048
        nx^2 log2(py)               8 beta       40960    8          4096
        nx^2 log2(nx)              20 beta      204800    4 beta + 16   57344

    The first two change T from 2044 to 1932 alpha there. The others leave a time added to a number.

    References
    ----------
    Section 3.1.2.

    Examples
    --------
    >>> smg_expression(1)
    2*alpha*log(nx*px)/log(2) + 2*beta*log(nx*px)/log(2) + 6*f*nx
    """
    sympy = _sympy()
    if dimensions not in {1, 2, 3}:
        raise UsageError(f"found {dimensions!r} dimensions of SMG2000; choose 1, 2 or 3")
    size, alpha, beta, flop = _positive("nx", "alpha", "beta", "f")
    logarithms = [sympy.log(p * size, 2) for p in _positive("px", "py", "pz")[:dimensions]]
    messages, doubles, flops = compact_counts(size, logarithms)
    return messages * alpha + doubles * beta + flops * flop


def boomeramg_expression(level: int, levels: int) -> Any:
    """Return the time of one level of BoomerAMG as an expression of SymPy: ``T_solve^i``.

    Parameters
    ----------
    level : int
        i, 0 the finest.
    levels : int
        Number of them, G + 1.

    Raises
    ------
    UsageError
        If there is no such level.

    Notes
    -----
    Symbols are P, alpha, beta and, with the number of a level behind, C, s, p, n, t and for the transfer
    between levels sh, ph, nh (those with a hat). Section 5.4.2 prints the same expansion, ``C_i`` of its
    coarsest level being ``C_G``.

    Examples
    --------
    >>> boomeramg_expression(1, 2)
    2*C0*sh0*t1/P + 6*C1*s1*t1/P + 3*alpha*p1 + alpha*ph0 + 3*beta*n1 + beta*nh0
    """
    sympy = _sympy()
    if not 0 <= level < levels:
        raise UsageError(f"found level {level!r} of {levels!r}; give 0 to one less than the number of levels")
    alpha, beta, number, flop = _positive("alpha", "beta", "P", f"t{level}")

    def product(rows: int, matrix: int, hat: str) -> Any:
        (unknowns,) = _positive(f"C{rows}")
        names = dict(zip(("row_nonzeros", "messages", "doubles"), "spn", strict=True))
        of_matrix = {key: _positive(f"{name}{hat}{matrix}")[0] for key, name in names.items()}
        return product_seconds(unknowns / number, SimpleNamespace(**of_matrix), flop, alpha, beta)

    seconds = SMOOTHER_PRODUCTS * product(level, level, "")
    if level < levels - 1:
        seconds += product(level + 1, level, "h")
    if level > 0:
        seconds += product(level - 1, level - 1, "h")
    return sympy.expand(seconds)


def expanded_terms(expression: Any, parameters: Sequence[str]) -> list[ExpandedTerm]:
    """Return an expression as a sum of terms, each product of powers and logarithms once.

    Parameters
    ----------
    expression : sympy.Expr
        Parameters are taken as positive: a logarithm of a product is a sum of logarithms.
    parameters : sequence of str
        Names of the symbols that count as parameters; others belong to coefficients.

    Raises
    ------
    UsageError
        If it is not of this form: a parameter in an exponent, a sum in a logarithm, a root of one.

    Notes
    -----
    ``log`` is the natural logarithm in SymPy; each is written as ``log(2) log2``.

    Examples
    --------
    >>> for term in expanded_terms(smg_expression(2), ("px", "py", "nx"))[:3]:
    ...     print(term.coefficient, {name: tuple(map(str, pair)) for name, pair in term.exponents.items()})
    4*alpha {'nx': ('0', '1')}
    4*alpha {'nx': ('0', '2')}
    8*beta {'nx': ('1', '1')}
    """
    sympy = _sympy()
    given = sympy.sympify(expression, strict=True)
    positive = {symbol: sympy.Symbol(symbol.name, positive=True) for symbol in given.free_symbols}
    whole = sympy.expand(given.subs(positive, simultaneous=True))
    collected: dict[tuple[tuple[Fraction, int], ...], Any] = {}
    for summand in sympy.Add.make_args(whole):
        coefficient, exponents = _factors(summand, parameters)
        collected[exponents] = collected.get(exponents, sympy.Integer(0)) + coefficient
    return [
        ExpandedTerm(coefficient, {n: pair for n, pair in zip(parameters, key, strict=True) if any(pair)})
        for key, coefficient in sorted(collected.items())
        if coefficient != 0
    ]


def expanded_formula(expression: Any, parameters: Sequence[str], constants: Mapping[str, float]) -> Formula:
    """Return an expression as a formula of the performance model normal form.

    Parameters
    ----------
    expression, parameters
        See `expanded_terms`.
    constants : mapping of str to float
        Numbers for all other symbols.

    Raises
    ------
    UsageError
        As `expanded_terms`, or if a symbol is neither parameter nor constant, or both.

    Examples
    --------
    >>> expanded_formula(smg_expression(1), ("px", "nx"), {"alpha": 3.0, "beta": 0.5, "f": 0.25}).text()
    '7 log2(nx) + 1.5 nx + 7 log2(px)'
    """
    names = {symbol.name for symbol in _sympy().sympify(expression, strict=True).free_symbols}
    if missing := sorted(names - set(parameters) - set(constants)):
        raise UsageError(f"no numbers for {', '.join(missing)}; give them as constants, or as parameters")
    if both := sorted(set(parameters) & set(constants)):
        raise UsageError(f"{', '.join(both)} are both parameters and constants; choose one")
    constant, coefficients, products = 0.0, [], []
    for term in expanded_terms(expression, parameters):
        symbols = term.coefficient.free_symbols
        number = float(term.coefficient.subs({symbol: constants[symbol.name] for symbol in symbols}))
        if not term.exponents:
            constant = number
        elif number:
            coefficients.append(number)
            products.append(
                tuple((i, Term(*term.exponents[n])) for i, n in enumerate(parameters) if n in term.exponents)
            )
    return Formula(tuple(parameters), constant, tuple(coefficients), tuple(products))


def _sympy() -> Any:
    # half a second, which nobody else should wait
    import sympy  # noqa: PLC0415

    return sympy


def _positive(*names: str) -> list[Any]:
    sympy = _sympy()
    return [sympy.Symbol(name, positive=True) for name in names]


def _factors(summand: Any, parameters: Sequence[str]) -> tuple[Any, tuple[tuple[Fraction, int], ...]]:
    """Return the coefficient of a product, and exponents of each parameter and its logarithm."""
    sympy = _sympy()
    coefficient = sympy.Integer(1)
    powers, logarithms = dict.fromkeys(parameters, Fraction(0)), dict.fromkeys(parameters, 0)
    for factor in sympy.Mul.make_args(summand):
        base, exponent = factor.as_base_exp()
        of_logarithm = isinstance(base, sympy.log)
        name = str(base.args[0] if of_logarithm else base)
        if not {symbol.name for symbol in factor.free_symbols} & set(parameters):
            coefficient *= factor
        elif of_logarithm and name in powers and exponent.is_Integer:
            logarithms[name] += int(exponent)
            coefficient *= sympy.log(2) ** exponent
        elif not of_logarithm and name in powers and exponent.is_Rational:
            powers[name] += Fraction(int(exponent.p), int(exponent.q))
        else:
            raise UsageError(f"{factor} is no product of powers and logarithms of {', '.join(parameters)}")
    return coefficient, tuple((powers[name], logarithms[name]) for name in parameters)


SMG: Mapping[str, int] = MappingProxyType({"smg-1d": 1, "smg-2d": 2, "smg-3d": 3})
"""Number of dimensions of each model."""
SMG_CONSTANTS = ("alpha", "beta", "f")
"""Seconds per message, per double that is sent, and per operation."""


def smg_formula(name: str, constants: Mapping[str, float]) -> Formula:
    """Return the time in seconds of a model of `SMG`, expanded, over px, py, pz and nx.

    One process also sends, as in the formula of the paper and other than in `smg_times`: at px = py = pz = 1
    the logarithms of nx remain.

    Parameters
    ----------
    name : str
        Name in `SMG`.
    constants : mapping of str to float
        Values of `SMG_CONSTANTS`, see `positive_constants`.

    Raises
    ------
    UsageError
        If the constants are so large that a coefficient is not finite.

    Examples
    --------
    >>> smg_formula("smg-1d", {"alpha": 3e-6, "beta": 1e-6, "f": 1e-9}).text()
    '8e-06 log2(nx) + 6e-09 nx + 8e-06 log2(px)'
    """
    dimensions = SMG[name]
    parameters = (*("px", "py", "pz")[:dimensions], "nx")
    found = expanded_formula(smg_expression(dimensions), parameters, constants)
    if not all(map(math.isfinite, (found.constant, *found.coefficients))):
        given = " ".join(setting(constant, f"{value:g}") for constant, value in constants.items())
        raise UsageError(f"{given}: too large, a coefficient of {name} is not finite; give fewer seconds")
    return found


def positive_constants(model: str, names: Sequence[str], given: Mapping[str, Any]) -> dict[str, float]:
    """Return the constants of a named model, in their order, from the values of the settings.

    Parameters
    ----------
    model : str
        Name of the model, for messages.
    names : sequence of str
        Constants of the model.
    given : mapping of str to number
        Seconds by name.

    Raises
    ------
    UsageError
        If a name is unknown, a constant is missing, or a value is no finite number above zero.

    Examples
    --------
    >>> positive_constants("smg-1d", SMG_CONSTANTS, {"f": 1e-9, "alpha": 1e-6, "beta": 1})
    {'alpha': 1e-06, 'beta': 1.0, 'f': 1e-09}
    >>> positive_constants("smg-1d", SMG_CONSTANTS, {"f": 0, "alpha": 1, "beta": 1})
    Traceback (most recent call last):
    chainline.errors.UsageError: settings={'f': 0}: give a finite number of seconds above zero
    """
    if unknown := [name for name in given if name not in names]:
        known = ", ".join(names)
        raise UsageError(f"{setting(unknown[0])}: {model} has no such constant; choose from {known}")
    if missing := [name for name in names if name not in given]:
        words = f"give each as in {setting(missing[0], '1e-6')}, in seconds"
        raise UsageError(f"{model} has no value of {', '.join(missing)}; {words}")
    for name in names:
        value = given[name]
        # compared, not converted: Python has integers that no float can hold
        if not isinstance(value, int | float) or not 0 < value <= sys.float_info.max:
            shown = f"{value!s:.40}"
            raise UsageError(f"{setting(name, shown)}: give a finite number of seconds above zero")
    return {name: float(given[name]) for name in names}
