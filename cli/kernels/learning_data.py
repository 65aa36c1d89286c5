"""Data sets named on the command line -> samples to learn from, and where they come from."""

from __future__ import annotations

import argparse
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

import pandas as pd

from ...analysis.measurement.dataset import read_dataset
from ...models.kernels.evaluation.cases import cases
from ...models.kernels.learned.samples import Samples, samples
from ...models.kernels.learned.stored.provenance import DataUsed, data_used, origin_of
from ...models.kernels.learned.stored.seen import require_built_for
from ..options.chosen_machine import machine_and_target
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


def read_learning_data(paths: Sequence[str], options: argparse.Namespace) -> LearningData:
    """Return the samples of data sets.

    Raises
    ------
    UsageError
        If a data set cannot be read, if measured and simulated rows are mixed, or nothing is left.
    """
    machine, target = machine_and_target(options)
    tables = [read_dataset(path) for path in paths]
    used = [data_used(Path(path), len(table)) for path, table in zip(paths, tables, strict=True)]
    rows = pd.concat(tables, ignore_index=True)
    origin = origin_of(rows)
    stage(f"compiling and simulating the kernels of {len(rows)} rows", quiet=len(rows) < MANY_ROWS)
    measured, skipped = cases(rows, machine, trust_flags=options.trust_flags)
    require_built_for(measured, target)
    found = samples(measured, skipped, machine, target)
    done()
    return LearningData(found, used, rows, origin)
