"""Microbenchmarks of AArch64 processors."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence

from ..microbenchmark import (
    ARRAYS,
    DENSITIES,
    STREAM,
    STREAM_VECTORS,
    LoopEnd,
    Microbenchmark,
    clobbered,
    clock_chain,
)
from ..parts import CoreLoop
from ..target import Target
from . import integer_benchmarks
from .vector_benchmarks import AArch64Encoding, aarch64_benchmarks, aarch64_patterns, forms

_CLOBBERS = [*(f"x{n}" for n in range(2, 18)), "memory", "cc"]
_CLOBBERS += [f"v{n}" for n in (*range(8), *range(16, 32))]
LOOP_END = LoopEnd(("subs x0, x0, #1", "b.ne 1b"), "={x0},{x1},0," + clobbered(_CLOBBERS))


def inline_features(target: Target) -> str:
    """Return the features without which the assembler would refuse the instructions."""
    return "+neon,+sve" if target.scalable else ""


def widths(target: Target, _features: Mapping[str, bool]) -> tuple[int, ...]:
    """Return the widths in bits that are measured; 64 stands for scalar instructions."""
    return tuple(form.bits for form in forms(target))


def class_benchmarks(target: Target, _features: Mapping[str, bool]) -> list[Microbenchmark]:
    """Return latency, throughput and mixtures of every instruction class at every width."""
    return aarch64_benchmarks(target)


def pattern_benchmarks(
    target: Target, _features: Mapping[str, bool], patterns: Mapping[str, Sequence[int]]
) -> list[Microbenchmark]:
    """Return FMA in patterns of chains; see `microbenchmark.pattern_lines`."""
    return aarch64_patterns(target, patterns)


def chase_benchmark(target: Target, _features: Mapping[str, bool]) -> Microbenchmark:
    """Return loads that each need the pointer that the load before brought."""
    return integer_benchmarks.chase_benchmark(forms(target)[0].frame)


def window_fillers(_target: Target, _features: Mapping[str, bool]) -> tuple[str, ...]:
    """Return the kinds of instructions that hold a register or a place of a queue of their own."""
    return ("vector", "integer", "load", "store")


def window_benchmarks(
    target: Target, _features: Mapping[str, bool], filler: str, counts: Sequence[int]
) -> list[Microbenchmark]:
    """Return two chases with different numbers of instructions of a kind between their loads."""
    frame = forms(target)[0].frame
    return [integer_benchmarks.window_benchmark(frame, filler, count) for count in counts]


def clock_chains(target: Target, _features: Mapping[str, bool]) -> list[Microbenchmark]:
    """Return the chains of every vector width; names are `clock WIDTH DENSITY`."""
    return [
        clock_chain(form.frame, f"clock {form.label} {name}", "add x2, x2, x17", form.fma, beside)
        for form in forms(target)
        if form.bits > 64
        for name, beside in DENSITIES.items()
    ]


def block_bytes(target: Target, _features: Mapping[str, bool]) -> int:
    """Return the bytes of a block: arrays that are streamed through are a multiple of it."""
    return STREAM_VECTORS * forms(target)[-1].bits // 8


def stream_benchmarks(target: Target, _features: Mapping[str, bool]) -> list[Microbenchmark]:
    """Return one loop for each of `ARRAYS`, with the widest vectors."""
    widest = forms(target)[-1]
    return [_stream(widest, name) for name in ARRAYS]


def _stream(form: AArch64Encoding, name: str) -> Microbenchmark:
    step = form.bits // 8
    # the displacements of SVE reach eight vectors: bases move on after each half
    half = STREAM_VECTORS // 2

    def address(base: str, n: int) -> str:
        return f"{base}, #{n}, mul vl" if form.scalable else f"{base}, #{n * step}"

    def steps(n: int) -> Iterable[str]:
        if name == "read":
            return [form.load(address("x2", n), n)]
        if name == "write":
            return [form.store(28, address("x2", n))]
        if name == "copy":
            return [form.load(address("x3", n), n), form.store(n, address("x2", n))]
        fma = form.masked("fmla", 16 + n, 29, n) if form.scalable else form.operation("fmla", 16 + n, 29, n)
        loads = [form.load(address("x3", n), 16 + n), form.load(address("x4", n), n)]
        return [*loads, fma, form.store(16 + n, address("x2", n))]

    pointers = ("x2", "x3", "x4")[: ARRAYS[name]]
    lines = [f"ldr {pointer}, [x1, #{STREAM + 8 * n}]" for n, pointer in enumerate(pointers)]
    lines += [f"ldr x5, [x1, #{STREAM + 24}]", "3:"]
    for _ in range(2):
        lines += [line for n in range(half) for line in steps(n)]
        lines += [f"add {pointer}, {pointer}, #{half * step}" for pointer in pointers]
    lines += ["subs x5, x5, #1", "b.ne 3b"]
    return form.frame.loop(f"stream {name}", lines, 1)


def core_loop_bits(_target: Target, _features: Mapping[str, bool]) -> int:
    """Return 0: there are no `core_loops`."""
    return 0


def core_loops(_bits: int) -> list[CoreLoop]:
    """Return no loops: keys of a core are not fitted."""
    return []
