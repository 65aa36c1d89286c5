"""What is filled in from a template is what the decoder says of the same line, and so is its shape."""

from pathlib import Path

import pytest
from chainline.isa.aarch64 import decode as aarch64
from chainline.isa.decode_cache import Templates
from chainline.isa.instruction_form import shape_of
from chainline.isa.x86_64 import decode as x86

from ..tier import spread

SAMPLES = Path(__file__).parents[2] / "samples" / "loops"
X86 = """vaddpd 8(%rdi), %zmm1, %zmm2 {%k1} {z}
vaddpd 64(%rdi), %zmm7, %zmm9 {%k3} {z}
vaddpd 64(%rdi), %zmm7, %zmm7 {%k3}
vfmadd231pd (%rax){1to8}, %zmm3, %zmm4
vfmadd231pd 16(%rax){1to8}, %zmm4, %zmm4
vpxord %zmm5, %zmm5, %zmm5
vpxord %zmm5, %zmm6, %zmm5
vpternlogd $255, %zmm1, %zmm1, %zmm1
vpternlogd $254, %zmm2, %zmm2, %zmm2
vpternlogd $0, %zmm3, %zmm3, %zmm3
addq $1, %rax
addq $8, %rax
shrq $1, %rax
shrq %rax
shrq $2, %rax
movsq
vblendvpd %xmm0, %xmm1, %xmm2, %xmm3
blendvpd %xmm0, %xmm1, %xmm2
blendvpd %xmm0, %xmm4, %xmm5
vgatherqpd (%rdi,%zmm1,8), %zmm2 {%k1}
vgatherqpd (%rdi,%zmm3,8), %zmm4 {%k2}
vmovupd .LC0(%rip), %ymm1
vmovupd .LC1(%rip), %ymm2
leaq (%rdi, %rcx), %rax
leaq (%rdi, %rcx), %rbx
vmovupd (%rdi, %rcx, 8), %zmm1
vaddpd %zmm1,%zmm2, %zmm3
lock addq $1, (%rdi)
addq $8, (%rdi)
jne .L2
jne .L3
call f""".splitlines()
AARCH64 = """fmla z0.d, p1/m, z2.d, z3.d
fmla z4.d, p2/m, z5.d, z6.d
fmla z4.d, p2/m, z5.d, z4.d
ldr d0, [x1], #8
ldr d2, [x1], #16
ld1d z0.d, p0/z, [x0, #1, mul vl]
ld1d z7.d, p3/z, [x0, #2, mul vl]
ld1d {z1.d}, p0/z, [x0, x2, lsl #3]
ld4d {z0.d - z3.d}, p0/z, [x0, #4, mul vl]
ld4d {z4.d - z7.d}, p0/z, [x0, #8, mul vl]
ld1d z0.d, p0/z, [x0, z1.d]
ld1d z2.d, p1/z, [x0, z3.d]
fmla v0.2d, v1.2d, v2.d[1]
fmla v3.2d, v4.2d, v5.d[0]
ld1d { z1.d }, p0/z, [x0]
ld2d {z0.d, z1.d}, p0/z, [x0]
ld2d {z2.d, z3.d}, p0/z, [x0]
ldr x1, label
add x0, x1, x2, lsl #3
mov x0, x1
add x3, x9, x10, lsl #3
add x3, x3, x3, lsl #3
add sp, sp, #64
add x5, sp, #64
add x7, x8, #64
mov x7, xzr
mov x9, xzr
ldr x3, [x4, x5, lsl #3]
ldr x3, [x3, x5, lsl #3]
ldp x0, x1, [sp, #16]
ldp x8, x30, [sp, #32]
blr x3
blr x20
ret x30
ret x7
cbz x3, .L2
cbz w9, .L4
b.ne .L2
b.ne .L4
bl f""".splitlines()


def lines(sample, comment, given):
    text = (SAMPLES / sample).read_text().splitlines()
    found = (line.split(comment)[0].strip() for line in text if line.startswith("\t"))
    return [*given, *spread((line for line in found if line and not line.startswith(".")), 200)]


@pytest.mark.parametrize(
    ("module", "texts"),
    [
        pytest.param(x86, lines("kernels-avx512.s", "#", X86), id="x86-64"),
        pytest.param(aarch64, lines("kernels-sve.s", "//", AARCH64), id="aarch64"),
    ],
)
def test_it_is_what_is_decoded(module, texts, monkeypatch):
    def decoded(templates):
        monkeypatch.setattr(module, "_templates", templates)
        module._decode.cache_clear()
        return [module.decode(text, number) for number, text in enumerate(texts)]

    known = Templates()
    decoded(known)
    decoded(known)  # the second of a key makes its template
    plain = [decoded_alone(module, text, number, monkeypatch) for number, text in enumerate(texts)]
    filled = decoded(known)
    assert filled == plain
    assert [shape_of(one) for one in filled] == [shape_of(one) for one in plain]
    assert sum(one.known_shape is not None for one in decoded(known)) > 0.5 * len(texts)


def decoded_alone(module, text, number, monkeypatch):
    """Return an instruction that no template was made of."""
    monkeypatch.setattr(module, "_templates", Templates())
    module._decode.cache_clear()
    return module.decode(text, number)
