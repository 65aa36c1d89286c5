"""Choice of a kernel from samples with known noise and known speeds."""

import pytest
from chainline.analysis.measurement.comparison import compared, undisturbed_ratio
from chainline.codegen.variant import Variant

from ...synthetic_measurements import measurement

ONE, OTHER = Variant(7, (8,)), Variant(7, (4, 4))


def equals(number, **given):
    return [measurement(ONE, 1600, seed=seed, **given) for seed in range(number)]


@pytest.mark.parametrize("noise", [0.003, 0.017])
def test_none_of_many_equals_is_named(noise):
    """The fastest of 22 equal kernels was lucky: the one that was chosen before stands."""
    for first in range(20):
        found = [measurement(ONE, 1600, seed=100 * first + k, noise=noise) for k in range(22)]
        comparison = compared(found)
        assert comparison.named == 0 and comparison.rival is not None
        assert comparison.loss <= comparison.resolution


@pytest.mark.parametrize("noise", [0.003, 0.017])
def test_a_kernel_that_is_five_per_cent_faster_is_named(noise):
    for first in range(20):
        others = [measurement(ONE, 1600, seed=100 * first + k, noise=noise) for k in range(10)]
        faster = measurement(OTHER, 1600 / 1.05, seed=99 + first, noise=noise)
        comparison = compared([*others, faster])
        assert comparison.named == comparison.rival == 10
        assert comparison.ratio.median == pytest.approx(1.05, abs=0.02)
        assert comparison.loss == pytest.approx(0.05, abs=0.02)


def test_a_difference_within_the_resolution_names_no_other():
    found = [measurement(ONE, 1600), measurement(OTHER, 1600 / 1.015, seed=1)]
    comparison = compared(found)
    assert (comparison.named, comparison.rival) == (0, 1) and comparison.ratio.low > 1
    # the kernel chosen before need not be the first
    assert compared(found, chosen=1).named == 1


def test_uncertain_speeds_widen_the_resolution():
    found = [measurement(ONE, 1600, noise=0.06), measurement(OTHER, 1560, seed=1, noise=0.06)]
    assert compared(found).resolution > 0.02


def test_disturbed_rounds_take_no_part_in_a_comparison():
    """Others slow one kernel down twofold in most rounds, and are seen."""
    quiet = [n < 8 for n in range(20)]
    one = measurement(ONE, 1600, undisturbed=quiet)
    samples = tuple(s if q else 0.4 * s for s, q in zip(one.samples, quiet, strict=True))
    other = measurement(OTHER, 1600, seed=1, undisturbed=quiet)
    other = type(other)(**{n: getattr(other, n) for n in other.__slots__} | {"samples": samples})
    assert undisturbed_ratio(other, one).median == pytest.approx(1.0, abs=0.01)
    assert undisturbed_ratio(other, one).rounds == 8
    assert compared([one, other]).named == 0


def test_a_host_that_stays_disturbed_leaves_the_prediction():
    busy = [measurement(ONE, 1600, busy=0.9), measurement(OTHER, 800, seed=1, busy=0.9)]
    comparison = compared(busy)
    assert comparison.disturbed and comparison.named == 0 and comparison.rival is None


def test_undisturbed_moments_of_a_busy_host_are_enough():
    busy = [
        measurement(ONE, 1600, busy=0.6, rounds=40),
        measurement(OTHER, 1450, seed=1, busy=0.6, rounds=40),
    ]
    comparison = compared(busy)
    assert not comparison.disturbed and comparison.named == 1
    assert comparison.ratio.median == pytest.approx(1600 / 1450, rel=0.01)
    assert busy[0].cycles == pytest.approx(1600, rel=0.01)


def test_one_kernel_alone_is_named():
    comparison = compared(equals(1))
    assert (comparison.named, comparison.rival, comparison.disturbed) == (0, None, False)
