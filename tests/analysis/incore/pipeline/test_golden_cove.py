"""What the front end of Golden Cove does by itself: cycles measured on an Emerald Rapids.

They are among those of `tests/validation/quiet_loops`. A round has a counter and its branch besides: one
micro-op.
"""

import pytest
from chainline.analysis.incore.operations import operations_of
from chainline.analysis.incore.pipeline.simulate import simulate_body
from chainline.analysis.incore.regions.latency import costs_of
from chainline.analysis.machine.load import load_machine
from chainline.asm.listing import parse

SPR = load_machine("spr")
WIDTH, FETCHED = 6, 8
REGISTERS = [f"r{n}" for n in range(8, 14)]


def code(*lines):
    return parse("\n".join((*lines, "decq %rcx", "jne .L1")), "x86-64").instructions


def cycles(*lines):
    return simulate_body(code(*lines), SPR, True).cycles_per_iteration


@pytest.mark.parametrize(
    ("line", "measured"),
    [
        ("incq %R", 4.15),
        ("addq $1023, %R", 4.15),
        ("subq $8, %R", 4.15),
        ("leaq -1024(%R), %rax", 4.15),
        ("leaq 1024(%R), %rax", 4.98),
        ("addq $4000, %R", 5.18),
        ("addl $8, %Rd", 5.18),
        ("addq %rdx, %R", 5.19),
        ("movq %rdx, %R", 4.14),
        ("movzbl %al, %Rd", 4.15),
        ("leaq 8(%rax,%rdx), %R", 4.98),
        ("leaq 8(%rax,%rdx,8), %R", 8.3),
        ("movslq %eax, %R", 7.96),
        ("blsrq %rax, %R", 7.96),
        ("cmoveq %rdx, %R", 12.7),
        ("cmovaq %rdx, %R", 24.7),
        ("sete %Rb", 12.7),
        ("seta %Rb", 24.7),
    ],
)
def test_operations_side_by_side(line, measured):
    found = cycles(*(line.replace("R", REGISTERS[n % 6]) for n in range(24)))
    assert found == pytest.approx(measured, rel=0.05)


@pytest.mark.parametrize(
    ("lines", "measured"),
    [
        (["addq $1, %r8"] * 24, 4.16),
        (["addq %rdx, %r8", "addq $1, %r8"] * 12, 12.46),
        (["movq %r8, %r9", "movq %r9, %r8"] * 8, 2.98),
        (["leaq (%r8,%rdx,8), %r8"] * 8, 15.9),
        (["vaddsd %xmm1, %xmm0, %xmm0"] * 8, 15.9),
        (["vaddsd %xmm1, %xmm0, %xmm0", "vmulsd %xmm1, %xmm0, %xmm0"] * 8, 55.7),
    ],
)
def test_operations_in_a_row(lines, measured):
    assert cycles(*lines) == pytest.approx(measured, rel=0.05)


@pytest.mark.parametrize(
    ("first", "branch", "slots"),
    [
        ("cmpq %rdx, %R", "je", 1),
        ("cmpq %rdx, %R", "js", 2),
        ("testq %rdx, %R", "js", 1),
        ("andq %rdx, %R", "ja", 1),
        ("orq %rdx, %R", "jne", 2),
        ("subq %rdx, %R", "jb", 1),
        ("incq %R", "jb", 2),
        ("cmpq %R, (%rdi,%rax)", "ja", 1),
        ("cmpq $5, (%rdi)", "je", 2),
    ],
)
def test_pairs_take_the_slots_that_were_measured(first, branch, slots):
    """Eight pairs and 24 nops took 5.5 cycles where the pair is one micro-op, 6.8 where it is two."""
    pairs = [(first.replace("R", name), f"{branch} .L9", *["nop"] * 3) for name in (*REGISTERS, "r14", "r15")]
    lines = [line for pair in pairs for line in pair]
    counts = sum(
        not operation.fused
        for instruction in code(*lines)[:-1]
        if instruction.mnemonic != "nop"
        for operation in operations_of(instruction, SPR)
    )
    assert counts == len(pairs) * slots + 1


@pytest.mark.parametrize("nops", range(4, 24))
def test_short_loops_take_whole_cycles_of_fetching(nops):
    """Measured so, within 0.1 cycles."""
    expected = max(1, -(-(nops + 1) // FETCHED), (nops + 1) / WIDTH)
    assert cycles(*["nop"] * nops) == pytest.approx(expected, abs=0.1)


def test_sums_in_a_row_take_longer_beside_vectors_of_512_bits():
    """Measured 2.0 cycles a sum alone, 3.4 beside one product of 512 bits."""
    sums, wide = ["vaddsd %xmm1, %xmm0, %xmm0"] * 8, "vmulpd %zmm1, %zmm1, %zmm9"
    assert (cycles(*sums), cycles(*sums, wide)) == (16, 24)
    alone, beside = (costs_of(code(*lines), SPR)[0] for lines in (sums, [*sums, wide]))
    assert (alone.accumulate_cycles, beside.accumulate_cycles) == (2, 3)
    assert alone.compute_cycles == beside.compute_cycles == 3


def test_integers_wait_at_the_port_that_they_were_given():
    """`memrchr` by clang: measured 1.44 cycles, of which ports, width and fetching explain 1."""
    body = ("subq $1, %r8", "jb .L9", "cmpb %sil, -1(%rdi,%rdx)", "movq %r8, %rdx", "jne .L1")
    code = parse("\n".join(body), "x86-64").instructions
    assert simulate_body(code, SPR, True).cycles_per_iteration == pytest.approx(1.44, rel=0.1)


PORTS = {"": "", "0": "kandw %k1, %k1, %k2", "1": "bzhiq %rsi, %rsi, %r15", "5": "vpermpd $1, %ymm14, %ymm12"}


@pytest.mark.parametrize(
    ("line", "beside", "measured"),
    [
        ("leaq (%rsi,%rsi,8), %R", "", 0.35),
        ("vpcmpeqq %xmm14, %xmm15, %xmm1", "", 0.51),
        ("vpcmpeqd %xmm1, %xmm1, %xmm1", "", 0.5),
        ("vpcmpgtq %xmm14, %xmm15, %xmm1", "5", 1.99),
        ("vunpcklps %xmm14, %xmm15, %xmm1", "5", 1.99),
        ("vpopcntq %xmm14, %xmm1", "5", 1.99),
        ("vmovsd %xmm14, %xmm15, %xmm1", "", 0.33),
        ("vmovshdup %xmm14, %xmm1", "5", 1.0),
        ("vpblendw $1, %xmm14, %xmm15, %xmm1", "", 0.5),
        ("vpsrldq $8, %xmm14, %xmm1", "0", 0.99),
        ("vtestpd %xmm14, %xmm15", "0", 1.99),
        ("vtestpd %xmm14, %xmm15", "5", 1.0),
        ("bswapq %R", "1", 1.99),
        ("cqto", "", 0.51),
    ],
)
def test_operations_take_ports_as_seen_beside_one_of_each(line, beside, measured):
    lines = [part for n in range(48) for part in (line.replace("R", REGISTERS[n % 6]), PORTS[beside]) if part]
    assert cycles(*lines) / 48 == pytest.approx(measured, rel=0.07)


@pytest.mark.parametrize(
    ("lines", "measured"),
    [
        ("vmovq %xmm0, %rax; vmovq %rax, %xmm0", 3.98),
        ("vpextrq $1, %xmm0, %rax; vpinsrq $1, %rax, %xmm0, %xmm0", 5.97),
        ("vmovq %xmm0, %rax; vpbroadcastq %rax, %xmm0", 5.97),
        ("vcvtsi2sdq %rax, %xmm0, %xmm0; vcvttsd2si %xmm0, %rax", 11.95),
        ("kmovq %k1, %rax; kmovq %rax, %k1", 3.98),
    ],
)
def test_ways_between_registers(lines, measured):
    assert cycles(*lines.split("; ") * 8) / 8 == pytest.approx(measured, rel=0.03)
