"""Two schedulers behind one queue: what each executes follows from when it has room."""

from dataclasses import replace

import pytest
from chainline.analysis.incore.pipeline.simulate import simulate_body
from chainline.analysis.machine.load import load_machine
from chainline.asm.listing import parse

ZEN5 = load_machine("zen5")
N_FMA = 48
FMA, TURNS = "vfmadd231pd %zmm29, %zmm28, %zmm{n}", 12
SHUFFLE, ADD, UNPACK = (
    "vpermpd $27, %zmm28, %zmm{n}",
    "vaddpd %zmm29, %zmm28, %zmm{n}",
    "vunpcklpd %zmm29, %zmm28, %zmm{n}",
)


def one_pool(machine):
    """Return a machine whose vector pipes have one scheduler with the entries of two."""
    even, odd = (s for s in machine.core.schedulers if s.name in ("FP_even", "FP_odd"))
    pool = replace(even, ports=(*even.ports, *odd.ports), entries=even.entries + odd.entries)
    others = tuple(s for s in machine.core.schedulers if s not in (even, odd))
    return replace(machine, core=replace(machine.core, schedulers=(*others, pool)))


def cycles(other, number, machine=ZEN5):
    """Return the cycles of FMA with others spread among them, no two of which depend on each other."""
    lines = []
    for n in range(N_FMA):
        lines.append(FMA.format(n=n % TURNS))
        if (n + 1) * number // N_FMA > n * number // N_FMA:
            lines.append(other.format(n=TURNS + n % TURNS))
    code = parse("\n".join(lines), machine.isa).instructions
    return simulate_body(code, machine, True).cycles_per_iteration


@pytest.mark.parametrize("number", [6, 8, 12, 16, 24, 48])
def test_shuffles_take_turns_of_the_fma_pipe_that_they_share(number):
    """Both schedulers are full; the odd one, whose one pipe does both, frees a place a cycle.

    The even one frees a place for each FMA, one a cycle, and for each shuffle among what it took,
    which is as many of hundred as of the code.
    """
    share = number / (N_FMA + number)
    a_cycle = 1 + 1 / (1 - share)
    assert cycles(SHUFFLE, number) == pytest.approx((N_FMA + number) / a_cycle, rel=0.05)


@pytest.mark.parametrize("number", [8, 16, 24, 48])
def test_one_pool_would_leave_the_other_pipe_to_the_shuffles(number):
    assert cycles(SHUFFLE, number, one_pool(ZEN5)) == pytest.approx(
        max(N_FMA / 2, (N_FMA + number) / 3), rel=0.01
    )


@pytest.mark.parametrize("other", [ADD, UNPACK])
@pytest.mark.parametrize("number", [8, 16, 24, 48])
def test_what_either_scheduler_has_a_pipe_for_delays_no_fma(other, number):
    assert cycles(other, number) == pytest.approx(N_FMA / 2, rel=0.03)
