"""Planes that a cache fetches again: every condition by hand, no jumps, and an exact cache."""

from collections import OrderedDict

import numpy as np
import pytest
from chainline.models.empirical.analytical.stencil import block_sizes, blocked_grids, planes_fetched

# I = J = K = 14, order 1, 8 words a line: II = ceil(16 / 8) 8 = 16, JJ = 16, P = 3, R = 3 / 5,
# S_read = 16 x 16 = 256, S_write = ceil(14 / 8) 8 x 14 = 224, S_total = 3 x 256 + 224 = 992.
# Limits of the cache: R1 992 / 0.6 = 1653.33, R2 992, R3 256 / 0.6 = 426.67, R4 3 x 16 / 0.6 = 80.
CUBE = blocked_grids((14, 14, 14))
R1, R2, R3, R4 = 4960 / 3, 992.0, 1280 / 3, 80.0


def planes(elements, grids=CUBE, **keywords):
    elements = np.atleast_1d(np.asarray(elements, float))
    return planes_fetched(elements, block_sizes(grids, 64, **keywords))


@pytest.mark.parametrize(
    ("elements", "expected"),
    [
        (10**6, 1.0),  # R1: everything fits
        (1654, 1.0),  # R1: 1654 x 0.6 = 992.4 >= 992
        (1200, 1 + (4960 / 3 - 1200) / (4960 / 3 - 992)),  # R2, not R1: 1 to P - 1 = 2
        (700, 2 + (992 - 700) / (992 - 1280 / 3)),  # R3, not R2: to P = 3
        (427, 2 + (992 - 427) / (992 - 1280 / 3)),  # R3 just holds: 427 x 0.6 = 256.2 > 256
        (200, 3 + 2 * (1280 / 3 - 200) / (1280 / 3 - 80)),  # neither R3 nor R4: to 2 P - 1 = 5
        (79, 5.0),  # R4: 79 x 0.6 = 47.4 < 48
        (8, 5.0),  # R4: one line
    ],
)
def test_conditions(elements, expected):
    assert planes(elements) == pytest.approx(expected)


@pytest.mark.parametrize(("limit", "expected"), [(R1, 1), (R2, 2), (R3, 3), (R4, 5)])
def test_number_at_each_limit_is_approached_from_both_sides(limit, expected):
    assert planes(limit) == pytest.approx(expected)
    np.testing.assert_allclose(planes([limit - 1e-6]), planes([limit + 1e-6]), atol=1e-7)


@pytest.mark.parametrize("order", [1, 2, 4])
@pytest.mark.parametrize("write_allocate", [True, False])
def test_neither_jumps_nor_grows_with_the_cache(order, write_allocate):
    sizes = np.linspace(1, 20000, 40001)
    found = planes(sizes, blocked_grids((20, 24, 9), order=order), write_allocate=write_allocate)
    steps = np.diff(found)
    assert found[0] == 4 * order + 1
    assert found[-1] == 1
    assert steps.max() <= 1e-12
    # the steepest piece falls by 2 l in (2 l + 1) (JJ - P) II (2 P - 1) / P**2 elements or more
    assert -steps.min() < 0.05


def test_order_2_has_more_planes():
    # P = 5, R = 5 / 9; II = ceil(18 / 8) 8 = 24, JJ = 18: S_read = 432, S_total = 5 x 432 + 224 = 2384
    grids = blocked_grids((14, 14, 14), order=2)
    assert planes(432 * 9 / 5, grids) == pytest.approx(5)
    assert planes(2384, grids) == pytest.approx(4)
    assert planes(2384 * 9 / 5, grids) == pytest.approx(1)
    assert planes(5 * 24 * 9 / 5, grids) == pytest.approx(9)


def test_without_write_allocate_the_written_plane_takes_no_room():
    # S_total = 3 x 256 = 768: R1 at 768 / 0.6 = 1280
    assert planes(1280, write_allocate=False) == pytest.approx(1)
    assert planes(1280) > 1.5


def test_one_row_jumps_where_its_limits_meet():
    # J = 1: JJ = 3 = P, so S_read / R = P II / R = 48 / 0.6 = 80
    row = blocked_grids((14, 1, 14))
    np.testing.assert_allclose(planes([79.999, 80.001], row), [5, 3], atol=1e-4)


def lines_fetched(elements, points, order):
    """Return lines of the input that a sweep fetches after another one, from an exact LRU cache."""
    i, j, k = points
    row, rows = -(-(i + 2 * order) // 8) * 8, j + 2 * order
    steps = [d * stride for stride in (1, row, row * rows) for d in range(-order, order + 1)]
    cache, fetched = OrderedDict(), 0
    for sweep in range(2):
        for z, y, x in np.ndindex(k, j, i):
            at = ((z + order) * rows + y + order) * row + x + order
            for line in [(0, (at + step) // 8) for step in steps] + [(1, at // 8)]:
                if line in cache:
                    cache.move_to_end(line)
                    continue
                fetched += sweep == 1 and line[0] == 0
                cache[line] = None
                if len(cache) > elements // 8:
                    cache.popitem(last=False)
    return fetched


@pytest.mark.parametrize(
    ("elements", "model_planes", "least", "most"),
    [
        # S_total / R = (3 x 1024 + 32 x 30) / 0.6 = 6720: fits; 4 edges of 4 lines are never read: 0.4 %
        (6720, 1, 1.0, 1.005),
        # S_read / R = 1024 / 0.6 = 1707: rows stay, planes do not; ghost planes make no results: 11 %
        (1704, 3, 1.0, 1.12),
        # not even 5 rows: 5 of them are fetched for each row of results, ghost rows make none: 14 %
        (80, 5, 1.0, 1.14),
    ],
)
def test_near_an_exact_cache(elements, model_planes, least, most):
    points = (30, 30, 30)
    found = planes(elements, blocked_grids(points))
    assert found == pytest.approx(model_planes, abs=0.01)
    # II = 32, JJ = KK = 32
    assert least <= 32 / 8 * 32 * 32 * found[0] / lines_fetched(elements, points, 1) <= most


@pytest.mark.exhaustive
def test_between_the_limits_an_exact_cache_fetches_half_as_much_at_least():
    for elements in (4032, 2864, 496):
        model = 32 / 8 * 32 * 32 * planes(elements, blocked_grids((30, 30, 30)))[0]
        assert 0.9 < model / lines_fetched(elements, (30, 30, 30), 1) < 2.02
