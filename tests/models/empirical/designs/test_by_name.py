"""Products of designs, and what goes together."""

import pytest
from chainline.errors import UsageError
from chainline.models.empirical.data.variability.model import VariabilityModel, constraint_of
from chainline.models.empirical.data.variability.option import BinaryOption, NumericOption
from chainline.models.empirical.data.variability.space import valid_configurations
from chainline.models.empirical.designs.by_name import BINARY, NUMERIC, Settings, make_design

OPTIONS = (BinaryOption("fast"), BinaryOption("safe", excludes=("fast",)), BinaryOption("log"))
NUMBERS = tuple(NumericOption(name, tuple(map(float, range(1, 6)))) for name in "xy")
STATED = tuple(constraint_of(text, OPTIONS, NUMBERS) for text in ("x * y <= 20", "fast => x > 1"))
MODEL = VariabilityModel("both", OPTIONS, NUMBERS, STATED)
NEEDS = {
    "d-optimal": {"count": 6},
    "random": {"count": 4},
    "sobol": {"count": 4},
    "latin-hypercube": {"count": 4},
    "t-wise": {"strength": 2},
}


@pytest.mark.parametrize("binary", BINARY)
# a Box-Behnken design needs three numeric options
@pytest.mark.parametrize("numeric", NUMERIC)
def test_every_product_is_valid(binary, numeric):
    found = make_design(MODEL, binary, numeric, Settings(**NEEDS.get(binary, {}) | NEEDS.get(numeric, {})))
    assert tuple(found.configurations) == MODEL.columns
    assert MODEL.valid(found.configurations).all() and len(found.configurations)
    assert not found.configurations.duplicated().any()


def test_box_behnken_in_a_product():
    wide = (*NUMBERS, NumericOption("z", (1.0, 2.0, 3.0)))
    found = make_design(VariabilityModel("three", OPTIONS, wide), "all", "box-behnken", Settings())
    assert len(found.configurations) == 6 * 13 and found.name == "all x box-behnken"


def test_what_violates_a_constraint_is_counted():
    found = make_design(MODEL, "all", "full-factorial", Settings())
    assert len(found.configurations) == len(valid_configurations(MODEL))
    # (5, 5) in 6 selections, x = 1 in the 2 with fast
    assert found.notes == ("16 of 150 configurations violate constraints: left out",)
    assert found.name == "all x full-factorial"


def test_random_for_both_draws_whole_configurations():
    found = make_design(MODEL, "random", "random", Settings(count=30, seed=5))
    assert len(found.configurations) == 30
    again = make_design(MODEL, "random", "random", Settings(count=30, seed=5))
    assert found.configurations.equals(again.configurations)
    other = make_design(MODEL, "random", "random", Settings(count=30, seed=6))
    assert not found.configurations.equals(other.configurations)


def test_models_of_one_kind():
    binary = VariabilityModel("binary", OPTIONS)
    assert len(make_design(binary, "option-wise", None, Settings()).configurations) == 4
    numeric = VariabilityModel("numeric", (), NUMBERS)
    assert len(make_design(numeric, None, "plackett-burman", Settings()).configurations) == 9


@pytest.mark.parametrize(
    ("binary", "numeric", "settings", "message"),
    [
        (None, "random", {"count": 1}, "give a binary design: all, option-wise"),
        ("all", None, {}, "give a numeric design: full-factorial"),
        ("every", "random", {}, "no binary design 'every'; choose from"),
        ("all", "random", {}, "random: give count"),
        ("t-wise", "full-factorial", {}, "t-wise: give strength"),
        (
            "all",
            "full-factorial",
            {"levels": 3},
            "levels goes with none of all, full-factorial; leave it out",
        ),
        ("all", "plackett-burman", {"seed": 3}, "seed goes with none"),
        ("random", "random", {"count": 135}, "only 134 are valid"),
        ("random", "random", {"count": 0}, "give count 1 to 1000000"),
        ("random", "full-factorial", {"count": 7}, "only 6 are valid"),
    ],
)
def test_what_does_not_go_together(binary, numeric, settings, message):
    with pytest.raises(UsageError, match=message):
        make_design(MODEL, binary, numeric, Settings(**settings))


def test_a_kind_that_the_model_lacks_is_refused():
    with pytest.raises(UsageError, match="no numeric options"):
        make_design(VariabilityModel("binary", OPTIONS), "all", "random", Settings(count=1))


def test_nothing_left_is_an_error():
    none = VariabilityModel("none", (), NUMBERS, (constraint_of("x * y > 25", (), NUMBERS),))
    with pytest.raises(UsageError, match=r"all 9 .* violate the constraints of model none; take another"):
        make_design(none, None, "plackett-burman", Settings())


def test_products_stay_small():
    many = tuple(NumericOption(name, tuple(map(float, range(500)))) for name in "xy")
    with pytest.raises(UsageError, match="6 selections times 250000 numeric points"):
        make_design(VariabilityModel("many", OPTIONS, many), "all", "full-factorial", Settings())
