"""JSON as it is given and printed: parsed within bounds, its values checked; written so that it is valid."""

from __future__ import annotations

import json
import math
import re
from collections.abc import Iterable, Mapping
from json.encoder import encode_basestring_ascii
from typing import Any

from ..errors import UsageError
from .untrusted import is_number, json_of


def json_text(document: Any, indent: int = 2) -> str:
    """Return a document as JSON, which knows neither NaN nor infinity.

    Notes
    -----
    As `json.dumps` writes it with an indent, for which that leaves its compiled encoder: thousands of laws
    then take longer to write than to find.

    Examples
    --------
    >>> print(json_text({"mape": float("nan"), "n": 3}, indent=0))
    {
    "mape": null,
    "n": 3
    }
    """
    return _written(document, "\n", " " * indent)


def _written(value: Any, line: str, step: str) -> str:
    """Return a value, whose further lines begin as `line` does."""
    if isinstance(value, str):
        return encode_basestring_ascii(value)
    if isinstance(value, float):
        return float.__repr__(value) if math.isfinite(value) else "null"
    inner = line + step
    if isinstance(value, dict | Mapping):  # the first is told at once, what else is a mapping takes long
        pairs = [f"{_key(key)}: {_written(each, inner, step)}" for key, each in value.items()]
        return _between("{", pairs, "}", line, inner)
    if isinstance(value, list | tuple):
        return _between("[", [_written(each, inner, step) for each in value], "]", line, inner)
    return json.dumps(value)


def _key(key: Any) -> str:
    """Return a name, which JSON has as a text alone."""
    return encode_basestring_ascii(key if isinstance(key, str) else json.dumps(key))


def _between(begin: str, parts: Iterable[str], end: str, line: str, inner: str) -> str:
    joined = f",{inner}".join(parts)
    return f"{begin}{inner}{joined}{line}{end}" if joined else begin + end


MOST_VALUES_BYTES = 1 << 30
"""Most bytes of memory for the values of a document: up to sixty times their text."""
DEEPEST = 64
"""Lists and objects in one another; what chainline writes has a dozen."""
_LIST_BYTES, _OBJECT_BYTES, _VALUE_BYTES = 64, 256, 64
LARGEST_WHOLE, LARGEST_SEED = 2**53, 2**128
LONGEST_TEXT = 4096


def bounded_json_of(text: bytes, where: str) -> Any:
    """Return the value of JSON text, as `json_of` does, within bounds of memory and depth.

    Raises
    ------
    UsageError
        If it is none, its values would take too much memory, or it is nested too deep.
    """
    lists, objects = text.count(b"["), text.count(b"{")
    expected = _LIST_BYTES * lists + _OBJECT_BYTES * objects + _VALUE_BYTES * text.count(b",")
    if expected > MOST_VALUES_BYTES:
        raise UsageError(f"{where}: has too many values for {MOST_VALUES_BYTES >> 30} GiB; give a part of it")
    found = json_of(text, where)
    if lists + objects > DEEPEST and _is_deeper(found):
        raise UsageError(f"{where}: is nested more than {DEEPEST} deep; check what wrote it")
    return found


def _is_deeper(found: Any) -> bool:
    level = [found]
    for _ in range(DEEPEST + 1):
        inside = (each.values() if isinstance(each, dict) else each for each in level)
        level = [value for values in inside for value in values if isinstance(value, dict | list)]
        if not level:
            return False
    return True


class CheckedJson:
    """An object of JSON whose values are taken out one by one, of the type that is asked for.

    Parameters
    ----------
    found : object
        Value of JSON text.
    where : str
        The file or text, for messages.
    remedy : str
        Remedy for a damaged file, in messages.

    Raises
    ------
    UsageError
        If it is no object; of each method, if there is no such value.

    Examples
    --------
    >>> found = CheckedJson({"n": 3, "name": "x"}, "request", "submit it again")
    >>> found.whole("n")
    3
    >>> found.whole("name")
    Traceback (most recent call last):
    chainline.errors.UsageError: request: is damaged: name; submit it again
    """

    def __init__(self, found: Any, where: str, remedy: str) -> None:
        self._where, self._remedy = where, remedy
        if not isinstance(found, dict):
            raise UsageError(f"{where}: is no object of JSON; {remedy}")
        self._left: dict[str, Any] = dict(found)

    def error(self, key: str) -> UsageError:
        """Return the error for a value that is missing or of the wrong kind."""
        return UsageError(f"{self._where}: is damaged: {key}; {self._remedy}")

    def _take(self, key: str) -> Any:
        if key not in self._left:
            raise self.error(key)
        return self._left.pop(key)

    def has(self, key: str) -> bool:
        """Tell whether there is a value that was not taken."""
        return key in self._left

    def text(self, key: str, grammar: re.Pattern[str] | None = None, most: int = LONGEST_TEXT) -> str:
        """Return a text.

        Parameters
        ----------
        key : str
        grammar : re.Pattern or None
            Pattern that the whole text must match.
        most : int
            Most characters.

        Raises
        ------
        UsageError
            If the value is missing or is no such text.
        """
        value = self._take(key)
        if not isinstance(value, str) or len(value) > most or "\0" in value:
            raise self.error(key)
        if grammar is not None and not grammar.fullmatch(value):
            raise self.error(key)
        return value

    def whole(self, key: str, least: int = 0, most: int = LARGEST_WHOLE) -> int:
        """Return a whole number in a range.

        Parameters
        ----------
        key : str
        least, most : int
            Ends of the range.

        Raises
        ------
        UsageError
            If the value is missing or is no such number.
        """
        value = self._take(key)
        if type(value) is not int or not least <= value <= most:
            raise self.error(key)
        return value

    def number(self, key: str, least: float = 0.0) -> float:
        """Return a finite number that is at least `least`.

        Raises
        ------
        UsageError
            If the value is missing or is no such number.
        """
        value = self._take(key)
        if not is_number(value) or value < least:
            raise self.error(key)
        return float(value)

    def flag(self, key: str) -> bool:
        """Return a truth value.

        Raises
        ------
        UsageError
            If the value is missing or is no truth value.
        """
        value = self._take(key)
        if not isinstance(value, bool):
            raise self.error(key)
        return value

    def mapping(self, key: str) -> dict[str, Any]:
        """Return an object.

        Raises
        ------
        UsageError
            If the value is missing or is no object.
        """
        value = self._take(key)
        if not isinstance(value, dict):
            raise self.error(key)
        return value

    def items(self, key: str, most: int) -> list[Any]:
        """Return a list of at most `most` values.

        Raises
        ------
        UsageError
            If the value is missing or is no such list.
        """
        value = self._take(key)
        if not isinstance(value, list) or len(value) > most:
            raise self.error(key)
        return value

    def texts(self, key: str, most: int, longest: int = LONGEST_TEXT) -> tuple[str, ...]:
        """Return a list of texts.

        Parameters
        ----------
        key : str
        most : int
            Most texts.
        longest : int
            Most characters of each.

        Raises
        ------
        UsageError
            If the value is missing or is no such list.
        """
        found = self.items(key, most)
        if not all(isinstance(item, str) and len(item) <= longest and "\0" not in item for item in found):
            raise self.error(key)
        return tuple(found)

    def wholes(self, key: str, most: int, least: int = 0, largest: int = LARGEST_WHOLE) -> tuple[int, ...]:
        """Return a list of whole numbers in a range.

        Parameters
        ----------
        key : str
        most : int
            Most numbers.
        least, largest : int
            Ends of the range.

        Raises
        ------
        UsageError
            If the value is missing or is no such list.
        """
        found = self.items(key, most)
        if not all(type(item) is int and least <= item <= largest for item in found):
            raise self.error(key)
        return tuple(found)

    def take_none(self, key: str) -> bool:
        """Tell whether a value is null, and take it then."""
        if self._left.get(key, 0) is not None:
            return False
        del self._left[key]
        return True

    def take_if(self, key: str) -> Any:
        """Return a value of any kind; None where there is none."""
        return self._left.pop(key, None)

    def close(self) -> None:
        """Check that every value was taken.

        Raises
        ------
        UsageError
            If one was not: its key is unknown.
        """
        for key in self._left:
            raise self.error(f"unknown key {key:.40}")
