"""Binaries -> Measurements: checked against numpy, timed in a worker that may crash.

Samples of all kernels are interleaved in random order, and taken in moments in which no other thread
has a part of the core, where there are such; the time of a kernel is the minimum over its undisturbed
samples, and the clock is measured by a chain of dependent adds beside every one. The
places of arrays and of the stack, which alone can change the speed of a kernel by a third,
are the same for all kernels; every sample takes several of them (`sampling`).
"""

from __future__ import annotations

import statistics
from collections.abc import Callable, Sequence
from typing import Any

import numpy as np

from ...codegen.assembly import Binary
from ...codegen.process import LineWorker
from ...codegen.variant import Variant
from ...records import field, record
from .disturbance import LEAST_SHARE, Disturbance, counted_of, disturbance_of, shares_by_stretch
from .pinned_threads import openmp_environment

_WORKER = "chainline.analysis.measurement.worker"
_NUMPY_THREADS = {"OPENBLAS_NUM_THREADS": "1", "MKL_NUM_THREADS": "1"}
_STEADY_CLOCK, _CLOCK_TAIL = 0.02, 0.1
"""A clock is steady whose tenth and ninetieth per cent differ by no more."""


@record
class Plan:
    """Timing plan: interleaved samples of every kernel.

    Attributes
    ----------
    rounds : int
        Samples of each kernel; 0 only checks results.
    sample_s : float
        Seconds of a sample.
    silence_s : float
        Seconds without a message after which a kernel is taken to hang.
    seed : int
        Seed of the order of kernels.
    threads : int
        Threads, each pinned to a core; each works on as many elements.
    pinned : bool
        True to pin a single thread, too.
    patience_s : float
        Mean seconds that a sample of a single thread waits to have the core alone.
    budget_s : float
        Seconds within which rounds are added until `rounds` samples of each kernel are undisturbed.
    """

    rounds: int = 20
    sample_s: float = 300e-6
    silence_s: float = 60.0
    seed: int = 0
    threads: int = 1
    pinned: bool = False
    patience_s: float = 0.01
    budget_s: float = 0.0


@record
class Measurement:
    """Measurement of one kernel.

    Attributes
    ----------
    variant : Variant
    n_elements : int
        Elements of a call, per thread.
    seconds : float or None
        Minimum over the undisturbed samples, or over all where these are too few, per element and thread.
    cycles : float or None
        The same in clock cycles, at the median frequency measured beside the samples. Where the frequency was
        not steady: the least cycles of a sample, without samples of a misjudged frequency.
    gflops : float or None
        By the nominal work of `2 Np^4` per mode product.
    frequency_ghz : float or None
        Clock at which those cycles take that time.
    repetitions : int
        Number of samples.
    spread : float or None
        Median of the samples that count over their minimum, less one.
    error, tolerance : float or None
        Relative error against numpy, and its limit.
    problem : str or None
        Reason for a missing time, in words.
    samples : tuple of float
        Seconds per element and thread of each round. Samples of the same round, of all kernels measured
        together, were taken one after the other.
    alone : tuple of bool
        True for each undisturbed sample.
    disturbance : Disturbance or None
        Disturbance by other programs, and the uncertainty of the time.
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
    alone: tuple[bool, ...] = ()
    disturbance: Disturbance | None = None

    @property
    def disturbed(self) -> bool:
        """True where the time decides nothing; see `Disturbance`."""
        return self.disturbance is not None and self.disturbance.disturbed


@record(frozen=False)
class _Log:
    """Messages of the worker on one kernel so far; `rounds` are the indices of its rounds."""

    seconds: list[float] = field(default_factory=list)
    frequencies_ghz: list[float] = field(default_factory=list)
    alone: list[bool] = field(default_factory=list)
    rounds: list[int] = field(default_factory=list)
    error: float | None = None
    tolerance: float | None = None
    problem: str | None = None

    def forget(self) -> None:
        """Forget the samples: they are taken again."""
        for each in (self.seconds, self.frequencies_ghz, self.alone, self.rounds):
            each.clear()


def measure(
    binaries: Sequence[Binary],
    n_elements: Sequence[int],
    plan: Plan = Plan(),  # noqa: B008 - frozen
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
    spans: list[tuple[float, float]] = []
    while pending:
        guilty = _one_worker(binaries, n_elements, plan, logs, spans, pending, progress)
        if guilty is None:
            break
        pending.discard(guilty)
        spans.clear()
        for index in pending:
            logs[index].forget()
    shares = shares_by_stretch(spans)
    return [
        _summary(binary.variant, elements, log, shares)
        for binary, elements, log in zip(binaries, n_elements, logs, strict=True)
    ]


def _one_worker(
    binaries: Sequence[Binary],
    n_elements: Sequence[int],
    plan: Plan,
    logs: list[_Log],
    spans: list[tuple[float, float]],
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
            finished = reply["event"] == "done"
            _note(reply, logs, spans)
            if reply["event"] == "round" and progress and reply["samples"]:
                progress(len(spans) - 1, max(len(spans) - 1, plan.rounds))
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


def _note(reply: dict[str, Any], logs: list[_Log], spans: list[tuple[float, float]]) -> None:
    if reply["event"] == "checked":
        log = logs[reply["kernel"]]
        log.error, log.tolerance, log.problem = reply["error"], reply["tolerance"], reply["problem"]
    elif reply["event"] == "round":
        for index, seconds, frequency_ghz, alone in reply["samples"]:
            log = logs[index]
            log.seconds.append(seconds)
            log.frequencies_ghz.append(frequency_ghz)
            log.alone.append(alone)
            log.rounds.append(len(spans))
        spans.append(tuple(reply["span"]))


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
        "budget_s": plan.budget_s,
    }


def _summary(variant: Variant, n_elements: int, log: _Log, shares: Sequence[float]) -> Measurement:
    if log.problem or not log.seconds:
        return Measurement(variant, n_elements, error=log.error, tolerance=log.tolerance, problem=log.problem)
    alone = [each and shares[at] >= LEAST_SHARE for each, at in zip(log.alone, log.rounds, strict=True)]
    share = statistics.fmean(shares[at] for at in log.rounds)
    samples = [seconds / n_elements for seconds in log.seconds]
    times = timed(samples, log.frequencies_ghz, alone, share)
    return Measurement(
        variant=variant,
        n_elements=n_elements,
        seconds=times.seconds,
        cycles=times.cycles,
        gflops=variant.nominal_flops / times.seconds * 1e-9,
        frequency_ghz=times.frequency_ghz,
        repetitions=len(samples),
        spread=times.spread,
        error=log.error,
        tolerance=log.tolerance,
        samples=tuple(samples),
        alone=tuple(alone),
        disturbance=times.disturbance,
    )


@record
class Times:
    """Time of a kernel derived from its samples; see `Measurement`."""

    seconds: float
    cycles: float
    frequency_ghz: float
    spread: float
    disturbance: Disturbance


def timed(
    seconds: Sequence[float], ghz: Sequence[float], alone: Sequence[bool], processor_share: float
) -> Times:
    """Return the time of a kernel from its samples, and how certain it is.

    The uncertainty is that of seconds or, where the clock was not steady, of cycles.

    Parameters
    ----------
    seconds, ghz : sequence of float
        Samples, and the clock beside each.
    alone : sequence of bool
        True for each undisturbed sample.
    processor_share : float
        Share of the time in which the measuring process had a processor.

    Examples
    --------
    >>> found = timed([2e-7] * 8 + [3e-7], [4.0] * 9, [True] * 8 + [False], 1.0)
    >>> found.seconds, round(found.cycles), found.disturbance.uncertainty
    (2e-07, 800, 0.0)

    A clock that falls changes seconds, not cycles:

    >>> found = timed([2e-7] * 10 + [4e-7] * 10, [4.0] * 10 + [2.0] * 10, [True] * 20, 1.0)
    >>> round(found.cycles), found.disturbance.disturbed
    (800, False)
    """
    counted, clocks = counted_of(seconds, alone), counted_of(ghz, alone)
    least, clock = min(counted), statistics.median(clocks)
    low, high = np.quantile(clocks, [_CLOCK_TAIL, 1 - _CLOCK_TAIL])
    steady = high <= (1 + _STEADY_CLOCK) * low
    cycles = [s * g * 1e9 for s, g in zip(seconds, ghz, strict=True)]
    found = disturbance_of(seconds if steady else cycles, alone, processor_share)
    # of a clock that is misjudged the cycles of some samples are too few
    fewest = least * clock * 1e9 if steady else float(np.quantile(counted_of(cycles, alone), _CLOCK_TAIL))
    return Times(
        seconds=least,
        cycles=fewest,
        frequency_ghz=fewest / least * 1e-9,
        spread=statistics.median(counted) / least - 1,
        disturbance=found,
    )
