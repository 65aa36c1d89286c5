"""Samples with known disturbance: which of them count, and how certain the least of them is."""

import numpy as np
import pytest
from chainline.analysis.measurement.disturbance import (
    UNCERTAIN,
    counted_of,
    disturbance_of,
    median_disturbance,
    shares_by_stretch,
    uncertainty_of,
)
from chainline.analysis.measurement.measure import timed

QUIET = [True] * 20


def one_sided(noise, number=20, seed=0):
    return (1 + np.abs(np.random.default_rng(seed).normal(0, noise, number))).tolist()


@pytest.mark.parametrize("noise", [0.003, 0.017, 0.04])
def test_the_uncertainty_holds_what_another_run_finds(noise):
    """The least of as many samples again lies within the uncertainty, but for one time in twenty or so."""
    held = 0
    for seed in range(400):
        least = min(one_sided(noise, seed=seed))
        again = min(one_sided(noise, seed=1000 + seed))
        held += again <= least * (1 + uncertainty_of(one_sided(noise, seed=seed)))
    assert held >= 0.9 * 400


def test_quiet_samples_are_certain_and_spreads_of_a_noisy_host_are_not():
    assert not disturbance_of(one_sided(0.017), QUIET, 1.0).disturbed
    noisy = (1 + np.random.default_rng(1).random(20) * 0.6).tolist()  # a median 30 % above the least
    assert uncertainty_of(noisy) > UNCERTAIN
    assert disturbance_of(noisy, QUIET, 1.0).disturbed


def test_few_undisturbed_samples_decide_nothing_however_near_they_are():
    few = disturbance_of([1.0] * 20, [True] * 5 + [False] * 15, 0.6)
    assert few.disturbed and few.undisturbed == 5
    assert not disturbance_of([1.0] * 20, [True] * 6 + [False] * 14, 0.6).disturbed


def test_undisturbed_samples_alone_count_where_there_are_enough():
    # a clock that was set, or a part that was cut off, can make a disturbed sample too short as well
    times, alone = [1.0] * 6 + [0.5] * 14, [True] * 6 + [False] * 14
    assert min(counted_of(times, alone)) == 1.0
    assert timed(times, [4.0] * 20, alone, 1.0).seconds == 1.0
    assert timed(times, [4.0] * 20, [False] * 20, 1.0).seconds == 0.5


def test_a_stretch_with_little_processor_disturbs_all_its_rounds():
    # a time slice of 3 ms in 9 ms, in rounds of 10 ms: no round looks odd by itself to a look at the core
    rounds = [(0.01, 0.0035)] * 10 + [(0.01, 0.01)] * 10
    shares = shares_by_stretch(rounds)
    assert shares[:10] == pytest.approx([0.35] * 10) and shares[10:] == pytest.approx([1.0] * 10)


def test_short_rounds_are_judged_with_what_was_seen_before_them():
    # twenty rounds of 1 ms between two time slices of others
    assert shares_by_stretch([(0.05, 0.02), *[(0.001, 0.001)] * 20]) == pytest.approx([0.04 / 0.07] * 21)


def test_a_clock_that_falls_changes_seconds_and_not_cycles():
    random = np.random.default_rng(3)
    clocks = random.choice([3.7, 3.0], 20)
    seconds = 1600 / clocks * 1e-9 * np.array(one_sided(0.002))
    found = timed(seconds.tolist(), clocks.tolist(), QUIET, 1.0)
    assert found.cycles == pytest.approx(1600, rel=0.005)
    assert found.disturbance.uncertainty < 0.01 and max(seconds) > 1.2 * min(seconds)
    # another run, at another clock for longer
    later = timed((1600 / 3.0 * 1e-9 * np.ones(20)).tolist(), [3.0] * 20, QUIET, 1.0)
    assert later.cycles == pytest.approx(found.cycles, rel=0.005)
    assert later.seconds / found.seconds > 1.2


def test_together_is_the_kernel_in_the_middle():
    quiet, loud = disturbance_of([1.0] * 9, [True] * 9, 1.0), disturbance_of([1.0] * 9, [False] * 9, 0.4)
    assert not median_disturbance([quiet, quiet, loud]).disturbed
    assert median_disturbance([quiet, loud, loud]).disturbed
    assert median_disturbance([]) is None
