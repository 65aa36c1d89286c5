"""Row of a data set: kernel, build, run conditions and measurement.

`COLUMNS` states every column once, with its unit and meaning; the parquet schema, the reader's
checks and the documentation all come from it.
"""

from __future__ import annotations

from dataclasses import fields
from typing import Any

from ....codegen.cache import content_key
from ....files.untrusted import is_number
from ....records import record
from ..disturbance import is_disturbed

SCHEMA_VERSION = 2
MEASURED, IMPORTED, SIMULATED = "measured", "imported", "simulated"


@record
class Column:
    """Name, type ("int", "float", "bool" or "text"), unit and meaning of a column.

    `positive` numbers count or measure something that is there: above zero, see `SMALLEST`.
    """

    name: str
    kind: str
    unit: str
    meaning: str
    optional: bool = False
    positive: bool = False


COLUMNS = (
    Column("order", "int", "", "polynomial order P", positive=True),
    Column("np", "int", "", "degrees of freedom per direction, P + 1", positive=True),
    Column("split", "text", "", "lengths of the parts of the inner product, such as 4,4"),
    Column("mode", "text", "", "x, y, z or element"),
    Column("language", "text", "", "c, fortran or llvm"),
    Column("dtype", "text", "", "float64 or float32"),
    Column("compiler", "text", "", "key of the compiler"),
    Column("compiler_version", "text", "", "what the compiler says of itself"),
    Column("flags", "text", "", "every flag, separated by spaces"),
    Column("vector_bits", "int", "bit", "preferred vector width", positive=True),
    Column("threads", "int", "", "threads, one a core, each with elements of its own", positive=True),
    Column("n_elements", "int", "", "elements of one call, per thread", positive=True),
    Column("residence", "text", "", "innermost level that holds the working set: L1, L2, L3, memory"),
    Column("seconds", "float", "s", "per element and core, minimum over the samples that count", True, True),
    Column("cycles", "float", "cycle", "the same in clock cycles (Ren et al., Eq. A.1)", True, True),
    Column("gflops", "float", "GFLOPS", "per core, 2 Np^4 operations a mode product", True, True),
    Column("frequency_ghz", "float", "GHz", "clock, median beside the samples", True, True),
    Column("repetitions", "int", "", "samples"),
    Column("spread", "float", "", "median of the samples that count over minimum, less one", True),
    Column("code", "text", "", "digest of the instructions; equal for equal code", True),
    Column("n_fma", "float", "", "FMA instructions executed per element", True),
    Column("fma_cycles", "float", "cycle", "cycles per FMA instruction (Eq. A.2)", True),
    Column("ratio", "float", "", "retrospective chain ratio (Eq. A.3)", True),
    Column("ratio_in_range", "bool", "", "whether the ratio lies in [0, 1]", True),
    Column("reference_seconds", "float", "s", "the reference kernel beside it, per element", True, True),
    Column("drift", "float", "", "reference over its median in this data set, less one", True),
    Column("drifted", "bool", "", "whether the reference was more than 5 % slower", True),
    Column("error", "float", "", "largest relative error against numpy", True),
    Column("tolerance", "float", "", "what that error may be", True),
    Column("problem", "text", "", "why there is no time", True),
    Column("cpu", "text", "", "processor, with family, model and stepping"),
    Column("host", "text", "", "network name of the machine"),
    Column("machine", "text", "", "key of the machine file that gave latency and throughput"),
    Column("machine_digest", "text", "", "digest of that machine record"),
    Column("chainline_version", "text", "", "version that wrote the row"),
    Column("date", "text", "", "UTC, ISO 8601"),
    Column("origin", "text", "", "measured, imported: FILE, or simulated: FILE"),
    Column("schedule", "text", "", "layout of explicit vectors, null where the compiler vectorised", True),
    Column("microcode", "text", "", "revision of the processor's microcode", True),
    Column("os_kernel", "text", "", "release of the operating system", True),
    Column("merged_from", "text", "", "data set that the row was in before it was merged", True),
    Column("undisturbed_share", "float", "", "share of the samples that no other program disturbed", True),
    Column("uncertainty", "float", "", "relative, of the time, by what its samples differ", True),
)
READABLE = (1, SCHEMA_VERSION)
"""Versions of the schema that are read: what a version added is null in rows of those before."""
ADDED = ("schedule", "microcode", "os_kernel", "merged_from", "undisturbed_share", "uncertainty")
"""Columns that older files lack: null there."""
SMALLEST, LARGEST = 1e-100, 1e100
"""Between these lies every positive number: what is computed from some of them is a number, too."""
MOST_OF_ONE = 10**12
"""The same of whole numbers: there is no memory for as many elements."""
_BITS = 64  # of a whole number in a parquet file

_KEY = (
    "order",
    "split",
    "mode",
    "language",
    "dtype",
    "compiler",
    "compiler_version",
    "flags",
    "vector_bits",
    "threads",
    "n_elements",
    "cpu",
)


@record
class Row:
    """A row; the fields are `COLUMNS`, in order."""

    order: int
    np: int
    split: str
    mode: str
    language: str
    dtype: str
    compiler: str
    compiler_version: str
    flags: str
    vector_bits: int
    threads: int
    n_elements: int
    residence: str
    seconds: float | None
    cycles: float | None
    gflops: float | None
    frequency_ghz: float | None
    repetitions: int
    spread: float | None
    code: str | None
    n_fma: float | None
    fma_cycles: float | None
    ratio: float | None
    ratio_in_range: bool | None
    reference_seconds: float | None
    drift: float | None
    drifted: bool | None
    error: float | None
    tolerance: float | None
    problem: str | None
    cpu: str
    host: str
    machine: str
    machine_digest: str
    chainline_version: str
    date: str
    origin: str
    schedule: str | None = None
    microcode: str | None = None
    os_kernel: str | None = None
    merged_from: str | None = None
    undisturbed_share: float | None = None
    uncertainty: float | None = None

    @property
    def key(self) -> str:
        """Identity: rows with the same key measure the same thing on the same processor."""
        return key_of(self.as_dict())

    @property
    def disturbed(self) -> bool:
        """True where other programs disturbed the row so that its time decides nothing; see `disturbance`."""
        return is_disturbed(self.repetitions, self.undisturbed_share, self.uncertainty)

    def as_dict(self) -> dict[str, Any]:
        """Return the values by column name."""
        return {field.name: getattr(self, field.name) for field in fields(self)}


def key_of(values: dict[str, Any]) -> str:
    """Return the identity of a row given by its columns."""
    # rows without a schedule keep the key that they had before there were any
    schedule = values.get("schedule")
    return content_key(*(str(values[name]) for name in _KEY), *([schedule] if schedule else []))


def row_from(values: dict[str, Any]) -> Row:
    """Return the row of a mapping from column names to values.

    Raises
    ------
    ValueError
        If a value is not of its column's type, is no finite number, or not positive where it must be.
    """
    known: dict[str, Any] = {column.name: values.get(column.name) for column in COLUMNS}
    for column in COLUMNS:
        value = known[column.name]
        if not (column.optional if value is None else _holds(column.kind, value)):
            raise ValueError(f"column '{column.name}': {str(value)[:40]!r} is no {column.kind}")
        if column.positive and value is not None and not _is_positive(column.kind, value):
            raise ValueError(f"column '{column.name}': {str(value)[:40]} is not above zero, or beyond bounds")
    return Row(**known)


def _holds(kind: str, value: Any) -> bool:
    if kind == "float":
        return is_number(value)
    if kind == "int":
        return type(value) is int and value.bit_length() < _BITS
    return type(value) is (bool if kind == "bool" else str)


def _is_positive(kind: str, value: Any) -> bool:
    return bool(1 <= value <= MOST_OF_ONE if kind == "int" else SMALLEST <= value <= LARGEST)
