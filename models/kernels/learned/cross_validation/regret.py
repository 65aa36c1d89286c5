"""Choice of variants by a model, and the speed it loses: the next to measure, and the final one.

The model's errors on the variants of one order are alike: most of an error is common to all of
them, and variants whose features are near have errors that are near. A few measurements therefore
correct the predictions of all. The next measurement is the one with the largest expected gain.

Before any measurement, those kernels come first that leave the least variance of the rest (`informative`).
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import TYPE_CHECKING

import numpy as np
from scipy.spatial.distance import cdist
from sklearn.preprocessing import StandardScaler

from .....arrays import Floats
from .....records import record
from ....bayesian_optimisation import expected_improvement, posterior
from ..columns import PHYSICS, matrix, measured_cycles

if TYPE_CHECKING:
    import pandas as pd


COMMON_ERROR, ALIKE_ERROR, OWN_ERROR, NOISE = 0.15, 0.04, 0.02, 0.01
"""Standard deviations of the logarithm of cycles: errors that the variants of an order have in common,
those that variants with near features share, those of one variant alone, and of measurements. They
shape the search, not the predictions."""


@record
class Posterior:
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


def posterior_cycles(predicted_cycles: Floats, features: Floats, measured: Mapping[int, float]) -> Posterior:
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

    >>> believed = posterior_cycles(np.array([100.0, 101.0]), np.array([[1.0], [1.0]]), {0: 120.0})
    >>> np.round(np.exp(believed.log_cycles)).tolist()
    [120.0, 121.0]
    """
    logs = np.log(predicted_cycles)
    covariance = error_covariance(features)
    known = np.fromiter(measured, dtype=np.intp)
    errors = np.log(np.fromiter(measured.values(), dtype=np.float64)) - logs[known]
    shift, deviation = posterior(np.diag(covariance), covariance[known], known, errors, NOISE)
    return Posterior(logs + shift, deviation)


def next_to_measure(believed: Posterior, measured: Mapping[int, float]) -> int | None:
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
    predicted_cycles : ndarray of float, (n_variants,)
        Predictions of the model.
    features : ndarray of float, (n_variants, n_features)
        Features of the variants, by which errors are alike.
    budget : int
        Number of measurements.
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
    believed = posterior_cycles(predicted_cycles, features, measured)
    while len(measured) < budget and (position := next_to_measure(believed, measured)) is not None:
        measured[position] = measure(position)
        believed = posterior_cycles(predicted_cycles, features, measured)
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


BUDGETS = (0, 3, 10)
"""Measurements of an order's own kernels."""
FLAT = 0.03
"""Range of speed up to which kernels count as equal: twice the noise of a measurement."""
N_FINALISTS = 10
"""Fastest kernels that are measured again beside the choices."""


@record
class Field:
    """Distinct kernels of one order, compiler and residence: the alternatives of a choice.

    Attributes
    ----------
    order, compiler, residence
        Common to the kernels.
    splits : tuple of str
        One split for each kernel, the one with the fewest parts.
    cycles : ndarray, (n_kernels,)
        Measured cycles per element: the median over rows with the same code.
    predicted_cycles : ndarray, (n_kernels,)
        By a model that saw no variant of the order.
    features : ndarray, (n_kernels, n_features)
        Features by which variants are similar.
    """

    order: int
    compiler: str
    residence: str
    splits: tuple[str, ...]
    cycles: Floats
    predicted_cycles: Floats
    features: Floats

    @property
    def range(self) -> float:
        """The slowest kernel over the fastest, less one."""
        return float(self.cycles.max() / self.cycles.min() - 1)

    @property
    def flat(self) -> bool:
        """True where all kernels are equal within the noise of a measurement."""
        return self.range <= FLAT

    @property
    def unsplit(self) -> int:
        """Position of the kernel that is not split."""
        return min(range(len(self.splits)), key=lambda k: self.splits[k].count(","))

    @property
    def fastest(self) -> list[int]:
        """Positions of the kernels that were fastest when all were measured."""
        return [int(k) for k in np.argsort(self.cycles)[:N_FINALISTS]]


def fields(table: pd.DataFrame, predicted_cycles: Floats) -> list[Field]:
    """Return the sets of alternatives: one for each group of kernels built and run alike.

    Groups with a single kernel are left out.

    Parameters
    ----------
    table : pandas.DataFrame
        Samples.
    predicted_cycles : ndarray, (n_samples,)
        By models that saw no variant of a sample's order.
    """
    groups = table.assign(_predicted=predicted_cycles).groupby(_ALIKE, sort=True)
    found = (_field(rows) for _, rows in groups)
    return [field for field in found if len(field.splits) > 1]


_ALIKE = ["residence", "order", "compiler", "flags", "vector_bits", "threads", "mode", "dtype", "n_elements"]


def _field(rows: pd.DataFrame) -> Field:
    rows = rows.assign(_parts=rows["split"].str.count(","))
    first = rows.sort_values("_parts", kind="stable").drop_duplicates("code")
    cycles = rows.assign(_cycles=measured_cycles(rows)).groupby("code")["_cycles"].median()
    return Field(
        order=int(rows["order"].iloc[0]),
        compiler=str(rows["compiler"].iloc[0]),
        residence=str(rows["residence"].iloc[0]),
        splits=tuple(first["split"]),
        cycles=cycles[first["code"]].to_numpy(np.float64),
        predicted_cycles=first["_predicted"].to_numpy(np.float64),
        features=matrix(first, PHYSICS.columns[1:]),
    )


def choices(field: Field, budgets: Sequence[int] = BUDGETS) -> dict[int, int]:
    """Return the kernel that is taken after each number of measurements of the order's own."""
    return {
        budget: choose(field.predicted_cycles, field.features, budget, lambda k: float(field.cycles[k]))[0]
        for budget in budgets
    }


def regret(seconds: Mapping[int, float], choice: int) -> float:
    """Return the share of speed lost by a choice among kernels that were measured together.

    Examples
    --------
    >>> round(regret({3: 1.0, 8: 1.25}, 8), 2)
    0.2
    """
    return 1 - min(seconds.values()) / seconds[choice]


@record
class SpeedLoss:
    """Shares of speed lost by each way to choose, for one `Field`, from single measurements.

    Attributes
    ----------
    by_budget : mapping of int to float
        With our model after that many measurements.
    unsplit, random : float
        By the kernel that is not split, and by any of them on average.
    """

    field: Field
    by_budget: Mapping[int, float]
    unsplit: float
    random: float


def speed_loss(field: Field, budgets: Sequence[int] = BUDGETS) -> SpeedLoss:
    """Return the shares of speed lost by each way to choose a kernel.

    Parameters
    ----------
    field : Field
        Kernels to choose from.
    budgets : sequence of int
        Numbers of measurements the model-based choice may take.

    Notes
    -----
    The fastest of many kernels with noisy times is an underestimate, so these losses are upper limits;
    `tests/validation/campaigns/zen5/selection.py` measures the choices and the fastest again.
    """
    cycles = dict(enumerate(field.cycles.tolist()))
    return SpeedLoss(
        field=field,
        by_budget={budget: regret(cycles, k) for budget, k in choices(field, budgets).items()},
        unsplit=regret(cycles, field.unsplit),
        random=float(np.mean(1 - field.cycles.min() / field.cycles)),
    )


def lost_of(table: pd.DataFrame, found: pd.DataFrame) -> list[SpeedLoss]:
    """Return the losses of every group of kernels, with predictions of a model that saw none of its order.

    Parameters
    ----------
    table : pandas.DataFrame
        Samples.
    found : pandas.DataFrame
        Predictions of rows held out, as `study` returns them.
    """
    rows = found[(found["division"] == "order") & (found["learner"] == "learned")]
    speed = rows.set_index("row")["predicted_gflops"].loc[range(len(table))].to_numpy(np.float64)
    cycles = table["nominal_flops"].to_numpy() * table["frequency_ghz"].to_numpy() / speed
    return [speed_loss(field) for field in fields(table, cycles)]
