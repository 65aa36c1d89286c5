"""Windowed chains against the executed stream of the chain model, and the sweep over windows."""

import numpy as np
import pytest
from chainline.analysis.incore.regions.window import (
    CUT_MARGIN,
    SIZES,
    sweep_windows,
    windowed_chain_cycles,
    windowed_chain_ratio,
)
from chainline.analysis.machine.load import load_machine
from chainline.asm.chains import by_reader, chain_links
from chainline.asm.dependencies import dependencies
from chainline.asm.listing import parse
from chainline.asm.windows import windowed_ratio
from chainline.isa.instruction import Kind
from hypothesis import given, settings
from hypothesis import strategies as st

from .reading import loop_of

_REGISTERS = st.integers(0, 4)
_LINES = st.one_of(
    st.builds("vfmadd231pd %ymm{}, %ymm{}, %ymm{}".format, _REGISTERS, _REGISTERS, _REGISTERS),
    st.builds("vaddpd %ymm{}, %ymm{}, %ymm{}".format, _REGISTERS, _REGISTERS, _REGISTERS),
    st.builds("vmovupd {}(%rdi), %ymm{}".format, st.integers(0, 3).map(lambda n: 32 * n), _REGISTERS),
)


def chained(instructions, loop):
    is_fma = [i.kind is Kind.FMA for i in instructions]
    edges = {(d.writer, d.reader, d.distance) for d in dependencies(instructions, loop)}
    return is_fma, chain_links(is_fma, by_reader(edges))


@settings(max_examples=60, deadline=None)
@given(st.lists(_LINES, min_size=1, max_size=12), st.integers(1, 30))
def test_the_ratio_of_a_loop_is_that_of_its_stream(lines, window):
    listing = parse("\n".join(lines), "x86-64")
    code, n = listing.instructions, len(listing.instructions)
    is_fma, links = chained(code, loop=True)
    length = min(int(np.lcm(n, window)), max(16, -(-n // window)) * window)
    stream = np.resize(np.arange(n, dtype=np.int32), length)
    expected = windowed_ratio(listing, stream, window).ratio
    assert windowed_chain_ratio(n, is_fma, links, window, repeats=True) == pytest.approx(expected)


def test_two_chains_in_flight_where_eight_are_needed():
    """B of Table 2: two chains of two, carried around the loop."""
    body = "\n".join(f"vfmadd231pd %zmm28, %zmm29, %zmm{n}" for n in (0, 0, 1, 1))
    analysis = loop_of(body + "\ndecq %rdi")
    assert analysis.chains.windowed_ratio == pytest.approx(0.5, abs=0.05)
    assert analysis.chains.in_flight == pytest.approx(2, abs=0.2)
    assert analysis.chains.found.lengths == (2, 2)


@pytest.mark.parametrize(("machine", "needed"), [("a64fx", 18), ("neoverse-v2", None)])
def test_chains_needed_are_latency_times_pipes(machine, needed):
    found = load_machine(machine)
    analysis = loop_of("fmla z0.d, p0/m, z1.d, z2.d\nsubs x1, x1, #1", "aarch64", found)
    latency = found.operation("fma", found.vector_bits).accumulate_latency_cycles
    assert analysis.chains.needed == (needed or latency / found.fma_throughput_cycles)


def test_the_sweep_ends_where_chains_fit_the_window():
    """Four carried chains of one FMA, one after the other: any window with two holds two chains."""
    n, latency = 8, 4.0
    is_fma = [True, False] * 4
    links = [(p, p, 1) for p in range(0, 8, 2)]
    sweep = sweep_windows(n, [latency * flag for flag in is_fma], links, True, 4.0)
    for point in sweep.points:
        chains = min(point.window // 2, 4)
        assert point.chain_cycles >= 4 * latency / chains * (1 - CUT_MARGIN) or point.window < 16
    assert [point.window for point in sweep.points] == list(SIZES)


def test_never_and_always():
    free = sweep_windows(2, [4.0, 4.0], [], True, 1.0)
    assert free.latency_bound_below == 0
    bound = sweep_windows(2, [4.0, 4.0], [(0, 1, 0), (1, 0, 1)], True, 1.0)
    assert bound.latency_bound_below is None


def test_short_chains_need_a_window_that_holds_several():
    """Chains of four in a row: a window of 32 instructions holds eight of them."""
    n = 4 * 32
    links = [(p - 1, p, 0) for p in range(n) if p % 4]
    sweep = sweep_windows(n, [4.0] * n, links, True, n / 2)
    assert sweep.latency_bound_below == 32


def test_an_operation_alone_is_no_chain():
    assert windowed_chain_cycles(4, [4.0, 0.0, 0.0, 0.0], [], 4, True) == 0
    assert windowed_chain_cycles(4, [4.0, 4.0, 0.0, 0.0], [(0, 1, 0)], 4, True) == 8


def test_a_split_shortens_the_chain_and_keeps_more_in_flight():
    def in_flight(parts):
        lines = []
        for output in range(16):
            for part in range(parts):
                lines.append(f"vmulpd %ymm1, %ymm0, %ymm{2 + part}")
                lines += [f"vfmadd231pd %ymm1, %ymm0, %ymm{2 + part}"] * (8 // parts - 1)
            lines += [f"vaddpd %ymm{2 + part}, %ymm2, %ymm2" for part in range(1, parts)]
            lines.append(f"vmovupd %ymm2, {32 * output}(%rdi)")
        return loop_of("\n".join([*lines, "decq %rcx"])).chains

    whole, split = in_flight(1), in_flight(2)
    assert (whole.found.longest, split.found.longest) == (7, 3)
    assert whole.starts_with_multiply
    assert split.in_flight > 1.5 * whole.in_flight


def test_windows_of_few_fma_weigh_as_few():
    """Seven FMA of which three are chained, then two that are: five wait in turn, not 9 (3/7 + 2/2) / 2."""
    weights = [4.0] * 7 + [0.0] + [4.0] * 2 + [0.0] * 6
    links = [(0, 1, 0), (1, 2, 0), (8, 9, 0)]
    chained = [weight > 0 for weight in weights]
    assert windowed_chain_cycles(16, weights, links, 8, False) == 4 * 5
    assert windowed_chain_ratio(16, chained, links, 8, False) == pytest.approx((3 / 7 + 2 / 2) / 2)
