"""The microbenchmarks of one processor, whichever instruction set it has."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from ....codegen.target import AARCH64, Target
from . import integers_aarch64, integers_x86
from .instructions_aarch64 import aarch64_benchmarks, aarch64_patterns
from .instructions_aarch64 import forms as arm_forms
from .instructions_x86 import x86_benchmarks, x86_patterns
from .microbenchmark import Microbenchmark
from .x86_encoding import forms as x86_forms
from .x86_encoding import x86_widths


def widths(target: Target, features: Mapping[str, bool]) -> tuple[int, ...]:
    """Return the widths in bits that are measured; 64 stands for scalar instructions."""
    if target.isa == AARCH64:
        return tuple(form.bits for form in arm_forms(target))
    return x86_widths(features, target.vector_bits)


def class_benchmarks(target: Target, features: Mapping[str, bool]) -> list[Microbenchmark]:
    """Return latency, throughput and mixtures of every instruction class at every width."""
    return (
        aarch64_benchmarks(target) if target.isa == AARCH64 else x86_benchmarks(features, target.vector_bits)
    )


def pattern_benchmarks(
    target: Target, features: Mapping[str, bool], patterns: Mapping[str, Sequence[int]]
) -> list[Microbenchmark]:
    """Return FMA in patterns of chains; see `microbenchmark.pattern_lines`."""
    if target.isa == AARCH64:
        return aarch64_patterns(target, patterns)
    return x86_patterns(features, patterns, target.vector_bits)


def chase_benchmark(target: Target, features: Mapping[str, bool]) -> Microbenchmark:
    """Return loads that each need the pointer that the load before brought."""
    if target.isa == AARCH64:
        return integers_aarch64.chase_benchmark(arm_forms(target)[0].frame)
    return integers_x86.chase_benchmark(x86_forms(features)[0])


def window_fillers(target: Target, features: Mapping[str, bool]) -> tuple[str, ...]:
    """Return the kinds of instructions that hold a register or a place of a queue of their own."""
    fillers = ("vector", "integer", "load", "store")
    if target.isa == AARCH64:
        return fillers
    widest = x86_forms(features, target.vector_bits)[-1]
    return (*fillers, *(("wide",) if widest.bits > 128 else ()), *(("mask",) if widest.masks else ()))


def window_benchmarks(
    target: Target, features: Mapping[str, bool], filler: str, counts: Sequence[int]
) -> list[Microbenchmark]:
    """Return two chases with different numbers of instructions between their loads.

    "wide" are vectors of the widest form, "vector" of the narrowest.
    """
    if target.isa == AARCH64:
        frame = arm_forms(target)[0].frame
        return [integers_aarch64.window_benchmark(frame, filler, count) for count in counts]
    found = x86_forms(features, target.vector_bits)
    form, kind = (found[-1], "vector") if filler == "wide" else (found[0], filler)
    return [integers_x86.window_benchmark(form, kind, count) for count in counts]
