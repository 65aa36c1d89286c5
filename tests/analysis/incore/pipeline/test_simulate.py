"""The simulated core against closed forms and the microbenchmarks of Ren et al. 2026, Table 2."""

from dataclasses import replace
from pathlib import Path

import pytest
from chainline.analysis.incore.operations import operations_of
from chainline.analysis.incore.pipeline.simulate import simulate_body, simulate_calls
from chainline.analysis.incore.throughput import micro_op_counts, throughput_bound
from chainline.analysis.machine.load import load_machine
from chainline.asm.listing import parse
from chainline.asm.trace import trace_call

# cycles per FMA of patterns A to E, measured (Table 2); A on Cascade Lake was 0.53, where two
# pipes cannot do better than 0.50
TABLE_2 = {"a64fx": (0.50, 4.5, 6.8, 9.0, 5.4), "clx": (0.50, 2.0, 3.0, 4.0, 2.4)}
CHAINS = {"A": (), "B": (2, 2), "C": (3,), "D": (4,), "E": (3, 2)}
FMA_OF = {"A": 4, "B": 4, "C": 4, "D": 4, "E": 5}
UNROLLED = 16
CALIBRATED = Path(__file__).parents[3] / "validation" / "campaigns" / "zen5" / "epyc-9005.toml"


def fma(isa, register):
    if isa == "aarch64":
        return f"fmla z{register}.d, p0/m, z30.d, z31.d"
    return f"vfmadd231pd %zmm30, %zmm31, %zmm{register}"


def pattern(isa, name):
    """Return the instructions of a pattern: chained FMA on registers of their own, others spread."""
    lines, spread = [], 0
    for _ in range(UNROLLED):
        alone = FMA_OF[name] - sum(CHAINS[name])
        for register, length in enumerate(CHAINS[name]):
            lines += [fma(isa, register)] * length
        for _ in range(alone):
            lines.append(fma(isa, 4 + spread % 26))
            spread += 1
    return lines


def body(machine, *lines):
    return parse("\n".join(lines), machine.isa).instructions


def cycles(machine, *lines, loop=True):
    return simulate_body(body(machine, *lines), machine, loop).cycles_per_iteration


@pytest.mark.parametrize("key", TABLE_2)
@pytest.mark.parametrize("name", CHAINS)
def test_patterns_of_the_paper(key, name):
    machine = load_machine(key)
    lines = pattern(machine.isa, name)
    expected = TABLE_2[key]["ABCDE".index(name)]
    assert cycles(machine, *lines) / len(lines) == pytest.approx(expected, rel=0.02)


@pytest.mark.parametrize("name", CHAINS)
def test_patterns_as_calibration_measured_them(name):
    calibrated, zen5 = load_machine(str(CALIBRATED)), load_machine("zen5")
    measured = calibrated.measurements[f"pattern {name} 512"].value
    lines = pattern(zen5.isa, name)
    assert cycles(zen5, *lines) / len(lines) == pytest.approx(measured, rel=0.02)
    assert cycles(calibrated, *lines) / len(lines) == pytest.approx(measured, rel=0.02)


@pytest.mark.parametrize("key", ["a64fx", "clx", "icx", "spr", "zen3", "zen4", "zen5", "neoverse-v1"])
def test_no_faster_than_the_ports_allow(key):
    machine = load_machine(key)
    if machine.isa == "aarch64":
        lines = ["ld1d {z0.d}, p0/z, [x0]", "fmla z1.d, p0/m, z0.d, z2.d", "st1d {z1.d}, p0, [x1]"]
    else:
        lines = ["vmovupd (%rdi), %ymm0", "vfmadd231pd %ymm0, %ymm2, %ymm1", "vmovupd %ymm1, (%rsi)"]
    code = body(machine, *lines * 4)
    bound = throughput_bound(micro_op_counts(code, [1] * len(code), machine), machine).cycles
    assert simulate_body(code, machine, True).cycles_per_iteration >= 0.999 * bound


@pytest.mark.parametrize(("splits", "expected"), [(True, 2 / 3), (False, 1.0)])
def test_slots_of_one_micro_op_fall_into_two_cycles_where_the_core_lets_them(splits, expected):
    a72 = load_machine("cortex-a72")
    machine = replace(a72, core=replace(a72.core, splits_slots=splits))
    lines = [f"and v{n % 32}.16b, v30.16b, v31.16b" for n in range(30)]
    assert cycles(machine, *lines) / len(lines) == pytest.approx(expected, rel=0.02)


def test_an_instruction_that_writes_back_what_it_has_loaded_computes_its_address_once():
    zen1 = load_machine("zen1")
    updates = [f"addq $1, {64 * n}(%rax)" for n in range(60)]
    loads = [f"vmovapd {64 * n}(%rcx), %ymm{n % 16}" for n in range(30)]
    mixed = [line for n in range(30) for line in (*updates[2 * n : 2 * n + 2], loads[n])]
    assert cycles(zen1, *mixed) / 30 == pytest.approx(2, rel=0.05)  # four addresses for two units
    names = [o.name for o in operations_of(body(zen1, updates[0])[0], zen1)]
    assert names == ["integer", "integer_load", "update_integer_store"]


def test_rotations_by_a_constant_do_not_wait_for_flags():
    skl = load_machine("skl")
    lines = [f"rolq $3, %{name}" for name in ("rax", "rbx", "rcx", "rdx", "rsi", "rdi")]
    assert cycles(skl, *lines) == pytest.approx(3, rel=0.01)  # two ports


def test_dispatch_is_what_limits_no_operations():
    zen5 = load_machine("zen5")
    assert cycles(zen5, *["nop"] * 80) == pytest.approx(80 / zen5.core.dispatch_width)


def test_a_memory_operand_is_loaded_beside_the_chain_not_in_it():
    zen5 = load_machine("zen5")
    chain = ["vfmadd231pd (%rdi), %zmm1, %zmm0", "vfmadd231pd 64(%rdi), %zmm1, %zmm0"]
    assert cycles(zen5, *chain) == 2 * zen5.fma_latency_cycles
    once = cycles(zen5, *chain, loop=False)
    load = zen5.operation("load", 512).latency_cycles
    # dispatch and issue come before the load, retirement with the last result
    assert once == pytest.approx(load + 2 * zen5.fma_latency_cycles, abs=2)


def test_a_stored_value_is_forwarded():
    zen5 = load_machine("zen5")
    through_memory = cycles(zen5, "vmovsd %xmm0, (%rdi)", "vmovsd (%rdi), %xmm0")
    assert through_memory == zen5.core.store_forward_cycles
    elsewhere = cycles(zen5, "vmovsd %xmm0, (%rdi)", "vmovsd 8(%rdi), %xmm0")
    assert elsewhere <= 1


def test_a_load_across_two_stores_waits_until_they_are_written():
    zen5 = load_machine("zen5")
    halves = ["vmovupd %ymm0, (%rdi)", "vmovupd %ymm0, 32(%rdi)", "vmovupd (%rdi), %zmm0"]
    assert cycles(zen5, *halves) == pytest.approx(zen5.core.store_blocked_cycles, abs=1)


def test_what_was_stored_under_a_mask_is_not_forwarded_where_the_core_cannot():
    zen5 = load_machine("zen5")
    masked = ["vmovupd %zmm0, (%rdi){%k1}", "vmovupd (%rdi), %zmm0"]
    assert cycles(zen5, *masked) == pytest.approx(zen5.core.store_blocked_cycles, abs=1)
    able = replace(zen5, core=replace(zen5.core, forwards_masked_stores=True))
    assert cycles(able, *masked) == zen5.core.wide_store_forward_cycles


def test_a_load_of_a_lane_that_a_mask_left_out_waits_where_the_core_compares_whole_vectors():
    zen5 = load_machine("zen5")
    code = "f: movl $7, %eax; kmovd %eax, %k1; vmovupd %zmm0, (%rdi){%k1}; vmovsd 40(%rdi), %xmm0; ret"
    listing = parse(code, "x86-64")
    trace = trace_call(listing, listing.functions[0], {"rdi": 4096, "rsp": 1 << 20})
    waits = simulate_calls(trace, zen5).cycles_per_iteration
    assert waits == pytest.approx(zen5.core.store_blocked_cycles, abs=1)
    # else the return waits for the one before
    hiding = replace(zen5, core=replace(zen5.core, masks_hide_lanes=True, stack_engine=True))
    assert simulate_calls(trace, hiding).cycles_per_iteration < waits / 3


def test_code_that_is_not_kept_is_as_fast_as_the_decoders():
    zen5 = load_machine("zen5")
    held = replace(zen5, core=replace(zen5.core, op_cache_instructions=0))
    lines = [f"vfmadd231pd %zmm30, %zmm31, %zmm{n % 16}; vmovaps %zmm30, %zmm29" for n in range(400)]
    small = replace(zen5, core=replace(zen5.core, op_cache_instructions=400, decode_rate=2.0))
    assert cycles(held, *lines) == pytest.approx(200, rel=0.02)
    assert cycles(small, *lines) == pytest.approx(800 / 2, rel=0.02)
    assert cycles(zen5, *lines) == cycles(held, *lines)


def test_decoders_work_ahead_while_dispatch_waits():
    zen5 = load_machine("zen5")
    keys = {"op_cache_instructions": 100, "decode_rate": 4.0, "reorder_buffer": 64}
    # divisions, which those of the next round wait for, hold the reorder buffer meanwhile
    lines = [*["vdivsd %xmm0, %xmm1, %xmm0"] * 4, *["nop"] * 150]
    found = [
        cycles(replace(zen5, core=replace(zen5.core, **keys, decoded_ahead_cycles=ahead)), *lines)
        for ahead in (0, 4, 16)
    ]
    # 90 of a round are dispatched after that, 4 or, as far as they are decoded, 8 a cycle
    assert [found[0] - each for each in found] == pytest.approx([0, 4, 90 / 4 - 90 / 8], abs=1)


def test_a_load_across_lines_takes_two_turns():
    zen5 = load_machine("zen5")
    aligned = [f"vmovupd {64 * n}(%rdi), %zmm{n}" for n in range(16)]
    crossing = [f"vmovupd {64 * n + 8}(%rdi), %zmm{n}" for n in range(16)]
    assert cycles(zen5, *aligned) == pytest.approx(8, rel=0.01)
    assert cycles(zen5, *crossing) == pytest.approx(16, rel=0.01)


def test_a_small_reorder_buffer_hides_no_latency():
    zen5 = load_machine("zen5")
    # eight chains of four; each iteration starts anew from memory
    lines = []
    for n in range(8):
        lines.append(f"vmovupd {64 * n}(%rdi), %zmm{n}")
        lines += [f"vfmadd231pd %zmm30, %zmm31, %zmm{n}"] * 4
    small = replace(zen5, core=replace(zen5.core, reorder_buffer=10))
    code = body(zen5, *lines)
    assert simulate_body(code, zen5, True).cycles_per_iteration == pytest.approx(16, rel=0.05)
    starved = simulate_body(code, small, True)
    assert starved.cycles_per_iteration > 40
    assert starved.bottleneck == "reorder buffer"


def test_a_pointer_chase_is_followed_through_its_loads():
    zen5 = load_machine("zen5")
    assert cycles(zen5, "movq (%rdi), %rdi") == zen5.operation("integer_load", 64).latency_cycles


@pytest.mark.parametrize("key", ["clx", "skl"])
@pytest.mark.parametrize(("address", "cycles"), [("(%rdx)", 1.0), ("(%rdx,%rcx)", 1.5)])
def test_a_store_by_two_registers_shares_the_ports_of_loads(key: str, address: str, cycles: float) -> None:
    """Two loads and a store: the store has a port of its own, or there are three accesses on two ports."""
    text = f"vmovupd (%rax),%ymm0; vmovupd (%rbx),%ymm1; vmovupd %ymm2,{address}; addq $32,%rdx"
    body = parse(text + "\n", "x86-64").instructions
    found = simulate_body(body, load_machine(key), loop=True)
    assert found.cycles_per_iteration == pytest.approx(cycles, rel=0.01)


def test_a_store_by_two_registers_is_as_any_where_no_class_says_otherwise() -> None:
    indexed = parse("movq %rax,(%rdx,%rcx)\n", "x86-64").instructions[0]
    (ours,) = operations_of(indexed, load_machine("clx"))
    (theirs,) = operations_of(indexed, load_machine("spr"))
    assert (ours.name, ours.kind) == ("indexed_integer_store", "integer_store")
    assert (theirs.name, theirs.kind) == ("integer_store", "integer_store")


def test_a_load_under_a_merging_mask_waits_for_the_old_lanes_at_its_end():
    """On Zen 5 a chain of eight takes 16.0 cycles, 24 beside 48 FMA 24.0."""
    machine = load_machine("zen5")
    chain = [f"vmovupd {64 * n}(%rsi), %zmm0 {{%k1}}" for n in range(8)]
    beside = [
        f"vmovupd {64 * (n % 8)}(%rsi), %zmm{16 + n % 8} {{%k1}}\n"
        f"vfmadd231pd %zmm15, %zmm14, %zmm{n % 12}\nvfmadd231pd %zmm15, %zmm14, %zmm{(n + 6) % 12}"
        for n in range(24)
    ]
    for lines, measured in ((chain, 16.0), (beside, 24.0)):
        code = parse("\n".join(lines), "x86-64").instructions
        assert simulate_body(code, machine, True).cycles_per_iteration == pytest.approx(measured, rel=0.01)


def test_counters_in_memory_take_what_their_core_forwards_in():
    """A chain of increments: through renamed memory, and through the store queue."""
    zen3 = load_machine("zen3")
    neutral = {"renames_memory": False, "integer_store_forward_cycles": 0.0}
    slower = replace(zen3, core=replace(zen3.core, **neutral))
    forward, add = zen3.core.integer_store_forward_cycles, zen3.operation("integer", 64).latency_cycles
    assert cycles(zen3, "incl (%rdi)") == pytest.approx(add, abs=0.1)
    assert cycles(slower, "incl (%rdi)") == slower.core.store_forward_cycles + add
    queued = replace(zen3, core=replace(zen3.core, renames_memory=False))
    assert cycles(queued, "incl (%rdi)") == forward + add
