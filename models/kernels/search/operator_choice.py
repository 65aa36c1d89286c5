"""Choice of the kernel of a tensor operator, by simulation or by timing on this machine.

The register tile of each step of the operator is chosen alone, from the step compiled by itself with its data
in L1: by simulated cycles (`SimulatedCost`) or by measured time (`MeasuredCost`).
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from contextlib import suppress
from itertools import pairwise
from statistics import median

import numpy as np

from ....analysis.incore.operator_call import (
    count_operator_flops,
    count_vector_results,
    read_operator,
    trace_operator,
)
from ....analysis.incore.pipeline.simulate import simulate_calls
from ....analysis.machine.record import Machine
from ....analysis.measurement.disturbance import FEWEST
from ....analysis.measurement.interleaved_timing import SecondsOf, Watchman, least_seconds_alone
from ....analysis.measurement.timer import Timer
from ....codegen.kernel import MOST_ARRAYS
from ....codegen.target import Target
from ....codegen.vector.function import (
    OperatorFunction,
    array_shape,
    compile_operator,
    data_shape,
    operator_assembly,
)
from ....codegen.vector.kernel_choice import EVALUATED_WHOLE, CostModel, default_kernel, ranked_kernels
from ....codegen.vector.matrix_storage import Array, with_structure
from ....codegen.vector.operator import Layout, TensorOperator
from ....codegen.vector.operator_kernel import OperatorKernel, alone_in
from ....codegen.vector.plan import Step, Tile
from ....codegen.vector.work_arrays import CacheLevel
from ....errors import ChainlineError, RunError
from ....records import field, record, replace

_RESOLUTION = 0.02
"""Kernels whose simulated cycles differ by less are measured in either order."""


@record
class SimulatedCost:
    """Cost model of register tiles by simulation of their compiled code; each is simulated once.

    Attributes
    ----------
    machine : Machine
        Machine whose core is simulated.
    target : Target
    compiler : str
    """

    machine: Machine
    target: Target
    compiler: str
    _known: dict[tuple[Step, int, str, str, int, Tile], float] = field(
        default_factory=dict, repr=False, compare=False
    )
    _results: dict[OperatorKernel, float] = field(default_factory=dict, repr=False, compare=False)

    def __call__(
        self, step: Step, operator: TensorOperator, lanes: int, tiles: Sequence[Tile]
    ) -> list[float]:
        """Return the cycles of a step in each of some tiles; infinite where code cannot be followed."""
        found = []
        for tile in tiles:
            key = (step, operator.interlaced, str(operator.dtype), str(operator.array_dtype), lanes, tile)
            if key not in self._known:
                self._known[key] = self._cycles(alone_in(tile, step, operator, lanes))
            found.append(self._known[key])
        return found

    @property
    def resolution(self) -> float:
        """Share by which simulated cycles must differ to tell which is less."""
        return _RESOLUTION

    @property
    def caches(self) -> list[CacheLevel]:
        """Caches of the machine: the simulation takes all data to be in L1."""
        levels = pairwise(self.machine.caches)
        return [CacheLevel(inner.size_bytes, outer.load_bytes_per_cycle) for inner, outer in levels]

    def cycles(self, kernels: Sequence[OperatorKernel]) -> list[float]:
        """Return the cycles of a call of each kernel for one element, or one block of them."""
        return [self._cycles(kernel) for kernel in kernels]

    def vector_results(self, kernels: Sequence[OperatorKernel]) -> list[float]:
        """Return the vector registers that a call of each kernel writes, for one element or one block."""
        for kernel in kernels:
            if kernel not in self._results:
                self._cycles(kernel)
        return [self._results[kernel] for kernel in kernels]

    def _cycles(self, kernel: OperatorKernel) -> float:
        try:
            text = operator_assembly(kernel, self.compiler, self.target)
            code = read_operator(kernel, text, self.target)
            trace = trace_operator(code, kernel.block)
            self._results[kernel] = float(count_vector_results(trace, self.target))
            return simulate_calls(trace, self.machine).cycles_per_iteration
        except ChainlineError:
            self._results[kernel] = math.inf
            return math.inf


_ROUNDS, _LEAST_S, _PATIENCE_S = 10, 5e-5, 0.05


@record
class MeasuredCost:
    """Cost model of register tiles by timing their compiled code on this machine; each is timed once.

    The tiles of a step take turns, while they have the core alone, and the fastest of some rounds counts:
    so what disturbs the machine meets them all.

    Attributes
    ----------
    compiler : str
    timer : Timer
    undisturbed : list of int
        Undisturbed samples of the kernel that has the fewest, of each comparison so far.
    """

    compiler: str
    timer: Timer = field(default_factory=Timer)
    _known: dict[tuple[Step, int, str, str, int, Tile], float] = field(
        default_factory=dict, repr=False, compare=False
    )
    undisturbed: list[int] = field(default_factory=list, repr=False, compare=False)
    _watchman: Watchman[float] = field(init=False, repr=False, compare=False)

    def __post_init__(self) -> None:
        """Look by the same timer that times."""
        object.__setattr__(self, "_watchman", Watchman(self.timer.crowding))

    def __call__(
        self, step: Step, operator: TensorOperator, lanes: int, tiles: Sequence[Tile]
    ) -> list[float]:
        """Return the cycles of a step in each of some tiles; infinite where it cannot be compiled."""
        keys = [
            (step, operator.interlaced, str(operator.dtype), str(operator.array_dtype), lanes, tile)
            for tile in tiles
        ]
        new = [key for key in dict.fromkeys(keys) if key not in self._known]
        kernels = [alone_in(key[-1], step, operator, lanes) for key in new]
        for key, cycles in zip(new, self.cycles(kernels), strict=True):
            self._known[key] = cycles
        return [self._known[key] for key in keys]

    def cycles(self, kernels: Sequence[OperatorKernel]) -> list[float]:
        """Return the cycles of a call of each kernel for one element, or one block of them.

        Infinite where it cannot be compiled, or takes more arrays than can be timed.
        """
        calls = [self._call(kernel) for kernel in kernels]
        called = [call for call in calls if call is not None]
        patience_s = _PATIENCE_S * len(called)
        timed, fewest = least_seconds_alone(called, _ROUNDS, _LEAST_S, self._watchman, patience_s)
        if called:
            self.undisturbed.append(fewest)
        clock = self.timer.frequency_ghz() if timed else 0.0
        seconds = iter(timed)
        return [math.inf if call is None else next(seconds) * 1e9 * clock for call in calls]

    def vector_results(self, kernels: Sequence[OperatorKernel]) -> list[float]:
        """Return nothing to tell equals by: measured cycles are none."""
        return [0.0] * len(kernels)

    @property
    def resolution(self) -> float:
        """Share by which measured cycles must differ: none."""
        return 0.0

    @property
    def caches(self) -> tuple[CacheLevel, ...]:
        """Caches that measured cycles do not know: none."""
        return ()

    @property
    def disturbed(self) -> bool:
        """True where other programs left too few undisturbed samples in half of the comparisons."""
        return bool(self.undisturbed) and median(self.undisturbed) < FEWEST

    def _call(self, kernel: OperatorKernel) -> SecondsOf | None:
        """Return the timer of calls of a kernel on arrays of its own; None where there is no such call."""
        prepared = _prepared(kernel, self.compiler)
        if prepared is None:
            return None
        function, arrays = prepared
        return lambda calls: self.timer.calls(function.address, arrays, kernel.block, calls)


def _prepared(kernel: OperatorKernel, compiler: str) -> tuple[OperatorFunction, list[Array]] | None:
    """Return a kernel, compiled, and arrays that it can be called with; None where there is none."""
    operator = kernel.plan.operator
    n_arrays = len(kernel.arrays) + len(operator.input_entries) + operator.n_results
    if n_arrays > MOST_ARRAYS:
        return None
    try:
        function = compile_operator(kernel, compiler)
    except ChainlineError:
        return None
    dtype, stored, random = str(operator.dtype), str(operator.array_dtype), np.random.default_rng(0)
    matrices = {}
    for matrix in operator.matrices:
        values = random.uniform(-1, 1, (matrix.rows, matrix.columns)) / matrix.columns
        matrices[matrix.name] = with_structure(matrix, values).astype(dtype)
    shapes = [array_shape(operator, points, kernel.block) for points in operator.points]
    shapes += [data_shape(operator, data, kernel.block) for data in operator.data]
    results = map(operator.result_points, range(operator.n_results))
    shapes += [array_shape(operator, points, kernel.block) for points in results]
    fields = [random.uniform(-1, 1, shape).astype(stored) for shape in shapes]
    given = len(operator.input_entries)
    inputs, outputs = fields[:given], fields[given:]
    return function, function.placed(function.stored(matrices), inputs, outputs)


WIDEST = 512
"""Bits of the widest vectors that operators are written in."""


@record
class ChosenOperator:
    """Kernel of an operator and its predicted or measured speed; all values are per element, its data in L1.

    Attributes
    ----------
    kernel : OperatorKernel
    timed : bool
        Cycles are of this machine's clock, else simulated.
    step_cycles : tuple of float or None
        Cycles of each step alone; None, as all other figures, where neither was done.
    cycles : float or None
        Cycles of the whole, or the sum of the steps where its code cannot be followed, or it has too many
        arrays to be timed.
    flops : int
        Operations of the plain form.
    executed_flops : float or None
        Operations that the code executes, lanes of padding included; None where it cannot be followed.
    gflops : float or None
        Work of the plain form by time, at the machine's clock.
    disturbed : bool
        True where it was to be timed and other programs disturbed that: it is simulated.
    """

    kernel: OperatorKernel
    timed: bool
    step_cycles: tuple[float | None, ...]
    cycles: float | None
    flops: int
    executed_flops: float | None
    gflops: float | None
    disturbed: bool = False


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
        True to measure the candidates in place of simulating them, unless other programs disturb it.
    wide : bool
        True to allow products that read entries of matrices in all lanes.
    """
    cost_model: CostModel = MeasuredCost(compiler) if timed else SimulatedCost(machine, target, compiler)
    ranked = _ranked(operator, machine, target, cost_model, parts, wide=wide)
    if isinstance(cost_model, MeasuredCost) and cost_model.disturbed:
        found = choose_operator(operator, machine, target, compiler, frequency_ghz, parts, wide=wide)
        return replace(found, disturbed=True)
    kernel = ranked[0]
    elements = kernel.block
    block = (
        replace(operator, layout=Layout.INTERLACED, interlaced=elements) if kernel.side_by_side else operator
    )
    steps = tuple(
        cost_model(step, block, kernel.lanes, [tile])[0] * operator.components / elements
        for step, tile in zip(kernel.plan.steps, kernel.tiles, strict=True)
    )
    whole = cost_model.cycles([kernel])[0] / elements
    cycles = whole if math.isfinite(whole) else sum(steps)
    executed = None
    with suppress(RunError):
        code = read_operator(kernel, operator_assembly(kernel, compiler, target), target)
        executed = count_operator_flops(code, elements) / elements
    gflops = kernel.plan.flops / cycles * frequency_ghz
    return ChosenOperator(kernel, timed, steps, cycles, kernel.plan.flops, executed, gflops)


def simulated_operators(
    operator: TensorOperator, machine: Machine, target: Target, compiler: str
) -> list[OperatorKernel]:
    """Return the kernels that are simulated as a whole, the fastest first.

    Parameters
    ----------
    operator, machine, target, compiler
        As of `choose_operator`.
    """
    ranked = _ranked(operator, machine, target, SimulatedCost(machine, target, compiler))
    return ranked[:EVALUATED_WHOLE]


def _ranked(
    operator: TensorOperator,
    machine: Machine,
    target: Target,
    cost_model: CostModel,
    parts: int = 1,
    *,
    wide: bool = False,
) -> list[OperatorKernel]:
    registers = target.vector_registers
    if target.vector_bits < machine.vector_bits:  # narrower by choice: code names as many as with the widest
        registers = max(registers, machine.core.vector_registers)
    width = min(target.vector_bits, WIDEST)
    return ranked_kernels(operator, width, registers, parts=parts, cost_model=cost_model, wide=wide)


def estimated_operator(
    operator: TensorOperator, target: Target, parts: int = 1, *, wide: bool = False
) -> ChosenOperator:
    """Return the kernel with the least estimated work, neither simulated nor timed.

    Parameters
    ----------
    operator, target, parts, wide
        As of `choose_operator`.
    """
    width = min(target.vector_bits, WIDEST)
    kernel = default_kernel(operator, width, target.vector_registers, parts=parts, wide=wide)
    unknown = (None,) * len(kernel.plan.steps)
    return ChosenOperator(kernel, False, unknown, None, kernel.plan.flops, None, None)
