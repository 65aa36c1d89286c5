"""Variability models: values of options, valid configurations, and searches among them."""

import itertools

import numpy as np
import pandas as pd
import pytest
from chainline.errors import UsageError
from chainline.models.empirical.data.variability.model import (
    VariabilityModel,
    alternative_groups,
    constraint_of,
)
from chainline.models.empirical.data.variability.option import BinaryOption, NumericOption, stepped_values
from chainline.models.empirical.data.variability.random_configurations import drawn_configurations
from chainline.models.empirical.data.variability.space import (
    SelectionSearch,
    all_selections,
    valid_configurations,
)

BINARY = (
    BinaryOption("base", optional=False),
    BinaryOption("small", optional=False, parent="size", excludes=("large",)),
    BinaryOption("large", optional=False, parent="size", excludes=("small",)),
    BinaryOption("size"),
    BinaryOption("trace", excludes=("fast",)),
    BinaryOption("fast", implies=(("small", "large"),)),
)
NUMERIC = (NumericOption("x", (1.0, 2.0, 3.0)), NumericOption("y", (0.1, 0.2, 0.4)))
TEXTS = ("large => !trace", "x * y <= 0.8", "fast => x < 3")
MODEL = VariabilityModel(
    "hand", BINARY, NUMERIC, tuple(constraint_of(text, BINARY, NUMERIC) for text in TEXTS)
)


def allowed(base, small, large, size, trace, fast):
    """The model again, in Python."""
    return (
        base
        and (small + large == size)
        and not (trace and fast)
        and (not fast or small or large)
        and not (large and trace)
    )


def test_values_of_step_functions():
    assert stepped_values("n", 1, 10, "n + 4") == (1, 5, 9)
    assert stepped_values("w", 1, 10, "2 * w + 1") == (1, 3, 7)
    assert stepped_values("t", 0.1, 0.4, "n + 0.1") == (0.1, 0.2, 0.3, 0.4)
    assert stepped_values("t", -0.3, -0.1, "n + 0.1") == (-0.3, -0.2, -0.1)
    assert stepped_values("t", -0.3, 0.3, "n + 0.1") == (-0.3, -0.2, -0.1, 0, 0.1, 0.2, 0.3)
    assert stepped_values("n", 3, 3, "n + 1") == (3,)
    # large beside the step
    assert stepped_values("n", 1e12 + 1, 1e12 + 4, "n + 1") == (1e12 + 1, 1e12 + 2, 1e12 + 3, 1e12 + 4)
    assert stepped_values("t", 1e5, 1e5 + 0.3, "n + 0.1") == (100000, 100000.1, 100000.2, 100000.3)
    assert stepped_values("n", 1e300, 1e308, "n * 1e6") == (1e300, 1e306)
    assert stepped_values("n", 1e200, 1e201, "n * n") == (1e200,)


@pytest.mark.exhaustive
@pytest.mark.parametrize(
    ("low", "high", "step", "message"),
    [
        (0, 8, "n * 2", "does not ascend"),
        (0, 8, "n - 1", "does not ascend"),
        (8, 0, "n + 1", "no values from 8 to 0"),
        (0, 1, "n + 0.000001", "more than 100000"),
        (0, 1, "m + 1", "option n: step 'm [+] 1': column 1: no option 'm'; choose from n"),
        (0, 1, "n / 0", "option n: step 'n / 0': column 3: divides by zero"),
        (1, 3, "2 / (n - 1)", "divides by zero at 1.0; let it give a finite number"),
        (1e16, 1e16 + 100, "n + 1", "does not ascend"),
    ],
)
def test_step_functions_that_lead_nowhere(low, high, step, message):
    with pytest.raises(UsageError, match=message):
        stepped_values("n", low, high, step)


def test_all_selections_are_those_of_the_rules():
    expected = [row for row in itertools.product((0, 1), repeat=6) if allowed(*row)]
    assert all_selections(MODEL, 100).astype(int).tolist() == [list(row) for row in expected]
    assert all_selections(MODEL, len(expected) - 1) is None


def test_valid_configurations_are_those_of_the_rules():
    every = valid_configurations(MODEL)
    expected = [
        (*row, x, y)
        for row in itertools.product((0, 1), repeat=6)
        for x in (1, 2, 3)
        for y in (0.1, 0.2, 0.4)
        if allowed(*row) and x * y <= 0.8 + 1e-9 and (not row[5] or x < 3)
    ]
    assert [tuple(row) for row in every.to_numpy()] == expected
    assert MODEL.valid(every).all()
    assert not any(MODEL.violated(row) for row in every.to_dict("records"))
    assert every.dtypes.map(str).tolist() == ["int64"] * 7 + ["float64"]


def test_what_a_configuration_violates_is_said():
    wrong = {"base": 0, "small": 1, "large": 1, "size": 0, "trace": 1, "fast": 1, "x": 3, "y": 0.3}
    assert set(MODEL.violated(wrong)) == {
        "y cannot be 0.3",
        "base must be selected",
        "small needs size",
        "large needs size",
        "small excludes large",
        "large excludes small",
        "trace excludes fast",
        "large => !trace",
        "x * y <= 0.8",
        "fast => x < 3",
    }
    assert not MODEL.valid(pd.DataFrame([wrong]))[0]
    assert MODEL.violated({"base": 1})[0].startswith("no value for small")


def test_alternatives_are_siblings_that_exclude_each_other():
    assert alternative_groups(BINARY) == (("base",), ("small", "large"))


def test_smallest_and_largest_selections_match_a_list():
    search, every = SelectionSearch(MODEL), all_selections(MODEL, 100)
    for name in (None, *MODEL.binary_names):
        for value in (True, False):
            fixed = {name: value} if name else {}
            fitting = every[every[:, MODEL.binary_names.index(name)] == value] if name else every
            if not len(fitting):
                assert search.smallest(fixed) is search.largest(fixed) is None
                continue
            assert search.smallest(fixed).sum() == fitting.sum(axis=1).min()
            assert search.largest(fixed).sum() == fitting.sum(axis=1).max()
            assert (fitting == search.smallest(fixed)).all(axis=1).any()


@pytest.mark.exhaustive
def test_drawn_configurations_are_valid_different_and_even():
    rng = np.random.default_rng(3)
    n = len(valid_configurations(MODEL))
    assert len(drawn_configurations(MODEL, n, rng)[0].drop_duplicates()) == n
    with pytest.raises(UsageError, match=f"only {n} are valid"):
        drawn_configurations(MODEL, n + 1, rng)
    counts = pd.concat([drawn_configurations(MODEL, 1, rng)[0] for _ in range(20 * n)]).value_counts()
    assert len(counts) == n
    # chi-square of n - 1 degrees of freedom has mean n - 1 and variance 2 (n - 1)
    assert ((counts - 20) ** 2 / 20).sum() < n - 1 + 5 * np.sqrt(2 * (n - 1))


def test_spaces_too_large_to_list_are_drawn_from():
    numeric = tuple(NumericOption(name, tuple(map(float, range(1000)))) for name in "xyz")
    limit = (constraint_of("a => x + y + z < 1500", (BinaryOption("a"),), numeric),)
    model = VariabilityModel("large", (BinaryOption("a"),), numeric, limit)
    assert valid_configurations(model) is None
    drawn, notes = drawn_configurations(model, 200, np.random.default_rng(0))
    assert len(drawn) == 200 and not notes and model.valid(drawn).all()
    # half the numbers go with a: a is selected in a third of what is valid
    assert 45 < drawn["a"].sum() < 90


@pytest.mark.parametrize(
    ("binary", "numeric", "message"),
    [
        ((), (), "no options"),
        ((BinaryOption("a"),), (NumericOption("a", (1.0,)),), "two options named a"),
        ((BinaryOption("a", parent="b"),), (), "names b"),
        ((BinaryOption("a", excludes=("a",)),), (), "names a"),
    ],
)
def test_models_that_make_no_sense(binary, numeric, message):
    with pytest.raises(UsageError, match=message):
        VariabilityModel("wrong", binary, numeric)


def test_contradictions_are_said():
    pair = (BinaryOption("a", optional=False, implies=(("b",),)), BinaryOption("b", excludes=("a",)))
    with pytest.raises(UsageError, match="contradict each other"):
        SelectionSearch(VariabilityModel("wrong", pair))
    single = VariabilityModel("wrong", pair, ())
    with pytest.raises(UsageError, match="contradict each other"):
        drawn_configurations(single, 1, np.random.default_rng(0))
    circle = (BinaryOption("a", parent="b"), BinaryOption("b", parent="a"))
    with pytest.raises(UsageError, match="parents of each other"):
        SelectionSearch(VariabilityModel("wrong", circle))


@pytest.mark.parametrize("name", ["", "1a", "a b", "a-b", "x²", "x٣", "aⅧ"])
def test_names_that_no_constraint_could_use(name):
    with pytest.raises(UsageError, match="letters, digits 0 to 9 and _"):
        BinaryOption(name)


def test_whole_numbers_are_integers_up_to_2_to_53():
    assert NumericOption("n", (1.0, 2.0**53)).whole
    assert not NumericOption("n", (1.0, 1e300)).whole


@pytest.mark.parametrize("values", [(), (2.0, 1.0), (1.0, 1.0), (float("nan"),)])
def test_values_that_are_none(values):
    with pytest.raises(UsageError, match="option n"):
        NumericOption("n", values)
