"""What influence models learn from the rows that a design chooses of a table."""

import itertools

import numpy as np
import pandas as pd
import pytest
from chainline.errors import UsageError
from chainline.models.empirical.designs.design import Design
from chainline.models.empirical.estimators.influence.regressor import InfluenceRegressor
from chainline.models.empirical.estimators.influence.tables import chosen_rows, learn_sampled

TABLE = pd.DataFrame(itertools.product([8, 16, 32, 64], [1, 2, 4], [0, 1]), columns=["n", "p", "simd"])
TABLE["seconds"] = 5 + 0.5 * TABLE["n"] * np.log2(TABLE["p"]) - 3 * TABLE["simd"]
OPTIONS = ["n", "p", "simd"]


def design(rows):
    return Design("some", TABLE.loc[rows, OPTIONS].reset_index(drop=True))


def test_the_formula_is_learned_from_the_chosen_rows_alone():
    chosen = [0, 1, 3, 5, 8, 11, 14, 17, 20, 22, 23]
    spoiled = TABLE.copy()
    spoiled.loc[7, "seconds"] = 100.0  # not chosen
    found = learn_sampled(spoiled, "seconds", design(chosen), InfluenceRegressor())
    assert (found.design, found.n_runs) == ("some", len(chosen))
    np.testing.assert_allclose(found.predicted, TABLE["seconds"], rtol=1e-6)
    off = abs(TABLE["seconds"][7] - 100) / 100
    assert found.error == pytest.approx(off / 24, rel=1e-4)
    assert found.error_elsewhere == pytest.approx(off / 13, rel=1e-4)


def test_nothing_is_elsewhere_of_a_design_of_all():
    found = learn_sampled(TABLE, "seconds", design(list(range(24))), InfluenceRegressor())
    assert found.error_elsewhere is None and found.error < 1e-6


def test_rows_are_found_whatever_their_order_and_types():
    wanted = Design("some", pd.DataFrame({"simd": [1.0, 0.0], "p": [4.0, 1.0], "n": [64.0, 8.0]}))
    assert np.flatnonzero(chosen_rows(TABLE, wanted)).tolist() == [0, 23]


@pytest.mark.parametrize(
    ("table", "said"),
    [
        (TABLE.drop(index=4), "some: 1 configurations are not in the table, such as n = 8, p = 4, simd = 0"),
        (pd.concat([TABLE, TABLE[3:4]]), "the table has n = 8, p = 2, simd = 1 twice; keep one row"),
    ],
)
def test_tables_that_do_not_fit(table, said):
    with pytest.raises(UsageError, match=said):
        learn_sampled(table, "seconds", design([4, 5]), InfluenceRegressor())
