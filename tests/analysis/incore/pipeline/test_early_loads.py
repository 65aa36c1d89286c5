"""Loads issued before the data of a store take their ports twice: closed forms, measured on a Zen 5.

Each body has groups of a load, multiplies of it, a store of that, another load, and two plain loads.
"""

from dataclasses import replace

import pytest
from chainline.analysis.incore.pipeline.simulate import simulate_body
from chainline.analysis.machine.load import load_machine
from chainline.asm.listing import parse

ZEN5 = load_machine("zen5")
GROUPS, LINE = 8, 64
PLAIN = GROUPS * (1 + 1 + 2) / 2  # the loads of a round, two a cycle
TWICE = GROUPS / 2  # one load of each group again
STORES, LOADS = 8192, 4096 + 512  # different modulo 1 KiB


def groups(second, multiplies, stored=0):
    lines = []
    for number in range(GROUPS):
        lines += [f"vmovupd {LOADS + number * LINE}(%rsi), %ymm0"]
        lines += ["vmulpd %ymm30, %ymm0, %ymm0"] * multiplies
        lines += [f"vmovupd %ymm{stored}, {STORES + number * LINE}(%rsi)", f"vmovupd {second(number)}, %ymm1"]
        lines += [f"vmovupd {LOADS + number * LINE + half}(%rsi), %ymm2" for half in (0, 32)]
    return lines


def of_the_store(lag, beyond=0, base="rsi"):
    """Return the place that a group stored to so many groups before, or one so far beyond it."""
    return lambda number: f"{STORES + (number - lag) % GROUPS * LINE + beyond}(%{base})"


def cycles(lines, machine=ZEN5):
    code = parse("\n".join(lines), machine.isa).instructions
    return simulate_body(code, machine, True).cycles_per_iteration


def without(**changes):
    return replace(ZEN5, core=replace(ZEN5.core, **changes))


@pytest.mark.parametrize(("lag", "multiplies"), [(0, 0), (1, 0), (0, 1), (0, 4), (3, 4), (7, 4)])
def test_a_load_before_the_data_takes_two_turns(lag, multiplies):
    body = groups(of_the_store(lag), multiplies)
    assert cycles(body) == pytest.approx(PLAIN + TWICE, rel=0.01)
    assert cycles(body, without(repeats_early_loads=False)) == pytest.approx(PLAIN, rel=0.01)


@pytest.mark.parametrize("lag", [5, 6, 7])
def test_a_load_after_the_data_takes_one(lag):
    assert cycles(groups(of_the_store(lag), multiplies=0)) == pytest.approx(PLAIN, rel=0.01)


@pytest.mark.parametrize("lag", [0, 3, 7])
def test_a_constant_is_there_before_any_load_of_it(lag):
    assert cycles(groups(of_the_store(lag), 0, stored=30)) == pytest.approx(PLAIN, rel=0.01)


def test_a_load_that_looks_like_it_takes_two_turns():
    body = groups(of_the_store(0, beyond=1024), multiplies=4)
    assert cycles(body) == pytest.approx(PLAIN + TWICE, rel=0.01)
    assert cycles(body, without(store_prediction_bits=0)) == pytest.approx(PLAIN, rel=0.01)
    assert cycles(body, without(store_prediction_bits=11)) == pytest.approx(PLAIN, rel=0.01)


@pytest.mark.parametrize(
    "second",
    [of_the_store(0, beyond=1024 + GROUPS * LINE), of_the_store(0, beyond=1024, base="rdi")],
    ids=["other displacement", "other register"],
)
def test_a_load_that_does_not_look_like_it_takes_one(second):
    assert cycles(groups(second, multiplies=4)) == pytest.approx(PLAIN, rel=0.01)


def test_likeness_to_a_store_that_has_its_data_costs_nothing():
    body = groups(of_the_store(0, beyond=1024), 0, stored=30)
    assert cycles(body) == pytest.approx(PLAIN, rel=0.01)


@pytest.mark.parametrize(
    ("bits", "store", "load", "expected"),
    [
        (256, "", "", 9),
        (512, "", "", 11),
        (512, "", "{%k1}", 13),
        (256, "", "{%k1}", 11),
        (512, "{%k1}", "", 15),
        (512, "{%k1}", "{%k1}", 17),
    ],
)
def test_chains_through_memory(bits, store, load, expected):
    register = "%zmm0" if bits == 512 else "%ymm0"
    body = [f"vmovupd {register}, (%rdi){store}", f"vmovupd (%rdi), {register}{load}"]
    assert cycles(body) == expected


@pytest.mark.parametrize(
    ("lines", "stores", "expected"), [(1, 24, 12), (8, 24, 12), (12, 24, 12), (13, 26, 26)]
)
def test_stores_into_lines_by_turns(lines, stores, expected):
    body = [f"vmovupd %ymm30, {n % lines * LINE}(%rdi)" for n in range(stores)]
    assert cycles(body) == pytest.approx(expected, rel=0.01)


def side_by_side(run, n_stores=48):
    """Return stores, so many side by side, with four loads for each."""
    lines = []
    for first in range(0, n_stores, run):
        lines += [f"vmovupd {LOADS + n % 8 * LINE + 32}(%rsi), %ymm1" for n in range(4 * run)]
        lines += [f"vmovupd %ymm30, {STORES + n % GROUPS * LINE}(%rsi)" for n in range(first, first + run)]
    return lines


@pytest.mark.parametrize(("run", "measured"), [(1, 96.1), (2, 106.3), (3, 104.2), (4, 106.4), (6, 106.4)])
def test_two_stores_side_by_side_take_a_turn_of_the_loads(run, measured):
    body = side_by_side(run)
    assert cycles(body) == pytest.approx(measured, rel=0.02)
    assert cycles(body, without(store_pair_load_turns=0.0)) == pytest.approx(96, rel=0.01)


@pytest.mark.parametrize(("run", "measured"), [(1, 19.4), (2, 20.6), (4, 22.6), (8, 27.1), (16, 36.0)])
def test_blocked_loads_wait_for_the_run_of_stores_before_them(run, measured):
    """Masked stores, then loads of them that are added to and stored again."""
    places = [f"{STORES + number * LINE}(%rsi)" for number in range(run)]
    body = [f"vmovupd %zmm{number % 8}, {place} {{%k1}}" for number, place in enumerate(places)]
    for number, place in enumerate(places):
        body += [f"vmovupd {place}, %zmm{16 + number % 8}"]
        body += [f"vaddpd %zmm{16 + number % 8}, %zmm30, %zmm{number % 8}"]
    assert cycles(body) == pytest.approx(measured, rel=0.1)
