"""Data sets named on the command line -> samples to learn from, and where they come from."""

from __future__ import annotations

import argparse
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

import pandas as pd

from ...analysis.campaign.front import Spread
from ...analysis.machine.record import Machine
from ...analysis.measurement.dataset import read_dataset
from ...analysis.measurement.dataset.row import SIMULATED
from ...codegen.target import Target
from ...errors import UsageError
from ...models.kernels.evaluation.cases import cases, processors_of, processors_said
from ...models.kernels.learned.samples import Samples, samples
from ...models.kernels.learned.stored.provenance import DataUsed, data_used, origin_of
from ...models.kernels.learned.stored.seen import recorded_target, require_built_for
from ...models.kernels.predictions.clock import learned_at
from ..messages import note
from ..options.chosen_machine import machine_and_target, named_machine
from ..progress import done, stage
from .many_rows import MANY_ROWS


@dataclass(frozen=True, slots=True)
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
    paths: Sequence[str],
    options: argparse.Namespace,
    levels: Sequence[str] = (),
    spread: Spread | None = None,
) -> LearningData:
    """Return the samples of data sets.

    Parameters
    ----------
    levels : sequence of str
        Rows with their data in another are left out; none is where this is empty.
    spread : callable or None
        Has kernels simulated on other machines.

    Raises
    ------
    UsageError
        If a data set cannot be read, if measured and simulated rows are mixed, or nothing is left.
    """
    return _read(paths, machine_and_target(options), options, levels, spread)


def read_further_machine(
    key: str,
    path: str,
    options: argparse.Namespace,
    levels: Sequence[str] = (),
    spread: Spread | None = None,
) -> LearningData:
    """Return the samples of a data set of another machine than `--machine`.

    Its kernels are compiled for the target recorded in its rows.

    Parameters
    ----------
    key : str
        Key of the machine.
    path : str
        File of the data set.
    options : Namespace
    levels, spread
        See `read_learning_data`.

    Raises
    ------
    UsageError
        As `read_learning_data`, or if there is no such machine.
    """
    machine = named_machine(key, calibrated=not options.no_calibration)
    rows = read_dataset(path)
    ours = rows[~rows["cpu"].isin([*processors_of(rows, machine).others])]
    return _read([path], (machine, recorded_target(ours, machine)), options, levels, spread)


def require_learnable_together(data: Sequence[LearningData]) -> None:
    """Raise UsageError unless data sets of several machines were all measured, and named once."""
    if len(data) == 1:
        return
    if simulated := [used.file for each in data if each.origin == SIMULATED for used in each.used]:
        raise UsageError(
            f"{', '.join(simulated)}: simulated; one model learns from several machines' measurements"
        )
    keys = [each.samples.machine.key for each in data]
    if twice := {key for key in keys if keys.count(key) > 1}:
        raise UsageError(f"--also {min(twice)}: named twice; give each machine once")


def _read(
    paths: Sequence[str],
    made_for: tuple[Machine, Target],
    options: argparse.Namespace,
    levels: Sequence[str],
    spread: Spread | None,
) -> LearningData:
    machine, target = made_for
    tables = [read_dataset(path) for path in paths]
    used = [data_used(Path(path), len(table)) for path, table in zip(paths, tables, strict=True)]
    rows = pd.concat(tables, ignore_index=True)
    origin = origin_of(rows)
    if line := processors_said(processors_of(rows, machine), machine):
        note(f"{', '.join(paths)}: {line}")
    stage(f"compiling and simulating the kernels of {len(rows)} rows", quiet=len(rows) < MANY_ROWS)
    measured, skipped = cases(rows, machine, trust_flags=options.trust_flags)
    require_built_for(measured, target)
    if levels:
        kept = [case for case in measured if case.conditions.residence in levels]
        skipped[f"its data are not in {' or '.join(levels)}"] += len(measured) - len(kept)
        measured = kept
    found = samples(measured, skipped, machine, target, learned_at(machine), spread)
    done()
    return LearningData(found, used, rows, origin)
