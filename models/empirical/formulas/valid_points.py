"""Valid configurations of a variability model, as points for the comparison of formulas."""

from __future__ import annotations

from collections.abc import Collection

import numpy as np

from ....arrays import Floats
from ....errors import UsageError, argument
from ..data.variability.expression import names_in
from ..data.variability.model import VariabilityModel
from ..data.variability.option import NumericOption
from ..data.variability.space import valid_configurations
from .space_points import MOST_POINTS, Grid, require_known


def model_grid(
    model: VariabilityModel, names: Collection[str], most: int | None = None, most_points: int = MOST_POINTS
) -> Grid:
    """Return the valid combinations of some options of a variability model, each once.

    Parameters
    ----------
    model : VariabilityModel
        Binary options are 0 and 1. Without constraints between them, all combinations are valid.
    names : collection of str
        Options of the grid. A combination is valid if it can be completed by other options.
    most : int or None
        Values of a numeric option, spread evenly over its own; None for all.
    most_points : int
        See `affordable_points`.

    Raises
    ------
    UsageError
        If the model lacks an option, or has too many configurations to list them, or none.

    Examples
    --------
    >>> from chainline.models.empirical.data.variability.model import constraint_of
    >>> numeric = (NumericOption("x", (1.0, 2.0, 3.0)), NumericOption("y", (1.0, 2.0)))
    >>> product = constraint_of("x * y <= 3", (), numeric)
    >>> model_grid(VariabilityModel("small", (), numeric, (product,)), ["x", "y"]).points.tolist()
    [[1.0, 1.0], [1.0, 2.0], [2.0, 1.0], [3.0, 1.0]]
    """
    require_known(names, model.columns, "the variability model")
    kept = _deciding(model, names)
    if kept is None:
        return Grid((), (), np.empty((1, 0)))
    rows = _valid_rows(_thinned(kept, most))
    places = [kept.columns.index(name) for name in names]
    points = np.unique(rows[:, places], axis=0) if len(rows) else rows
    if not len(points):
        remedy = (
            "check its constraints"
            if most is None
            else f"ask for more {argument('points')}, or check its constraints"
        )
        raise UsageError(f"variability model {model.name}: no configuration is valid; {remedy}")
    if len(points) > most_points:
        raise UsageError(
            f"{len(points)} points; ask for fewer {argument('points')} of each option, at most {most_points}"
        )
    return Grid(tuple(names), tuple(np.unique(column) for column in points.T), points)


def _deciding(model: VariabilityModel, names: Collection[str]) -> VariabilityModel | None:
    """Return the model of the options in `names` and in constraints; None if there are none."""
    stated = {name for clause in model.clauses for name, _ in clause.literals}
    stated |= {name for one in model.numeric_constraints for name in names_in(one.expression)}
    wanted = stated | set(names)
    binary = tuple(option for option in model.binary if option.name in wanted)
    numeric = tuple(option for option in model.numeric if option.name in wanted)
    return VariabilityModel(model.name, binary, numeric, model.constraints) if binary or numeric else None


def _thinned(model: VariabilityModel, most: int | None) -> VariabilityModel:
    if most is None:
        return model
    numeric = tuple(
        NumericOption(option.name, tuple(np.unique(option.near(np.linspace(0, 1, most))).tolist()))
        if len(option.values) > most
        else option
        for option in model.numeric
    )
    return VariabilityModel(model.name, model.binary, numeric, model.constraints)


def _valid_rows(model: VariabilityModel) -> Floats:
    """Return all valid configurations, (n, n_options), columns as those of the model."""
    found = valid_configurations(model, MOST_POINTS)
    if found is None:
        raise UsageError(
            f"variability model {model.name}: more than {MOST_POINTS} configurations; ask for fewer "
            f"{argument('points')} of each numeric option, or leave options out of the file"
        )
    return np.asarray(found.to_numpy(np.float64))
