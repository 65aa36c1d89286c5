"""x86-64 decoder: operands, reads and writes, classes, widths, by hand from the manual."""

import pytest
from chainline.isa.instruction import FLAGS, DecodeError, Immediate, Kind, Label, Memory
from chainline.isa.x86_64.decode import decode
from chainline.isa.x86_64.registers import find_register
from hypothesis import given
from hypothesis import strategies as st

# text; registers read; registers written
EXACT = [
    ("movq %rax, %rbx", "rax", "rbx"),
    ("movl %eax, %ebx", "rax", "rbx"),
    ("movb $7, %al", "rax", "rax"),  # the other bytes survive
    ("movb %al, (%rdi)", "rdi rax", ""),
    ("movzbl %al, %ecx", "rax", "rcx"),
    ("movslq 4(%rsi,%rax,4), %rdx", "rsi rax", "rdx"),
    ("leaq 8(%rdi,%rcx,8), %rdx", "rdi rcx", "rdx"),
    ("leaq .LC0(%rip), %rdx", "", "rdx"),
    ("addq %rax, %rbx", "rax rbx", "rbx flags carry"),
    ("addq $8, (%rdi)", "rdi", "flags carry"),
    ("cmpq %rax, 8(%rsp)", "rax rsp", "flags carry"),
    ("testb $7, %cl", "rcx", "flags carry"),
    ("xorl %eax, %eax", "", "rax flags carry"),
    ("subq %rcx, %rcx", "", "rcx flags carry"),
    ("xorl %eax, %ecx", "rax rcx", "rcx flags carry"),
    ("sbbl %eax, %eax", "rax carry", "rax flags carry"),
    ("incq %rax", "rax", "rax flags"),  # the carry survives
    ("notq %rax", "rax", "rax"),
    ("shlq $3, %rax", "rax", "rax flags carry"),
    ("shlq %rax", "rax", "rax flags carry"),
    ("sall %cl, %eax", "rcx rax flags carry", "rax flags carry"),  # a count of zero leaves the flags
    ("sarx %rcx, %rax, %rbx", "rcx rax", "rbx"),
    ("imulq %rcx", "rcx rax", "rax rdx flags carry"),
    ("imulq %rcx, %rbx", "rcx rbx", "rbx flags carry"),
    ("imulq $24, %rcx, %rbx", "rcx", "rbx flags carry"),
    ("idivl %ecx", "rcx rax rdx", "rax rdx flags carry"),
    ("divb %cl", "rcx rax", "rax flags carry"),
    ("cqto", "rax", "rdx"),
    ("mulx %rax, %rbx, %rcx", "rax rdx", "rbx rcx"),
    ("cmovne %rax, %rbx", "rax rbx flags", "rbx"),
    ("cmovlel %eax, %ebx", "rax rbx flags", "rbx"),
    ("setb %al", "rax carry", "rax"),
    ("sete (%rdi)", "rdi flags", ""),
    ("btq %rax, %rbx", "rax rbx", "carry"),
    ("jae .L3", "carry", ""),
    ("ja .L3", "flags carry", ""),
    ("pushq %rbx", "rbx rsp", "rsp"),
    ("popq %rbx", "rsp", "rbx rsp"),
    ("leave", "rbp", "rbp rsp"),
    ("ret", "rsp", "rsp"),
    ("jne .L3", "flags", ""),
    ("jmp *%rax", "rax", ""),
    ("vzeroupper", "", ""),
    ("prefetcht0 64(%rdi)", "rdi", ""),
    ("nopw %cs:512(%rax,%rax,1)", "", ""),
    ("rep stosq", "rax rdi rcx", "rdi rcx"),
    ("rep;movsq (%rsi), %es:(%rdi)", "rsi rdi rcx", "rsi rdi rcx"),
    # floating point
    ("vmovapd %ymm0, %ymm1", "zmm0", "zmm1"),
    ("vmovupd (%rdi), %zmm1 {%k1}", "rdi zmm1 k1", "zmm1"),
    ("vmovupd (%rdi), %zmm1 {%k1} {z}", "rdi k1", "zmm1"),
    ("vmovupd %zmm1, (%rdi){%k1}", "zmm1 rdi k1", ""),
    ("vaddpd %zmm0, %zmm1, %zmm2", "zmm0 zmm1", "zmm2"),
    ("vaddpd %zmm0, %zmm1, %zmm2 {%k2}", "zmm0 zmm1 zmm2 k2", "zmm2"),
    ("vaddpd {rn-sae}, %zmm0, %zmm1, %zmm2", "zmm0 zmm1", "zmm2"),
    ("addpd %xmm0, %xmm1", "zmm0 zmm1", "zmm1"),
    ("vfmadd231pd %ymm0, %ymm1, %ymm2", "zmm0 zmm1 zmm2", "zmm2"),
    ("vfnmsub132sd (%rax), %xmm1, %xmm2", "rax zmm1 zmm2", "zmm2"),
    ("vsqrtpd %ymm0, %ymm1", "zmm0", "zmm1"),
    ("vsqrtsd %xmm0, %xmm1, %xmm2", "zmm0 zmm1", "zmm2"),
    ("sqrtsd %xmm0, %xmm1", "zmm0 zmm1", "zmm1"),
    ("vcvtsi2sdq %rax, %xmm1, %xmm2", "rax zmm1", "zmm2"),
    ("cvtsi2sdl %eax, %xmm1", "rax zmm1", "zmm1"),
    ("vcvttsd2si %xmm0, %rax", "zmm0", "rax"),
    ("vucomisd %xmm0, %xmm1", "zmm0 zmm1", "flags carry"),
    ("vmovsd %xmm0, %xmm1, %xmm2", "zmm0 zmm1", "zmm2"),
    ("vmovsd (%rdi), %xmm2", "rdi", "zmm2"),
    ("movsd (%rdi), %xmm2", "rdi", "zmm2"),
    ("movsd %xmm1, %xmm2", "zmm1 zmm2", "zmm2"),
    ("vmovhpd (%rdi), %xmm1, %xmm2", "rdi zmm1", "zmm2"),
    ("movhpd (%rdi), %xmm2", "rdi zmm2", "zmm2"),
    ("movhpd %xmm2, (%rdi)", "zmm2 rdi", ""),
    ("vxorpd %xmm0, %xmm0, %xmm1", "", "zmm1"),
    ("vpxor %xmm0, %xmm1, %xmm0", "zmm0 zmm1", "zmm0"),
    ("pxor %xmm3, %xmm3", "", "zmm3"),
    ("vpcmpeqd %ymm0, %ymm0, %ymm0", "", "zmm0"),
    ("vpternlogd $255, %zmm1, %zmm1, %zmm1", "", "zmm1"),
    ("vpternlogd $150, %zmm1, %zmm2, %zmm3", "zmm1 zmm2 zmm3", "zmm3"),
    ("vpermt2pd %zmm0, %zmm1, %zmm2", "zmm0 zmm1 zmm2", "zmm2"),
    ("vblendmpd %zmm0, %zmm1, %zmm2 {%k1}", "zmm0 zmm1 k1", "zmm2"),
    ("vinsertf128 $1, %xmm0, %ymm1, %ymm2", "zmm0 zmm1", "zmm2"),
    ("vshufpd $1, %xmm0, %xmm1, %xmm2", "zmm0 zmm1", "zmm2"),
    ("shufpd $1, %xmm0, %xmm1", "zmm0 zmm1", "zmm1"),
    ("pshufd $78, %xmm0, %xmm1", "zmm0", "zmm1"),
    ("vpsllq $6, %zmm1, %zmm2", "zmm1", "zmm2"),
    ("psllq $6, %xmm1", "zmm1", "zmm1"),
    ("kxnorw %k0, %k0, %k1", "", "k1"),
    ("kortestb %k1, %k2", "k1 k2", "flags carry"),
    ("kmovd %eax, %k1", "rax", "k1"),
    ("vpcmpltuq %zmm0, %zmm1, %k1 {%k2}", "zmm0 zmm1 k2", "k1"),
    ("vcmppd $1, %ymm0, %ymm1, %ymm2", "zmm0 zmm1", "zmm2"),
    ("vgatherqpd (%rdi,%zmm1,8), %zmm2 {%k1}", "rdi zmm1 zmm2 k1", "zmm2 k1"),
    ("vgatherdpd %ymm0, (%rdi,%xmm1,8), %ymm2", "zmm0 rdi zmm1 zmm2", "zmm0 zmm2"),
    ("vscatterqpd %zmm2, (%rdi,%zmm1,8) {%k1}", "zmm2 rdi zmm1 k1", "k1"),
    ("vmaskmovpd (%rdi), %ymm0, %ymm1", "rdi zmm0", "zmm1"),
]


@pytest.mark.parametrize(("text", "reads", "writes"), EXACT)
def test_reads_and_writes(text: str, reads: str, writes: str) -> None:
    instruction = decode(text, 1)
    assert set(instruction.reads) == set(reads.split())
    assert set(instruction.writes) == set(writes.split())


# text; kind; bits loaded; bits stored
CLASSES = [
    ("movq (%rdi), %rax", Kind.LOAD, 64, 0),
    ("movl $0, (%rdi)", Kind.STORE, 0, 32),
    ("movb %al, (%rdi)", Kind.STORE, 0, 8),
    ("movzbl (%rdi), %eax", Kind.LOAD, 8, 0),
    ("movq %rax, %rbx", Kind.INTEGER, 0, 0),
    ("addq $1, (%rdi)", Kind.INTEGER, 64, 64),
    ("cmpq $1, (%rdi)", Kind.INTEGER, 64, 0),
    ("leaq (%rdi), %rax", Kind.INTEGER, 0, 0),
    ("pushq %rax", Kind.STORE, 0, 64),
    ("popq %rax", Kind.LOAD, 64, 0),
    ("imulq $3, %rax, %rax", Kind.INTEGER_MULTIPLY, 0, 0),
    ("divq %rcx", Kind.INTEGER_DIVIDE, 0, 0),
    ("call memcpy@PLT", Kind.CALL, 0, 64),
    ("ret", Kind.RETURN, 64, 0),
    ("jmp .L2", Kind.BRANCH, 0, 0),
    ("endbr64", Kind.NOP, 0, 0),
    ("prefetcht0 (%rdi)", Kind.NOP, 0, 0),
    ("movq %rax, %xmm0", Kind.SHUFFLE, 0, 0),
    ("vmovq (%rdi), %xmm0", Kind.LOAD, 64, 0),
    ("vmovapd %zmm0, %zmm1", Kind.MOVE, 0, 0),
    ("vmovapd %zmm0, %zmm1 {%k1}", Kind.SHUFFLE, 0, 0),
    ("vmovupd (%rdi), %ymm1", Kind.LOAD, 256, 0),
    ("vmovupd %xmm1, (%rdi)", Kind.STORE, 0, 128),
    ("vmovsd (%rdi), %xmm1", Kind.LOAD, 64, 0),
    ("vmovhpd (%rdi), %xmm1, %xmm1", Kind.SHUFFLE, 64, 0),
    ("vmovhpd %xmm1, (%rdi)", Kind.STORE, 0, 64),
    ("vmaskmovpd (%rdi), %ymm0, %ymm1", Kind.LOAD, 256, 0),
    ("vbroadcastsd (%rdi), %zmm1", Kind.BROADCAST, 64, 0),
    ("vbroadcastf128 (%rdi), %ymm1", Kind.BROADCAST, 128, 0),
    ("vbroadcasti64x4 (%rdi), %zmm1", Kind.BROADCAST, 256, 0),
    ("vpbroadcastq %rax, %zmm1", Kind.BROADCAST, 0, 0),
    ("vmovddup (%rdi), %xmm1", Kind.SHUFFLE, 64, 0),
    ("vmovddup (%rdi), %ymm1", Kind.SHUFFLE, 256, 0),
    ("vpermpd $80, (%rdi), %zmm1", Kind.SHUFFLE, 512, 0),
    ("vextractf64x4 $1, %zmm0, (%rdi)", Kind.SHUFFLE, 0, 256),
    ("vinsertf64x2 $1, (%rdi), %ymm1, %ymm2", Kind.SHUFFLE, 128, 0),
    ("vfmadd231pd (%rdi){1to8}, %zmm1, %zmm2", Kind.FMA, 64, 0),
    ("vfmadd231pd (%rdi), %zmm1, %zmm2", Kind.FMA, 512, 0),
    ("vfmaddsub231pd %ymm0, %ymm1, %ymm2", Kind.FMA, 0, 0),
    ("vmulps (%rdi), %ymm1, %ymm2", Kind.MULTIPLY, 256, 0),
    ("vsubsd (%rdi), %xmm1, %xmm2", Kind.ADD, 64, 0),
    ("vsqrtpd %ymm1, %ymm2", Kind.DIVIDE, 0, 0),
    ("vmaxpd %ymm0, %ymm1, %ymm2", Kind.FP_OTHER, 0, 0),
    ("vcmpltpd %zmm0, %zmm1, %k1", Kind.FP_OTHER, 0, 0),
    ("vcvtps2pd (%rdi), %zmm1", Kind.FP_OTHER, 256, 0),
    ("vcvtpd2psy (%rdi), %xmm1", Kind.FP_OTHER, 256, 0),
    ("vcvtpd2ps (%rdi), %ymm1", Kind.FP_OTHER, 512, 0),
    ("vcvtsi2sdl (%rdi), %xmm1, %xmm1", Kind.FP_OTHER, 32, 0),
    ("vpmovsxbq (%rdi), %zmm1", Kind.VECTOR_INTEGER, 64, 0),
    ("vpmovqd %zmm1, (%rdi)", Kind.VECTOR_INTEGER, 0, 256),
    ("vpsllq (%rdi), %zmm1, %zmm2", Kind.VECTOR_INTEGER, 128, 0),
    ("vpsllq $3, (%rdi), %zmm2", Kind.VECTOR_INTEGER, 512, 0),
    ("vpcmpeqd %ymm0, %ymm0, %ymm0", Kind.VECTOR_INTEGER, 0, 0),
    ("vpcmpeqd %ymm0, %ymm0, %k1", Kind.MASK, 0, 0),
    ("kmovw %eax, %k1", Kind.MASK, 0, 0),
    ("kmovb (%rdi), %k1", Kind.LOAD, 8, 0),
    ("kunpckbw %k1, %k2, %k3", Kind.MASK, 0, 0),
    ("vgatherqpd (%rdi,%zmm1,8), %zmm2 {%k1}", Kind.GATHER, 512, 0),
    ("vgatherdpd (%rdi,%xmm1,8), %ymm2 {%k1}", Kind.GATHER, 256, 0),
    ("vgatherqps (%rdi,%xmm1,8), %xmm2 {%k1}", Kind.GATHER, 64, 0),
    ("vscatterdpd %zmm2, (%rdi,%ymm1,8) {%k1}", Kind.SCATTER, 0, 512),
]


@pytest.mark.parametrize(("text", "kind", "loaded", "stored"), CLASSES)
def test_kind_and_memory_widths(text: str, kind: Kind, loaded: int, stored: int) -> None:
    instruction = decode(text, 1)
    assert instruction.kind is kind
    assert sum(memory.bits for memory in instruction.loads) == loaded
    assert sum(memory.bits for memory in instruction.stores) == stored


@pytest.mark.parametrize(
    ("text", "element", "vector"),
    [
        ("vfmadd231pd %zmm0, %zmm1, %zmm2", 64, 512),
        ("vfmadd213ps %ymm0, %ymm1, %ymm2", 32, 256),
        ("vfnmadd132sd %xmm0, %xmm1, %xmm2", 64, 64),
        ("mulss %xmm0, %xmm1", 32, 32),
        ("addpd (%rdi), %xmm1", 64, 128),
        ("vmaxpd %ymm0, %ymm1, %ymm2", 0, 0),
        ("vpaddq %ymm0, %ymm1, %ymm2", 0, 0),
    ],
)
def test_floating_point_width(text: str, element: int, vector: int) -> None:
    instruction = decode(text, 1)
    assert (instruction.element_bits, instruction.vector_bits) == (element, vector)


def test_masks() -> None:
    merging = decode("vaddpd %zmm0, %zmm1, %zmm2 {%k3}", 1)
    zeroing = decode("vaddpd %zmm0, %zmm1, %zmm2{%k3}{z}", 1)
    assert (merging.mask, merging.zeroing) == ("k3", False)
    assert (zeroing.mask, zeroing.zeroing) == ("k3", True)
    assert decode("vpcmpuq $1, %zmm0, %zmm1, %k1 {%k2}", 1).zeroing  # a compare clears inactive bits
    assert decode("vmaskmovpd %ymm1, %ymm0, (%rdi)", 1).mask == "zmm0"


def test_memory_operands() -> None:
    (memory,) = decode("movq -0x10(%rdi,%rax,8), %rbx", 1).loads
    assert memory == Memory(find_register("rdi"), find_register("rax"), 8, -16, None, 64)
    (constant,) = decode("vmovupd 8+.LC0(%rip), %ymm0", 1).loads
    assert (constant.symbol, constant.displacement) == (".LC0", 8)
    assert decode("vmovupd .LC0+32(%rip), %ymm0", 1).loads[0].displacement == 32
    (scaled,) = decode("movl table(,%rax,4), %ecx", 1).loads
    assert (scaled.base, scaled.symbol) == (None, "table")
    (thread,) = decode("movq %fs:40, %rax", 1).loads
    assert thread.symbol == "%fs:"  # never an address of this segment
    (replicated,) = decode("vmulps (%rax){1to16}, %zmm1, %zmm2", 1).loads
    assert (replicated.bits, replicated.broadcast) == (32, True)


def test_immediates_and_targets() -> None:
    assert decode("movq $-8, %rax", 1).operands[0] == Immediate(-8)
    assert decode("movl $.LC0+4, %eax", 1).operands[0] == Immediate(4, ".LC0")
    loop = decode("jne\t.LBB0_2", 12)
    assert (loop.target, loop.conditional, loop.line, loop.text) == (".LBB0_2", True, 12, "jne .LBB0_2")
    assert loop.operands == (Label(".LBB0_2"),)
    jump = decode("jmp *.L4(,%rax,8)", 1)
    assert (jump.target, jump.conditional, jump.loads[0].bits) == (None, False, 64)
    assert decode("call memcpy@PLT", 1).target == "memcpy"


def test_call_clobbers_what_the_abi_lets_it() -> None:
    writes = decode("callq exp", 1).writes
    assert {"rax", "r11", "zmm0", "zmm31", "k7", FLAGS} <= set(writes)
    assert not {"rbx", "rbp", "r12", "r15"} & set(writes)


@pytest.mark.parametrize(
    "text",
    [
        "vmadeup %ymm0, %ymm1",
        "vaddpd %ymm0, %ymm1",
        "addq %rax",
        "movq %rax, $5",
        "movq (%rax), (%rbx)",
        "movq %rxx, %rax",
        "vmovupd (%rax), %ymm32",
        "leaq %rax, %rbx",
        "vaddpd %ymm0, %ymm1, %ymm2 {%q1}",
        "movq 8(%rax,%rbx,3), %rcx",
        "movq a-b(%rip), %rcx",
        "cmpltfoopd %xmm0, %xmm1",
        "vgatherqpd (%rdi,%rax,8), %zmm2 {%k1}",
        "fld (%rax)",
        "",
    ],
)
def test_what_is_not_understood_is_an_error(text: str) -> None:
    with pytest.raises(DecodeError):
        decode(text, 1)


@given(
    order=st.sampled_from(["132", "213", "231"]),
    sign=st.sampled_from(["vfmadd", "vfmsub", "vfnmadd", "vfnmsub"]),
    width=st.sampled_from(["x", "y", "z"]),
    numbers=st.lists(st.integers(0, 31), min_size=3, max_size=3),
    mask=st.sampled_from(["", " {%k1}", "{%k1}{z}"]),
)
def test_every_fma_reads_its_three_operands(order, sign, width, numbers, mask) -> None:
    registers = ", ".join(f"%{width}mm{number}" for number in numbers)
    instruction = decode(f"{sign}{order}pd {registers}{mask}", 3)
    roots = [f"zmm{number}" for number in numbers]
    assert instruction.kind is Kind.FMA
    assert set(instruction.reads) == {*roots, *(["k1"] if mask else [])}
    assert instruction.writes == (roots[-1],)
    assert instruction.lanes(0) == {"x": 2, "y": 4, "z": 8}[width]


@given(
    displacement=st.integers(-(2**31), 2**31 - 1),
    base=st.sampled_from(["rax", "rsp", "r8", "r15"]),
    index=st.sampled_from([None, "rbx", "r12"]),
    scale=st.sampled_from([1, 2, 4, 8]),
)
def test_addresses_round_trip(displacement, base, index, scale) -> None:
    inside = f"%{base}" + (f",%{index},{scale}" if index else "")
    (memory,) = decode(f"vmovsd {displacement}({inside}), %xmm0", 1).loads
    assert (memory.displacement, memory.base.root, memory.bits) == (displacement, base, 64)
    assert (memory.index.root if memory.index else None) == index
    assert memory.scale == (scale if index else 1)
