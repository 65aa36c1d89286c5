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
    "converted": "vcvttsd2si %xmm14, %r8",
    "element": "vpextrq $1, %xmm14, %r9",
    "add": "leaq 1(%rsi), %{r}",
    "move": "cmovcq %rsi, %{r}",
    "shift": "rorxq $3, %rsi, %{r}",
    "branch": "jo 9f\n9:",
}
INTEGERS = ("rbx", "rcx", "rdi", "r10", "r11", "r12")


def cycles(names):
    group = [LINES[name] for name in names.split()]
    lines = [line.format(n % 12, r=INTEGERS[n % len(INTEGERS)]) for n, line in enumerate(group * N)]
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


@pytest.mark.parametrize("result", ["vmovd", "converted", "element"])
@pytest.mark.parametrize(
    ("beside", "expected"),
    [
        ("shift", 1.5 * N),  # by turns to two ports, of which the result keeps one busy all the time
        ("shift shift", 2 * N),
        ("add", 1.25 * N),  # to four
        ("add add", 1.5 * N),
        ("move", N),  # two others
        ("branch", N),
    ],
)
def test_integers_keep_their_turns_at_a_port_that_results_take(result, beside, expected):
    """What goes to a general register by the pipe of stores takes ALU2, which dispatch does not know."""
    assert cycles(f"{result} {beside}") == pytest.approx(expected, rel=0.03)


@pytest.mark.parametrize(
    ("beside", "expected"), [("shift shift", N), ("add", 1.25 * N), ("move", 1.5 * N), ("move move", 2 * N)]
)
def test_signs_take_another_port(beside, expected):
    assert cycles(f"signs {beside}") == pytest.approx(expected, rel=0.03)


@pytest.mark.parametrize(
    ("beside", "measured"),
    [("shift shift", 24.7), ("move", 30.4), ("move move", 39.9), ("add add", 29.7), ("branch", 25.0)],
)
def test_flags_take_three_turns_of_four_there(beside, measured):
    assert cycles(f"flags {beside}") == pytest.approx(measured, rel=0.07)
