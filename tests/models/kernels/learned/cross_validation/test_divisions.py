"""No code is on both sides of a division, and every row is held out as often as it should be."""

import numpy as np
import pandas as pd
import pytest
from chainline.errors import UsageError
from chainline.models.kernels.learned.cross_validation.divisions import (
    budget_divisions,
    leave_one_out,
    random_divisions,
    require_divisible,
)
from hypothesis import given
from hypothesis import strategies as st


@pytest.fixture(scope="module")
def table():
    random = np.random.default_rng(1)
    rows = 200
    return pd.DataFrame(
        {
            "code": [f"c{n}" for n in random.integers(0, 60, rows)],
            "order": random.integers(1, 6, rows),
            "family": random.choice(["gnu", "llvm"], rows),
        }
    )


def _divisions(table):
    yield from random_divisions(table)
    yield from leave_one_out(table, "order", "order")
    yield from leave_one_out(table, "compiler", "family")
    yield from budget_divisions(table, (5, 20, 50), n_repeats=2)


def test_no_code_is_on_both_sides(table):
    codes = table["code"].to_numpy()
    for division in _divisions(table):
        assert not set(codes[division.train]) & set(codes[division.test])
        assert not set(division.train.tolist()) & set(division.test.tolist())


def test_random_divisions_hold_out_each_row_once(table):
    held = np.concatenate([division.test for division in random_divisions(table)])
    assert sorted(held.tolist()) == list(range(len(table)))


def test_a_value_is_held_out_whole(table):
    for division in leave_one_out(table, "order", "order"):
        assert set(table["order"].iloc[division.test]) == {int(division.part)}
        assert int(division.part) not in set(table["order"].iloc[division.train])


@pytest.mark.parametrize(
    ("codes", "orders", "message"),
    [
        ("abcdd", [1, 1, 2, 2, 2], "4 kernels differ in their instructions, too few to hold out each of 5"),
        ("abcde", [1, 1, 1, 1, 2], "order 1 cannot be held out: it leaves 1 of 5 rows to learn from"),
        ("abcdeaa", [1, 1, 1, 1, 1, 2, 2], "order 1 cannot be held out: it leaves 0 of 7 rows"),
        ("abcde", [1, 1, 1, 2, 2], None),
    ],
)
def test_what_cannot_be_held_out_is_told(codes, orders, message):
    table = pd.DataFrame({"code": list(codes), "order": orders, "family": "llvm"})
    if message is None:
        require_divisible(table, "rows.parquet")
        return
    with pytest.raises(UsageError, match=f"rows.parquet: {message}"):
        require_divisible(table, "rows.parquet")


def test_budgets_nest_and_share_their_test_rows(table):
    first = [division for division in budget_divisions(table, (5, 20, 50)) if division.repeat == 0]
    assert [len(division.train) for division in first] == [5, 20, 50]
    assert set(first[0].train) < set(first[1].train) < set(first[2].train)
    assert all((division.test == first[0].test).all() for division in first)


@pytest.mark.exhaustive
@given(st.lists(st.sampled_from("abcdefgh"), min_size=30, max_size=60), st.integers(0, 5))
def test_random_divisions_never_split_a_code(codes, seed):
    table = pd.DataFrame({"code": [*codes, *"abcdefgh"]})
    for division in random_divisions(table, seed=seed):
        assert not set(table["code"].iloc[division.train]) & set(table["code"].iloc[division.test])
