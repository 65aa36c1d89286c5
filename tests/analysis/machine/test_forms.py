"""Overrides by form: which instruction takes which, what they cost, and mistakes in their tables."""

import re
import time
from importlib import resources

import pytest
from chainline.analysis.incore.operations import operations_of
from chainline.analysis.incore.throughput import micro_op_counts, throughput_bound
from chainline.analysis.machine.instruction_costs import TRAITS
from chainline.analysis.machine.load import available_machines, load_machine, parse_machine
from chainline.asm.listing import parse
from chainline.errors import UsageError


def decoded(text: str, isa: str):
    listing = parse(text, isa)
    assert not listing.unknown, listing.unknown
    return listing.instructions[0]


X86 = {
    "vsqrtpd %zmm0, %zmm1": "sqrt_double",
    "vsqrtss %xmm0, %xmm1, %xmm2": "sqrt_single",
    "vdivps %ymm0, %ymm1, %ymm2": "divide_single",
    "vdivpd %ymm0, %ymm1, %ymm2": None,
    "vcmppd $1, %zmm0, %zmm1, %k1": "compare_to_mask",
    "vcmppd $1, %ymm0, %ymm1, %ymm2": None,
    "vpermt2pd %zmm0, %zmm1, %zmm2": "permute_two",
    "vunpcklpd %zmm0, %zmm1, %zmm2": "shuffle_in_lane",
    "vinsertf128 $1, %xmm0, %ymm1, %ymm2": "insert",
    "vinsertf128 $1, (%rax), %ymm1, %ymm2": "insert_from_memory",
    "vhaddpd %ymm0, %ymm1, %ymm2": "horizontal_add",
    "vmovupd (%rax), %zmm0{%k1}{z}": "masked_load",
    "vmovapd %zmm1, %zmm0{%k1}": "move_masked",
    "vmovapd %zmm1, %zmm0": None,
    "vmovq %rax, %xmm0": "move_from_general",
    "vmovq %xmm0, %rax": "move_to_general",
    "kmovw %eax, %k1": "mask_from_general",
    "kmovw %k1, %eax": "mask_to_general",
    "kmovw %k1, %k2": None,
    "leaq 8(%rax,%rbx,2), %rcx": "address_of_three",
    "leaq (%rax,%rbx,2), %rcx": None,
    "shlq %cl, %rax": "shift_by_count",
    "shlq $3, %rax": "shift",
    "cmova %eax, %ebx": "select_above",
    "movq %rax, %rbx": "general_move",
    "movl $3, %ebx": None,
    "movq (%rax), %rbx": None,
    "vgatherdps (%rax,%zmm1,4), %zmm2{%k1}": "gather_single",
}
A64FX = {
    "fmla z0.d, z1.d, z2.d[1]": "fma_indexed",
    "fmla v0.2d, v1.2d, v2.d[1]": None,
    "fmla z0.d, p0/m, z1.d, z2.d": None,
    "fdiv z0.s, p0/m, z0.s, z1.s": "divide_single_scalable",
    "fdiv s0, s1, s2": "divide_single",
    "fsqrt v0.2d, v1.2d": "divide_double",
    "faddv d0, p0, z1.d": "sum_across_double",
    "fadda s0, p0, s0, z1.s": "sum_in_order_single",
    "fcmgt p0.d, p1/z, z0.d, z1.d": "compare_to_predicate",
    "ld2d {z0.d, z1.d}, p0/z, [x0]": "load_two",
    "ld2d {z0.d, z1.d}, p0/z, [x0, x1, lsl #3]": "load_two_indexed",
    "ld1w {z0.s}, p0/z, [x0, z1.s, uxtw #2]": "gather_words",
    "ld1d {z0.d}, p0/z, [z1.d]": "gather_addresses",
    "ld1d {z0.d}, p0/z, [x0, z1.d, lsl #3]": None,
    "ldr z0, [x0]": "fill",
    "ldr p0, [x0]": "fill_predicate",
    "ldr d0, [x0]": None,
    "whilelo p0.d, x0, x1": "while",
    "movprfx z0, z1": "prefix",
    "movprfx z0.d, p0/m, z1.d": "prefix_merging",
    "mov z0.d, x1": "vector_from_general",
    "fmov x0, d1": "general_from_vector",
    "umov x0, v1.d[1]": "general_from_lane",
    "add x0, x1, x2, lsl #3": "shifted_operand_to_4",
    "add x0, x1, x2, lsr #7": "shifted_operand",
    "add x0, x1, x2": None,
    "madd x0, x1, x2, x3": "multiply_add_general",
    "mul x0, x1, x2": None,
}


@pytest.mark.parametrize("text", X86)
def test_form_of_x86_instruction(text):
    form = load_machine("zen5").forms.find(decoded(text, "x86-64"))
    assert (form and form.name) == X86[text]


@pytest.mark.parametrize("text", A64FX)
def test_form_of_a64fx_instruction(text):
    form = load_machine("a64fx").forms.find(decoded(text, "aarch64"))
    assert (form and form.name) == A64FX[text]


@pytest.mark.parametrize(
    ("text", "latency", "micro_ops", "cycles"),
    [  # A64FX Microarchitecture Manual 1.8.1, chapter 16
        ("fmla z0.d, z1.d, z2.d[1]", 15, 2, 1.0),
        ("fdiv z0.d, p0/m, z0.d, z1.d", 154, 1, 154.0),
        ("faddv d0, p0, z1.d", 49, 7, 3.5),
        ("fadda d0, p0, d0, z1.d", 72, 15, 7.5),
        ("ldr z0, [x0]", 11, 1, 1.0),
        ("ld1d {z0.d}, p0/z, [x0]", 11, 1, 0.5),
        ("movprfx z0, z1", 0, 0, 0.0),
        ("madd x0, x1, x2, x3", 6, 2, 2.0),
        ("fmov x0, d1", 14, 1, 1.0),
    ],
)
def test_a64fx_manual(text, latency, micro_ops, cycles):
    machine, instruction = load_machine("a64fx"), decoded(text, "aarch64")
    (operation,) = operations_of(instruction, machine)
    cost = machine.operation(operation.name, operation.bits)
    assert (cost.latency_cycles, cost.micro_ops) == (latency, micro_ops)
    assert throughput_bound(micro_op_counts([instruction], [1.0], machine), machine).cycles == cycles


def test_kind_is_the_class_that_a_form_overrides():
    machine = load_machine("clx")
    (load,) = operations_of(decoded("vmovupd (%rax), %zmm0{%k1}{z}", "x86-64"), machine)
    assert (load.name, load.kind, load.bits) == ("masked_load", "load", 512)
    own, access = operations_of(decoded("vpermt2pd (%rax), %zmm1, %zmm2", "x86-64"), load_machine("zen4"))
    assert (own.name, own.kind, access.name, access.kind) == ("permute_two", "shuffle", "load", "load")


def test_a_write_back_stays_beside_a_form():
    names = [
        o.name
        for o in operations_of(decoded("ld2 {v0.2d, v1.2d}, [x0], #32", "aarch64"), load_machine("a64fx"))
    ]
    assert names == ["load_two", "integer"]


def test_zero_idioms_stay_free():
    assert [
        o.name for o in operations_of(decoded("vxorpd %xmm0, %xmm0, %xmm0", "x86-64"), load_machine("zen5"))
    ] == ["nop"]


FEW = {"thunderx2": 15, "x60": 15, "rv64gcv": 1, "rv64gcv-inorder": 1}
"""Forms at least of machines of which little is published, or whose costs are estimates."""


@pytest.mark.parametrize("key", available_machines())
def test_forms_are_named_apart_and_differ(key):
    machine = load_machine(key)
    names = [form.name for form in machine.forms.forms]
    assert len(set(names)) == len(names)
    assert not set(names) & set(machine.instructions)
    assert len(names) > FEW.get(key, 40)


def test_twenty_thousand_instructions_take_well_under_a_second_of_the_processor():
    texts = [
        "vfmadd231pd (%rax), %zmm1, %zmm2",
        "vpermt2pd %zmm0, %zmm1, %zmm2",
        "addq $8, %rax",
        "vmovupd %zmm1, (%rax)",
    ]
    instructions = parse("\n".join(texts * 5000), "x86-64").instructions
    machine = load_machine("zen5")
    begin = time.process_time()
    for instruction in instructions:
        operations_of(instruction, machine)
    assert time.process_time() - begin < 1.0


STORES = 'ports = ["FP4", "FP5"'
MISTAKES = {
    "trait": (
        'where = ["mask_result"]',
        'where = ["maks"]',
        "where, unless: found 'maks'; choose from load, store",
    ),
    "no mnemonics": (
        'match = ["vsqrtpd", "vsqrtsd", "sqrtpd", "sqrtsd"]',
        "match = []",
        r"\[forms.sqrt_double\] match: found \[\]; ",
    ),
    "name of a class": ("sqrt_double = {", "shuffle = {", r"\[forms.shuffle\] match: .*name it differently"),
    "unknown port": ('"FP1", "7.5*div"', '"FPX"', r"\[forms.sqrt_double\] ports: found 'FPX'; "),
    "unknown key": (
        "sqrt_double = {",
        "sqrt_double = { colour = 1,",
        r"\[forms.sqrt_double\] colour: unknown",
    ),
    "no source": ("entries = 88, source", "entries = 88, sauce", r"\[core.schedulers.ALU\] source: missing"),
    "no entries": ("entries = 88", "entries = 0", r"\[core.schedulers.ALU\] entries: found 0; "),
    "port of no scheduler": (
        f"{STORES}], e",
        'ports = ["FP4"], e',
        r"schedulers\] FP5: named by 0 schedulers; ",
    ),
    "port of two schedulers": (f"{STORES}], e", f'{STORES}, "FP0"], e', "FP0: named by 2 schedulers; "),
    "limit in a scheduler": (f"{STORES}], e", f'{STORES}, "LD0"], e', "LD0: named by 1 scheduler; "),
    "limit that is no port": ('limits = ["LD0"', 'limits = ["LD7"', "LD0: named by 0 schedulers"),
    "queue of nobody": ('"FP_even", source', '"FP_evn", source', r"FP_odd: queue_of = 'FP_evn'; name a sch"),
    "two queues": ("queue_of =", "queue_entries = 9, queue_of =", r"FP_odd: queue_of = 'FP_even'; name"),
    "negative queue": ("queue_entries = 96", "queue_entries = -1", "queue_entries: found -1"),
}


@pytest.mark.parametrize("mistake", MISTAKES)
def test_mistake_gives_one_clear_line(mistake):
    old, new, expected = MISTAKES[mistake]
    text = resources.files("chainline.analysis.machine").joinpath("machines", "zen5.toml").read_text()
    assert old in text
    with pytest.raises(UsageError) as error:
        parse_machine(text.replace(old, new, 1), "zen5.toml", "zen5")
    assert "\n" not in str(error.value)
    assert re.search(expected, str(error.value)), str(error.value)


def test_every_trait_is_used_by_a_machine():
    used = {
        name
        for key in available_machines()
        for form in load_machine(key).forms.forms
        for name in form.where + form.unless
    }
    assert used <= set(TRAITS)
    assert {"load", "store", "masked", "lane", "scalable", "elements_32"} <= used
