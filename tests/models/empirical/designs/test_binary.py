"""Heuristics for binary options, on a model whose answers can be worked by hand."""

import itertools

import pytest
from chainline.errors import UsageError
from chainline.models.empirical.data.variability.files import read_model
from chainline.models.empirical.data.variability.model import VariabilityModel, constraint_of
from chainline.models.empirical.data.variability.option import BinaryOption
from chainline.models.empirical.designs.binary import (
    all_binary,
    negative_option_wise,
    option_wise,
    pair_wise,
    t_wise,
)

from ....public_data import public_data

OPTIONS = (
    BinaryOption("base", optional=False),
    BinaryOption("jacobi", optional=False, parent="base", excludes=("sor",)),
    BinaryOption("sor", optional=False, parent="base", excludes=("jacobi",)),
    BinaryOption("trace"),
    BinaryOption("log", implies=(("trace",),)),
    BinaryOption("gpu"),
)
MODEL = VariabilityModel("hand", OPTIONS, (), (constraint_of("!gpu | !sor", OPTIONS, ()),))
LETTERS = dict(zip("bjstlg", MODEL.binary_names, strict=True))


def selections(design):
    """Return the selections as the first letters of what is selected."""
    rows = design.configurations.to_dict("records")
    return ["".join(letter for letter, name in LETTERS.items() if row[name]) for row in rows]


def test_option_wise_adds_one_option_at_a_time():
    assert selections(option_wise(MODEL)) == ["bj", "bs", "bjt", "bjtl", "bjg"]


def test_pair_wise_leaves_out_what_one_option_entails():
    found = pair_wise(MODEL)
    # base with each, jacobi or sor with trace, log, gpu; trace with gpu, log with gpu
    assert set(selections(found)) == {"bjt", "bjtl", "bjg", "bst", "bstl", "bjtg", "bjtlg"}
    # jacobi with sor, sor with gpu
    assert found.notes == ("pair-wise: 2 of 12 combinations cannot be selected: left out",)


def test_t_wise_covers_every_combination_that_is_valid():
    every = all_binary(MODEL).configurations
    for strength in (1, 2, 3):
        found = t_wise(MODEL, strength).configurations
        for chosen in itertools.combinations(("trace", "gpu", "jacobi", "sor"), strength):
            possible = every[list(chosen)].all(axis=1).any()
            assert found[list(chosen)].all(axis=1).any() == possible


def test_negative_option_wise_takes_one_away():
    found = selections(negative_option_wise(MODEL))
    # the largest, the largest with sor; without trace goes log too
    assert found == ["bjtlg", "bstl", "bjg", "bjtg", "bjtl"]


def test_all_selections():
    assert len(all_binary(MODEL).configurations) == 2 * 3 + 3


@pytest.mark.parametrize("design", [option_wise, pair_wise, negative_option_wise, all_binary])
def test_all_are_valid_and_different(design):
    found = design(MODEL).configurations
    assert MODEL.valid(found).all()
    assert not found.duplicated().any()


def test_options_that_can_never_be_selected_are_said():
    dead = (*OPTIONS, BinaryOption("dead", excludes=("base",)))
    model = VariabilityModel("hand", dead)
    assert option_wise(model).notes == ("option-wise: no valid selection has dead: left out",)
    assert negative_option_wise(model).notes == ("negative-option-wise: no valid selection has dead",)


def test_options_that_can_never_be_taken_away_are_said():
    always = (BinaryOption("a", optional=False, implies=(("b",),)), BinaryOption("b"))
    found = negative_option_wise(VariabilityModel("always", always))
    assert found.notes == ("negative-option-wise: no valid selection is without b",)


def test_contradictions_and_too_much_are_refused():
    wrong = (
        BinaryOption("a", optional=False, excludes=("b",)),
        BinaryOption("b", optional=False, parent="a"),
    )
    model = VariabilityModel("w", wrong, (), (constraint_of("a & b", wrong, ()),))
    for design in (option_wise, pair_wise, negative_option_wise, all_binary):
        with pytest.raises(UsageError, match="contradict each other"):
            design(model)
    for strength in (0, 7):
        with pytest.raises(UsageError, match="give a strength of 1 to as many"):
            t_wise(MODEL, strength)
    with pytest.raises(UsageError, match="lower the strength"):
        t_wise(MODEL, 6)
    many = VariabilityModel("m", tuple(BinaryOption(f"o{place}") for place in range(60)))
    with pytest.raises(UsageError, match="34220 combinations"):
        t_wise(many, 3)


@pytest.mark.exhaustive
def test_as_many_as_spl_conqueror_samples():
    model = read_model(public_data("splconqueror/VariabilityModelSampling.xml"))
    # its unit tests keep 70 and 756 rows, of 7 numeric points each
    assert len(option_wise(model).configurations) == 70 / 7
    assert len(all_binary(model).configurations) == 756 / 7
    assert model_is_met(model, pair_wise(model).configurations)


def model_is_met(model, frame):
    binary = VariabilityModel(model.name, model.binary)
    return binary.valid(frame).all()
