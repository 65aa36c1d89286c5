"""Influences of choices among texts: each is an option that is on or off."""

import itertools

import numpy as np
import pandas as pd
import pytest
from chainline.models.empirical.data.table_file import Measurements
from chainline.models.empirical.estimators.influence.regressor import InfluenceRegressor
from chainline.models.empirical.estimators.influence.tables import (
    ChoiceInfluenceRegressor,
    option_names,
    with_choices,
)
from chainline.models.empirical.fitting.cross_validation import fit_validated

FRAME = pd.DataFrame(
    itertools.product([8.0, 16.0, 32.0, 64.0], ["amg", "lu", "pcg"], ["no", "yes"]),
    columns=["n", "solver", "simd"],
)
TIMES = (
    3
    + 0.5 * FRAME["n"] * (FRAME["solver"] == "lu")
    + 2 * (FRAME["solver"] == "pcg")
    + 4 * (FRAME["simd"] == "yes")
).to_numpy()


def test_it_is_the_sum_of_options_that_are_made_by_hand():
    options = pd.DataFrame(
        {
            "n": FRAME["n"],
            **{f"solver_{each}": (FRAME["solver"] == each) * 1.0 for each in ("amg", "lu", "pcg")},
            "simd_yes": (FRAME["simd"] == "yes") * 1.0,
        }
    )
    by_hand = InfluenceRegressor(max_degree=2).fit(options, TIMES)
    found = ChoiceInfluenceRegressor(InfluenceRegressor(max_degree=2)).fit(FRAME, TIMES)
    assert found.formula == by_hand.formula and set(found.formula.split(" + ")) == {
        *("3", "0.5 n solver_lu", "2 solver_pcg", "4 simd_yes")
    }
    shuffled = FRAME.sample(frac=1, random_state=0)
    assert found.predict(shuffled) == pytest.approx(TIMES[shuffled.index], rel=1e-9)


def test_options_have_names_of_their_own():
    names = option_names(["a_b", "a", "c d"], [(), ("b", "b c", "b-c"), ("x", "y")])
    assert names == ["a_b", "a_b_", "a_b_c", "a_b_c_", "c_d_y"]


def test_a_part_without_a_choice_knows_it():
    frame, times = FRAME[FRAME["solver"] != "pcg"], TIMES[(FRAME["solver"] != "pcg").to_numpy()]
    rare = pd.concat([frame, FRAME[FRAME["solver"] == "pcg"][:1]], ignore_index=True)
    part = with_choices(rare)[:-1]
    model = ChoiceInfluenceRegressor().fit(part, times)
    assert model.choices_[1] == ("amg", "lu", "pcg") and np.isfinite(model.predict(rare)).all()
    known = Measurements(rare, np.append(times, 7.0), ())
    found = fit_validated("influence", known, "seconds", None, {"max_degree": 2}, 0)
    assert found.held_out.parts == 5 and np.isfinite(found.held_out.predicted).all()
    assert found.stored.ranges[1].choices == ("amg", "lu", "pcg")
