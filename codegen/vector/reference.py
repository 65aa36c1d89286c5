"""Reference result of an operator by `numpy.einsum`, and arrays in its layout."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

import numpy as np

from .matrix_arrays import Array
from .operator import Points, TensorOperator, Term
from .operator_kinds import Layout


def array_shape(operator: TensorOperator, points: Points, n_elements: int) -> tuple[int, ...]:
    """Return the shape of an array of all elements, in C order; elements fill whole blocks.

    Parameters
    ----------
    operator : TensorOperator
    points : tuple of int
        Points along each axis.
    n_elements : int
    """
    inner = points[::-1]
    if operator.layout is Layout.INTERLACED:
        blocks = -(-n_elements // operator.interlaced)
        return (blocks, operator.components, *inner, operator.interlaced)
    if operator.layout is Layout.COMPONENT:
        return (operator.components, n_elements, *inner)
    return (n_elements, operator.components, *inner)


def reference(
    operator: TensorOperator,
    matrices: Mapping[str, Array],
    inputs: Sequence[Array],
    outputs: Sequence[Array],
) -> list[Array]:
    """Return the outputs that a call must leave.

    Parameters
    ----------
    operator : TensorOperator
    matrices : mapping of str to ndarray, shape (rows, columns)
        By name.
    inputs, outputs : sequence of ndarray
        In the shape of `array_shape`; outputs as they are before the call.
    """
    sums = [np.zeros_like(out) for out in outputs]
    for term in operator.terms:
        sums[term.result] += _product(operator, term, matrices, inputs[term.source])
    kept = [operator.beta * out if operator.beta else 0 for out in outputs]
    return [operator.alpha * total + old for total, old in zip(sums, kept, strict=True)]


def _product(operator: TensorOperator, term: Term, matrices: Mapping[str, Array], values: Array) -> Array:
    first = 2 + operator.axes - 1  # x is the last of the axes, and stands before interlaced elements
    for axis, chain in enumerate(term.chains):
        for matrix in chain:
            letters = "abcdef"[: values.ndim]
            at = letters[first - axis]
            values = np.einsum(f"r{at},{letters}->{letters.replace(at, 'r')}", matrices[matrix.name], values)
    return values
