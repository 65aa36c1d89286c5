"""Loops of single instructions as measured: costs, false dependencies, and how sure a figure is.

Measured on an Emerald Rapids (machine file `spr`) in core cycles, the least of many rounds, unless a comment
names another source.
"""

import pytest
from chainline.analysis.incore.form_costs import certainty_of, coverage
from chainline.analysis.incore.pipeline.simulate import simulate_body
from chainline.analysis.incore.regions.file import analyse_file
from chainline.analysis.machine.instruction_costs import ABOUT, AT_LEAST
from chainline.analysis.machine.load import load_machine
from chainline.asm.listing import parse

MOVES_BESIDE_SHUFFLES = "pshufb %xmm5, %xmm4; {} %xmm4, %xmm3"
SUMS_BY_BROADCASTS = "; ".join(
    [
        *["vmovups (%rdi), %ymm10", "vmovups 32(%rdi), %ymm11"],
        *(
            f"vbroadcastss {4 * n}(%rsi), %ymm12; vfmadd231ps %ymm10, %ymm12, %ymm{2 * n}; "
            f"vfmadd231ps %ymm11, %ymm12, %ymm{2 * n + 1}"
            for n in range(4)
        ),
    ]
)
"""Eight sums of products, which fill two ports, beside six loads."""
MEASURED = {
    "lock addl $1, (%rsi)": 18.0,
    "xchgq %rax, (%rsi)": 17.7,
    "movl $7, %eax; xorl %edx, %edx; divl %ecx": 6.0,
    "vpcmpeqd %ymm2, %ymm2, %ymm2; vgatherdps %ymm2, (%rsi,%ymm1,4), %ymm0; vaddps %ymm0, %ymm3, %ymm3": 4.13,
    "kxnorb %k1, %k1, %k1; vscatterqpd %zmm0, (%rsi,%zmm1,8){%k1}": 8.0,
    "vpcompressd %zmm0, (%rsi){%k1}": 2.04,
    "shldq %cl, %rax, %rdx": 3.0,
    "shrl %cl, %edx; subl %r9d, %edx": 2.0,
    "vpmulld %xmm0, %xmm0, %xmm0; vpandn %xmm0, %xmm0, %xmm0": 11.1,
    "movq (%rsi), %r8; adcq (%rdx), %r8; movq %r8, (%rcx); decq %rdi": 2.02,
    "mulq %rcx": 3.0,
    "mulq %rcx; movq %rdx, %rax": 4.0,  # a Granite Rapids
    "cmpl %ecx, %eax; sete %al; movzbl %al, %eax": 3.0,
    "cmpl %ecx, %eax; sete %dl; movzbl %dl, %eax": 2.0,
    "movzbl %ah, %eax": 3.0,  # a Granite Rapids
    "aesenc %xmm1, %xmm0": 4.0,
    "pclmulqdq $0, %xmm1, %xmm2": 3.1,
    "; ".join(["movaps %xmm2, %xmm0; movlps (%rdi), %xmm0"] * 8): 8 * 0.51,
    "vzeroall": 12.0,
    "addl $1, %eax; loop .L1": 4.0,
    "vpinsrq $1, %r10, %xmm5, %xmm1; vpinsrq $1, %r11, %xmm6, %xmm2; "
    "vinserti64x4 $1, %ymm8, %zmm9, %zmm10": 5.0,
    "vaddsd %xmm5, %xmm6, %xmm0; vaddsd %xmm5, %xmm6, %xmm1; vaddsd %xmm5, %xmm6, %xmm2; "
    "vpaddd %zmm5, %zmm6, %zmm3": 2.0,
    "vmulpd %zmm0, %zmm0, %zmm1; vmulpd %ymm0, %ymm0, %ymm2; vmulpd %ymm0, %ymm0, %ymm3; "
    "vmulpd %ymm0, %ymm0, %ymm4": 2.14,
    "; ".join([MOVES_BESIDE_SHUFFLES.format("movdqa"), *[MOVES_BESIDE_SHUFFLES.format("pxor")] * 2]): 3.4,
    "; ".join([SUMS_BY_BROADCASTS] * 8): 8 * 4.5,
}
UDOT = "; ".join(f"udot z{n}.d, z30.h, z31.h" for n in range(10))
OTHERS = {
    ("zen5", "tzcntq %rcx, %rdx; imulq %rdx, %rdx; imulq %rdx, %rdx"): 7.0,  # llvm-project issue 206849
    ("zen4", "tzcntq %rcx, %rdx; imulq %rdx, %rdx; imulq %rdx, %rdx"): 2.0,  # the same: not on Zen 4
    ("zen1", "vtestps %ymm7, %ymm10"): 2.0,  # llvm-project issue 54889
    ("skl", "xorl %edx, %edx; movl %ecx, %eax; divl %r12d"): 6.0,  # uops.info
    ("skl", "vpmulhuw %ymm1, %ymm0, %ymm0"): 5.0,  # uops.info
    ("skl", "testl %eax, %eax; setne %dl; movzbl %dl, %eax"): 1.97,  # BHive
    ("skl", "leaq (%rbp,%r13,8), %rbp"): 2.97,  # BHive
    ("skl", "popcntq %rcx, %rdx; imulq %rdx, %rdx"): 6.0,  # uops.info: it waits for the destination
    ("icx", "popcntq %rcx, %rdx; imulq %rdx, %rdx"): 2.0,  # it does not: both take port 1
    ("skl", "movsq"): 4.0,  # uops.info, as the rest up to Zen 4
    ("skl", "cmpsb"): 4.0,
    ("skl", "lodsq"): 1.0,
    ("skl", "stosq"): 1.0,
    ("skl", "lock cmpxchgq %rcx, (%rsi)"): 17.0,
    ("skl", "rdtscp"): 32.06,
    ("skl", "pcmpestrm $0, %xmm1, %xmm2"): 5.0,
    ("skl", "seta %al"): 0.97,  # BHive
    ("skl", "movl $1, %eax; shlq %cl, %rax; testb $29, %al"): 1.46,  # BHive
    ("clx", "vpmaxsq %zmm1, %zmm2, %zmm3"): 1.0,
    ("icx", "sha256rnds2 %xmm0, %xmm1, %xmm2"): 6.0,
    ("icx", "vpclmulqdq $0, %ymm1, %ymm2, %ymm3"): 2.0,
    ("icx", "idivq %rcx; xorl %edx, %edx; movl $7, %eax"): 10.0,
    ("zen4", "vdpbf16ps %ymm1, %ymm2, %ymm3; vdpbf16ps %ymm1, %ymm2, %ymm4"): 6.0,
    ("cortex-a72", "mla v0.4s, v1.4s, v2.4s"): 2.0,  # Software Optimization Guide
    ("cortex-a72", "mul v0.4s, v0.4s, v2.4s"): 5.0,  # no sum
    ("neoverse-v1", UDOT): 10.0,  # llvm-project issue 86102
    ("neoverse-v2", "saba v0.4s, v1.4s, v2.4s"): 1.0,  # Software Optimization Guide
}


def simulated(text: str, key: str) -> float:
    machine = load_machine(key)
    code = parse(f".L1: {text}", machine.isa).instructions
    return simulate_body(code, machine, loop=True).cycles_per_iteration


@pytest.mark.parametrize("text", MEASURED)
def test_a_loop_takes_what_was_measured_on_golden_cove(text):
    assert simulated(text, "spr") == pytest.approx(MEASURED[text], rel=0.1)


@pytest.mark.parametrize("key, text", OTHERS)
def test_a_loop_takes_what_others_measured(key, text):
    assert simulated(text, key) == pytest.approx(OTHERS[key, text], rel=0.1)


CERTAINTY = {
    "addq %rax, %rcx": "",
    "lock addl $1, (%rsi)": "",  # measured
    "rep movsb": AT_LEAST,  # how many is not in the code
    "vmovntdq %ymm0, (%rsi)": AT_LEAST,  # to memory
    "mfence": ABOUT,  # by what is older
    "pause": ABOUT,
    "rdrand %rax": ABOUT,
    "lfence": AT_LEAST,
}


@pytest.mark.parametrize("text", CERTAINTY)
def test_a_figure_says_how_sure_it_is(text):
    (instruction,) = parse(text, "x86-64").instructions
    assert certainty_of(instruction, load_machine("spr")) == CERTAINTY[text]
    alone = parse(f"f:\n.L1:\n {text}\n decq %rdi\n jne .L1\n ret\n", "x86-64")
    (body,) = analyse_file(alone, load_machine("spr"), arguments={}).functions[0].bodies
    assert body.certainty == CERTAINTY[text]


def test_a_catch_all_is_no_price():
    texts = ("pause", "lock addl $1, (%rsi)", "rep stosq", "vpdpbusd %zmm1, %zmm2, %zmm3", "cpuid")
    code = parse("; ".join(texts), "x86-64").instructions
    words = [certainty_of(instruction, load_machine("zen3")) for instruction in code]
    assert words == [AT_LEAST, AT_LEAST, AT_LEAST, ABOUT, AT_LEAST]


def test_what_is_not_decoded_breaks_a_dependency():
    text = (
        "f:\n.L1:\n vfakeinstr %zmm4, %zmm5, %zmm3\n vaddps %zmm3, %zmm6, %zmm3\n decq %rdi\n jne .L1\n ret\n"
    )
    (body,) = analyse_file(parse(text, "x86-64"), load_machine("spr"), arguments={}).functions[0].bodies
    assert body.certainty == AT_LEAST
    assert body.carried.cycles <= 1  # of the counter: the sum does not pass through what is not known
    assert body.uncovered is not None
    assert body.uncovered.loop_carried_cycles > 3


def test_switches_of_encodings_are_a_bound():
    text = "f:\n.L1:\n vpaddd %ymm3, %ymm4, %ymm5\n paddd %xmm6, %xmm0\n{}decq %rdi\n jne .L1\n ret\n"
    spr = load_machine("spr")
    for between, cycles in (("", 406), (" vzeroupper\n", 203)):  # measured: 406
        (body,) = analyse_file(parse(text.format(between), "x86-64"), spr, arguments={}).functions[0].bodies
        assert body.bottleneck.cycles == cycles
        assert body.simulated is not None
        assert body.simulated.cycles == pytest.approx(cycles, abs=2)
    (body,) = (
        analyse_file(parse(text.format(""), "x86-64"), load_machine("skl"), arguments={}).functions[0].bodies
    )
    assert body.least_cycles < 3


def test_forms_are_counted_by_extension():
    found = {each.extension: each for each in coverage(load_machine("skl"))}
    assert {"", "avx", "fma", "aes", "bmi2"} <= set(found)
    assert "avx512" not in found and "sha" not in found
    for each in found.values():
        assert each.by_form + each.by_class + each.uncertain == each.forms
    assert found["aes"].by_form == found["aes"].forms


GRANITE_RAPIDS = {
    "addq $1, %rax; addq $1, %rax; addq $1, %rax; addq $1, %rax": 1.0,
    "movslq (%rdx), %rax; movq (%rsi), %rcx; addq $4, %rdx; addq %rcx, %rax; movq %rax, (%rsi); "
    "cmpq %rdi, %rdx; jne .L1": 1.0,
    "vmovsd (%rdi,%rax,8), %xmm0; vfmadd213sd (%rsi,%rax,8), %xmm1, %xmm0; vmovsd %xmm0, (%rdx,%rax,8); "
    "incq %rax; cmpq %rax, %rcx; jne .L1": 1.0,
}
"""Loops in core cycles: sums folded at rename, a sum kept in memory, a comparison joined with its branch."""


@pytest.mark.parametrize("text", GRANITE_RAPIDS)
def test_a_loop_takes_what_was_measured_on_granite_rapids(text):
    assert simulated(text, "gnr") == pytest.approx(GRANITE_RAPIDS[text], rel=0.02)
