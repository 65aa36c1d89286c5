"""Registers that come back some cycles after their instruction retires: fewer results are in flight."""

from dataclasses import replace

import pytest
from chainline.analysis.incore.pipeline.simulate import simulate_body
from chainline.analysis.machine.load import load_machine
from chainline.asm.listing import parse
from chainline.isa.x86_64.pipeline_loops import spread

ZEN3 = load_machine("zen3")
N, SPARE = 48, 8


def machine(**keys):
    return replace(ZEN3, core=replace(ZEN3.core, **keys))


def cycles(lines, target):
    listing = parse("\n".join(lines), "x86-64")
    return simulate_body(listing.instructions, target, True).cycles_per_iteration


def products(number):
    return [f"vmulpd %ymm14, %ymm15, %ymm{n % 6}" for n in range(number)]


@pytest.mark.parametrize("held", [0, 3, 6, 20])
def test_results_take_turns_of_few_registers(held):
    """Each register serves a product for its latency, what it takes to begin, and as long as it is held."""
    few = machine(physical_vector_registers=ZEN3.core.vector_registers + SPARE, release_cycles=held)
    latency = ZEN3.operation("multiply", 256).latency_cycles
    turn = 1 + latency + held
    assert cycles(products(N), few) == pytest.approx(N * turn / SPARE, rel=0.02)


def test_enough_registers_are_held_unseen():
    assert cycles(products(N), machine(release_cycles=6)) == pytest.approx(N / 2, rel=0.01)


@pytest.mark.parametrize(
    ("n_products", "n_shuffles", "n_loads", "measured"),
    [(24, 8, 24, 16.1), (24, 24, 24, 22.5), (48, 8, 48, 28.4), (48, 20, 48, 34.3), (48, 24, 48, 36.3)],
)
def test_where_registers_run_out_schedulers_are_never_full_and_share_blindly(
    n_products, n_shuffles, n_loads, measured
):
    """Measured on a processor of family 25, model 1: half of each kind, however busy the pipe of both is."""
    shuffles = [f"vunpcklpd %ymm14, %ymm15, %ymm{6 + n % 4}" for n in range(n_shuffles)]
    loads = [f"vbroadcastsd {8 * (n % 32)}(%rsi), %ymm{10 + n % 4}" for n in range(n_loads)]
    found = cycles(spread(products(n_products), shuffles, loads), ZEN3)
    shared = (n_products + n_shuffles) / 2
    assert found == pytest.approx(measured, rel=0.06)
    if n_loads == 48:
        assert found == pytest.approx(shared, rel=0.02)
        assert cycles(spread(products(n_products), shuffles, loads), machine(release_cycles=0)) < found - 0.5
