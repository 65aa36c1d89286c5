"""CSV rows of another machine -> rows of a data set, with cycles, GFLOPS and chain ratio."""

from __future__ import annotations

from datetime import UTC, datetime

from ...codegen.compilers import compiler_language, compiler_names
from ...codegen.render import render
from ...codegen.splits import parse_split
from ...codegen.target import Target
from ...codegen.toolchain import find_toolchain
from ...codegen.variant import DType, Language, Mode, Variant
from ...errors import ChainlineError, UsageError
from ...version import __version__
from ..machine.digest import machine_digest
from ..machine.load import Machine
from ..machine.residence import residence
from .dataset import IMPORTED, Row
from .dataset.csv_rows import CsvRow, parse_csv
from .retrospective import count_fma, kernel_cycles, retrospective


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
