"""Code that a machine does not execute is refused, with the line and machines that execute it."""

import chainline as cl
import pytest

WIDE = "f:\n.L1: vfmadd231pd %zmm1, %zmm2, %zmm0\n subq $1, %rdi\n jne .L1\n ret\n"
HIGH = "f:\n.L1: vfmadd231pd %ymm1, %ymm2, %ymm17\n subq $1, %rdi\n jne .L1\n ret\n"
GATHER = "f:\n vgatherdpd %ymm3, (%rax,%xmm1,8), %ymm2\n ret\n"
NARROW = "g:\n.L2: vfmadd231pd %ymm1, %ymm2, %ymm0\n subq $1, %rdi\n jne .L2\n ret\n"
SVE = "f:\n.L1: fmla z0.d, p0/m, z1.d, z2.d\n subs x0, x0, #1\n b.ne .L1\n ret\n"
NEON = "f:\n.L1: fmla v0.2d, v1.2d, v2.2d\n subs x0, x0, #1\n b.ne .L1\n ret\n"


FMA = "f:\n.L1: vfmadd231pd %xmm1, %xmm2, %xmm0\n subq $1, %rdi\n jne .L1\n ret\n"
SHA = "f:\n.L1: sha256msg2 %xmm1, %xmm2\n subq $1, %rdi\n jne .L1\n ret\n"
BF16 = "f:\n.L1: vdpbf16ps %xmm1, %xmm2, %xmm3\n subq $1, %rdi\n jne .L1\n ret\n"
SVE2 = "f:\n.L1: eor3 z0.d, z0.d, z1.d, z2.d\n subs x0, x0, #1\n b.ne .L1\n ret\n"
ATOMIC = "f:\n.L1: ldadd x1, x2, [x3]\n subs x0, x0, #1\n b.ne .L1\n ret\n"


@pytest.mark.parametrize(
    ("code", "machine", "said"),
    [
        (FMA, "x86-64-v2", r"line 2: .*needs avx, which x86-64-v2 does not have; choose.*x86-64-v3"),
        (SHA, "skl", r"needs sha, which skl.*: gnr, icx, spr, zen1"),
        (BF16, "icx", r"needs avx512_bf16, which icx .*: gnr, spr, zen4, zen5$"),
        (SVE2, "a64fx", r"needs sve2, which a64fx .*neoverse-v2$"),
        (SVE2, "neoverse-v1", r"needs sve2"),
        (ATOMIC, "cortex-a72", r"needs lse, which cortex-a72"),
        (
            WIDE,
            "zen3",
            r"line 2: 'vfmadd231pd.*zmm0' needs vectors of 512 bits, which zen3 .*: .*zen4, zen5$",
        ),
        (WIDE, "skl", r"needs vectors of 512 bits.*choose another machine: clx, gnr, icx, skx, spr"),
        (NARROW, "x86-64-v2", r"needs vectors of 256 bits, which x86-64-v2 .*x86-64-v3"),
        (HIGH, "zen2", r"needs 18 vector registers, which zen2"),
        (SVE, "cortex-a72", r"needs SVE vectors.*: a64fx, armv8-a-sve, neoverse-v1, neoverse-v2$"),
        (SVE, "armv8-a", r"needs SVE vectors"),
    ],
)
def test_refused_with_line_and_machines(code, machine, said):
    with pytest.raises(cl.UsageError, match=said) as caught:
        cl.analyze(code, machine=machine, simulate=False)
    assert "\n" not in str(caught.value)


@pytest.mark.parametrize(
    ("code", "machine"),
    [
        *((WIDE, "zen5"), (NARROW, "zen1"), (GATHER, "zen2"), (SVE, "neoverse-v2"), (NEON, "cortex-a72")),
        *((FMA, "x86-64-v3"), (SHA, "zen1"), (BF16, "spr"), (SVE2, "neoverse-v2"), (ATOMIC, "a64fx")),
    ],
)
def test_analysed_where_it_runs(code, machine):
    report = cl.analyze(code, machine=machine, simulate=False)
    assert report.main.bounds


def test_a_function_beside_others_is_left_out_and_named():
    report = cl.analyze(".globl f\n" + WIDE + ".globl g\n" + NARROW, machine="zen3", simulate=False)
    assert [function.name for function in report.found.functions] == ["g"]
    assert any("f is left out" in missing.reason for missing in report.found.missing)


def test_every_machine_analyses_its_own_kernels():
    for key in ("skl", "zen3", "cortex-a72", "a64fx", "x86-64-v2"):
        report = cl.best(2, machine=key, model="chain").ranked[0]
        assert report.prediction.cycles > 0
