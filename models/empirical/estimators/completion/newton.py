"""Newton's method for the positive rows of a mode, all at once: they are independent of each other."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Self

import numpy as np

from .....arrays import Floats
from .row_entries import Errors, RowEntries

_SETTLED = 1e-8
"""Newton's method ends where the expected decrease of the objective is below this share."""
_MOST_OF_THE_WAY, _ENOUGH, _SHORTEST = 0.95, 1e-4, 1e-10
"""Limits of a step: the largest share of the way to zero, the least share of the expected decrease that it
must reach (else it is halved), and the length below which it is given up."""
_NO_STEP = -1e-200
"""Replaces steps that do not fall, where the distance to zero is computed."""


@dataclass(frozen=True, slots=True)
class Penalties:
    """Penalties on rows: on their squares, and by a logarithmic barrier on elements near zero."""

    regularization: float
    barrier: float

    def of(self, u: Floats) -> Floats:
        """Return the penalty on each row, (n_rows,)."""
        return np.asarray((self.regularization * u * u - self.barrier * np.log(u)).sum(axis=1))


@dataclass(frozen=True, slots=True, eq=False)
class _Point:
    """Rows, (n_rows, rank), with the objective of each, see `complete_positive`."""

    u: Floats
    errors: Errors
    values: Floats

    @classmethod
    def at(cls, u: Floats, entries: RowEntries, penalties: Penalties) -> Self:
        errors = entries.errors(u)
        return cls(u, errors, entries.mean_squares(errors) + penalties.of(u))


def minimised(entries: RowEntries, penalties: Penalties, max_steps: int, matrix: Floats) -> float:
    """Minimise over each row of a factor matrix; return the sum of squared errors of the logarithms.

    Parameters
    ----------
    entries : RowEntries
        Observed entries of the rows.
    penalties : Penalties
    max_steps : int
        Largest number of Newton steps.
    matrix : ndarray of float, (n_cells, rank)
        Positive; its rows are changed.
    """
    active = entries
    point = _Point.at(matrix[entries.rows], entries, penalties)
    for _ in range(max_steps):
        gradient, hessian = _derivatives(active, penalties, point)
        step = np.asarray(np.linalg.solve(hessian, -gradient[:, :, None])[:, :, 0], np.float64)
        promised = -np.einsum("ri,ri->r", gradient, step)
        point, moved = _searched(active, penalties, point, step, promised)
        matrix[active.rows] = point.u
        if not moved.all():
            if not moved.any():
                break
            active = active.only(moved)
            point = _Point.at(point.u[moved], active, penalties)
    errors = entries.errors(matrix[entries.rows]).of_logarithms
    return float(np.vdot(errors, errors))


def _derivatives(entries: RowEntries, penalties: Penalties, point: _Point) -> tuple[Floats, Floats]:
    """Return gradients, (n_rows, rank), and Hessians, (n_rows, rank, rank).

    The curvature of each entry is at least a tenth of that of Gauss and Newton, so that Hessians are positive
    definite.
    """
    u = point.u
    weights = entries.weights / point.errors.entries
    slopes = weights * point.errors.of_logarithms
    bends = weights * np.maximum(1 + point.errors.of_logarithms, 0.1) / point.errors.entries
    gradient = -entries.sums((slopes[:, None] @ entries.products)[:, 0])
    hessian = entries.sums((entries.products * bends[:, :, None]).transpose(0, 2, 1) @ entries.products)
    charge = penalties.barrier / u
    gradient += 2 * penalties.regularization * u - charge
    rank = u.shape[1]
    hessian.reshape(len(u), -1)[:, :: rank + 1] += 2 * penalties.regularization + charge / u
    return gradient, hessian


def _searched(
    entries: RowEntries, penalties: Penalties, start: _Point, step: Floats, promised: Floats
) -> tuple[_Point, Any]:
    """Return the point after a line search along a step, and a mask of the rows that moved, (n_rows,)."""
    shares = -_MOST_OF_THE_WAY * start.u / np.minimum(step, _NO_STEP)
    size = np.minimum(1.0, shares.min(axis=1))
    left = promised >= _SETTLED * (np.abs(start.values) + _SETTLED)
    u, moved = start.u, np.zeros(len(left), bool)
    while left.any():
        trial = _Point.at(np.where(left[:, None], start.u + size[:, None] * step, u), entries, penalties)
        better = left & (trial.values <= start.values - _ENOUGH * size * promised)
        moved |= better
        if moved.all():
            return trial, moved
        u = np.where(better[:, None], trial.u, u)
        left &= ~better & (size > 2 * _SHORTEST)
        size /= 2
    return _Point.at(u, entries, penalties), moved
