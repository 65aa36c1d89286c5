"""What pairs between nops and short loops say of the front end of a core."""

import math

import pytest
from chainline.analysis.calibration.core_builder import fetch_width, fused_pairs
from chainline.analysis.machine.record import Measured

BOTH = ("compare", "arithmetic")


def figures(width, slots, fetched=0, noise=0.0):
    """Return cycles of a core that dispatches so many a cycle, with pairs of so many slots."""
    counter = slots["arithmetic"]
    cycles = {"nop scalar throughput": 1 / width}
    cycles |= {f"pair {first} with nops": (6 + slots[first]) / width for first in BOTH}
    for nops in range(2, 18):
        places = nops + counter
        fetching = math.ceil(places / fetched) if fetched else 1
        cycles[f"short loop {nops}"] = max(places / width, fetching)
    return {
        name: Measured(value * (1 + noise * (number % 3 - 1)), "cycles", 0.0, 1)
        for number, (name, value) in enumerate(cycles.items())
    }


@pytest.mark.parametrize("width", [4, 6, 8])
@pytest.mark.parametrize("noise", [0.0, 0.03])
def test_pairs_that_take_one_slot(width, noise):
    for joined in ((), ("compare",), BOTH):
        slots = {first: 1 if first in joined else 2 for first in BOTH}
        assert fused_pairs(figures(width, slots, noise=noise)) == joined


@pytest.mark.parametrize(("width", "fetched"), [(6, 8), (6, 6), (8, 8), (4, 4)])
@pytest.mark.parametrize("slots", [1, 2])
def test_loops_take_whole_cycles_of_fetching(width, fetched, slots):
    found = figures(width, dict.fromkeys(BOTH, slots), fetched, noise=0.01)
    assert fetch_width(found, width) == fetched


def test_what_is_not_seen_stays_neutral():
    apart = figures(6, dict.fromkeys(BOTH, 2))
    assert fetch_width(apart, 6) == 0
    assert (fused_pairs({}), fetch_width({}, 6)) == ((), 0)
    # of nops that are joined in pairs their loops tell nothing
    joined = {**figures(12, {"compare": 1, "arithmetic": 1}, 16), "mixture scalar throughput": 1 / 6}
    joined = {k: Measured(v, "cycles", 0.0, 1) if isinstance(v, float) else v for k, v in joined.items()}
    assert fetch_width(joined, 6) == 0
