"""What there is to choose from, and what a choice loses."""

import numpy as np
import pandas as pd
import pytest
from chainline.models.kernels.learned.columns import PHYSICS
from chainline.models.kernels.learned.cross_validation.regret import choices, fields, regret, speed_loss


@pytest.fixture
def table():
    """Order 2 by one compiler, two splits of the same code among three, and a row in memory."""
    rows = pd.DataFrame(
        {
            "order": [2, 2, 2, 2],
            "compiler": "gcc",
            "residence": ["L1", "L1", "L1", "memory"],
            "flags": "-O3",
            "vector_bits": 512,
            "threads": 1,
            "mode": "element",
            "dtype": "float64",
            "n_elements": [56, 56, 56, 9000],
            "split": ["1,1,1", "2,1", "3", "3"],
            "code": ["aa", "bb", "bb", "bb"],
            "cycles": [100.0, 110.0, 112.0, 400.0],
        }
    )
    for name in PHYSICS.columns:
        rows[name] = 1.0
    return rows


def test_equal_code_is_one_kernel(table):
    (field,) = fields(table, np.array([90.0, 80.0, 80.0, 70.0]))
    assert (field.order, field.compiler, field.splits) == (2, "gcc", ("3", "1,1,1"))
    assert field.cycles.tolist() == [111.0, 100.0]
    assert field.predicted_cycles.tolist() == [80.0, 90.0]
    assert field.unsplit == 0
    assert field.fastest == [1, 0]
    assert field.range == pytest.approx(0.11)


def test_one_kernel_is_no_choice(table):
    assert [field.residence for field in fields(table, np.full(4, 80.0))] == ["L1"]


def test_measuring_mends_a_wrong_choice(table):
    (field,) = fields(table, np.array([90.0, 80.0, 80.0, 70.0]))
    assert choices(field, (0, 3)) == {0: 0, 3: 1}


def test_regret_is_of_speed():
    assert regret({0: 1.0, 1: 1.25}, 1) == pytest.approx(0.2)
    assert regret({0: 1.0, 1: 1.25}, 0) == 0


def test_what_is_lost_by_each_way(table):
    (field,) = fields(table, np.array([90.0, 80.0, 80.0, 70.0]))
    found = speed_loss(field, (0, 3))
    assert found.by_budget == {0: pytest.approx(1 - 100 / 111), 3: 0}
    assert found.unsplit == pytest.approx(1 - 100 / 111)
    assert found.random == pytest.approx((1 - 100 / 111) / 2)
    assert not field.flat
