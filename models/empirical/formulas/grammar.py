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

Tokens of the text of a formula: numbers, names and operators.
"""

from __future__ import annotations

import keyword
import math
import re
import unicodedata
from collections.abc import Callable, Collection, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from enum import Enum, auto
from fractions import Fraction

from ....errors import UsageError
from .exact_sum import ExactSum, number, parameter
from .formula import Formula
from .terms import listed, shortened

_BLANK = re.compile(r"\s+")
_NUMBER = re.compile(r"(?:[0-9]+\.?[0-9]*|\.[0-9]+)(?:[eE][+-]?[0-9]+)?")
_NAME = re.compile(r"[^\W\d]\w*")
"""Superscripts and digits of all scripts included: `_check_name` tells them from letters."""
_OPERATOR = re.compile(r"\*\*|[-+*/^()]")


_REMEDY_OF_SUPERSCRIPTS = "write a power as in x^2"


class Sort(Enum):
    """Kind of a token."""

    NUMBER = auto()
    NAME = auto()
    OPERATOR = auto()
    END = auto()


@dataclass(frozen=True, slots=True)
class Token:
    """Token of a formula.

    Attributes
    ----------
    sort : Sort
    text : str
        As written, `**` as `^`; "" at the end.
    column : int
        Of its first character, from 1.
    """

    sort: Sort
    text: str
    column: int


def tokens(text: str, parameters: Collection[str] = ()) -> Iterator[Token]:
    """Yield the tokens of a formula, an `END` last.

    Parameters
    ----------
    text : str
    parameters : collection of str
        Names that are found although they are no identifiers, such as `n rows`.

    Raises
    ------
    UsageError
        If a character belongs to none, with its column: names are identifiers of Python, of letters of any
        script, the digits 0 to 9 and `_`.

    Examples
    --------
    >>> [token.text for token in tokens("2e3 p**(3/2)")]
    ['2e3', 'p', '^', '(', '3', '/', '2', ')', '']
    """
    odd = sorted((name for name in parameters if not _is_plain(name)), key=len, reverse=True)
    position = 0
    while position < len(text):
        if blank := _BLANK.match(text, position):
            position = blank.end()
            continue
        sort, end = _next(text, position, odd)
        written = text[position:end]
        yield Token(sort, "^" if written == "**" else written, position + 1)
        position = end
    yield Token(Sort.END, "", len(text) + 1)


def _next(text: str, position: int, odd: Collection[str]) -> tuple[Sort, int]:
    for name in odd:
        end = position + len(name)
        if _can_be_found(name) and text.startswith(name, position) and not _NAME.match(text, end):
            return Sort.NAME, end
    for sort, pattern in ((Sort.NUMBER, _NUMBER), (Sort.NAME, _NAME), (Sort.OPERATOR, _OPERATOR)):
        if found := pattern.match(text, position):
            if sort is Sort.NAME:
                _check_name(found[0], position + 1)
            return sort, found.end()
    found_here = text[position]
    remedy = f"; {_REMEDY_OF_SUPERSCRIPTS}" if _is_superscript(found_here) else ""
    raise UsageError(f"column {position + 1}: {found_here!r} has no meaning in a formula{remedy}")


def _check_name(name: str, column: int) -> None:
    """Refuse a name with a character that a reader takes for an exponent or a number."""
    for place, character in enumerate(name):
        if _is_plain(f"_{character}"):
            continue
        remedy = "use letters, the digits 0 to 9 and _"
        if _is_superscript(character):
            remedy = _REMEDY_OF_SUPERSCRIPTS
        where = f"column {column + place}: {character!r} in {shortened(name)!r}"
        raise UsageError(f"{where} cannot be part of a name; {remedy}")


def _is_plain(name: str) -> bool:
    """Tell whether a name is an identifier without superscripts and digits other than 0 to 9."""
    return name.isidentifier() and not any(
        _is_superscript(character) or (character.isdigit() and not character.isascii()) for character in name
    )


def _is_superscript(character: str) -> bool:
    return unicodedata.decomposition(character).startswith("<super>")


def _can_be_found(name: str) -> bool:
    """Tell whether a name begins as neither a number nor an operator does."""
    return not (not name or _BLANK.match(name) or _NUMBER.match(name) or _OPERATOR.match(name))


MOST_CHARACTERS = 10_000
MOST_DEPTH = 50
"""Largest depth of nested parentheses and exponents, which are read recursively."""
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
    if len(text) > MOST_CHARACTERS:
        raise UsageError(f"column {MOST_CHARACTERS}: longer than {MOST_CHARACTERS} characters; shorten it")
    reader = _Reader(text, parameters)
    found = reader.whole()
    return found.formula(reader.names if parameters is None else parameters)


class _Reader:
    """Recursive descent over tokens, with a method for each rule of the grammar."""

    def __init__(self, text: str, parameters: Sequence[str] | None) -> None:
        self.names: list[str] = []
        self._known = parameters
        self._tokens = list(tokens(text, parameters or ()))
        self._position = 0
        self._depth = 0

    def whole(self) -> ExactSum:
        found = self._sum()
        if self._next.sort is not Sort.END:
            raise _unexpected(self._next, "an operator such as + or *")
        return found

    @property
    def _next(self) -> Token:
        return self._tokens[self._position]

    def _take(self) -> Token:
        self._position += 1
        return self._tokens[self._position - 1]

    def _is(self, *operators: str) -> bool:
        return self._next.sort is Sort.OPERATOR and self._next.text in operators

    def _sum(self) -> ExactSum:
        result = self._product()
        while self._is("+", "-"):
            sign = self._take()
            part = self._product()
            with _located(sign):
                result = result + part if sign.text == "+" else result - part
        return result

    def _product(self) -> ExactSum:
        result = self._signed(self._power)
        while self._is("*", "/", "(") or self._next.sort is Sort.NAME:
            sign = self._next
            written = self._is("*", "/")
            if written:
                self._take()
            # a sign needs a written operator before it: `x -y` is a difference
            factor = self._signed(self._power) if written else self._power()
            with _located(sign):
                result = result / factor if sign.text == "/" else result * factor
        return result

    def _signed(self, rule: Callable[[], ExactSum]) -> ExactSum:
        negative = False
        while self._is("+", "-"):
            negative ^= self._take().text == "-"
        found = rule()
        return -found if negative else found

    def _power(self) -> ExactSum:
        base = self._atom()
        if not self._is("^"):
            return base
        sign = self._take()
        with self._deeper():
            exponent = self._signed(self._power)
        with _located(sign):
            return base.raised(_exponent(exponent)).after(exponent)

    def _atom(self) -> ExactSum:
        token = self._take()
        if token.sort is Sort.NUMBER:
            with _located(token):
                return number(_fraction(token.text))
        if token.sort is Sort.NAME:
            return self._named(token)
        if token.text == "(":
            return self._inside(token)
        raise _unexpected(token, "a number, a parameter or (")

    def _named(self, name: Token) -> ExactSum:
        if name.text in _FUNCTIONS and self._is("("):
            argument = self._inside(self._take())
            with _located(name):
                return _FUNCTIONS[name.text](argument)
        known = self._known or ()
        if self._is("(") and self._next.column == name.column + len(name.text) and name.text not in known:
            functions = ", ".join(_FUNCTIONS)
            shown = shortened(name.text)
            remedy = f"known are {functions}; for a product write {shown}*(...)"
            raise _error(name, f"unknown function {shown!r}; {remedy}")
        if name.text not in known:
            self._require_new(name)
        if name.text not in self.names:
            self.names.append(name.text)
        return parameter(name.text)

    def _require_new(self, name: Token) -> None:
        if self._known is not None:
            found = f"{shortened(name.text)!r} is no parameter"
            raise _error(name, f"{found}; known are {listed(self._known)}")
        if name.text in _FUNCTIONS:
            raise _error(name, f"{name.text} without its argument; write {name.text}(x)")
        if name.text.lower() in ("nan", "inf"):
            raise _error(name, f"{name.text} is no number of a formula; give a finite one")
        if keyword.iskeyword(name.text):
            raise _error(
                name, f"{name.text!r} is a word of Python; name the parameter {name.text}_ or otherwise"
            )

    def _inside(self, opened: Token) -> ExactSum:
        with self._deeper():
            found = self._sum()
        if not self._is(")"):
            raise _unexpected(self._next, f"an operator, or the ) of the ( in column {opened.column}")
        self._take()
        return found

    @contextmanager
    def _deeper(self) -> Iterator[None]:
        self._depth += 1
        if self._depth > MOST_DEPTH:
            raise _error(self._next, f"nested more than {MOST_DEPTH} deep; write it flatter")
        yield
        self._depth -= 1


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
        raise _error(token, str(error)) from None


def _unexpected(found: Token, wanted: str) -> UsageError:
    what = "the formula ends" if found.sort is Sort.END else f"found {shortened(found.text)!r}"
    return _error(found, f"{what} where {wanted} should follow")


def _error(token: Token, what: str) -> UsageError:
    return UsageError(f"column {token.column}: {what}")
