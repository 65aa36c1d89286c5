"""Plackett-Burman designs: Table 2.2, balance, orthogonality, and what is said of aliases."""

import itertools

import numpy as np
import pytest
from chainline.errors import UsageError
from chainline.models.empirical.data.variability.option import NumericOption
from chainline.models.empirical.designs.plackett_burman import (
    SIZES,
    first_row,
    level_table,
    orthogonal_columns,
    plackett_burman,
)

TABLE_2_2 = [
    "01120221",
    "10112022",
    "21011202",
    "22101120",
    "02210112",
    "20221011",
    "12022101",
    "11202210",
    "00000000",
]


def options(n, values=(0.0, 1.0, 2.0)):
    return [NumericOption(f"o{place}", values) for place in range(n)]


def test_nine_runs_of_three_levels_are_table_2_2():
    assert ["".join(map(str, row)) for row in level_table(3, 9)] == TABLE_2_2
    found = plackett_burman(options(8), 3, 9)
    assert ["".join(map(str, row)) for row in found.configurations.to_numpy()] == TABLE_2_2


def test_sizes_are_those_of_the_thesis_and_two_levels():
    assert [size for size in SIZES if size[0] > 2] == [(3, 9), (3, 27), (3, 81), (5, 25), (5, 125), (7, 49)]
    assert [runs for levels, runs in SIZES if levels == 2][:5] == [8, 12, 16, 20, 24]
    assert [orthogonal_columns(*size) for size in SIZES if size[0] > 2] == [4, 13, 40, 6, 31, 8]


@pytest.mark.parametrize("size", SIZES)
def test_levels_are_balanced(size):
    levels, runs = size
    table = level_table(levels, runs)
    assert table.shape == (runs, runs - 1)
    for column in table.T:
        assert np.bincount(column, minlength=levels).tolist() == [runs // levels] * levels


@pytest.mark.parametrize("size", SIZES)
def test_neighbouring_columns_are_orthogonal(size):
    levels, runs = size
    table, width = level_table(levels, runs), orthogonal_columns(levels, runs)
    # columns are shifts of each other: what holds of the first and another holds of any so far apart
    for distance in range(1, width):
        pairs = table[:, 0] * levels + table[:, distance]
        assert (np.bincount(pairs, minlength=levels**2) == runs // levels**2).all()
    if levels > 2:
        beyond = table[:, 0] * levels + table[:, width]
        assert np.count_nonzero(np.bincount(beyond)) == levels


@pytest.mark.parametrize("size", [size for size in SIZES if size[0] > 2])
def test_rows_are_sequences_of_greatest_length(size):
    levels, runs = size
    row, length = first_row(levels, runs), round(np.log(runs) / np.log(levels))
    around = row + row[:length]
    windows = {around[place : place + length] for place in range(runs - 1)}
    assert windows == set(itertools.product(range(levels), repeat=length)) - {(0,) * length}


def test_options_that_alias_are_said():
    assert plackett_burman(options(4), 3, 9).aliased == ()
    found = plackett_burman(options(6), 3, 9)
    assert found.aliased == (("o0", "o4"), ("o1", "o5"))
    assert "keep 4 options apart, these alias: o0 with o4, o1 with o5" in found.notes[0]
    levels = found.configurations.to_numpy()
    assert (levels[:, 4] == 2 * levels[:, 0] % 3).all()


def test_size_follows_from_the_options():
    assert len(plackett_burman(options(4)).configurations) == 9
    assert len(plackett_burman(options(5)).configurations) == 27
    assert len(plackett_burman(options(9), levels=2).configurations) == 12
    assert len(plackett_burman(options(4, tuple(map(float, range(7)))), runs=49).configurations) == 49


def test_levels_are_steps_of_the_values():
    doubling = NumericOption("n", (1.0, 2.0, 4.0, 8.0, 16.0))
    found = plackett_burman([doubling, *options(1)], 3, 9).configurations
    assert sorted(set(found["n"])) == [1, 4, 16]


def test_few_values_are_said():
    found = plackett_burman(
        [NumericOption("pair", (0.0, 2.0)), NumericOption("four", (1.0, 2.0, 4.0, 8.0))], 3, 9
    )
    # as SPL Conqueror, whose unit test samples the same options: 6 different points
    assert len(found.configurations) == 6
    assert set(found.configurations["four"]) == {1, 4, 8}
    assert "fewer than 3 values of pair" in found.notes[0]
    assert "3 of 9 points came again" in found.notes[1]


@pytest.mark.parametrize(
    ("n", "levels", "runs", "message"),
    [
        (3, 4, None, "no design of 4 levels; choose from 2, 3, 5, 7"),
        (3, 3, 10, "3 levels and 10 runs; choose from 9, 27, 81"),
        (3, 5, 49, "5 levels and 49 runs"),
        (9, 3, 9, "9 runs take at most 8 numeric options"),
        (0, 3, 9, "no numeric options"),
    ],
)
def test_designs_that_do_not_exist(n, levels, runs, message):
    with pytest.raises(UsageError, match=message):
        plackett_burman(options(n), levels, runs)


def test_an_option_with_one_value_is_refused():
    with pytest.raises(UsageError, match="o0 has one value"):
        plackett_burman(options(1, (1.0,)))
