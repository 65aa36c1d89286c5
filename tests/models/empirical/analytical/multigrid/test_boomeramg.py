"""BoomerAMG: three levels by hand, the index of interpolation, conservation, limits."""

import numpy as np
import pytest
from chainline.errors import UsageError
from chainline.models.empirical.analytical.machines import message_costs
from chainline.models.empirical.analytical.multigrid.solvers import boomeramg_times, matrix_products

UNKNOWNS = [800, 80, 8]
SOLVE = matrix_products([7, 20, 8], [6, 10, 3], [100, 40, 4])
TRANSFER = matrix_products([3, 4], [5, 2], [60, 12])
FLOP = [1.0, 2.0, 4.0]
COSTS = message_costs(100.0, 10.0)


def _times(processes=4, unknowns=UNKNOWNS, solve=SOLVE, transfer=TRANSFER, flop=FLOP, costs=COSTS):
    return boomeramg_times(unknowns, processes, solve, transfer, flop, costs)


def test_three_levels_by_hand():
    # alpha = 100, beta = 10, P = 4: 200, 20 and 2 rows in a process
    times = _times()
    smooth = [
        6 * 200 * 7 * 1 + 3 * (6 * 100 + 100 * 10),  # 8400 + 4800
        6 * 20 * 20 * 2 + 3 * (10 * 100 + 40 * 10),  # 4800 + 4200
        6 * 2 * 8 * 4 + 3 * (3 * 100 + 4 * 10),  # 384 + 1020
    ]
    assert smooth == [13200, 9000, 1404]
    restrict = [
        2 * 20 * 3 * 1 + 5 * 100 + 60 * 10,  # 120 + 1100
        2 * 2 * 4 * 2 + 2 * 100 + 12 * 10,  # 32 + 320
        0,
    ]
    assert restrict == [1220, 352, 0]
    interpolate = [
        0,
        2 * 200 * 3 * 2 + 5 * 100 + 60 * 10,  # 2400 + 1100
        2 * 20 * 4 * 4 + 2 * 100 + 12 * 10,  # 640 + 320
    ]
    assert interpolate == [0, 3500, 960]
    assert times.smooth_seconds[:, 0].tolist() == smooth
    assert times.restrict_seconds[:, 0].tolist() == restrict
    assert times.interpolate_seconds[:, 0].tolist() == interpolate
    assert times.level_seconds[:, 0].tolist() == [14420, 12852, 2364]
    assert times.seconds.tolist() == [29636]


def test_interpolation_uses_the_matrix_of_the_finer_level():
    # Section 3.2.2 would read level 1 as 2 * 200 * s^_1 * 2 + p^_1 * 100 + n^_1 * 10
    of_section_322 = 2 * 200 * 4 * 2 + 2 * 100 + 12 * 10
    assert of_section_322 == 3520
    assert _times().interpolate_seconds[1, 0] == 3500
    # and level 2 by a matrix to a level 3 that does not exist
    changed = matrix_products([3, 99], [5, 99], [60, 99])
    assert _times(transfer=changed).interpolate_seconds[1, 0] == 3500


def test_both_ways_send_the_same():
    times = _times(flop=0.0)
    np.testing.assert_array_equal(times.restrict_seconds[:-1], times.interpolate_seconds[1:])


def test_one_level_only_smooths():
    times = boomeramg_times(
        [100], 2, matrix_products([5], [1], [10]), matrix_products([], [], []), 1.0, COSTS
    )
    # 6 * 50 * 5 + 3 * (100 + 100)
    assert times.seconds.tolist() == [2100]
    assert times.restrict_seconds.tolist() == times.interpolate_seconds.tolist() == [[0]]


def test_one_process_sends_nothing():
    np.testing.assert_array_equal(_times(1).level_seconds, _times(1, costs=message_costs(0, 0)).level_seconds)
    # twice the processes, half the arithmetic
    alone, two = _times(1), _times(2, costs=message_costs(0, 0))
    np.testing.assert_allclose(alone.level_seconds, 2 * two.level_seconds)


def test_configurations_at_once_are_those_alone():
    random = np.random.default_rng(3)
    unknowns, flop = random.uniform(1, 1e6, (4, 5)), random.uniform(1e-10, 1e-8, (4, 5))
    solve, transfer = random.uniform(1, 50, (3, 4, 5)), random.uniform(1, 50, (3, 3, 5))
    processes, latency, inverse = random.integers(1, 9, 5), *random.uniform(1e-8, 1e-5, (2, 5))
    together = boomeramg_times(
        unknowns,
        processes,
        matrix_products(*solve),
        matrix_products(*transfer),
        flop,
        message_costs(latency, inverse),
    )
    for k in range(5):
        alone = boomeramg_times(
            unknowns[:, k],
            processes[k],
            matrix_products(*solve[..., k]),
            matrix_products(*transfer[..., k]),
            flop[:, k],
            message_costs(latency[k], inverse[k]),
        )
        np.testing.assert_allclose(together.level_seconds[:, k], alone.level_seconds[:, 0], rtol=1e-14)
        assert together.seconds[k] == pytest.approx(alone.seconds[0])


def test_fewer_levels_end_in_zeros():
    def padded(rows, zeros):
        return matrix_products(*(np.append(row[:, 0], np.zeros(zeros)) for row in rows))

    parts = [(p.row_nonzeros, p.messages, p.doubles) for p in (SOLVE, TRANSFER)]
    longer = _times(
        unknowns=[*UNKNOWNS, 0, 0],
        solve=padded(parts[0], 2),
        transfer=padded(parts[1], 2),
        flop=[*FLOP, 1, 1],
    )
    assert longer.level_seconds[:, 0].tolist() == [*_times().level_seconds[:, 0], 0, 0]


@pytest.mark.parametrize(
    ("changed", "said"),
    [
        ({"processes": 0}, "processes: found 0"),
        ({"processes": [[4]]}, "processes"),
        ({"unknowns": [800, 80]}, r"\[2, 3, 3, 3, 3\] levels"),
        ({"unknowns": [800, -80, 8]}, "unknowns"),
        ({"unknowns": 800}, "0 axes"),
        ({"flop": [1.0, 2.0]}, "levels"),
        ({"flop": np.nan}, "seconds_per_flop"),
        ({"transfer": SOLVE}, "between 3 levels; give 2"),
        ({"processes": [1, 2], "costs": message_costs([1.0, 2.0, 3.0], 1.0)}, r"\[2, 3\] configurations"),
    ],
)
def test_what_does_not_fit(changed, said):
    with pytest.raises(UsageError, match=said):
        _times(**changed)


def test_no_levels():
    none = matrix_products([], [], [])
    with pytest.raises(UsageError, match="at least one"):
        boomeramg_times([], 1, none, none, 1.0, COSTS)
