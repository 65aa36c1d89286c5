"""The measuring process: loads kernels, checks them, times them, and reports line by line.

Run as `python -m chainline.analysis.worker` with one JSON request on standard input. Every
step is announced before it is taken, so that the reader knows which kernel crashed or hung.
"""

from __future__ import annotations

import json
import random
import sys
from pathlib import Path
from typing import Any

from ..codegen.assembly import Binary, BinaryKind, Provenance
from ..codegen.kernel import Kernel, Workspace, check, load, make_workspace
from ..codegen.target import host_target
from ..codegen.variant import DType, Language, Mode, Variant
from .timer import STACK_OFFSETS, Timer


def main() -> None:
    """Serve one request."""
    request = json.loads(sys.stdin.readline())
    kernels = {int(entry["index"]): _binary(entry) for entry in request["kernels"]}
    loaded = {index: kernel for index, binary in kernels.items() if (kernel := _checked(index, binary))}
    if request["rounds"]:
        elements = {int(entry["index"]): int(entry["n_elements"]) for entry in request["kernels"]}
        _time(loaded, elements, int(request["rounds"]), float(request["sample_s"]), int(request["seed"]))
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
    )
    kind = BinaryKind(entry["kind"])
    return Binary(variant, host_target(), Provenance("", "", ()), kind, Path(entry["path"]))


def _checked(index: int, binary: Binary) -> Kernel | None:
    _say(event="begin", kernel=index, phase="check")
    kernel = load(binary)
    result = check(kernel, binary.variant)
    _say(
        event="checked",
        kernel=index,
        error=result.error,
        tolerance=result.tolerance,
        problem=result.problem,
    )
    return kernel if result.passed else None


def _time(
    kernels: dict[int, Kernel], elements: dict[int, int], rounds: int, sample_s: float, seed: int
) -> None:
    timer = Timer()
    shapes: dict[object, Workspace] = {}
    work, calls = {}, {}
    for index, kernel in kernels.items():
        _say(event="begin", kernel=index, phase="warm")
        variant = kernel.variant
        shape = (variant.order, variant.mode, variant.dtype, elements[index])
        if shape not in shapes:
            shapes[shape] = make_workspace(variant, elements[index], seed)
        work[index] = shapes[shape]
        calls[index] = _calls_for(timer, kernel, work[index], sample_s)
    order = list(kernels)
    shuffle = random.Random(seed)
    for number in range(rounds):
        shuffle.shuffle(order)
        samples = []
        stack_offset = STACK_OFFSETS[number % len(STACK_OFFSETS)]
        for index in order:
            seconds = timer.seconds(kernels[index], work[index], calls[index], stack_offset)
            samples.append((index, seconds / calls[index], timer.frequency_ghz()))
        _say(event="round", round=number, samples=samples)


def _calls_for(timer: Timer, kernel: Kernel, work: Workspace, sample_s: float) -> int:
    """Return how many calls fill one sample, from a doubling warm-up."""
    calls = 1
    while (seconds := timer.seconds(kernel, work, calls)) < sample_s / 2 and calls < 1 << 30:
        calls *= 2
    return max(1, round(calls * sample_s / max(seconds, 1e-9)))


if __name__ == "__main__":
    main()
