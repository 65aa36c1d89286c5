"""Kernels of a libCEED backend: one of every shape, action, block and form, chosen by the static estimate.

The actions of a tensor basis (interpolation, gradient and others) are operators (`basis_operators`).
`CeedBasisApply` passes arrays `[direction][component][z][y][x][element]` with x the fastest of the axes and
elements interlaced: a block of 8 in blocked operators, one alone in serial ones. Components of a block lie
one behind the other as blocks do, so that kernels have one component, and are called with as many blocks as
there are components.

Plan and tiles of a kernel are chosen by counts of operations in closed form (`chosen_kernel`): steps whose
lines fill vectors take nearly all time, and their tiles determine how many operations they have.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from enum import StrEnum
from functools import lru_cache
from itertools import product
from math import ceil
from typing import Any

from ....errors import UsageError
from ....records import record, replace
from ...variant import DType
from ...vector.matrix_loads import even_odd_possible, half_sizes
from ...vector.operator import Layout, Matrix, Parity, TensorOperator
from ...vector.operator_kernel import OperatorKernel
from ...vector.operator_plans import plans
from ...vector.plan import Form, Plan, Step, Tile
from ...vector.products import overwrites
from ...vector.registry import (
    collocated_divergence,
    collocated_gradient,
    divergence,
    gradient,
    interpolation,
)
from ...vector.row_vectors import evenly
from ...vector.step_tiles import ranked_tiles, registers_needed

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


@record(order=True)
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


_MOST_VECTORS = 4
_OVERHEAD_CYCLES = 2.0
"""Of a tile: addresses, its loop, and the ends of its sums."""


def chosen_kernel(
    operator: TensorOperator, width: int, registers: int, *, even_odd: bool
) -> tuple[float, OperatorKernel]:
    """Return the estimated cycles of a block, and the kernel with the fewest.

    Parameters
    ----------
    operator : TensorOperator
    width : int
        Bits of a vector.
    registers : int
        Vector registers of the target.
    even_odd : bool
        True to take the even-odd form where a matrix allows it.
    """
    lanes = width // operator.dtype.bits
    found = []
    for plan in _orderly(plans(operator)):
        alone = [replace(s, source="y0" if s.in_place else "u0", result="y0") for s in plan.steps]
        tiles = [_chosen_tile(step, lanes, operator.interlaced, registers, even_odd) for step in alone]
        cycles = sum(cycles for cycles, _ in tiles)
        found.append((cycles, OperatorKernel(plan, width, tuple(tile for _, tile in tiles))))
    return min(found, key=lambda pair: pair[0])


def _orderly(all_plans: list[Plan]) -> list[Plan]:
    """Return the plans of whole steps that begin and end with x: memory is walked through once, forwards."""
    axes = all_plans[0].operator.axes
    ends = {0, axes - 1}
    kept = [p for p in all_plans if p.whole is None and {p.steps[0].axis, p.steps[-1].axis} <= ends]
    fewest = kept[0].flops
    return [plan for plan in kept if plan.flops <= 1.3 * fewest]


@lru_cache(maxsize=4096)
def _chosen_tile(
    step: Step, lanes: int, interlaced: int, registers: int, even_odd: bool
) -> tuple[float, Tile]:
    halved = even_odd and even_odd_possible(step.matrix)
    if step.after * interlaced < lanes:
        return ranked_tiles(step, lanes, interlaced, registers, even_odd=halved)[0]
    found = [
        (across_cycles(step, tile, lanes, interlaced), tile)
        for tile in _across_tiles(step, halved)
        if tile.vectors == tile.outputs == 1 or registers_needed(step, tile, lanes) < registers
    ]
    return min(found, key=lambda pair: pair[0])


def _across_tiles(step: Step, halved: bool) -> list[Tile]:
    rows = half_sizes(step.matrix)[0] if halved else step.matrix.rows
    found = [
        Tile(Form.ACROSS, vectors, outputs, even_odd=halved)
        for vectors in range(1, _MOST_VECTORS + 1)
        for outputs in range(1, rows + 1)
    ]
    if not step.in_place:
        return found
    return [tile if overwrites(step.matrix, tile) else replace(tile, held=True) for tile in found]


def across_cycles(step: Step, tile: Tile, lanes: int, interlaced: int) -> float:
    """Return the estimated cycles of a step whose lines fill vectors, for one element or block.

    Parameters
    ----------
    step : Step
    tile : Tile
    lanes : int
        Lanes of a vector.
    interlaced : int
        Elements of a block.
    """
    vectors = ceil(step.after * interlaced / lanes)
    rows = half_sizes(step.matrix)[0] if tile.even_odd else step.matrix.rows
    total = 0.0
    for side, strips in _strips(vectors, tile.vectors).items():
        for outputs, tiles in Counter(evenly(rows, tile.outputs)).items():
            total += strips * tiles * _tile_cycles(step, tile.even_odd, side, outputs)
    return step.before * total


def _strips(vectors: int, most: int) -> dict[int, int]:
    """Return the number of strips of a line by their vectors.

    Examples
    --------
    >>> _strips(11, 4)
    {4: 2, 3: 1}
    """
    full, rest = divmod(vectors, most)
    return {most: full} | ({rest: 1} if rest else {})


def _tile_cycles(step: Step, even_odd: bool, vectors: int, outputs: int) -> float:
    """Return the cycles of a tile on a core of two products and two loads a cycle, one store."""
    columns = step.matrix.columns
    if even_odd:
        _, n_even, n_odd = half_sizes(step.matrix)
        products = outputs * vectors * (n_even + n_odd)
        sums = 2 * vectors * n_odd + 2 * outputs * vectors
        loads = vectors * columns + outputs * (n_even + n_odd)
        stores = 2 * outputs * vectors
        latency = 4.0 * n_even + 6
    else:
        products, sums = outputs * vectors * columns, 0
        loads = vectors * columns + outputs * columns
        stores = outputs * vectors
        latency = 4.0 * columns
    if step.beta:
        loads += stores
        sums += stores
    ports = [(products + sums / 2) / 2, loads / 2, float(stores), (products + sums + loads + stores) / 5]
    # sums of a tile depend on nothing before it: half of its latency hides behind its neighbours
    return max(*ports, latency / 3) + 0.1 * sum(ports) + _OVERHEAD_CYCLES


class EvenOdd(StrEnum):
    """Choice of even-odd kernels: `auto` adds them to the plain ones where they should be faster."""

    AUTO = "auto"
    YES = "yes"
    NO = "no"


@record
class Request:
    """The kernels that a backend is to have.

    Attributes
    ----------
    dimensions, nodes : tuple of int
    extra : tuple of int
        Quadrature points beyond nodes.
    width, registers : int
        Bits of a vector of the target, and its vector registers.
    even_odd : EvenOdd
    dtype : DType
        Of `CeedScalar`.

    Raises
    ------
    UsageError
        If a number is out of range.
    """

    dimensions: tuple[int, ...]
    nodes: tuple[int, ...]
    extra: tuple[int, ...]
    width: int
    registers: int
    even_odd: EvenOdd = EvenOdd.AUTO
    dtype: DType = DType.FLOAT64

    def __post_init__(self) -> None:
        if not self.shapes:
            raise UsageError(
                f"no basis of these dimensions, nodes and points has 1 to {MAX_POINTS} of each along an axis"
            )

    @property
    def shapes(self) -> list[BasisShape]:
        """Shapes of the bases that have kernels."""
        found = {
            BasisShape(dimension, nodes, nodes + extra)
            for dimension, nodes, extra in product(self.dimensions, self.nodes, self.extra)
            if 1 <= nodes + extra <= MAX_POINTS and 1 <= nodes <= MAX_POINTS
        }
        return sorted(found)


@record
class BasisKernel:
    """A kernel of a backend.

    Attributes
    ----------
    shape : BasisShape
    action : Action
    block : int
        Elements of a block.
    kernel : OperatorKernel
    cycles : float
        Estimated for a block.
    """

    shape: BasisShape
    action: Action
    block: int
    kernel: OperatorKernel
    cycles: float

    @property
    def even_odd(self) -> bool:
        """True for a kernel that takes halves of a matrix."""
        return any(halved for _, halved in self.kernel.arrays)

    @property
    def symbol(self) -> str:
        """Name of the function."""
        form = "_even_odd" if self.even_odd else ""
        return f"{self.action}_block{self.block}{form}"


def basis_kernels(request: Request, shape: BasisShape) -> Iterator[BasisKernel]:
    """Yield the kernels of a shape."""
    for action, block in product(shape.actions, (1, BLOCK)):
        plain = _fastest(request, shape, action, block, even_odd=False)
        halved = None
        if request.even_odd is not EvenOdd.NO:
            halved = _fastest(request, shape, action, block, even_odd=True)
        yield plain
        always = request.even_odd is EvenOdd.YES
        if halved is not None and halved.even_odd and (always or halved.cycles < plain.cycles):
            yield halved


def _fastest(
    request: Request, shape: BasisShape, action: Action, block: int, *, even_odd: bool
) -> BasisKernel:
    found: Sequence[tuple[float, OperatorKernel]] = [
        chosen_kernel(operator, request.width, request.registers, even_odd=even_odd)
        for operator in basis_operators(shape, action, block, request.dtype)
    ]
    cycles, kernel = min(found, key=lambda pair: pair[0])
    return BasisKernel(shape, action, block, kernel, cycles)
