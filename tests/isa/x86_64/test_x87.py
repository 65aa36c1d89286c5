"""x87 and MMX: every form decodes, and what it reads and writes is what the manual says."""

import pytest
from chainline.asm.listing import parse
from chainline.isa.instruction import Kind
from chainline.isa.x86_64.decode import decode

from .x87_and_mmx import MMX, X87

EXPECTED = [
    # text, reads, writes, bits loaded, bits stored; from the manual, volume 2
    ("fadd %st(1), %st", "st(1) st(0)", "st(0)", [], []),
    ("fadd %st, %st(3)", "st(0) st(3)", "st(3)", [], []),
    ("fadd %st(2)", "st(2) st(0)", "st(0)", [], []),
    ("faddp %st, %st(3)", "st(0) st(3)", "st(3)", [], []),
    ("faddp", "st(0) st(1)", "st(1)", [], []),
    ("fsubrl 8(%rax,%rbx,8)", "rax rbx st(0)", "st(0)", [64], []),
    ("fiadds (%rax)", "rax st(0)", "st(0)", [16], []),
    ("fidivl (%rax)", "rax st(0)", "st(0)", [32], []),
    ("fucom %st(2)", "st(2) st(0)", "fpsw", [], []),
    ("fcompp", "st(0) st(1)", "fpsw", [], []),
    ("fucomip %st(1), %st", "st(1) st(0)", "flags carry", [], []),
    ("fcmovbe %st(1), %st", "st(1) st(0) flags carry", "st(0)", [], []),
    ("fld %st(2)", "st(2)", "st(7)", [], []),
    ("fldt (%rax)", "rax", "st(7)", [80], []),
    ("fildll (%rax)", "rax", "st(7)", [64], []),
    ("fldpi", "", "st(7)", [], []),
    ("fstp %st(2)", "st(0)", "st(2)", [], []),
    ("fstpt (%rax)", "rax st(0)", "", [], [80]),
    ("fisttpll (%rax)", "rax st(0)", "", [], [64]),
    ("fxch %st(3)", "st(3) st(0)", "st(3) st(0)", [], []),
    ("fsqrt", "st(0)", "st(0)", [], []),
    ("fsincos", "st(0)", "st(0) st(7) fpsw", [], []),
    ("fpatan", "st(0) st(1)", "st(1)", [], []),
    ("fnstsw %ax", "fpsw rax", "rax", [], []),  # the rest of rax stays
    ("fnstcw (%rax)", "rax", "", [], [16]),
    ("fldcw (%rax)", "rax", "fpcw", [16], []),
    ("emms", "", "", [], []),
    ("paddw (%rax), %mm2", "rax mm2", "mm2", [64], []),
    ("psllw (%rax), %mm2", "rax mm2", "mm2", [64], []),
    ("pxor %mm1, %mm2", "mm1 mm2", "mm2", [], []),
    ("pxor %mm2, %mm2", "", "mm2", [], []),
    ("movd (%rax), %mm1", "rax", "mm1", [32], []),
    ("movntq %mm1, (%rax)", "mm1 rax", "", [], [64]),
    ("maskmovq %mm1, %mm2", "mm1 mm2 rdi", "", [], [64]),
    ("pextrw $1, %mm1, %eax", "mm1", "rax", [], []),
    ("cvtpi2ps %mm1, %xmm2", "mm1 zmm2", "zmm2", [], []),
    ("cvttpd2pi (%rax), %mm2", "rax", "mm2", [128], []),
    ("movq2dq %mm1, %xmm2", "mm1", "zmm2", [], []),
]


@pytest.mark.parametrize("text", [*X87, *MMX])
def test_every_form_decodes(text):
    assert decode(text, 1).text == text


@pytest.mark.parametrize(("text", "reads", "writes", "loads", "stores"), EXPECTED)
def test_reads_and_writes_are_those_of_the_manual(text, reads, writes, loads, stores):
    found = decode(text, 1)
    assert set(found.reads) - {"fpcw"} == set(reads.split())
    assert set(found.writes) == set(writes.split())
    assert [memory.bits for memory in found.loads] == loads
    assert [memory.bits for memory in found.stores] == stores


@pytest.mark.parametrize(
    ("intel", "att"),
    [
        ("fld TBYTE PTR [rsp+8]", "fldt 8(%rsp)"),
        ("fadd DWORD PTR [rax]", "fadds (%rax)"),
        ("fild QWORD PTR [rax]", "fildll (%rax)"),
        ("fistp WORD PTR [rax]", "fistps (%rax)"),
        ("fadd st, st(1)", "fadd %st(1), %st"),
        ("fxch st(2)", "fxch %st(2)"),
        ("fnstcw WORD PTR [rax]", "fnstcw (%rax)"),
        ("paddw mm2, mm1", "paddw %mm1, %mm2"),
        ("pshufw mm2, QWORD PTR [rax], 3", "pshufw $3, (%rax), %mm2"),
    ],
)
def test_intel_syntax_says_the_same(intel, att):
    one, other = decode(intel, 1, "intel"), decode(att, 1)
    for name in ("mnemonic", "operands", "kind", "reads", "writes", "loads", "stores"):
        assert getattr(one, name) == getattr(other, name)


def test_operations_on_the_stack_are_counted():
    found = [decode(text, 1) for text in ("faddp", "fmull (%rax)", "fdivr %st(1), %st", "fsqrt", "fchs")]
    assert [each.kind for each in found[:4]] == [Kind.ADD, Kind.MULTIPLY, Kind.DIVIDE, Kind.DIVIDE]
    assert [each.lanes(0) if each.element_bits else 0 for each in found] == [1, 1, 1, 1, 0]


def _names(text):
    code = parse(f"f:\n{text}\n", "x86-64").instructions
    return [(set(each.reads) & _STACK, set(each.writes) & _STACK) for each in code]


_STACK = {f"st{number}" for number in range(8)}


def test_a_register_keeps_its_name_while_the_top_moves():
    # two products and their sum: (a b) in st7, (c d) in st6, the sum in st7
    text = "fldl (%rdi)\n fmull (%rsi)\n fldl 8(%rdi)\n fmull 8(%rsi)\n faddp\n fstpl (%rdx)"
    assert _names(text) == [
        (set(), {"st7"}),
        ({"st7"}, {"st7"}),
        (set(), {"st6"}),
        ({"st6"}, {"st6"}),
        ({"st6", "st7"}, {"st7"}),
        ({"st7"}, set()),
    ]


def test_an_exchange_is_a_renaming():
    assert _names("fld1\n fldz\n fxch %st(1)\n fchs\n fxch\n fabs") == [
        (set(), {"st7"}),
        (set(), {"st6"}),
        (set(), set()),
        ({"st7"}, {"st7"}),
        (set(), set()),
        ({"st6"}, {"st6"}),
    ]


@pytest.mark.parametrize(
    ("text", "top"),
    [
        ("fld1\n fld1\n fcompp", "st0"),
        ("fld1\n fld1\n fucomip %st(1), %st", "st7"),
        ("fld1\n fsincos", "st6"),
        ("fld1\n fld1\n fadd", "st7"),
        ("fld1\n fld1\n fadd %st(1), %st", "st6"),
        ("fld1\n fldcw (%rax)", "st7"),
        ("fld1\n fld1\n fistpll (%rax)", "st7"),
        ("fld1\n fld1\n fist (%rax)", "st6"),
        ("fld1\n fninit", "st0"),
    ],
)
def test_the_top_after(text, top):
    assert _names(f"{text.replace('fist (', 'fistl (')}\n fchs")[-1] == ({top}, {top})


def test_a_branch_takes_its_stack_to_where_it_goes():
    text = "fld1\n testq %rax, %rax\n je .L2\n fldz\n fstpl (%rdi)\n jmp .L3\n.L2: fchs\n.L3: fabs"
    assert _names(text)[-2:] == [({"st7"}, {"st7"})] * 2


def test_a_call_leaves_nothing_on_the_stack_as_it_was():
    call = parse("f: call sinl\n fstpt (%rsp)\n", "x86-64").instructions[0]
    assert set(call.writes) >= _STACK | {"mm0"}
