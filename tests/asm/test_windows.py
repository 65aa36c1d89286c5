"""Windowed chain ratio against the graph of each window, and closed forms."""

import numpy as np
import pytest
from chainline.asm.chains import fma_chains
from chainline.asm.graph import dependency_graph
from chainline.asm.listing import parse
from chainline.asm.windows import _distinct_rows, windowed_latency, windowed_ratio
from chainline.isa.instruction import Kind
from hypothesis import given
from hypothesis import strategies as st

# A pool to draw streams from: FMA, moves, multiplies, adds, loads that end a chain, spills.
POOL = "\n".join(
    [f"vfmadd231pd %ymm{a}, %ymm{b}, %ymm{c}" for a, b, c in [(0, 1, 2), (2, 1, 3), (3, 0, 3), (4, 4, 4)]]
    + ["vfmadd231pd 64(%rsp), %ymm1, %ymm0", "vmulpd %ymm3, %ymm2, %ymm1", "vaddpd %ymm0, %ymm3, %ymm4"]
    + ["vmovupd (%rsi), %ymm2", "vmovapd %ymm3, %ymm4", "vmovapd %ymm2, 32(%rsp)", "vmovapd %ymm3, 64(%rsp)"]
    + ["vmovapd 32(%rsp), %ymm0", "vmovapd 64(%rsp), %ymm3", "addq $8, %rax", "vxorpd %xmm3, %xmm3, %xmm3"]
)
LISTING = parse(POOL, "x86-64")


def by_graph(listing, stream, window):
    ratios, longest = [], []
    for start in range(0, len(stream), window):
        body = [listing.instructions[p] for p in stream[start : start + window]]
        chains = fma_chains(dependency_graph(body))
        if chains.n_fma:
            ratios.append(chains.ratio)
            longest.append(chains.longest)
    return ratios, longest


@given(
    st.lists(st.integers(0, len(LISTING.instructions) - 1), min_size=1, max_size=120),
    st.integers(1, 40),
)
def test_agrees_with_the_graph_of_each_window(positions, window):
    stream = np.array(positions, dtype=np.int32)
    ratios, longest = by_graph(LISTING, positions, window)
    result = windowed_ratio(LISTING, stream, window)
    assert result.n_windows == len(ratios)
    assert result.n_fma == sum(LISTING.instructions[p].kind == "fma" for p in positions)
    if ratios:
        assert result.ratio == pytest.approx(np.mean(ratios))
        assert result.mean_chain == pytest.approx(np.mean(longest))
        assert result.max_chain == max(longest)
    else:
        assert result.ratio is None


LATENCIES = {Kind.FMA: 4.0, Kind.ADD: 2.5}


def slowest_path(body):
    graph = dependency_graph(body)
    reached = {}
    for node in sorted(graph):
        before = max((reached[p] for p in graph.predecessors(node)), default=0.0)
        reached[node] = before + LATENCIES.get(body[node].kind, 0.0)
    return max(reached.values())


@given(
    st.lists(st.integers(0, len(LISTING.instructions) - 1), min_size=1, max_size=120),
    st.integers(1, 40),
)
def test_latency_agrees_with_the_slowest_path_of_each_window(positions, window):
    code = [LISTING.instructions[p] for p in positions]
    expected = sum(slowest_path(code[start : start + window]) for start in range(0, len(code), window))
    stream = np.array(positions, dtype=np.int32)
    assert windowed_latency(LISTING, stream, window, LATENCIES) == pytest.approx(expected)


def test_one_accumulator_is_one_and_independent_ones_are_zero():
    chained = parse("vfmadd231pd %ymm0, %ymm1, %ymm2", "x86-64")
    assert windowed_ratio(chained, np.zeros(1000, dtype=np.int32), 50).ratio == 1.0
    fresh = parse("vmovapd %ymm3, %ymm2; vfmadd231pd %ymm0, %ymm1, %ymm2", "x86-64")
    assert windowed_ratio(fresh, np.tile(np.arange(2, dtype=np.int32), 500), 50).ratio == 0.0


def test_last_window_may_be_shorter():
    # 5 chained FMA in windows of 2: ratios 1, 1 and, for the lone last FMA, 0.
    chained = parse("fmla v2.2d, v0.2d, v1.2d", "aarch64")
    result = windowed_ratio(chained, np.zeros(5, dtype=np.int32), 2)
    assert result.n_windows == 3
    assert result.ratio == pytest.approx(2 / 3)


def test_frame_pointer_counts_only_when_it_is_one():
    """rbp as a general register moves between the store and the load: no dependency."""
    general = parse(
        "vfmadd231pd %ymm0, %ymm1, %ymm2; vmovapd %ymm2, 32(%rbp); leaq 64(%rsi), %rbp;"
        "vmovapd 32(%rbp), %ymm3; vfmadd231pd %ymm0, %ymm1, %ymm3",
        "x86-64",
    )
    frame = parse(
        "movq %rsp, %rbp; vfmadd231pd %ymm0, %ymm1, %ymm2; vmovapd %ymm2, -32(%rbp);"
        "vmovapd -32(%rbp), %ymm3; vfmadd231pd %ymm0, %ymm1, %ymm3",
        "x86-64",
    )
    stream = np.arange(5, dtype=np.int32)
    assert windowed_ratio(general, stream, 5).max_chain == 0
    assert windowed_ratio(frame, stream, 5).max_chain == 2


@pytest.mark.parametrize(
    ("between", "longest"),
    [
        ("vmovapd %ymm2, 64(%rdi); vmovapd 64(%rdi), %ymm3", 2),
        ("vmovapd %ymm2, 64(%rdi); vmovapd 96(%rdi), %ymm3", 0),
        ("vmovapd %ymm2, 64(%rdi); addq $64, %rdi; vmovapd (%rdi), %ymm3", 2),
        ("vmovapd %ymm2, 64(%rdi); leaq 64(%rdi), %rax; vmovapd (%rax), %ymm3", 2),
        ("vmovapd %ymm2, (%rsp); leaq (%rsp), %rax; vmovapd (%rax), %ymm3", 2),
        ("vmovapd %ymm2, 64(%rdi); vmovapd 64(%rsi), %ymm3", 0),
        ("vmovapd %ymm2, (%rdi,%rcx,8); vmovapd (%rdi,%rcx,8), %ymm3", 2),
    ],
)
def test_a_value_goes_through_a_buffer(between, longest):
    """As from one pass of a small kernel to the next, within one window."""
    fma = "vfmadd231pd %ymm0, %ymm1, %ymm{}"
    listing = parse(f"{fma.format(2)}; {between}; {fma.format(3)}", "x86-64")
    stream = np.arange(len(listing.instructions), dtype=np.int32)
    assert by_graph(listing, stream, 8)[1] == [longest]
    assert windowed_ratio(listing, stream, 8).max_chain == longest
    cycles = windowed_latency(listing, stream, 8, {Kind.FMA: 4.0})
    assert cycles == (8 if longest else 4)


def test_empty_window_is_refused():
    with pytest.raises(ValueError, match="window is 0"):
        windowed_ratio(LISTING, np.zeros(3, dtype=np.int32), 0)


@given(st.lists(st.lists(st.integers(0, 300), min_size=3, max_size=3), min_size=1, max_size=30))
def test_distinct_windows_are_those_of_numpy(rows):
    rows = np.array(rows, dtype=np.int32)
    found, times = _distinct_rows(rows)
    theirs, theirs_times = np.unique(rows, axis=0, return_counts=True)
    assert dict(zip(map(tuple, found), times, strict=True)) == dict(
        zip(map(tuple, theirs), theirs_times, strict=True)
    )
