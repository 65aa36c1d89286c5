"""Rows of a measured data set -> cases that models are evaluated on, and the processors of the rows.

A row names the processor that it was measured on, and the embedded compiler records the processor it compiled
for. A data set of a single processor is taken as one of the machine.
"""

from __future__ import annotations

import re
from collections import Counter, defaultdict
from collections.abc import Collection, Iterable, Mapping
from typing import TYPE_CHECKING, Any

from ....analysis.machine.load import Machine, available_machines, load_machine
from ....analysis.measurement.disturbance import is_disturbed
from ....codegen.flags import UNKNOWN_FLAGS, unknown_flags
from ....codegen.splits import parse_split
from ....codegen.variant import DType, Language, Mode, Variant
from ....codegen.vector.schedule import parse_schedule
from ....errors import UsageError
from ....records import record
from ..predictions.conditions import Conditions

if TYPE_CHECKING:
    import pandas as pd


_PROCESSOR_FLAG = re.compile(r"-mcpu=(\S+)")


@record
class Processors:
    """The processors of a data set, with their rows.

    Attributes
    ----------
    taken, others : mapping of str to int
        Rows of each processor of the given machine, and of each other one.
    guessed : bool
        True where the rows are assigned only by the vendor's name, and the others being known.
    """

    taken: Mapping[str, int]
    others: Mapping[str, int]
    guessed: bool = False


def processors_of(table: pd.DataFrame, machine: Machine) -> Processors:
    """Return the processors of a data set, divided into the machine's and others.

    Parameters
    ----------
    table : pandas.DataFrame
        As `read_dataset` returns it.
    machine : Machine

    Raises
    ------
    UsageError
        If several may be, and nothing says which.
    """
    if "cpu" not in table.columns:
        return Processors({}, {})
    counted = table["cpu"].dropna().value_counts()
    rows = {str(cpu): int(n) for cpu, n in counted.items()}
    if len(rows) < 2:
        return Processors(rows, {})
    names = _compiled_for(table)
    titled = [cpu for cpu in rows if cpu == machine.title]
    named = [cpu for cpu in rows if names[cpu] & set(machine.llvm_cpus)]
    found, guessed = titled or named, False
    if not found:
        found, guessed = _unknown(rows, names, machine), True
    return Processors(
        {cpu: n for cpu, n in rows.items() if cpu in found},
        {cpu: n for cpu, n in rows.items() if cpu not in found},
        guessed and bool(found),
    )


def _compiled_for(table: pd.DataFrame) -> Mapping[str, set[str]]:
    """Return, by processor, the names by which the embedded compiler knows it."""
    found: dict[str, set[str]] = defaultdict(set)
    ours = table[table["compiler"] == "llvm"]
    for cpu, flags in ours[["cpu", "flags"]].drop_duplicates().itertuples(index=False):
        found[str(cpu)].update(_PROCESSOR_FLAG.findall(str(flags)))
    return found


def _unknown(rows: Mapping[str, int], names: Mapping[str, set[str]], machine: Machine) -> list[str]:
    """Return the processor that no machine file knows and that is of this vendor, if there is one."""
    known = {name for key in available_machines() for name in load_machine(key).llvm_cpus}
    vendor = _vendor(machine.title)
    left = [cpu for cpu in rows if not names[cpu] & known and _vendor(cpu) == vendor]
    if len(left) > 1:
        those = ", ".join(left)
        raise UsageError(
            f"rows of {len(left)} processors may be those of {machine.key}: {those}; give data sets of one"
        )
    return left


def _vendor(title: str) -> str:
    """Return the first word of a processor's name.

    Examples
    --------
    >>> _vendor("Intel(R) Xeon(R) Processor (family 6, model 167)"), _vendor("AMD EPYC 9655 (Zen 5, Turin)")
    ('intel', 'amd')
    """
    found = re.match(r"[A-Za-z]+", title)
    return found[0].lower() if found else ""


def processors_note(found: Processors, machine: Machine) -> str | None:
    """Return a line with the processors of a data set; None where there is but one.

    Examples
    --------
    >>> from chainline.analysis.machine.load import load_machine
    >>> processors_note(Processors({"A": 3}, {"B": 2}), load_machine("zen5"))
    'rows of 2 processors: for zen5 those of A (3) are taken, those of B (2) left out'
    """
    if len(found.taken) + len(found.others) < 2:
        return None
    taken, others = (
        ", ".join(f"{cpu} ({n})" for cpu, n in each.items()) for each in (found.taken, found.others)
    )
    line = f"rows of {len(found.taken) + len(found.others)} processors: for {machine.key} "
    line += f"those of {taken} are taken" if found.taken else "none are taken"
    line += f", those of {others} left out" if others else ""
    if found.guessed:
        line += "; no machine file knows that processor, and no other of this vendor is unknown: check it"
    if len(found.taken) > 1:
        line += "; they are taken as one processor"
    return line


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


@record
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
