"""Selections by chance where they are too many to list."""

import numpy as np
import pytest
from chainline.models.empirical.data.variability import random_configurations as drawn_selections
from chainline.models.empirical.data.variability.model import VariabilityModel, constraint_of
from chainline.models.empirical.data.variability.option import BinaryOption, NumericOption
from chainline.models.empirical.data.variability.random_configurations import (
    NOT_EVEN,
    SelectionDraws,
    drawn_configurations,
)
from chainline.models.empirical.data.variability.space import all_selections


def tree(groups):
    """Alternatives of four under a parent each: of all assignments hardly any is valid."""
    options = []
    for group in range(groups):
        names = [f"g{group}_{place}" for place in range(4)]
        options.append(BinaryOption(f"g{group}"))
        for name in names:
            others = tuple(other for other in names if other != name)
            options.append(BinaryOption(name, False, f"g{group}", others))
    stated = tuple(
        constraint_of(f"g{group}_0 => g{group + 1} & !g{group + 1}_1", options, ())
        for group in range(groups - 1)
    )
    return VariabilityModel("tree", tuple(options), (), stated)


@pytest.mark.exhaustive
def test_selections_drawn_option_by_option_are_valid_and_different():
    model = tree(20)
    assert all_selections(model, 1_000_000) is None
    drawn, notes = drawn_configurations(model, 500, np.random.default_rng(1))
    assert len(drawn) == 500 and model.valid(drawn).all() and not drawn.duplicated().any()
    assert notes == (NOT_EVEN,)
    again, _ = drawn_configurations(model, 500, np.random.default_rng(1))
    assert drawn.equals(again)
    other, _ = drawn_configurations(model, 500, np.random.default_rng(2))
    assert not drawn.equals(other)


def test_every_selection_can_come(monkeypatch):
    model = tree(2)
    every = {tuple(row) for row in all_selections(model, 100)}
    monkeypatch.setattr(drawn_selections, "_LISTED", 0)
    monkeypatch.setattr(drawn_selections, "_ENOUGH", 1)
    draws = SelectionDraws(model)
    assert draws.note == NOT_EVEN
    found = draws.draw(5000, np.random.default_rng(0))
    assert {tuple(row) for row in found} == every


def test_free_options_are_drawn_evenly_and_forced_ones_kept():
    options = (BinaryOption("base", optional=False), *(BinaryOption(f"o{place}") for place in range(60)))
    stated = (constraint_of("o0 => o1", options, ()), constraint_of("!o2", options, ()))
    model = VariabilityModel("free", options, (NumericOption("x", (1.0, 2.0)),), stated)
    drawn, notes = drawn_configurations(model, 3000, np.random.default_rng(0))
    assert not notes and model.valid(drawn).all() and len(drawn.drop_duplicates()) == 3000
    assert (drawn["base"] == 1).all() and (drawn["o2"] == 0).all()
    # of (o0, o1) three of four are valid: deviations of 0.0086 and 0.0091
    assert drawn["o0"].mean() == pytest.approx(1 / 3, abs=0.04)
    assert drawn["o5"].mean() == pytest.approx(1 / 2, abs=0.04)
