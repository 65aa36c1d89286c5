import numpy as np
import pytest
from chainline.errors import UsageError
from chainline.models.empirical.data.parameter_space import Kind, Parameter, ParameterSpace, Spacing
from chainline.models.empirical.formulas.grammar import read_formula
from chainline.models.empirical.formulas.space_points import (
    MOST_POINTS,
    affordable_points,
    grid,
    space_grid,
    used_parameters,
)

SPACE = ParameterSpace(
    (
        Parameter("n", Kind.INTEGER, 1, 100),
        Parameter("m", Kind.INTEGER, 1, 4096, Spacing.LOGARITHMIC),
        Parameter("t", Kind.REAL, 0.01, 1, Spacing.LOGARITHMIC),
        Parameter("threads", Kind.CATEGORICAL, choices=(4, 1, 2)),
        Parameter("solver", Kind.CATEGORICAL, choices=("amg", "pcg")),
    )
)


def _axis(name, most=None):
    return space_grid(SPACE, [name], most).values[0].tolist()


def test_integers_are_all_taken_where_they_are_few_enough():
    assert _axis("n") == list(range(1, 101))
    assert _axis("n", 4) == [1, 34, 67, 100]


def test_logarithmic_values_lie_evenly_in_logarithms():
    assert _axis("t", 3) == pytest.approx([0.01, 0.1, 1])
    assert _axis("m", 5) == [1, 8, 64, 512, 4096]
    many = _axis("m", 60)
    assert len(many) == len(set(many)) < 60 and all(value == int(value) for value in many)


def test_choices_that_are_numbers_are_values():
    assert _axis("threads", 2) == [1, 2, 4]
    with pytest.raises(UsageError, match="parameter solver: choices that are no numbers"):
        _axis("solver")


def test_the_grid_has_every_combination_and_a_limit():
    found = space_grid(SPACE, ["n", "threads"])
    assert found.points.shape == (300, 2) and len(set(map(tuple, found.points))) == 300
    wide = ParameterSpace(tuple(Parameter(name, Kind.REAL, 0, 1) for name in "abcdef"))
    assert len(space_grid(wide, "abcdef").points) == MOST_POINTS
    with pytest.raises(UsageError, match="fewer values"):
        space_grid(wide, "abcdef", 11)


def test_too_many_parameters_are_told_what_helps():
    names = [f"p{i}" for i in range(25)]
    wide = ParameterSpace(tuple(Parameter(name, Kind.REAL, 0, 1) for name in names))
    with pytest.raises(UsageError, match=r"25 parameters, .* leave some out of the formulas, or fix some"):
        space_grid(wide, names)
    fixed = ParameterSpace(tuple(Parameter(name, Kind.REAL, 1, 1 + (i < 2)) for i, name in enumerate(names)))
    assert space_grid(fixed, names).points.shape == (10_000, 25)


def test_long_formulas_get_fewer_points():
    long = read_formula("+".join(f"x^{i}*y^{j}*z" for i in range(1, 26) for j in range(1, 26)))
    most = affordable_points(long, read_formula("x"))
    cube = ParameterSpace(tuple(Parameter(name, Kind.REAL, 0, 1) for name in "xyz"))
    assert 30**3 <= len(space_grid(cube, "xyz", None, most).points) <= most < MOST_POINTS


def test_whole_numbers_beyond_those_of_numpy():
    for spacing in Spacing:
        space = ParameterSpace((Parameter("n", Kind.INTEGER, 1, 1e21, spacing),))
        values = space_grid(space, ["n"], 3).values[0]
        assert values.dtype == np.float64 and values[[0, -1]].tolist() == [1, 1e21]
    few = ParameterSpace((Parameter("n", Kind.INTEGER, 1e21, 1e21),))
    assert space_grid(few, ["n"]).points.tolist() == [[1e21]]
    with pytest.raises(UsageError, match=r"parameter n: .* too wide; narrow its range"):
        space_grid(ParameterSpace((Parameter("n", Kind.REAL, -1e308, 1e308),)), ["n"])


def test_unknown_parameters_and_ranges_without_integers_are_told():
    with pytest.raises(UsageError, match="'z' is no parameter of the space; known are n, m"):
        space_grid(SPACE, ["z"])
    with pytest.raises(UsageError, match="no whole number"):
        space_grid(ParameterSpace((Parameter("k", Kind.INTEGER, 0.2, 0.8),)), ["k"])


def test_formulas_take_their_own_columns():
    points = grid({"x": np.array([1.0, 2.0]), "y": np.array([5.0])})
    assert read_formula("y - x").values(points.columns(("y", "x"))).tolist() == [4.0, 3.0]
    assert used_parameters(read_formula("b + a", ["a", "b", "c"]), read_formula("d")) == ("a", "b", "d")
