"""Second measurement of rows of a data set, and the repeatability."""

from __future__ import annotations

import random
import statistics
from collections.abc import Sequence

from ...codegen.flags import unknown_flags
from ...codegen.splits import parse_split
from ...codegen.target import Target
from ...codegen.toolchain import find_toolchain
from ...codegen.variant import DType, Language, Mode, Variant
from ...codegen.vector.schedule import parse_schedule
from ...errors import UsageError
from ...records import record
from .campaign import CampaignSetting, measure_jobs
from .dataset import MEASURED, Row
from .job import Job, extra_flags

CLOSE = 0.10
"""Relative difference up to which two measurements agree."""


@record
class Repeat:
    """One row and its second measurement; `difference` is new over old GFLOPS, less one."""

    row: Row
    again: Row

    @property
    def difference(self) -> float | None:
        """Relative difference of speed; None where either has no figure."""
        if not self.row.gflops or not self.again.gflops:
            return None
        return self.again.gflops / self.row.gflops - 1

    @property
    def same_code(self) -> bool:
        """True where the compiler made the same instructions as before."""
        return self.row.code == self.again.code


@record
class Repeatability:
    """Repeatability of a sample of rows.

    Attributes
    ----------
    repeats : tuple of Repeat
        Rows, each with its second measurement.
    share_close : float
        Share of rows that agree within `CLOSE`.
    median, worst : float
        Median and largest absolute relative difference.
    """

    repeats: tuple[Repeat, ...]
    share_close: float
    median: float
    worst: float


def repeat_rows(rows: Sequence[Row], n_rows: int, target: Target, setting: CampaignSetting) -> Repeatability:
    """Measure random rows of a data set again on this machine.

    Parameters
    ----------
    rows : sequence of Row
        A data set.
    n_rows : int
        Number of rows to draw, with the seed of the plan.
    target : Target
        Processor that code is compiled for.
    setting : CampaignSetting
        Settings of the measurements.

    Raises
    ------
    UsageError
        If no row was measured on this processor with a compiler that is here, in this version.
    """
    here = [row for row in rows if _repeatable(row, target, setting)]
    if not here:
        raise UsageError(
            f"no row to repeat: none was measured on {setting.cpu} by a compiler that is installed here"
        )
    drawn = random.Random(setting.plan.seed).sample(here, min(n_rows, len(here)))
    again = measure_jobs([job_of(row, target) for row in drawn], setting)
    repeats = tuple(Repeat(row, new) for row, new in zip(drawn, again, strict=True))
    differences = [abs(r.difference) for r in repeats if r.difference is not None]
    if not differences:
        raise UsageError("none of the rows could be measured again; see their problems with --json")
    close = sum(difference <= CLOSE for difference in differences) / len(repeats)
    return Repeatability(repeats, close, statistics.median(differences), max(differences))


def trusted_rows(rows: Sequence[Row]) -> list[Row]:
    """Return the rows whose flags may be passed to a compiler, whoever wrote them."""
    return [row for row in rows if not unknown_flags((row.flags or "").split())]


def job_of(row: Row, target: Target) -> Job:
    """Return the job that a measured row answers, for a target of the same processor."""
    variant = Variant(
        row.order,
        parse_split(row.split, row.np),
        Mode(row.mode),
        Language(row.language),
        DType(row.dtype),
        parse_schedule(row.schedule) if row.schedule else None,
    )
    narrowed = target.at_width(row.vector_bits) if row.vector_bits != target.vector_bits else target
    flags = () if row.compiler == "llvm" else extra_flags(row.flags.split(), row.compiler, narrowed)
    return Job(variant, row.compiler, flags, narrowed, row.n_elements, row.threads)


def _repeatable(row: Row, target: Target, setting: CampaignSetting) -> bool:
    if row.origin != MEASURED or row.gflops is None or row.cpu != setting.cpu:
        return False
    try:
        toolchain = find_toolchain(row.compiler, target)
    except UsageError:
        return False
    return toolchain.version == row.compiler_version
