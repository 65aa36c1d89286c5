"""Rows measured elsewhere: a CSV file with GFLOPS or cycles, from PAPI or a vendor's profiler.

    order,split,gflops,n_fma,frequency_ghz,compiler,n_elements,threads
    7,"4,4",18.2,1344,2.2,frt,512,12

`order`, `split` and one of `gflops` (per core), `cycles` (per element and core) or
`total_cycles` (per core, of all `calls` of `n_elements` each) are needed; the rest has defaults.
"""

from __future__ import annotations

import math
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass

from ....errors import UsageError
from ....files.untrusted import csv_cells
from .row import IMPORTED, MOST_OF_ONE, SIMULATED

SPEEDS = ("gflops", "cycles", "total_cycles")
_NUMBERS = (*SPEEDS, "frequency_ghz", "n_fma")
_COUNTS = {"n_elements": 1, "threads": 1, "calls": 1, "repetitions": 1, "vector_bits": 0}
_TEXTS = ("mode", "dtype", "compiler", "compiler_version", "flags", "date", "cpu", "host", "origin")
ORIGINS = (IMPORTED, SIMULATED)
_MOST_DIGITS = len(str(MOST_OF_ONE)) - 1
_SMALLEST, _LARGEST = 1e-15, 1e18
"""Of speeds, clocks and counts of instructions: what is computed from three of them is in bounds of a row."""
COLUMNS_KNOWN = ("order", "split", *_NUMBERS, *_COUNTS, *_TEXTS)


@dataclass(frozen=True, slots=True)
class CsvRow:
    """Checked line of the file; missing values are None, "" or a default.

    Attributes
    ----------
    line : int
        Line in the file, for messages.
    numbers : dict of str to float
        Of `gflops`, `cycles`, `total_cycles`, `frequency_ghz`, `n_fma` those that are given.
    counts : dict of str to int
        `n_elements` (per thread), `threads`, `calls`, `repetitions`, `vector_bits`.
    texts : dict of str to str
        Mode, dtype, compiler and so on, where given; `origin` "simulated" for what nobody measured.
    """

    line: int
    order: int
    split: str
    numbers: dict[str, float]
    counts: dict[str, int]
    texts: dict[str, str]


def parse_csv(text: str, file: str) -> list[CsvRow]:
    """Return the rows of a CSV file.

    Raises
    ------
    UsageError
        If a column is unknown or missing or a value is wrong: file, line, column, what to do.
    """
    lines = csv_cells(text, file)
    names = [name.strip() for name in next(lines, (1, []))[1]]
    _check_header(names, file)
    rows = list(_rows(names, lines, file))
    if not rows:
        raise UsageError(f"{file}: no rows; give at least one below the header")
    return rows


def _check_header(names: list[str], file: str) -> None:
    for name in names:
        if name not in COLUMNS_KNOWN:
            raise UsageError(f"{file}, line 1: unknown column {name!r}; known: {', '.join(COLUMNS_KNOWN)}")
    for name in ("order", "split"):
        if name not in names:
            raise UsageError(f"{file}, line 1: column '{name}' is missing; add it")
    if not set(SPEEDS) & set(names):
        raise UsageError(f"{file}, line 1: no column of {', '.join(SPEEDS)}; add one")


def _rows(names: Sequence[str], lines: Iterable[tuple[int, Sequence[str]]], file: str) -> Iterator[CsvRow]:
    for line, cells in lines:
        where = f"{file}, line {line}"
        if len(cells) != len(names):
            raise UsageError(f'{where}: not as many values as columns; quote a split: "4,4"')
        yield _row(dict(zip(names, cells, strict=True)), where, line)


def _row(values: Mapping[str, str], where: str, line: int) -> CsvRow:
    given = {name: value.strip() for name, value in values.items() if value.strip()}
    for name in ("order", "split"):
        if name not in given:
            raise UsageError(f"{where}, column {name}: empty; give a value")
    numbers = {name: _number(where, name, given[name]) for name in _NUMBERS if name in given}
    if not set(SPEEDS) & set(numbers):
        raise UsageError(f"{where}: none of {', '.join(SPEEDS)} is given; give one")
    counts = {
        name: _count(where, name, given[name]) if name in given else default
        for name, default in _COUNTS.items()
    }
    texts = {name: given[name] for name in _TEXTS if name in given}
    if (origin := texts.get("origin", IMPORTED)) not in ORIGINS:
        raise UsageError(f"{where}, column origin: found {origin!r}; give {' or '.join(ORIGINS)}")
    order = _count(where, "order", given["order"])
    return CsvRow(line, order, given["split"], numbers, counts, texts)


def _number(where: str, name: str, text: str) -> float:
    try:
        value = float(text)
    except ValueError:
        value = math.nan
    if not _SMALLEST <= value <= _LARGEST:
        raise UsageError(
            f"{where}, column {name}: found {text!r:.40}; give a number above zero, from {_SMALLEST:g} to "
            f"{_LARGEST:g}"
        )
    return value


def _count(where: str, name: str, text: str) -> int:
    if not (text.isascii() and text.isdigit() and len(text) <= _MOST_DIGITS and int(text)):
        found = text if len(text) <= _MOST_DIGITS else f"{text[:_MOST_DIGITS]}..."
        raise UsageError(
            f"{where}, column {name}: found {found!r}; give a whole number above zero, of at most "
            f"{_MOST_DIGITS} digits"
        )
    return int(text)
