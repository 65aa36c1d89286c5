"""What the widest vectors take that narrower ones do not, each mechanism alone against a closed form."""

from dataclasses import replace

import pytest
from chainline.analysis.incore.pipeline.simulate import simulate_body
from chainline.analysis.machine.load import load_machine
from chainline.asm.listing import parse

CLX, GNR = load_machine("clx"), load_machine("gnr")
NEUTRAL = {
    **{"physical_wide_registers": 0, "unlaminates_indexed": False, "binds_ports": False},
    **{"ports_closed_beside_wide": (), "crossing_loads_per_cycle": 0, "bank_bytes": 0, "bank_reads": 0},
    **{"third_read_ports": 0, "third_read_bits": 0, "wide_store_forward_cycles": 0.0},
}
"""Of keys that say what one core does otherwise than others."""
CHAIN, LATENCY = 8, 4


def core(base=CLX, **keys):
    """Return a core like Cascade Lake's that does no more of this than is said."""
    return replace(base, core=replace(base.core, **{**NEUTRAL, **keys}))


def cycles(lines, machine):
    code = parse("\n".join(lines), machine.isa).instructions
    return simulate_body(code, machine, True).cycles_per_iteration


def chains(operand, register="%zmm", number=CHAIN):
    """Return the product of a chain of FMA of what is in memory or a register, begun anew each round."""
    first = f"vmulpd {register}30, {register}31, {register}0"
    return [first, *(f"vfmadd231pd {operand}, {register}{8 + n}, {register}0" for n in range(number - 1))]


def round_of_chains(in_flight, late=0.0):
    """Return the cycles of a chain where so many are in flight: one begins when the last but these retires.

    That one retires as a whole when the chain before it has, since instructions retire in order: the chains
    in flight and one more share the latency of a chain, and the cycle or two in which a register is reused.
    """
    return (CHAIN * LATENCY + 1.5 + late) / (in_flight + 1)


@pytest.mark.parametrize("chains_in_flight", [2, 3, 5])
def test_results_in_flight_are_as_many_as_registers(chains_in_flight):
    machine = core(physical_wide_registers=CLX.core.vector_registers + chains_in_flight * CHAIN)
    assert cycles(chains("%zmm29"), machine) == pytest.approx(round_of_chains(chains_in_flight), rel=0.03)
    narrower = chains("%ymm29", "%ymm")
    assert cycles(narrower, machine) == pytest.approx(cycles(narrower, core()))


def test_a_move_that_rename_makes_holds_no_register():
    machine = core(GNR, physical_wide_registers=GNR.core.vector_registers + 3 * CHAIN)
    moves = [f"vmovapd %zmm30, %zmm{n}" for n in range(1, 7)]
    alone = cycles(chains("%zmm29"), machine)
    assert alone == pytest.approx(round_of_chains(3), rel=0.05)
    assert cycles([*chains("%zmm29"), *moves], machine) == pytest.approx(alone, rel=0.1)


FOUR_CHAINS = {
    "physical_wide_registers": CLX.core.vector_registers + 4 * (2 * CHAIN - 1),
    "physical_vector_registers": 400,
}
"""Registers for four chains of which each FMA holds two."""


def test_whole_operands_hold_a_register_and_broadcast_ones_do_not():
    machine = core(**FOUR_CHAINS)
    register, whole, broadcast = (cycles(chains(o), machine) for o in ("%zmm29", "(%rsi)", "(%rsi){1to8}"))
    assert [register, broadcast] == pytest.approx([CHAIN / 2] * 2, rel=0.04)
    # the second FMA of a chain waits for its load, which has found a register at last
    assert round_of_chains(4) <= whole <= round_of_chains(4, late=7)


def test_operands_with_an_index_hold_one_where_they_are_split():
    indexed = chains("(%rsi,%rax){1to8}")
    assert cycles(indexed, core(**FOUR_CHAINS)) == pytest.approx(CHAIN / 2, rel=0.04)
    split = cycles(indexed, core(**FOUR_CHAINS, unlaminates_indexed=True))
    assert split == pytest.approx(cycles(chains("(%rsi)"), core(**FOUR_CHAINS)), rel=0.06)


def test_operands_with_an_index_take_a_slot_where_they_are_split():
    body = [*(f"vaddsd (%rsi,%rax), %xmm{n}, %xmm{n}" for n in range(4)), *["nop"] * 12]
    width = CLX.core.dispatch_width
    assert cycles(body, core()) == pytest.approx(16 / width, rel=0.05)
    assert cycles(body, core(unlaminates_indexed=True)) == pytest.approx(20 / width, rel=0.05)
    integers = [*(f"add (%rsi,%rax), %r{8 + n}" for n in range(4)), *["nop"] * 12]
    assert cycles(integers, core(unlaminates_indexed=True)) == pytest.approx(16 / width, rel=0.05)


def operations(register, number, first=0):
    return [f"vfmadd231pd {register}31, {register}30, {register}{first + n}" for n in range(number)]


def test_a_port_closes_for_narrower_vectors_while_the_widest_wait():
    """12 FMA of 256 bits by ports 0 and 1 take 6 cycles, by port 0 alone 12; the others have port 5."""
    narrow, wide = operations("%ymm", 12), operations("%zmm", 4, first=12)
    machine = core(ports_closed_beside_wide=("p1",))
    assert cycles(narrow, machine) == pytest.approx(6, rel=0.02)
    assert cycles([*narrow, *wide], machine) == pytest.approx(12, rel=0.05)
    assert cycles([*narrow, *wide], core()) == pytest.approx(6, rel=0.05)


def test_an_operation_that_has_no_other_port_finds_its_own_open():
    multiplies = [f"imul %r{n}, %r{n}" for n in range(8, 14)]  # of port 1, and no vectors
    machine = core(ports_closed_beside_wide=("p1",))
    assert cycles([*multiplies, *operations("%zmm", 4)], machine) == pytest.approx(6, rel=0.02)
    shuffles = [f"vunpcklpd %ymm31, %ymm30, %ymm{n}" for n in range(6)]  # of port 5 alone
    machine = core(ports_closed_beside_wide=("p5",))
    assert cycles([*shuffles, *operations("%zmm", 2, first=8)], machine) == pytest.approx(6, rel=0.02)
    mixed = [*operations("%ymm", 6), *operations("%zmm", 2, first=8)]
    found = [cycles(mixed, core(ports_closed_beside_wide=closed)) for closed in ((), ("p1",), ("p0", "p1"))]
    assert found == pytest.approx([4, 6, 4], rel=0.02)


def test_ports_bound_at_dispatch_are_shared_evenly():
    """12 multiplications of port 0 and 12 shuffles of port 5, and 12 FMA of either: 18 cycles by both."""
    narrow = [f"vmulpd %ymm31, %ymm30, %ymm{n}" for n in range(12)]
    shuffles = [f"vunpcklpd %ymm31, %ymm30, %ymm{n}" for n in range(12)]
    either = operations("%zmm", 12, first=12)
    mixed = [line for lines in zip(narrow, narrow, shuffles, either, strict=True) for line in lines]
    closed = {"ports_closed_beside_wide": ("p1",)}
    bound = cycles(mixed, core(**closed, binds_ports=True))
    assert bound == pytest.approx((2 * 12 + 12 + 12) / 2, rel=0.05)
    assert bound <= cycles(mixed, core(**closed)) * 1.001


@pytest.mark.parametrize(("number", "each"), [(0, 0.5), (1, 1.0)])
def test_loads_that_cross_a_line_go_so_many_a_cycle(number, each):
    crossing = [f"vmovupd {64 * n + 48}(%rsi), %ymm{n}" for n in range(8)]
    inside = [f"vmovupd {64 * n + 16}(%rsi), %ymm{8 + n}" for n in range(8)]
    machine = core(crossing_loads_per_cycle=number)
    assert cycles(crossing, machine) == pytest.approx(8 * 2 * 0.5 if not number else 8 * each, rel=0.05)
    assert cycles(inside, machine) == pytest.approx(8 * 0.5, rel=0.05)


def test_a_bank_serves_so_many_loads_a_cycle():
    three = core(bank_bytes=32, bank_reads=1)
    same = [f"vmovupd {64 * n}(%rsi), %ymm{n}" for n in range(8)]
    turns = [f"vmovupd {64 * n + n % 2 * 32}(%rsi), %ymm{n}" for n in range(8)]
    halves = [f"vmovupd {64 * n}(%rsi), %xmm{n}" for n in range(8)]
    whole = [f"vmovupd {64 * n}(%rsi), %zmm{n}" for n in range(8)]
    found = [cycles(lines, three) for lines in (same, turns, halves, whole)]
    assert found == pytest.approx([8, 4, 8, 8], rel=0.05)
    one_line = [
        f"vmovupd {8 * (n % 3)}(%rsi), %xmm{n}" for n in range(8)
    ]  # narrow loads of a line are served together
    assert cycles(one_line, three) == pytest.approx(4, rel=0.05)
    assert [cycles(lines, core()) for lines in (same, turns, halves, whole)] == pytest.approx(
        [4] * 4, rel=0.05
    )


def test_third_reads_of_the_widest_alone():
    machine = core(third_read_ports=2, third_read_bits=512)
    for register, expected in (("%ymm", 12), ("%zmm", 18)):
        # 24 FMA, each with one of two reads a cycle, and 12 stores of what is old, each with another
        lines = []
        for n, line in enumerate(operations(register, 24)):
            lines += [line, f"vmovupd {register}29, {n * 64}(%rsi)"] if n % 2 else [line]
        assert cycles(lines, machine) >= expected * 0.99
        assert cycles(lines, core()) == pytest.approx(12, rel=0.05)


def test_the_widest_stores_forward_in_their_own_time():
    machine = core(store_forward_cycles=5.0, wide_store_forward_cycles=7.0)
    for register, expected in (("%ymm0", 5), ("%zmm0", 7)):
        body = [f"vmovupd {register}, (%rsi)", f"vmovupd (%rsi), {register}"]
        assert cycles(body, machine) == pytest.approx(expected, abs=0.1)


def test_less_than_a_turn_adds_up_and_delays_nothing():
    """N FMA and as many loads that take 0.55 turns of their ports: (N + 0.55 N) / 2 cycles."""
    lines = []
    for n, line in enumerate(operations("%zmm", 24)):
        lines += [line, f"vmovupd {n % 8 * 64}(%rsi), %zmm{24 + n % 4}"]
    assert cycles(lines, core(GNR)) == pytest.approx(12 * 1.55, rel=0.05)
