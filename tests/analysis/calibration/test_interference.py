"""What a calibration makes of disturbed rounds, with a timer that is disturbed on purpose."""

import random

import pytest
from chainline.analysis.calibration import session
from chainline.analysis.calibration.interference import Watch
from chainline.analysis.calibration.measured_value import lowest, marked, per_operation, uncertain
from chainline.analysis.calibration.plan import Stage, remeasured
from chainline.analysis.calibration.session import Host, Sampling, sample_loops
from chainline.analysis.machine.record import Calibrated, Measured
from chainline.codegen.target import host_target
from chainline.isa.microbenchmark import Microbenchmark
from chainline.reports.machine import calibrated_output, calibrated_text

NOP, BRANCH, SLOWER = 1 / 6, 1.0, 1.5
LOOPS = {"fma latency": 4.0, "load throughput": 0.5}
BENCHMARKS = [Microbenchmark(name, ("nop",), 1) for name in LOOPS]


@pytest.fixture
def timer(monkeypatch):
    """Replace the measuring process by one whose n-th round is slower where `disturbed(n)`."""

    def start(disturbed, share=lambda number: 1.0):
        rng, begun = random.Random(0), iter(range(10**6))

        def attempt(request):
            replies = []
            for _ in range(request["rounds"]):
                number = next(begun)
                factor = (SLOWER if disturbed(number) else 1.0) * rng.uniform(0.999, 1.001)
                samples = {name: LOOPS[name] * factor for name in request["symbols"]}
                seen = {"reference": [NOP, BRANCH * factor], "share": share(number)}
                replies.append({"event": "round", "samples": samples, **seen})
            return [*replies, {"event": "done"}], ""

        monkeypatch.setattr(session, "_attempt", attempt)
        return Host(host_target(), {})

    return start


def _figures(host, rounds=40):
    samples = sample_loops(BENCHMARKS, host, Sampling(rounds, 1e-6))
    return marked(per_operation(samples.cycles, BENCHMARKS), samples.disturbed)


@pytest.mark.parametrize(
    "disturbed",
    [lambda n: False, lambda n: n % 3, lambda n: n < 30, lambda n: n > 10],
    ids=["never", "often", "at first", "at last"],
)
def test_disturbed_rounds_are_counted_and_left_out(timer, disturbed):
    host = timer(disturbed)
    figures = _figures(host)
    assert {name: round(each.value, 1) for name, each in figures.items()} == LOOPS
    assert not uncertain(figures)
    assert host.watch.disturbed_rounds == sum(map(bool, map(disturbed, range(40))))


def test_where_nearly_all_rounds_are_disturbed_the_figures_are_uncertain(timer):
    host = timer(lambda n: n % 10)
    assert set(uncertain(_figures(host))) == set(LOOPS)
    assert host.watch.disturbed_rounds == 36


def test_a_loop_beside_which_no_clock_was_steady_has_figures_that_are_uncertain(monkeypatch):
    """On an Emerald Rapids whose clock others moved, 19 of 160 loops had none."""
    seen = {"reference": [NOP, BRANCH], "share": 1.0}
    steady, unsteady = {"fma latency": 4.0}, {"load throughput": 0.5}
    replies = [
        *[{"event": "round", "samples": steady, "unsteady": {}, **seen}] * 8,
        *[{"event": "round", "samples": {}, "unsteady": unsteady | {"fma latency": 3.9}, **seen}] * 8,
        {"event": "done"},
    ]
    monkeypatch.setattr(session, "_attempt", lambda request: (replies, ""))
    figures = _figures(Host(host_target(), {}))
    assert {name: each.value for name, each in figures.items()} == LOOPS
    assert list(uncertain(figures)) == ["load throughput"]


def test_a_loop_that_others_do_not_slow_is_sure(timer, monkeypatch):
    """A chain of adds goes on beside another thread, which a few undisturbed rounds bear out."""
    host = timer(lambda n: n % 10)
    monkeypatch.setattr("chainline.analysis.calibration.interference._AGREE", SLOWER)
    assert not uncertain(_figures(host))


def test_rounds_without_the_processor_are_disturbed(timer):
    host = timer(lambda n: False, share=lambda n: 0.5 if n % 2 else 1.0)
    _figures(host)
    assert host.watch.disturbed_rounds == 20


def test_what_drifts_without_being_slowed_is_uncertain():
    """Such as the fill of a cache that others share: nops do not show it."""
    drifting = Measured(600.0, "cycles", 0.0, 20, lowest([600.0] * 10 + [700.0] * 10).apart)
    assert drifting.apart == pytest.approx(100 / 650)
    assert uncertain({"chase memory": drifting}) == ("chase memory",)
    assert not uncertain({"size L2": drifting})


def test_uncertain_figures_are_measured_again_until_they_repeat(timer):
    host = timer(lambda n: n < 100 and n % 10)
    asked = []

    def measure(names):
        asked.append(sorted(names))
        return _figures(host)

    found = remeasured(_figures(host), [Stage(LOOPS.__contains__, measure)], 10.0)
    assert {name: round(each.value, 1) for name, each in found.items()} == LOOPS
    assert not uncertain(found)
    assert asked == [sorted(LOOPS)] * 2  # the first 40 rounds from 40 on are disturbed as well


def test_measuring_again_has_an_end(timer):
    host, seconds = timer(lambda n: n % 10), iter(range(0, 1000, 4))
    asked = []

    def measure(names):
        asked.append(names)
        return _figures(host)

    found = remeasured(_figures(host), [Stage(LOOPS.__contains__, measure)], 5.0, clock=lambda: next(seconds))
    assert len(asked) == 1
    assert set(uncertain(found)) == set(LOOPS)


def test_a_stage_is_asked_for_its_own_figures_only():
    doubtful = Measured(1.0, "cycles", 0.0, 9, 0.5)
    sure = Measured(2.0, "cycles", 0.0, 9)

    def windows(names):
        assert list(names) == ["window nop"]
        return {"window nop": sure, "window add": sure}

    figures = {"window nop": doubtful, "window add": Measured(3.0, "cycles", 0.0, 9), "chase L2": doubtful}
    found = remeasured(figures, [Stage(lambda name: name.startswith("window"), windows)], 10.0)
    assert found == {**figures, "window nop": sure}


def test_the_reader_is_told_what_to_do():
    names = tuple(f"loop {number}" for number in range(9))
    text = calibrated_text(Calibrated(100, 60, names))
    assert text == (
        "disturbed: 60 of 100 rounds were slowed by other programs. 9 figures are uncertain: loop 0; loop 1; "
        "loop 2; loop 3; loop 4; loop 5 and 3 more. Calibrate again on a quieter machine."
    )
    assert calibrated_text(Calibrated(100, 60, ())).startswith("disturbed: 60 of 100 rounds")
    assert calibrated_output(Calibrated(100, 60, names)).to_json()["uncertain"] == list(names)
    assert calibrated_output(None) is None


def test_a_measuring_process_is_told_what_others_saw():
    watch = Watch(patience_s=0.5)
    assert watch.vigil == {"patience_s": 0.5, "crowding": None}
    seen = {"reference": [NOP, BRANCH], "share": 1.0}
    watch.note([{**seen, "crowding": 1.0 if n % 10 == 0 else SLOWER} for n in range(100)])
    watch.note([seen])
    assert watch.vigil == {"patience_s": 0.5, "crowding": 1.0}


def test_an_empty_watch_has_seen_nothing():
    assert Watch().disturbed_rounds == 0
