"""Alternating least squares: fit of a low-rank tensor to the mean times of cells."""

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
    """Factors, with the errors of the sweeps that led to them.

    Attributes
    ----------
    factors : Factors
    errors : ndarray of float, (n_sweeps,)
        Root mean square of the residuals of the observed entries after each sweep.
    converged : bool
        True where the last sweep lowered the error by less than the tolerance.
    """

    factors: Factors
    errors: Floats
    converged: bool


def first_guess(shape: Sequence[int], rank: int, random_state: np.random.RandomState) -> Factors:
    """Return random initial factors, normally distributed around 1 with deviation 0.3.

    Products over many modes then neither vanish nor cancel, as those of values around 0 would.

    Parameters
    ----------
    shape : sequence of int
        Cells of each mode.
    rank : int
    random_state : RandomState
    """
    starts = starts_of(shape)
    return Factors(1 + 0.3 * random_state.standard_normal((int(starts[-1]), rank)), starts)


def complete(
    index: Indices, values: Floats, start: Factors, regularization: float, max_sweeps: int, tolerance: float
) -> Completion:
    """Return the factors that minimise, over each row ``u`` of each factor in turn,

        1 / |O_u| sum_{i in O_u} (t_i - t^_i)^2 + regularization |u|^2,

    with ``O_u`` the observed entries of the row. Rows without any stay unchanged.

    Parameters
    ----------
    index : ndarray of int, (n, n_modes)
        Places of the observed entries.
    values : ndarray of float, (n,)
        The entries ``t_i``.
    start : Factors
        Initial factors; not changed.
    regularization : float
    max_sweeps : int
        Largest number of sweeps over all modes.
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
