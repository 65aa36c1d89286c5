"""What is lost by taking the variant that a model chooses, order by order and compiler by compiler."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

import numpy as np

from ....analysis.machine_record import MEMORY
from ..columns import PHYSICS, Floats, matrix, measured_cycles
from .selection import choose

if TYPE_CHECKING:
    import pandas as pd

RANDOM, UNSPLIT = "random", "unsplit"
"""Choices without a model: the mean over all kernels, and the kernel that is not split."""
N_FINALISTS = 10
"""Fastest kernels that are measured again beside the choices."""


@dataclass(frozen=True, slots=True)
class Field:
    """The distinct kernels of one order by one compiler: what there is to choose from.

    Attributes
    ----------
    order, compiler
        Which.
    splits : tuple of str
        One split for each kernel, the one with the fewest parts.
    cycles : ndarray, (n_kernels,)
        Measured cycles per element: the median over rows with the same code.
    predicted_cycles : ndarray, (n_kernels,)
        By a model that saw no variant of the order.
    features : ndarray, (n_kernels, n_features)
        What variants are alike in.
    """

    order: int
    compiler: str
    splits: tuple[str, ...]
    cycles: Floats
    predicted_cycles: Floats
    features: Floats

    @property
    def range(self) -> float:
        """The slowest kernel over the fastest, less one."""
        return float(self.cycles.max() / self.cycles.min() - 1)

    @property
    def unsplit(self) -> int:
        """Position of the kernel that is not split."""
        return min(range(len(self.splits)), key=lambda k: self.splits[k].count(","))

    @property
    def fastest(self) -> list[int]:
        """Positions of the kernels that were fastest when all were measured."""
        return [int(k) for k in np.argsort(self.cycles)[:N_FINALISTS]]


def fields(table: pd.DataFrame, predicted_cycles: Floats, residence: str) -> list[Field]:
    """Return what there is to choose from at each order with each compiler.

    Parameters
    ----------
    table : pandas.DataFrame
        Samples.
    predicted_cycles : ndarray, (n_samples,)
        By models that saw no variant of a sample's order.
    residence : str
        "memory", or a cache: then every order where it fits.
    """
    table = table.assign(_predicted=predicted_cycles, _parts=table["split"].str.count(","))
    here = (table["residence"] == MEMORY) == (residence == MEMORY)
    groups = table[here].groupby(["order", "compiler"])
    return [_field(int(order), compiler, rows) for (order, compiler), rows in groups]


def _field(order: int, compiler: str, rows: pd.DataFrame) -> Field:
    first = rows.sort_values("_parts", kind="stable").drop_duplicates("code")
    cycles = rows.assign(_cycles=measured_cycles(rows)).groupby("code")["_cycles"].median()
    return Field(
        order=order,
        compiler=compiler,
        splits=tuple(first["split"]),
        cycles=cycles[first["code"]].to_numpy(np.float64),
        predicted_cycles=first["_predicted"].to_numpy(np.float64),
        features=matrix(first, PHYSICS.columns[1:]),
    )


def choices(field: Field, budgets: Sequence[int] = (0, 3, 10)) -> dict[int, int]:
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
