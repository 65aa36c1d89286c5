"""Tiles of an operator's steps by simulation: each step compiled alone, its data in L1."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field, replace

from ....analysis.incore.operator_call import read_operator, simulate_operator
from ....analysis.machine.record import Machine
from ....codegen.operators.description import TensorOperator, Term
from ....codegen.operators.function import operator_assembly
from ....codegen.operators.lower import OperatorKernel
from ....codegen.operators.names import Layout
from ....codegen.operators.plan import Plan
from ....codegen.operators.step import Step
from ....codegen.operators.tile import Tile
from ....codegen.target import Target
from ....errors import ChainlineError


@dataclass(frozen=True, slots=True)
class SimulatingJudge:
    """Judge of tiles by simulation of their compiled code; each once.

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
    _known: dict[tuple[Step, int, str, int, Tile], float] = field(
        default_factory=dict, repr=False, compare=False
    )

    def __call__(
        self, step: Step, operator: TensorOperator, lanes: int, tiles: Sequence[Tile]
    ) -> list[float]:
        """Return the cycles of a step in each of some tiles; infinite where code cannot be followed."""
        found = []
        for tile in tiles:
            key = (step, operator.interlaced, str(operator.dtype), lanes, tile)
            if key not in self._known:
                self._known[key] = self._cycles(alone_in(tile, step, operator, lanes))
            found.append(self._known[key])
        return found

    def cycles(self, kernels: Sequence[OperatorKernel]) -> list[float]:
        """Return the cycles of a call of each kernel for one element, or one block of them."""
        return [self._cycles(kernel) for kernel in kernels]

    def _cycles(self, kernel: OperatorKernel) -> float:
        try:
            text = operator_assembly(kernel, self.compiler, self.target)
            code = read_operator(kernel, text, self.target)
            return simulate_operator(code, self.machine, kernel.block).cycles_per_iteration
        except ChainlineError:
            return float("inf")


def alone_in(tile: Tile, step: Step, operator: TensorOperator, lanes: int) -> OperatorKernel:
    """Return the kernel of a step by itself, in a tile.

    Parameters
    ----------
    tile : Tile
    step : Step
    operator : TensorOperator
        Operator that the step is from.
    lanes : int
        Lanes of a vector.
    """
    plan = Plan(_alone(step, operator), (replace(step, source="u0", result="y0"),), ())
    return OperatorKernel(plan, lanes * operator.dtype.bits, (tile,))


def _alone(step: Step, operator: TensorOperator) -> TensorOperator:
    """Return the operator that a step is by itself."""
    chains = tuple((step.matrix,) if axis == step.axis else () for axis in range(len(step.points)))
    layout = Layout.INTERLACED if operator.interlaced > 1 else Layout.ELEMENT
    return TensorOperator(
        "step",
        (step.points,),
        (Term(0, 0, chains),),
        step.alpha,
        step.beta,
        layout=layout,
        interlaced=operator.interlaced,
        dtype=operator.dtype,
    )
