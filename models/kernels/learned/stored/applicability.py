"""Coverage of a question by a model's training data: machine, compiler, order, residence."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from enum import StrEnum
from typing import TYPE_CHECKING

from .....analysis.machine.digest import is_digest_of
from .....analysis.machine.load import available_machines
from .....analysis.machine.record import Machine
from .....analysis.measurement.dataset.row import SIMULATED
from .....codegen.target import Target, find_target, processor_target
from .....errors import UsageError, argument
from ...evaluation.cases import Case
from ..samples import FAMILIES
from .manifest import Manifest, training_range
from .provenance import DataUsed, MachineUsed

if TYPE_CHECKING:
    import pandas as pd


_PROCESSOR_FLAG = "-mcpu="


class Match(StrEnum):
    """Relation of a machine to those that a model was trained for."""

    SAME = "same"
    REDESCRIBED = "redescribed"
    OTHER = "other"


def match_of(manifest: Manifest, machine: Machine) -> Match:
    """Return the relation of a machine to those trained for.

    `REDESCRIBED` is the same processor with another description.
    """
    if any(is_digest_of(theirs.digest, machine) for theirs in manifest.machines):
        return Match.SAME
    return Match.REDESCRIBED if _redescribed(manifest, machine) else Match.OTHER


def _redescribed(manifest: Manifest, machine: Machine) -> MachineUsed | None:
    """Return the machine learned from that is the same processor.

    Compilers call several processors by one name. Two files that come with chainline are of two, a file of
    a user's own and one of these are of the same.
    """
    alike = [theirs for theirs in manifest.machines if theirs.target == machine.target]
    shipped = available_machines()
    return next(
        (
            theirs
            for theirs in alike
            if theirs.key == machine.key or theirs.key not in shipped or machine.key not in shipped
        ),
        None,
    )


def refusal(manifest: Manifest, machine: Machine, level: str) -> str | None:
    """Say why a model is not asked about kernels of a machine; None if it is.

    On a machine that it has not seen it answers if it has an interval for such, which was earned with data
    in the same level.

    Parameters
    ----------
    manifest : Manifest
        Manifest of the stored model.
    machine : Machine
        The machine.
    level : str
        Residence of the kernels' data.
    """
    if match_of(manifest, machine) is not Match.OTHER:
        return None
    if manifest.elsewhere is None:
        return f"trained for {manifest.machine_keys}"
    if level not in manifest.seen.residences:
        return f"trained for {manifest.machine_keys} without data in {level}"
    return None


def machine_warnings(manifest: Manifest, machine: Machine, *, transfer: bool = False) -> list[str]:
    """Return warnings for a machine that a model was not trained for; none for its own.

    Parameters
    ----------
    manifest : Manifest
        Manifest of the stored model.
    machine : Machine
        The machine.
    transfer : bool
        True to allow another machine than that trained for.

    Raises
    ------
    UsageError
        If it is another, the model learned from one alone, and that is not allowed.
    """
    match = match_of(manifest, machine)
    trained = _redescribed(manifest, machine) or manifest.machine
    lines = []
    if match is Match.OTHER and manifest.elsewhere is not None:
        lines.append(
            f"nothing was measured on {machine.key}: predicted by what {manifest.machine_keys} taught, "
            "with wide intervals, as for a machine file that knows no measured kernel"
        )
    elif match is Match.OTHER:
        if not transfer:
            raise UsageError(
                f"the model was trained for {trained.key} ({trained.target}) and has never seen "
                f"{machine.key} ({machine.target}); train one there, "
                f"or give {argument('transfer', True)} to try"
            )
        lines.append(f"trained for {trained.key}, predicting for {machine.key}: intervals do not hold")
    elif match is Match.REDESCRIBED:
        lines.append(
            f"trained with another description of this processor, {trained.key} of digest {trained.digest}; "
            "name the machine by the file that it was trained with, or train again"
        )
    if manifest.origin == SIMULATED:
        lines.append("the model learned from simulated speeds, not from measurements")
    return lines


def recorded_target(rows: pd.DataFrame, machine: Machine) -> Target:
    """Return the target that the rows of a data set were compiled for; the machine's own if not recorded.

    Raises
    ------
    UsageError
        If the embedded compiler does not know the processor that they name, or they name several.
    """
    flags = rows.loc[rows["compiler"] == "llvm", "flags"].astype(str).str.split().explode()
    names = sorted(set(flags[flags.str.startswith(_PROCESSOR_FLAG)].str.removeprefix(_PROCESSOR_FLAG)))
    if not names:
        return find_target(machine.target)
    target = processor_target(names[0], machine.isa, machine.vector_bits) if len(names) == 1 else None
    if target is None:
        raise UsageError(f"rows were measured on {', '.join(names)}, not on one processor like {machine.key}")
    return target


def require_built_for(cases: Sequence[Case], target: Target) -> None:
    """Check that rows were not compiled for another processor.

    The embedded compiler records the processor as ``-mcpu``; the names that other compilers use for it
    depend on their version.

    Raises
    ------
    UsageError
        If rows were.
    """
    built = Counter(
        flag.removeprefix(_PROCESSOR_FLAG)
        for case in cases
        if case.compiler == "llvm"
        for flag in case.flags
        if flag.startswith(_PROCESSOR_FLAG)
    )
    if others := [name for name in built if name != target.llvm_cpu]:
        raise UsageError(
            f"{sum(built[name] for name in others)} rows were measured on {', '.join(others)}, not on "
            f"{target.llvm_cpu}; give the machine with {argument('machine')}"
        )


def code_warnings(table: pd.DataFrame) -> list[str]:
    """Say of which compilers samples were measured with other code than was analysed."""
    known = table[table["measured_code"].notna() & (table["threads"] == 1)]
    differs = known["measured_code"] != known["code"]
    counts = differs.groupby(known["compiler"]).agg(["sum", "size"])
    return [
        f"{name}: {count} of {rows} rows were measured with other code than is compiled here"
        for name, count, rows in counts.itertuples()
        if count
    ]


def data_warnings(manifest: Manifest, used: Sequence[DataUsed]) -> list[str]:
    """Return a warning for each data set that a model has learned from: errors on it say little of others."""
    known = {data.sha256 for data in manifest.data}
    return [
        f"{data.file}: the model learned from this data set; its errors there are smaller than elsewhere"
        for data in used
        if data.sha256 in known
    ]


def unseen_warnings(manifest: Manifest, table: pd.DataFrame) -> list[str]:
    """Say which properties of the kernels of a table of samples a model has not learned from."""
    known, asked = manifest.seen, training_range(table)
    lines = []
    families = {FAMILIES[name] for name in known.compilers}
    for name in asked.compilers:
        if name not in known.compilers:
            like = " but by its family" if FAMILIES[name] in families else ""
            lines.append(f"compiler {name} was not learned from{like}")
    for word, of, ours in (
        ("order", known.orders, asked.orders),
        ("residence", known.residences, asked.residences),
        ("mode", known.modes, asked.modes),
        ("type", known.dtypes, asked.dtypes),
    ):
        lines.extend(f"{word} {value} was not learned from" for value in ours if value not in of)
    return lines
