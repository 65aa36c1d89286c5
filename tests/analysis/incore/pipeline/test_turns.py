"""Loads that take ports, and schedulers that take slots, in turn: what comes by twos stays with one."""

from dataclasses import replace

import pytest
from chainline.analysis.incore.pipeline.simulate import simulate_body
from chainline.analysis.machine.load import load_machine
from chainline.asm.listing import parse

ZEN3 = load_machine("zen3")
LINE, LOADS = 64, 60


def without(**keys):
    return replace(ZEN3, core=replace(ZEN3.core, **keys))


def cycles(lines, machine=ZEN3):
    listing = parse("\n".join(lines), "x86-64")
    return simulate_body(listing.instructions, machine, True).cycles_per_iteration


def crossing(every):
    """Return loads of which one in so many lies across a line."""
    places = [n % 48 * LINE + (LINE - 16 if n % every == every - 1 else 0) for n in range(LOADS)]
    return [f"vmovupd {place}(%rsi), %ymm{n % 16}" for n, place in enumerate(places)]


@pytest.mark.parametrize(("every", "measured"), [(2, 60.4), (3, 41.9), (4, 45.1), (5, 38.0), (6, 39.7)])
def test_loads_across_lines_that_come_by_twos_share_a_port(every, measured):
    """Measured with a processor of family 25, model 1, while the core was to be had alone."""
    crossings = LOADS / every
    # each takes another turn: of the same port where their distance is even, else of either by turns
    expected = LOADS / 2 + (crossings if every % 2 == 0 else crossings / 2)
    found = cycles(crossing(every), without(access_slots=0))
    # where both ports have their turns, a load may come to wait for one that the other would have spared it
    assert expected - 0.1 <= found == pytest.approx(expected, rel=0.06)
    assert cycles(crossing(every)) == pytest.approx(measured, rel=0.04)


@pytest.mark.parametrize("every", [2, 3, 4])
def test_where_loads_take_any_port_they_share_both(every):
    found = cycles(crossing(every), without(alternates_loads=False))
    assert found == pytest.approx((LOADS + LOADS / every) / 2, rel=0.01)


GROUPS, SPARE = 32, 20
"""Cycles of dispatch with a product and an FMA each; registers beside those that hold the state."""


def pairs(distance, adds_to_product):
    """Return a product in the first of six slots and an FMA some slots behind, nops in the others."""
    lines = []
    for group in range(GROUPS):
        product = f"vmulpd %ymm14, %ymm15, %ymm{group % 6}"
        fma = f"vfmadd231pd %ymm14, %ymm15, %ymm{group % 6 + (0 if adds_to_product else 6)}"
        lines += [product, *["nop"] * (distance - 1), fma, *["nop"] * (5 - distance)]
    return lines


@pytest.mark.parametrize("distance", [1, 2, 3, 4, 5])
def test_what_follows_in_a_slot_of_the_same_parity_comes_to_the_same_pipe(distance):
    """Where few registers keep schedulers from filling up, one pipe then does all that there is."""
    few = without(physical_vector_registers=ZEN3.core.vector_registers + SPARE, release_cycles=0)
    bound = GROUPS if distance % 2 else 2 * GROUPS
    assert cycles(pairs(distance, adds_to_product=True), few) == pytest.approx(bound, rel=0.01)


@pytest.mark.parametrize("distance", [1, 2, 3, 4, 5])
def test_where_none_needs_another_those_of_a_kind_take_schedulers_in_turn(distance):
    few = without(physical_vector_registers=ZEN3.core.vector_registers + SPARE, release_cycles=0)
    assert cycles(pairs(distance, adds_to_product=False), few) == pytest.approx(GROUPS, rel=0.01)


N_FMA, N_SHUFFLES = 48, 16


def with_shuffles():
    """Return FMA, behind every third of which is a shuffle, for which one of two pipes is that of FMA."""
    lines = []
    for n in range(N_FMA):
        lines.append(f"vfmadd231pd %ymm14, %ymm15, %ymm{n % 12}")
        if n % 3 == 2:
            lines.append(f"vunpcklpd %ymm14, %ymm15, %ymm{12 + n % 2}")
    return lines


def test_turns_do_not_spare_the_busier_pipe():
    found = cycles(with_shuffles())
    assert found == pytest.approx((N_FMA + N_SHUFFLES / 2) / 2, rel=0.02)
    assert cycles(with_shuffles(), without(alternates_schedulers=False)) < found - 0.5


@pytest.mark.xfail(strict=True, reason="simulated in 28.3 cycles: the pipe of both is spared a little")
def test_shuffles_beside_fma_take_as_long_as_measured():
    assert cycles(with_shuffles()) == pytest.approx(26.4, rel=0.07)


def stored(groups, n_fma):
    """Return a product, FMA of it, and its store, some times."""
    lines = []
    for group in range(groups):
        sum_ = f"%ymm{group % 10}"
        lines.append(f"vmulpd %ymm14, %ymm14, {sum_}")
        lines += [f"vfmadd231pd %ymm14, %ymm13, {sum_}"] * n_fma
        lines.append(f"vmovupd {sum_}, {4096 + 64 * group}(%rsi)")
    return lines


WAITED = pytest.mark.xfail(
    strict=True, reason="schedulers are taken at random while a full queue is waited for"
)


@pytest.mark.parametrize(
    ("groups", "n_fma"), [(24, 2), pytest.param(24, 1, marks=WAITED), pytest.param(16, 4, marks=WAITED)]
)
def test_results_are_stored_beside_the_products_of_others(groups, n_fma):
    """Products read no third operand, and FMA read a new one: the pipes of FMA are the bound."""
    assert cycles(stored(groups, n_fma)) == pytest.approx(groups * (1 + n_fma) / 2, rel=0.02)


@pytest.mark.parametrize(
    ("groups", "n_fma", "measured"),
    [(24, 2, 36.4), pytest.param(24, 1, 25.3, marks=WAITED), (16, 4, 41.2)],
)
def test_they_take_as_long_as_measured(groups, n_fma, measured):
    assert cycles(stored(groups, n_fma)) == pytest.approx(measured, rel=0.06)


@pytest.mark.parametrize("key", ["zen4", "gnr", "neoverse-v2"])
def test_a_core_that_says_nothing_takes_none_in_turn(key):
    core = load_machine(key).core
    assert not core.alternates_loads
    assert not core.alternates_schedulers
