"""Critical path and loop-carried cycles of bodies worked out by hand, and the traps of peers."""

from dataclasses import replace

import pytest
from chainline.analysis.incore.regions.latency import longest_latency_cycles
from chainline.analysis.machine.load import load_machine
from chainline.asm.chains import IN_MEMORY, addends
from chainline.asm.listing import parse

from .reading import body_of, file_of, loop_of

ZEN4, A64FX, V2 = load_machine("zen4"), load_machine("a64fx"), load_machine("neoverse-v2")
FMA = ZEN4.operation("fma", 256).latency_cycles
ADD = ZEN4.operation("add", 64).latency_cycles
MULTIPLY = ZEN4.operation("multiply", 64).latency_cycles
LOAD = ZEN4.operation("load", 256).latency_cycles
SCALAR_LOAD = ZEN4.operation("load", 64).latency_cycles
POINTER_LOAD = ZEN4.operation("integer_load", 64).latency_cycles
FORWARD = ZEN4.core.store_forward_cycles


class TestTraps:
    """What analysers are known to get wrong."""

    def test_the_load_of_a_memory_operand_counts_once(self):
        """Two chained FMA with memory operands: one load latency and two FMA latencies."""
        text = "vfmadd231pd (%rsi), %ymm1, %ymm0; vfmadd231pd 32(%rsi), %ymm1, %ymm0; ret"
        analysis = body_of(text)
        assert analysis.critical_path.cycles == LOAD + 2 * FMA
        assert analysis.critical_path.positions == (0, 1)

    def test_the_accumulator_waits_for_no_load(self):
        analysis = loop_of("vfmadd231pd (%rsi), %ymm1, %ymm0; addq $32, %rsi")
        assert analysis.carried.cycles == FMA

    def test_an_unknown_instruction_may_break_a_carried_chain(self):
        """It may overwrite the register: a lower bound passes nothing on, the worst case all."""
        body = "vaddsd %xmm1, %xmm0, %xmm0; vfrobnicate %xmm0, %xmm2, %xmm0; decq %rcx"
        analysis = loop_of(body)
        assert analysis.carried.cycles == 1  # of the counter
        longest = longest_latency_cycles(ZEN4)
        assert analysis.uncovered.latency_cycles == longest
        assert analysis.uncovered.loop_carried_cycles == ADD + longest
        assert analysis.uncovered.throughput_cycles == analysis.throughput_cycles + longest

    def test_a_load_depends_on_the_store_before_it(self):
        body = "vmovsd (%rdx), %xmm0; vaddsd %xmm0, %xmm1, %xmm0; vmovsd %xmm0, (%rdx); decq %rcx"
        assert loop_of(body).carried.cycles == FORWARD + ADD

    def test_ports_are_balanced_exactly(self):
        """Three micro-ops on two pipes take 1.5 cycles, not 1.51."""
        text = "; ".join(f"vfmadd231pd %ymm1, %ymm2, %ymm{n}" for n in (3, 4, 5))
        ports = next(b for b in body_of(text + "; ret").bounds if b.name == "execution ports")
        assert ports.cycles == 1.5

    def test_indexed_sve_fmla_is_two_micro_ops(self):
        whole = body_of("fmla z0.d, p0/m, z1.d, z2.d; ret", "aarch64")
        indexed = body_of("fmla z0.d, z1.d, z2.d[0]; ret", "aarch64")
        slots = [next(b.cycles for b in a.bounds if b.name == "dispatch width") for a in (whole, indexed)]
        assert (slots[1] - slots[0]) * A64FX.core.dispatch_width == 1


def test_pointer_chase_is_the_load_latency():
    analysis = loop_of("movq (%rax), %rax")
    assert analysis.carried.cycles == POINTER_LOAD


def test_address_waits_for_what_computes_it():
    analysis = body_of("addq %rbx, %rax; vaddsd (%rax), %xmm1, %xmm0; ret")
    assert analysis.critical_path.cycles == 1 + SCALAR_LOAD + ADD
    assert analysis.critical_path.positions == (0, 1)


def test_recurrence_through_an_array():
    body = "vmulsd (%rax), %xmm1, %xmm0; vmovsd %xmm0, 8(%rax); addq $8, %rax"
    assert loop_of(body).carried.cycles == FORWARD + MULTIPLY


def test_recurrence_over_two_iterations_takes_half():
    body = "vmulsd (%rax), %xmm1, %xmm0; vmovsd %xmm0, 16(%rax); addq $8, %rax"
    analysis = loop_of(body)
    assert analysis.carried.cycles == (FORWARD + MULTIPLY) / 2
    assert analysis.carried.distance == 2


def test_load_of_two_stores_waits_until_they_are_written():
    body = "vmovsd %xmm0, (%rsp); vmovsd %xmm1, 8(%rsp); vmovupd (%rsp), %xmm2; vaddpd %xmm2, %xmm2, %xmm3"
    assert body_of(body + "; ret").critical_path.cycles == ZEN4.core.store_blocked_cycles + ADD


def test_read_modify_write_is_carried_through_memory():
    """Through registers where memory is renamed: 1.13 cycles an iteration on an EPYC 9004."""
    assert loop_of("addq $1, (%rax); decq %rcx").carried.cycles == 1
    assert loop_of("addw $1, (%rax); decq %rcx").carried.cycles == ZEN4.core.integer_store_forward_cycles + 1


def test_post_index_carries_the_step_not_the_load():
    analysis = loop_of("ldr d0, [x0], #8; subs x1, x1, #1", "aarch64")
    assert analysis.carried.cycles == 1


def test_push_and_pop_carry_nothing_in_the_stack_pointer():
    assert loop_of("pushq %rax; popq %rbx; decq %rcx").carried.cycles == 1  # the counter


def test_late_forwarding_of_the_addend():
    fma = V2.operation("fma", 128)
    assert fma.accumulate_latency_cycles < fma.latency_cycles  # else nothing is tested
    accumulated = loop_of("fmla v0.2d, v1.2d, v2.2d; subs x1, x1, #1", "aarch64", V2)
    assert accumulated.carried.cycles == fma.accumulate_latency_cycles
    multiplied = loop_of("fmadd d0, d0, d1, d2; subs x1, x1, #1", "aarch64", V2)
    assert multiplied.carried.cycles == fma.latency_cycles


@pytest.mark.parametrize(
    ("text", "isa", "roots"),
    [
        ("vfmadd132pd %ymm0, %ymm1, %ymm2", "x86-64", {"zmm1"}),
        ("vfmadd213pd (%rax), %ymm1, %ymm2", "x86-64", {IN_MEMORY}),
        ("fmad z0.d, p0/m, z1.d, z2.d", "aarch64", {"z2"}),
        ("fmls z0.d, p0/m, z1.d, z2.d", "aarch64", {"z0"}),
        ("fmsub d0, d1, d2, d3", "aarch64", {"z3"}),
        ("vaddpd %ymm0, %ymm1, %ymm2", "x86-64", {"zmm0", "zmm1", IN_MEMORY}),
    ],
)
def test_addends(text, isa, roots):
    assert addends(parse(text, isa).instructions[0]) == roots


def test_what_the_machine_file_lacks_is_named():
    lacking = replace(
        ZEN4, instructions={k: v for k, v in ZEN4.instructions.items() if k not in ("shuffle", "gather")}
    )
    lacking = replace(lacking, forms=type(ZEN4.forms)())
    found = file_of("f:\nvpermpd $1, %ymm0, %ymm1", machine=lacking)
    assert [(m.line, m.reason) for m in found.missing] == [(2, "zen4: no class 'shuffle'")]
    (analysis,) = found.functions[0].bodies
    assert analysis.critical_path.cycles == 0
    assert analysis.uncovered.critical_path_cycles == longest_latency_cycles(lacking)


def test_what_is_charged_as_its_class_is_named():
    found = file_of("f:\nrdpid %rax\nret")
    assert [(m.line, m.reason) for m in found.missing] == [(2, "zen4: taken as any 'integer'")]
    assert found.functions[0].bodies[0].uncovered is None


def test_a_counter_in_memory_waits_for_what_its_core_forwards_in():
    zen3 = load_machine("zen3")
    forward, add = zen3.core.integer_store_forward_cycles, zen3.operation("integer", 64).latency_cycles
    text = "incl (%rdi); decq %rcx"
    assert loop_of(text, machine=zen3).carried.cycles == add
    queued = replace(zen3, core=replace(zen3.core, renames_memory=False))
    assert loop_of(text, machine=queued).carried.cycles == forward + add
    as_others = replace(queued, core=replace(queued.core, integer_store_forward_cycles=0.0))
    assert loop_of(text, machine=as_others).carried.cycles == zen3.core.store_forward_cycles + add
