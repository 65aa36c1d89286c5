"""CSV rows measured elsewhere -> rows of a data set, with cycles, GFLOPS and chain ratio.

    order,split,gflops,n_fma,frequency_ghz,compiler,n_elements,threads
    7,"4,4",18.2,1344,2.2,frt,512,12

`order`, `split` and one of `gflops` (per core), `cycles` (per element and core) or
`total_cycles` (per core, of all `calls` of `n_elements` each) are needed; the rest has defaults. Figures come
from PAPI or a vendor's profiler.
"""

from __future__ import annotations

import math
from collections.abc import Iterable, Iterator, Mapping, Sequence
from datetime import UTC, datetime

from ...codegen.compilers import compiler_language, compiler_names
from ...codegen.render import render
from ...codegen.splits import parse_split
from ...codegen.target import Target
from ...codegen.toolchain import find_toolchain
from ...codegen.variant import DType, Language, Mode, Variant
from ...errors import ChainlineError, UsageError
from ...files.untrusted import csv_cells
from ...records import record
from ...version import __version__
from ..machine.digest import machine_digest
from ..machine.load import Machine
from ..machine.residence import residence
from .dataset.row import IMPORTED, MOST_OF_ONE, SIMULATED, Row
from .measured_ratio import count_fma, kernel_cycles, retrospective

SPEEDS = ("gflops", "cycles", "total_cycles")
_NUMBERS = (*SPEEDS, "frequency_ghz", "n_fma")
_COUNTS = {"n_elements": 1, "threads": 1, "calls": 1, "repetitions": 1, "vector_bits": 0}
_TEXTS = ("mode", "dtype", "compiler", "compiler_version", "flags", "date", "cpu", "host", "origin")
ORIGINS = (IMPORTED, SIMULATED)
_MOST_DIGITS = len(str(MOST_OF_ONE)) - 1
_SMALLEST, _LARGEST = 1e-15, 1e18
"""Of speeds, clocks and counts of instructions: what is computed from three of them is in bounds of a row."""
COLUMNS_KNOWN = ("order", "split", *_NUMBERS, *_COUNTS, *_TEXTS)


@record
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
        yield _csv_row(dict(zip(names, cells, strict=True)), where, line)


def _csv_row(values: Mapping[str, str], where: str, line: int) -> CsvRow:
    given = {name: value.strip() for name, value in values.items() if value.strip()}
    for name in ("order", "split"):
        if name not in given:
            raise UsageError(f"{where}, column {name}: empty; give a value")
    numbers = {name: _number(where, name, given[name]) for name in _NUMBERS if name in given}
    if not set(SPEEDS) & set(numbers):
        raise UsageError(f"{where}: none of {', '.join(SPEEDS)} is given; give one")
    counts = {
        name: _whole_number(where, name, given[name]) if name in given else default
        for name, default in _COUNTS.items()
    }
    texts = {name: given[name] for name in _TEXTS if name in given}
    if (origin := texts.get("origin", IMPORTED)) not in ORIGINS:
        raise UsageError(f"{where}, column origin: found {origin!r}; give {' or '.join(ORIGINS)}")
    order = _whole_number(where, "order", given["order"])
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


def _whole_number(where: str, name: str, text: str) -> int:
    if not (text.isascii() and text.isdigit() and len(text) <= _MOST_DIGITS and int(text)):
        found = text if len(text) <= _MOST_DIGITS else f"{text[:_MOST_DIGITS]}..."
        raise UsageError(
            f"{where}, column {name}: found {found!r}; give a whole number above zero, of at most "
            f"{_MOST_DIGITS} digits"
        )
    return int(text)


def import_csv(text: str, file: str, machine: Machine, target: Target) -> list[Row]:
    """Return the rows of a CSV file that was measured on a machine.

    Parameters
    ----------
    text : str
        The file's content.
    file : str
        Its name, for messages and as origin.
    machine : Machine
        Machine of the measurement: gives clock, latency, throughput and caches.
    target : Target
        The machine for compilers: where a compiler is here that the file names, FMA are
        counted in its code; otherwise the file's `n_fma` counts, or there is no ratio.

    Raises
    ------
    UsageError
        In one line: file, line, column, what was found, what to do.
    """
    return [_row(entry, file, machine, target) for entry in parse_csv(text, file)]


def _row(entry: CsvRow, file: str, machine: Machine, target: Target) -> Row:
    compiler = entry.texts.get("compiler", "unknown")
    variant = _variant(entry, file, compiler)
    frequency_ghz = entry.numbers.get("frequency_ghz", machine.core.frequency_ghz)
    cycles = _cycles(entry, variant, frequency_ghz)
    n_fma = entry.numbers.get("n_fma") or _count(variant, compiler, target)
    bits = entry.counts["vector_bits"] or machine.vector_bits
    past = retrospective(cycles, n_fma, machine, bits) if n_fma else None
    seconds = cycles / frequency_ghz * 1e-9
    threads, n_elements = entry.counts["threads"], entry.counts["n_elements"]
    return Row(
        order=variant.order,
        np=variant.np,
        split=variant.split_text,
        mode=str(variant.mode),
        language=str(variant.language),
        dtype=str(variant.dtype),
        compiler=compiler,
        compiler_version=entry.texts.get("compiler_version", "unknown"),
        flags=entry.texts.get("flags", ""),
        vector_bits=bits,
        threads=threads,
        n_elements=n_elements,
        residence=residence(variant, n_elements, machine.caches, threads),
        seconds=seconds,
        cycles=cycles,
        gflops=variant.nominal_flops / seconds * 1e-9,
        frequency_ghz=frequency_ghz,
        repetitions=entry.counts["repetitions"],
        spread=None,
        code=None,
        n_fma=n_fma,
        fma_cycles=past.fma_cycles if past else None,
        ratio=past.ratio if past else None,
        ratio_in_range=past.in_range if past else None,
        reference_seconds=None,
        drift=None,
        drifted=None,
        error=None,
        tolerance=None,
        problem=None,
        cpu=entry.texts.get("cpu", machine.title),
        host=entry.texts.get("host", "unknown"),
        machine=machine.key,
        machine_digest=machine_digest(machine),
        chainline_version=__version__,
        date=entry.texts.get("date", datetime.now(UTC).isoformat(timespec="seconds")),
        origin=f"{entry.texts.get('origin', IMPORTED)}: {file}",
    )


def _variant(entry: CsvRow, file: str, compiler: str) -> Variant:
    language = compiler_language(compiler) if compiler in compiler_names() else Language.FORTRAN
    try:
        return Variant(
            entry.order,
            parse_split(entry.split, entry.order + 1),
            Mode(entry.texts.get("mode", Mode.ELEMENT)),
            language,
            DType(entry.texts.get("dtype", DType.FLOAT64)),
        )
    except ValueError as error:  # UsageError is one
        raise UsageError(f"{file}, line {entry.line}: {error}") from None


def _cycles(entry: CsvRow, variant: Variant, frequency_ghz: float) -> float:
    if "cycles" in entry.numbers:
        return entry.numbers["cycles"]
    if "total_cycles" in entry.numbers:
        return entry.numbers["total_cycles"] / (entry.counts["calls"] * entry.counts["n_elements"])
    return kernel_cycles(variant.nominal_flops, entry.numbers["gflops"], frequency_ghz)


def _count(variant: Variant, compiler: str, target: Target) -> float | None:
    if compiler not in compiler_names():
        return None
    try:
        return count_fma(find_toolchain(compiler, target).assemble(render(variant), target))
    except ChainlineError:
        return None  # not installed here: the row has no ratio
