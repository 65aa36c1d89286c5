"""Operators by the name of their kind (`names.KINDS`)."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from ...errors import UsageError, argument
from .description import MAX_AXES, Points, TensorOperator
from .kinds import collocated_gradient, derivatives, divergence, gradient, interpolation
from .matrix import Matrix, Parity

_AXES = "xyz"


def named_operator(
    kind: str, points: Points, made: Points, *, symmetric: bool = False, **options: Any
) -> TensorOperator:
    """Return the operator of a kind between some points.

    Parameters
    ----------
    kind : str
        Of `names.KINDS`.
    points, made : tuple of int
        Along each axis: points that it takes, and makes.
    symmetric : bool
        Interpolation is even and derivatives are odd when points are reversed.
    **options
        Of `TensorOperator`.

    Raises
    ------
    UsageError
        If points and made have another number of axes, or derivatives do not keep the points.

    Examples
    --------
    >>> named_operator("gradient", (3, 3, 3), (4, 4, 4)).n_results
    3
    """
    if not 1 <= len(points) <= MAX_AXES or len(made) != len(points):
        raise UsageError(f"{len(points)} and {len(made)} axes of points: one to three, and as many of both")
    even, odd = (Parity.EVEN, Parity.ODD) if symmetric else (Parity.NONE, Parity.NONE)

    def along(stem: str, taken: Sequence[int], parity: Parity) -> list[Matrix]:
        return [
            Matrix(f"{stem}{axis}", rows, columns, parity=parity)
            for axis, rows, columns in zip(_AXES, made, taken, strict=False)
        ]

    across, derived = along("b", points, even), along("g", points, odd)
    makers: dict[str, Callable[[], TensorOperator]] = {
        "interpolation": lambda: interpolation(across, kind, **options),
        "gradient": lambda: gradient(derived, across, kind, **options),
        "collocated-gradient": lambda: collocated_gradient(across, along("d", made, odd), **options),
        "divergence": lambda: divergence(derived, across, kind, **options),
        "derivatives": lambda: derivatives(along("d", points, odd), kind, **options),
    }
    if kind == "derivatives" and made != points:
        option = argument("made")
        raise UsageError(f"derivatives keep the points: {made} made of {points}; leave {option} out")
    return makers[kind]()
