"""The kernel of an operator, chosen and predicted by simulation, or chosen and timed on this machine."""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass, replace

from ....analysis.incore.operator_call import count_operator_flops, read_operator, simulate_operator
from ....analysis.machine.record import Machine
from ....codegen.operators.choice import ranked_kernels
from ....codegen.operators.description import TensorOperator
from ....codegen.operators.function import operator_assembly
from ....codegen.operators.lower import OperatorKernel
from ....codegen.operators.names import Layout
from ....codegen.target import Target
from ....errors import RunError
from .operator_clock import TimingJudge
from .operator_tiles import SimulatingJudge

TIMED_WHOLE = 8
"""Kernels, the fastest by the sum of their steps, that are timed as a whole.

Kernels of the same steps in another order differ by up to a third (Zen 3, 10 to 14 points): which array
lies where decides which loads wait for stores, and what L1 holds.
"""


@dataclass(frozen=True, slots=True)
class ChosenOperator:
    """A kernel, and what is predicted of it; everything is of one element, its data in L1.

    Attributes
    ----------
    kernel : OperatorKernel
    timed : bool
        Cycles are of this machine's clock, else simulated.
    step_cycles : tuple of float
        Cycles of each step alone.
    cycles : float
        Cycles of the whole, or the sum of the steps where its code cannot be followed, or it has too many
        arrays to be timed.
    flops : int
        Operations of the plain form.
    executed_flops : float or None
        Operations that the code executes, lanes of padding included; None where it cannot be followed.
    gflops : float
        Work of the plain form by time, at the machine's clock.
    """

    kernel: OperatorKernel
    timed: bool
    step_cycles: tuple[float, ...]
    cycles: float
    flops: int
    executed_flops: float | None
    gflops: float


def choose_operator(
    operator: TensorOperator,
    machine: Machine,
    target: Target,
    compiler: str,
    frequency_ghz: float,
    parts: int = 1,
    *,
    timed: bool = False,
) -> ChosenOperator:
    """Return the kernel that is simulated to be fastest, or `timed` on this machine."""
    judge = TimingJudge(compiler) if timed else SimulatingJudge(machine, target, compiler)
    width = min(target.vector_bits, 512)
    kernels = ranked_kernels(operator, width, target.vector_registers, parts=parts, judge=judge)
    kernel, whole = kernels[0], math.inf
    if isinstance(judge, TimingJudge):
        whole, kernel = _fastest_whole(judge, kernels[:TIMED_WHOLE])
    elements = kernel.block
    block = (
        replace(operator, layout=Layout.INTERLACED, interlaced=elements) if kernel.side_by_side else operator
    )
    steps = tuple(
        judge(step, block, kernel.lanes, [tile])[0] * operator.components / elements
        for step, tile in zip(kernel.plan.steps, kernel.tiles, strict=True)
    )
    cycles, executed = sum(steps), None
    try:
        text = operator_assembly(kernel, compiler, target)
        code = read_operator(kernel, text, target)
        executed = count_operator_flops(code, elements) / elements
        if not timed:
            cycles = simulate_operator(code, machine, elements).cycles_per_iteration / elements
    except RunError:  # arguments on the stack, of which nothing is known
        pass
    if math.isfinite(whole):
        cycles = whole
    gflops = kernel.plan.flops / cycles * frequency_ghz
    return ChosenOperator(kernel, timed, steps, cycles, kernel.plan.flops, executed, gflops)


def _fastest_whole(judge: TimingJudge, kernels: Sequence[OperatorKernel]) -> tuple[float, OperatorKernel]:
    """Return the cycles of the kernel that is fastest for one element, and the kernel."""
    cycles = [whole / kernel.block for whole, kernel in zip(judge.cycles(kernels), kernels, strict=True)]
    fastest = min(range(len(kernels)), key=cycles.__getitem__)
    return cycles[fastest], kernels[fastest]
