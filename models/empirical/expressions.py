"""Expressions of text as trees: the reader shared by formulas and by constraints between options.

A `Dialect` lists its operators from the loosest to the tightest, and what it permits. Reading bounds the
length first, then the nesting, and evaluates nothing: texts come from others. Python's own `ast` is not
used, as it reads chains of some 3,000 operators at most, rounds decimal fractions and normalises names.
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Collection, Iterator, Mapping, Sequence
from contextlib import contextmanager
from enum import Enum, auto
from typing import TypeAlias

from ...errors import UsageError
from ...records import field, record

_BLANK = re.compile(r"\s+")
_NUMBER = re.compile(r"(?:[0-9]+\.?[0-9]*|\.[0-9]+)(?:[eE][+-]?[0-9]+)?")
NAME = re.compile(r"[^\W\d]\w*")
"""Superscripts and digits of all scripts included, which each dialect refuses by itself."""
_MOST_SHOWN = 40
"""Largest number of characters of a name or number in a message."""
REMEDY_OF_SUPERSCRIPTS = "write a power as in x^2"


class Fixity(Enum):
    """Place of the operators of one level."""

    CHAIN = auto()
    """Between any number of operands."""
    ONCE = auto()
    """Between two operands."""
    PREFIX = auto()
    """Any number of them before an operand: `-` and `!` cancel in pairs."""
    POWER = auto()
    """Between two operands, grouping to the right; signs may stand before the second."""


class Sort(Enum):
    """Kind of a token."""

    NUMBER = auto()
    NAME = auto()
    OPERATOR = auto()
    END = auto()


@record
class Token:
    """Token of an expression.

    Attributes
    ----------
    sort : Sort
    text : str
        As written, an operator with its aliases replaced; "" at the end.
    column : int
        Of its first character, from 1.
    """

    sort: Sort
    text: str
    column: int

    def error(self, what: str) -> UsageError:
        """Return an error with the column of the token."""
        return UsageError(f"column {self.column}: {what}")


@record
class Operation:
    """Operators of one level between their operands, or a sign or function before its one."""

    operators: tuple[Token, ...]
    operands: tuple[Tree, ...]


Tree: TypeAlias = Token | Operation


@record
class Dialect:
    """Grammar of expressions.

    Attributes
    ----------
    kind : str
        Noun of the text, for messages.
    levels : tuple of (Fixity, tuple of str)
        Operators from the loosest to the tightest.
    operand : str
        Description of what can stand for an operand, for messages.
    longest, deepest : int
        Largest number of characters, and depth of nested parentheses and exponents.
    aliases : mapping of str to str
        Other spellings of operators.
    functions : collection of str
        Names that take an argument in parentheses.
    unwritten : str
        Operator of its chain that may be left out before a name or parenthesis; "" for none.
    """

    kind: str
    levels: tuple[tuple[Fixity, tuple[str, ...]], ...]
    operand: str
    longest: int
    deepest: int
    aliases: Mapping[str, str] = field(default_factory=dict)
    functions: Collection[str] = ()
    unwritten: str = ""


def read_tree(text: str, dialect: Dialect, names: Collection[str] = ()) -> Tree:
    """Return the tree of an expression.

    Parameters
    ----------
    text : str
    dialect : Dialect
    names : collection of str
        Names that may be followed by a parenthesis, or are no identifiers, such as `n rows`.

    Raises
    ------
    UsageError
        If the text is not of the grammar, with the column.

    Examples
    --------
    >>> dialect = Dialect("sum", ((Fixity.CHAIN, ("+", "-")),), "a number or (", 100, 10)
    >>> [operand.text for operand in read_tree("1 + n - 3", dialect).operands]
    ['1', 'n', '3']
    >>> read_tree("1 +", dialect)
    Traceback (most recent call last):
    chainline.errors.UsageError: column 4: the sum ends where a number or ( should follow
    """
    if len(text) > dialect.longest:
        raise UsageError(
            f"column {dialect.longest}: longer than {dialect.longest} characters; shorten or split it"
        )
    return _Reader(text, dialect, names).whole()


def shortened(text: str) -> str:
    """Return a text, or of a longer one its first 40 characters and three dots.

    Examples
    --------
    >>> shortened("nx"), shortened("1" * 5000) == "1" * 40 + "..."
    ('nx', True)
    """
    return text if len(text) <= _MOST_SHOWN else f"{text[:_MOST_SHOWN]}..."


def is_superscript(character: str) -> bool:
    """Tell whether a character is a raised form of another."""
    return unicodedata.decomposition(character).startswith("<super>")


def _tokens(text: str, dialect: Dialect, names: Collection[str]) -> Iterator[Token]:
    symbols = {"(", ")", *dialect.aliases, *(symbol for _, level in dialect.levels for symbol in level)}
    operators = sorted(symbols, key=len, reverse=True)
    odd = sorted((name for name in names if _is_odd(name, symbols)), key=len, reverse=True)
    position = 0
    while position < len(text):
        if blank := _BLANK.match(text, position):
            position = blank.end()
            continue
        sort, found = _next_token(text, position, operators, odd)
        if not found:
            here = text[position]
            remedy = f"; {REMEDY_OF_SUPERSCRIPTS}" if "^" in symbols and is_superscript(here) else ""
            raise UsageError(f"column {position + 1}: {here!r} has no meaning in a {dialect.kind}{remedy}")
        yield Token(sort, dialect.aliases.get(found, found), position + 1)
        position += len(found)
    yield Token(Sort.END, "", len(text) + 1)


def _is_odd(name: str, symbols: Collection[str]) -> bool:
    """Tell whether a name is no identifier, and begins as neither a number nor an operator does."""
    begins = _BLANK.match(name) or _NUMBER.match(name) or name.startswith(tuple(symbols))
    return bool(name) and not name.isidentifier() and not begins


def _next_token(text: str, position: int, operators: Sequence[str], odd: Sequence[str]) -> tuple[Sort, str]:
    for name in odd:
        if text.startswith(name, position) and not NAME.match(text, position + len(name)):
            return Sort.NAME, name
    if number := _NUMBER.match(text, position):
        return Sort.NUMBER, number[0]
    if word := NAME.match(text, position):
        return Sort.NAME, word[0]
    return Sort.OPERATOR, next((each for each in operators if text.startswith(each, position)), "")


class _Reader:
    """Recursive descent over the levels of a dialect."""

    def __init__(self, text: str, dialect: Dialect, names: Collection[str]) -> None:
        self._dialect, self._names = dialect, names
        self._tokens = list(_tokens(text, dialect, names))
        self._position = self._depth = 0

    def whole(self) -> Tree:
        found = self._level(0)
        if self._next.sort is not Sort.END:
            raise self._unexpected("an operator such as + or *")
        return found

    @property
    def _next(self) -> Token:
        return self._tokens[self._position]

    def _take(self) -> Token:
        self._position += 1
        return self._tokens[self._position - 1]

    def _is(self, *symbols: str) -> bool:
        return self._next.sort is Sort.OPERATOR and self._next.text in symbols

    def _level(self, place: int) -> Tree:
        if place == len(self._dialect.levels):
            return self._atom()
        fixity, symbols = self._dialect.levels[place]
        if fixity is Fixity.PREFIX:
            return self._prefixed(place, symbols)
        operators, operands = [], [self._level(place + 1)]
        while operator := self._operator(symbols):
            operators.append(operator)
            if fixity is Fixity.POWER:
                with self._deeper():
                    operands.append(self._level(place - 1))
            else:
                operands.append(self._level(place + 1))
            if fixity is not Fixity.CHAIN:
                break
        return Operation(tuple(operators), tuple(operands)) if operators else operands[0]

    def _operator(self, symbols: tuple[str, ...]) -> Token | None:
        if self._is(*symbols):
            return self._take()
        unwritten = self._dialect.unwritten
        if unwritten in symbols and (self._is("(") or self._next.sort is Sort.NAME):
            return Token(Sort.OPERATOR, unwritten, self._next.column)
        return None

    def _prefixed(self, place: int, symbols: tuple[str, ...]) -> Tree:
        signs = []
        while self._is(*symbols):
            signs.append(self._take())
        found = self._level(place + 1)
        inverting = [sign for sign in signs if sign.text != "+"]
        return Operation((inverting[0],), (found,)) if len(inverting) % 2 else found

    def _atom(self) -> Tree:
        if self._next.sort is Sort.NUMBER:
            return self._take()
        if self._next.sort is Sort.NAME:
            return self._named(self._take())
        if self._is("("):
            return self._inside(self._take())
        raise self._unexpected(self._dialect.operand)

    def _named(self, name: Token) -> Tree:
        functions = self._dialect.functions
        if functions and self._is("("):
            if name.text in functions:
                return Operation((name,), (self._inside(self._take()),))
            if self._next.column == name.column + len(name.text) and name.text not in self._names:
                shown = shortened(name.text)
                known = f"known are {', '.join(functions)}; for a product write {shown}*(...)"
                raise name.error(f"unknown function {shown!r}; {known}")
        return name

    def _inside(self, opened: Token) -> Tree:
        with self._deeper():
            found = self._level(0)
        if not self._is(")"):
            raise self._unexpected(f"an operator, or the ) of the ( in column {opened.column}")
        self._take()
        return found

    @contextmanager
    def _deeper(self) -> Iterator[None]:
        self._depth += 1
        if self._depth > self._dialect.deepest:
            raise self._next.error(f"nested more than {self._dialect.deepest} deep; write it flatter")
        yield
        self._depth -= 1

    def _unexpected(self, wanted: str) -> UsageError:
        found = self._next
        end = found.sort is Sort.END
        what = f"the {self._dialect.kind} ends" if end else f"found {shortened(found.text)!r}"
        return found.error(f"{what} where {wanted} should follow")
