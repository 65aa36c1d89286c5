"""Samples that wait for the core, with a clock whose core others share now and then."""

from itertools import count, cycle

import pytest
from chainline.analysis.calibration.compiled_benchmarks import Call, Glance, Sampler

CYCLES, SLOWED = 4.0, 1.5
NOP, BRANCH, PAIRED = 1 / 6, 1.0, 0.25
ALONE, OFTEN = [1.0] * 5 + [SLOWED] * 3, [1.0, SLOWED]


pytestmark = pytest.mark.usefixtures("ticks")


class Clock:
    """A clock of which each glance begins another moment: so crowded, and at so many GHz."""

    def __init__(self, crowding, ghz=(3.0,)):
        self._crowding, self._ghz = cycle(crowding), cycle(ghz)
        self.crowding, self.ghz = 1.0, 3.0

    def glance(self):
        self.crowding, self.ghz = next(self._crowding), next(self._ghz)
        seconds = (each * self.crowding / self.ghz * 1e-9 for each in (NOP, BRANCH, PAIRED))
        return Glance(tuple(seconds), self.crowding)

    def frequency_ghz(self, chain_s, chain=None):
        return self.ghz

    def seconds(self, function, rounds, argument):
        return function(rounds, argument) * self.crowding / (self.ghz * 1e9)


def call(function=lambda rounds, argument: rounds * CYCLES):
    return Call(function, 1000, 64)


def test_every_sample_is_of_a_moment_alone():
    sampler = Sampler(Clock(ALONE), patience_s=0.05)
    samples = [one for _ in range(20) for one in sampler.samples(call(), 4)]
    assert len(samples) == 80
    assert [one.cycles for one in samples] == pytest.approx([CYCLES] * 80)
    for one in samples:
        assert one.seen()["reference"] == pytest.approx([NOP, BRANCH, PAIRED])


def test_where_nobody_is_ever_alone_samples_say_so_and_soon():
    sampler = Sampler(Clock(OFTEN), patience_s=1e-3)
    samples = [one for _ in range(30) for one in sampler.samples(call(), 4)]
    assert len(samples) == 30  # one a turn that waited in vain
    for one in samples:  # one of the looks around it saw others
        assert one.seen()["reference"] == pytest.approx([SLOWED * each for each in (NOP, BRANCH, PAIRED)])


def test_without_patience_there_are_samples_at_once():
    sampler = Sampler(Clock([SLOWED]), patience_s=0.0)
    assert [one.cycles for one in sampler.samples(call(), 3)] == pytest.approx([SLOWED * CYCLES] * 3)


def test_the_first_call_after_others_is_not_timed():
    calls = count()
    cold = call(lambda rounds, argument: rounds * (9.0 if next(calls) == 0 else CYCLES))
    for patience_s in (0.0, 5.0):
        calls = count()
        samples = Sampler(Clock([1.0]), patience_s).samples(cold, 4)
        assert [one.cycles for one in samples] == pytest.approx([CYCLES] * 4)
        assert next(calls) == 1 + 4


def test_cycles_are_by_the_clock_of_the_same_moment():
    sampler = Sampler(Clock([1.0], ghz=(3.0, 2.0, 2.5)), patience_s=5.0)
    samples = [one for _ in range(5) for one in sampler.samples(call(), 4)]
    assert {one.ghz for one in samples} == {3.0, 2.0, 2.5}
    assert [one.cycles for one in samples] == pytest.approx([CYCLES] * 20)


def test_what_interrupts_one_chain_beside_a_sample_does_not_make_the_clock_slow(monkeypatch):
    clock, told = Clock([1.0]), cycle([3.0, 1.0])
    monkeypatch.setattr(clock, "frequency_ghz", lambda chain_s, chain=None: next(told))
    samples = Sampler(clock, 0.0).samples(call(), 4)
    assert [one.ghz for one in samples] == [3.0] * 4


def test_the_clock_is_that_of_moments_alone(monkeypatch):
    clock = Clock(ALONE)
    monkeypatch.setattr(clock, "frequency_ghz", lambda chain_s, chain=None: 3.0 / clock.crowding)
    assert Sampler(clock, patience_s=0.05).clocks(20e-6, 4) == [3.0] * 4


def test_a_sample_is_of_so_many_rounds_of_its_loop():
    asked = []

    def function(rounds, argument):
        asked.append((rounds, argument))
        return rounds * CYCLES

    (sample,) = Sampler(Clock([1.0]), 0.0).samples(call(function), 1)
    assert asked == [(333, 64), (1000, 64)]  # a part that brings it back to the caches, and the sample
    assert 0 <= sample.seen()["share"] <= 1
