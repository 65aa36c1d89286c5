"""x86-64 executor: values by hand, and unknown where an input is unknown.

`tests/differential/test_x86_on_host.py` compares the same closures with a processor.
"""

import struct

import pytest
from chainline.isa.state import MASK64, State
from chainline.isa.x86_64.decode import decode
from chainline.isa.x86_64.execute import (
    active_lanes,
    compile_condition,
    compile_step,
    initial_state,
    lane_mask,
)
from hypothesis import given
from hypothesis import strategies as st

WORDS = st.integers(0, MASK64)


def run(text: str, state: State) -> State:
    for line in text.split("|"):
        step = compile_step(decode(line.strip(), 1))
        assert step is not None, line
        step(state)
    return state


def taken(jump: str, state: State) -> bool | None:
    return compile_condition(decode(f"{jump} .L1", 1))(state)


def state(**registers: int) -> State:
    return State(registers={"rsp": 0x7000, **registers})


def test_arguments_and_stack() -> None:
    entry = initial_state({"rdi": 2, "rsi": 4096, "rdx": -1}, 0, {".LC0": 64})
    registers = entry.registers
    assert (registers["rdi"], registers["rsi"], registers["rdx"]) == (2, 4096, MASK64)
    assert "rcx" not in registers  # an argument that was not given is unknown
    assert registers["rsp"] % 64 == 56
    assert entry.symbols[".LC0"] == 64


def test_partial_registers() -> None:
    assert run("movl $-1, %eax", state(rax=MASK64)).read("rax") == 0xFFFFFFFF
    assert run("movb $7, %al", state(rax=0x1234)).read("rax") == 0x1207
    assert run("movb $7, %ah", state(rax=0x1234)).read("rax") == 0x0734
    assert run("movb $7, %al", State()).read("rax") is None
    assert run("movb $7, %al | movzbl %al, %ebx", State()).read("rbx") == 7
    assert run("movb $7, %ah | movzbl %al, %ebx", State()).read("rbx") is None
    assert run("movb $7, %al | movb $2, %ah | movzwl %ax, %ebx", State()).read("rbx") == 0x207
    assert run("movb $7, %al | movq (%rdi), %rax | movzbl %al, %ebx", State()).read("rbx") is None
    assert run("movb (%rdi), %al | movzbl %ah, %ebx", state(rax=0x1234)).read("rbx") == 0x12
    assert run("movb $7, %al | movl %eax, %edx | movzbl %dl, %ebx", State()).read("rbx") == 7
    assert run("movb $7, %al | movl %eax, %edx", State()).read("rdx") is None
    assert run("movslq %eax, %rbx", state(rax=0x80000000)).read("rbx") == 0xFFFFFFFF80000000


def test_mask_as_llvm_builds_it_from_a_byte() -> None:
    """Registers without argument are zero at entry, so that a byte write leaves a known mask."""
    after = run("movb $7, %al | kmovd %eax, %k1", initial_state({}, 0, {}))
    assert active_lanes(decode("vaddpd %ymm1, %ymm2, %ymm3 {%k1}", 1))(after) == 3


def test_mask_as_llvm_computes_it_in_vectors() -> None:
    """Lanes i + [0..7] below n, compared unsigned: i = 8 of n = 11 leaves three."""
    before = initial_state({"rdi": 11, "rax": 8}, 0, {".LC0": 0x100})
    before.memory.update(enumerate(range(8), 0x100))
    after = run(
        "vpbroadcastq %rdi, %zmm0 | vpbroadcastq %rax, %zmm1 | vpmovsxbq .LC0(%rip), %zmm2"
        "| vporq %zmm2, %zmm1, %zmm3 | vpcmpltuq %zmm0, %zmm3, %k1",
        before,
    )
    assert after.read("k1") == 0b111
    assert lane_mask(decode("vmulpd %zmm1, %zmm2, %zmm3 {%k1}", 1))(after) == 0b111
    assert run("vpcmpuq $1, %zmm0, %zmm3, %k2", after).read("k2") == 0b111


def test_lanes() -> None:
    assert active_lanes(decode("vaddpd %zmm0, %zmm1, %zmm2", 1))(State()) == 8
    assert active_lanes(decode("vaddsd %xmm0, %xmm1, %xmm2", 1))(State()) == 1
    masked = decode("vfmadd231pd %ymm0, %ymm1, %ymm2 {%k1}", 1)
    assert active_lanes(masked)(state(k1=0xFF)) == 4  # bits above the lanes do not count
    assert active_lanes(masked)(state(k1=0b11010)) == 2
    assert lane_mask(masked)(state(k1=0b11010)) == 0b1010
    assert active_lanes(masked)(State()) is None


def test_stack_and_memory() -> None:
    after = run("pushq %rbx | movq $5, %rbx | movl %ebx, -8(%rsp) | popq %rcx", state(rbx=77))
    assert (after.read("rcx"), after.read("rsp")) == (77, 0x7000)
    assert after.load(0x7000 - 16, 4) == 5
    assert run("movq (%rsp), %rax", state()).read("rax") is None  # never written
    framed = run("pushq %rbp | movq %rsp, %rbp | subq $64, %rsp | leave", state(rbp=3))
    assert (framed.read("rbp"), framed.read("rsp")) == (3, 0x7000)


def test_a_store_of_something_unknown_hides_what_was_there() -> None:
    before = state()
    before.store(0x7000, 64, 0)
    assert run("vmovupd %ymm0, (%rsp)", before).load(0x7000, 8) is None
    assert before.load(0x7000 + 32, 8) == 0
    run("vpcompressq %ymm0, 32(%rsp)", before)  # not modelled, and still a store
    assert before.load(0x7000 + 32, 8) is None


def test_what_is_not_modelled_keeps_the_flags_that_it_does_not_set() -> None:
    before = state(rbp=-1 & MASK64, rcx=1)
    run("incq %rbp|vmaskmovpd %ymm0, %ymm14, (%rsp)|vpcompressq %ymm0, 32(%rsp)", before)
    assert taken("jne", before) is False
    run("cmpq %rcx, %rbp|movbeq %rbp, (%rsp)", before)
    assert taken("jb", before) is True


def test_masked_store_writes_active_lanes_only() -> None:
    before = state(k1=0b101, zmm0=(9 << 128) | (8 << 64) | 7)
    before.store(0x7000, 32, 0)
    run("vmovdqu64 %ymm0, (%rsp) {%k1}", before)
    assert [before.load(0x7000 + 8 * lane, 8) for lane in range(4)] == [7, 0, 9, 0]


def test_string_fill_and_call() -> None:
    filled = run("rep stosq", state(rax=1, rdi=0x100, rcx=3))
    assert [filled.load(0x100 + 8 * i, 8) for i in range(4)] == [1, 1, 1, None]
    assert (filled.read("rdi"), filled.read("rcx")) == (0x118, 0)
    called = run("call exp", state(rax=1, rbx=2, k1=1))
    assert (called.read("rax"), called.read("rbx"), called.read("k1")) == (None, 2, None)
    assert called.read("rsp") == 0x7000


def test_gather_consumes_its_mask() -> None:
    after = run("vgatherqpd (%rdi,%zmm1,8), %zmm2 {%k1}", state(rdi=0, zmm1=0, zmm2=0, k1=255))
    assert (after.read("k1"), after.read("zmm2")) == (0, None)


def test_vex_clears_above_its_width_and_sse_does_not() -> None:
    full = (1 << 512) - 1
    assert run("vmovdqa %xmm0, %xmm1", state(zmm0=full, zmm1=full)).read("zmm1") == (1 << 128) - 1
    assert run("movdqa %xmm0, %xmm1", state(zmm0=0, zmm1=full)).read("zmm1") == full >> 128 << 128
    assert run("vzeroupper", state(zmm3=full)).read("zmm3") == (1 << 128) - 1


@pytest.mark.parametrize(
    "text",
    [
        *("addq %rax, %rbx", "incq %rbx", "shlq $2, %rbx", "cmovne %rax, %rbx", "sete %bl"),
        *("imulq %rax, %rbx", "bzhi %rax, %rbx, %rbx", "leaq (%rax,%rbx), %rbx", "negq %rbx"),
        "movq (%rax), %rbx",
    ],
)
def test_unknown_inputs_give_unknown_results(text: str) -> None:
    after = run(text, State(registers={"rbx": None, "rax": None}))
    assert after.read("rbx") is None
    assert taken("jne", after) is None


def test_idioms_are_known_whatever_the_register_holds() -> None:
    after = run("xorl %eax, %eax | vpxor %xmm0, %xmm0, %xmm0 | kxnorw %k0, %k0, %k1", State())
    assert (after.read("rax"), after.read("zmm0"), after.read("k1")) == (0, 0, 0xFFFF)
    assert taken("je", after) is True
    ones = run("vpcmpeqd %ymm0, %ymm0, %ymm0 | vpternlogd $255, %xmm1, %xmm1, %xmm1", State())
    assert (ones.read("zmm0"), ones.read("zmm1")) == ((1 << 256) - 1, (1 << 128) - 1)


def test_floating_point_is_not_modelled() -> None:
    assert compile_step(decode("vaddpd %ymm0, %ymm1, %ymm2", 1)) is None


@given(a=WORDS, b=WORDS)
def test_conditions_after_a_compare(a: int, b: int) -> None:
    """`cmp b, a` then `jcc` decides `a cc b`, unsigned and signed."""
    after = run("cmpq %rbx, %rax", state(rax=a, rbx=b))
    signed_a, signed_b = (value - (1 << 64) if value >> 63 else value for value in (a, b))
    expected = {
        **{"je": a == b, "jne": a != b, "jb": a < b, "jae": a >= b, "jbe": a <= b, "ja": a > b},
        **{"jl": signed_a < signed_b, "jge": signed_a >= signed_b},
        **{"jle": signed_a <= signed_b, "jg": signed_a > signed_b},
    }
    assert {jump: taken(jump, after) for jump in expected} == expected


@given(count=st.integers(1, 40), start=WORDS)
def test_a_counted_loop_ends_after_its_count(count: int, start: int) -> None:
    body = [compile_step(decode(text, 1)) for text in ("addq $8, %rax", "decq %rcx")]
    again = compile_condition(decode("jne .L1", 1))
    current, rounds = state(rax=start, rcx=count), 0
    while rounds == 0 or again(current):
        for step in body:
            step(current)
        rounds += 1
    assert (rounds, current.read("rax")) == (count, start + 8 * count & MASK64)


@given(value=WORDS, count=st.integers(0, 255))
def test_shifts(value: int, count: int) -> None:
    after = run("shlq %cl, %rax | sarq %cl, %rbx", state(rax=value, rbx=value, rcx=count))
    signed = value - (1 << 64) if value >> 63 else value
    assert after.read("rax") == value << count % 64 & MASK64
    assert after.read("rbx") == signed >> count % 64 & MASK64


@given(dividend=st.integers(-(2**63), 2**63 - 1), divisor=st.integers(1, 2**31))
def test_signed_division_truncates(dividend: int, divisor: int) -> None:
    after = run("cqto | idivq %rcx", state(rax=dividend & MASK64, rcx=divisor))
    quotient = abs(dividend) // divisor * (-1 if dividend < 0 else 1)
    assert after.read("rax") == quotient & MASK64
    assert after.read("rdx") == dividend - quotient * divisor & MASK64


@pytest.mark.parametrize("text", ["imulb %cl", "imulw %cx", "mulb %cl", "divw %cx"])
def test_products_of_narrow_registers_are_not_modelled(text: str) -> None:
    assert compile_step(decode(text, 1)) is None


@given(a=st.floats(), b=st.floats())
def test_conditions_after_a_comparison_of_numbers(a: float, b: float) -> None:
    """`ucomisd b, a` then `jcc` decides as unsigned numbers would; a NaN is below, equal and of parity."""
    words = (int.from_bytes(struct.pack("<d", value), "little") for value in (a, b))
    after = run("vucomisd %xmm1, %xmm0", State(registers=dict(zip(("zmm0", "zmm1"), words, strict=True))))
    unordered = a != a or b != b  # noqa: PLR0124 - a NaN is not equal to itself
    expected = {"ja": a > b, "jae": a >= b, "jb": not a >= b, "jbe": not a > b}
    expected |= {"jp": unordered, "je": unordered or a == b}
    assert {jump: taken(jump, after) for jump in expected} == expected


def test_a_comparison_of_what_is_unknown_leaves_no_flag_of_the_one_before() -> None:
    after = run("cmpq $5, %rdi | comiss %xmm0, %xmm1", state(rdi=5))
    assert taken("je", after) is None
