"""Configurations that a user lists in a CSV file, or spans by values of parameters."""

from __future__ import annotations

import itertools
import math
from collections import Counter
from collections.abc import Sequence
from pathlib import Path
from typing import TypeAlias

from ....api.request.ranges import whole_numbers
from ....errors import UsageError
from ....files.untrusted import csv_cells, read_text
from ....models.empirical.formulas.terms import shortened

Row: TypeAlias = dict[str, int]
_MOST = 1_000_000
_MOST_DIGITS = 15


def configuration_rows(path: str | None, values: Sequence[str]) -> list[Row]:
    """Return every line of a list with every combination of values.

    Parameters
    ----------
    path : str or None
        A CSV file with a column for each of some parameters, as `chainline sample -o` writes it.
    values : sequence of str
        Of other parameters: ``nx=8-64:8``, or ``ny=nx`` for the value of another.

    Raises
    ------
    UsageError
        If the file cannot be read or has no whole numbers, or values are none, given twice, or too many.
    """
    listed = _listed(Path(path)) if path else [{}]
    spanned, equal = _spanned(values)
    for name in [*spanned, *equal]:
        if name in listed[0]:
            raise UsageError(f"--values {name}=...: {path} has a column {name}; leave one of them out")
    n = len(listed) * math.prod(map(len, spanned.values()))
    if n > _MOST:
        raise UsageError(f"--values: {n} configurations, more than {_MOST}; give fewer values")
    combinations = [dict(zip(spanned, row, strict=True)) for row in itertools.product(*spanned.values())]
    rows = [{**row, **combination} for row in listed for combination in combinations]
    for name, other in equal.items():
        if other not in rows[0]:
            raise UsageError(f"--values {name}={other}: there are no values of {other}; give some")
        rows = [{**row, name: row[other]} for row in rows]
    return rows


def _spanned(texts: Sequence[str]) -> tuple[dict[str, list[int]], dict[str, str]]:
    """Return values by parameter, and parameters that are equal to another."""
    spanned: dict[str, list[int]] = {}
    equal: dict[str, str] = {}
    for text in texts:
        name, sign, values = text.partition("=")
        if not sign or not name:
            raise UsageError(f"--values {text}: give a parameter and its values, such as I=128-256:16")
        if name in spanned or name in equal:
            raise UsageError(f"--values {text}: {name} has values already; give all in one list")
        if values.isidentifier():
            equal[name] = values
            continue
        try:
            spanned[name] = whole_numbers(values)
        except ValueError as error:
            raise UsageError(f"--values: {error}") from None
    return spanned, equal


def _listed(path: Path) -> list[Row]:
    lines = csv_cells(read_text(path), str(path))
    _, names = next(lines, (1, []))
    for name, times in Counter(names).items():
        if times > 1:
            raise UsageError(f"{path}: two columns {shortened(name)!r}; leave one of them out")
    rows = [_row(path, number, names, cells) for number, cells in lines]
    if not rows:
        raise UsageError(f"{path}: has no configurations; give a header and a line for each")
    return rows


def _row(path: Path, line: int, names: list[str], cells: list[str]) -> Row:
    if len(cells) != len(names):
        raise UsageError(
            f"{path}, line {line}: {len(cells)} values, the header has {len(names)}; give as many"
        )
    return {name: _whole(path, line, name, text) for name, text in zip(names, cells, strict=True)}


def _whole(path: Path, line: int, name: str, text: str) -> int:
    # a design writes 8 as 8.0 where other values of the option are no whole numbers
    digits = text.strip().removesuffix(".0")
    if len(digits) > _MOST_DIGITS or not digits.removeprefix("-").isdecimal():
        raise UsageError(f"{path}, line {line}: {name} is {shortened(text)!r}; give whole numbers")
    return int(digits)
