"""Noise of repeated measurements: `noise`."""

from __future__ import annotations

import os
from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any

from ..errors import UsageError
from ..models.empirical.data.experiments.noise import NoiseLevels, noise_levels, read_repeated
from ..models.empirical.data.experiments.table import series_of_table
from ..records import record
from ..reports.new_rows import noise_to_json
from .request.programs import NOISE
from .request.values import TABLE, TableLike
from .shown import Shown
from .tables import table_in_memory

if TYPE_CHECKING:
    import pandas as pd


@record(eq=False, repr=False)
class Noise(Shown):
    """Noise of the measurements of some kernels, in per cent.

    Attributes
    ----------
    levels : tuple of NoiseLevels
        Of each kernel and metric.

    Examples
    --------
    >>> import chainline as cl
    >>> import pandas as pd
    >>> runs = pd.DataFrame({"n": [1, 1, 2, 2], "seconds": [0.95, 1.05, 2.0, 2.0]})
    >>> cl.noise(runs, "seconds").to_json()["all"]["n"]
    2
    """

    levels: tuple[NoiseLevels, ...]

    @property
    def caption(self) -> str:
        """Number of kernels and metrics."""
        return f"noise of {len(self.levels)} kernels and metrics"

    def to_json(self) -> dict[str, Any]:
        """Return the levels by the keys of `chainline noise --json`."""
        return noise_to_json(self.levels)

    def to_frame(self) -> pd.DataFrame:
        """Return a row for each kernel and metric: range of the repetitions over their mean, in per cent."""
        import pandas as pd  # noqa: PLC0415 - half a second of import

        rows = [
            (each.kernel, each.metric, each.share, of.n, of.min, of.median, of.mean, of.max)
            for each in self.levels
            for of in (each.summary,)
        ]
        return pd.DataFrame(
            rows, columns=["kernel", "metric", "share", "points", "min", "median", "mean", "max"]
        )


@NOISE.checks
def noise(
    table: TableLike,
    target: str | None = None,
    features: Sequence[str] | None = None,
    *,
    kernel: str | Sequence[str] | None = None,
    options: str | os.PathLike[str] | None = None,
    above: float = 0.0,
) -> Noise:
    """Return the noise of repeated measurements: the range of the repetitions of a point over their mean.

    In a data set of `measure` rows of equal code are repetitions of each other.

    Parameters
    ----------
    table : path, DataFrame, mapping or list of mappings
        A row for each run.
    target, features, kernel, options
        As of `fit`.
    above : float
        Least share of a kernel in the total, in per cent.

    Raises
    ------
    UsageError
        If the table or a column is wrong, or nothing was measured twice.

    Examples
    --------
    >>> import chainline as cl
    >>> import pandas as pd
    >>> runs = pd.DataFrame({"n": [1, 1, 2, 2], "seconds": [0.95, 1.05, 2.0, 2.0]})
    >>> cl.noise(runs, "seconds").to_frame()["max"].round(6).tolist()
    [10.0]
    """
    if isinstance(table, str | os.PathLike):
        variability = None if options is None else Path(options)
        series, where = read_repeated(Path(table), target, features, kernel, variability), os.fspath(table)
    else:
        given = table_in_memory(table, options)
        assert given is not None
        series, where = series_of_table(given, target, features, kernel, words_apart=True), TABLE
    found = noise_levels(series, above / 100)
    if not found:
        raise UsageError(f"{where}: nothing was measured twice (above {above:g} %)")
    return Noise(tuple(found))
