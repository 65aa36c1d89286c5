"""Grids of points on which formulas are compared: of parameter spaces, and of models in files."""

from __future__ import annotations

import math
from collections.abc import Collection
from pathlib import Path

import numpy as np

from ....arrays import Floats
from ....errors import UsageError, argument
from ....files.toml_schema import read_tables
from ....records import record
from ..data.parameter_space import Kind, Parameter, ParameterSpace, space_of
from ..data.variability.expression import names_in
from ..data.variability.files import model_of
from ..data.variability.model import VariabilityModel
from ..data.variability.option import NumericOption
from ..data.variability.space import valid_configurations
from ..expressions import shortened
from .formula import Formula, listed

MOST_VALUES = 100
"""Default largest number of values of a parameter."""
MOST_POINTS = 1_000_000
"""Largest number of points: a million rows fit into any memory."""
_MOST_EVALUATIONS = 150_000_000
"""Largest number of evaluations of terms and factors at all points: about 3 seconds."""


@record
class Grid:
    """Grid of all combinations of some values of each parameter, or of the valid ones.

    Attributes
    ----------
    parameters : tuple of str
    values : tuple of ndarray of float
        Values of each parameter, rising.
    points : ndarray of float, (n, n_parameters)
        Combinations, the last parameter varying fastest; one point where there are no parameters.
    """

    parameters: tuple[str, ...]
    values: tuple[Floats, ...]
    points: Floats

    def columns(self, names: Collection[str]) -> Floats:
        """Return the points in the columns of other parameters, (n, n_names).

        A parameter that the grid lacks, as a formula names it without using it, is 1.
        """
        result = np.ones((len(self.points), len(names)))
        for number, name in enumerate(names):
            if name in self.parameters:
                result[:, number] = self.points[:, self.parameters.index(name)]
        return result


def used_parameters(*formulas: Formula) -> tuple[str, ...]:
    """Return the parameters that occur in a term of the formulas, in the order of the formulas."""
    names = {
        each.parameters[index]: None for each in formulas for product in each.products for index, _ in product
    }
    order = [name for each in formulas for name in each.parameters]
    return tuple(dict.fromkeys(name for name in order if name in names))


def affordable_points(*formulas: Formula) -> int:
    """Return the number of points at which formulas are evaluated in seconds, at most `MOST_POINTS`.

    Examples
    --------
    >>> affordable_points(Formula(("x",), 1.0))
    1000000
    """
    evaluated = sum(1 + len(product) for each in formulas for product in each.products)
    return min(MOST_POINTS, max(2, _MOST_EVALUATIONS // max(1, evaluated)))


def grid(axes: dict[str, Floats]) -> Grid:
    """Return the grid of some values of each parameter.

    Examples
    --------
    >>> grid({"x": np.array([1.0, 2.0]), "y": np.array([0.0, 5.0])}).points.tolist()
    [[1.0, 0.0], [1.0, 5.0], [2.0, 0.0], [2.0, 5.0]]
    """
    meshes = np.meshgrid(*axes.values(), indexing="ij") if axes else []
    points = np.stack([mesh.ravel() for mesh in meshes], axis=1) if meshes else np.empty((1, 0))
    return Grid(tuple(axes), tuple(axes.values()), points)


def space_grid(
    space: ParameterSpace, names: Collection[str], most: int | None = None, most_points: int = MOST_POINTS
) -> Grid:
    """Return a grid over some parameters of a space, both ends of each range included.

    A range with at most `most` integers has all of them. Other ranges have values at equal steps, on a
    logarithmic scale where the spacing is logarithmic; integers are rounded, each once. Choices that are
    numbers are all included.

    Parameters
    ----------
    space : ParameterSpace
    names : collection of str
        Parameters of the grid.
    most : int or None
        Largest number of values of a parameter; None for `MOST_VALUES`, or fewer if there were too many
        points.
    most_points : int
        See `affordable_points`.

    Raises
    ------
    UsageError
        If the space lacks a parameter, choices of one are no numbers, a range is too wide or has no integer,
        or there are too many points.

    Examples
    --------
    >>> space = ParameterSpace((Parameter("n", Kind.INTEGER, 1, 5), Parameter("t", Kind.REAL, 0, 1)))
    >>> [values.tolist() for values in space_grid(space, ["n", "t"], 5).values]
    [[1.0, 2.0, 3.0, 4.0, 5.0], [0.0, 0.25, 0.5, 0.75, 1.0]]
    """
    require_known(names, space.names, "the space")
    chosen = space.chosen(list(names))
    n_free = sum(each.low != each.high for each in chosen)  # NaN, of choices, is not the same either
    if most is None:
        most = min(MOST_VALUES, int(most_points ** (1 / max(1, n_free)) + 1e-9))
    elif most > most_points:
        raise UsageError(f"{most} values of a parameter; ask for fewer values, at most {most_points}")
    axes = {each.name: _values(each, max(2, most)) for each in chosen}
    if (n := math.prod(map(len, axes.values()))) > most_points:
        if 2**n_free > most_points:
            found = f"{n_free} parameters, with two values each more than {most_points} points"
            raise UsageError(f"{found}; leave some out of the formulas, or fix some by ranges of one value")
        raise UsageError(f"{n} points; ask for fewer values of each parameter, at most {most_points} points")
    return grid(axes)


def require_known(names: Collection[str], known: Collection[str], of: str) -> None:
    """Check that all names are known.

    Parameters
    ----------
    names : collection of str
    known : collection of str
    of : str
        Owner of the known names, for the message.

    Raises
    ------
    UsageError
        If a name is unknown; the message is about the first one.
    """
    for name in names:
        if name not in known:
            raise UsageError(f"{shortened(name)!r} is no parameter of {of}; known are {listed(known)}")


def _values(parameter: Parameter, most: int) -> Floats:
    if not parameter.numerical:
        return _choices(parameter)
    low, high = parameter.low, parameter.high
    if not math.isfinite(high - low):
        raise UsageError(f"parameter {parameter.name}: {low:g} to {high:g} is too wide; narrow its range")
    if parameter.kind == Kind.INTEGER:
        low, high = math.ceil(low), math.floor(high)
        if high < low:
            raise UsageError(f"parameter {parameter.name}: no whole number in its range; widen it")
        if high - low < most:
            return np.unique(float(low) + np.arange(high - low + 1))
        # numpy takes whole numbers beyond 2^63 for objects, which it has no logarithms of
        low, high = float(low), float(high)
    found = np.geomspace(low, high, most) if parameter.logarithmic else np.linspace(low, high, most)
    return np.unique(np.rint(found) if parameter.kind == Kind.INTEGER else found)


def _choices(parameter: Parameter) -> Floats:
    numbers = [
        each for each in parameter.choices if isinstance(each, int | float) and not isinstance(each, bool)
    ]
    if len(numbers) < len(parameter.choices):
        raise UsageError(
            f"parameter {parameter.name}: choices that are no numbers have no place in a formula"
        )
    return np.sort(np.array(numbers, np.float64))


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


@record
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
