"""Step of an operator: one matrix applied along one axis."""

from __future__ import annotations

from dataclasses import dataclass
from math import prod

from .description import Points
from .matrix import Matrix


@dataclass(frozen=True, slots=True)
class Step:
    """One matrix applied along one axis: `result = alpha * (matrix source) + beta * result`.

    Attributes
    ----------
    source, result : str
        Arrays: inputs `u0`, ..., outputs `y0`, ..., and work arrays `w0`, ...
    axis : int
        0 for x.
    points : tuple of int
        Of the source.
    matrix : Matrix
    alpha, beta : float
    """

    source: str
    result: str
    axis: int
    points: Points
    matrix: Matrix
    alpha: float = 1.0
    beta: float = 0.0

    @property
    def result_points(self) -> Points:
        """Points of the result along each axis."""
        return (*self.points[: self.axis], self.matrix.rows, *self.points[self.axis + 1 :])

    @property
    def before(self) -> int:
        """Lines that the matrix is applied to, one block of `after` behind the other."""
        return prod(self.points[self.axis + 1 :])

    @property
    def after(self) -> int:
        """Points that lie between neighbours along the axis."""
        return prod(self.points[: self.axis])

    @property
    def flops(self) -> int:
        """Operations of one element, by the plain form of the product."""
        entries = prod(self.result_points)
        return entries * (2 * self.matrix.columns - 1 + scaling_flops(self.alpha, self.beta))


def scaling_flops(alpha: float, beta: float) -> int:
    """Return the operations an entry that `alpha * sum + beta * old` takes beside its sum."""
    return int(alpha != 1) + {0.0: 0, 1.0: 1}.get(beta, 2)
