"""Alternating least squares: a low-rank tensor through the mean times of cells."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np

from .....arrays import Floats
from .axis import Indices
from .factors import Factors, starts_of
from .sweep import Penalty, Places, Sweeper


@dataclass(frozen=True, slots=True, eq=False)
class Completion:
    """Factors, and how they were found.

    Attributes
    ----------
    factors : Factors
    errors : ndarray of float, (n_sweeps,)
        Root mean square of what is left of the observed entries after each sweep.
    converged : bool
        Whether the last sweep improved it by less than the tolerance.
    """

    factors: Factors
    errors: Floats
    converged: bool


def first_guess(shape: Sequence[int], rank: int, random_state: np.random.RandomState) -> Factors:
    """Return factors that ALS starts from: normally distributed around one, deviation 0.3.

    Products of many modes then neither vanish nor cancel, as those of values around zero do.
    """
    starts = starts_of(shape)
    return Factors(1 + 0.3 * random_state.standard_normal((int(starts[-1]), rank)), starts)


def complete(
    index: Indices, values: Floats, start: Factors, regularization: float, max_sweeps: int, tolerance: float
) -> Completion:
    """Return the factors that minimise, over each row ``u`` of each in turn,

        1 / |O_u| sum_{i in O_u} (t_i - t^_i)^2 + regularization |u|^2,

    ``O_u`` the observed entries that the row has a part in. Rows without any stay as they are.

    Parameters
    ----------
    index : ndarray of int, (n, n_modes)
        Places of the observed entries.
    values : ndarray of float, (n,)
        The entries ``t_i``.
    start : Factors
        Where to begin; not changed.
    regularization : float
    max_sweeps : int
        Sweeps over all modes at most.
    tolerance : float
        Stop when a sweep lowers the error by less than this share.

    References
    ----------
    Hutter and Solomonik, Sections 4.2.1 and 5.2.
    """
    factors = Factors(start.rows.copy(), start.starts)
    counts = [np.bincount(index[:, m], minlength=len(start.matrix(m))) for m in range(index.shape[1])]
    penalties = [Penalty(regularization * count.astype(np.float64), 0.0) for count in counts]
    sweeper = Sweeper(Places(index, np.zeros(index.shape)), values)
    weights = np.ones(len(values))
    errors: list[float] = []
    for _ in range(max_sweeps):
        left = sweeper.sweep(factors, weights, penalties)
        errors.append(float(np.sqrt(np.mean(left**2))))
        if len(errors) > 1 and errors[-2] - errors[-1] < tolerance * errors[-2]:
            return Completion(factors, np.array(errors), True)
    return Completion(factors, np.array(errors), False)
