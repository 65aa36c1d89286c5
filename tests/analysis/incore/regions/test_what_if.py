"""Other cores and more sums, simulated for every combination."""

from dataclasses import replace
from itertools import product

import pytest
from chainline.analysis.incore.regions.file import analyse_file
from chainline.analysis.incore.regions.work_per_iteration import work_of
from chainline.analysis.incore.transforms.what_if import SUMS, WIDTH, WINDOW, what_if
from chainline.analysis.machine.load import load_machine
from chainline.asm.listing import parse

ZEN5 = load_machine("zen5")
SUM = "vmovupd (%rdi,%rax,8), %zmm1; vfmadd231pd (%rsi,%rax,8), %zmm1, %zmm0; addq $8, %rax; incq %r8"


def simulated(body, machine=ZEN5):
    text = f"f:\n.L1:\n{body}\ncmpq %rdx, %rax\njb .L1\nret".replace("; ", "\n")
    (function,) = analyse_file(parse(text, "x86-64"), machine, arguments={}).functions
    return function.bodies[0]


@pytest.fixture(scope="module")
def of_a_sum():
    tried = what_if(simulated(SUM), ZEN5)
    places = product(*(change.values for change in tried.changes))
    return tried, dict(zip(places, tried.cycles, strict=True))


def test_where_nothing_is_changed_it_takes_what_it_takes(of_a_sum):
    tried, cycles = of_a_sum
    assert [change.name for change in tried.changes] == [WINDOW, SUMS, WIDTH]
    now = tuple(change.values[change.now] for change in tried.changes)
    assert cycles[now] == pytest.approx(simulated(SUM).simulated.cycles)


def test_a_sum_gains_from_more_sums_and_then_from_a_wider_core(of_a_sum):
    tried, cycles = of_a_sum
    windows, sums, widths = (change.values for change in tried.changes)
    window, width = windows[2], widths[2]
    by_sums = [cycles[window, n, width] for n in sums]
    assert by_sums[0] == pytest.approx(4.0) and by_sums == sorted(by_sums, reverse=True)
    assert by_sums[-1] == pytest.approx(1.0, rel=0.1)
    assert cycles[window, sums[-1], widths[0]] > by_sums[-1]
    assert cycles[windows[0], 1, width] == pytest.approx(4.0)  # a chain does not care for the window


@pytest.mark.exhaustive
def test_a_small_window_hides_less_latency():
    chain = "; ".join(["vfmadd231pd %zmm3, %zmm1, %zmm2"] * 16)
    tried = what_if(simulated(f"vmovupd (%rdi,%rax,8), %zmm2; {chain}; addq $8, %rax"), ZEN5)
    windows, sums, widths = (change.values for change in tried.changes)
    of = dict(zip(product(windows, sums, widths), tried.cycles, strict=True))
    by_window = [of[window, 1, 8] for window in windows]
    assert by_window == sorted(by_window, reverse=True) and by_window[0] > 1.5 * by_window[-1]


def test_nothing_is_tried_that_was_not_simulated_or_is_long(monkeypatch):
    assert what_if(replace(simulated(SUM), simulated=None), ZEN5) is None
    monkeypatch.setattr("chainline.analysis.incore.transforms.what_if.MOST_INSTRUCTIONS", 4)
    assert what_if(simulated(SUM), ZEN5) is None


def test_work_counts_lanes_and_bytes():
    work = work_of(simulated(SUM), ZEN5)
    assert (work.flops, work.bytes, work.element_bits) == (16, 128.0, 64)
    assert work.intensity == pytest.approx(0.125)
    assert work_of(simulated("addq $8, %rax"), ZEN5).intensity is None
