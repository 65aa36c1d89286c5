"""The kernel of an operator, chosen and predicted by simulation, or chosen and timed on this machine."""

from __future__ import annotations

import math
from contextlib import suppress
from dataclasses import dataclass, replace

from ....analysis.incore.operator_call import count_operator_flops, read_operator
from ....analysis.machine.record import Machine
from ....codegen.operators.choice import Judge, ranked_kernels
from ....codegen.operators.description import TensorOperator
from ....codegen.operators.function import operator_assembly
from ....codegen.operators.lower import OperatorKernel
from ....codegen.operators.names import Layout
from ....codegen.target import Target
from ....errors import RunError
from .operator_clock import TimingJudge
from .operator_tiles import SimulatingJudge


@dataclass(frozen=True, slots=True)
class ChosenOperator:
    """Kernel of an operator and its predicted or measured speed; all values are per element, its data in L1.

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
    wide: bool = False,
) -> ChosenOperator:
    """Return the kernel that is fastest in the simulation, or `timed` on this machine.

    Parameters
    ----------
    operator : TensorOperator
    machine : Machine
    target : Target
        Target that kernels are compiled for.
    compiler : str
        Key of the compiler.
    frequency_ghz : float
        Clock for the GFLOPS.
    parts : int
        Parts of each inner product.
    timed : bool
        True to measure the candidates in place of simulating them.
    wide : bool
        True to allow products that read entries of matrices in all lanes.
    """
    judge: Judge = TimingJudge(compiler) if timed else SimulatingJudge(machine, target, compiler)
    width = min(target.vector_bits, 512)
    ranked = ranked_kernels(operator, width, target.vector_registers, parts=parts, judge=judge, wide=wide)
    kernel = ranked[0]
    elements = kernel.block
    block = (
        replace(operator, layout=Layout.INTERLACED, interlaced=elements) if kernel.side_by_side else operator
    )
    steps = tuple(
        judge(step, block, kernel.lanes, [tile])[0] * operator.components / elements
        for step, tile in zip(kernel.plan.steps, kernel.tiles, strict=True)
    )
    whole = judge.cycles([kernel])[0] / elements
    cycles = whole if math.isfinite(whole) else sum(steps)
    executed = None
    with suppress(RunError):
        code = read_operator(kernel, operator_assembly(kernel, compiler, target), target)
        executed = count_operator_flops(code, elements) / elements
    gflops = kernel.plan.flops / cycles * frequency_ghz
    return ChosenOperator(kernel, timed, steps, cycles, kernel.plan.flops, executed, gflops)
