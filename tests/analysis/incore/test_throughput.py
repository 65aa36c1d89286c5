"""Port pressure against a linear program, and mixes whose bound is known by hand."""

import numpy as np
import pytest
from chainline.analysis.calibration.core_fit_steps import turns_at
from chainline.analysis.incore.operations import OperationClass, operations_of
from chainline.analysis.incore.throughput import (
    DISPATCH,
    micro_op_counts,
    port_bound,
    port_pressure,
    ports_as_busy,
    throughput_bound,
)
from chainline.analysis.machine.load import load_machine
from chainline.isa.aarch64 import decode as aarch64
from chainline.isa.x86_64 import decode as x86
from hypothesis import given, settings
from hypothesis import strategies as st
from scipy.optimize import linprog

PORTS = "abcde"
works = st.dictionaries(
    st.frozensets(st.sampled_from(PORTS), min_size=1),
    st.floats(0, 50, allow_nan=False).map(lambda x: round(x, 3)),
    max_size=8,
)


def least_cycles_by_linear_program(work: dict) -> float:
    """Return the least T such that work spreads over ports with no port above T."""
    kinds = list(work)
    shares = [(k, p) for k in range(len(kinds)) for p in sorted(kinds[k])]
    objective = np.append(np.zeros(len(shares)), 1.0)
    equal = np.array([[float(k == row) for k, _ in shares] + [0.0] for row in range(len(kinds))])
    at_most = np.array([[float(p == port) for _, p in shares] + [-1.0] for port in PORTS])
    solution = linprog(objective, at_most, np.zeros(len(PORTS)), equal, [work[k] for k in kinds])
    assert solution.success
    return solution.fun


@pytest.mark.exhaustive
@settings(max_examples=200, deadline=None)
@given(works)
def test_closed_form_is_the_optimum(work: dict) -> None:
    cycles, ports = port_pressure(work)
    expected = least_cycles_by_linear_program(work) if work else 0.0
    assert cycles == pytest.approx(expected, abs=1e-6)
    within = sum(amount for kind, amount in work.items() if kind <= ports)
    assert cycles == pytest.approx(within / (len(ports) or 1))


@given(works, st.frozensets(st.sampled_from(PORTS), min_size=1))
def test_more_work_never_takes_less(work: dict, kind: frozenset) -> None:
    assert port_pressure(work | {kind: work.get(kind, 0) + 1})[0] >= port_pressure(work)[0]


def counts_of(text: str, machine, times: float = 1.0) -> dict:
    decode = aarch64.decode if machine.isa == "aarch64" else x86.decode
    lines = [line.strip() for line in text.strip().splitlines()]
    instructions = [decode(line, number) for number, line in enumerate(lines, 1)]
    return micro_op_counts(instructions, [times] * len(instructions), machine)


def test_fma_bound_on_cascade_lake() -> None:
    """Eight 512-bit FMA share p0 and p5; four loads on p2 and p3 hide behind them."""
    machine = load_machine("clx")
    text = "\n".join(["vfmadd231pd (%rax), %zmm1, %zmm2", "vfmadd231pd %zmm3, %zmm4, %zmm5"] * 4)
    bound = throughput_bound(counts_of(text, machine), machine)
    assert (bound.cycles, bound.bound, bound.ports) == (4.0, "FMA pipes", ("p0", "p5"))
    assert bound.dispatch_cycles == 2.0  # eight fused micro-ops, four a cycle
    assert bound.contributions == ((OperationClass("fma", 512), 4.0),)


def test_shuffles_compete_with_512_bit_fma_for_p5() -> None:
    machine = load_machine("clx")
    counts = {OperationClass("fma", 512): 2.0, OperationClass("shuffle", 512): 4.0}
    bound = throughput_bound(counts, machine)
    assert (bound.cycles, bound.bound, bound.ports) == (4.0, "shuffle ports", ("p5",))
    narrow = {OperationClass("fma", 256): 8.0, OperationClass("shuffle", 256): 4.0}
    assert throughput_bound(narrow, machine).cycles == 4.0  # twice the FMA: p0 and p1 take them


def test_load_bound_on_zen5() -> None:
    machine = load_machine("zen5")
    text = "\n".join(["vfmadd231pd (%rax), %zmm1, %zmm2"] * 2 + ["vmovupd (%rax), %zmm3"] * 2)
    bound = throughput_bound(counts_of(text, machine), machine)
    assert (bound.cycles, bound.bound) == (2.0, "load ports")


def test_stores_take_a_floating_point_pipe_on_a64fx() -> None:
    """A store needs FLA besides its address: two stores and four FMA fill both pipes three cycles."""
    machine = load_machine("a64fx")
    counts = counts_of(
        """
        fmla z0.d, p0/m, z1.d, z2.d
        fmla z3.d, p0/m, z1.d, z2.d
        fmla z4.d, p0/m, z1.d, z2.d
        fmla z5.d, p0/m, z1.d, z2.d
        st1d {z6.d}, p0, [x0]
        st1d {z7.d}, p0, [x1]
        """,
        machine,
    )
    bound = throughput_bound(counts, machine)
    assert (bound.cycles, bound.bound, bound.ports) == (3.0, "FMA pipes", ("FLA", "FLB"))
    assert dict(bound.contributions) == {OperationClass("fma", 512): 2.0, OperationClass("store", 512): 1.0}


def test_dispatch_bound() -> None:
    machine = load_machine("a64fx")
    counts = counts_of("add x0, x1, x2\nadd x3, x4, x5\nfmul z0.d, z1.d, z2.d\nnop\nb.ne .L1", machine)
    bound = throughput_bound(counts, machine)
    assert (bound.bound, bound.cycles, bound.ports) == (DISPATCH, 1.25, ())
    assert sum(share for _, share in bound.contributions) == pytest.approx(bound.cycles)


def test_moves_cost_only_dispatch_on_zen5() -> None:
    machine = load_machine("zen5")
    bound = throughput_bound(counts_of("\n".join(["vmovapd %zmm1, %zmm2"] * 8), machine), machine)
    assert (bound.cycles, bound.port_cycles, bound.bound) == (1.0, 0.0, DISPATCH)


def test_nothing_takes_no_time() -> None:
    bound = throughput_bound({}, load_machine("zen5"))
    assert (bound.cycles, bound.bound, bound.contributions) == (0.0, "nothing", ())


def test_counts_scale_with_executions() -> None:
    machine = load_machine("zen4")
    text = "vfmadd231pd (%rax), %ymm1, %ymm2\nvmovupd %ymm2, (%rdi)\naddq $32, %rax\njne .L2"
    once, often = counts_of(text, machine), counts_of(text, machine, 7.5)
    assert often == {key: 7.5 * count for key, count in once.items()}
    bound = throughput_bound(once, machine)
    assert throughput_bound(often, machine).cycles == pytest.approx(7.5 * bound.cycles)
    assert counts_of(text, machine, 0.0) == {}


def test_lengths_must_agree() -> None:
    with pytest.raises(ValueError, match="zip"):
        micro_op_counts([x86.decode("nop", 1)], [1.0, 2.0], load_machine("zen5"))


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("vfmadd231pd (%rdx){1to8}, %zmm1, %zmm0", ["fma/512", "load/64 fused"]),
        ("vmovupd (%rdi), %ymm1", ["load/256"]),
        ("vmovsd %xmm1, (%rdi)", ["store/64"]),
        ("vbroadcastsd (%rdi), %zmm3", ["load/64"]),
        ("vbroadcastsd %xmm0, %zmm3", ["broadcast/512"]),
        ("movq (%rdi), %rax", ["integer_load/64"]),
        ("addq %rax, (%rdi)", ["integer/64", "integer_load/64 fused", "integer_store/64"]),
        ("vgatherqpd (%rdi,%zmm1), %zmm2{%k1}", ["gather/512"]),
        ("vxorpd %xmm0, %xmm0, %xmm0", ["nop/64"]),
        ("xorl %eax, %eax", ["nop/64"]),
        ("movl $3, %eax", ["integer/64"]),
        ("vxorpd %ymm0, %ymm1, %ymm0", ["fp_logic/256"]),
        ("vmovupd (%rdi), %zmm0{%k1}{z}", ["masked_load/512"]),
        ("vpermt2pd (%rdi), %zmm1, %zmm2", ["permute_two/512", "load/512 fused"]),
        ("vextractf128 $1, %ymm0, (%rdi)", ["extract_to_memory/256", "store/128"]),
        ("prefetcht0 (%rdi)", ["nop/64"]),
        ("callq f", ["branch/64", "integer_store/64"]),
    ],
)
def test_operations_x86(text: str, expected: list[str]) -> None:
    operations = operations_of(x86.decode(text, 1), load_machine("zen5"))
    assert [f"{o.name}/{o.bits}{' fused' * o.fused}" for o in operations] == expected


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("fmla z0.d, p0/m, z1.d, z2.d", ["fma/512"]),
        ("fmla z0.d, z1.d, z2.d[1]", ["fma_indexed/512"]),
        ("fmadd d0, d1, d2, d3", ["fma/64"]),
        ("ldp q0, q1, [x0], #32", ["load/128", "load/128", "integer/64"]),
        ("stp x29, x30, [sp, #-16]!", ["integer_store/64", "integer_store/64", "integer/64"]),
        ("ld1d {z0.d}, p0/z, [x0, x1, lsl #3]", ["load/512"]),
        ("ld2d {z0.d, z1.d}, p0/z, [x0]", ["load_two/1024"]),
        ("ld2d {z0.d, z1.d}, p0/z, [x0, x1, lsl #3]", ["load_two_indexed/1024"]),
        ("fmla v0.2d, v1.2d, v2.d[1]", ["fma_by_element/128"]),
        ("ld1rd {z0.d}, p0/z, [x0]", ["load_replicated/64"]),
        ("ld1d {z0.d}, p0/z, [x0, z1.d, lsl #3]", ["gather/512"]),
        ("whilelo p0.d, x0, x1", ["while/64"]),
        ("movprfx z0, z1", ["prefix/512"]),
        ("ret", ["return_to/64"]),
    ],
)
def test_operations_a64fx(text: str, expected: list[str]) -> None:
    operations = operations_of(aarch64.decode(text, 1), load_machine("a64fx"))
    assert [f"{o.name}/{o.bits}{' fused' * o.fused}" for o in operations] == expected


def test_by_element_is_plain_where_the_machine_does_not_split_it() -> None:
    instruction = aarch64.decode("fmla v0.2d, v1.2d, v2.d[0]", 1)
    assert operations_of(instruction, load_machine("neoverse-v2")) == (OperationClass("fma", 128),)


def test_what_a_load_takes_of_other_ports_on_average_is_no_bound():
    share = turns_at(256, ("load",), ("FP0", "FP1"), (0.4,))
    zen3 = share.put(load_machine("zen3"), 0.4)
    mix = {OperationClass("fma", 256): 4.0, OperationClass("load", 256): 4.0}
    assert port_bound(mix, zen3).cycles == pytest.approx((4 + 4 * 0.4) / 2)
    assert port_bound(mix, zen3, on_average=False).cycles == 2.0


@pytest.mark.parametrize(
    ("lines", "binding", "others"),
    [
        # two loads and a comparison a cycle on Zen 3, of which the latter takes one of the loads
        (("vmovsd (%rsi), %xmm0", "vucomisd 8(%rsi), %xmm0"), {"F2I"}, [{"LD0", "LD1"}]),
        (("vmovsd (%rsi), %xmm0", "vmovsd (%rdi), %xmm1", "vucomisd 8(%rsi), %xmm0"), {"LD0", "LD1"}, []),
        # a branch takes a port and one of two turns: both are of the same operation
        (("jne .L2", "jne .L3"), {"ALU0", "BRU1"}, []),
    ],
)
def test_ports_that_are_as_busy(lines, binding, others):
    zen3 = load_machine("zen3")
    counts = micro_op_counts([x86.decode(line, 1) for line in lines], [1.0] * len(lines), zen3)
    found = port_bound(counts, zen3, on_average=False)
    assert set(found.ports) == binding
    assert [set(one.ports) for one in ports_as_busy(counts, zen3, found)] == others


def test_all_ports_that_are_as_busy_leave_none_that_are():
    zen3 = load_machine("zen3")
    counts = {OperationClass(name, 256): 2.0 for name in ("fma", "add", "load")}
    found = port_bound(counts, zen3, on_average=False)
    busy = [set(found.ports), *(set(one.ports) for one in ports_as_busy(counts, zen3, found))]
    assert sorted(map(sorted, busy)) == [["FP0", "FP1"], ["FP2", "FP3"], ["LD0", "LD1"]]
    assert all(one.cycles == found.cycles for one in ports_as_busy(counts, zen3, found))
