"""What a load under a mask takes of the pipes of FMA, from the time of both together."""

import pytest
from chainline.analysis.calibration.costs import ClassFigures
from chainline.analysis.calibration.measured_forms import beside_fma, later
from chainline.analysis.machine.load import load_machine
from chainline.analysis.machine.record import Measured, PortUse

FMA = load_machine("gnr").operation("fma", 512).uses


def masked_load(together, alone=0.5):
    cycles = [Measured(value, "cycles", 0.0, 1) for value in (alone, together)]
    return ClassFigures("masked_load", 512, None, None, *cycles)


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
