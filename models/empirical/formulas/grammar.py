"""Formulas as people and programs write them -> sums of products of ``x^i log2(x)^j``.

sum      = product {("+" | "-") product}
product  = factor {("*" | "/") factor | power}      without a sign: a name or "(" begins the power
factor   = ("+" | "-") factor | power
power    = atom [("^" | "**") exponent]
exponent = ("+" | "-") exponent | power             a number, such as -2 or (3/2)
atom     = number | name | function "(" sum ")" | "(" sum ")"
function = "log2" | "log10" | "ln" | "log" | "sqrt"

Factors are taken from left to right, the unwritten sign too: ``1/2 x`` is half of x. ``log`` is the
natural logarithm, as in C, Fortran and Python. Nothing is evaluated but numbers.
"""

from __future__ import annotations

import keyword
import math
import operator
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from fractions import Fraction

from ....errors import UsageError
from ..expressions import (
    REMEDY_OF_SUPERSCRIPTS,
    Dialect,
    Fixity,
    Sort,
    Token,
    Tree,
    is_superscript,
    read_tree,
    shortened,
)
from .exact_sum import ExactSum, number, parameter
from .formula import Formula, listed

MOST_CHARACTERS = 10_000
_SIMPLE_DENOMINATOR = 1000


def _scaled_log(of_two: float) -> Callable[[ExactSum], ExactSum]:
    """Return a logarithm to the base in which that of 2 is given."""
    return lambda argument: argument.log2() * number(Fraction(of_two))


_FUNCTIONS: dict[str, Callable[[ExactSum], ExactSum]] = {
    "log2": ExactSum.log2,
    "log10": _scaled_log(math.log10(2)),
    "ln": _scaled_log(math.log(2)),
    "log": _scaled_log(math.log(2)),
    "sqrt": lambda argument: argument.raised(Fraction(1, 2)),
}
_OPERATIONS: Mapping[str, Callable[[ExactSum, ExactSum], ExactSum]] = {
    "+": operator.add,
    "-": operator.sub,
    "*": operator.mul,
    "/": operator.truediv,
    "^": lambda base, exponent: base.raised(_exponent(exponent)).after(exponent),
}
_DIALECT = Dialect(
    kind="formula",
    levels=(
        (Fixity.CHAIN, ("+", "-")),
        (Fixity.CHAIN, ("*", "/")),
        (Fixity.PREFIX, ("+", "-")),
        (Fixity.POWER, ("^",)),
    ),
    operand="a number, a parameter or (",
    longest=MOST_CHARACTERS,
    deepest=50,
    aliases={"**": "^"},
    functions=tuple(_FUNCTIONS),
    unwritten="*",
)


def read_formula(text: str, parameters: Sequence[str] | None = None) -> Formula:
    """Return the formula of a text, expanded into a sum of products.

    Logarithms are brought to base 2, ``log10(x) = log10(2) log2(x)``; equal products are merged, and what
    cancels is dropped. Parameters are taken to be positive: ``log2(x^2)`` is ``2 log2(x)``.

    The work is limited: `exact_sum.MOST_STEPS` steps, about one for each factor that is multiplied, which
    is about a second, and `exact_sum.MOST_TERMS` terms of a sum. What takes more is an error.

    Parameters
    ----------
    text : str
        At most `MOST_CHARACTERS` characters.
    parameters : sequence of str or None
        All that may occur, and their order; None to take names in the order in which they come, then
        without words of Python such as `lambda`: `Formula.python` could not be evaluated with these.

    Raises
    ------
    UsageError
        If the text is no formula of this grammar, is too large when expanded, or has an unknown name:
        in one line, with the column.

    Examples
    --------
    >>> read_formula("2 + 0.5 p^(3/2) log2(p)")
    Formula(parameters=('p',), constant=2.0, coefficients=(0.5,), products=(((0, Term(power=Fraction(3, 2), \
logarithm=1)),),))
    >>> read_formula("(x + y)^2 - 2*x*y + sqrt(x)/y").text()
    '1 x^2 + 1 y^2 + 1 x^(1/2) y^(-1)'
    >>> read_formula("x + z", ["x", "y"])
    Traceback (most recent call last):
    chainline.errors.UsageError: column 5: 'z' is no parameter; known are x, y
    """
    tree = read_tree(text, _DIALECT, parameters or ())
    expansion = _Expansion(parameters)
    found = expansion.value(tree)
    return found.formula(expansion.names if parameters is None else parameters)


class _Expansion:
    """Values of the trees of one formula, and the parameters in the order in which they come."""

    def __init__(self, parameters: Sequence[str] | None) -> None:
        self.names: list[str] = []
        self._known = parameters

    def value(self, tree: Tree) -> ExactSum:
        if isinstance(tree, Token):
            return self._operand(tree)
        result = self.value(tree.operands[0])
        if len(tree.operands) == 1:
            sign = tree.operators[0]
            with _located(sign):
                return -result if sign.text == "-" else _FUNCTIONS[sign.text](result)
        for sign, operand in zip(tree.operators, tree.operands[1:], strict=True):
            other = self.value(operand)
            with _located(sign):
                result = _OPERATIONS[sign.text](result, other)
        return result

    def _operand(self, token: Token) -> ExactSum:
        if token.sort is Sort.NUMBER:
            with _located(token):
                return number(_fraction(token.text))
        if token.text not in (self._known or ()):
            _check_name(token)
            self._require_new(token)
        if token.text not in self.names:
            self.names.append(token.text)
        return parameter(token.text)

    def _require_new(self, name: Token) -> None:
        if self._known is not None:
            found = f"{shortened(name.text)!r} is no parameter"
            raise name.error(f"{found}; known are {listed(self._known)}")
        if name.text in _FUNCTIONS:
            raise name.error(f"{name.text} without its argument; write {name.text}(x)")
        if name.text.lower() in ("nan", "inf"):
            raise name.error(f"{name.text} is no number of a formula; give a finite one")
        if keyword.iskeyword(name.text):
            raise name.error(
                f"{name.text!r} is a word of Python; name the parameter {name.text}_ or otherwise"
            )


def _check_name(name: Token) -> None:
    """Refuse a name with a character that a reader takes for an exponent or a number."""
    for place, character in enumerate(name.text):
        raised = is_superscript(character)
        foreign = character.isdigit() and not character.isascii()
        if f"_{character}".isidentifier() and not raised and not foreign:
            continue
        remedy = REMEDY_OF_SUPERSCRIPTS if raised else "use letters, the digits 0 to 9 and _"
        where = f"column {name.column + place}: {character!r} in {shortened(name.text)!r}"
        raise UsageError(f"{where} cannot be part of a name; {remedy}")


def _fraction(text: str) -> Fraction:
    """Return a number exactly as written, if a floating-point number can hold it."""
    nearest, shown = float(text), shortened(text)
    # before it becomes a fraction: 1e999999999 would take all memory
    if math.isinf(nearest):
        raise ValueError(f"{shown} is a number too large to hold; keep numbers below 1e308")
    if not nearest and any(digit in "123456789" for digit in text.lower().partition("e")[0]):
        raise ValueError(f"{shown} is a number too small to hold; keep numbers above 1e-308")
    try:
        return Fraction(text) if nearest else Fraction(0)
    except ValueError:  # Python reads integers of some 4300 digits, not more
        raise ValueError(f"{shown} has too many digits; 17 are all that count") from None


def _exponent(found: ExactSum) -> Fraction:
    """Return the number of an exponent; 0.3333333333333333 is taken as 1/3."""
    if set(found.terms) - {()}:
        raise ValueError("an exponent with a parameter; only numbers can be exponents")
    value = found.constant()
    simple = value.limit_denominator(_SIMPLE_DENOMINATOR)
    return simple if float(simple) == float(value) else value


@contextmanager
def _located(token: Token) -> Iterator[None]:
    """Add the column of a token to the error of an operation."""
    try:
        yield
    except ValueError as error:
        raise token.error(str(error)) from None
