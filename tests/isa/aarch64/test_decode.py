"""Decoding of AArch64: kinds, exact reads and writes, memory operands, and what is refused."""

from __future__ import annotations

import pytest
from chainline.isa.aarch64 import INSTRUCTION_SET
from chainline.isa.aarch64.decode import FORMS, decode
from chainline.isa.aarch64.registers import find_register
from chainline.isa.instruction import Condition, DecodeError, Immediate, Instruction, Kind, Memory
from hypothesis import given
from hypothesis import strategies as st


def roots(text: str) -> set[str]:
    return set(text.split())


# text | reads | writes | kind, each read by hand from the Arm Architecture Reference Manual
TABLE = """
add x0, x1, x2                          | x1 x2          | x0       | integer
add x3, sp, 784                         | sp             | x3       | integer
sub sp, sp, #976                        | sp             | sp       | integer
add x0, x1, w2, sxtw #3                 | x1 x2          | x0       | integer
adds w0, w1, #1                         | x1             | x0 flags | integer
cmp x0, #1, lsl #12                     | x0             | flags    | integer
tst w3, #7                              | x3             | flags    | integer
mov w8, wzr                             |                | x8       | integer
mov x29, sp                             | sp             | x29      | integer
movk x0, #0x4008, lsl #48               | x0             | x0       | integer
bfi x28, x11, #4, #60                   | x11 x28        | x28      | integer
madd x9, x13, x10, x9                   | x13 x10 x9     | x9       | integer_multiply
csel x2, x27, x2, cs                    | x27 x2 flags   | x2       | integer
cset w0, any                            | flags          | x0       | integer
ccmp x1, #0, #4, ne                     | x1 flags       | flags    | integer
adrp x4, .LANCHOR2-256                  |                | x4       | integer
addvl sp, sp, #-32                      | sp             | sp       | integer
cntd x3                                 |                | x3       | integer
uqdecw x13, all, mul #3                 | x13            | x13      | integer
ldr x0, [sp, #280]                      | sp             | x0       | load
ldr d15, [x2], #8                       | x2             | z15 x2   | load
str d29, [x5, x13, lsl #3]              | z29 x5 x13     |          | store
str xzr, [sp, 216]                      | sp             |          | store
stp d8, d9, [sp, -320]!                 | z8 z9 sp       | sp       | store
ldp x29, x30, [sp], 368                 | sp             | x29 x30 sp | load
ldr q0, [x8, :lo12:.LCPI0_0]            | x8             | z0       | load
ld1 {v30.d}[1], [x23]                   | x23 z30        | z30      | load
ld1r { v5.2d }, [x7], #8                | x7             | z5 x7    | broadcast
ld4 {v30.2d - v1.2d}, [x0]              | x0             | z30 z31 z0 z1 | load
st4 {v8.2d - v11.2d}, [x2]              | z8 z9 z10 z11 x2 |        | store
ldr z3, [sp, #7, mul vl]                | sp             | z3       | load
str p7, [sp, #20, mul vl]               | p7 sp          |          | store
ld1d { z22.d }, p1/z, [x1, x16, lsl #3] | p1 x1 x16      | z22      | load
ld1d z0.d, p0/z, [x0, z1.d, lsl #3]     | p0 x0 z1       | z0       | gather
ld1w {z0.d}, p0/z, [z1.d, #8]           | p0 z1          | z0       | gather
st1d {z0.d}, p2, [x0, z1.d, sxtw #3]    | z0 p2 x0 z1    |          | scatter
ld1rd { z1.d }, p0/z, [x17, #8]         | p0 x17         | z1       | broadcast
ld1rqd {z1.d}, p0/z, [x17]              | p0 x17         | z1       | broadcast
ld4d {z0.d - z3.d}, p1/z, [x1]          | p1 x1          | z0 z1 z2 z3 | load
st1d z2.d, p1, [x17, #1, mul vl]        | z2 p1 x17      |          | store
ldff1d {z0.d}, p0/z, [x0]               | p0 x0 ffr      | z0 ffr   | load
fmadd d15, d22, d12, d15                | z22 z12 z15    | z15      | fma
fnmsub s0, s1, s2, s3                   | z1 z2 z3       | z0       | fma
fmla v6.2d, v30.2d, v24.d[0]            | z30 z24 z6     | z6       | fma
fmla z1.d, p0/m, z2.d, z23.d            | p0 z2 z23 z1   | z1       | fma
fmad z1.d, p0/m, z21.d, z0.d            | p0 z21 z0 z1   | z1       | fma
fnmls z0.s, p3/m, z1.s, z2.s            | p3 z1 z2 z0    | z0       | fma
fmla z0.d, z1.d, z2.d[1]                | z1 z2 z0       | z0       | fma
fmul z0.d, z1.d, z2.d                   | z1 z2          | z0       | multiply
fmul z6.d, p1/m, z6.d, z1.d             | p1 z6 z1       | z6       | multiply
fmul z6.d, p1/m, z6.d, #0.5             | p1 z6          | z6       | multiply
fnmul d0, d1, d2                        | z1 z2          | z0       | multiply
fsub v0.4s, v1.4s, v2.4s                | z1 z2          | z0       | add
fadda d0, p0, d0, z1.d                  | p0 z0 z1       | z0       | add
fdiv z0.d, p0/m, z0.d, z1.d             | p0 z0 z1       | z0       | divide
fsqrt d0, d1                            | z1             | z0       | divide
fneg z0.d, p0/m, z1.d                   | p0 z1 z0       | z0       | fp_other
fcmpe d0, #0.0                          | z0             | flags    | fp_other
fcsel d0, d1, d2, gt                    | z1 z2 flags    | z0       | fp_other
fcmgt p1.d, p0/z, z0.d, z1.d            | p0 z0 z1       | p1       | fp_other
fcvtn2 v0.4s, v1.2d                     | z1 z0          | z0       | fp_other
fmov d0, 1.0e+0                         |                | z0       | fp_other
fmov x4, d14                            | z14            | x4       | fp_other
fmov d2, d23                            | z23            | z2       | move
mov v0.16b, v2.16b                      | z2             | z0       | move
mov z7.d, z6.d                          | z6             | z7       | move
movprfx z4, z1                          | z1             | z4       | move
movprfx z4.d, p0/z, z1.d                | p0 z1          | z4       | move
movprfx z4.d, p0/m, z1.d                | p0 z1 z4       | z4       | move
mov z17.d, d17                          | z17            | z17      | broadcast
mov z0.d, x2                            | x2             | z0       | broadcast
dup v0.2d, v10.d[0]                     | z10            | z0       | broadcast
dup d1, v1.d[1]                         | z1             | z1       | shuffle
ins v0.d[1], v23.d[0]                   | z23 z0         | z0       | shuffle
mov v0.d[1], x3                         | x3 z0          | z0       | shuffle
umov w0, v1.s[2]                        | z1             | x0       | shuffle
insr z3.d, d4                           | z4 z3          | z3       | shuffle
sel z0.d, p1, z2.d, z3.d                | p1 z2 z3       | z0       | shuffle
mov z0.d, p1/m, z2.d                    | p1 z2 z0       | z0       | shuffle
splice z0.d, p1, z0.d, z2.d             | p1 z0 z2       | z0       | shuffle
tbl z3.d, {z0.d}, z3.d                  | z0 z3          | z3       | shuffle
faddv d0, p0, z1.d                      | p0 z1          | z0       | shuffle
cpy z0.d, p0/z, #1                      | p0             | z0       | vector_integer
mov z0.d, p0/m, #1                      | p0 z0          | z0       | vector_integer
sub z4.d, z4.d, #8                      | z4             | z4       | vector_integer
orr v0.4s, #1                           | z0             | z0       | vector_integer
index z0.d, #0, #1                      |                | z0       | vector_integer
incd z0.d                               | z0             | z0       | vector_integer
movi v0.2d, #0000000000000000           |                | z0       | vector_integer
bsl v0.16b, v1.16b, v2.16b              | z1 z2 z0       | z0       | vector_integer
ptrue p0.b, vl64                        |                | p0       | mask
ptrues p0.b                             |                | p0 flags | mask
whilelo p2.d, wzr, w1                   | x1             | p2 flags | mask
ptest p0, p1.b                          | p0 p1          | flags    | mask
pnext p0.d, p1, p0.d                    | p1 p0          | p0 flags | mask
brka p0.b, p1/m, p2.b                   | p1 p2 p0       | p0       | mask
brkas p0.b, p1/z, p2.b                  | p1 p2          | p0 flags | mask
and p0.b, p1/z, p2.b, p3.b              | p1 p2 p3       | p0       | mask
ands p0.b, p1/z, p2.b, p3.b             | p1 p2 p3       | p0 flags | mask
mov p0.b, p1.b                          | p1             | p0       | mask
cmphi p0.d, p1/z, z0.d, z1.d            | p1 z0 z1       | p0 flags | mask
punpkhi p0.h, p1.b                      | p1             | p0       | mask
cntp x0, p1, p2.d                       | p1 p2          | x0       | mask
rdffr p0.b, p1/z                        | p1 ffr         | p0       | mask
b.first .L3                             | flags          |          | branch
bne .L3                                 | flags          |          | branch
b .L3                                   |                |          | branch
cbz w0, .L3                             | x0             |          | branch
tbnz x0, #63, .L3                       | x0             |          | branch
br x16                                  | x16            |          | branch
ret                                     | x30            |          | return
prfm pldl1keep, [x0, #64]               | x0             |          | nop
prfd pldl1keep, p0, [x0, x1, lsl #3]    | p0 x0 x1       |          | nop
"""


@pytest.mark.parametrize("row", TABLE.strip().splitlines(), ids=lambda row: row.partition("|")[0].strip())
def test_reads_writes_and_kind(row: str) -> None:
    text, reads, writes, kind = (field.strip() for field in row.split("|"))
    instruction = decode(text, 3)
    assert set(instruction.reads) == roots(reads)
    assert set(instruction.writes) == roots(writes)
    assert instruction.kind == kind
    assert len(set(instruction.reads)) == len(instruction.reads)
    assert instruction.line == 3


@pytest.mark.parametrize(
    ("text", "element", "vector", "mask"),
    [
        ("fmla z0.d, p1/m, z2.d, z3.d", 64, 0, "p1"),
        ("fmla z0.s, z2.s, z3.s[1]", 32, 0, None),
        ("fmla v0.2d, v1.2d, v2.d[0]", 64, 128, None),
        ("fmul v0.2s, v1.2s, v2.2s", 32, 64, None),
        ("fmul d0, d1, v2.d[1]", 64, 64, None),
        ("fmadd s0, s1, s2, s3", 32, 32, None),
        ("faddp d0, v1.2d", 64, 64, None),
        ("fadda d0, p4, d0, z1.d", 64, 0, "p4"),
        ("fneg v0.2d, v1.2d", 0, 0, None),
        ("add v0.2d, v1.2d, v2.2d", 0, 0, None),
    ],
)
def test_floating_point_width(text: str, element: int, vector: int, mask: str | None) -> None:
    instruction = decode(text, 1)
    assert (instruction.element_bits, instruction.vector_bits, instruction.mask) == (element, vector, mask)


def only_memory(instruction: Instruction) -> Memory:
    (memory,) = instruction.loads + instruction.stores
    return memory


X0, X1, W1, Z1 = (find_register(name) for name in ("x0", "x1", "w1", "z1.d"))


@pytest.mark.parametrize(
    ("text", "memory"),
    [
        ("ldr x2, [x0]", Memory(X0, bits=64)),
        ("ldrb w2, [x0, #3]", Memory(X0, displacement=3, bits=8)),
        ("ldrsw x2, [x0, w1, sxtw #2]", Memory(X0, W1, 4, bits=32, index_extend="sxtw")),
        ("ldp q2, q3, [x0, #-16]!", Memory(X0, displacement=-16, bits=256, pre_index=True)),
        ("stp w2, w3, [x0], 8", Memory(X0, displacement=8, bits=64, post_index=True)),
        ("ld1 {v0.2d, v1.2d}, [x0], x1", Memory(X0, X1, bits=256, post_index=True)),
        ("st2 {v0.s, v1.s}[3], [x0]", Memory(X0, bits=64)),
        ("ld1r {v0.4h}, [x0]", Memory(X0, bits=16, broadcast=True)),
        ("ldr z2, [x0, #-3, mul vl]", Memory(X0, displacement=-3, vl_scaled=True)),
        ("ld1d {z2.d}, p0/z, [x0, x1, lsl 3]", Memory(X0, X1, 8)),
        ("st4d {z0.d - z3.d}, p0, [x0, #-8, mul vl]", Memory(X0, displacement=-2, vl_scaled=True)),
        ("ld1rw {z2.d}, p0/z, [x0, #4]", Memory(X0, displacement=4, bits=32, broadcast=True)),
        ("ld1rqw {z2.s}, p0/z, [x0]", Memory(X0, bits=128, broadcast=True)),
        ("ld1d {z2.d}, p0/z, [x0, z1.d]", Memory(X0, Z1)),
        ("ldr d2, .LC0+8", Memory(None, displacement=8, symbol=".LC0", bits=64)),
        ("ldr q2, [x0, #:lo12:.LC0]", Memory(X0, symbol=".LC0", bits=128)),
        ("ldr x2, [x0, :got_lo12:table]", Memory(X0, symbol=":got_lo12:table", bits=64)),
    ],
)
def test_memory_operand(text: str, memory: Memory) -> None:
    assert only_memory(decode(text, 1)) == memory


def test_loads_and_stores_are_told_apart() -> None:
    assert decode("ldr x0, [x1]", 1).stores == ()
    assert decode("str x0, [x1]", 1).loads == ()
    prefetch = decode("prfm pldl1keep, [x0]", 1)
    assert prefetch.loads == prefetch.stores == ()


def test_predication() -> None:
    assert decode("mov z0.d, p1/z, #1", 1).zeroing
    assert not decode("mov z0.d, p1/m, #1", 1).zeroing
    assert decode("st1d z0.d, p2, [x0]", 1).mask == "p2"
    assert decode("sel z0.d, p1, z2.d, z3.d", 1).mask is None  # chooses, leaves no lane as it was
    assert decode("str p2, [x0]", 1).mask is None
    assert decode("mov p0.b, p1.b", 1).mask is None


def test_branches_and_calls() -> None:
    assert decode("b.lt .LBB0_8", 1).target == ".LBB0_8"
    assert decode("tbz x0, 0, .L1", 1).target == ".L1"
    assert decode("b eq", 1).target == "eq"  # a label may be called what a condition is
    assert [decode(text, 1).conditional for text in ("b.eq f", "cbnz x0, f", "b f", "br x1")] == [1, 1, 0, 0]
    call = decode("bl d1", 1)
    assert (call.target, set(call.writes)) == ("d1", set(INSTRUCTION_SET.convention.clobbered))
    assert "x19" not in call.writes


def test_operands() -> None:
    _, *multiplier = decode("cntb x7, all, mul #8", 1).operands
    assert multiplier == [Condition("all"), Condition("mul"), Immediate(8)]
    assert decode("adrp x5, .LANCHOR0+512", 1).operands[1] == Immediate(512, ".LANCHOR0")
    assert decode("fmov d0, #-0.5", 1).operands[1] == Immediate(0xBFE0 << 48)
    braced, bare = decode("ld1d { z0.d }, p0/z, [x1]", 1), decode("ld1d z0.d, p0/z, [x1]", 1)
    assert braced.operands == bare.operands
    assert decode("MOV  X0,\tX1", 1).operands == decode("mov x0, x1", 1).operands


@pytest.mark.parametrize(
    "text",
    [
        "frobnicate x0, x1",
        "add x0, x1",
        "add x0, x1, x2, x3",
        "add x0, x99, x1",
        "fmla z0.d, p16/m, z1.d, z2.d",
        "fmla z0.d, p1/z, z1.d, z2.d",
        "fmadd d0, d1, d2",
        "ldr x0",
        "ldr x0, [x1, x2",
        "ldr x0, [x1]!, #8",
        "ldr x0, [x1, #8], #8",
        "b.zz .L1",
        "whilelo p0/z, x0, x1",
        "mov x0, q1",
        "",
    ],
)
def test_unknown_is_refused(text: str) -> None:
    with pytest.raises(DecodeError):
        decode(text, 1)


@given(st.text(alphabet="xzvpwd0123456789 ,.#[]{}/!mulbs+-:", max_size=30), st.sampled_from(sorted(FORMS)))
def test_any_text_decodes_or_is_refused(operands: str, mnemonic: str) -> None:
    try:
        instruction = decode(f"{mnemonic} {operands}", 1)
    except DecodeError:
        return
    assert "xzr" not in instruction.reads + instruction.writes


@given(st.integers(0, 31), st.integers(0, 31), st.integers(0, 31), st.integers(0, 7))
def test_registers_appear_where_they_are_named(d: int, a: int, b: int, p: int) -> None:
    instruction = decode(f"fmls z{d}.d, p{p}/m, z{a}.d, z{b}.d", 1)
    assert set(instruction.reads) == {f"z{d}", f"z{a}", f"z{b}", f"p{p}"}
    assert instruction.writes == (f"z{d}",)
    assert instruction.kind is Kind.FMA
