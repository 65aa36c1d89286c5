"""Iterations as a change makes them, against what a compiler would write."""

import pytest
from chainline.analysis.incore.transforms.induction_rewrite import Variant
from chainline.analysis.incore.transforms.loop_changes import misaligned, unrolled, widened
from chainline.asm.listing import parse
from chainline.isa.registry import instruction_set

X86_64 = instruction_set("x86-64").vectorisation


def code_of(text, isa="x86-64"):
    return parse(text.replace("; ", "\n"), isa).instructions


def same(made, text, isa="x86-64"):
    """Tell whether instructions do what those of a text do: names, registers, places in memory."""
    wanted = code_of(text, isa)
    made = made.code if isinstance(made, Variant) else made
    return [_what(i) for i in made] == [_what(i) for i in wanted]


def _what(instruction):
    return (
        instruction.mnemonic,
        instruction.kind,
        instruction.loads,
        instruction.stores,
        set(instruction.reads),
        set(instruction.writes),
        instruction.vector_bits,
        instruction.mask,
    )


TRIAD = "vmovupd (%rdi,%rax), %ymm0; vfmadd213pd (%rsi,%rax), %ymm1, %ymm0; vmovupd %ymm0, (%rdx,%rax)"


def test_unrolled_has_one_counter_and_places_further_on():
    loop = f"{TRIAD}; addq $32, %rax; cmpq %rax, %rcx; jne .L1"
    made = unrolled(code_of(loop), 2, 0, ".L1")
    further = TRIAD.replace("(", "32(")
    assert same(made, f"{TRIAD}; {further}; addq $64, %rax; cmpq %rax, %rcx; jne .L1")
    assert made.iterations == 2


def test_what_stands_behind_the_step_keeps_its_places():
    loop = "vmovsd (%rdi), %xmm0; addq $8, %rdi; vmovsd %xmm0, -8(%rdi); cmpq %rdi, %rcx; jne .L1"
    made = unrolled(code_of(loop), 2, 0, ".L1")
    assert same(
        made,
        "vmovsd (%rdi), %xmm0; vmovsd %xmm0, (%rdi); vmovsd 8(%rdi), %xmm0; addq $16, %rdi; "
        "vmovsd %xmm0, -8(%rdi); cmpq %rdi, %rcx; jne .L1",
    )


def test_scaled_indices_and_counters():
    loop = "vaddsd (%rdi,%rax,8), %xmm0, %xmm0; incq %rax; cmpq %rax, %rcx; jne .L1"
    made = unrolled(code_of(loop), 4, 0, ".L1")
    assert [i.loads[0].displacement for i in made.code[:4]] == [0, 8, 16, 24]
    assert (made.code[4].mnemonic, made.code[4].operands[0].value) == ("addq", 4)


def test_write_back_of_aarch64():
    loop = "ldr q0, [x0], #16; fadd v1.2d, v1.2d, v0.2d; subs x1, x1, #1; b.ne .L1"
    made = unrolled(code_of(loop, "aarch64"), 2, 0, ".L1")
    assert [i.mnemonic for i in made.code] == ["ldr", "fadd", "ldr", "fadd", "subs", "b.ne"]
    first, second = made.code[0], made.code[2]
    assert "x0" not in first.writes and "x0" in second.writes
    assert (first.loads[0].displacement, second.loads[0].displacement) == (0, 32)


@pytest.mark.parametrize(
    ("loop", "isa"),
    [
        ("addq $8, %rax; vaddsd (%rdi), %xmm0, %xmm0", "x86-64"),  # no branch back
        ("ld1d z0.d, p0/z, [x0, x2, lsl #3]; incd x2; whilelo p0.d, x2, x1; b.any .L1", "aarch64"),
    ],
)
def test_what_cannot_be_unrolled_is_not(loop, isa):
    assert unrolled(code_of(loop, isa), 2, 512, ".L1") is None


def test_scalar_code_in_vectors():
    loop = "movsd (%rdi,%rax,8), %xmm1; mulsd %xmm0, %xmm1; addsd (%rsi,%rax,8), %xmm1; incq %rax; jne .L1"
    made = widened(code_of(loop), X86_64, 64, 64, 256)
    assert same(
        made,
        "vmovupd (%rdi,%rax,8), %ymm1; vmulpd %ymm0, %ymm1, %ymm1; vaddpd (%rsi,%rax,8), %ymm1, %ymm1; "
        "addq $4, %rax; jne .L1",
    )
    assert made.iterations == 4


@pytest.mark.parametrize(
    ("line", "wider"),
    [
        ("vmovupd (%rdi), %ymm1", "vmovupd (%rdi), %zmm1"),
        ("vpand %ymm0, %ymm1, %ymm2", "vpandq %zmm0, %zmm1, %zmm2"),
        ("vmovdqa (%rdi), %ymm1", "vmovdqa64 (%rdi), %zmm1"),
        ("vfnmadd231ps %ymm0, %ymm1, %ymm2", "vfnmadd231ps %zmm0, %zmm1, %zmm2"),
        ("vbroadcastsd (%rdi), %ymm1", "vbroadcastsd (%rdi), %zmm1"),
        ("vmulpd .LC0(%rip), %ymm1, %ymm2", "vmulpd .LC0(%rip), %zmm1, %zmm2"),
        ("vaddpd (%rdi){1to4}, %ymm1, %ymm2{%k1}{z}", "vaddpd (%rdi){1to8}, %zmm1, %zmm2{%k1}{z}"),
    ],
)
def test_lane_by_lane_forms_have_wider_ones(line, wider):
    assert same(widened(code_of(line), X86_64, 256, 64, 512), wider)


@pytest.mark.parametrize(
    "line", ["vpermpd $1, %ymm0, %ymm1", "vcvtps2pd %xmm0, %ymm1", "vhaddpd %ymm0, %ymm1, %ymm2"]
)
def test_what_crosses_lanes_is_not_widened(line):
    assert widened(code_of(line), X86_64, 256, 64, 512) is None


def test_intel_text_is_widened_as_well():
    code = parse("mulsd xmm1, xmm0\nmovsd qword ptr [rdi+rax*8], xmm1\nadd rax, 1", "x86-64").instructions
    assert same(
        widened(code, X86_64, 64, 64, 256),
        "vmulpd %ymm0, %ymm1, %ymm1; vmovupd %ymm1, (%rdi,%rax,8); addq $4, %rax",
    )


def test_wide_accesses_to_arrays_are_moved():
    made = misaligned(code_of("vmovupd (%rdi), %ymm0; vmovupd 32(%rsp), %ymm1; vmovsd (%rsi), %xmm2"))
    assert [i.loads[0].displacement for i in made.code] == [16, 32, 0]
    assert misaligned(code_of("vmovsd (%rsi), %xmm2")) is None


def test_masks_are_dropped_with_what_waits_for_them():
    made = X86_64.unmasked(code_of("vaddpd %zmm0, %zmm1, %zmm2{%k1}; vmovupd %zmm2, (%rdi){%k1}"))
    assert same(made, "vaddpd %zmm0, %zmm1, %zmm2; vmovupd %zmm2, (%rdi)")
    assert same(
        X86_64.unmasked(code_of("vfmadd231pd (%rdi), %zmm1, %zmm2{%k1}{z}")),
        "vfmadd231pd (%rdi), %zmm1, %zmm2",
    )


def test_wide_loads_in_halves():
    made = X86_64.in_halves(code_of("vmovupd 8(%rdi), %ymm3"))
    first, second = made
    assert (first.loads[0].displacement, second.loads[0].displacement) == (8, 24)
    assert (first.loads[0].bits, second.loads[0].bits) == (128, 128)
    assert "rdi" in second.reads and "rax" not in second.reads and "zmm3" in second.reads


def test_a_gather_as_four_loads():
    made = X86_64.one_by_one(
        code_of("vgatherqpd %ymm3, (%rcx,%ymm4,8), %ymm0; vaddpd %ymm0, %ymm1, %ymm1"), 16
    )
    loads = [memory for i in made for memory in i.loads]
    assert len(loads) == 4 and all(m.base.root == "rcx" and m.scale == 8 and m.bits == 64 for m in loads)
    assert [i.mnemonic for i in made].count("vinsertf128") == 1
    assert made[-1].mnemonic == "vaddpd" and "zmm0" in made[-2].writes
