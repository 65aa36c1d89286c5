import numpy as np
import pytest
from chainline.errors import UsageError
from chainline.models.empirical.parameter_space import Kind, Parameter, ParameterSpace, Spacing
from chainline.models.formulas.grammar import read_formula
from chainline.models.formulas.space_points import MOST_POINTS, grid, space_grid, used_parameters

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


def test_unknown_parameters_and_ranges_without_integers_are_told():
    with pytest.raises(UsageError, match="'z' is no parameter of the space; known are n, m"):
        space_grid(SPACE, ["z"])
    with pytest.raises(UsageError, match="no whole number"):
        space_grid(ParameterSpace((Parameter("k", Kind.INTEGER, 0.2, 0.8),)), ["k"])


def test_formulas_take_their_own_columns():
    points = grid({"x": np.array([1.0, 2.0]), "y": np.array([5.0])})
    assert read_formula("y - x").values(points.columns(("y", "x"))).tolist() == [4.0, 3.0]
    assert used_parameters(read_formula("b + a", ["a", "b", "c"]), read_formula("d")) == ("a", "b", "d")
