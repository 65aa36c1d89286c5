"""The measuring process: loads kernels, checks them, times them, and reports line by line.

Run as `python -m chainline.analysis.measurement.worker` with one JSON request on standard input. Every
step is announced before it is taken, so that the reader knows which kernel crashed or hung.
"""

from __future__ import annotations

import json
import sys
import time
from collections.abc import Sequence
from functools import cache, partial
from pathlib import Path
from typing import Any, TypeVar

from ...codegen.assembly import OPENMP_FLAG, Binary, BinaryKind, Provenance
from ...codegen.buffer_alignment import PAGE_BYTES
from ...codegen.kernel import STACK_OFFSETS, Kernel, Workspace, check, crowded_above, load, make_workspace
from ...codegen.peers.baselines import EinsumKernel
from ...codegen.target import host_target
from ...codegen.variant import DType, Language, Mode, Variant
from ...codegen.vector.schedule import parse_schedule
from .pinned_threads import pin, run_together
from .sampling import Rounds, Sampler, Timing, crowded_out
from .timer import Timer

Place = TypeVar("Place")


def prepare() -> None:
    """Build and load the parts that every request needs, for processes forked off later."""
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
    if request["rounds"] and loaded:
        elements = {int(entry["index"]): int(entry["n_elements"]) for entry in request["kernels"]}
        team = _Team(_timer(), int(request["threads"]), int(request["seed"]))
        samplers = {}
        for index, kernel in loaded.items():
            _say(event="begin", kernel=index, phase="warm")
            samplers[index] = team.sampler(kernel, elements[index], kernels[index].openmp)
        timer, timing = team.timer, Timing.of(request)
        rounds = Rounds(samplers, timer.crowding, timer.frequency_ghz, timing, crowded_above(), crowded_out)
        _time(rounds, list(samplers))
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


_PLACES = 6
"""Places of small arrays, each with another page of the stack. Where a core finds the way of a line in L1 by
a hash of its address, a page of arrays may drive out that of the stack (`tests/validation/core_effects`)."""
_SMALL_BYTES = 1 << 17
"""Arrays up to this size have several places; of larger ones, few lines meet those of the stack."""


class _Team:
    """Makes the workspaces of kernels, one a thread, and times calls on them."""

    def __init__(self, timer: Timer, threads: int, seed: int) -> None:
        self.timer = timer
        self._threads = threads
        self._seed = seed
        self._work: dict[object, list[list[Workspace]]] = {}

    def sampler(self, kernel: Kernel | EinsumKernel, n_elements: int, openmp: bool) -> Sampler:
        """Return the timed calls of a kernel; one built with OpenMP starts its threads itself.

        A kernel that takes operators transposed gets them as they are: they are orthogonal
        either way, and the time is the same.

        Parameters
        ----------
        kernel : Kernel or EinsumKernel
        n_elements : int
            Elements of a call, per thread.
        openmp : bool
            True for a kernel built with OpenMP.
        """
        shares = 1 if openmp else self._threads
        places = self._workspaces(kernel.variant, n_elements * self._threads // shares, shares)
        if isinstance(kernel, EinsumKernel):
            return [partial(_seconds_interpreted, kernel, work[0]) for work in places]
        if shares == 1:
            return [partial(self._at, kernel, work[0], offset) for work, offset in with_stack(places)]
        return [partial(self._together, kernel, work, offset) for work, offset in with_stack(places)]

    def _at(self, kernel: Kernel, work: Workspace, stack_offset: int, calls: int) -> float:
        return self.timer.seconds(kernel, work, calls, stack_offset)

    def _together(self, kernel: Kernel, work: list[Workspace], stack_offset: int, calls: int) -> float:
        tasks = [partial(self.timer.seconds, kernel, share, calls, stack_offset) for share in work]
        return max(run_together(tasks))

    def _workspaces(self, variant: Variant, n_elements: int, shares: int) -> list[list[Workspace]]:
        """Return the workspaces of all threads at each place."""
        shape = (variant.order, variant.mode, variant.dtype, n_elements, shares)
        if shape not in self._work:
            make = partial(make_workspace, variant, n_elements, self._seed)
            # each share is touched first by the thread that will use it
            first = run_together([make] * shares) if shares > 1 else [make()]
            small = shares == 1 and first[0].arena.nbytes <= _SMALL_BYTES
            self._work[shape] = [first, *([make()] for _ in range(_PLACES - 1 if small else 0))]
        return self._work[shape]


def with_stack(places: Sequence[Place]) -> list[tuple[Place, int]]:
    """Return each place of arrays with each place of the stack in a line, on a page of its own.

    Examples
    --------
    >>> with_stack(["a", "b"])[3:6]
    [('a', 48), ('b', 4096), ('b', 4112)]
    """
    return [
        (place, PAGE_BYTES * number + offset)
        for number, place in enumerate(places)
        for offset in STACK_OFFSETS
    ]


def _seconds_interpreted(kernel: EinsumKernel, work: Workspace, calls: int) -> float:
    begin = time.perf_counter_ns()
    for _ in range(calls):
        kernel(work.n_elements, work.operators, work.q, work.tmp)
    return (time.perf_counter_ns() - begin) * 1e-9


def _time(rounds: Rounds, kernels: list[int]) -> None:
    calls = {}
    for index in kernels:
        _say(event="begin", kernel=index, phase="warm")
        calls[index] = rounds.calls_of(index)
    for one in rounds.taken(calls):
        samples = [(index, found.seconds, found.ghz, found.alone) for index, found in one.samples.items()]
        _say(event="round", samples=samples, span=(one.wall_s, one.processor_s))


if __name__ == "__main__":
    main()
