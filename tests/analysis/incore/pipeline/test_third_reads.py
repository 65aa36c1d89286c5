"""What shares the read ports of third operands: closed forms that a Zen 5 was measured to follow."""

from dataclasses import replace

import pytest
from chainline.analysis.incore.pipeline.simulate import simulate_body
from chainline.analysis.machine.load import load_machine
from chainline.asm.listing import parse

ZEN5 = load_machine("zen5")
N = 48
READS = 2  # a cycle
FMA = "vfmadd231pd {r}29, {r}28, {r}{n}"
ZEROED = "vxorpd %xmm{n}, %xmm{n}, %xmm{n}\n" + FMA
VECTOR = {256: "%ymm", 512: "%zmm"}


def operations(text, number=N, bits=256, turns=24):
    """Return operations on registers by turns."""
    return [text.format(r=VECTOR[bits], n=n % turns) for n in range(number)]


def stores(number, bits=256, data="30"):
    """Return stores, two to a line."""
    places = (n // 2 % 8 * 64 + n % 2 * (bits // 8) % 64 for n in range(number))
    return [f"vmovupd {VECTOR[bits]}{data}, {place}(%rdi)" for place in places]


def interleaved(lines, others):
    """Return lines with the others spread evenly among them."""
    every = len(lines) // len(others)
    assert every * len(others) == len(lines)
    rows = [[*lines[n * every : (n + 1) * every], other] for n, other in enumerate(others)]
    return [line for row in rows for line in row]


def cycles(lines, machine=ZEN5):
    code = parse("\n".join(lines), machine.isa).instructions
    return simulate_body(code, machine, True).cycles_per_iteration


@pytest.mark.parametrize(
    ("bits", "number", "reads"), [(256, 12, 12), (256, 24, 24), (512, 12, 24), (512, 24, 48)]
)
def test_fma_and_stores_share_the_ports(bits, number, reads):
    body = interleaved(operations(FMA, bits=bits), stores(number, bits))
    assert cycles(body) == pytest.approx((N + reads) / READS, rel=0.01)


@pytest.mark.parametrize("entries", [0, 38])
def test_data_of_a_store_may_take_both_ports(entries):
    core = replace(ZEN5.core, store_data_reads=2, store_data_entries=entries)
    body = interleaved(operations(FMA), stores(24))
    assert cycles(body, replace(ZEN5, core=core)) == pytest.approx((N + 2 * 24) / READS, rel=0.02)


@pytest.mark.parametrize("number", [12, 18, 24])
def test_data_take_their_ports_one_after_the_other(number):
    """Every other operation is a product, so that one port at a time is free."""
    core = replace(ZEN5.core, store_data_reads=2, store_data_entries=16)
    lines = operations(FMA)
    lines[1::2] = operations("vmulpd {r}29, {r}28, {r}{n}", N // 2, turns=12)
    spread = [
        [line, *stores(1)] if n * number // N < (n + 1) * number // N else [line]
        for n, line in enumerate(lines)
    ]
    turns = N // 2 + 2 * number
    found = cycles([line for row in spread for line in row], replace(ZEN5, core=core))
    assert found == pytest.approx(max(N, turns) / READS, rel=0.02)


def test_data_wait_for_operations_of_every_queue():
    apart = tuple(replace(s, queue_entries=0, queue_of="") for s in ZEN5.core.schedulers)
    core = replace(ZEN5.core, store_data_reads=2, store_data_entries=16, schedulers=apart)
    body = interleaved(operations(FMA), stores(24))
    assert cycles(body, replace(ZEN5, core=core)) == pytest.approx((N + 2 * 24) / READS, rel=0.03)


def test_a_core_with_ports_enough_has_no_conflict():
    body = interleaved(operations(FMA), stores(24))
    for ports in (0, 3):
        able = replace(ZEN5, core=replace(ZEN5.core, third_read_ports=ports))
        assert cycles(body, able) == pytest.approx(N / 2, rel=0.01)


@pytest.mark.parametrize("form", ["132", "213", "231"])
def test_the_addend_is_read_there_wherever_it_stands(form):
    body = interleaved(operations(FMA.replace("231", form)), stores(24))
    assert cycles(body) == pytest.approx((N + 24) / READS, rel=0.01)


def test_a_sum_that_is_one_or_two_cycles_old_is_bypassed():
    body = interleaved(operations(FMA, 40, turns=10), stores(20))
    assert cycles(body) == pytest.approx(40 / 2, rel=0.01)
    without = replace(ZEN5, core=replace(ZEN5.core, bypass_first_cycle=0, bypass_last_cycle=0))
    assert cycles(body, without) == pytest.approx((40 + 20) / READS, rel=0.01)


@pytest.mark.parametrize(
    "text",
    [
        "vmulpd {r}29, {r}28, {r}{n}",
        "vaddpd {r}29, {r}28, {r}{n}",
        "vmulpd {r}29, {r}28, {r}{n}{{%k1}}{{z}}",
        ZEROED,
    ],
    ids=["multiply", "add", "zeroing mask", "zeroed addend"],
)
def test_operations_without_a_third_operand(text):
    body = interleaved(operations(text), stores(24))
    assert cycles(body) == pytest.approx(N / 2, rel=0.01)


def test_zeros_may_be_read_like_other_numbers():
    core = replace(ZEN5.core, reads_zeros=True)
    body = interleaved(operations(ZEROED), stores(24))
    assert cycles(body, replace(ZEN5, core=core)) == pytest.approx((N + 24) / READS, rel=0.01)


def test_multiplies_of_512_bits():
    body = interleaved(operations("vmulpd {r}29, {r}28, {r}{n}", bits=512), stores(24, 512))
    assert cycles(body) == pytest.approx(N / 2, rel=0.01)


@pytest.mark.parametrize("name", ["vmulpd", "vaddpd"])
def test_what_a_merging_mask_keeps_is_read_there(name):
    body = interleaved(operations(name + " {r}29, {r}28, {r}{n}{{%k1}}"), stores(24))
    assert cycles(body) == pytest.approx((N + 24) / READS, rel=0.01)


@pytest.mark.parametrize(("name", "reads"), [("vpermi2pd", 1), ("vpermt2pd", 1), ("vpermpd", 0)])
def test_permutes(name, reads):
    body = interleaved(operations(name + " {r}29, {r}28, {r}{n}", 24), stores(24))
    alone = 24 / 2
    assert cycles(body) == pytest.approx(max((24 * reads + 24) / READS, alone), rel=0.01)


def test_data_that_were_loaded_are_read_there():
    loads = [f"vmovupd {512 + n % 8 * 64}(%rdi), %ymm25" for n in range(24)]
    pairs = [f"{load}\n{store}" for load, store in zip(loads, stores(24, data="25"), strict=True)]
    assert cycles(interleaved(operations(FMA), pairs)) == pytest.approx((N + 24) / READS, rel=0.01)


def test_data_that_are_new_are_not():
    new = [f"vmovupd %ymm{(4 * n + 3) % 24}, {n % 8 * 64}(%rdi)" for n in range(12)]
    assert cycles(interleaved(operations(FMA), new)) == pytest.approx(N / 2, rel=0.01)


def test_new_data_are_read_there_on_a_core_that_does_not_bypass_to_stores():
    machine = replace(ZEN5, core=replace(ZEN5.core, bypass_to_stores=False))
    new = [f"vmovupd %ymm{(4 * n + 3) % 24}, {n % 8 * 64}(%rdi)" for n in range(12)]
    assert cycles(interleaved(operations(FMA), new), machine) == pytest.approx((N + 12) / READS, rel=0.01)


def test_zeros_and_general_registers_are_not():
    zeroed = [f"vxorpd %xmm25, %xmm25, %xmm25\n{store}" for store in stores(24, data="25")]
    general = [f"movq %rax, {8 * n}(%rdi)" for n in range(24)]
    for others in (zeroed, general):
        assert cycles(interleaved(operations(FMA), others)) == pytest.approx(N / 2, rel=0.01)


def tile(terms, sums=18, bits=512):
    """Return products of so many terms, all of whose sums are stored at last."""
    first = operations("vmulpd {r}29, {r}28, {r}{n}", sums, bits, sums)
    return [*first, *operations(FMA, (terms - 1) * sums, bits, sums), *stores(sums, bits)]


def waiting(entries):
    return replace(ZEN5, core=replace(ZEN5.core, store_data_entries=entries))


def test_data_of_stores_wait_until_operations_leave_a_port():
    body = tile(9)
    reads = 8 * 18 + 2 * 18  # without those that pass by: 83.7 cycles were measured
    assert cycles(body, waiting(38)) == pytest.approx(reads / READS, rel=0.02)
    chain = ["vmulpd (%rsi){1to8}, %zmm8, %zmm0"]
    chain += [f"vfmadd231pd {n * 8}(%rsi){{1to8}}, %zmm{8 + n}, %zmm0" for n in range(1, 8)]
    chain += ["vmovupd %zmm0, (%rdi)"]
    assert cycles(chain, waiting(38)) < cycles(chain, waiting(0)) * 0.98


def test_where_no_more_data_can_wait_operations_wait():
    body = interleaved(operations(FMA), stores(24))
    for entries in (4, 38):
        assert cycles(body, waiting(entries)) == pytest.approx((N + 24) / READS, rel=0.01)


@pytest.mark.parametrize(("passes", "expected"), [(False, N), (True, N / 2)])
def test_a_loaded_operand_takes_a_port_unless_it_is_caught_on_its_way(passes, expected):
    """One port for N sums with what is loaded, or none and two pipes."""
    changes = {"third_read_ports": 1, "bypass_from_loads": passes, "bypass_last_cycle": 8}
    loaded = [f"vfmadd213pd {n % 8 * 64}(%rsi), %ymm28, %ymm{n % 24}" for n in range(N)]
    assert cycles(loaded, replace(ZEN5, core=replace(ZEN5.core, **changes))) == pytest.approx(
        expected, rel=0.02
    )
