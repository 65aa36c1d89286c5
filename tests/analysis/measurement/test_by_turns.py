"""The least times of calls that take turns, and of those that had the core alone."""

from itertools import cycle

import pytest
from chainline.analysis.measurement.by_turns import Watchman, least_seconds_alone
from chainline.analysis.measurement.timer import Timer
from chainline.codegen.timing import timing_ir

SLOWED = 1.5


class Host:
    """A core that is crowded two looks of three, and then slow."""

    def __init__(self):
        self.looks, self.crowding = cycle([1.0, 1.0, SLOWED, SLOWED, SLOWED, SLOWED]), 1.0

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


def test_nobody_is_trusted_before_there_is_a_best():
    watchman = Watchman(lambda: 1.0)
    assert [watchman.alone() for _ in range(50)] == [False] * 49 + [True]


def test_a_few_misjudged_looks_are_no_best():
    looks = cycle([0.2, *[1.0] * 99])
    watchman = Watchman(lambda: next(looks))
    assert sum(watchman.alone() for _ in range(200)) >= 100


def test_crowding_is_what_loads_add(monkeypatch):
    timer = Timer()
    alone_s, paired_s = 4e-6, [6e-6]
    monkeypatch.setattr(
        timer, "_rounds_s", lambda function, rounds: alone_s if function is timer._products else paired_s[0]
    )
    assert timer.crowding() == pytest.approx(1.5)
    paired_s[0] = 1e-6  # a misjudged look: loads never make products faster
    assert timer.crowding() == 1.0


def test_the_host_runs_both_loops():
    timer = Timer()
    assert min(timer._rounds_s(each, 10_000) for each in (timer._products, timer._paired)) > 1e-6


@pytest.mark.parametrize(("isa", "wide"), [("x86-64", False), ("x86-64", True), ("aarch64", False)])
def test_every_product_has_its_load(isa, wide):
    text = timing_ir(isa, wide=wide)
    product = "fmul" if isa == "aarch64" else "vfmadd231pd" if wide else "mulpd"
    load = "ldr q" if isa == "aarch64" else "vmovups" if wide else "movups"
    alone, paired = (text.split(f"@{name}(")[1].split("define")[0] for name in ("products", "paired"))
    assert alone.count(product) == paired.count(product) == paired.count(load) == 24
    assert load not in alone
