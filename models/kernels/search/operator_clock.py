"""Tiles of an operator's steps by the clock of this machine: each step compiled alone, its data in L1."""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass, field

import numpy as np

from ....analysis.measurement.interleaved_timing import SecondsOf, Watchman, least_seconds_alone
from ....analysis.measurement.timer import Timer
from ....codegen.operators.description import TensorOperator
from ....codegen.operators.function import OperatorFunction, compile_operator
from ....codegen.operators.lower import OperatorKernel
from ....codegen.operators.matrix import Array
from ....codegen.operators.reference import array_shape
from ....codegen.operators.step import Step
from ....codegen.operators.tile import Tile
from ....codegen.timing import MOST_ARRAYS
from ....errors import ChainlineError
from .operator_tiles import alone_in

_ROUNDS, _LEAST_S, _PATIENCE_S = 10, 5e-5, 0.05


@dataclass(frozen=True, slots=True)
class TimingJudge:
    """Judge of tiles by timing their compiled code on this machine; each once.

    The tiles of a step take turns, while they have the core alone, and the fastest of some rounds counts:
    so what disturbs the machine meets them all.

    Attributes
    ----------
    compiler : str
    timer : Timer
    """

    compiler: str
    timer: Timer = field(default_factory=Timer)
    _known: dict[tuple[Step, int, str, int, Tile], float] = field(
        default_factory=dict, repr=False, compare=False
    )
    _watchman: Watchman[float] = field(init=False, repr=False, compare=False)

    def __post_init__(self) -> None:
        """Look by the same timer that times."""
        object.__setattr__(self, "_watchman", Watchman(self.timer.crowding))

    def __call__(
        self, step: Step, operator: TensorOperator, lanes: int, tiles: Sequence[Tile]
    ) -> list[float]:
        """Return the cycles of a step in each of some tiles; infinite where it cannot be compiled."""
        keys = [(step, operator.interlaced, str(operator.dtype), lanes, tile) for tile in tiles]
        new = [key for key in dict.fromkeys(keys) if key not in self._known]
        kernels = [alone_in(key[4], step, operator, lanes) for key in new]
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
        timed, _ = least_seconds_alone(called, _ROUNDS, _LEAST_S, self._watchman, patience_s)
        clock = self.timer.frequency_ghz() if timed else 0.0
        seconds = iter(timed)
        return [math.inf if call is None else next(seconds) * 1e9 * clock for call in calls]

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
    n_arrays = len(kernel.arrays) + len(operator.points) + operator.n_results
    if n_arrays > MOST_ARRAYS:
        return None
    try:
        function = compile_operator(kernel, compiler)
    except ChainlineError:
        return None
    dtype, random = str(operator.dtype), np.random.default_rng(0)
    matrices = {}
    for matrix in operator.matrices:
        values = random.uniform(-1, 1, (matrix.rows, matrix.columns)) / matrix.columns
        matrices[matrix.name] = (values + matrix.parity.sign * values[::-1, ::-1]).astype(dtype)
    points = [*operator.points, *(operator.result_points(result) for result in range(operator.n_results))]
    fields = [
        random.uniform(-1, 1, array_shape(operator, inner, kernel.block)).astype(dtype) for inner in points
    ]
    inputs, outputs = fields[: len(operator.points)], fields[len(operator.points) :]
    return function, function.placed(function.stored(matrices), inputs, outputs)
