"""A grid of points over a parameter space, on which formulas are compared."""

from __future__ import annotations

import math
from collections.abc import Collection
from dataclasses import dataclass

import numpy as np

from ...errors import UsageError
from ..empirical.parameter_space import Kind, Parameter, ParameterSpace
from ..pmnf.formula import Formula
from ..pmnf.terms import Floats

MOST_VALUES = 100
"""Of a parameter, unless another number is asked for."""
MOST_POINTS = 1_000_000
"""Seconds to evaluate; a million rows of some numbers each fit any memory."""


@dataclass(frozen=True, slots=True)
class Grid:
    """Every combination of some values of each parameter.

    Attributes
    ----------
    parameters : tuple of str
    values : tuple of ndarray of float
        Of each parameter, rising.
    points : ndarray of float, (n, n_parameters)
        All combinations, those of the last parameter fastest; one point without parameters.
    """

    parameters: tuple[str, ...]
    values: tuple[Floats, ...]
    points: Floats

    def columns(self, names: Collection[str]) -> Floats:
        """Return the points as a formula over other parameters takes them, (n, n_names).

        What a formula names and does not use has no column here, and is 1.
        """
        result = np.ones((len(self.points), len(names)))
        for number, name in enumerate(names):
            if name in self.parameters:
                result[:, number] = self.points[:, self.parameters.index(name)]
        return result


def used_parameters(*formulas: Formula) -> tuple[str, ...]:
    """Return the parameters that occur in a term of some formulas, in the order of the formulas."""
    names = {
        each.parameters[index]: None for each in formulas for product in each.products for index, _ in product
    }
    order = [name for each in formulas for name in each.parameters]
    return tuple(dict.fromkeys(name for name in order if name in names))


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


def space_grid(space: ParameterSpace, names: Collection[str], most: int | None = None) -> Grid:
    """Return a grid over some parameters of a space, both ends of each range included.

    Integers that are few enough are all taken; else values lie evenly between the ends, in logarithms
    where the spacing is logarithmic, integers rounded and each once. Choices that are numbers are all
    taken.

    Parameters
    ----------
    space : ParameterSpace
    names : collection of str
        The parameters that matter; others would only repeat every point.
    most : int or None
        Values of a parameter; None for `MOST_VALUES`, or fewer where `MOST_POINTS` would be exceeded.

    Raises
    ------
    UsageError
        If the space lacks a parameter or has it with choices that are no numbers, or points are too many.

    Examples
    --------
    >>> space = ParameterSpace((Parameter("n", Kind.INTEGER, 1, 5), Parameter("t", Kind.REAL, 0, 1)))
    >>> [values.tolist() for values in space_grid(space, ["n", "t"], 5).values]
    [[1.0, 2.0, 3.0, 4.0, 5.0], [0.0, 0.25, 0.5, 0.75, 1.0]]
    """
    for name in names:
        if name not in space.names:
            known = ", ".join(space.names)
            raise UsageError(f"{name!r} is no parameter of the space; known are {known}")
    chosen = space.chosen(list(names))
    if most is None:
        most = min(MOST_VALUES, int(MOST_POINTS ** (1 / max(1, len(chosen))) + 1e-9))
    elif most > MOST_POINTS:
        raise UsageError(f"{most} values of a parameter; ask for fewer values, at most {MOST_POINTS}")
    axes = {each.name: _values(each, max(2, most)) for each in chosen}
    if (n := math.prod(map(len, axes.values()))) > MOST_POINTS:
        raise UsageError(f"{n} points; ask for fewer values of each parameter, at most {MOST_POINTS} points")
    return grid(axes)


def _values(parameter: Parameter, most: int) -> Floats:
    if not parameter.numerical:
        return _choices(parameter)
    low, high = parameter.low, parameter.high
    if parameter.kind == Kind.INTEGER:
        low, high = math.ceil(low), math.floor(high)
        if high < low:
            raise UsageError(f"parameter {parameter.name}: no whole number in its range; widen it")
        if high - low < most:
            return np.arange(low, high + 1, dtype=np.float64)
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
