"""BoomerAMG by its levels: the baseline model of Gahvari et al. for the levels that runs had."""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar

import numpy as np
import pandas as pd
import sympy
from chainline.arrays import Floats
from chainline.models.empirical.analytical.linear_cost import CountedModel
from chainline.models.empirical.analytical.machines import message_costs
from chainline.models.empirical.analytical.multigrid.expanded import (
    SMG_CONSTANTS,
    boomeramg_expression,
    expanded_formula,
)
from chainline.models.empirical.analytical.multigrid.solvers import (
    MatrixProducts,
    boomeramg_times,
    matrix_products,
)
from chainline.models.empirical.formulas.formula import Formula
from chainline.records import record

BOX = ["px", "py", "pz", "nx", "ny", "nz"]
_COUNTS = ("unknowns", "nonzeros", "messages", "doubles")
_TRANSFER = ("transfer_nonzeros", "transfer_messages", "transfer_doubles")


@record(eq=False)
class Levels:
    """What levels of n runs held and sent, finest first; of levels that a run lacks, zeros.

    Attributes
    ----------
    unknowns : ndarray of float, (n_levels, n)
    solve : MatrixProducts, (n_levels, n)
    transfer : MatrixProducts, (n_levels - 1, n)
    """

    unknowns: Floats
    solve: MatrixProducts
    transfer: MatrixProducts

    def columns(self, processes: pd.Series) -> pd.DataFrame:
        """Return a column for each quantity of each level, C for the unknowns of one process."""
        parts = {"C": self.unknowns / processes.to_numpy()}
        parts |= dict(zip("spn", _parts(self.solve), strict=True))
        parts |= dict(zip(("sh", "ph", "nh"), _parts(self.transfer), strict=True))
        return pd.DataFrame({f"{name}{i}": row for name, rows in parts.items() for i, row in enumerate(rows)})


@record(kw_only=True)
class BoomerModel(CountedModel):
    """The model as a sum of counts; `table` has a row for each level of each run, see `counts.py`."""

    table: pd.DataFrame

    constant_names: ClassVar[tuple[str, ...]] = SMG_CONSTANTS

    @property
    def name(self) -> str:
        """Name of the model."""
        return "boomeramg"

    def levels(self, X: pd.DataFrame) -> Levels:
        """Return the levels of some runs."""
        per_level = self.table.set_index([*BOX, "level"]).unstack(fill_value=0)
        runs = per_level.loc[pd.MultiIndex.from_frame(X[BOX])]
        found = {name: runs[name].to_numpy(float).T for name in (*_COUNTS, *_TRANSFER)}
        rows = np.maximum(found["unknowns"], 1)  # a level that a run lacks has no nonzeros either
        between = (found[name][:-1] for name in _TRANSFER[1:])
        return Levels(
            found["unknowns"],
            matrix_products(found["nonzeros"] / rows, found["messages"], found["doubles"]),
            matrix_products(found["transfer_nonzeros"][:-1] / rows[:-1], *between),
        )

    def counts(self, X: pd.DataFrame) -> Floats:
        """Return what latency, inverse bandwidth and time of an operation count, (n_runs, 3)."""
        found, processes = self.levels(X), X[BOX[:3]].prod(axis=1)
        one_each = [
            boomeramg_times(
                found.unknowns, processes, found.solve, found.transfer, flop, message_costs(alpha, beta)
            )
            for alpha, beta, flop in np.eye(3)
        ]
        return np.column_stack([times.seconds for times in one_each])


def level_formula(levels: int, constants: Mapping[str, float]) -> Formula:
    """Return the model over the columns of so many levels, expanded."""
    whole = sum(boomeramg_expression(level, levels) for level in range(levels))
    symbols = {symbol.name: symbol for symbol in whole.free_symbols}
    # C is of one process in the columns, and an operation takes as long on every level
    same = {symbols[f"t{level}"]: sympy.Symbol("f", positive=True) for level in range(levels)}
    whole = whole.subs({symbols["P"]: 1, **same})
    names = tuple(sorted(name for name in symbols if name[0] in "Cspn"))
    return expanded_formula(whole, names, constants)


def _parts(products: MatrixProducts) -> tuple[Floats, Floats, Floats]:
    return products.row_nonzeros, products.messages, products.doubles
