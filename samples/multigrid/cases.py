"""The solvers that are measured in this folder: options, times, and what an expert's formula says of them."""

from __future__ import annotations

from dataclasses import dataclass, replace
from pathlib import Path
from typing import ClassVar

import numpy as np
import pandas as pd
from chainline.models.applications.counted import CountedModel, fitted_constants
from chainline.models.applications.multigrid import AmgModel, SmgModel
from chainline.models.empirical.metrics import Floats
from chainline.models.multigrid.boomeramg import boomeramg_times, matrix_products
from chainline.models.multigrid.by_name import SMG_CONSTANTS, smg_formula
from chainline.models.multigrid.message_costs import message_costs
from chainline.models.pmnf.formula import Formula
from chainline.models.variability.model import VariabilityModel
from chainline.models.variability.read import read_model

HERE = Path(__file__).parent
_PER_LEVEL = ("unknowns", "nonzeros", "messages", "doubles")
_PER_TRANSFER = ("transfer_nonzeros", "transfer_messages", "transfer_doubles")
_CHOICES = {
    "smoother": {0: "jacobi", 1: "gauss_seidel", 2: "sor", 3: "symmetric_gauss_seidel"},
    "cycle": {0: "v_cycle", 1: "w_cycle", 2: "f_cycle"},
}
"""Numbers of `chainline benchmark amg`, as options of amg.toml."""


@dataclass(frozen=True, slots=True, eq=False)
class Case:
    """A solver whose every configuration was measured.

    Attributes
    ----------
    name, title : str
    options : VariabilityModel
    table : DataFrame
        A row each configuration: its options and `seconds`.
    analytical : ndarray of float, (n_rows,)
        Seconds by the analytical model, its constants fitted to all rows.
    constants : dict of str to float
        Those, in seconds.
    formula : Formula or None
        The model in the options, where it can be written so.
    """

    name: str
    title: str
    options: VariabilityModel
    table: pd.DataFrame
    analytical: Floats
    constants: dict[str, float]
    formula: Formula | None = None


def all_cases() -> list[Case]:
    """Return the lines, squares and cubes of SMG, BoomerAMG, and algebraic multigrid by pyamg."""
    return [*(smg_case(dimensions) for dimensions in (1, 2, 3)), boomeramg_case(), amg_case()]


def smg_case(dimensions: int) -> Case:
    """Return hypre's SMG."""
    model = SmgModel(dimensions=dimensions)
    options, runs = read_model(HERE / f"{model.name}.toml"), pd.read_csv(HERE / f"{model.name}.csv")
    case = _fitted_case(f"SMG, {dimensions}-D", options, runs, model)
    return replace(case, formula=smg_formula(model.name, case.constants))


@dataclass(frozen=True, slots=True, kw_only=True)
class BoomerModel(CountedModel):
    """The baseline model of Gahvari et al. for the levels that runs had."""

    levels: pd.DataFrame

    constant_names: ClassVar[tuple[str, ...]] = SMG_CONSTANTS

    @property
    def name(self) -> str:
        """Name of the model."""
        return "boomeramg"

    def counts(self, X: pd.DataFrame) -> Floats:
        """Return what latency, inverse bandwidth and time of an operation count, (n_runs, 3)."""
        keys = ["px", "py", "pz", "nx", "ny", "nz"]
        per_level = self.levels.set_index([*keys, "level"]).unstack(fill_value=0)
        runs = per_level.loc[pd.MultiIndex.from_frame(X[keys])]
        found = {name: runs[name].to_numpy(float).T for name in (*_PER_LEVEL, *_PER_TRANSFER)}
        rows = np.maximum(found["unknowns"], 1)  # a level that a run lacks has no nonzeros either
        solve = matrix_products(found["nonzeros"] / rows, found["messages"], found["doubles"])
        between = (found[name][:-1] for name in _PER_TRANSFER[1:])
        transfer = matrix_products(found["transfer_nonzeros"][:-1] / rows[:-1], *between)
        processes = X[["px", "py", "pz"]].prod(axis=1)
        one_each = [
            boomeramg_times(found["unknowns"], processes, solve, transfer, flop, message_costs(alpha, beta))
            for alpha, beta, flop in np.eye(3)
        ]
        return np.column_stack([times.seconds for times in one_each])


def boomeramg_case() -> Case:
    """Return hypre's BoomerAMG."""
    options, runs = read_model(HERE / "boomeramg.toml"), pd.read_csv(HERE / "boomeramg.csv")
    model = BoomerModel(levels=pd.read_csv(HERE / "boomeramg-levels.csv"))
    return _fitted_case("BoomerAMG", options, runs, model)


def amg_case() -> Case:
    """Return classical algebraic multigrid of pyamg; its choices are options that are 0 or 1."""
    options, runs = read_model(HERE / "amg.toml"), pd.read_csv(HERE / "amg.csv")
    chosen = {
        title: (runs[name] == number).astype(int)
        for name, titles in _CHOICES.items()
        for number, title in titles.items()
    }
    return _fitted_case("algebraic multigrid, pyamg", options, runs.assign(**chosen), AmgModel())


def _fitted_case(
    title: str, options: VariabilityModel, runs: pd.DataFrame, model: CountedModel
) -> Case:
    constants = fitted_constants(model, runs, runs["seconds"])
    named = dict(zip(model.constant_names, constants, strict=True))
    return Case(model.name, title, options, runs, model.counts(runs) @ np.array(constants), named)
