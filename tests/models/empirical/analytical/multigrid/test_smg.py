"""SMG2000: counts by hand, dimensions that agree, limits."""

import numpy as np
import pytest
from chainline.errors import UsageError
from chainline.models.empirical.analytical.machines import chimaira_costs, message_costs
from chainline.models.empirical.analytical.multigrid.solvers import compact_counts, smg_counts, smg_times

COSTS = message_costs(1000.0, 10.0)


def _counts(points, processes):
    counts = smg_counts(points, processes)
    return [float(value[0]) for value in (counts.messages, counts.doubles, counts.flops, counts.processes)]


def test_a_line_by_hand():
    # Lx = log2(2 * 16) = 5; 2 * 5 messages, 2 * 5 doubles, 6 * 16 operations
    assert _counts([16], [2]) == [10, 10, 96, 2]


def test_a_square_by_hand():
    # Lx = 5, Ly = log2(4 * 16) = 6
    # 4 * 6 * (5 + 1) = 144    4 * 16 * (5 + 6) = 704    20 * 256 = 5120
    assert _counts([16, 16], [2, 4]) == [144, 704, 5120, 8]


def test_a_cube_by_hand():
    # Lx = 5, Ly = 6, Lz = log2(8 * 16) = 7
    # 4 * 7 * (1 + 2 * 6 * 6) = 2044    4 * 256 * (7 + 10 + 12) = 29696    48 * 4096 = 196608
    assert _counts([16, 16, 16], [2, 4, 8]) == [2044, 29696, 196608, 64]


def test_times_by_hand():
    times = smg_times([16, 16], [2, 4], COSTS, 0.5)
    assert times.latency_seconds.tolist() == [144_000]
    assert times.bandwidth_seconds.tolist() == [7_040]
    assert times.flop_seconds.tolist() == [2_560]
    assert times.seconds.tolist() == [153_600]


def test_axes_are_told_apart():
    # Lx = 4, Ly = 5, Lz = 6 and back: 4 * 6 * (1 + 2 * 5 * 5) = 1224, 4 * 4 * (1 + 2 * 5 * 7) = 1136
    assert _counts([16] * 3, [1, 2, 4])[0] == 1224
    assert _counts([16] * 3, [4, 2, 1])[0] == 1136
    # 4 * 256 * (6 + 8 + 10) and 4 * 256 * (4 + 12 + 10)
    assert _counts([16] * 3, [1, 2, 4])[1] == 24576
    assert _counts([16] * 3, [4, 2, 1])[1] == 26624


@pytest.mark.parametrize("dimensions", [2, 3])
def test_each_dimension_relaxes_by_the_one_below(dimensions):
    random = np.random.default_rng(dimensions)
    for _ in range(20):
        size, logarithms = random.uniform(1, 300), random.uniform(0, 12, dimensions).tolist()
        below = compact_counts(size, logarithms[:-1])
        last, face = logarithms[-1], size ** (dimensions - 1)
        expected = (
            last * (4 + 2 * below[0]),
            4 * face * last + 2 * size * below[1],
            8 * size * face + 2 * size * below[2],
        )
        assert compact_counts(size, logarithms) == pytest.approx(expected, rel=1e-13)


@pytest.mark.parametrize(("dimensions", "flops"), [(1, 6 * 64), (2, 20 * 64**2), (3, 48 * 64**3)])
def test_one_process_only_computes(dimensions, flops):
    times = smg_times([64] * dimensions, [1] * dimensions, COSTS, 2.0)
    assert times.latency_seconds.tolist() == times.bandwidth_seconds.tolist() == [0]
    assert times.seconds.tolist() == [2.0 * flops]
    # the formula itself sends: log2(1 * 64) = 6
    assert smg_counts([64] * dimensions, [1] * dimensions).messages.tolist()[0] > 0


def test_one_point_in_one_process_has_no_levels():
    assert _counts([1] * 3, [1] * 3) == [0, 0, 48, 1]


def test_costs_of_zero_leave_operations():
    times = smg_times([8, 8, 8], [2, 2, 2], message_costs(0, 0), 1.0)
    assert times.seconds.tolist() == [48 * 512]


def test_rows_at_once_are_rows_alone():
    sizes, px, py = np.array([50, 60, 70, 220]), np.array([1, 2, 4, 3]), np.array([1, 3, 1, 4])
    nodes = np.maximum(1, -(-px * py // 4))
    together = smg_times([sizes, sizes], [px, py], chimaira_costs(nodes), 4e-11).seconds
    alone = [
        smg_times([size, size], [x, y], chimaira_costs(node), 4e-11).seconds[0]
        for size, x, y, node in zip(sizes, px, py, nodes, strict=True)
    ]
    np.testing.assert_array_equal(together, alone)


@pytest.mark.parametrize(
    ("points", "processes", "said"),
    [
        ([], [], "one to three"),
        ([8] * 4, [1] * 4, "one to three"),
        ([8, 8], [1], "2 axes of points, 1 of processes"),
        ([8, 9], [1, 1], "differ"),
        ([[8, 9], [8, 8]], [1, 1], "differ"),
        ([[8, 8]], [[1, 2, 3]], r"\[2, 3\] configurations"),
        ([0], [1], "nx: found 0"),
        ([8.5], [1], "nx"),
        ([8, 8], [1, 0], "py: found 0"),
        ([8], [np.nan], "px"),
        (["eight"], [1], "nx"),
    ],
)
def test_what_is_no_configuration(points, processes, said):
    with pytest.raises(UsageError, match=said):
        smg_counts(points, processes)


def test_constants_that_do_not_fit():
    with pytest.raises(UsageError, match="for 3 configurations"):
        smg_times([[8, 8, 8]], [2], message_costs([1.0, 2.0], 1.0), 1.0)
    with pytest.raises(UsageError, match="for 1 configurations"):
        smg_times([8], [2], COSTS, [1.0, 2.0])
    with pytest.raises(UsageError, match="seconds_per_flop"):
        smg_times([8], [2], COSTS, -1.0)
