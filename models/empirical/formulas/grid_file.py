"""Files with the values of parameters: parameter spaces, and variability models.

Valid configurations of a variability model, as points for the comparison of formulas.
"""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass
from pathlib import Path

import numpy as np

from ....arrays import Floats
from ....errors import UsageError, argument
from ....files.toml_schema import read_tables
from ..data.parameter_space import ParameterSpace
from ..data.space_file import space_of
from ..data.variability.expression import names_in
from ..data.variability.model import VariabilityModel
from ..data.variability.option import NumericOption
from ..data.variability.space import valid_configurations
from ..data.variability.toml_file import model_of
from .space_points import MOST_POINTS, Grid, require_known, space_grid


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


_OF_MODELS = ("numeric", "binary")


@dataclass(frozen=True, slots=True)
class GridSource:
    """Values of parameters from a file.

    Attributes
    ----------
    path : str
    content : ParameterSpace or VariabilityModel
    """

    path: str
    content: ParameterSpace | VariabilityModel

    @property
    def names(self) -> tuple[str, ...]:
        """Names of all parameters or options."""
        return self.content.names if isinstance(self.content, ParameterSpace) else self.content.columns

    def grid(self, names: Collection[str], most: int | None = None, most_points: int = MOST_POINTS) -> Grid:
        """Return a grid over some parameters, see `space_grid` and `model_grid`.

        Parameters
        ----------
        names : collection of str
            Parameters of the grid.
        most : int or None
            Largest number of values of a parameter.
        most_points : int
            Largest number of points.

        Raises
        ------
        UsageError
            If the grid cannot be made; the message names the file.
        """
        try:
            if isinstance(self.content, ParameterSpace):
                return space_grid(self.content, names, most, most_points)
            return model_grid(self.content, names, most, most_points)
        except UsageError as error:
            raise UsageError(f"{self.path}: {error}") from None


def read_grid_file(path: str) -> GridSource:
    """Read a parameter space or a variability model from a TOML file.

    Raises
    ------
    UsageError
        If the file cannot be read, or has neither `[parameters]` nor `[numeric]` or `[binary]`, or both.
    """
    tables = read_tables(Path(path))
    of_model = any(name in tables for name in _OF_MODELS)
    if of_model == ("parameters" in tables):
        found = "both" if of_model else "neither"
        words = "[parameters], as of a parameter space, and [numeric] or [binary], as of a variability model"
        raise UsageError(f"{path}: has {found} of {words}; give the one or the other")
    return GridSource(path, model_of(tables, Path(path)) if of_model else space_of(tables, path))
