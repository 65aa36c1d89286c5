"""Figures that fit measured loops best: found again where the loops come from a simulation that has them."""

from dataclasses import replace

import pytest
from chainline.analysis.calibration.core_fit_steps import (
    NEARLY_AS_WELL,
    MeasuredLoop,
    fit_core,
    mean_error,
    simulated_cycles,
    turns_at,
    whole_key,
)
from chainline.analysis.machine.load import load_machine
from chainline.analysis.machine.record import PortUse
from chainline.isa.x86_64.pipeline_loops import pipeline_loops

GNR = load_machine("gnr")
LOOPS = [
    loop
    for loop in pipeline_loops()
    if loop.effect == "chains of eight" or loop.name in ("48 FMA and 24, 512 bits", "1000 instructions")
]
REGISTERS = whole_key("physical_wide_registers", (96, 128, 160))
TURNS = turns_at(512, ("full_load",), ("p0", "p5"), (0.0, 0.3, 0.6))


def measured(machine):
    return [MeasuredLoop(loop, simulated_cycles(loop, machine)) for loop in LOOPS]


@pytest.mark.exhaustive
@pytest.mark.parametrize(("registers", "turns"), [(96, 0.6), (160, 0.3), (128, 0.0)])
def test_what_made_the_loops_is_found_again(registers, turns):
    made = TURNS.put(REGISTERS.put(GNR, registers), turns)
    found = fit_core(GNR, (REGISTERS, TURNS), measured(made))
    assert [figure.value for figure in found.figures] == [registers, turns]
    assert found.error == 0
    assert found.machine == made
    for figure in found.figures:
        assert figure.low == figure.value == figure.high


@pytest.mark.exhaustive
def test_values_that_fit_nearly_as_well_are_a_range():
    loops = [replace(each, cycles=1.1 * each.cycles) for each in measured(GNR)]
    near = whole_key("physical_wide_registers", (158, 160, 400))
    (figure,) = fit_core(GNR, (near,), loops).figures
    assert figure.value in (158, 160)
    assert (figure.low, figure.high) == (158, 160)
    least = mean_error(near.put(GNR, figure.value), loops)
    assert mean_error(near.put(GNR, 400), loops) > NEARLY_AS_WELL * least


def test_turns_stand_beside_what_an_operation_takes_otherwise():
    without, more = TURNS.put(GNR, 0.0), TURNS.put(GNR, 0.6)
    full = [machine.operation("full_load", 512).uses for machine in (without, more)]
    assert full == [
        (PortUse(("p2", "p3")),),
        (PortUse(("p2", "p3")), PortUse(("p0", "p5"), 0.6)),
    ]
    assert more.operation("full_load", 256) == GNR.operation("full_load", 256)
    assert more.operation("store", 512) == GNR.operation("store", 512)


def test_the_shipped_file_has_the_figures_of_the_fit():
    """As `tests/validation/campaigns/granite-rapids/fit_core.py` finds them."""
    assert GNR.core.physical_wide_registers == 160
    for load in ("full_load", "masked_load"):
        assert PortUse(("p0", "p5"), 0.55) in GNR.operation(load, 512).uses
    assert PortUse(("p0", "p5"), 0.3) in GNR.operation("store", 512).uses
