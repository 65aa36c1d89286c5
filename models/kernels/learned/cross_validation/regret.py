"""Speed lost by taking the variant that a model chooses, for each order and compiler."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

import numpy as np

from .....arrays import Floats
from ..columns import PHYSICS, matrix, measured_cycles
from .selection import choose

if TYPE_CHECKING:
    import pandas as pd

BUDGETS = (0, 3, 10)
"""Measurements of an order's own kernels."""
FLAT = 0.03
"""Range of speed up to which kernels count as equal: twice the noise of a measurement."""
N_FINALISTS = 10
"""Fastest kernels that are measured again beside the choices."""


@dataclass(frozen=True, slots=True)
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


@dataclass(frozen=True, slots=True)
class Lost:
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


def lost(field: Field, budgets: Sequence[int] = BUDGETS) -> Lost:
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
    return Lost(
        field=field,
        by_budget={budget: regret(cycles, k) for budget, k in choices(field, budgets).items()},
        unsplit=regret(cycles, field.unsplit),
        random=float(np.mean(1 - field.cycles.min() / field.cycles)),
    )


def lost_of(table: pd.DataFrame, found: pd.DataFrame) -> list[Lost]:
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
    return [lost(field) for field in fields(table, cycles)]
