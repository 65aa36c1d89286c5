"""The calibration loops of a core's pipeline, measured on this host."""

from __future__ import annotations

from collections.abc import Mapping

from ...codegen.access_loops import access_loops
from ...codegen.pipeline_loops import Loop, pipeline_loops
from ...codegen.target import X86
from ..machine.record import Measured
from .figure import lowest
from .session import Host, Sampling, sample_loops

_NEEDED = ("avx2", "fma", "avx512f", "avx512vl", "avx512dq")
_SAMPLE_S = 100e-6
LOOP = "loop"
"""First word of the names of their figures."""


def calibration_loops() -> list[Loop]:
    """Return all loops that a core's keys are read off or fitted to."""
    return [*pipeline_loops(), *access_loops()]


def figure_name(loop: Loop) -> str:
    return f"{LOOP} {loop.effect}: {loop.name}"


def loop_figures(host: Host, rounds: int) -> dict[str, Measured]:
    """Return the core cycles of a round of each loop; none where the processor lacks AVX-512.

    Parameters
    ----------
    host : Host
        The processor.
    rounds : int
        Samples of each.
    """
    if host.target.isa != X86 or host.target.vector_bits < 512:
        return {}
    if not all(host.features.get(name) for name in _NEEDED):
        return {}
    loops = calibration_loops()
    samples = sample_loops([loop.benchmark for loop in loops], host, Sampling(rounds, _SAMPLE_S))
    return {
        figure_name(loop): lowest(samples.cycles[loop.benchmark.name])
        for loop in loops
        if samples.cycles.get(loop.benchmark.name)
    }


def measured_cycles(figures: Mapping[str, Measured]) -> list[tuple[Loop, Measured]]:
    """Return the loops among the figures of a host."""
    return [
        (loop, figures[figure_name(loop)]) for loop in calibration_loops() if figure_name(loop) in figures
    ]
