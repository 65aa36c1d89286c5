"""Costs form by form are those that the analysis takes for the same instructions."""

from functools import cache

import pytest
from chainline.analysis.incore.form_costs import accesses_by_width, doubts_of, priced_forms
from chainline.analysis.incore.operations import operations_of
from chainline.analysis.incore.pipeline.simulate import simulate_body
from chainline.analysis.incore.regions.latency import costs_of
from chainline.analysis.machine.load import load_machine
from chainline.asm.listing import parse
from chainline.isa import aarch64, x86_64

from ...tier import standing


@cache
def _found(key):
    """Return a machine, and its forms by mnemonic and operands."""
    return load_machine(key), {(name, form.operands): form for form in _forms(key) for name in form.mnemonics}


@cache
def _forms(key):
    return tuple(priced_forms(load_machine(key)))


MACHINES = standing(["zen5", "zen3", "icx", "skl"], for_all="skl".__eq__)


@pytest.fixture(scope="module", params=MACHINES)
def priced(request):
    return _found(request.param)


@pytest.mark.exhaustive
@pytest.mark.parametrize(
    ("text", "name", "operands"),
    [
        ("vfmadd231pd %ymm0, %ymm1, %ymm2", "vfmadd231pd", "yyy"),
        ("vaddsd %xmm0, %xmm1, %xmm2", "vaddsd", "xxx"),
        ("vdivpd %ymm0, %ymm1, %ymm2", "vdivpd", "yyy"),
        ("vmovupd (%rax), %ymm2", "vmovupd", "my"),
        ("vmovupd %xmm2, (%rax)", "vmovupd", "xm"),
        ("vperm2f128 $1, %ymm0, %ymm1, %ymm2", "vperm2f128", "iyyy"),
        ("vextractf128 $1, %ymm0, %xmm1", "vextractf128", "iyx"),
        ("vcvtsi2sdq %rax, %xmm0, %xmm1", "vcvtsi2sdq", "rxx"),
        ("vbroadcastsd (%rax), %ymm0", "vbroadcastsd", "my"),
        ("movq %rax, %xmm0", "movq", "rx"),
        ("addq %rax, %rbx", "addq", "rr"),
        ("shlq %cl, %rbx", "shlq", "cr"),
        ("leaq 8(%rax,%rbx,2), %rcx", "leaq", "tr"),
        ("leaq 8(%rax), %rcx", "leaq", "mr"),
        ("idivl %ebx", "idivl", "r"),
        ("jne .L1", "jne", "l"),
    ],
)
def test_a_form_costs_what_the_instruction_costs(priced, text, name, operands):
    machine, found = priced
    (instruction,) = parse(text, "x86-64").instructions
    (cost,) = costs_of([instruction], machine)
    form = found[name, operands]
    assert form.latency_cycles == cost.latency_cycles
    uses = [u for o in operations_of(instruction, machine) for u in machine.operation(o.name, o.bits).uses]
    assert sum(use.cycles for use in form.uses) == pytest.approx(sum(use.cycles for use in uses))
    assert {use.ports for use in form.uses} == {use.ports for use in uses}


@pytest.mark.exhaustive
def test_arithmetic_in_memory_is_left_to_its_parts(priced):
    _, found = priced
    assert not {("vaddpd", "myy"), ("addq", "mr"), ("addq", "rm")} & set(found)


def test_each_mnemonic_has_one_cost_for_the_same_operands(priced):
    machine, found = priced
    assert sum(len(form.mnemonics) for form in _forms(machine.key)) == len(found) > 5000


def test_exceptions_stand_before_what_they_are_exceptions_of():
    forms = [form.operands for form in _forms("skl") if "vmovupd" in form.mnemonics]
    assert forms.index("yn") < forms.index("ym")  # a store to an address of two registers: port 7 is left out


def test_every_example_is_decoded_once():
    keys = [(name, operands) for name, operands, _ in x86_64.INSTRUCTION_SET.forms.instruction_forms()]
    assert len(keys) == len(set(keys))


def test_loads_and_stores_by_width():
    machine = load_machine("zen5")
    assert [letter for letter, _, _ in accesses_by_width(machine, "load")] == ["r", "x", "y", "z"]
    assert [letter for letter, _, _ in accesses_by_width(load_machine("zen3"), "load")] == ["r", "x", "y"]
    assert not list(accesses_by_width(machine, "indexed_store"))


@pytest.mark.exhaustive
@pytest.mark.parametrize("key", standing(["a64fx", "neoverse-v2"], for_all="a64fx".__eq__))
@pytest.mark.parametrize(
    ("text", "operands"),
    [
        ("fmla z0.d, p0/m, z1.d, z2.d", "1p11"),
        ("fmla v0.2d, v1.2d, v2.2d", "DDD"),
        ("fmadd d0, d1, d2, d3", "dddd"),
        ("ldr d0, [x1]", "dm"),
        ("ldr q0, [x1], #16", "qo"),
        ("ldp x0, x1, [x2]", "xxm"),
        ("str s0, [x1, #16]!", "sr"),
        ("ld1d {z0.d}, p0/z, [x1]", "1pm"),
        ("ld2d {z0.d, z1.d}, p0/z, [x1]", "1pm"),
        ("ld1d {z0.d}, p0/z, [x1, z2.d]", "1pg"),
        ("add x0, x1, #8", "xxi"),
        ("whilelo p0.d, x0, x1", "pxx"),
        ("csel w0, w1, w2, eq", "wwwc"),
        ("b.ne .L1", "l"),
    ],
)
def test_a_form_of_aarch64_costs_what_the_instruction_costs(key, text, operands):
    machine = load_machine(key)
    (instruction,) = parse(text, "aarch64").instructions
    (cost,) = costs_of([instruction], machine)
    (form,) = (f for f in _forms(key) if instruction.mnemonic in f.mnemonics and f.operands == operands)
    assert form.latency_cycles == cost.latency_cycles
    uses = [u for o in operations_of(instruction, machine) for u in machine.operation(o.name, o.bits).uses]
    assert sum(use.cycles for use in form.uses) == pytest.approx(sum(use.cycles for use in uses))


def test_examples_of_aarch64_are_decoded_once():
    keys = [(name, operands) for name, operands, _ in aarch64.INSTRUCTION_SET.forms.instruction_forms()]
    assert len(keys) == len(set(keys)) > 4000


def doubts(text, key, straight_line):
    code, machine = parse(text, "x86-64").instructions, load_machine(key)
    cycles = simulate_body(code, machine, loop=True, straight_line=straight_line).cycles_per_iteration
    return doubts_of(code, machine, cycles, straight_line=straight_line)


@pytest.mark.parametrize(
    ("text", "key", "waits"),
    [
        ("addl $1, 8(%rsp)", "skl", True),
        ("addl $1, 8(%rsp); addl $1, 8(%rsp)", "skl", True),
        ("movw %ax, (%rsi); movl (%rsi), %eax", "skl", True),  # blocked until the store is written
        ("addl $1, 8(%rsp); imull %eax, %ecx; imull %eax, %ecx", "skl", False),  # the products take longer
        ("movl %eax, 8(%rsp); movl 16(%rsp), %ecx", "skl", False),  # nothing is stored and loaded
        ("movl %eax, 8(%rsp)", "skl", False),
        ("addl $1, 8(%rsp)", "spr", False),  # renamed: nothing is waited for
        ("addl $1, 8(%rsp)", "zen2", False),  # one time is known
    ],
)
def test_waits_for_what_was_just_stored_are_in_doubt(text, key, waits):
    found = doubts(text, key, straight_line=False)
    assert [("just stored" in words) for words in found] == [True] * waits


@pytest.mark.parametrize(
    ("text", "straight_line", "decoded"),
    [
        ("cmpl $66000, %eax", True, True),
        ("cmpl $66000, %eax", False, False),  # a loop lies in the micro-op cache
        ("cmpl $1, %r10d", True, False),  # decoded as fast as it is executed
        ("cmpl $66000, %eax; cmpl $66000, %eax", True, False),  # right as a rule
    ],
)
def test_copies_of_a_single_micro_op_are_in_doubt(text, straight_line, decoded):
    found = doubts(text, "skl", straight_line)
    assert [("micro-op cache" in words) for words in found] == [True] * decoded
