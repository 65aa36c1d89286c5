"""The forward pass: add the pair of hinges that lowers the squared error most, again and again."""

from __future__ import annotations

from dataclasses import dataclass
from math import log, log2
from typing import Any

import numpy as np

from .....arrays import Floats
from .....codegen.compiled_loop import compiled_loop
from .term import Hinge, Term

_ALPHA = 0.05  # chance that a run of noise between two knots is fitted, Friedman's Section 3.8
_INDEPENDENT = 1e-10
"""Share of a vector's square that must be left beside the basis for it to count as new."""


@dataclass(frozen=True, slots=True)
class Growth:
    """When and where terms are added; see `MARSRegressor`."""

    max_terms: int
    max_degree: int
    min_span: int | None
    end_span: int | None
    threshold: float


@dataclass(frozen=True, slots=True)
class _Pair:
    """The best pair of hinges of one parent and variable: what it gains, and its knot.

    Where no knot gains anything, or there are too few values to place one, the line alone: knot None.
    """

    gain: float
    parent: int
    variable: int
    knot: float | None

    def hinges(self) -> list[Hinge]:
        """Return what the parent is multiplied by."""
        if self.knot is None:
            return [Hinge(self.variable, 0.0, 0)]
        return [Hinge(self.variable, self.knot, sign) for sign in (1, -1)]


def grow(X: Floats, y: Floats, growth: Growth) -> list[Term]:
    """Return the terms of the forward pass, the constant first.

    Parameters
    ----------
    X : ndarray of float, (n, n_variables)
    y : ndarray of float, (n,)
    growth : Growth

    Notes
    -----
    A step takes ``O(n n_variables M^2)`` operations for ``M`` terms: with an orthonormal basis of them,
    the gains of all knots of a variable follow from sums that grow along the sorted values (Friedman's
    Section 3.9 updates normal equations instead).
    """
    n, n_variables = X.shape
    terms, values = [Term()], [np.ones(n)]
    orders = np.argsort(-X, axis=0, kind="stable")
    basis = np.empty((n, growth.max_terms + 1))
    basis[:, 0], size = 1 / np.sqrt(n), 1
    left = y - y.mean()
    total = float(left @ left)
    while size + 1 < growth.max_terms and left @ left > growth.threshold * total:
        pairs = [
            _best_pair(X, orders, basis[:, :size], left, values[number], number, variable, growth)
            for number, term in enumerate(terms)
            if term.degree < growth.max_degree
            for variable in range(n_variables)
            if variable not in term.variables
        ]
        best = max(pairs, key=lambda pair: pair.gain, default=None)
        if best is None or best.gain <= growth.threshold * total:
            break
        for hinge in best.hinges():
            term = terms[best.parent].times(hinge)
            column = term.values(X)
            added = _orthogonal(basis[:, :size], column)
            if added is None:
                continue
            terms.append(term)
            values.append(column)
            basis[:, size] = added
            size += 1
            left = left - added * (added @ left)
    return terms


def _best_pair(
    X: Floats,
    orders: Any,
    basis: Floats,
    left: Floats,
    parent: Floats,
    number: int,
    variable: int,
    growth: Growth,
) -> _Pair:
    """Return the pair of hinges of a parent and a variable that leaves the least squared error."""
    x = X[:, variable]
    straight = _orthogonal(basis, parent * x)
    gain = 0.0
    if straight is not None:
        along = float(straight @ left)
        gain, left = along**2, left - straight * along
        basis = np.column_stack([basis, straight])
    n_active = int(np.count_nonzero(parent))
    min_span, end_span = _spans(growth, X.shape[1], n_active)
    basis = np.ascontiguousarray(basis)
    bent, knot = _best_knot(x, orders[:, variable], basis, left, parent, min_span, end_span)
    return _Pair(gain + bent, number, variable, knot if bent > 0.0 else None)


def _orthogonal(basis: Floats, column: Floats) -> Floats | None:
    """Return what a column adds to an orthonormal basis, of length one; None if nothing."""
    power = column @ column
    rest = column - basis @ (basis.T @ column)
    rest -= basis @ (basis.T @ rest)
    square = rest @ rest
    return rest / np.sqrt(square) if square > _INDEPENDENT * power else None


def _spans(growth: Growth, n_variables: int, n_active: int) -> tuple[int, int]:
    """Return how many values lie between two knots, and before the first, at least (Section 3.8)."""
    between = -log2(-log(1 - _ALPHA) / (n_variables * max(n_active, 1))) / 2.5
    ends = 3 - log2(_ALPHA / n_variables)
    min_span = max(1, int(between)) if growth.min_span is None else growth.min_span
    end_span = max(1, int(ends)) if growth.end_span is None else growth.end_span
    return min_span, end_span


@compiled_loop
def _best_knot(
    x: Any, order: Any, basis: Any, left: Any, parent: Any, min_span: int, end_span: int
) -> tuple[float, float]:
    """Return the largest gain of ``parent * max(0, x - t)`` beside the basis, and its knot ``t``.

    From the largest value down, the inner products of the hinge with the basis and with what is left
    are ``sum(b x q) - t sum(b q)`` over the values above ``t``.
    """
    size = basis.shape[1]
    flat, rising = np.zeros(size), np.zeros(size)
    left_flat = left_rising = power = power_x = power_xx = 0.0
    best, knot = 0.0, x[order[0]]
    active, n_active = 0, 0
    for row in range(len(parent)):
        n_active += parent[row] != 0.0
    since = min_span
    for place in range(len(order)):
        row = order[place]
        b = parent[row]
        if b == 0.0:
            continue
        t = x[row]
        since += 1
        if active >= end_span and n_active - active >= end_span and since >= min_span:
            square = power_xx - 2 * t * power_x + t * t * power
            rest = square
            for column in range(size):
                product = rising[column] - t * flat[column]
                rest -= product * product
            if rest > 1e-8 * square and rest > 0.0:
                along = left_rising - t * left_flat
                gain = along * along / rest
                if gain > best:
                    best, knot = gain, t
                since = 0
        active += 1
        bx = b * t
        for column in range(size):
            flat[column] += b * basis[row, column]
            rising[column] += bx * basis[row, column]
        left_flat += b * left[row]
        left_rising += bx * left[row]
        power += b * b
        power_x += b * bx
        power_xx += bx * bx
    return best, knot
