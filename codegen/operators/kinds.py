"""Operators that finite-element codes have a name for."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from ...errors import UsageError
from .description import Chain, Points, TensorOperator, Term
from .matrix import Matrix

_NOTHING: Chain = ()


def interpolation(
    matrices: Sequence[Matrix | None], name: str = "interpolate", **options: Any
) -> TensorOperator:
    """Return the operator that applies a matrix along each axis, None for an axis left alone.

    Parameters
    ----------
    matrices : sequence of Matrix or None
        Of x, y, z.
    **options
        Of `TensorOperator`; `points` where an axis has no matrix.

    Examples
    --------
    >>> b = Matrix("bx", 4, 3)
    >>> interpolation([b, b, b]).result_points(0)
    (4, 4, 4)
    """
    points = options.pop("points", None) or _points_taken(matrices)
    return TensorOperator(name, (points,), (Term(0, 0, _chains(matrices)),), **options)


def gradient(
    derivative: Sequence[Matrix],
    across: Sequence[Matrix | None] = (),
    name: str = "gradient",
    **options: Any,
) -> TensorOperator:
    """Return the operator of one output an axis: the derivative along it, `across` along others.

    Parameters
    ----------
    derivative : sequence of Matrix
        Of x, y, z.
    across : sequence of Matrix or None
        Interpolation along the axes that are not derived; nothing without them.
    """
    points = tuple(matrix.columns for matrix in derivative)
    terms = tuple(Term(0, axis, _one_derived(derivative, across, axis)) for axis in range(len(derivative)))
    return TensorOperator(name, (points,), terms, **options)


def divergence(
    derivative: Sequence[Matrix],
    across: Sequence[Matrix | None] = (),
    name: str = "divergence",
    **options: Any,
) -> TensorOperator:
    """Return the operator that sums the derivatives of one input per axis along that axis.

    With transposed matrices it is the transpose of `gradient`.

    Parameters
    ----------
    derivative : sequence of Matrix
        Derivative along each axis.
    across : sequence of Matrix or None
        Matrix of each axis that is applied along the others; none by default.
    name : str
        Name of the operator.
    **options
        Of `TensorOperator`.
    """
    points = tuple(matrix.columns for matrix in derivative)
    terms = tuple(Term(axis, 0, _one_derived(derivative, across, axis)) for axis in range(len(derivative)))
    return TensorOperator(name, (points,) * len(derivative), terms, **options)


def derivatives(derivative: Sequence[Matrix], name: str = "derivatives", **options: Any) -> TensorOperator:
    """Return the operator that derives one input per axis along that axis into an output of its own.

    Parameters
    ----------
    derivative : sequence of Matrix
        Derivative along each axis.
    name : str
        Name of the operator.
    **options
        Of `TensorOperator`.
    """
    points = tuple(matrix.columns for matrix in derivative)
    terms = tuple(Term(axis, axis, _one_derived(derivative, (), axis)) for axis in range(len(derivative)))
    return TensorOperator(name, (points,) * len(derivative), terms, **options)


def collocated_gradient(
    interpolate: Sequence[Matrix], derivative: Sequence[Matrix], name: str = "gradient", **options: Any
) -> TensorOperator:
    """Return the gradient at points that are interpolated to first: fewer products than `gradient`.

    Parameters
    ----------
    interpolate : sequence of Matrix
        Interpolation along each axis.
    derivative : sequence of Matrix
        Derivative along each axis, between the points interpolated to.
    name : str
        Name of the operator.
    **options
        Of `TensorOperator`.
    """
    points = tuple(matrix.columns for matrix in interpolate)
    terms = []
    for axis in range(len(interpolate)):
        chains: list[Chain] = [(matrix,) for matrix in interpolate]
        chains[axis] = (interpolate[axis], derivative[axis])
        terms.append(Term(0, axis, tuple(chains)))
    return TensorOperator(name, (points,), tuple(terms), **options)


def collocated_divergence(
    derivative: Sequence[Matrix], interpolate: Sequence[Matrix], name: str = "divergence", **options: Any
) -> TensorOperator:
    """Return the transpose of `collocated_gradient`, of transposed matrices.

    Parameters
    ----------
    derivative : sequence of Matrix
        Transposed derivative along each axis.
    interpolate : sequence of Matrix
        Transposed interpolation along each axis.
    name : str
        Name of the operator.
    **options
        Of `TensorOperator`.
    """
    points = tuple(matrix.columns for matrix in derivative)
    terms = []
    for axis in range(len(interpolate)):
        chains: list[Chain] = [(matrix,) for matrix in interpolate]
        chains[axis] = (derivative[axis], interpolate[axis])
        terms.append(Term(axis, 0, tuple(chains)))
    return TensorOperator(name, (points,) * len(terms), tuple(terms), **options)


def _chains(matrices: Sequence[Matrix | None]) -> tuple[Chain, ...]:
    return tuple(_NOTHING if matrix is None else (matrix,) for matrix in matrices)


def _one_derived(
    derivative: Sequence[Matrix], across: Sequence[Matrix | None], axis: int
) -> tuple[Chain, ...]:
    others = list(across) or [None] * len(derivative)
    others[axis] = derivative[axis]
    return _chains(others)


def _points_taken(matrices: Sequence[Matrix | None]) -> Points:
    if any(matrix is None for matrix in matrices):
        raise UsageError("an axis without a matrix: say with points how many it has")
    return tuple(matrix.columns for matrix in matrices if matrix is not None)
