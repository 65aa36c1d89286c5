"""Backward pass of MARS: removal of terms by generalised cross-validation."""

from __future__ import annotations

import numpy as np

from .....arrays import Floats

_RIDGE = 1e-12
"""Share of the diagonal that is added to normal equations, whose columns may be nearly dependent."""


def generalised_cross_validation(squares: float, n: int, n_terms: int, penalty: float) -> float:
    """Return the generalised cross-validation of a model; infinity where ``C`` is not less than n.

        GCV = (RSS / n) / (1 - C / n)^2,    C = n_terms + penalty (n_terms - 1) / 2

    Parameters
    ----------
    squares : float
        Squared error ``RSS``.
    n : int
        Number of samples.
    n_terms : int
        Number of terms, the constant included.
    penalty : float
        Cost of a knot.

    References
    ----------
    Friedman 1991, Eqs 30 and 32: each pair of terms has a knot, which costs `penalty`.
    """
    cost = n_terms + penalty * (n_terms - 1) / 2
    return squares / n / (1 - cost / n) ** 2 if cost < n else np.inf


def prune(columns: Floats, y: Floats, penalty: float) -> list[int]:
    """Return the indices of the columns that remain, rising, the first one (the constant) among them.

    From all columns down to the constant, the column with the least increase of the squared error is removed
    each time. Of these subsets the one with the least generalised cross-validation is returned.

    Parameters
    ----------
    columns : ndarray of float, (n, n_terms)
        Values of the terms.
    y : ndarray of float, (n,)
    penalty : float
    """
    n = len(y)
    kept = list(range(columns.shape[1]))
    gram, right = columns.T @ columns, columns.T @ y
    power = float(y @ y)
    best, best_score = kept, np.inf
    while True:
        system = gram[np.ix_(kept, kept)]
        inverse = np.linalg.inv(system + np.diag(_RIDGE * np.diag(system)))
        solution = inverse @ right[kept]
        squares = max(power - float(solution @ right[kept]), 0.0)
        score = generalised_cross_validation(squares, n, len(kept), penalty)
        if score <= best_score:
            best, best_score = list(kept), score
        if len(kept) == 1:
            return best
        increase = solution[1:] ** 2 / np.diag(inverse)[1:]
        del kept[1 + int(np.argmin(increase))]
