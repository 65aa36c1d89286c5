"""Tokens of the text of a formula: numbers, names and operators."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Collection, Iterator
from dataclasses import dataclass
from enum import Enum, auto

from ....errors import UsageError
from .shortened import shortened

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
