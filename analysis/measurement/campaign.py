"""Campaign of measurements: jobs in blocks that are built, timed and stored one by one.

Everything that is still missing from the data set is put in random order and cut into blocks.
The kernels of a block, and the reference kernels, are timed in turn by one worker; then the
rows of the block are appended. A crash costs the block in progress and nothing else. A block
whose reference ran slower than before is measured again.
"""

from __future__ import annotations

import random
import time
from collections.abc import Callable, Iterator, Sequence
from datetime import UTC, datetime
from functools import partial

from ...codegen.process import map_processes
from ...codegen.target import host_target
from ...codegen.toolchain import find_toolchain
from ...codegen.variant import Variant
from ...files.untrusted import is_number
from ...records import record, replace
from ...version import __version__
from ..machine.digest import machine_digest
from ..machine.load import Machine
from ..machine.residence import residence, resident_elements
from . import BLOCK_BYTES, BLOCK_ROWS
from .dataset import DRIFT_LIMIT, MEASURED, DataSet, Row
from .host import host_cpu, host_microcode, host_name, host_os_kernel
from .job import Build, Job, build, compiled, job_key
from .measure import Measurement, Plan, measure
from .measured_ratio import retrospective

ATTEMPTS = 3
"""Times that a block is measured, one after the other, before its drift is accepted, and flagged."""
PAUSE_S = 2.0
"""Pauses before each further attempt, as long as patience lasts."""
TEAM_SAMPLE_S = 2e-3
"""Length of a sample with several threads, whose start takes tens of microseconds."""
REFERENCE = Variant(7, (8,))
"""The kernel that shows drift, by the embedded compiler: any machine can build it."""


@record
class CampaignSetting:
    """Settings that all rows of a campaign share, and the size of its blocks.

    Attributes
    ----------
    machine : Machine
        Machine the kernels run on.
    plan : Plan
        Timing plan.
    machine_digest : str
        Digest of the machine's description.
    cpu, host : str
        Processor and host name.
    block_rows : int
        Rows of a block.
    patience_s : float
        Seconds to wait for undisturbed samples of a block, and as many for the end of a slowdown.
    keep_failures : bool
        True to skip kernels that failed before.
    microcode, os_kernel : str or None
        Versions of the microcode and the operating system's kernel.
    """

    machine: Machine
    plan: Plan
    machine_digest: str
    cpu: str
    host: str
    block_rows: int = BLOCK_ROWS
    patience_s: float = 0.0
    keep_failures: bool = False
    microcode: str | None = None
    os_kernel: str | None = None


@record
class Progress:
    """Progress of a campaign.

    Attributes
    ----------
    done, total : int
        Rows that are kept, and rows to be measured.
    phase : str
        Current activity.
    within : float
        Finished share of the block in progress, in rows.
    """

    done: int
    total: int
    phase: str
    within: float = 0.0

    @property
    def share(self) -> float:
        """Share of the work that is done."""
        return (self.done + self.within) / self.total if self.total else 1.0


def setting_of_host(
    machine: Machine, plan: Plan, block_rows: int = BLOCK_ROWS, patience_s: float = 0.0
) -> CampaignSetting:
    """Return the setting of a campaign on this machine.

    Parameters
    ----------
    machine : Machine
    plan : Plan
        Timing plan.
    block_rows : int
        Rows of a block.
    patience_s : float
        Seconds to wait for undisturbed samples of a block.
    """
    return CampaignSetting(
        machine,
        plan,
        machine_digest(machine),
        host_cpu(),
        host_name(),
        block_rows,
        patience_s,
        microcode=host_microcode(),
        os_kernel=host_os_kernel(),
    )


def missing_jobs(
    jobs: Sequence[Job], rows: Sequence[Row], cpu: str, *, keep_failures: bool = False
) -> list[Job]:
    """Return the jobs that no row answers yet, each once, in the order given.

    A row with a problem answers only if failures are kept: the failure may have been a full disk.

    Parameters
    ----------
    jobs : sequence of Job
    rows : sequence of Row
        Rows of the data set.
    cpu : str
        Processor of this machine.
    keep_failures : bool
        True to count rows with a problem as answers.
    """
    known = {row.key for row in rows if keep_failures or not row.problem}
    missing: dict[str, Job] = {}
    for job in jobs:
        key = job_key(job, cpu)
        if key not in known:
            missing.setdefault(key, job)
    return list(missing.values())


def run_campaign(
    data: DataSet,
    jobs: Sequence[Job],
    setting: CampaignSetting,
    progress: Callable[[Progress], None] = lambda state: None,
) -> list[Row]:
    """Measure every job that the data set lacks, and append the rows block by block.

    Parameters
    ----------
    data : DataSet
        Data set that rows are appended to.
    jobs : sequence of Job
    setting : CampaignSetting
    progress : callable, optional
        Called with the progress.

    Returns
    -------
    list of Row
        The new rows.
    """
    pending = missing_jobs(jobs, data.rows, setting.cpu, keep_failures=setting.keep_failures)
    best: dict[tuple[str, int], float] = {}
    new: list[Row] = []
    for block in blocks(pending, setting.plan.seed, setting.block_rows):
        done, half = len(new), len(block) / 2
        progress(Progress(done, len(pending), "building"))
        builds = []
        for made in map_processes(build, block, chunk=4):
            builds.append(made)
            progress(Progress(done, len(pending), "building", len(builds) / 2))
        tell = partial(_tell_rounds, progress, Progress(done, len(pending), "measuring"), half)
        tell(0, 1)
        rows = _steady_block(block, builds, setting, best, tell)
        data.append(rows)
        new += rows
    progress(Progress(len(new), len(pending), "done"))
    return new


def _tell_rounds(
    progress: Callable[[Progress], None], state: Progress, half: float, done: int, total: int
) -> None:
    """Report the finished rounds of a block to `progress`; building counts as the first half of the work."""
    progress(replace(state, within=half * (1 + done / total)))


def measure_jobs(jobs: Sequence[Job], setting: CampaignSetting) -> list[Row]:
    """Return the rows of jobs, in their order, measured in blocks but kept nowhere."""
    best: dict[tuple[str, int], float] = {}
    rows: dict[int, Row] = {}
    for block in blocks(jobs, setting.plan.seed, setting.block_rows):
        rows |= {id(job): row for job, row in zip(block, measure_block(block, setting, best), strict=True)}
    return [rows[id(job)] for job in jobs]


def measure_block(
    jobs: Sequence[Job], setting: CampaignSetting, best: dict[tuple[str, int], float]
) -> list[Row]:
    """Return the rows of a block, in order.

    Parameters
    ----------
    jobs : sequence of Job
        Jobs of the block.
    setting : CampaignSetting
    best : dict of (str, int) to float
        Least time of each reference so far; updated.
    """
    return _steady_block(jobs, list(map_processes(build, jobs, chunk=4)), setting, best)


def blocks(jobs: Sequence[Job], seed: int, block_rows: int = BLOCK_ROWS) -> Iterator[list[Job]]:
    """Yield the jobs in random order, in blocks of one thread count and bounded memory.

    Parameters
    ----------
    jobs : sequence of Job
    seed : int
        Seed of the order.
    block_rows : int
        Most rows of a block.
    """
    shuffled = list(jobs)
    random.Random(seed).shuffle(shuffled)
    for threads in sorted({job.threads for job in shuffled}):
        block: list[Job] = []
        for job in (job for job in shuffled if job.threads == threads):
            if len(block) == block_rows or (block and _arrays_bytes([*block, job]) > BLOCK_BYTES):
                yield block
                block = []
            block.append(job)
        if block:
            yield block


def _arrays_bytes(jobs: Sequence[Job]) -> int:
    """Return the bytes of a block's arrays; kernels of one shape share them."""
    shapes = {(j.variant.order, j.variant.mode, j.variant.dtype, j.n_elements): j.bytes for j in jobs}
    return sum(shapes.values())


def _steady_block(
    jobs: Sequence[Job],
    builds: Sequence[Build],
    setting: CampaignSetting,
    best: dict[tuple[str, int], float],
    progress: Callable[[int, int], None] | None = None,
) -> list[Row]:
    """Measure a block, again if the machine was slower than before; return its rows.

    `best` holds the fastest time of each reference so far, and is brought up to date.
    """
    attempts = []
    for number in range(ATTEMPTS + round(setting.patience_s / PAUSE_S)):
        if number >= ATTEMPTS:
            time.sleep(PAUSE_S)
        waiting = setting if number == 0 else replace(setting, patience_s=0.0)
        rows = _measure_block(jobs, builds, waiting, progress)
        slowdown = _note_references(rows, best)
        attempts.append((slowdown, rows))
        if slowdown <= DRIFT_LIMIT:
            break
    return min(attempts, key=lambda attempt: attempt[0])[1]


def _note_references(rows: Sequence[Row], best: dict[tuple[str, int], float]) -> float:
    """Return the share by which the slowest reference of a block exceeds its best so far."""
    slowdown = 0.0
    for row in rows:
        if row.reference_seconds is not None:
            name = row.residence, row.threads
            best[name] = min(best.get(name, row.reference_seconds), row.reference_seconds)
            slowdown = max(slowdown, row.reference_seconds / best[name] - 1)
    return slowdown


def _measure_block(
    jobs: Sequence[Job],
    builds: Sequence[Build],
    setting: CampaignSetting,
    progress: Callable[[int, int], None] | None = None,
) -> list[Row]:
    machine, threads = setting.machine, jobs[0].threads
    plan = replace(setting.plan, threads=threads, budget_s=setting.patience_s)
    if threads > 1:
        plan = replace(plan, sample_s=max(plan.sample_s, TEAM_SAMPLE_S))
    levels = {_level(job, machine) for job in jobs}
    references = {level: _reference_job(level, machine, threads) for level in sorted(levels)}
    built = [(job, made.binary) for job, made in zip(jobs, builds, strict=True) if made.binary]
    timed = [*built, *((job, compiled(job)) for job in references.values())]
    results = measure([binary for _, binary in timed], [job.n_elements for job, _ in timed], plan, progress)
    by_level = dict(zip(references, (r.seconds for r in results[len(built) :]), strict=True))
    measured = dict(zip((id(job) for job, _ in built), results, strict=False))
    return [
        _row(job, made, measured.get(id(job)), by_level[_level(job, machine)], setting)
        for job, made in zip(jobs, builds, strict=True)
    ]


def _level(job: Job, machine: Machine) -> str:
    return residence(job.variant, job.n_elements, machine.caches, job.threads)


def _reference_job(level: str, machine: Machine, threads: int) -> Job:
    n_elements = resident_elements(REFERENCE, machine.caches, level, threads)
    return Job(REFERENCE, "llvm", (), host_target(), n_elements, threads)


def _row(
    job: Job,
    made: Build,
    result: Measurement | None,
    reference_seconds: float | None,
    setting: CampaignSetting,
) -> Row:
    toolchain = find_toolchain(job.compiler, job.target, job.build_flags)
    seen = result.disturbance if result else None
    cycles = result.cycles if result else None
    past = (
        retrospective(cycles, made.n_fma, setting.machine, job.target.vector_bits)
        if cycles and made.n_fma
        else None
    )
    return Row(
        **job.identity(made.provenance or toolchain.provenance(job.target)),
        np=job.variant.np,
        residence=_level(job, setting.machine),
        seconds=result.seconds if result else None,
        cycles=cycles,
        gflops=result.gflops if result else None,
        frequency_ghz=result.frequency_ghz if result else None,
        repetitions=result.repetitions if result else 0,
        spread=result.spread if result else None,
        code=made.code,
        n_fma=made.n_fma,
        fma_cycles=past.fma_cycles if past else None,
        ratio=past.ratio if past else None,
        ratio_in_range=past.in_range if past else None,
        reference_seconds=reference_seconds,
        drift=None,
        drifted=None,
        error=result.error if result and is_number(result.error) else None,  # none where nothing was written
        tolerance=result.tolerance if result else None,
        problem=result.problem if result else made.problem,
        cpu=setting.cpu,
        host=setting.host,
        machine=setting.machine.key,
        machine_digest=setting.machine_digest,
        chainline_version=__version__,
        date=datetime.now(UTC).isoformat(timespec="seconds"),
        origin=MEASURED,
        microcode=setting.microcode,
        os_kernel=setting.os_kernel,
        undisturbed_share=seen.undisturbed_share if seen else None,
        uncertainty=seen.uncertainty if seen else None,
    )
