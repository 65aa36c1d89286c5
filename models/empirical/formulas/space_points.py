"""Grids of points over a parameter space, on which formulas are compared."""

from __future__ import annotations

import math
from collections.abc import Collection
from dataclasses import dataclass

import numpy as np

from ....arrays import Floats
from ....errors import UsageError
from ..data.parameter_space import Kind, Parameter, ParameterSpace
from ..expressions import shortened
from .formula import Formula
from .terms import listed

MOST_VALUES = 100
"""Default largest number of values of a parameter."""
MOST_POINTS = 1_000_000
"""Largest number of points: a million rows fit into any memory."""
_MOST_EVALUATIONS = 150_000_000
"""Largest number of evaluations of terms and factors at all points: about 3 seconds."""


@dataclass(frozen=True, slots=True)
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
