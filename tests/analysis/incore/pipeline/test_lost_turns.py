"""Loads of vectors are picked each cycle, though two others are on their way: younger loads have to wait."""

from dataclasses import replace

import pytest
from chainline.analysis.incore.pipeline.simulate import simulate_body
from chainline.analysis.machine.load import load_machine
from chainline.asm.listing import parse

ZEN3 = load_machine("zen3")
OTHERS_PASS = replace(ZEN3, core=replace(ZEN3.core, loads_lose_turns=False))
VECTORS_A_CYCLE, LOADS_A_CYCLE = 2, 3


def cycles(vectors, integers, machine):
    """Return the cycles of so many loads of vectors, then of integers."""
    lines = [f"vmovsd (%rsi), %xmm{n % 16}" for n in range(vectors)]
    lines += [f"movq (%rsi), %r{8 + n % 6}" for n in range(integers)]
    return simulate_body(parse("\n".join(lines), "x86-64").instructions, machine, True).cycles_per_iteration


@pytest.mark.parametrize(("run", "measured"), [(24, 19.4), (48, 39.4)])
def test_runs_of_either_follow_one_another(run, measured):
    """Measured with a processor of family 25, model 1."""
    found = cycles(run, run, ZEN3)
    assert found == pytest.approx(measured, rel=0.05)
    assert found == pytest.approx(run / VECTORS_A_CYCLE + run / LOADS_A_CYCLE, rel=0.07)


@pytest.mark.parametrize("run", [24, 48])
def test_where_others_pass_the_ports_of_all_loads_limit(run):
    assert cycles(run, run, OTHERS_PASS) == pytest.approx(2 * run / LOADS_A_CYCLE, rel=0.02)


@pytest.mark.parametrize(
    ("vectors", "integers", "expected"), [(24, 0, 24 / VECTORS_A_CYCLE), (0, 24, 24 / LOADS_A_CYCLE)]
)
def test_loads_of_one_kind_lose_nothing(vectors, integers, expected):
    assert cycles(vectors, integers, ZEN3) == pytest.approx(expected, rel=0.01)


def test_a_core_that_says_nothing_lets_others_pass():
    assert not load_machine("zen4").core.loads_lose_turns
