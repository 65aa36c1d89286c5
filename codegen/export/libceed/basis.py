"""Actions of a libCEED tensor basis, as operators.

`CeedBasisApply` hands over `[direction][component][z][y][x][element]` with x the fastest of the axes
and elements interlaced: a block of 8 in blocked operators, one alone in serial ones. Components of a
block lie one behind the other as blocks do, so that kernels have one component, and are called with
as many blocks as there are components.
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum
from typing import Any

from ...operators.description import TensorOperator
from ...operators.kinds import (
    collocated_divergence,
    collocated_gradient,
    divergence,
    gradient,
    interpolation,
)
from ...operators.matrix import Matrix, Parity
from ...operators.names import Layout
from ...variant import DType

MAX_POINTS = 16
"""Along an axis: work arrays of a block of elements lie on the stack."""
BLOCK = 8
"""Elements of a block of libCEED's blocked operators."""


class Action(StrEnum):
    """Evaluated quantity; derivatives at nodes are those of a basis whose points are its nodes."""

    INTERPOLATE = "interp"
    INTERPOLATE_TRANSPOSED = "interp_t"
    GRADIENT = "grad"
    GRADIENT_TRANSPOSED = "grad_t"
    GRADIENT_AT_NODES = "grad_nodes"
    GRADIENT_AT_NODES_TRANSPOSED = "grad_nodes_t"

    @property
    def at_nodes(self) -> bool:
        """True where the quadrature points are the nodes."""
        return self in (Action.GRADIENT_AT_NODES, Action.GRADIENT_AT_NODES_TRANSPOSED)


@dataclass(frozen=True, slots=True, order=True)
class BasisShape:
    """A tensor basis: its dimension, and nodes and quadrature points along an axis."""

    dimension: int
    nodes: int
    points: int

    @property
    def actions(self) -> list[Action]:
        """Actions that a basis of this shape may be asked for."""
        return [action for action in Action if not action.at_nodes or self.nodes == self.points]


def basis_operators(
    shape: BasisShape, action: Action, interlaced: int, dtype: DType = DType.FLOAT64
) -> list[TensorOperator]:
    """Return the operators that do an action: for gradients one with derivatives at quadrature points
    of what is interpolated there first, too, where these are enough.

    Parameters
    ----------
    shape : BasisShape
    action : Action
    interlaced : int
        Elements of a block, 1 for one alone.
    dtype : DType
    """
    options: dict[str, Any] = {"name": str(action), "dtype": dtype}
    if interlaced > 1:
        options |= {"layout": Layout.INTERLACED, "interlaced": interlaced}
    transposed = action.endswith("_t")
    interpolate = [_matrix("interp", shape.points, shape.nodes, Parity.EVEN, transposed)] * shape.dimension
    derive = [_matrix("grad", shape.points, shape.nodes, Parity.ODD, transposed)] * shape.dimension
    if action in (Action.INTERPOLATE, Action.INTERPOLATE_TRANSPOSED):
        return [interpolation(interpolate, **options)]
    across = () if action.at_nodes else interpolate
    direct = divergence if transposed else gradient
    found = [direct(derive, across, **options)]
    if shape.points >= shape.nodes and not action.at_nodes and shape.dimension > 1:
        collocated = [_matrix("collo", shape.points, shape.points, Parity.ODD, transposed)] * shape.dimension
        if transposed:
            found.append(collocated_divergence(collocated, interpolate, **options))
        else:
            found.append(collocated_gradient(interpolate, collocated, **options))
    return found


def _matrix(name: str, points: int, nodes: int, parity: Parity, transposed: bool) -> Matrix:
    """Return a matrix from nodes to points, or its transpose, which has a name of its own."""
    if transposed:
        return Matrix(f"{name}T", nodes, points, False, parity)
    return Matrix(name, points, nodes, False, parity)
