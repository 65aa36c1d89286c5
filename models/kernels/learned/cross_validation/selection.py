"""Choice of the variant to measure next, and of the final one: a Gaussian process on the model's errors.

The model's errors on the variants of one order are alike: most of an error is common to all of
them, and variants whose features are near have errors that are near. A few measurements therefore
correct the predictions of all. The next measurement is the one with the largest expected gain.

Choice of the kernels of a machine to measure first: those that leave the least variance of the rest.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass

import numpy as np
from scipy.spatial.distance import cdist
from sklearn.preprocessing import StandardScaler

from .....arrays import Floats
from ....bayesian_optimisation import expected_improvement, posterior

COMMON_ERROR, ALIKE_ERROR, OWN_ERROR, NOISE = 0.15, 0.04, 0.02, 0.01
"""Standard deviations of the logarithm of cycles: errors that the variants of an order have in common,
those that variants with near features share, those of one variant alone, and of measurements. They
shape the search, not the predictions."""


@dataclass(frozen=True, slots=True)
class Believed:
    """Posterior of the cycles of the variants of one order, some of them measured.

    Attributes
    ----------
    log_cycles, deviation : ndarray, (n_variants,)
        Mean and standard deviation of the logarithm of cycles per element.
    """

    log_cycles: Floats
    deviation: Floats

    @property
    def choice(self) -> int:
        """Position of the variant to take."""
        return int(np.argmin(self.log_cycles))


def believe(predicted_cycles: Floats, features: Floats, measured: Mapping[int, float]) -> Believed:
    """Return predictions corrected by measurements.

    Parameters
    ----------
    predicted_cycles : ndarray, (n_variants,)
        By the model, for the distinct kernels of one order.
    features : ndarray, (n_variants, n_features)
        Of the same.
    measured : mapping of int to float
        Cycles by position.

    Examples
    --------
    A kernel that is 20 % slower than predicted makes its like slower, too:

    >>> believed = believe(np.array([100.0, 101.0]), np.array([[1.0], [1.0]]), {0: 120.0})
    >>> np.round(np.exp(believed.log_cycles)).tolist()
    [120.0, 121.0]
    """
    logs = np.log(predicted_cycles)
    covariance = error_covariance(features)
    known = np.fromiter(measured, dtype=np.intp)
    errors = np.log(np.fromiter(measured.values(), dtype=np.float64)) - logs[known]
    shift, deviation = posterior(np.diag(covariance), covariance[known], known, errors, NOISE)
    return Believed(logs + shift, deviation)


def next_to_measure(believed: Believed, measured: Mapping[int, float]) -> int | None:
    """Return the position of the variant from which most can be gained; None if all are measured.

    Notes
    -----
    Expected improvement over the best measured one; the first to be measured is the predicted best.
    """
    left = [k for k in range(len(believed.log_cycles)) if k not in measured]
    if not left:
        return None
    if not measured:
        return believed.choice
    best = min(believed.log_cycles[k] for k in measured)
    expected = expected_improvement(best, believed.log_cycles[left], believed.deviation[left])
    return left[int(np.argmax(expected))]


def choose(
    predicted_cycles: Floats, features: Floats, budget: int, measure: Callable[[int], float]
) -> tuple[int, dict[int, float]]:
    """Return the variant to take after at most `budget` measurements, and these measurements.

    Parameters
    ----------
    measure : callable
        Position to measured cycles per element.

    Examples
    --------
    >>> truth = [105.0, 100.0, 90.0]
    >>> features = np.array([[0.0], [1.0], [5.0]])
    >>> choose(np.array([99.0, 100.0, 101.0]), features, 3, truth.__getitem__)[0]
    2
    """
    measured: dict[int, float] = {}
    believed = believe(predicted_cycles, features, measured)
    while len(measured) < budget and (position := next_to_measure(believed, measured)) is not None:
        measured[position] = measure(position)
        believed = believe(predicted_cycles, features, measured)
    return believed.choice, measured


def error_covariance(features: Floats) -> Floats:
    """Return the covariance of the model's errors on variants, (n_variants, n_variants)."""
    scaled = StandardScaler().fit_transform(features) / np.sqrt(features.shape[1])
    alike = np.exp(-0.5 * cdist(scaled, scaled, "sqeuclidean"))
    return COMMON_ERROR**2 + ALIKE_ERROR**2 * alike + OWN_ERROR**2 * np.eye(len(features))


def informative(features: Floats, n_measurements: int) -> list[int]:
    """Return the positions of the kernels whose measurement leaves the least variance, best first.

    The choice does not depend on the measured values, so all kernels can be measured together, and a
    larger choice begins with the smaller.

    Parameters
    ----------
    features : ndarray, (n_kernels, n_features)
        Of distinct kernels.

    Notes
    -----
    Each choice takes most of the variance that is left of the model's errors, which are alike where
    features are: a greedy choice, within 1 - 1/e of the best.

    References
    ----------
    A. Krause, A. Singh, C. Guestrin: Near-optimal sensor placements in Gaussian processes, JMLR 9, 2008.

    Examples
    --------
    The middle one says most, then either end:

    >>> informative(np.array([[0.0], [1.0], [2.1]]), 2)
    [1, 2]
    """
    left = error_covariance(features)
    chosen: list[int] = []
    for _ in range(min(n_measurements, len(left))):
        spread = np.diag(left) + NOISE**2
        removed = np.sum(left**2, axis=0) / spread
        removed[chosen] = -1.0
        best = int(np.argmax(removed))
        chosen.append(best)
        left = left - np.outer(left[:, best], left[best]) / spread[best]
    return chosen
