"""A campaign over the configurations of a routine, block by block into a CSV file, resumed where it stopped.

m,n,k,seconds,gflops,spread,repetitions,reference_seconds,drift,routine,dtype,library,threads,cpu,...
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

from ....codegen.process import LineWorker, available_cores
from ....errors import RunError, UsageError, argument
from ....files.csv_log import CsvLog
from ....records import record
from ....version import __version__
from ..dataset import DRIFT_LIMIT
from ..host import host_cpu, host_name
from ..pinned_threads import openmp_environment
from .routine import OVERSUBSCRIBED, THREADS, Configuration, Routine

ATTEMPTS = 3
"""Times that a block is measured before its drift is accepted, and written down."""
_BLOCK = 64
_MODULE = "chainline.analysis.measurement.routines.worker"
_SILENCE_S = 600.0
_THREADS = ("OMP_NUM_THREADS", "OPENBLAS_NUM_THREADS", "MKL_NUM_THREADS", "BLIS_NUM_THREADS")
_MEASURED = ("seconds", "gflops", "spread", "repetitions", "reference_seconds", "drift")
_PROVENANCE = ("routine", "dtype", "library", "threads", "cpu", "host", "chainline_version", "date")


@record
class Sampling:
    """Timing plan of each configuration: `rounds` samples of `sample_s` seconds, and the random seed."""

    rounds: int = 10
    sample_s: float = 3e-4
    seed: int = 0


@record
class Block:
    """Result of a worker: library, seconds and spread of each configuration, seconds of the reference.

    `operations` are those of each configuration where only the worker can count them.
    """

    library: str
    timed: tuple[tuple[float, float], ...]
    reference_seconds: float
    operations: tuple[float, ...] = ()


@record
class RemoteTiming:
    """Timing of configurations on other machines.

    Attributes
    ----------
    cpu : str
        Processor of those machines.
    time : callable
        Times blocks. Its arguments are a function that returns the blocks not timed yet, and one that takes
        the rows of a block.
    """

    cpu: str
    time: Callable[[Callable[[], Sequence[Sequence[Configuration]]], Callable[[Any], None]], None]


def columns_of(routine: Routine) -> tuple[str, ...]:
    """Return the columns of a routine's file."""
    provenance = tuple(name for name in _PROVENANCE if name not in routine.parameters)
    return (*routine.parameters, *_MEASURED, *provenance)


def run_routine_campaign(
    path: Path,
    routine: Routine,
    configurations: Sequence[Configuration],
    sampling: Sampling,
    progress: Callable[[int, int], None] = lambda done, total: None,
    elsewhere: RemoteTiming | None = None,
) -> int:
    """Time the configurations that a file lacks, and append a line each; return how many.

    Parameters
    ----------
    path : Path
    routine : Routine
    configurations : sequence of tuple of int
    sampling : Sampling
    progress : callable
        Told how many are done, and of how many.
    elsewhere : RemoteTiming or None
        Has them timed on other machines instead.

    Raises
    ------
    UsageError
        If the file is another routine's, holds times of another processor, or cannot be written.
    RunError
        If the timing process ends early.
    """
    with CsvLog.open(path, columns_of(routine), f"table of {routine.name}") as log:
        known, best = _known(log, routine, host_cpu() if elsewhere is None else elsewhere.cpu)
        if elsewhere is not None:
            return _timed_elsewhere(log, routine, configurations, (known, best), elsewhere)
        pending = [configuration for configuration in configurations if configuration not in known]
        done = 0
        for block in _blocks(routine, pending):
            progress(done, len(pending))
            done += len(block)
            rows, best = timed_rows(routine, block, sampling, best)
            log.append(rows)
        progress(len(pending), len(pending))
        return len(pending)


def _timed_elsewhere(
    log: CsvLog,
    routine: Routine,
    configurations: Sequence[Configuration],
    before: tuple[set[Configuration], float],
    elsewhere: RemoteTiming,
) -> int:
    """Append rows timed on other machines; each configuration once, its drift against the best of all."""
    known, best = before
    columns, n_before = set(columns_of(routine)), len(known)

    def missing() -> list[list[Configuration]]:
        return [*_blocks(routine, [each for each in configurations if each not in known])]

    def take(rows: Sequence[Mapping[str, Any]]) -> None:
        nonlocal best
        try:
            if any(set(row) != columns for row in rows):
                raise ValueError("other columns")
            placed = [(tuple(int(row[name]) for name in routine.parameters), row) for row in rows]
            best = min([best, *(float(row["reference_seconds"]) for row in rows)])
            drifts = [f"{float(row['reference_seconds']) / best - 1:.3f}" for row in rows]
        except ValueError as error:
            raise UsageError(f"{log.path}: a node tells no times of {routine.name}: {error}") from None
        told = zip(placed, drifts, strict=True)
        log.append([{**row, "drift": drift} for (each, row), drift in told if each not in known])
        known.update(each for each, _ in placed)

    elsewhere.time(missing, take)
    return len(known) - n_before


def timed_rows(
    routine: Routine, block: Sequence[Configuration], sampling: Sampling, best: float
) -> tuple[list[dict[str, Any]], float]:
    """Return a row for each configuration of a block, and the least time of the reference so far.

    Parameters
    ----------
    routine : Routine
    block : sequence of Configuration
    sampling : Sampling
        Timing plan.
    best : float
        Least time of the reference before.
    """
    found, best = _steady(routine, block, sampling, best)
    return list(_rows(routine, block, found, best, sampling)), best


def _blocks(routine: Routine, pending: Sequence[Configuration]) -> Iterator[list[Configuration]]:
    """Yield blocks of configurations that a process can hold side by side."""
    block: list[Configuration] = []
    share = 0.0
    for configuration in pending:
        if block and (len(block) == _BLOCK or share + routine.share(configuration) > 1):
            yield block
            block, share = [], 0.0
        block.append(configuration)
        share += routine.share(configuration)
    if block:
        yield block


def _known(log: CsvLog, routine: Routine, cpu: str) -> tuple[set[Configuration], float]:
    """Return the configurations in a file, and the least time of its reference."""
    for row in log.rows:
        _refuse_elsewhere(log.path, row, routine, cpu)
    known = log.parsed(lambda row: tuple(int(row[name]) for name in routine.parameters))
    references = log.parsed(lambda row: float(row["reference_seconds"]))
    return set(known), min(references, default=float("inf"))


def _refuse_elsewhere(path: Path, row: Mapping[str, str], routine: Routine, cpu: str) -> None:
    if row["routine"] != routine.name:  # of the same parameters
        other = row["routine"]
        raise UsageError(
            f"{path}: holds times of {other}, this is {routine.name}; choose another {argument('output')}"
        )
    if row["cpu"] != cpu:
        raise UsageError(
            f"{path}: holds times of {row['cpu']}, not of {cpu}; choose another {argument('output')}"
        )
    if routine.compiler and not row["library"].startswith(f"{routine.compiler}:"):
        raise UsageError(
            f"{path}: holds times of code by {row['library'].split(':')[0]}; choose another "
            f"{argument('output')}"
        )
    if routine.processes_per_core and row["library"].endswith(OVERSUBSCRIBED) != routine.oversubscribed:
        with_or = "without" if routine.oversubscribed else "with"
        raise UsageError(
            f"{path}: holds times {with_or} {argument('oversubscribe')}; choose another {argument('output')}"
        )


def _steady(
    routine: Routine, block: Sequence[Configuration], sampling: Sampling, best: float
) -> tuple[Block, float]:
    """Time a block, again if its reference was slower than before; return it and the best reference."""
    attempts: list[Block] = []
    while len(attempts) < ATTEMPTS:
        attempts.append(_timed(routine, block, sampling))
        best = min(best, attempts[-1].reference_seconds)
        if attempts[-1].reference_seconds <= (1 + DRIFT_LIMIT) * best:
            break
    return min(attempts, key=lambda attempt: attempt.reference_seconds), best


def _timed(routine: Routine, block: Sequence[Configuration], sampling: Sampling) -> Block:
    request = {
        "routine": routine.name,
        "compiler": routine.compiler,
        "oversubscribed": routine.oversubscribed,
        "configurations": [*block, routine.reference],
        "rounds": sampling.rounds,
        "sample_s": sampling.sample_s,
        "seed": sampling.seed,
    }
    worker = LineWorker(_MODULE, request, _environment(routine))
    try:
        replies = list(worker.replies(_SILENCE_S))
        if len(replies) != len(block) + 2:
            raise RunError(f"timing {routine.name}: the process {worker.ended_with()}")
    except TimeoutError as error:
        raise RunError(f"timing {routine.name}: {error}") from None
    finally:
        worker.close()
    library, *timed = replies
    pairs = tuple((reply["seconds"], reply["spread"]) for reply in timed)
    counted = tuple(reply["operations"] for reply in timed if "operations" in reply)
    return Block(library["library"], pairs[:-1], pairs[-1][0], counted[:-1])


def _environment(routine: Routine) -> dict[str, str]:
    """Return the variables that keep libraries to one thread, or a team of threads each to its core."""
    if not routine.threaded:
        return dict.fromkeys(_THREADS, "1")
    return openmp_environment(available_cores())


def _rows(
    routine: Routine, block: Sequence[Configuration], found: Block, best: float, sampling: Sampling
) -> Iterator[dict[str, Any]]:
    provenance = {
        "repetitions": sampling.rounds,
        "reference_seconds": f"{found.reference_seconds:.6g}",
        "drift": f"{found.reference_seconds / best - 1:.3f}",
        "routine": routine.name,
        "dtype": "float64",
        "library": found.library,
        **({} if routine.threaded else {THREADS: 1}),
        "cpu": host_cpu(),
        "host": host_name(),
        "chainline_version": __version__,
        "date": datetime.now(UTC).isoformat(timespec="seconds"),
    }
    operations = found.operations or [routine.operations(configuration) for configuration in block]
    for configuration, (seconds, spread), n in zip(block, found.timed, operations, strict=True):
        yield {
            **dict(zip(routine.parameters, configuration, strict=True)),
            "seconds": f"{seconds:.6g}",
            "gflops": f"{n / seconds * 1e-9:.4g}",
            "spread": f"{spread:.3f}",
            **provenance,
        }
