"""A vector operation that is given its pipe at dispatch keeps off one that others take for several turns."""

from dataclasses import replace

import pytest
from chainline.analysis.calibration.core_fit_steps import simulated_cycles
from chainline.analysis.incore.pipeline.simulate import simulate_body
from chainline.analysis.machine.load import load_machine
from chainline.asm.listing import parse
from chainline.isa.x86_64.pipeline_loops import AVX2, pipeline_loops

ZEN3 = load_machine("zen3")
TURNS_OF_A_PERMUTATION = 1.25


def cycles(lines, machine=ZEN3):
    listing = parse("\n".join(lines), "x86-64")
    return simulate_body(listing.instructions, machine, True).cycles_per_iteration


def permuted(n_fma, n_permutations):
    """Return FMA of twelve sums with permutations across lanes between, which one of their pipes does."""
    every = n_fma // n_permutations
    for n in range(n_fma):
        yield f"vfmadd231pd %ymm14, %ymm15, %ymm{n % 12}"
        if n % every == every - 1:
            yield f"vpermpd $27, %ymm15, %ymm{12 + n // every % 2}"


@pytest.mark.parametrize(("n_permutations", "measured"), [(8, 28.6), (16, 35.1)])
def test_others_take_the_pipe_that_is_left(n_permutations, measured):
    """Measured with a processor of family 25, model 1, in moments in which the core was to be had alone."""
    found = cycles(list(permuted(48, n_permutations)))
    assert found == pytest.approx((48 + TURNS_OF_A_PERMUTATION * n_permutations) / 2, rel=0.02)
    assert found == pytest.approx(measured, rel=0.05)


def with_one_scheduler(machine):
    """Return a machine all of whose vector pipes have one scheduler, as large as both."""
    schedulers = {scheduler.name: scheduler for scheduler in machine.core.schedulers}
    even, odd = schedulers.pop("FP_even"), schedulers.pop("FP_odd")
    one = replace(even, ports=(*even.ports, *odd.ports), entries=even.entries + odd.entries)
    core = replace(
        machine.core, schedulers=(*schedulers.values(), one), store_data_entries=0, alternates_loads=False
    )
    return replace(machine, core=core)


def test_a_pipe_that_was_given_is_waited_for():
    """Eight chains fill two pipes of four cycles, so that each cycle of waiting tells."""
    (loop,) = (each for each in pipeline_loops(AVX2) if each.name == "8 whole operands")
    free = with_one_scheduler(ZEN3)
    bound = replace(free, core=replace(free.core, binds_ports=True))
    assert simulated_cycles(loop, free) == pytest.approx(4.0, rel=0.01)
    assert simulated_cycles(loop, bound) > 4.3


def test_loads_that_take_ports_by_turns_end_where_ports_are_bound():
    """The turn is that of the ports that the load was left, which a port given at dispatch alone is."""
    loops = [each for each in pipeline_loops(AVX2) if each.effect == "early load"]
    machine = load_machine("clx")
    core = replace(machine.core, alternates_loads=True, binds_ports=True)
    assert all(simulated_cycles(loop, replace(machine, core=core)) > 0 for loop in loops)
