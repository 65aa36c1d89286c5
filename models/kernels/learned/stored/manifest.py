"""Manifest of a stored model: inputs, training data and scores."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

import numpy as np

from .....arrays import Floats
from ..columns import FEATURE_SETS, FeatureSet, features_that
from ..conformal import error_sizes
from .provenance import DataUsed, MachineUsed

if TYPE_CHECKING:
    import pandas as pd

FORMAT_VERSION = 1
TARGET, TARGET_UNIT = "cycles", "cycle"
"""Cycles per element."""


@dataclass(frozen=True, slots=True)
class FeatureUsed:
    """A feature as it was learned from.

    Attributes
    ----------
    median : float or None
        Of the rows learned from, in `unit`; None if no row had a value. An explanation says
        how a kernel differs from it.
    """

    name: str
    unit: str
    median: float | None


@dataclass(frozen=True, slots=True)
class Interval:
    """Prediction interval of a model: cycles are within a factor of ``exp(quantile s(x))``.

    Attributes
    ----------
    coverage : float
        Share of kernels of other orders that lie inside.
    quantile : float
        Of ``|log(measured / predicted)| / s(x)`` on orders that were held out.
    intercept : float
        Of ``log s(x)``, the usual size of errors.
    slopes : mapping of str to float
        Of ``log s(x)``, by column.
    median_factor : float
        The factor for the median of the kernels learned from.
    """

    coverage: float
    quantile: float
    intercept: float
    slopes: Mapping[str, float]
    median_factor: float

    def widened(self, times: float) -> Interval:
        """Return the interval for errors that are so many times as large."""
        quantile, median = self.quantile * times, self.median_factor**times
        return replace(self, quantile=quantile, median_factor=median)

    def factors(self, table: pd.DataFrame) -> Floats:
        """Return the factor from each prediction to both ends of its interval, (n_samples,)."""
        columns = table[list(self.slopes)].to_numpy(np.float64)
        sizes = error_sizes(columns, self.intercept, np.array(list(self.slopes.values())))
        return np.exp(self.quantile * sizes)


@dataclass(frozen=True, slots=True)
class Seen:
    """Range of the training rows; outside of it a prediction extrapolates."""

    compilers: tuple[str, ...]
    orders: tuple[int, ...]
    residences: tuple[str, ...]
    modes: tuple[str, ...]
    dtypes: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Manifest:
    """Everything but the trees.

    Attributes
    ----------
    features : tuple of FeatureUsed
        In the order of the columns that the trees see.
    bound : str
        Column that is corrected, in the unit of the target.
    target, target_unit : str
        Name of the predicted value.
    origin : str
        "measured" or "simulated".
    data : tuple of DataUsed
        Data sets.
    rows : int
        Rows learned from.
    versions : mapping of str to str
        Of the packages that trained it.
    scores : mapping of str to float
        Errors on rows held out, as fractions; empty if nobody asked.
    date : str
        UTC, ISO 8601.
    further_machines : tuple of MachineUsed
        Those besides `machine`, where it learned from several.
    elsewhere : Interval or None
        For a machine that it has not seen: of errors on each machine by what the others taught. None
        where it learned from one.
    """

    features: tuple[FeatureUsed, ...]
    bound: str
    target: str
    target_unit: str
    origin: str
    machine: MachineUsed
    data: tuple[DataUsed, ...]
    rows: int
    seen: Seen
    interval: Interval
    versions: Mapping[str, str]
    scores: Mapping[str, float]
    date: str
    further_machines: tuple[MachineUsed, ...] = ()
    elsewhere: Interval | None = None
    format_version: int = FORMAT_VERSION

    @property
    def machines(self) -> tuple[MachineUsed, ...]:
        """All that it learned from."""
        return (self.machine, *self.further_machines)

    @property
    def machine_keys(self) -> str:
        """Those of all machines, as words."""
        return " and ".join(machine.key for machine in self.machines)

    @property
    def feature_set(self) -> FeatureSet | None:
        """Features the model takes from a table of samples; None where no known set corrects its bound."""
        return features_that(self.bound, tuple(feature.name for feature in self.features))


def features_used(table: pd.DataFrame, features: FeatureSet) -> tuple[FeatureUsed, ...]:
    """Return the features that a model is trained on, with their medians in a table of samples."""
    return tuple(
        FeatureUsed(feature.name, feature.unit, _median(table[features.prefix + feature.name]))
        for feature in features.features
    )


def _median(values: pd.Series[float]) -> float | None:
    median = float(values.median())
    return median if np.isfinite(median) else None


def seen_in(table: pd.DataFrame) -> Seen:
    """Return the range of the rows of a table of samples."""
    return Seen(
        compilers=tuple(sorted(set(table["compiler"]))),
        orders=tuple(sorted(int(order) for order in set(table["order"]))),
        residences=tuple(sorted(set(table["residence"]))),
        modes=tuple(sorted(set(table["mode"]))),
        dtypes=tuple(sorted(set(table["dtype"]))),
    )


def difference(manifest: Manifest) -> str | None:
    """Say how the features of a model differ from those that this version computes; None if not.

    Order and units count: a column in another unit is another column.
    """
    theirs = [(feature.name, feature.unit) for feature in manifest.features]
    if (computed := manifest.feature_set) is None:
        return f"it corrects {manifest.bound}, not {' or '.join(FEATURE_SETS)}"
    ours = [(feature.name, feature.unit) for feature in computed.features]
    parts = []
    if unknown := [_written(feature) for feature in theirs if feature not in ours]:
        parts.append(f"it takes {', '.join(unknown)}, which this version does not compute")
    if missing := [_written(feature) for feature in ours if feature not in theirs]:
        parts.append(f"it does not know {', '.join(missing)}")
    if (manifest.target, manifest.target_unit) != (TARGET, TARGET_UNIT):
        parts.append(f"it predicts {manifest.target} in {manifest.target_unit}, not {TARGET}")
    if not parts and theirs != ours:
        parts.append("its features are in another order")
    return "; ".join(parts) or None


def _written(feature: tuple[str, str]) -> str:
    name, unit = feature
    return f"{name} ({unit})" if unit else name
