"""Rows of numbers in a text file: a line for each, numbers between commas or spaces."""

from __future__ import annotations

import math
from pathlib import Path

from ..errors import UsageError
from .untrusted import read_text

_MOST_BYTES = 1 << 20


def read_rows(path: Path, most: int) -> list[list[float]]:
    """Return the rows of a file; empty lines and those that begin with # are left out.

    Parameters
    ----------
    path : Path
    most : int
        Rows, and numbers of each, that there may be.

    Raises
    ------
    UsageError
        If it cannot be read or is no matrix of finite numbers; the error says in which line.
    """
    rows: list[list[float]] = []
    for number, line in enumerate(read_text(path, _MOST_BYTES).splitlines(), 1):
        words = line.replace(",", " ").split()
        if not words or words[0].startswith("#"):
            continue
        rows.append([_number(word, f"{path}:{number}") for word in words])
        if len(words) != len(rows[0]):
            raise UsageError(f"{path}:{number}: {len(words)} numbers, {len(rows[0])} in the first row")
        if max(len(rows), len(words)) > most:
            raise UsageError(f"{path}:{number}: more than {most} rows or columns")
    if not rows:
        raise UsageError(f"{path}: no numbers; give a line for each row")
    return rows


def _number(word: str, where: str) -> float:
    try:
        value = float(word)
    except ValueError:
        value = math.nan
    if not math.isfinite(value):
        raise UsageError(f"{where}: {word!r} is no finite number")
    return value
