"""The measuring process: loads kernels, checks them, times them, and reports line by line.

Run as `python -m chainline.analysis.measurement.worker` with one JSON request on standard input. Every
step is announced before it is taken, so that the reader knows which kernel crashed or hung.
"""

from __future__ import annotations

import json
import random
import sys
import time
from collections.abc import Callable
from functools import cache, partial
from pathlib import Path
from typing import Any

from ...codegen.assembly import OPENMP_FLAG, Binary, BinaryKind, Provenance
from ...codegen.kernel import Kernel, Workspace, check, load, make_workspace
from ...codegen.peers.einsum import EinsumKernel
from ...codegen.simd.schedule import parse_schedule
from ...codegen.target import host_target
from ...codegen.timing import STACK_OFFSETS
from ...codegen.variant import DType, Language, Mode, Variant
from .by_turns import Vigil, Watchman, least_in_a_row
from .team import pin, run_together
from .timer import Timer


def prepare() -> None:
    """Make and load what every request needs, for those that are forked off."""
    _timer()
    check(EinsumKernel(Variant(1, (2,))), Variant(1, (2,)))


@cache
def _timer() -> Timer:
    return Timer()


def main() -> None:
    """Serve one request."""
    request = json.loads(sys.stdin.readline())
    if request.get("pinned") and request["threads"] == 1:
        pin(-1)  # the last core: interrupts come to the first ones
    kernels = {int(entry["index"]): _binary(entry) for entry in request["kernels"]}
    loaded = {index: kernel for index, binary in kernels.items() if (kernel := _checked(index, binary))}
    if request["rounds"]:
        elements = {int(entry["index"]): int(entry["n_elements"]) for entry in request["kernels"]}
        team = _Team(_timer(), int(request["threads"]), int(request["seed"]))
        samplers = {}
        for index, kernel in loaded.items():
            _say(event="begin", kernel=index, phase="warm")
            samplers[index] = team.sampler(kernel, elements[index], kernels[index].openmp)
        alone = request["threads"] == 1  # others would be in the way of one another
        vigil = Vigil(Watchman(team.timer.crowding), float(request["patience_s"]))
        sample_s, seed = float(request["sample_s"]), int(request["seed"])
        least = vigil.least if alone else least_in_a_row
        _time(team, samplers, int(request["rounds"]), sample_s, seed, least)
    _say(event="done")


def _say(**message: Any) -> None:
    print(json.dumps(message), flush=True)


def _binary(entry: dict[str, Any]) -> Binary:
    variant = Variant(
        entry["order"],
        tuple(entry["split"]),
        Mode(entry["mode"]),
        Language(entry["language"]),
        DType(entry["dtype"]),
        parse_schedule(entry["schedule"]) if entry["schedule"] else None,
    )
    kind = BinaryKind(entry["kind"])
    flags = (OPENMP_FLAG,) if entry["openmp"] else ()
    transposed = tuple(map(Mode, entry["transposed"]))
    return Binary(variant, host_target(), Provenance("", "", flags), kind, Path(entry["path"]), transposed)


def _checked(index: int, binary: Binary) -> Kernel | EinsumKernel | None:
    _say(event="begin", kernel=index, phase="check")
    kernel = EinsumKernel(binary.variant) if binary.kind is BinaryKind.EINSUM else load(binary)
    result = check(kernel, binary.variant)
    _say(
        event="checked",
        kernel=index,
        error=result.error,
        tolerance=result.tolerance,
        problem=result.problem,
    )
    return kernel if result.passed else None


_PARTS = 5
"""Parts of a sample, and one before them: nobody else may come for as long as one takes."""
Sampler = Callable[[int, int], float]
"""Seconds of a number of calls, at an offset of the stack."""
Least = Callable[[Callable[[], float], int], float]
"""The least of so many parts of a sample."""


class _Team:
    """Makes the workspaces of kernels, one a thread, and times calls on them."""

    def __init__(self, timer: Timer, threads: int, seed: int) -> None:
        self.timer = timer
        self._threads = threads
        self._seed = seed
        self._work: dict[object, list[Workspace]] = {}

    def sampler(self, kernel: Kernel | EinsumKernel, n_elements: int, openmp: bool) -> Sampler:
        """Return what times a kernel; one built with OpenMP starts its threads itself.

        A kernel that takes operators transposed gets them as they are: they are orthogonal
        either way, and the time is the same.
        """
        shares = 1 if openmp else self._threads
        work = self._workspaces(kernel.variant, n_elements * self._threads // shares, shares)
        if isinstance(kernel, EinsumKernel):
            return partial(_seconds_interpreted, kernel, work[0])
        if shares == 1:
            return partial(self.timer.seconds, kernel, work[0])
        return partial(self._together, kernel, work)

    def _together(self, kernel: Kernel, work: list[Workspace], calls: int, stack_offset: int) -> float:
        tasks = [partial(self.timer.seconds, kernel, share, calls, stack_offset) for share in work]
        return max(run_together(tasks))

    def _workspaces(self, variant: Variant, n_elements: int, shares: int) -> list[Workspace]:
        shape = (variant.order, variant.mode, variant.dtype, n_elements, shares)
        if shape not in self._work:
            make = partial(make_workspace, variant, n_elements, self._seed)
            # each share is touched first by the thread that will use it
            self._work[shape] = run_together([make] * shares) if shares > 1 else [make()]
        return self._work[shape]


def _seconds_interpreted(kernel: EinsumKernel, work: Workspace, calls: int, _stack_offset: int) -> float:
    begin = time.perf_counter_ns()
    for _ in range(calls):
        kernel(work.n_elements, work.operators, work.q, work.tmp)
    return (time.perf_counter_ns() - begin) * 1e-9


def _time(
    team: _Team, samplers: dict[int, Sampler], rounds: int, sample_s: float, seed: int, least: Least
) -> None:
    calls = {}
    for index, sampler in samplers.items():
        _say(event="begin", kernel=index, phase="warm")
        calls[index] = _calls_for(sampler, sample_s / (_PARTS + 1))
    order = list(samplers)
    shuffle = random.Random(seed)
    for number in range(rounds):
        shuffle.shuffle(order)
        samples = []
        stack_offset = STACK_OFFSETS[number % len(STACK_OFFSETS)]
        for index in order:
            seconds = least(partial(samplers[index], calls[index], stack_offset), _PARTS)
            samples.append((index, seconds / calls[index], team.timer.frequency_ghz()))
        _say(event="round", round=number, samples=samples)


def _calls_for(sampler: Sampler, sample_s: float) -> int:
    """Return how many calls fill one sample, from a doubling warm-up."""
    calls = 1
    while (seconds := sampler(calls, 0)) < sample_s / 2 and calls < 1 << 30:
        calls *= 2
    return max(1, round(calls * sample_s / max(seconds, 1e-9)))


if __name__ == "__main__":
    main()
