"""Operators that finite-element codes have a name for, by that name."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import combinations_with_replacement
from typing import Any

from ...errors import UsageError, argument
from .operator import (
    FACTOR,
    MAX_AXES,
    METRIC,
    Chain,
    Matrix,
    Parity,
    PointData,
    Points,
    TensorOperator,
    Term,
)

_NOTHING: Chain = ()
_AXES = "xyz"


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
    name : str
        Name of the operator.
    **options
        Of `TensorOperator`.
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
    derivative, across, name, **options
        As in `gradient`.
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
    derived = [(axis,) for axis in range(len(interpolate))]
    return _derived_at_points(interpolate, derivative, derived, name, **options)


def values_and_gradient(
    interpolate: Sequence[Matrix],
    derivative: Sequence[Matrix],
    name: str = "values_and_gradient",
    **options: Any,
) -> TensorOperator:
    """Return the operator whose first output are the values at points, and others the gradient there.

    Parameters
    ----------
    interpolate, derivative, name, **options
        As in `collocated_gradient`.
    """
    derived = [(), *((axis,) for axis in range(len(interpolate)))]
    return _derived_at_points(interpolate, derivative, derived, name, **options)


def hessian(
    interpolate: Sequence[Matrix], derivative: Sequence[Matrix], name: str = "hessian", **options: Any
) -> TensorOperator:
    """Return the second derivatives at points that are interpolated to, row by row from the diagonal on.

    Parameters
    ----------
    interpolate, derivative, name, **options
        As in `collocated_gradient`.

    Examples
    --------
    >>> b, d = ([Matrix(f"{stem}{axis}", 4, 4) for axis in "xy"] for stem in "bd")
    >>> [tuple(map(len, term.chains)) for term in hessian(b, d).terms]
    [(3, 1), (2, 2), (1, 3)]
    """
    derived = list(combinations_with_replacement(range(len(interpolate)), 2))
    return _derived_at_points(interpolate, derivative, derived, name, **options)


def _derived_at_points(
    interpolate: Sequence[Matrix],
    derivative: Sequence[Matrix],
    derived: Sequence[tuple[int, ...]],
    name: str,
    **options: Any,
) -> TensorOperator:
    """Return interpolation along each axis, and of each output as many derivatives as its axes are named."""
    points = tuple(matrix.columns for matrix in interpolate)
    pairs = list(enumerate(zip(interpolate, derivative, strict=True)))
    terms = tuple(
        Term(0, result, tuple((b, *(d,) * axes.count(axis)) for axis, (b, d) in pairs))
        for result, axes in enumerate(derived)
    )
    return TensorOperator(name, (points,), terms, **options)


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


def fused(
    interpolate: Sequence[Matrix],
    derivative: Sequence[Matrix] = (),
    *,
    factor: bool = True,
    name: str = "mass",
    **options: Any,
) -> TensorOperator:
    """Return the operator that evaluates at quadrature points, multiplies there by data, and integrates.

    Parameters
    ----------
    interpolate : sequence of Matrix
        To quadrature points, along each axis.
    derivative : sequence of Matrix
        Between quadrature points: the gradient is multiplied by a metric there. None without.
    factor : bool
        Values are multiplied by a factor.
    name : str
        Name of the operator.
    **options
        Of `TensorOperator`.

    Examples
    --------
    >>> mass = fused([Matrix(f"b{axis}", 4, 3) for axis in "xyz"])
    >>> mass.result_points(0), mass.quadrature, mass.input_entries
    ((3, 3, 3), (4, 4, 4), (27, 64))
    """
    points, made = _points_taken(interpolate), tuple(matrix.rows for matrix in interpolate)
    axes = len(interpolate)
    values: tuple[Chain, ...] = tuple((matrix, matrix.transpose) for matrix in interpolate)
    terms = [Term(0, 0, values)] if factor else []
    for axis, d in enumerate(derivative):
        b = interpolate[axis]
        terms.append(Term(0, 0, (*values[:axis], (b, d, d.transpose, b.transpose), *values[axis + 1 :])))
    data = [PointData(METRIC, made, axes * (axes + 1) // 2)] if derivative else []
    data += [PointData(FACTOR, made, 1)] if factor else []
    return TensorOperator(name, (points,), tuple(terms), data=tuple(data), **options)


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


def procedure_name(kind: str, operator: TensorOperator, lanes: int) -> str:
    """Return a name that tells what a procedure does, so that several of a kind go into one program.

    Parameters
    ----------
    kind : str
        Of `KINDS`.
    operator : TensorOperator
    lanes : int
        Lanes of its vectors.

    Examples
    --------
    >>> procedure_name("interpolation", interpolation([Matrix(f"b{axis}", 5, 4) for axis in "xyz"]), 8)
    'interpolation_p4_q5_f64x8'
    """
    quadrature = operator.quadrature or operator.result_points(0)
    taken, made = (_counts(points) for points in (operator.points[0], quadrature))
    words = [kind.replace("-", "_"), f"p{taken}", f"q{made}", f"f{operator.dtype.bits}x{lanes}"]
    if operator.stored not in (None, operator.dtype):
        words.append(f"of_f{operator.stored.bits}")
    if any(matrix.parity is not Parity.NONE for matrix in operator.matrices):
        words.append("symmetric")
    if operator.components > 1:
        words.append(f"c{operator.components}")
    if operator.interlaced > 1:
        words.append(f"i{operator.interlaced}")
    applied = {axis for term in operator.terms for axis, chain in enumerate(term.chains) if chain}
    if kind == "interpolation" and len(applied) < operator.axes:
        words.append("along_" + "".join(_AXES[axis] for axis in sorted(applied)))
    return "_".join([*words, *(["added"] if operator.beta else [])])


def _counts(points: Points) -> str:
    return str(points[0]) if len(set(points)) == 1 and len(points) == MAX_AXES else "x".join(map(str, points))


def named_operator(
    kind: str,
    points: Points,
    made: Points,
    *,
    symmetric: bool = False,
    nodal: bool = False,
    partition_of_unity: bool = False,
    along: str = _AXES,
    **options: Any,
) -> TensorOperator:
    """Return the operator of a kind between some points.

    Parameters
    ----------
    kind : str
        Of `KINDS`.
    points, made : tuple of int
        Along each axis: points that it takes, and makes.
    symmetric : bool
        Interpolation is even and derivatives are odd when points are reversed.
    nodal : bool
        Interpolation between odd numbers of symmetric points keeps the value of the middle one.
    partition_of_unity : bool
        The functions on symmetric points add up to one: rows of interpolation to one, of derivatives to zero.
    along : str
        Axes that interpolation is along, such as `z` of an operator that evaluates at an end of z; points of
        others are left as they are.
    **options
        Of `TensorOperator`.

    Raises
    ------
    UsageError
        If points and made have another number of axes, axes that are left alone or derivatives do not keep
        the points, or points are nodal or functions a partition of unity without symmetric points.

    Examples
    --------
    >>> named_operator("gradient", (3, 3, 3), (4, 4, 4)).n_results
    3
    >>> [m.name for m in named_operator("interpolation", (3, 3, 3), (3, 3, 1), along="z").matrices]
    ['bz']
    """
    if not 1 <= len(points) <= MAX_AXES or len(made) != len(points):
        raise UsageError(f"{len(points)} and {len(made)} axes of points: one to three, and as many of both")
    if nodal and not symmetric:
        raise UsageError(
            f"{argument('nodal')}: keeps the middle one of symmetric points; give {argument('symmetric')} too"
        )
    if partition_of_unity and not symmetric:
        option = argument("partition_of_unity")
        raise UsageError(f"{option}: saves products of symmetric points; give {argument('symmetric')} too")
    even, odd = (Parity.EVEN, Parity.ODD) if symmetric else (Parity.NONE, Parity.NONE)

    def matrix(name: str, rows: int, columns: int, parity: Parity) -> Matrix:
        if min(rows, columns) == 1:  # a single row, such as that of an end, has no mirrored one
            return Matrix(name, rows, columns)
        keeps = nodal and name.startswith("b") and parity is Parity.EVEN and rows % 2 == columns % 2 == 1
        row_sum = (1 if name.startswith("b") else 0) if partition_of_unity else None
        return Matrix(name, rows, columns, parity=parity, nodal=keeps, row_sum=row_sum)

    def each(stem: str, taken: Sequence[int], parity: Parity) -> list[Matrix]:
        sizes = zip(_AXES, made, taken, strict=False)
        return [matrix(f"{stem}{axis}", rows, columns, parity) for axis, rows, columns in sizes]

    _require_along(kind, along, points, made)
    across, derived = each("b", points, even), each("g", points, odd)
    chosen = [m if axis in along else None for axis, m in zip(_AXES, across, strict=False)]
    makers: dict[str, Callable[[], TensorOperator]] = {
        "interpolation": lambda: interpolation(chosen, kind, points=points, **options),
        "gradient": lambda: gradient(derived, across, kind, **options),
        "collocated-gradient": lambda: collocated_gradient(across, each("d", made, odd), **options),
        "values-and-gradient": lambda: values_and_gradient(across, each("d", made, odd), **options),
        "hessian": lambda: hessian(across, each("d", made, odd), **options),
        "divergence": lambda: divergence(derived, across, kind, **options),
        "derivatives": lambda: derivatives(each("d", points, odd), kind, **options),
        "mass": lambda: fused(across, name=kind, **options),
        "laplace": lambda: fused(across, each("d", made, odd), factor=False, name=kind, **options),
        "helmholtz": lambda: fused(across, each("d", made, odd), name=kind, **options),
    }
    if kind == "derivatives" and made != points:
        option = argument("made")
        raise UsageError(f"derivatives keep the points: {made} made of {points}; leave {option} out")
    return makers[kind]()


def _require_along(kind: str, along: str, points: Points, made: Points) -> None:
    """Check that the axes of an operator with a matrix are some of its own, and others keep the points."""
    axes, option = _AXES[: len(points)], argument("along")
    if along == _AXES:
        return
    if kind != "interpolation":
        raise UsageError(f"{option} {along}: {kind} is along every axis; leave {option} out")
    if not along or len(set(along)) != len(along) or not set(along) <= set(axes):
        raise UsageError(f"{option} {along}: give some of {axes}, such as {axes[-1]}")
    for axis, taken, count in zip(axes, points, made, strict=True):
        if axis not in along and taken != count:
            raise UsageError(
                f"{option} {along}: {axis} is left alone, but {count} points are made of {taken}"
            )
