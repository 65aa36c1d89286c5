"""Line numbers of the keys of a TOML file, for messages: `tomllib` tells values, not lines.

TOML files: read, and their tables, whose values are taken out one by one, checked; errors in one line.
"""

from __future__ import annotations

import math
from pathlib import Path
from typing import Any

from ..errors import UsageError
from ..lazy import pattern
from .untrusted import is_number, read_text

_HEADER = pattern(r"\s*\[+([^\[\]]+)\]")
_KEY = pattern(r"""\s*(?:"([^"]*)"|'([^']*)'|([\w-]+))\s*=""")


def line_of(text: str, table: str, key: str) -> int | None:
    """Return the line on which a key of a table stands, or the table if the key does not; from 1.

    Tables in braces stand on the line of their name.

    Parameters
    ----------
    text : str
        The file.
    table : str
        Name of the table with dots, empty for the top.
    key : str
        The key.

    Examples
    --------
    >>> text = 'title = "x"\\n[core]\\ncores = 3\\n[instructions]\\nfma = { ports = [] }\\n'
    >>> [line_of(text, *place) for place in (("", "title"), ("core", "cores"), ("instructions.fma", "ports"))]
    [1, 3, 5]
    >>> line_of(text, "core", "missing"), line_of(text, "caches", "L1")
    (2, None)
    """
    parent, _, name = table.rpartition(".")
    current, here, around = "", None, None
    for number, line in enumerate(text.splitlines(), start=1):
        if (header := _HEADER.match(line)) is not None:
            current = header[1].strip().replace('"', "").replace("'", "")
            if current == f"{table}.{key}".lstrip("."):
                return number
            around = number if current == table else around
            continue
        found = _KEY.match(line)
        word = next((part for part in found.groups() if part is not None), "") if found else ""
        if current == table and word == key:
            return number
        if name and current == parent and word == name:
            here = number
    return here or around


_DEEP = pattern(r"""(?<![\w-])(?:(?:[\w-]++|"[^"\n]*+"|'[^'\n]*+')[ \t]*+\.[ \t]*+){64}""")
"""Names joined by dots, each a table in another one: `tomllib` takes the square of their number."""
LARGEST_TOML = 4 << 20
"""Bytes of a TOML file, some hundred times the largest real one: `tomllib` is slow."""


def read_tables(path: Path) -> dict[str, Any]:
    """Return the tables of a TOML file.

    Raises
    ------
    UsageError
        If the file cannot be read, or is no TOML.
    """
    return tables_of(read_text(path, LARGEST_TOML), str(path))


def tables_of(text: str, file: str) -> dict[str, Any]:
    """Return the tables in the text of a TOML file.

    Raises
    ------
    UsageError
        If it is no TOML, is nested too deep, or has a number with too many digits.
    """
    import tomllib  # noqa: PLC0415 - its patterns take longer to compile than most files to read

    if _DEEP.search(text):
        raise UsageError(f"{file}: has a name of 64 parts or more, joined by dots; write tables")
    try:
        return tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        raise UsageError(f"{file}: is no TOML file: {error}; correct the line") from None
    except ValueError:  # Python reads integers of some 4300 digits, not more
        raise UsageError(f"{file}: has a number with too many digits; write it shorter") from None
    except RecursionError:
        raise UsageError(f"{file}: is nested too deep; write a table for each parameter") from None


class Table:
    """One table of the file: takes checked values out, then reports the keys that are left.

    Messages name the line where `text`, that of the whole file, is given.
    """

    def __init__(self, values: Any, file: str, name: str, text: str = "") -> None:
        self._file, self._name, self._text = file, name, text
        if not isinstance(values, dict):
            raise UsageError(f"{self._where('')} found {values!r}; make it a table")
        self._left: dict[str, Any] = dict(values)

    def _where(self, key: str) -> str:
        line = line_of(self._text, self._name, key) if self._text else None
        place = self._file if line is None else f"{self._file}, line {line}"
        return f"{place}: [{self._name}]" if self._name else f"{place}:"

    def error(self, key: str, found: str, remedy: str) -> UsageError:
        """Return the error for a value: place and key, the value found, and the remedy.

        Parameters
        ----------
        key : str
        found : str
            Description of the value found.
        remedy : str
            Advice for the message.
        """
        return UsageError(f"{self._where(key)} {key}: {found}; {remedy}")

    def _take(self, key: str, remedy: str) -> Any:
        if key not in self._left:
            raise self.error(key, "missing", remedy)
        return self._left.pop(key)

    def names(self) -> list[str]:
        return list(self._left)

    def has(self, key: str) -> bool:
        return key in self._left

    def table(self, key: str) -> Table:
        name = f"{self._name}.{key}".lstrip(".")
        return Table(self._take(key, "add this table"), self._file, name, self._text)

    def tables(self, key: str) -> list[Table]:
        """Return the tables of an array of tables.

        Raises
        ------
        UsageError
            If the value is missing or is no such array.
        """
        value = self._take(key, f"write each under [[{key}]]")
        if not isinstance(value, list) or not all(isinstance(item, dict) for item in value):
            raise self.error(key, f"found {value!r}", f"write each under [[{key}]]")
        name = f"{self._name}.{key}".lstrip(".")
        return [Table(item, self._file, name, self._text) for item in value]

    def number(self, key: str, *, zero: bool = False, most: float = math.inf) -> float:
        """Return a finite number above zero, up to `most`; with `zero`, zero is allowed.

        Raises
        ------
        UsageError
            If the value is missing or is no such number.
        """
        remedy = "give a finite number, zero or more" if zero else "give a finite number above zero"
        value = self._take(key, remedy)
        if not is_number(value) or value < 0 or (value == 0 and not zero):
            raise self.error(key, f"found {value!r}", remedy)
        self._check_size(key, value, most)
        return float(value)

    def integer(self, key: str, *, zero: bool = False, most: float = math.inf) -> int:
        """Return a whole number above zero, up to `most`; with `zero`, zero is allowed.

        Raises
        ------
        UsageError
            If the value is missing or is no such number.
        """
        remedy = "give a whole number, zero or more" if zero else "give a whole number above zero"
        value = self._take(key, remedy)
        if not isinstance(value, int) or isinstance(value, bool) or value < 0 or (value == 0 and not zero):
            raise self.error(key, f"found {value!r}", remedy)
        self._check_size(key, value, most)
        return value

    def _check_size(self, key: str, value: float, most: float) -> None:
        if value > most:
            raise self.error(key, f"found {value}", f"give at most {most:.15g}")

    def text(self, key: str) -> str:
        """Return a text that is not blank.

        Raises
        ------
        UsageError
            If the value is missing or is no such text.
        """
        value = self._take(key, "give a text")
        if not isinstance(value, str) or not value.strip():
            raise self.error(key, f"found {value!r}", "give a text")
        return value

    def flag(self, key: str) -> bool:
        """Return a truth value.

        Raises
        ------
        UsageError
            If the value is missing or is no truth value.
        """
        value = self._take(key, "give true or false")
        if not isinstance(value, bool):
            raise self.error(key, f"found {value!r}", "give true or false")
        return value

    def texts(self, key: str) -> tuple[str, ...]:
        """Return a list of texts.

        Raises
        ------
        UsageError
            If the value is missing or is no such list.
        """
        value = self._take(key, "give a list of texts")
        if not isinstance(value, list) or not all(isinstance(item, str) for item in value):
            raise self.error(key, f"found {value!r}", "give a list of texts")
        return tuple(value)

    def values(self, key: str) -> list[Any]:
        """Return a list of numbers, texts or truth values.

        Raises
        ------
        UsageError
            If the value is missing, is no list, or holds lists or tables.
        """
        value = self._take(key, "give a list")
        if not isinstance(value, list) or any(isinstance(item, list | dict) for item in value):
            raise self.error(key, f"found {value!r}", "give a list of numbers, texts or truth values")
        return value

    def close(self) -> None:
        """Check that every value was taken.

        Raises
        ------
        UsageError
            If one was not: its key is unknown.
        """
        for key in self._left:
            raise self.error(key, "unknown key", "remove it or correct its spelling")
