"""Rows of a measured data set -> cases that models can be held against."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Iterable, Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from ....analysis.machine.load import Machine, available_machines, load_machine
from ....analysis.measurement.disturbance import is_disturbed
from ....codegen.recorded_flags import UNKNOWN_FLAGS, unknown_flags
from ....codegen.simd.schedule import parse_schedule
from ....codegen.splits import parse_split
from ....codegen.variant import DType, Language, Mode, Variant
from ....errors import UsageError
from ..predictions.conditions import Conditions
from .processors import processors_of

if TYPE_CHECKING:
    import pandas as pd

_NEEDED = (
    *("order", "split", "mode", "language", "dtype", "compiler", "compiler_version", "flags"),
    *("vector_bits", "threads", "n_elements", "residence", "gflops", "frequency_ghz", "code"),
    *("problem", "machine"),
)
HAS_PROBLEM = "has a problem"
NO_SPEED = "has no measured speed"
DRIFTED = "the reference beside it was slow"
DISTURBED = "other programs disturbed it"
OTHER_MACHINE = "measured on another machine"


@dataclass(frozen=True, slots=True)
class Case:
    """Measured row: kernel, build, run conditions and speed.

    Attributes
    ----------
    flags : tuple of str
        Flags of the compiler as recorded; empty where unknown.
    vector_bits : int or None
        Preferred vector width; None for that of the target.
    code : str or None
        Digest of the instructions that were measured; None where the row was imported without.
    gflops : float
        Measured, per core.
    date : str or None
        Time of the measurement, common to the rows of one block of a campaign.
    """

    variant: Variant
    compiler: str
    compiler_version: str | None
    flags: tuple[str, ...]
    vector_bits: int | None
    conditions: Conditions
    code: str | None
    gflops: float
    date: str | None = None


def cases(
    table: pd.DataFrame, machine: Machine, *, trust_flags: bool = False
) -> tuple[list[Case], Counter[str]]:
    """Return the cases of a data set, and how many rows are left out, by reason.

    Parameters
    ----------
    table : pandas.DataFrame
        As `read_dataset` returns it.
    machine : Machine
        Rows of another processor are left out; its clock stands in where a row has none.
    trust_flags : bool
        True to keep rows with any flags: compilers get them, and some flags name programs that are run.

    Raises
    ------
    UsageError
        If a column is missing, a row says what cannot be, or nothing says which rows are of the machine.
    """
    if missing := [name for name in _NEEDED if name not in table.columns]:
        raise UsageError(f"the data set lacks {', '.join(missing)}; write it with `chainline measure`")
    others = _other_machines(machine, table["machine"].unique())
    elsewhere = processors_of(table, machine).others
    kept: list[Case] = []
    skipped: Counter[str] = Counter()
    for number, raw in enumerate(table.to_dict("records"), 1):
        row = {str(name): _present(value) for name, value in raw.items()}
        if reason := _unfit(row, others, elsewhere):
            skipped[reason] += 1
            continue
        try:
            case = _case(row, machine)
        except (UsageError, ValueError, TypeError) as error:
            raise UsageError(f"row {number} of the data set: {error}; measure it again") from None
        if not trust_flags and unknown_flags(case.flags):
            skipped[UNKNOWN_FLAGS] += 1
        else:
            kept.append(case)
    return kept, skipped


def _unfit(row: Mapping[str, Any], others: set[str], elsewhere: Collection[str]) -> str | None:
    if row["problem"]:
        return HAS_PROBLEM
    if not row["gflops"]:
        return NO_SPEED
    if row.get("drifted"):
        return DRIFTED
    if is_disturbed(int(row.get("repetitions") or 0), row.get("undisturbed_share"), row.get("uncertainty")):
        return DISTURBED
    if row.get("cpu") in elsewhere:
        return f"{OTHER_MACHINE}, {row['cpu']}"
    return OTHER_MACHINE if row["machine"] in others else None


def _case(row: Mapping[str, Any], machine: Machine) -> Case:
    order = int(row["order"])
    variant = Variant(
        order,
        parse_split(row["split"], order + 1),
        Mode(row["mode"]),
        Language(row["language"]),
        DType(row["dtype"]),
        parse_schedule(row["schedule"]) if row.get("schedule") else None,
    )
    bits = int(row["vector_bits"]) if row["vector_bits"] else None
    conditions = Conditions(
        # measured right after the kernel, before the clock changes again
        frequency_ghz=float(row["frequency_ghz"] or machine.core.clock_ghz(bits or machine.vector_bits)),
        n_elements=int(row["n_elements"]),
        residence=row["residence"],
        cores=int(row["threads"] or 1),
    )
    return Case(
        variant=variant,
        compiler=row["compiler"],
        compiler_version=row["compiler_version"],
        flags=tuple((row["flags"] or "").split()),
        vector_bits=bits,
        conditions=conditions,
        code=row["code"] or None,
        gflops=float(row["gflops"]),
        date=row.get("date") or None,
    )


def _present(value: Any) -> Any:
    """Return a cell, None for each of the ways in which a table marks an empty one."""
    return None if value is None or value != value or str(value) == "<NA>" else value  # noqa: PLR0124


def _other_machines(machine: Machine, names: Iterable[Any]) -> set[str]:
    """Return the names of shipped machines of another processor; a user's own machine files do not count."""
    shipped = set(available_machines())
    return {name for name in names if name in shipped and load_machine(name).target != machine.target}
