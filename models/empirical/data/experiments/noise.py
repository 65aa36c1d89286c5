"""Noise of measurements: deviation of repetitions from their mean, and their range over the mean.

References
----------
Ritter et al., Section V-E and Fig. 8.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np

from .....arrays import Floats
from .series import Series


@dataclass(frozen=True, slots=True)
class LevelSummary:
    """Levels of noise over points, in per cent.

    Attributes
    ----------
    n : int
        Points.
    min, median, mean, max : float
    """

    n: int
    min: float
    median: float
    mean: float
    max: float


@dataclass(frozen=True, slots=True, eq=False)
class NoiseLevels:
    """Noise of one kernel and metric.

    Attributes
    ----------
    kernel, metric : str
    share : float
        Of the metric's sum over all kernels, at the point where that is largest.
    levels : ndarray of float, (n,)
        Range of the repetitions over their mean, in per cent, of each point that was repeated.
    deviations : ndarray of float, (n,)
        Mean absolute deviation of the repetitions from their mean, in per cent of it: the level that the
        published analysis states (Section III-B; noise_analysis.py of github.com/extra-p/extrap-gpr).
    """

    kernel: str
    metric: str
    share: float
    levels: Floats
    deviations: Floats

    @property
    def summary(self) -> LevelSummary:
        """The levels of all points in five figures."""
        return _summary(self.levels)

    @property
    def deviation_summary(self) -> LevelSummary:
        """The deviations of all points in five figures."""
        return _summary(self.deviations)


def noise_levels(series: Sequence[Series], above: float = 0.0) -> list[NoiseLevels]:
    """Return the noise of each series with repetitions and a share above a limit.

    Parameters
    ----------
    series : sequence of Series
        Those of a metric at the same points are shares of a sum.
    above : float
        Least share, 0.01 for kernels that matter (Section V-A).
    """
    totals: dict[tuple[str, bytes], Floats] = {}
    for each in series:
        means = np.array([values.mean() for values in each.repetitions])
        summed = each.metric, each.points.tobytes()
        totals[summed] = totals.get(summed, 0.0) + means
    found = []
    for each in series:
        sums = totals[each.metric, each.points.tobytes()]
        last = int(sums.argmax())
        total = sums[last]
        share = float(each.repetitions[last].mean() / total) if total else 0.0
        repeated = [values for values in each.repetitions if len(values) > 1 and values.mean()]
        if repeated and share > above:
            levels = np.array([100 * np.ptp(values) / abs(values.mean()) for values in repeated])
            deviations = np.array([_deviation(values) for values in repeated])
            found.append(NoiseLevels(each.kernel, each.metric, share, levels, deviations))
    return found


def summary_of_all(found: Sequence[NoiseLevels]) -> LevelSummary:
    """Return the levels of all kernels and metrics in five figures."""
    return _summary(np.concatenate([each.levels for each in found]))


def deviation_summary_of_all(found: Sequence[NoiseLevels]) -> LevelSummary:
    """Return the deviations of all kernels and metrics in five figures."""
    return _summary(np.concatenate([each.deviations for each in found]))


def _deviation(values: Floats) -> float:
    mean = values.mean()
    return float(100 * np.abs(values / mean - 1).mean())


def _summary(levels: Floats) -> LevelSummary:
    return LevelSummary(
        len(levels),
        float(levels.min()),
        float(np.median(levels)),
        float(levels.mean()),
        float(levels.max()),
    )
