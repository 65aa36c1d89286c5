"""The solvers that are measured in this folder: options, times, and what an expert's formula says of them."""

from __future__ import annotations

from dataclasses import dataclass, replace
from pathlib import Path

import numpy as np
import pandas as pd
import sympy
from chainline.analysis.measurement.routines.hypre_counts import fitted_messages
from chainline.arrays import Floats
from chainline.models.empirical.analytical.linear_cost import CountedModel, fitted_constants
from chainline.models.empirical.analytical.multigrid.expanded import expanded_formula, smg_expression
from chainline.models.empirical.analytical.predictors import AmgModel, SmgModel
from chainline.models.empirical.data.variability.files import read_model
from chainline.models.empirical.data.variability.model import VariabilityModel
from chainline.models.empirical.formulas.formula import Formula
from levels import BOX, BoomerModel, level_formula

HERE = Path(__file__).parent
_AXES = "xyz"
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
        The model in the options, or in `quantities`; None where it is in neither.
    quantities : tuple of str
        Other columns of `table`, which runs tell.
    untuned : ndarray of float or None, (n_rows,)
        The model with the times of messages that were measured, and operations at the median speed of one
        process.
    runs : ndarray of float or None, (n_runs, n_rows)
        Seconds of each measurement of all, of which `table` has the least.
    """

    name: str
    title: str
    options: VariabilityModel
    table: pd.DataFrame
    analytical: Floats
    constants: dict[str, float]
    formula: Formula | None = None
    quantities: tuple[str, ...] = ()
    untuned: Floats | None = None
    runs: Floats | None = None


def all_cases() -> list[Case]:
    """Return the lines, squares and cubes of SMG, BoomerAMG, and algebraic multigrid by pyamg."""
    return [*(smg_case(dimensions) for dimensions in (1, 2, 3)), boomeramg_case(), amg_case()]


def smg_case(dimensions: int) -> Case:
    """Return hypre's SMG."""
    model = SmgModel(dimensions=dimensions)
    case = _hypre_case(model, f"SMG, {dimensions}-D")
    return replace(case, formula=_in_options(dimensions, case.constants))


def _in_options(dimensions: int, constants: dict[str, float]) -> Formula:
    """Return the formula where px is 2 if `two_along_x` is 1, and so on; one process sends nothing."""
    every = {symbol.name: symbol for symbol in smg_expression(dimensions).free_symbols}
    alone = {every[f"p{axis}"]: 1 for axis in _AXES[:dimensions]}
    operations = smg_expression(dimensions).subs({every["alpha"]: 0, every["beta"]: 0})
    sent = smg_expression(dimensions) - operations
    split = [
        sympy.Symbol(f"two_along_{axis}", positive=True) * sent.subs({**alone, every[f"p{axis}"]: 2})
        for axis in _AXES[:dimensions]
    ]
    names = (*(f"two_along_{axis}" for axis in _AXES[:dimensions]), "nx")
    return expanded_formula(operations + sum(split), names, constants)


def boomeramg_case() -> Case:
    """Return hypre's BoomerAMG; its formula is in quantities of levels, which are columns as well."""
    model = BoomerModel(table=pd.read_csv(HERE / "boomeramg-levels.csv"))
    case = _hypre_case(model, "BoomerAMG")
    levels = model.levels(case.table)
    columns = levels.columns(case.table[BOX[:3]].prod(axis=1))
    return replace(
        case,
        table=pd.concat([case.table, columns], axis=1),
        formula=level_formula(len(levels.unknowns), case.constants),
        quantities=tuple(columns.columns),
    )


def _hypre_case(model: CountedModel, title: str) -> Case:
    """Return a solver on one process, or two along an axis: an option each, which is 0 or 1."""
    files = sorted((HERE / "runs").glob(f"{model.name}-*.csv"))
    runs = [pd.read_csv(file).set_index(BOX)["seconds"] for file in files]
    every = pd.concat(runs, axis=1, join="inner", keys=range(len(runs))).sort_index()
    case = _fitted_case(title, every.min(axis=1).rename("seconds").reset_index(), model)
    messages = pd.read_csv(HERE / "messages.csv")
    sent = fitted_messages(messages["doubles"].tolist(), messages["seconds"].tolist())
    counts, seconds = model.counts(case.table), case.table["seconds"].to_numpy()
    alone = case.table[BOX[:3]].prod(axis=1).to_numpy() == 1
    flop = np.median(seconds[alone] / counts[alone, 2])
    split = {f"two_along_{axis}": (case.table[f"p{axis}"] == 2).astype(int) for axis in _AXES}
    return replace(
        case,
        table=case.table.assign(processes=1, one_process=alone.astype(int), **split),
        untuned=counts @ np.array([sent.latency_seconds, sent.seconds_per_double, flop]),
        runs=every.to_numpy().T,
    )


def amg_case() -> Case:
    """Return classical algebraic multigrid of pyamg; its choices are options that are 0 or 1.

    What is chosen from, such as the smoother, is an option as well, which is always 1.
    """
    runs = pd.read_csv(HERE / "amg.csv")
    chosen = {
        title: (runs[name] == number).astype(int)
        for name, titles in _CHOICES.items()
        for number, title in titles.items()
    }
    case = _fitted_case("AMG of pyamg", runs, AmgModel())
    return replace(case, table=runs.assign(**chosen, **dict.fromkeys(_CHOICES, 1)))


def _fitted_case(title: str, runs: pd.DataFrame, model: CountedModel) -> Case:
    constants = fitted_constants(model, runs, runs["seconds"])
    named = dict(zip(model.constant_names, constants, strict=True))
    options = read_model(HERE / f"{model.name}.toml")
    return Case(model.name, title, options, runs, model.counts(runs) @ np.array(constants), named)
