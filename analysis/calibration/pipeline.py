"""The calibration loops of a core's pipeline, measured on this host."""

from __future__ import annotations

from collections.abc import Collection, Mapping

from ...codegen.target import X86, Target
from ..machine.record import Machine, Measured
from .benchmarks.access_loops import access_loops
from .benchmarks.dispatch_loops import dispatch_loops
from .benchmarks.loop_parts import AVX2, AVX512, Loop, Vectors
from .benchmarks.pipeline_loops import pipeline_loops
from .figure import lowest, marked
from .session import Host, Sampling, sample_loops

_NEEDED = {AVX512: ("avx2", "fma", "avx512f", "avx512vl", "avx512dq"), AVX2: ("avx2", "fma")}
_SAMPLE_S = 15e-6
LOOP = "loop"
"""First word of the names of their figures."""


def calibration_loops(vectors: Vectors = AVX512) -> list[Loop]:
    """Return all loops that a core's keys are read off or fitted to."""
    return [*pipeline_loops(vectors), *access_loops(vectors), *dispatch_loops(vectors)]


def figure_name(loop: Loop) -> str:
    return f"{LOOP} {loop.effect}: {loop.name}"


def loop_vectors(target: Target, features: Mapping[str, bool]) -> Vectors | None:
    """Return the vectors in which a host runs the loops; None where there are no loops for it.

    Examples
    --------
    >>> from chainline.codegen.target import find_target
    >>> loop_vectors(find_target("haswell"), {"avx2": True, "fma": True}).bits
    256
    >>> loop_vectors(find_target("a64fx"), {"sve": True}) is None
    True
    """
    if target.isa != X86:
        return None
    return next(
        (
            vectors
            for vectors, needed in _NEEDED.items()
            if vectors.bits <= target.vector_bits and all(features.get(name) for name in needed)
        ),
        None,
    )


def loop_figures(host: Host, rounds: int, names: Collection[str] | None = None) -> dict[str, Measured]:
    """Return the core cycles of a round of each loop; none where the processor has neither AVX-512 nor AVX2.

    Parameters
    ----------
    host : Host
        The processor.
    rounds : int
        Turns of each.
    names : collection of str, optional
        Figures that are wanted; all by default.
    """
    vectors = loop_vectors(host.target, host.features)
    if vectors is None:
        return {}
    loops = [each for each in calibration_loops(vectors) if names is None or figure_name(each) in names]
    samples = sample_loops([loop.benchmark for loop in loops], host, Sampling(rounds, _SAMPLE_S))
    figures = {
        figure_name(loop): lowest(samples.cycles[loop.benchmark.name])
        for loop in loops
        if samples.cycles.get(loop.benchmark.name)
    }
    return marked(figures, {figure_name(one) for one in loops if one.benchmark.name in samples.disturbed})


def measured_cycles(machine: Machine) -> list[tuple[Loop, Measured]]:
    """Return the loops among the measurements of a machine."""
    vectors = next((vectors for vectors in _NEEDED if vectors.bits <= machine.vector_bits), None)
    loops = calibration_loops(vectors) if vectors else []
    figures = machine.measurements
    return [(loop, figures[figure_name(loop)]) for loop in loops if figure_name(loop) in figures]
