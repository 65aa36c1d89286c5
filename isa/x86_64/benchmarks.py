"""Microbenchmarks of x86-64 processors."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence

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
from ..target import Target
from . import integer_benchmarks
from .access_loops import access_loops, dispatch_loops
from .encoding import X86Encoding, forms, x86_widths
from .pipeline_loops import AVX2, AVX512, COUNT_DOWN, Loop, pipeline_loops
from .vector_benchmarks import x86_benchmarks, x86_patterns

_CLOBBERS = ["rax", "rbx", "rdx", "rdi", *(f"r{n}" for n in range(8, 16)), "memory", "cc"]
_CLOBBERS += [f"xmm{n}" for n in range(16)]
LOOP_END = LoopEnd(COUNT_DOWN, "={rcx},{rsi},0," + clobbered(_CLOBBERS))
_CORE_LOOP_FEATURES = {AVX512: ("avx2", "fma", "avx512f", "avx512vl", "avx512dq"), AVX2: ("avx2", "fma")}


def inline_features(_target: Target) -> str:
    """Return no features: the assembler refuses no instruction."""
    return ""


def widths(target: Target, features: Mapping[str, bool]) -> tuple[int, ...]:
    """Return the widths in bits that are measured; 64 stands for scalar instructions."""
    return x86_widths(features, target.vector_bits)


def class_benchmarks(target: Target, features: Mapping[str, bool]) -> list[Microbenchmark]:
    """Return latency, throughput and mixtures of every instruction class at every width."""
    return x86_benchmarks(features, target.vector_bits)


def pattern_benchmarks(
    target: Target, features: Mapping[str, bool], patterns: Mapping[str, Sequence[int]]
) -> list[Microbenchmark]:
    """Return FMA in patterns of chains; see `microbenchmark.pattern_lines`."""
    return x86_patterns(features, patterns, target.vector_bits)


def chase_benchmark(_target: Target, features: Mapping[str, bool]) -> Microbenchmark:
    """Return loads that each need the pointer that the load before brought."""
    return integer_benchmarks.chase_benchmark(forms(features)[0])


def window_fillers(target: Target, features: Mapping[str, bool]) -> tuple[str, ...]:
    """Return the kinds of instructions that hold a register or a place of a queue of their own."""
    widest = forms(features, target.vector_bits)[-1]
    more = (*(("wide",) if widest.bits > 128 else ()), *(("mask",) if widest.masks else ()))
    return ("vector", "integer", "load", "store", *more)


def window_benchmarks(
    target: Target, features: Mapping[str, bool], filler: str, counts: Sequence[int]
) -> list[Microbenchmark]:
    """Return two chases with different numbers of instructions between their loads.

    Parameters
    ----------
    target : Target
    features : mapping of str to bool
        LLVM's features.
    filler : str
        Kind of the instructions: "wide" are vectors of the widest form, "vector" of the narrowest.
    counts : sequence of int
        Numbers of instructions.
    """
    found = forms(features, target.vector_bits)
    form, kind = (found[-1], "vector") if filler == "wide" else (found[0], filler)
    return [integer_benchmarks.window_benchmark(form, kind, count) for count in counts]


def clock_chains(target: Target, features: Mapping[str, bool]) -> list[Microbenchmark]:
    """Return the chains of every vector width; names are `clock WIDTH DENSITY`."""
    return [
        clock_chain(form.frame, f"clock {form.label} {name}", "addq %rdx, %rax", _work(form), beside)
        for form in forms(features, target.vector_bits)
        if form.bits > 64
        for name, beside in DENSITIES.items()
    ]


def _work(form: X86Encoding) -> Callable[[int], str]:
    """Return the instructions of one vector operation: an FMA, or a multiply and an add in turn."""
    if form.vex:
        return lambda n: form.fma(231, n)
    return lambda n: form.operation(("mul", "add")[n % 2], 15 - n % 2, n)


def block_bytes(target: Target, features: Mapping[str, bool]) -> int:
    """Return the bytes of a block: arrays that are streamed through are a multiple of it."""
    return STREAM_VECTORS * forms(features, target.vector_bits)[-1].bits // 8


def stream_benchmarks(target: Target, features: Mapping[str, bool]) -> list[Microbenchmark]:
    """Return one loop for each of `ARRAYS`, with the widest vectors."""
    widest = forms(features, target.vector_bits)[-1]
    return [_stream(widest, name) for name in ARRAYS]


def _stream(form: X86Encoding, name: str) -> Microbenchmark:
    step = form.bits // 8
    vector = "v" if form.vex else ""

    def load(n: int, base: str) -> str:
        return form.load(n * step, n % 8, base)

    def store(source: int, n: int) -> str:
        return f"{vector}movupd {form.register(source)}, {n * step}(%rax)"

    def steps(n: int) -> Iterable[str]:
        register = n % 8
        if name == "read":
            return [load(n, "rax")]
        if name == "write":
            return [store(15, n)]
        if name == "copy":
            return [load(n, "rbx"), store(register, n)]
        if form.vex:
            fma = f"vfmadd231pd {n * step}(%rdx), {form.register(14)}, {form.register(register)}"
            return [load(n, "rbx"), fma, store(register, n)]
        scale, add = form.operation("mul", 14, register), form.operation("add", 11, register)
        return [load(n, "rdx"), scale, form.load(n * step, 11, "rbx"), add, store(register, n)]

    pointers = ("rax", "rbx", "rdx")[: ARRAYS[name]]
    lines = [f"movq {STREAM + 8 * n}(%rsi), %{pointer}" for n, pointer in enumerate(pointers)]
    lines += [f"movq {STREAM + 24}(%rsi), %rdi", "3:"]
    lines += [line for n in range(STREAM_VECTORS) for line in steps(n)]
    lines += [f"addq ${STREAM_VECTORS * step}, %{pointer}" for pointer in pointers]
    lines += ["decq %rdi", "jnz 3b"]
    return form.frame.loop(f"stream {name}", lines, 1)


def core_loop_bits(target: Target, features: Mapping[str, bool]) -> int:
    """Return the width of the vectors in which a processor runs `core_loops`; 0 where it has neither kind.

    Examples
    --------
    >>> from .compilation import processor
    >>> core_loop_bits(processor("haswell", 256, False), {"avx2": True, "fma": True})
    256
    """
    bits = (
        vectors.bits
        for vectors, needed in _CORE_LOOP_FEATURES.items()
        if vectors.bits <= target.vector_bits and all(features.get(name) for name in needed)
    )
    return next(bits, 0)


def core_loops(bits: int) -> list[Loop]:
    """Return the loops that the keys of a core are fitted to, in AVX-512 or AVX2."""
    vectors = next((vectors for vectors in _CORE_LOOP_FEATURES if vectors.bits <= bits), None)
    if vectors is None:
        return []
    return [*pipeline_loops(vectors), *access_loops(vectors), *dispatch_loops(vectors)]
