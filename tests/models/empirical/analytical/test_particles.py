"""Fast multipole method: one configuration by hand, bounds, units."""

from dataclasses import replace

import numpy as np
import pytest
from chainline.errors import UsageError
from chainline.models.empirical.analytical.machines import CacheLevel, SerialMachine
from chainline.models.empirical.analytical.particles import multipole_times

# words of 8 bytes: L = 8, Z = 32768 = 32**3 of the outer cache, b = 8e-9 s, t_c = 8e-10 s
MACHINE = SerialMachine((CacheLevel("L1", 4096, 1e-11), CacheLevel("L2", 8 * 32**3, 1e-10)), 64, 1e-9, 1e-10)


def test_by_hand():
    # N = 4096, q = 64: 64 cells, q**(2/3) = 16; k = 2: f = 64, k**2 = 4
    times = multipole_times(4096, 64, 2, MACHINE)
    assert times.p2p.flops == 27 * 64 * 4096
    assert times.m2l.flops == 189 * 64 * 64
    assert times.p2p.elements == pytest.approx(4096 + 4096 * 8 / (32 * 16))
    assert times.m2l.elements == pytest.approx(64 * 64 + 4 * 64 * 8 / 32)
    # (Z / (4 q))**(1/3) = 128**(1/3), (Z / f)**(1/3) = 512**(1/3) = 8
    assert times.p2p.most_misses == pytest.approx(2048 + 26 * 64 / 8 + 2048 + 64 / 128 ** (1 / 3))
    assert times.m2l.most_misses == pytest.approx(128 * 64 / 8 + 189 * 64 / 8 + 64 / 8)
    assert times.p2p.flop_seconds == pytest.approx(27 * 64 * 4096 * 8e-10)
    assert times.p2p.memory_seconds == pytest.approx((4096 + 64) * 8e-9)
    assert times.m2l.flop_seconds == pytest.approx(189 * 4096 * 8e-10)
    assert times.m2l.memory_seconds == pytest.approx((4096 + 64) * 8e-9)
    # arithmetic is the longer in both
    assert times.seconds == pytest.approx((27 * 64 * 4096 + 189 * 4096) * 8e-10)


def test_phases_add_and_each_is_the_longer_of_its_two():
    # so fast a core that memory is the longer, in both
    fast = replace(MACHINE, flop_seconds_per_byte=1e-20)
    assert multipole_times(4096, 64, 2, fast).seconds == pytest.approx(2 * (4096 + 64) * 8e-9)
    # between: 8 bytes x 1e-11 x 27 x 4096 x 1 = 8.8e-6 s against 4096 + 4096 x 8 / 32 elements, 4.1e-5 s
    between = replace(MACHINE, flop_seconds_per_byte=1e-11)
    times = multipole_times(4096, 1, 1, between)
    assert times.p2p.seconds == pytest.approx((4096 + 1024) * 8e-9)
    assert times.m2l.seconds == pytest.approx(189 * 4096 * 8e-11)


def test_moves_no_more_than_the_bounds_allow():
    q, k = (axis.ravel() for axis in np.meshgrid([1, 8, 64, 512], np.arange(1, 13)))
    times = multipole_times(16384, q, k, MACHINE)
    for phase in (times.p2p, times.m2l):
        assert np.all(phase.elements <= 8 * phase.most_misses)


def test_double_bandwidth_halves_memory_and_not_arithmetic():
    one = multipole_times(4096, 64, 4, MACHINE)
    two = multipole_times(4096, 64, 4, replace(MACHINE, memory_seconds_per_byte=5e-10))
    assert two.m2l.memory_seconds == pytest.approx(one.m2l.memory_seconds / 2)
    assert two.m2l.flop_seconds == one.m2l.flop_seconds


def test_larger_leaves_move_work_from_far_to_near():
    times = multipole_times(16384, [8, 64, 512], 6, MACHINE)
    assert np.all(np.diff(times.p2p.flops) > 0)
    assert np.all(np.diff(times.m2l.flops) < 0)


@pytest.mark.parametrize(
    ("given", "said"),
    [
        ((0, 1, 1), "particles: found 0"),
        ((64, 0, 1), "per_leaf: found 0"),
        ((64, 8, np.inf), "order: found inf"),
        ((64, 65, 1), "per_leaf: more than there are particles"),
        (([64, 64], [1, 2, 3], 1), "2 of particles, 3 of per_leaf"),
    ],
)
def test_bad_input(given, said):
    with pytest.raises(UsageError, match=said):
        multipole_times(*given, MACHINE)
