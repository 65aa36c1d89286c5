"""The calibration loops of a core's pipeline, measured on this host."""

from __future__ import annotations

from collections.abc import Collection

from ...isa.instruction_set import CoreLoop
from ..machine.record import Machine, Measured
from .figure import lowest, marked
from .session import Host, Sampling, sample_loops

_SAMPLE_S = 15e-6
LOOP = "loop"
"""First word of the names of their figures."""


def figure_name(loop: CoreLoop) -> str:
    return f"{LOOP} {loop.effect}: {loop.name}"


def loop_figures(host: Host, rounds: int, names: Collection[str] | None = None) -> dict[str, Measured]:
    """Return the core cycles of a round of each loop; none where there are no loops for it.

    Parameters
    ----------
    host : Host
        The processor.
    rounds : int
        Turns of each.
    names : collection of str, optional
        Figures that are wanted; all by default.
    """
    benchmarks = host.target.instruction_set.benchmarks
    every = benchmarks.core_loops(benchmarks.core_loop_bits(host.target, host.features))
    loops = [each for each in every if names is None or figure_name(each) in names]
    if not loops:
        return {}
    samples = sample_loops([loop.benchmark for loop in loops], host, Sampling(rounds, _SAMPLE_S))
    figures = {
        figure_name(loop): lowest(samples.cycles[loop.benchmark.name])
        for loop in loops
        if samples.cycles.get(loop.benchmark.name)
    }
    return marked(figures, {figure_name(one) for one in loops if one.benchmark.name in samples.disturbed})


def measured_cycles(machine: Machine) -> list[tuple[CoreLoop, Measured]]:
    """Return the loops among the measurements of a machine."""
    loops = machine.instruction_set.benchmarks.core_loops(machine.vector_bits)
    figures = machine.measurements
    return [(loop, figures[figure_name(loop)]) for loop in loops if figure_name(loop) in figures]
