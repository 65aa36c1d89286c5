"""Full factorial, central composite and space-filling designs."""

import itertools

import numpy as np
import pytest
from chainline.errors import UsageError
from chainline.models.empirical.data.variability.option import NumericOption
from chainline.models.empirical.designs.random_sampling import latin_hypercube, sobol
from chainline.models.empirical.designs.response_surface import (
    CompositeType,
    box_behnken,
    central_composite,
    d_optimal,
    full_factorial,
    one_at_a_time,
)

A = NumericOption("A", tuple(map(float, range(1, 6))))
B = NumericOption("B", tuple(map(float, range(2, 11, 2))))


def points(design):
    return [tuple(row) for row in design.configurations.to_numpy()]


def test_table_2_1():
    option = [NumericOption(name, (1.0, high)) for name, high in zip("ABC", (2.0, 5.0, 2.0), strict=True)]
    expected = [(a, b, c) for a in (1, 2) for b in (1, 5) for c in (1, 2)]
    assert points(full_factorial(option)) == expected


def test_inscribed_example_of_the_thesis():
    found = points(central_composite([A, B]))
    assert found[0] == (3, 6)
    assert set(found[1:5]) == {(1, 6), (5, 6), (3, 2), (3, 10)}
    assert set(found[5:]) == {(2, 4), (2, 8), (4, 4), (4, 8)}


def test_corners_come_nearer_with_more_options():
    fine = [NumericOption(name, tuple(map(float, range(-100, 101)))) for name in "abc"]
    found = np.array(points(central_composite(fine)))
    assert len(found) == 1 + 6 + 8
    # alpha = 2^(3/4) = 1.68
    assert set(np.abs(found[7:]).ravel()) == {round(100 / 2**0.75)}
    assert np.abs(found[1:7]).sum(axis=1).tolist() == [100] * 6


def test_face_centred_and_circumscribed_end_at_the_values():
    face = central_composite([A, B], CompositeType.FACE_CENTRED)
    assert set(points(face)[5:]) == {(1, 2), (1, 10), (5, 2), (5, 10)}
    around = central_composite([A, B], CompositeType.CIRCUMSCRIBED)
    assert points(around) == points(face)
    assert not face.notes and "moved to the ends" in around.notes[0]


def test_points_that_fall_together_come_once():
    found = central_composite([NumericOption("a", (0.0, 1.0)), A])
    assert len(set(points(found))) == len(points(found)) < 9
    assert "fewer than 5 values of a" in found.notes[0] and "came again" in found.notes[1]


def test_too_many_points_are_refused():
    with pytest.raises(UsageError, match="has one value"):
        central_composite([NumericOption("a", (1.0,))])
    many = [NumericOption(f"o{place}", (0.0, 1.0)) for place in range(21)]
    with pytest.raises(UsageError, match=r"2\^21 corners"):
        central_composite(many)
    with pytest.raises(UsageError, match="2097152 combinations"):
        full_factorial(many)


@pytest.mark.parametrize(("k", "runs"), [(3, 12 + 1), (4, 24 + 1), (5, 40 + 1), (6, 60 + 1), (7, 84 + 1)])
def test_box_behnken_has_all_pairs_and_the_centre(k, runs):
    design = box_behnken([NumericOption(f"o{place}", (-1.0, 0.0, 1.0)) for place in range(k)])
    found = np.array(points(design))
    assert len(found) == len(set(map(tuple, found))) == runs
    assert not found[0].any() and (np.abs(found[1:]).sum(axis=1) == 2).all()
    # what a quadratic needs to be told apart: columns orthogonal, each as often high as low
    assert (found.T @ found == 4 * (k - 1) * np.eye(k)).all() and not found.sum(axis=0).any()
    assert any("incomplete blocks have fewer" in note for note in design.notes) == (k > 5)


def test_box_behnken_takes_valid_values_of_two_options_or_more():
    c = NumericOption("C", (1.0, 2.0, 4.0, 8.0, 16.0))
    assert set(points(box_behnken([A, B, c]))[1:5]) == {(1, 2, 4), (1, 10, 4), (5, 2, 4), (5, 10, 4)}
    assert points(box_behnken([A, B])) == [(3, 6), (1, 2), (1, 10), (5, 2), (5, 10)]
    with pytest.raises(UsageError, match="1 numeric options, not 2 to 100; take another design"):
        box_behnken([A])
    coarse = box_behnken([A, B, NumericOption("C", (1.0, 2.0))])
    assert "fewer than 3 values of C" in coarse.notes[0]


def test_one_factor_at_a_time_leaves_the_others_in_the_middle():
    found = points(one_at_a_time([A, B], 3))
    assert found == [(3, 6), (1, 6), (5, 6), (3, 2), (3, 10)]
    assert len(points(one_at_a_time([A, B]))) == 1 + 4 + 4
    with pytest.raises(UsageError, match="give levels=2 or more"):
        one_at_a_time([A, B], 1)


def test_d_optimal_points_are_as_good_as_the_best_of_all():
    """Of two options of three values, each set of seven points, by brute force."""
    options = [NumericOption(name, (-1.0, 0.0, 1.0)) for name in "ab"]
    every = np.array(list(itertools.product((-1.0, 0.0, 1.0), repeat=2)))

    def determinant(some):
        a, b = np.array(some, float).T
        model = np.column_stack([np.ones(len(a)), a, b, a**2, b**2, a * b])
        return np.linalg.det(model.T @ model)

    best = max(determinant(some) for some in itertools.combinations(every, 7))
    found = d_optimal(options, 7, 0)
    assert determinant(points(found)) == pytest.approx(best)
    assert points(found) == points(d_optimal(options, 7, 0))
    with pytest.raises(UsageError, match="has 6 terms, more than 5 configurations"):
        d_optimal(options, 5, 0)


def test_d_optimal_draws_candidates_where_there_are_many():
    many = [NumericOption(name, tuple(map(float, range(50)))) for name in "abc"]
    found = np.array(points(d_optimal(many, 12, 1)))
    assert found.shape == (12, 3)
    assert ((found == 0) | (found == 49)).mean() > 0.6  # most at the ends


def test_latin_hypercube_has_each_part_once():
    found = latin_hypercube([A, B], 5, 7)
    assert sorted(found.configurations["A"]) == list(A.values)
    assert sorted(found.configurations["B"]) == list(B.values)
    assert points(found) == points(latin_hypercube([A, B], 5, 7)) != points(latin_hypercube([A, B], 5, 8))


def test_sobol_points_are_balanced():
    eight = [NumericOption(name, tuple(map(float, range(8)))) for name in "ab"]
    found = sobol(eight, 16, 0)
    assert found.notes == ()
    assert found.configurations["a"].value_counts().tolist() == [2] * 8
    assert "no power of two" in sobol(eight, 10, 0).notes[0]


@pytest.mark.parametrize("design", [latin_hypercube, sobol])
def test_drawn_designs_fit_the_space(design):
    with pytest.raises(UsageError, match="only 25"):
        design([A, B], 26, 0)
    with pytest.raises(UsageError, match="give count 1 to"):
        design([A, B], 0, 0)
    with pytest.raises(UsageError, match="seed -1"):
        design([A, B], 3, -1)
    found = design([A, B], 25, 0)
    assert set(found.configurations["B"]) <= set(B.values)
