"""The least times of calls that take turns, and of those that had the core alone."""

import time
from itertools import count, cycle

import pytest
from chainline.analysis.measurement.interleaved_timing import (
    Vigil,
    Watchman,
    least_seconds_alone,
)
from chainline.analysis.measurement.timer import Timer
from chainline.codegen.kernel import timing_ir

SLOWED = 1.5


pytestmark = pytest.mark.usefixtures("ticks")


class Host:
    """A core that is crowded in four looks of so many, and then slow."""

    def __init__(self, alone=2):
        self.looks, self.crowding = cycle([1.0] * alone + [SLOWED] * 4), 1.0

    def look(self):
        self.crowding = next(self.looks)
        return self.crowding

    def taking(self, seconds):
        return lambda n: n * seconds * self.crowding


def test_only_samples_without_others_count():
    host = Host()
    watchman = Watchman(host.look)
    calls = [host.taking(2e-3), host.taking(5e-3)]
    least, fewest = least_seconds_alone(calls, 3, 0.0, watchman, patience_s=5.0)
    assert least == pytest.approx([2e-3, 5e-3])
    assert fewest == 3


def test_without_patience_others_count():
    least, fewest = least_seconds_alone([lambda n: n * 3e-3], 2, 0.0, Watchman(lambda: 1.0), patience_s=0.0)
    assert least == pytest.approx([3e-3])
    assert fewest == 0


def test_a_vigil_takes_every_sample_alone():
    host = Host(alone=3)
    vigil = Vigil(Watchman(host.look), patience_s=0.05)
    part = host.taking(2e-3)
    assert [vigil.least(lambda: part(1), parts=3) for _ in range(20)] == pytest.approx([2e-3] * 20)


def test_a_vigil_keeps_the_others_out_of_its_least_not_only_out_of_its_mean():
    # what is seen beside others may be short, too: a clock that was set, a part that was cut off
    host = Host(alone=3)
    vigil = Vigil(Watchman(host.look), patience_s=0.05)
    found = vigil.least(lambda: 2e-3 if host.crowding == 1.0 else 1e-3, parts=3)
    assert found == pytest.approx(2e-3)


def test_a_vigil_whose_patience_is_over_takes_what_there_is_and_soon(ticks):
    calls, looks = [], count()
    vigil = Vigil(Watchman(lambda: [1.0, 2.0][next(looks) % 2]), patience_s=1e-3)  # never twice in a row
    assert [vigil.least(lambda: calls.append(1) or 3e-3, parts=4) for _ in range(30)] == [3e-3] * 30
    assert len(calls) >= 30 * 4
    assert next(looks) * ticks < 2 * (30 + 20) * 1e-3 + 30 * 5 * ticks  # twice what it may wait


def test_every_part_comes_with_the_looks_before_and_after_it():
    looks, parts = count(), count(100)
    crowding = cycle([1.0] * 4 + [SLOWED])
    seen = {}

    class Look(float):
        """What is seen, and which look it is."""

    def look():
        found = Look(next(crowding))
        found.number = next(looks)
        seen[found.number] = float(found)
        return found

    vigil = Vigil(Watchman(look), patience_s=5.0)
    found = [each for _ in range(20) for each in vigil.between(lambda: next(parts), 4, parts.__next__)]
    assert len(found) == 80
    assert all(after.number == before.number + 1 for before, _, after in found)
    assert all(seen[before.number] == seen[after.number] == 1.0 for before, _, after in found)
    taken = [part for _, part, _ in found]
    assert taken == sorted(set(taken)) and taken[0] > 100  # one before them is not timed


def test_nobody_is_trusted_before_there_is_a_best():
    watchman = Watchman(lambda: 1.0)
    assert [watchman.alone() for _ in range(50)] == [False] * 49 + [True]


def test_a_few_misjudged_looks_are_no_best():
    looks = cycle([0.2, *[1.0] * 99])
    watchman = Watchman(lambda: next(looks))
    assert sum(watchman.alone() for _ in range(200)) >= 100


def test_others_who_stay_are_never_taken_for_nobody():
    looks = iter([1.0] * 2000 + [SLOWED] * 20_000 + [1.0])
    watchman = Watchman(lambda: next(looks))
    assert [watchman.alone() for _ in range(2000)][-1]
    assert not any(watchman.alone() for _ in range(20_000))
    assert watchman.alone()


def test_who_was_there_first_is_known_when_he_leaves():
    looks = iter([SLOWED] * 5000 + [1.0] * 2000 + [SLOWED])
    watchman = Watchman(lambda: next(looks))
    assert all([watchman.alone() for _ in range(7000)][5000:])
    assert not watchman.alone()


def test_what_is_known_is_not_learned_again():
    assert not any(Watchman(lambda: SLOWED, 1.0).alone() for _ in range(5000))
    assert Watchman(lambda: 1.0, 1.0).alone()


def test_crowding_is_what_loads_add(monkeypatch):
    timer = Timer()
    alone_s, paired_s = 4e-6, [6e-6]
    monkeypatch.setattr(
        timer, "rounds_s", lambda function, rounds: alone_s if function is timer._products else paired_s[0]
    )
    assert timer.crowding() == pytest.approx(1.5)
    paired_s[0] = 1e-6  # a misjudged look: loads never make products faster
    assert timer.crowding() == 1.0


def test_the_host_runs_both_loops():
    timer = Timer()
    assert min(timer.rounds_s(each, 10_000) for each in (timer._products, timer._paired)) > 1e-6


@pytest.mark.parametrize("hz", [1e9, 0.0])
def test_what_calling_a_loop_takes_is_no_part_of_its_time(monkeypatch, hz):
    """By the counter where there is a steady one, else by the clock of the operating system."""
    timer, now_ns = Timer(), count(0, 5000)  # five microseconds a call
    monkeypatch.setattr(timer, "_timed", lambda function, rounds, argument: 2 * rounds + 40)
    monkeypatch.setattr(timer, "_counter_hz", hz)
    monkeypatch.setattr(timer, "_overhead_s", 40e-9 if hz else 1e-6)
    monkeypatch.setattr(time, "perf_counter_ns", lambda: next(now_ns))
    assert timer.rounds_s(timer.loop("nops"), 1000) == pytest.approx(2e-6 if hz else 4e-6)


@pytest.mark.parametrize(("isa", "wide"), [("x86-64", False), ("x86-64", True), ("aarch64", False)])
def test_every_product_has_its_load(isa, wide):
    text = timing_ir(isa, {"fma": wide})
    product = "fmul" if isa == "aarch64" else "vfmadd231pd" if wide else "mulpd"
    load = "ldr q" if isa == "aarch64" else "vmovups" if wide else "movups"
    alone, paired = (text.split(f"@{name}(")[1].split("define")[0] for name in ("products", "paired"))
    assert alone.count(product) == paired.count(product) == paired.count(load) == 24
    assert load not in alone
