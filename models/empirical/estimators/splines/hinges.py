"""Basis functions of a spline model, products of hinges, and their knots with the largest gain."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

import numpy as np
import numpy.typing as npt

from .....arrays import Floats
from .....records import record


@record
class Hinge:
    """``max(0, sign (x - knot))`` of one variable, or the straight line ``x - knot``.

    Attributes
    ----------
    variable : int
        Column of `X`.
    knot : float
    sign : int
        1 for the part above the knot, -1 for the part below, 0 for both.
    """

    variable: int
    knot: float
    sign: int

    def values(self, X: Floats) -> Floats:
        """Return the hinge at each row of `X`, (n,)."""
        beyond = X[:, self.variable] - self.knot
        return np.maximum(0.0, self.sign * beyond) if self.sign else np.asarray(beyond)


@record
class Term:
    """Product of hinges of different variables; the empty product is the constant."""

    hinges: tuple[Hinge, ...] = ()

    @property
    def degree(self) -> int:
        """Number of hinges."""
        return len(self.hinges)

    @property
    def variables(self) -> frozenset[int]:
        """Columns of `X` in the hinges."""
        return frozenset(hinge.variable for hinge in self.hinges)

    def times(self, hinge: Hinge) -> Term:
        """Return the product with a further hinge."""
        return Term((*self.hinges, hinge))

    def values(self, X: Floats) -> Floats:
        """Return the term at each row of `X`, (n,)."""
        result = np.ones(len(X))
        for hinge in self.hinges:
            result *= hinge.values(X)
        return result


def design(terms: Sequence[Term], X: Floats) -> Floats:
    """Return the values of terms, (n, n_terms)."""
    return np.column_stack([term.values(X) for term in terms])


_NEW = 1e-8
"""Least share of the square of a hinge outside the basis with which its gain has significant digits."""
_SAME = 1e-6
"""Share of the largest gain within which another is equal: the accuracy where a hinge is hardly new."""
_AT_ONCE = 1 << 14
"""Approximate number of values that are processed together, so that intermediate results stay in cache."""

_Indices = npt.NDArray[np.int64]


@record
class Spans:
    """Least numbers of values between two knots, and before the first and after the last knot."""

    between: int
    ends: int

    def tried(self, new: npt.NDArray[np.bool_]) -> _Indices:
        """Return the indices of the values that are tried as knots, from a mask of new hinges, (n,).

        The next knot is the first value at least `between` after the last one whose hinge is new.

        Examples
        --------
        >>> new = np.array([True, True, True, True, False, True, False, False, True, True])
        >>> Spans(3, 1).tried(new).tolist()
        [1, 5, 8]
        """
        first, step = max(1, self.ends), max(1, self.between)
        new = new[first : len(new) - max(self.ends, 0) + 1]
        regular = new[::step]
        n_good = len(regular) if regular.all() else int(regular.argmin())
        others, known = [], new.tobytes()
        place = known.find(1, n_good * step)
        while place >= 0:
            others.append(place)
            place = known.find(1, place + step)
        return first + np.concatenate([np.arange(n_good) * step, np.array(others, np.int64)])


class Hinges:
    """Hinges ``parent * max(0, x - t)`` of a parent and some variables, with a knot at every value.

    Parameters
    ----------
    columns : ndarray of float, (n_variables, n)
        Values of the variables.
    orders : ndarray of int, (n_variables, n)
        Order of the values of each variable, from the largest down.
    parent : ndarray of float, (n,)

    Notes
    -----
    The inner product of a hinge with a vector ``q`` is ``sum(b x q) - t sum(b q)`` over the values above
    ``t``, with ``b`` the parent. The squares of hinges outside the basis are stored between calls, and
    lowered by the vectors that the basis has gained since.
    """

    def __init__(self, columns: Floats, orders: Any, parent: Floats) -> None:
        self._parent, n_variables = parent, len(columns)
        self._rows: _Indices = orders[parent[orders] != 0.0].reshape(n_variables, -1)
        self._t = np.stack([column.take(rows) for column, rows in zip(columns, self._rows, strict=True)])
        b = parent.take(self._rows)
        bx = b * self._t
        power, power_x, power_xx = _before(np.stack([b * b, b * bx, bx * bx]))
        self._squares = power_xx - 2 * self._t * power_x + self._t * self._t * power
        self._rest, self._n_known = self._squares.copy(), 0

    def best(
        self, basis: Floats, left: Floats, straight: Floats, spans: Spans
    ) -> Iterator[tuple[float, float]]:
        """Yield, for each variable, the largest gain of a hinge beside a basis, and its knot.

        Parameters
        ----------
        basis : ndarray of float, (size, n)
            Orthonormal; begins with the basis of the last call.
        left : ndarray of float, (n,)
            Residual of the target beside the basis.
        straight : ndarray of float, (n_variables, n)
            Further basis vector for each variable, or zeros.
        spans : Spans
        """
        further, self._n_known = basis[self._n_known :], len(basis)
        together = max(1, _AT_ONCE // max(1, self._t.shape[1]))
        for first in range(0, len(self._t), together):
            some = slice(first, first + together)
            yield from self._best_of(some, further, left, straight[some], spans)

    def _best_of(
        self, some: slice, further: Floats, left: Floats, straight: Floats, spans: Spans
    ) -> Iterator[tuple[float, float]]:
        rows, t = self._rows[some], self._t[some]
        vectors = np.empty((len(further) + 2, *rows.shape))
        for vector, found in zip((*further, left), vectors, strict=False):
            vector.take(rows, out=found, mode="clip")
        for number, vector in enumerate(straight):
            vector.take(rows[number], out=vectors[-1, number], mode="clip")
        vectors *= self._parent.take(rows)
        inside = _before(vectors * t) - t * _before(vectors)
        self._rest[some] -= np.einsum("kvp,kvp->vp", inside[:-2], inside[:-2])
        rest = self._rest[some] - inside[-1] ** 2
        new = (rest > _NEW * self._squares[some]) & (rest > 0.0)
        along = inside[-2] - (straight @ left)[:, None] * inside[-1]
        for number in range(len(rows)):
            places = spans.tried(new[number])
            gains = along[number, places] ** 2 / rest[number, places]
            best = first_of_largest(gains) if len(gains) else 0
            yield (float(gains[best]), float(t[number, places[best]])) if len(gains) else (0.0, np.nan)


def first_of_largest(gains: Floats) -> int:
    """Return the index of the first gain that is as large as the largest one but for rounding.

    Equal gains are common in a design of few levels. With the last digit to decide between them, the model
    would depend on the linear algebra of the processor.

    Parameters
    ----------
    gains : ndarray of float, (n_gains,)
        At least one.

    Examples
    --------
    >>> first_of_largest(np.array([1.0, 2.0, 2.0 + 1e-15]))
    1
    """
    largest = gains.max()
    return int(np.argmax(gains >= largest - _SAME * abs(largest)))


def _before(values: Floats) -> Floats:
    """Return the sums of the values before each along the last axis."""
    sums = np.zeros_like(values)
    np.cumsum(values[..., :-1], axis=-1, out=sums[..., 1:])
    return sums
