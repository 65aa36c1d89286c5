"""Noise of measurements: deviation of repetitions from their mean, and their range over the mean.

A data set of `chainline measure` has no row twice, but compilers generate the same code for many splits:
`equal_code_series` takes rows of equal code as repetitions of one measurement.

References
----------
Ritter et al., Section V-E and Fig. 8.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Sequence
from pathlib import Path

import numpy as np

from .....analysis.measurement.dataset import Row, load_rows
from .....arrays import Floats
from .....errors import warn
from .....records import record
from ..any_table import read_any_table
from .read import is_experiment, read_any
from .series import Series


@record
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


@record(eq=False)
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


TARGET = "cycles"
"""Column of the measured cycles per element."""
_SAME = ("code", "compiler", "cpu", "residence", "n_elements", "vector_bits", "threads", "dtype")
"""Columns that are equal in rows of the same instructions under the same conditions."""
_KERNEL = ("compiler", "residence")
_POINT = "order"
_PARQUET = ".parquet"


def read_repeated(
    path: Path,
    target: str | None,
    parameters: Sequence[str] | None,
    kernels: Sequence[str] | None = None,
    options: Path | None = None,
) -> list[Series]:
    """Read series whose repetitions tell how noisy measurements are.

    In a data set of `chainline measure`, where no columns are given, rows of equal code are the repetitions;
    rows that other programs disturbed are left out, with a warning. Other files are read by `read_any`.

    Parameters
    ----------
    path : Path
    target : str or None
    parameters : sequence of str or None
    kernels : sequence of str or None
    options : Path or None
        As of `read_any`.

    Raises
    ------
    UsageError
        As of `read_any`, or if the data set cannot be read.
    """
    named = target or parameters or kernels or options
    if named or path.suffix.lower() != _PARQUET or is_experiment(path):
        return read_any(path, target, parameters, kernels, options, words_apart=True)
    if not {TARGET, _POINT, *_SAME} <= set(read_any_table(path).header):
        return read_any(path, target, parameters, kernels, options, words_apart=True)
    rows = load_rows(path)
    kept = [row for row in rows if not row.disturbed]
    if len(kept) < len(rows):
        warn(f"{path}: {len(rows) - len(kept)} rows left out: other programs disturbed them")
    return equal_code_series(kept)


def equal_code_series(rows: Sequence[Row]) -> list[Series]:
    """Return a series for each compiler and residence; its points are codes that were measured several times.

    Rows without cycles or code are left out.
    """
    groups: dict[tuple[object, ...], list[Row]] = defaultdict(list)
    for row in rows:
        if row.cycles is not None and row.code is not None:
            groups[tuple(getattr(row, name) for name in _SAME)].append(row)
    series: dict[tuple[str, ...], list[list[Row]]] = defaultdict(list)
    for same in groups.values():
        if len(same) > 1:
            series[tuple(getattr(same[0], name) for name in _KERNEL)].append(same)
    return [_series(", ".join(names), repeated) for names, repeated in sorted(series.items())]


def _series(name: str, repeated: Sequence[Sequence[Row]]) -> Series:
    points = np.array([[float(getattr(same[0], _POINT))] for same in repeated])
    cycles = tuple(np.array([row.cycles for row in same], np.float64) for same in repeated)
    return Series(name, TARGET, (_POINT,), points, cycles)
