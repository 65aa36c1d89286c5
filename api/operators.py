"""A tensor operator of finite elements by the name of its kind, compiled here once."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from ..codegen.operators.choice import default_kernel
from ..codegen.operators.description import TensorOperator
from ..codegen.operators.named import named_operator
from ..codegen.operators.names import KINDS, Layout
from ..codegen.run_time.memo import Once
from ..codegen.run_time.operator_loader import load_operator_quickly
from ..codegen.target import Target, host_target
from ..codegen.variant import DType
from ..errors import UsageError
from .compiled_operator import CompiledOperator
from .request.kinds import checked, items, real, shown, text, truth, whole
from .variants import choice

_WIDEST = 512
_WITHOUT_BROADCAST_OPERANDS = 256
"""Widest vectors of which products cannot read one entry in all lanes, as those of AVX-512 can."""


@checked(
    kind=text,
    symmetric=truth,
    components=whole(),
    layout=text,
    interlaced=whole(),
    alpha=real,
    beta=real,
    dtype=text,
)
def operator(  # noqa: PLR0913
    kind: str,
    points: int | Sequence[int],
    made: int | Sequence[int] | None = None,
    *,
    symmetric: bool = False,
    components: int = 1,
    layout: str = Layout.ELEMENT,
    interlaced: int = 1,
    alpha: float = 1.0,
    beta: float = 0.0,
    dtype: str = DType.FLOAT64,
) -> CompiledOperator:
    """Return the kernel of a tensor operator, compiled for this processor in this process.

    Its register tiles are those whose operations are fewest; `chainline operator` simulates them. The
    same operator is compiled once, however many threads ask.

    Parameters
    ----------
    kind : str
        interpolation, gradient, collocated-gradient, divergence or derivatives.
    points : int or sequence of int
        Points of the inputs: along all of three axes, or along x, y, z.
    made : int or sequence of int, optional
        Points of the outputs; as many by default.
    symmetric : bool
        Points are symmetric: take the even-odd form. Matrices are checked in each call.
    components : int
        Fields in the same arrays.
    layout : str
        Order in memory: element (default), component, or interlaced, whose blocks have `interlaced`
        elements.
    alpha, beta : float
        `out = alpha * operator(inputs) + beta * out`.
    dtype : str
        float64 (default) or float32.

    Raises
    ------
    UsageError
        If an argument is wrong.

    Examples
    --------
    >>> import chainline as cl
    >>> import numpy as np
    >>> b, g = np.random.default_rng(0).standard_normal((2, 4, 3))
    >>> gradient = cl.operator("gradient", points=3, made=4)
    >>> u = np.ones((2, 3, 3, 3))
    >>> x, y, z = gradient(u, {"bx": b, "by": b, "bz": b, "gx": g, "gy": g, "gz": g})
    >>> bool(np.allclose(x, np.einsum("rk,qj,pi,ekji->erqp", b, b, g, u)))
    True
    """
    if kind not in KINDS:
        raise UsageError(f"kind {shown(kind)}: unknown; choose one of {', '.join(KINDS)}")
    taken = _points("points", points)
    found = named_operator(
        kind,
        taken,
        taken if made is None else _points("made", made, len(taken)),
        symmetric=symmetric,
        components=components,
        layout=choice("layout", layout, Layout),
        interlaced=interlaced,
        alpha=alpha,
        beta=beta,
        dtype=choice("dtype", dtype, DType),
    )
    target = host_target()
    return _KEPT.get((found, target), lambda: _compiled(kind, found, target))


def _compiled(kind: str, found: TensorOperator, target: Target) -> CompiledOperator:
    width = min(target.vector_bits, _WIDEST)
    wide = width <= _WITHOUT_BROADCAST_OPERANDS
    kernel = default_kernel(found, width, target.vector_registers, wide=wide)
    return CompiledOperator(kind, found, load_operator_quickly(kernel, target))


def _points(name: str, given: int | Sequence[int], axes: int = 3) -> tuple[int, ...]:
    several = isinstance(given, Iterable) and not isinstance(given, str | bytes)
    try:
        numbers = items(name, given, "whole numbers") if several else [given] * axes
        points = tuple(_POINTS(name, number) for number in numbers)
        if points:
            return points
    except UsageError:
        pass
    raise UsageError(f"{name} {shown(given)}: give a whole number, or one for each of x, y, z")


_POINTS = whole(1)
_KEPT: Once[tuple[TensorOperator, Target], CompiledOperator] = Once(most=128)
"""Operators of this process."""
