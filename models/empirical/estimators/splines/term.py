"""Basis functions of a spline model: products of hinges ``max(0, x - t)`` and ``max(0, t - x)``."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np

from .....arrays import Floats


@dataclass(frozen=True, slots=True)
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


@dataclass(frozen=True, slots=True)
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
