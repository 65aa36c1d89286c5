"""From a table of samples to the arrays that models learn from."""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np

from ....arrays import Floats
from ....records import record
from .features import CORE_FEATURES, PHYSICS_FEATURES, STATIC_FEATURES, TABLE3_FEATURES, Feature
from .samples import BOUND, CYCLES, STATIC_BOUND, STATIC_PREFIX, TABLE3_PREFIX

if TYPE_CHECKING:
    import pandas as pd


@record
class FeatureSet:
    """Features of a model, and the bound that a `CorrectionRegressor` with ``bound=0`` corrects.

    Attributes
    ----------
    bound : str
        Column whose values the trees correct; "" for trees that correct none.
    prefix : str
        Prefix of the features' column names.
    features : tuple of Feature
        Features, in the order of the columns.
    """

    bound: str
    prefix: str
    features: tuple[Feature, ...]

    @property
    def columns(self) -> tuple[str, ...]:
        """The bound where there is one, then the features."""
        names = (self.prefix + feature.name for feature in self.features)
        return (self.bound, *names) if self.bound else tuple(names)

    @property
    def names(self) -> tuple[str, ...]:
        """Names of the features, without prefix."""
        return tuple(feature.name for feature in self.features)

    @property
    def scale(self) -> tuple[int, ...]:
        """Positions of the columns that the size of errors depends on."""
        return tuple(self.columns.index(self.prefix + name) for name in ERROR_FEATURES)

    @property
    def monotone(self) -> tuple[int, ...]:
        """The direction in which each of these columns may act."""
        return (0, *(feature.slows for feature in self.features))


PHYSICS = FeatureSet(BOUND, "", PHYSICS_FEATURES)
"""The simulation with traffic, and what it may leave out."""
MACHINES = FeatureSet(BOUND, "", (*PHYSICS_FEATURES, *CORE_FEATURES))
"""The same, and what kernels ask of a core over what it has: for models that learn from several machines."""
STATIC = FeatureSet(STATIC_BOUND, STATIC_PREFIX, STATIC_FEATURES)
"""Bounds with traffic, without simulation: for models that learn from simulated speeds."""
ERROR_FEATURES = ("element_cycles", "l3_share")
"""Columns that the size of errors depends on: short elements and data beyond L2 are hard to predict."""
FEATURE_SETS = {features.bound: features for features in (PHYSICS, STATIC)}
"""By what is corrected, for models that learn from one machine."""
TABLE3 = FeatureSet("", TABLE3_PREFIX, TABLE3_FEATURES)
"""Code and hardware features of Ren et al. 2026, Table 3, from which the chain ratio is learned."""
TABLE3_COLUMNS = TABLE3.columns


def features_that(bound: str, names: tuple[str, ...]) -> FeatureSet | None:
    """Return the set that corrects a bound, by its features' names where several do; None if none does.

    Examples
    --------
    >>> features_that(BOUND, MACHINES.names) is MACHINES, features_that(BOUND, ("unheard of",)) is PHYSICS
    (True, True)
    """
    several = bound == MACHINES.bound and names == MACHINES.names
    return MACHINES if several else FEATURE_SETS.get(bound)


def matrix(table: pd.DataFrame, columns: tuple[str, ...]) -> Floats:
    """Return columns as an array, (n_samples, n_columns)."""
    return table[list(columns)].to_numpy(np.float64)


def measured_cycles(table: pd.DataFrame) -> Floats:
    """Return the measured cycles per element, (n_samples,)."""
    return table[CYCLES].to_numpy(np.float64)


def gflops_of(table: pd.DataFrame, cycles: Floats) -> Floats:
    """Return the speed that cycles per element amount to, (n_samples,)."""
    work, clock = (table[name].to_numpy(np.float64) for name in ("nominal_flops", "frequency_ghz"))
    return work * clock / cycles


def ratios(table: pd.DataFrame) -> Floats:
    """Return the retrospective chain ratio of each sample (Eq. A.3); NaN without an FMA."""
    latency, throughput = _fma_costs(table)
    fma_cycles = measured_cycles(table) / _fma_counts(table)
    return (fma_cycles - throughput) / (latency - throughput)


def gflops_of_ratios(table: pd.DataFrame, ratio: Floats) -> Floats:
    """Return the speed that chain ratios amount to, by Eq. 2 and A.1 backwards; NaN without an FMA."""
    latency, throughput = _fma_costs(table)
    fma_cycles = ratio * latency + (1 - ratio) * throughput
    return gflops_of(table, fma_cycles * _fma_counts(table))


def _fma_counts(table: pd.DataFrame) -> Floats:
    n_fma = table["n_fma"].to_numpy(np.float64)
    return np.where(n_fma > 0, n_fma, np.nan)


def _fma_costs(table: pd.DataFrame) -> tuple[Floats, Floats]:
    latency, throughput = (
        table[TABLE3_PREFIX + name].to_numpy(np.float64)
        for name in ("fma_latency_cycles", "fma_throughput_cycles")
    )
    return latency, throughput
