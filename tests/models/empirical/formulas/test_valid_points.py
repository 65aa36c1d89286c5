import pytest
from chainline.errors import UsageError
from chainline.models.empirical.data.variability.model import VariabilityModel, constraint_of
from chainline.models.empirical.data.variability.option import BinaryOption, NumericOption
from chainline.models.empirical.data.variability.space import valid_configurations
from chainline.models.empirical.formulas.space_points import model_grid

BINARY = (BinaryOption("a"), BinaryOption("b", parent="a"), BinaryOption("free"))
NUMERIC = (NumericOption("x", (1.0, 2.0, 4.0, 8.0)), NumericOption("y", (0.5, 1.5)))


def _model(*constraints, binary=BINARY, numeric=NUMERIC):
    stated = tuple(constraint_of(text, binary, numeric) for text in constraints)
    return VariabilityModel("some", binary, numeric, stated)


@pytest.mark.parametrize("names", [["x"], ["b", "x"], ["y", "a"], ["a", "b", "free", "x", "y"]])
def test_points_are_what_valid_configurations_have(names):
    model = _model("x * y <= 6", "b => !free", "x + 4 * a <= 8")
    every = valid_configurations(model)[names].to_numpy(float)
    found = model_grid(model, names)
    assert sorted(map(tuple, found.points)) == sorted(set(map(tuple, every)))
    assert found.parameters == tuple(names)


def test_options_that_decide_nothing_are_not_listed():
    many = tuple(BinaryOption(f"o{i}") for i in range(60))
    found = model_grid(_model("x <= 4", binary=many), ["x", "o7"])
    assert found.points.tolist() == [[x, o] for x in (1, 2, 4) for o in (0, 1)]
    assert len(model_grid(_model(), []).points) == 1


def test_fewer_values_lie_evenly_among_those_of_the_option():
    assert model_grid(_model(), ["x"], 2).points.ravel().tolist() == [1, 8]


def test_what_cannot_be_listed_is_told():
    with pytest.raises(
        UsageError, match="'z' is no parameter of the variability model; known are a, b, free"
    ):
        model_grid(_model(), ["z"])
    with pytest.raises(UsageError, match="no value of x, 1 to 8, meets 'x > 8'; loosen"):
        model_grid(_model("x > 8"), ["x"])
    with pytest.raises(UsageError, match="more than 1000000 configurations"):
        many = tuple(BinaryOption(f"o{i}") for i in range(60))
        model_grid(_model(binary=many), [f"o{i}" for i in range(60)])
    with pytest.raises(UsageError, match="8 points; ask for fewer"):
        model_grid(_model(), ["x", "y"], None, 7)
