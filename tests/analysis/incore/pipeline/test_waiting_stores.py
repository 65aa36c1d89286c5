"""What stores and loads keep while they wait for data: closed forms."""

from dataclasses import replace

import pytest
from chainline.analysis.incore.pipeline.simulate import simulate_body
from chainline.analysis.machine.load import load_machine
from chainline.asm.listing import parse

SPR = load_machine("spr")
CHAIN, FMA_CYCLES, FORWARD, ENTRIES = 20, 4, 6, 40
LINE = 64


def cycles(lines, **changes):
    machine = replace(SPR, core=replace(SPR.core, **changes))
    code = parse("\n".join((*lines, "decq %rcx", "jne .L1")), "x86-64").instructions
    return simulate_body(code, machine, True).cycles_per_iteration


def late(stores):
    chain = ["vmovapd %ymm14, %ymm0", *["vfmadd213pd %ymm15, %ymm14, %ymm0"] * CHAIN]
    return [*chain, *(f"vmovupd %ymm0, {32 * place}(%rsi)" for place in range(stores))]


def rows(times, products=1):
    lines = []
    for row in range(32 // times):
        place = f"{LINE * row}(%rsi)"
        lines.append(f"vmovupd %ymm14, {place}")
        for _ in range(times):
            lines += [f"vmovupd {place}, %ymm{row}", *[f"vfmadd213pd %ymm15, %ymm14, %ymm{row}"] * products]
            lines.append(f"vmovupd %ymm{row}, {place}")
    return lines


@pytest.mark.parametrize("stores", [ENTRIES // 4, ENTRIES // 2, ENTRIES])
def test_so_many_stores_wait_for_their_data_at_once(stores):
    """While the stores of some chains wait, the next chain runs, which is dispatched behind them."""
    beside, after = cycles(late(stores)), cycles(late(stores + 1))
    dispatched, under_way = (CHAIN + stores + 2) / SPR.core.dispatch_width, ENTRIES // stores + 1
    assert beside == pytest.approx((CHAIN * FMA_CYCLES + dispatched) / under_way, rel=0.05)
    assert after > beside * 1.15


def test_elsewhere_they_keep_no_place():
    assert cycles(late(ENTRIES), schedulers_hold_store_data=False) < 0.85 * cycles(late(ENTRIES))


@pytest.mark.parametrize("times", [16, 32])
def test_rows_under_way_are_what_has_a_place(times):
    held = cycles(rows(times))
    assert held > 1.2 * cycles(rows(times), schedulers_hold_store_data=False)
    assert held < 0.5 * 32 * (FMA_CYCLES + FORWARD)


def test_a_load_tries_twice_more_while_it_waits_long():
    """Of 32 loads hardly one finds its data: they take up to four turns of three ports each, not two."""
    once, twice, thrice = (cycles(rows(8, products=0), early_load_tries=number) for number in (0, 1, 2))
    assert 2 * 32 / 3 <= once < twice < thrice <= 4 * 32 / 3


def test_one_that_waits_less_than_two_latencies_tries_no_more():
    copies = rows(4, products=0)[:4]  # a store, its load, a store, its load
    freely = {"binds_vectors_by_kind": False}  # a port that is waited for makes a load wait longer
    assert cycles(copies, early_load_tries=2, **freely) == cycles(copies, early_load_tries=0, **freely)


def test_other_cores_wait_as_before():
    for key in ("gnr", "zen3", "zen5", "clx"):
        core = load_machine(key).core
        assert (core.early_load_tries, core.schedulers_hold_store_data) == (0, False)
