"""Binaries -> Measurements: checked against numpy, timed in a worker that may crash.

Samples of all kernels are interleaved in random order, and taken in moments in which no other thread
has a part of the core, where there are such; the time of a kernel is the minimum over its samples, and
the clock is measured by a chain of dependent adds beside every one. The
places of arrays and of the stack, which alone can change the speed of a kernel by a third,
are the same for all kernels and in every run; the stack takes each of its places in turn.
"""

from __future__ import annotations

import statistics
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import Any

from ...codegen.assembly import Binary
from ...codegen.process import LineWorker
from ...codegen.variant import Variant
from .team import openmp_environment

_WORKER = "chainline.analysis.measurement.worker"
_NUMPY_THREADS = {"OPENBLAS_NUM_THREADS": "1", "MKL_NUM_THREADS": "1"}


@dataclass(frozen=True, slots=True)
class Plan:
    """How to measure: `rounds` samples of `sample_s` seconds of every kernel, interleaved.

    A kernel that is silent for `silence_s` seconds is taken to hang. `rounds` 0 only checks.
    `threads` threads, each pinned to a core, work on as many elements each; a single one is if
    `pinned` says so. A single thread's samples are taken while it has the core alone, for which each
    waits `patience_s` seconds on average.
    """

    rounds: int = 20
    sample_s: float = 300e-6
    silence_s: float = 60.0
    seed: int = 0
    threads: int = 1
    pinned: bool = False
    patience_s: float = 0.01


@dataclass(frozen=True, slots=True)
class Measurement:
    """What was measured of one kernel.

    Attributes
    ----------
    n_elements : int
        Elements of a call, per thread.
    seconds : float or None
        Minimum over the samples, per element and thread.
    cycles : float or None
        The same in clock cycles, at the median frequency measured beside the samples.
    gflops : float or None
        By the nominal work of `2 Np^4` per mode product.
    spread : float or None
        Median sample over minimum, less one.
    error, tolerance : float or None
        Relative error against numpy and what it may be.
    problem : str or None
        Why there is no time, in words.
    samples : tuple of float
        Seconds per element and thread of each round; samples of one number, of all kernels that
        were measured together, were taken one after the other.
    """

    variant: Variant
    n_elements: int
    seconds: float | None = None
    cycles: float | None = None
    gflops: float | None = None
    frequency_ghz: float | None = None
    repetitions: int = 0
    spread: float | None = None
    error: float | None = None
    tolerance: float | None = None
    problem: str | None = None
    samples: tuple[float, ...] = ()


@dataclass(slots=True)
class _Log:
    """What the worker has said of one kernel so far."""

    seconds: list[float] = field(default_factory=list)
    frequencies_ghz: list[float] = field(default_factory=list)
    error: float | None = None
    tolerance: float | None = None
    problem: str | None = None


def measure(
    binaries: Sequence[Binary],
    n_elements: Sequence[int],
    plan: Plan = Plan(),
    progress: Callable[[int, int], None] | None = None,
) -> list[Measurement]:
    """Check and time kernels on this machine.

    Parameters
    ----------
    binaries : sequence of Binary
        Compiled for this machine.
    n_elements : sequence of int
        Elements per call of each.
    plan : Plan
        Repetitions and limits.
    progress : callable, optional
        Called with rounds done and rounds in all.

    Returns
    -------
    list of Measurement
        One for each binary, in order. A kernel that fails the check, crashes or hangs has its
        `problem` set; the others are measured all the same.
    """
    logs = [_Log() for _ in binaries]
    pending = set(range(len(binaries)))
    while pending:
        guilty = _one_worker(binaries, n_elements, plan, logs, pending, progress)
        if guilty is None:
            break
        pending.discard(guilty)
        for index in pending:
            logs[index].seconds.clear()
            logs[index].frequencies_ghz.clear()
    return [
        _summary(binary.variant, elements, log)
        for binary, elements, log in zip(binaries, n_elements, logs, strict=True)
    ]


def _one_worker(
    binaries: Sequence[Binary],
    n_elements: Sequence[int],
    plan: Plan,
    logs: list[_Log],
    pending: set[int],
    progress: Callable[[int, int], None] | None,
) -> int | None:
    """Run one worker over the pending kernels; return the kernel it died of, if it did."""
    environment = openmp_environment(plan.threads) | _NUMPY_THREADS
    request = _request(binaries, n_elements, plan, sorted(pending))
    worker = LineWorker(_WORKER, request, environment, forked=True)
    current: int | None = None
    finished = False
    how = ""
    try:
        for reply in worker.replies(plan.silence_s):
            if reply["event"] == "begin":
                current = reply["kernel"]
            elif reply["event"] == "round" and progress:
                progress(reply["round"] + 1, plan.rounds)
            finished = reply["event"] == "done"
            _note(reply, logs)
        if not finished:
            how = worker.ended_with()
    except TimeoutError as error:
        how = f"hangs: {error}"
    finally:
        worker.close()
    if finished:
        return None
    if current is None:
        for index in pending:
            logs[index].problem = f"measuring process {how}"
        return None
    logs[current].problem = how
    return current


def _note(reply: dict[str, Any], logs: list[_Log]) -> None:
    if reply["event"] == "checked":
        log = logs[reply["kernel"]]
        log.error, log.tolerance, log.problem = reply["error"], reply["tolerance"], reply["problem"]
    elif reply["event"] == "round":
        for index, seconds, frequency_ghz in reply["samples"]:
            logs[index].seconds.append(seconds)
            logs[index].frequencies_ghz.append(frequency_ghz)


def _request(
    binaries: Sequence[Binary], n_elements: Sequence[int], plan: Plan, indices: list[int]
) -> dict[str, Any]:
    kernels = []
    for index in indices:
        binary, variant = binaries[index], binaries[index].variant
        kernels.append(
            {
                "index": index,
                "path": str(binary.path),
                "kind": binary.kind,
                "order": variant.order,
                "split": variant.split,
                "mode": variant.mode,
                "language": variant.language,
                "dtype": variant.dtype,
                "schedule": None if variant.schedule is None else str(variant.schedule),
                "transposed": binary.transposed,
                "n_elements": n_elements[index],
                "openmp": binary.openmp,
            }
        )
    return {
        "kernels": kernels,
        "rounds": plan.rounds,
        "sample_s": plan.sample_s,
        "seed": plan.seed,
        "threads": plan.threads,
        "pinned": plan.pinned,
        "patience_s": plan.patience_s,
    }


def _summary(variant: Variant, n_elements: int, log: _Log) -> Measurement:
    if log.problem or not log.seconds:
        return Measurement(variant, n_elements, error=log.error, tolerance=log.tolerance, problem=log.problem)
    seconds = min(log.seconds) / n_elements
    frequency_ghz = statistics.median(log.frequencies_ghz)
    return Measurement(
        variant=variant,
        n_elements=n_elements,
        seconds=seconds,
        cycles=seconds * frequency_ghz * 1e9,
        gflops=variant.nominal_flops / seconds * 1e-9,
        frequency_ghz=frequency_ghz,
        repetitions=len(log.seconds),
        spread=statistics.median(log.seconds) / min(log.seconds) - 1,
        error=log.error,
        tolerance=log.tolerance,
        samples=tuple(sample / n_elements for sample in log.seconds),
    )
