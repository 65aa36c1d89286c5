"""Times of stencils: one by hand, blocks, levels, units."""

from dataclasses import replace

import numpy as np
import pytest
from chainline.analysis.machine.load import available_machines, load_machine
from chainline.errors import UsageError
from chainline.models.empirical.analytical.machines import CacheLevel, SerialMachine, serial_machine
from chainline.models.empirical.analytical.stencil import blocked_grids, stencil_times

L1, L2, L3 = (
    CacheLevel("L1", 8 * 64, 1e-10),
    CacheLevel("L2", 8 * 700, 2e-10),
    CacheLevel("L3", 8 * 2000, 5e-10),
)
SMALL = SerialMachine((L1, L2, L3), 64, 1e-9, 1e-12)
CUBE = blocked_grids((14, 14, 14))


def test_three_levels_by_hand():
    times = stencil_times(CUBE, SMALL, sweeps=10)
    # caches of 64, 700 and 2000 elements: R4, between R2 and R3, R1 (limits: test_planes.py)
    planes = [5, 2 + (992 - 700) / (992 - 1280 / 3), 1]
    np.testing.assert_allclose(times.planes[:, 0], planes)
    # a sweep reads 16 / 8 x 16 x 16 = 512 lines for each, 7 x 14**3 = 19208 elements from L1
    misses = [10 * 512 * p for p in planes]
    np.testing.assert_allclose(times.misses[:, 0], misses)
    hits = [192080 - misses[0], misses[0] - misses[1], misses[1] - misses[2], misses[2]]
    np.testing.assert_allclose(times.hits[:, 0], hits)
    seconds = [8 * 1e-10 * hits[0], 64 * 2e-10 * hits[1], 64 * 5e-10 * hits[2], 64 * 1e-9 * hits[3]]
    np.testing.assert_allclose(times.level_seconds[:, 0], seconds)
    # 2 multiplications and 6 additions a point, 8 bytes at 1e-12 seconds each
    assert times.flop_seconds == pytest.approx(10 * 8 * 14**3 * 8e-12)
    assert times.seconds == pytest.approx(sum(seconds))
    assert times.levels == ("L1", "L2", "L3", "memory")


def test_what_everything_fits_in_fetches_each_line_once():
    ample = replace(SMALL, caches=(CacheLevel("L1", 1e6, 1e-10),))
    assert stencil_times(CUBE, ample).misses == 512


def test_arithmetic_is_hidden_until_it_is_longer():
    slow = replace(SMALL, flop_seconds_per_byte=1e-6)
    times = stencil_times(CUBE, slow)
    assert times.seconds == pytest.approx(8 * 14**3 * 8e-6)
    assert times.transfer_seconds == stencil_times(CUBE, SMALL).seconds


@pytest.mark.parametrize("level", range(4))
def test_double_bandwidth_halves_the_term_of_its_level_alone(level):
    if level == 3:
        fast = replace(SMALL, memory_seconds_per_byte=5e-10)
    else:
        cache = SMALL.caches[level]
        caches = list(SMALL.caches)
        caches[level] = replace(cache, seconds_per_byte=cache.seconds_per_byte / 2)
        fast = replace(SMALL, caches=tuple(caches))
    ratio = stencil_times(CUBE, fast).level_seconds[:, 0] / stencil_times(CUBE, SMALL).level_seconds[:, 0]
    np.testing.assert_allclose(ratio, [0.5 if number == level else 1 for number in range(4)])


def test_one_block_is_no_block():
    machine = serial_machine(load_machine("zen4"))
    points = ([100, 33], [100, 70], [100, 256])
    whole, one = (
        stencil_times(blocked_grids(points), machine),
        stencil_times(blocked_grids(points, points), machine),
    )
    np.testing.assert_array_equal(whole.level_seconds, one.level_seconds)


def test_ghost_points_make_smaller_blocks_dearer():
    # nothing to gain: all blocks fit every cache
    ample = replace(SMALL, caches=(CacheLevel("L1", 1e9, 1e-12),))
    sizes = [64, 32, 16, 8, 4, 2, 1]
    blocks = [(sizes, None, None), (None, sizes, None), (None, None, sizes), (sizes, sizes, sizes)]
    for block in blocks:
        seconds = stencil_times(blocked_grids((64, 64, 64), block), ample).seconds
        # along I 2 lines for 8 points and their ghosts are 1 line for 4 of them: as dear
        assert np.all(np.diff(np.delete(seconds, 4)) > 0)
        assert np.all(np.diff(seconds) >= 0)
    # one plane at a time: KK = 3 for each of 64, instead of 66
    thin = stencil_times(blocked_grids((64, 64, 64), (None, None, [64, 1])), ample).misses[0]
    assert thin[1] / thin[0] == pytest.approx(64 * 3 / 66)


def test_blocks_whose_planes_fit_are_cheaper_where_those_of_the_grid_do_not():
    machine = serial_machine(load_machine("clx"))
    times = stencil_times(blocked_grids((512, 512, 512), (None, [0, 32], None)), machine)
    assert times.planes[1, 1] == 1 < times.planes[1, 0]
    assert times.level_seconds[2:, 1].sum() < times.level_seconds[2:, 0].sum()


def test_blocks_by_hand():
    ample = replace(SMALL, caches=(CacheLevel("L1", 1e9, 1e-12),))
    # TI, TJ, TK = 8, 5, 4: II = ceil(10 / 8) 8 = 16 in 2 lines, JJ = 7, KK = 6, NB = 1.75 x 2.8 x 3.5
    times = stencil_times(blocked_grids((14, 14, 14), (8, 5, 4)), ample)
    assert times.misses == pytest.approx(2 * 7 * 6 * 1.75 * 2.8 * 3.5)
    assert times.hits[0] == pytest.approx(7 * 14**3 - 2 * 7 * 6 * 17.15)


def test_no_element_hits_where_ghost_points_outnumber_loads():
    # blocks of a point: ceil(3 / 8) x 3 x 3 x 5 = 45 lines each, 7 loads
    tiny = replace(SMALL, caches=(CacheLevel("L1", 64, 1e-10),))
    times = stencil_times(blocked_grids((14, 14, 14), (1, 1, 1)), tiny)
    assert times.misses == 45 * 14**3
    assert times.hits[0] == 0


@pytest.mark.parametrize("size_bytes", [L3.size_bytes, 8 * 10**6, 8 * 32])
def test_a_level_more_than_needed_changes_nothing(size_bytes):
    more = replace(SMALL, caches=(*SMALL.caches, CacheLevel("L4", size_bytes, 7e-10)))
    times, without = stencil_times(CUBE, more), stencil_times(CUBE, SMALL)
    assert times.hits[3] == 0
    assert times.level_seconds[3] == 0
    assert times.seconds == pytest.approx(without.seconds)


def test_sweeps_add_up():
    once, many = stencil_times(CUBE, SMALL), stencil_times(CUBE, SMALL, sweeps=[7])
    assert many.seconds == pytest.approx(7 * once.seconds)


def test_configurations_together_are_those_one_by_one():
    points, blocks = ([64, 200, 31], [64, 100, 17], [64, 50, 1]), ([0, 16, 8], [8, 0, 17], [1, 0, 0])
    order, words, sweeps = [1, 4, 2], [8, 4, 8], [1, 10, 3]
    machine = serial_machine(load_machine("spr"))
    together = stencil_times(blocked_grids(points, blocks, order, words), machine, sweeps).seconds
    for row in range(3):
        one, cut = [p[row] for p in points], [b[row] for b in blocks]
        alone = stencil_times(blocked_grids(one, cut, order[row], words[row]), machine, sweeps[row])
        assert alone.seconds[0] == pytest.approx(together[row], rel=1e-15)


@pytest.mark.parametrize("key", available_machines())
def test_every_machine_file(key):
    if len({cache.line_bytes for cache in load_machine(key).caches}) > 1:
        with pytest.raises(UsageError, match="line_bytes of its caches: "):
            serial_machine(load_machine(key))
        return
    machine = serial_machine(load_machine(key))
    edges = np.array([1, 16, 64, 128, 256, 1024])
    times = stencil_times(blocked_grids((edges, edges, edges)), machine)
    assert times.levels == (*(cache.name for cache in load_machine(key).caches), "memory")
    assert np.all(times.level_seconds >= 0)
    assert np.all(np.diff(times.seconds) > 0)
    # at least what is read once from memory, at most five times that, and from all levels
    bandwidth = load_machine(key).memory.core_bytes_per_second
    least = 8 * edges.astype(float) ** 3 / bandwidth
    assert np.all(times.seconds > least)
    assert times.seconds[-1] < 10 * least[-1]


@pytest.mark.parametrize("sweeps", [0, -1, np.nan, [1, 2]])
def test_bad_sweeps(sweeps):
    with pytest.raises(UsageError, match="sweeps"):
        stencil_times(CUBE, SMALL, sweeps)
