"""Decoding of RISC-V: kinds, exact reads and writes, memory operands, and what is refused."""

from __future__ import annotations

import pytest
from chainline.isa.instruction import DecodeError, Kind
from chainline.isa.riscv64.decode import FORMS, decode, decode_typed
from chainline.isa.riscv64.registers import CALL_CLOBBERED, find_register
from chainline.isa.riscv64.vector_configuration import VectorType
from hypothesis import given
from hypothesis import strategies as st

PAIRS = VectorType(64, 2.0)
"""Vector type of the table: `e64,m2,ta,ma`, two registers a group."""


def roots(text: str) -> set[str]:
    return set(text.split())


# text | reads | writes | kind, each read by hand from the RISC-V instruction set manual
TABLE = """
add a0,a1,a2                 | a1 a2             | a0        | integer
addi sp,sp,-128              | sp                | sp        | integer
addiw a5,a5,1                | a5                | a5        | integer
add a5,a5,zero               | a5                | a5        | integer
sub t1, t1, a7               | t1 a7             | t1        | integer
slli a2,a2,3                 | a2                | a2        | integer
sh3add a0,a1,a2              | a1 a2             | a0        | integer
andi a6, a2, -8              | a2                | a6        | integer
sltu a3,a4,a5                | a4 a5             | a3        | integer
seqz a0,a0                   | a0                | a0        | integer
snez a0,a1                   | a1                | a0        | integer
mv s0,a0                     | a0                | s0        | integer
mv x8,x10                    | a0                | s0        | integer
li a5,4096                   |                   | a5        | integer
lui a5,%hi(.LC0)             |                   | a5        | integer
auipc a5,%pcrel_hi(x)        |                   | a5        | integer
lla a5,.LC0                  |                   | a5        | integer
addi a5,a5,%lo(.LC0)         | a5                | a5        | integer
sext.w a1,a1                 | a1                | a1        | integer
zext.b a1,a1                 | a1                | a1        | integer
czero.eqz a0,a1,a2           | a1 a2             | a0        | integer
mul a0,a1,a2                 | a1 a2             | a0        | integer_multiply
remw a0,a1,a2                | a1 a2             | a0        | integer_divide
csrr a0,vlenb                |                   | a0        | integer
csrr a0,vl                   | vl                | a0        | integer
csrrw a0,fcsr,a1             | a1                | a0        | integer
ld ra,120(sp)                | sp                | ra        | load
lbu a4,0(a5)                 | a5                | a4        | load
sd s0,112(sp)                | s0 sp             |           | store
sw zero,0(a0)                | a0                |           | store
lr.d a0,(a1)                 | a1                | a0        | load
sc.d.rl a0,a2,(a1)           | a1 a2             | a0        | store
amoadd.w.aqrl a0,a1,(a2)     | a1 a2             | a0        | integer
fld fa5,8(a0)                | a0                | fa5       | load
fsd fa5,-8(a0)               | fa5 a0            |           | store
flw ft0,%lo(.LC1)(a5)        | a5                | ft0       | load
fmadd.d fa0,fa4,fa5,fa0      | fa4 fa5 fa0       | fa0       | fma
fnmsub.s ft0,ft1,ft2,ft3     | ft1 ft2 ft3       | ft0       | fma
fmul.d fa5,fa5,fa4           | fa5 fa4           | fa5       | multiply
fadd.s fa0,fa1,fa2           | fa1 fa2           | fa0       | add
fdiv.d fa0,fa1,fa2           | fa1 fa2           | fa0       | divide
fsqrt.d fa0,fa0              | fa0               | fa0       | divide
fneg.d fa0,fa1               | fa1               | fa0       | fp_other
fmv.d fa4,fa5                | fa5               | fa4       | move
fmv.d.x fa0,zero             |                   | fa0       | fp_other
fmv.x.d a0,fa0               | fa0               | a0        | fp_other
feq.d a0,fa0,fa1             | fa0 fa1           | a0        | fp_other
fcvt.w.d a0,fa0,rtz          | fa0               | a0        | fp_other
fcvt.d.l fa0,a0              | a0                | fa0       | fp_other
beq a2,zero,.L4              | a2                |           | branch
bltu a3,a2,.LBB0_4           | a3 a2             |           | branch
bnez t1,.LBB0_5              | t1                |           | branch
j .L2                        |                   |           | branch
jal zero,.L2                 |                   |           | branch
jr t0                        | t0                |           | branch
jr ra                        | ra                |           | return
ret                          | ra                |           | return
jalr zero,0(ra)              | ra                |           | return
tail g                       |                   |           | branch
fence rw,rw                  |                   |           | nop
vsetvli a5,a2,e64,m2,ta,ma   | a2                | a5 vl     | integer
vsetvli a5,zero,e64,m2,ta,ma |                   | a5 vl     | integer
vsetvli zero,zero,e32,m1,ta,ma | vl              | vl        | integer
vsetivli zero,4,e64,m2,ta,ma |                   | vl        | integer
vsetvl a0,a1,a2              | a1 a2             | a0 vl     | integer
vle64.v v8,(a0)              | a0 vl             | v8 v9     | load
vle32.v v8,(a0)              | a0 vl             | v8        | load
vse64.v v8,(a0)              | v8 v9 a0 vl       |           | store
vse64.v v8,(a0),v0.t         | v8 v9 a0 v0 vl    |           | store
vl2re64.v v10,(a4)           | a4                | v10 v11   | load
vs4r.v v12,(a5)              | v12 v13 v14 v15 a5 |          | store
vlse64.v v8,(a2),a3          | a2 a3 vl          | v8 v9     | gather
vlse64.v v8,(a2),zero        | a2 vl             | v8 v9     | broadcast
vluxei64.v v8,(a0),v12       | a0 v12 v13 vl     | v8 v9     | gather
vluxei32.v v8,(a0),v12       | a0 v12 vl         | v8 v9     | gather
vsoxei64.v v8,(a0),v12       | v8 v9 a0 v12 v13 vl |         | scatter
vlseg2e64.v v8,(a0)          | a0 vl             | v8 v9 v10 v11 | load
vlm.v v0,(a0)                | a0 vl             | v0        | load
vfmacc.vv v8,v10,v12         | v8 v9 v10 v11 v12 v13 vl | v8 v9 | fma
vfmacc.vf v8,fa0,v10         | v8 v9 fa0 v10 v11 vl | v8 v9  | fma
vfmadd.vv v8,v10,v12         | v8 v9 v10 v11 v12 v13 vl | v8 v9 | fma
vfwmacc.vv v8,v2,v4          | v8 v9 v10 v11 v2 v3 v4 v5 vl | v8 v9 v10 v11 | fma
vfmul.vf v8,v10,fa1          | v10 v11 fa1 vl    | v8 v9     | multiply
vfadd.vv v8,v8,v10           | v8 v9 v10 v11 vl  | v8 v9     | add
vfwadd.wv v8,v8,v4           | v8 v9 v10 v11 v4 v5 vl | v8 v9 v10 v11 | add
vfredosum.vs v8,v10,v12      | v8 v10 v11 v12 vl | v8        | add
vfdiv.vv v8,v10,v12          | v10 v11 v12 v13 vl | v8 v9    | divide
vfsqrt.v v8,v10,v0.t         | v10 v11 v0 vl     | v8 v9     | divide
vfneg.v v8,v10               | v10 v11 vl        | v8 v9     | fp_other
vfncvt.f.f.w v8,v12          | v12 v13 v14 v15 vl | v8 v9    | fp_other
vmflt.vf v0,v8,fa0           | v8 v9 fa0 vl      | v0        | mask
vmand.mm v0,v0,v1            | v0 v1 vl          | v0        | mask
vcpop.m a0,v0                | v0 vl             | a0        | mask
vfmv.v.f v8,fa0              | fa0 vl            | v8 v9     | broadcast
vfmv.f.s fa0,v8              | v8                | fa0       | shuffle
vmv.s.x v8,zero              | v8 vl             | v8        | shuffle
vmv.v.i v8,0                 | vl                | v8 v9     | broadcast
vmv2r.v v10,v8               | v8 v9             | v10 v11   | move
vmv.v.v v8,v10               | v10 v11 vl        | v8 v9     | move
vmerge.vvm v8,v10,v12,v0     | v10 v11 v12 v13 v0 vl | v8 v9 | shuffle
vslide1down.vx v8,v10,a0     | v10 v11 a0 vl     | v8 v9     | shuffle
vslideup.vi v8,v10,2         | v8 v9 v10 v11 vl  | v8 v9     | shuffle
vid.v v8                     | vl                | v8 v9     | vector_integer
vadd.vx v8,v8,a0             | v8 v9 a0 vl       | v8 v9     | vector_integer
vzext.vf2 v8,v12             | v12 vl            | v8 v9     | vector_integer
vnsrl.wi v8,v12,0            | v12 v13 v14 v15 vl | v8 v9    | vector_integer
vle64ff.v v8,(a0)            | a0 vl             | v8 v9 vl  | load
"""
CASES = [[field.strip() for field in line.split("|")] for line in TABLE.strip().splitlines()]


@pytest.mark.parametrize(("text", "reads", "writes", "kind"), CASES, ids=[case[0] for case in CASES])
def test_reads_and_writes_are_exact(text: str, reads: str, writes: str, kind: str) -> None:
    found = decode_typed(text, 1, PAIRS)
    assert set(found.reads) == roots(reads)
    assert set(found.writes) == roots(writes)
    assert found.kind.value == kind
    assert len(found.reads) == len(set(found.reads))


@pytest.mark.parametrize(
    ("text", "loads", "stores"),
    [
        ("lw a0,4(a1)", [32], []),
        ("sb a0,4(a1)", [], [8]),
        ("fld fa0,-8(a1)", [64], []),
        ("amoswap.d a0,a1,(a2)", [64], [64]),
        ("sc.w a0,a1,(a2)", [], [32]),
        ("vlse32.v v8,(a2),zero", [32], []),
        ("vle64.v v8,(a0)", [0], []),
        ("vse64.v v8,(a0)", [], [0]),
    ],
)
def test_bits_move_through_memory(text: str, loads: list[int], stores: list[int]) -> None:
    found = decode(text, 1)
    assert [memory.bits for memory in found.loads] == loads
    assert [memory.bits for memory in found.stores] == stores


def test_an_address_of_a_symbol_keeps_it() -> None:
    (memory,) = decode("fld fa5,%lo(.LC0+8)(a5)", 1).loads
    assert (memory.symbol, memory.displacement, memory.base.root) == (".LC0", 8, "a5")


@pytest.mark.parametrize(
    ("text", "lanes"),
    [
        ("vfmacc.vv v8,v12,v16", {128: 4, 256: 8}),
        ("vfredusum.vs v8,v12,v8", {128: 4, 256: 8}),
        ("fmadd.d fa0,fa1,fa2,fa3", {128: 1, 256: 1}),
        ("vadd.vv v8,v12,v16", {128: 0, 256: 0}),
    ],
)
def test_lanes_follow_the_vector_length(text: str, lanes: dict[int, int]) -> None:
    found = decode_typed(text, 1, PAIRS)
    assert {bits: found.lanes(bits) for bits in lanes} == lanes


@pytest.mark.parametrize(
    ("vector_type", "lanes"),
    [
        (VectorType(64, 1.0, requested=3), 3),
        (VectorType(64, 1.0, requested=8), 4),
        (VectorType(32, 0.5), 4),
        (VectorType(32, 8.0), 64),
    ],
)
def test_no_more_elements_than_asked_for_or_held(vector_type: VectorType, lanes: int) -> None:
    assert decode_typed("vfadd.vv v8,v16,v24", 1, vector_type).lanes(256) == lanes


def test_what_survives_is_read() -> None:
    undisturbed = VectorType(64, 1.0, keeps_tail=True)
    masked = VectorType(64, 1.0, keeps_masked=True)
    assert "v8" in decode_typed("vfadd.vv v8,v9,v10", 1, undisturbed).reads
    assert "v8" not in decode_typed("vfadd.vv v8,v9,v10", 1, masked).reads
    assert "v8" in decode_typed("vfadd.vv v8,v9,v10,v0.t", 1, masked).reads
    assert decode("vfadd.vv v8,v9,v10,v0.t", 1).mask == "v0"


def test_a_call_clobbers_what_the_convention_says() -> None:
    call = decode("call f@plt", 1)
    assert (call.kind, call.target) == (Kind.CALL, "f@plt")
    assert set(call.writes) == set(CALL_CLOBBERED)
    assert "s0" not in call.writes
    assert {"a0", "fa7", "sp"} <= set(call.reads)


def test_both_names_of_a_register_are_one() -> None:
    for number in range(32):
        assert find_register(f"x{number}") is not None
        assert find_register(f"f{number}") is not None
    assert len({find_register(f"x{number}").root for number in range(32)}) == 32
    assert len({find_register(f"f{number}").root for number in range(32)}) == 32
    assert find_register("x8").root == find_register("fp").root == "s0"
    assert find_register("f10").root == "fa0"


@pytest.mark.parametrize(
    "text",
    [
        "vpaddd v0,v1,v2",
        "add a0,a1",
        "fmadd.d fa0,fa1,fa2",
        "vfadd.vv v8,v9",
        "vsetvli a0,a1,zz",
        "lw a0,4(q7)",
    ],
)
def test_what_is_not_known_is_refused(text: str) -> None:
    with pytest.raises(DecodeError):
        decode(text, 3)


@given(st.text(max_size=40))
def test_any_text_is_decoded_or_refused(text: str) -> None:
    try:
        decode(text, 1)
    except DecodeError:
        return


@given(st.sampled_from(sorted(FORMS)), st.text("a0v8f,(). 1m-%lo", max_size=24))
def test_any_operands_are_decoded_or_refused(mnemonic: str, operands: str) -> None:
    try:
        assert decode(f"{mnemonic} {operands}", 1).mnemonic == mnemonic
    except DecodeError:
        return
