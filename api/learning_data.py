"""Samples of kernels to learn from, of measured data sets, and their origin."""

from __future__ import annotations

import hashlib
import os
from collections.abc import Sequence
from pathlib import Path
from typing import TypeAlias

import pandas as pd

from ..analysis.campaign.submit import Spread
from ..analysis.machine.record import Machine
from ..analysis.measurement.dataset import read_dataset
from ..analysis.measurement.dataset.row import SIMULATED
from ..codegen.target import Target
from ..errors import UsageError, argument
from ..models.kernels.evaluation.cases import cases, processors_note, processors_of
from ..models.kernels.learned.samples import Samples, samples
from ..models.kernels.learned.stored.applicability import recorded_target, require_built_for
from ..models.kernels.learned.stored.provenance import DataUsed, data_used, origin_of
from ..models.kernels.predictions.model import learned_at
from ..records import record
from .listener import listener
from .machines import Processor
from .machines import machine as machine_of
from .request.values import TABLE

DataSetLike: TypeAlias = str | os.PathLike[str] | pd.DataFrame
MANY_ROWS = 50
"""Number of rows from which on compiling and simulating takes seconds."""


@record
class LearningData:
    """Data sets, read.

    Attributes
    ----------
    samples : Samples
        Features, what models say, what was measured.
    used : list of DataUsed
        The data sets.
    rows : pandas.DataFrame
        Their rows, those left out included.
    origin : str
        "measured" or "simulated".
    """

    samples: Samples
    used: list[DataUsed]
    rows: pd.DataFrame
    origin: str


def read_learning_data(
    data: Sequence[DataSetLike],
    processor: Processor,
    *,
    trust_flags: bool = False,
    levels: Sequence[str] = (),
    spread: Spread | None = None,
) -> LearningData:
    """Return the samples of data sets.

    Parameters
    ----------
    data : sequence of path or DataFrame
    processor : Processor
        Machine of the measurements.
    trust_flags : bool
        Whether compilers are given every flag that the rows record.
    levels : sequence of str
        Rows with their data in another are left out; none is where this is empty.
    spread : callable or None
        Has kernels simulated on other machines.

    Raises
    ------
    UsageError
        If a data set cannot be read, if measured and simulated rows are mixed, or nothing is left.
    """
    made_for = (processor.record, processor.target)
    return _read(data, made_for, trust_flags, levels, spread)


def read_further_machine(
    key: str,
    data: DataSetLike,
    *,
    calibrate: bool,
    trust_flags: bool = False,
    levels: Sequence[str] = (),
    spread: Spread | None = None,
) -> LearningData:
    """Return training samples from a data set of a machine beside the one that is trained for.

    Its kernels are compiled for the target recorded in its rows.

    Parameters
    ----------
    key : str
        Key of the machine.
    data : path or DataFrame
        The data set.
    calibrate : bool
        Whether this host may be calibrated, where it is the machine.
    trust_flags, levels, spread
        See `read_learning_data`.

    Raises
    ------
    UsageError
        As `read_learning_data`, or if there is no such machine.
    """
    machine = machine_of(key, calibrate=calibrate).record
    rows = table_of(data)
    ours = rows[~rows["cpu"].isin([*processors_of(rows, machine).others])]
    return _read([data], (machine, recorded_target(ours, machine)), trust_flags, levels, spread)


def require_learnable_together(data: Sequence[LearningData]) -> None:
    """Raise UsageError unless data sets of several machines were all measured, none simulated.

    Each machine may be named once.
    """
    if len(data) == 1:
        return
    if simulated := [used.file for each in data if each.origin == SIMULATED for used in each.used]:
        raise UsageError(
            f"{', '.join(simulated)}: simulated; one model learns from several machines' measurements"
        )
    keys = [each.samples.machine.key for each in data]
    if twice := {key for key in keys if keys.count(key) > 1}:
        raise UsageError(f"{argument('also')} {min(twice)}: named twice; give each machine once")


def _read(
    data: Sequence[DataSetLike],
    made_for: tuple[Machine, Target],
    trust_flags: bool,
    levels: Sequence[str],
    spread: Spread | None,
) -> LearningData:
    machine, target = made_for
    tables = [table_of(one) for one in data]
    used = [_used(one, len(table)) for one, table in zip(data, tables, strict=True)]
    rows = joined(tables, data, machine)
    origin = origin_of(rows)
    listener().stage(f"compiling and simulating the kernels of {len(rows)} rows", quiet=len(rows) < MANY_ROWS)
    measured, skipped = cases(rows, machine, trust_flags=trust_flags)
    require_built_for(measured, target)
    if levels:
        kept = [case for case in measured if case.conditions.residence in levels]
        skipped[f"its data are not in {' or '.join(levels)}"] += len(measured) - len(kept)
        measured = kept
    found = samples(measured, skipped, machine, target, learned_at(machine), spread)
    listener().done()
    return LearningData(found, used, rows, origin)


def joined(tables: Sequence[pd.DataFrame], data: Sequence[DataSetLike], machine: Machine) -> pd.DataFrame:
    """Return the rows of data sets in one table; the listener is told of processors beside the machine's.

    Parameters
    ----------
    tables : sequence of DataFrame
    data : sequence of path or DataFrame
        Their names.
    machine : Machine
    """
    rows = pd.concat(tables, ignore_index=True)
    if line := processors_note(processors_of(rows, machine), machine):
        listener().note(f"{names_of(data)}: {line}")
    return rows


def names_of(data: Sequence[DataSetLike]) -> str:
    """Return the names of data sets, for messages."""
    return ", ".join(TABLE if isinstance(one, pd.DataFrame) else os.fspath(one) for one in data)


def table_of(data: DataSetLike) -> pd.DataFrame:
    """Return the rows of a data set."""
    return data if isinstance(data, pd.DataFrame) else read_dataset(os.fspath(data))


def _used(data: DataSetLike, rows: int) -> DataUsed:
    if isinstance(data, pd.DataFrame):
        return DataUsed(TABLE, rows, hashlib.sha256(data.to_csv().encode()).hexdigest())
    return data_used(Path(data), rows)
