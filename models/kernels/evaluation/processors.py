"""Processors of a data set: the rows of a given machine, and those of others.

A row names the processor that it was measured on, and the embedded compiler records the processor it compiled
for. A data set of a single processor is taken as one of the machine.
"""

from __future__ import annotations

import re
from collections import defaultdict
from collections.abc import Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING

from ....analysis.machine.load import Machine, available_machines, load_machine
from ....errors import UsageError

if TYPE_CHECKING:
    import pandas as pd

_PROCESSOR_FLAG = re.compile(r"-mcpu=(\S+)")


@dataclass(frozen=True, slots=True)
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


def processors_said(found: Processors, machine: Machine) -> str | None:
    """Return a line with the processors of a data set; None where there is but one.

    Examples
    --------
    >>> from chainline.analysis.machine.load import load_machine
    >>> processors_said(Processors({"A": 3}, {"B": 2}), load_machine("zen5"))
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
