"""What loads take of the pipes of FMA, and what is microcoded of dispatch, from the times of mixtures."""

import pytest
from chainline.analysis.calibration.instruction_costs import (
    ClassFigures,
    beside_fma,
    later,
    slots_between_nops,
    taken_among,
)
from chainline.analysis.machine.load import load_machine
from chainline.analysis.machine.record import Measured, PortUse

FMA = load_machine("gnr").operation("fma", 512).uses


def cycles(value):
    return Measured(value, "cycles", 0.0, 1)


def masked_load(together, alone=0.5):
    return ClassFigures("masked_load", 512, None, None, cycles(alone), cycles(together))


@pytest.mark.parametrize(("together", "turns"), [(1.0, 1.0), (1.275, 1.55), (0.75, 0.5)])
def test_turns_follow_from_the_mixture(together, turns):
    assert beside_fma(masked_load(together), FMA) == (PortUse(("p0", "p5"), turns),)


@pytest.mark.parametrize(("together", "alone"), [(0.5, 0.5), (0.54, 0.5), (1.02, 1.0)])
def test_what_hides_beside_fma_takes_nothing(together, alone):
    assert beside_fma(masked_load(together, alone), FMA) == ()


def test_later_costs_differ_in_latency_alone():
    load = load_machine("gnr").instructions["load"]
    found = later(load, 2.0)
    assert found.at(512).latency_cycles == load.at(512).latency_cycles + 2
    assert found.at(64).uses == load.at(64).uses


@pytest.mark.parametrize(
    ("with_nops", "nop", "joined", "slots"),
    [(7.16, 0.17, 1, 30), (2.2, 0.17, 1, 1), (7.16, 0.085, 2, 36), (None, 0.17, 1, 1), (7.16, None, 1, 1)],
)
def test_nops_beside_it_tell_the_slots_of_what_is_microcoded(with_nops, nop, joined, slots):
    figures = ClassFigures("maskmov_store", 256, None, None, None, None, with_nops and cycles(with_nops))
    assert slots_between_nops(figures, nop, joined) == slots


LOADS = (PortUse(("LD0", "LD1"), 1.0),)


@pytest.mark.parametrize(
    ("together", "slots", "turns"),
    [(11.1, 30, 10), (16.0, 30, 20), (7.2, 30, None), (11.1, 1, None), (None, 30, None)],
)
def test_loads_around_it_tell_what_it_takes_of_their_ports(together, slots, turns):
    found = taken_among(together and cycles(together), slots, 1 / 6, LOADS)
    assert found == ((PortUse(LOADS[0].ports, turns),) if turns else ())
