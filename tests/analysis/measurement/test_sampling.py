"""Rounds of samples on a core whose moments and programs are made up."""

from itertools import count
from math import inf

import pytest
from chainline.analysis.measurement import interleaved_timing as by_turns
from chainline.analysis.measurement import sampling
from chainline.analysis.measurement.sampling import (
    PARTS,
    Round,
    Rounds,
    Sample,
    Tally,
    Timing,
    crowded_out,
    parts_of,
)

TICK_S = 1e-4


class Core:
    """A core whose time passes by what is run on it: `share` of it for us, others seen by `crowding`."""

    most_crowded = inf

    def __init__(self, monkeypatch, share=1.0, crowding=lambda now: 1.0):
        self.now, self.share, self.crowding = 0.0, share, crowding
        monkeypatch.setattr(sampling, "time", self)
        monkeypatch.setattr(by_turns, "time", self)

    def monotonic(self):
        return self.now

    perf_counter = monotonic

    def thread_time(self):
        return self.now * self.share

    def spend(self, seconds):
        self.now += seconds
        return seconds

    def look(self):
        self.spend(TICK_S / 10)
        return self.crowding(self.now)

    def rounds(self, samplers, crowded_out=None, **given):
        timing = Timing(**{"rounds": 10, "sample_s": 8 * TICK_S, "patience_s": 0.01} | given)
        rounds = Rounds(samplers, self.look, lambda: 3.7, timing, self.most_crowded, crowded_out)
        return list(rounds.taken({number: rounds.calls_of(number) for number in samplers}))

    def kernel(self, *call_s):
        """Return the sampler of a kernel that takes so long at each of its places."""
        return [lambda calls, s=s: self.spend(calls * s) for s in call_s]


def samples_of(rounds, number=0):
    return [one.samples[number] for one in rounds if one.samples]


def test_a_sample_is_the_least_over_places(monkeypatch):
    core = Core(monkeypatch)
    rounds = core.rounds({0: core.kernel(*[1.12e-6] * 4, *[1e-6] * 4), 1: core.kernel(*[2e-6] * 8)})
    assert len(rounds) == 11 and not rounds[0].samples  # the first one only looks
    assert [one.seconds for one in samples_of(rounds)] == pytest.approx([1e-6] * 10)
    assert [one.seconds for one in samples_of(rounds, 1)] == pytest.approx([2e-6] * 10)
    assert all(one.alone for one in samples_of(rounds))


def test_places_take_turns_where_there_are_more_than_a_sample_has():
    numbered = [lambda calls, place=place: place for place in range(3 * PARTS)]
    seen = [part(1) for number in range(3) for part in parts_of(numbered, number)]
    assert sorted(seen) == list(range(3 * PARTS))


def test_others_on_the_core_are_waited_out(monkeypatch):
    core = Core(monkeypatch, crowding=lambda now: 1.5 if now % 2e-3 < 1e-3 else 1.0)
    slowed = [lambda calls: core.spend(calls * (2e-6 if core.now % 2e-3 < 1e-3 else 1e-6))] * 8
    rounds = core.rounds({0: slowed}, sample_s=8e-5)
    assert [one.seconds for one in samples_of(rounds) if one.alone] == pytest.approx([1e-6] * 10, rel=0.1)


def test_a_neighbour_that_never_leaves_is_seen_where_the_core_is_known(monkeypatch):
    """From beginning to end another thread shares the core: no look is better than the others."""
    core = Core(monkeypatch, crowding=lambda now: 1.3)
    assert all(one.alone for one in samples_of(core.rounds({0: core.kernel(1e-6)})))
    core.most_crowded = 1.1
    assert not any(one.alone for one in samples_of(core.rounds({0: core.kernel(1e-6)})))


def test_without_patience_looks_still_tell(monkeypatch):
    core = Core(monkeypatch)
    assert all(one.alone for one in samples_of(core.rounds({0: core.kernel(1e-6)}, patience_s=0.0)))


def test_rounds_go_on_within_the_budget_while_other_programs_have_the_processor(monkeypatch):
    core = Core(monkeypatch, share=0.4)
    rounds = core.rounds({0: core.kernel(1e-6)}, budget_s=1.0)
    assert 0.9 < core.now < 1.2 and len(rounds) > 100


def test_rounds_end_when_enough_samples_were_undisturbed(monkeypatch):
    core = Core(monkeypatch, share=0.4)
    kernel = core.kernel(1e-6)

    def released(calls):
        if core.now > 0.3:  # the other program ends
            core.thread_time = lambda: core.now
        return kernel[0](calls)

    rounds = core.rounds({0: [released]}, budget_s=60.0)
    assert 0.3 < core.now < 0.6 and len(rounds) > 11


def test_a_budget_that_is_not_needed_is_not_spent(monkeypatch):
    core = Core(monkeypatch)
    core.rounds({0: core.kernel(1e-6)}, budget_s=60.0)
    assert core.now < 0.2


def test_a_tally_counts_stretch_by_stretch():
    tally = Tally([0, 1])
    both = {0: Sample(1.0, 3.7, True), 1: Sample(1.0, 3.7, False)}
    for share in (1.0, 0.5):
        for _ in range(5):
            tally.add(Round(both, 0.01, 0.01 * share))
    assert tally.fewest == 0
    tally = Tally([0])
    for _ in range(5):
        tally.add(Round({0: both[0]}, 0.01, 0.01))
    assert tally.fewest == 5


def test_a_team_is_not_looked_at(monkeypatch):
    core = Core(monkeypatch, crowding=lambda now: next(numbers))
    numbers = count(1)
    core.share = 0.1  # this thread waits for the others
    rounds = core.rounds({0: core.kernel(1e-6)}, alone=False)
    assert all(one.alone for one in samples_of(rounds)) and next(numbers) == 1
    assert all(one.processor_s == pytest.approx(one.wall_s) for one in rounds)


@pytest.mark.parametrize(("runnable", "found"), [(1, False), (2, False), (3, True), (5, True)])
def test_as_many_other_threads_as_processors_leave_no_core(tmp_path, runnable, found):
    load = tmp_path / "loadavg"
    load.write_text(f"2.10 2.91 6.90 {runnable}/80 20137\n")
    assert crowded_out(load, processors=2) is found


@pytest.mark.parametrize("text", ["", "1.0 2.0", "a b c d e", "0 0 0 /80 1"])
def test_a_load_that_is_not_told_leaves_a_core(tmp_path, text):
    load = tmp_path / "loadavg"
    assert not crowded_out(load)
    load.write_text(text)
    assert not crowded_out(load)


def test_samples_are_disturbed_while_others_could_keep_every_processor_busy(monkeypatch):
    core = Core(monkeypatch)
    rounds = core.rounds({0: core.kernel(*[1e-6] * 8)}, crowded_out=lambda: core.now < 0.2, budget_s=1.0)
    alone = [one.alone for one in samples_of(rounds)]
    assert not alone[0] and sum(alone) >= 10
