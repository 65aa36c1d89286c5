"""Operations on vectors of Zen 3 whose results go to integers: which pipes they take, and what they share."""

import pytest
from chainline.analysis.incore.pipeline.simulate import simulate_body
from chainline.analysis.machine.load import load_machine
from chainline.asm.listing import parse

ZEN3 = load_machine("zen3")
N = 24
LINES = {
    "flags": "vcomisd %xmm14, %xmm15",
    "signs": "vmovmskpd %xmm14, %eax",
    "test": "vtestpd %xmm14, %xmm15",
    "vmovd": "vmovd %xmm14, %edx",
    "sum": "vaddsd %xmm14, %xmm15, %xmm{}",
    "shuffle": "vunpcklpd %xmm14, %xmm15, %xmm{}",
    "product": "vpmuludq %xmm14, %xmm15, %xmm{}",
    "store": "vmovupd %xmm14, -64(%rsi)",
}


def cycles(names):
    group = [LINES[name] for name in names.split()]
    lines = [line.format(n % 12) for n, line in enumerate(group * N)]
    return simulate_body(parse("\n".join(lines), "x86-64").instructions, ZEN3, True).cycles_per_iteration


@pytest.mark.parametrize(
    ("names", "expected"),
    [
        ("flags", N),  # one result a cycle
        ("flags signs", 2 * N),
        ("flags test", 2 * N),
        ("flags sum", N),  # two pipes of additions
        ("flags sum sum", 1.5 * N),
        ("test shuffle shuffle", 1.5 * N),  # two pipes of shuffles
        ("test product product", N),  # other pipes
        ("signs sum sum", N),  # neither
        ("vmovd store", 2 * N),  # the pipe of stores
        ("vmovd sum sum", N),
    ],
)
def test_what_shares_a_pipe_takes_turns(names, expected):
    """The busiest of the pipes is full: those of the operation, or what hands results to integers."""
    assert cycles(names) == pytest.approx(expected, rel=0.02)


@pytest.mark.parametrize(
    ("names", "measured"),
    [
        ("flags product product", 26.6),
        ("flags shuffle shuffle", 27.0),
        ("flags sum product product", 32.1),
        ("flags sum product", 28.7),
        ("test sum sum", 28.2),
    ],
)
def test_three_pipes_are_nearly_filled(names, measured):
    """Operations with a pipe of their own and one in common take as long as was measured."""
    assert cycles(names) == pytest.approx(measured, rel=0.07)
