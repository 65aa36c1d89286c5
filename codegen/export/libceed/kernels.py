"""Kernels of a backend: one of every shape, action, block and form, each chosen by the static estimate."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from enum import StrEnum
from itertools import product

from ....errors import UsageError
from ...operators.lower import OperatorKernel
from ...variant import DType
from .basis import BLOCK, MAX_POINTS, Action, BasisShape, basis_operators
from .choice import chosen_kernel


class EvenOdd(StrEnum):
    """Choice of even-odd kernels: `auto` adds them to the plain ones where they should be faster."""

    AUTO = "auto"
    YES = "yes"
    NO = "no"


@dataclass(frozen=True, slots=True)
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


@dataclass(frozen=True, slots=True)
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
