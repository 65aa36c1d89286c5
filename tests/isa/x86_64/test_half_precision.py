"""AVX512-FP16: what is decoded, what it costs on Golden Cove, and who cannot run it."""

import pytest
from chainline.analysis.incore.form_costs import extensions_of, uncovered
from chainline.analysis.incore.pipeline.simulate import simulate_body
from chainline.analysis.machine.load import load_machine
from chainline.asm.listing import parse
from chainline.isa.instruction import Kind

SPR = load_machine("spr")
SCALARS = "vaddsh vsubsh vmulsh vdivsh vminsh vmaxsh vscalefsh vsqrtsh vrcpsh vrsqrtsh vgetexpsh vfmadd213sh"
PACKED = (
    "vaddph vsubph vmulph vdivph vminph vmaxph vscalefph vfmadd231ph vfnmsub132ph vfmaddsub213ph vfmulcph"
)
CONVERSIONS = (
    *("vcvtph2psx %ymm0, %zmm1", "vcvtps2phx %zmm0, %ymm1", "vcvtps2phx (%rsi){1to8}, %xmm1"),
    *(
        "vcvtdq2ph %zmm0, %ymm1",
        "vcvtqq2ph %zmm0, %xmm1",
        "vcvtpd2phz (%rsi), %xmm1",
        "vcvtph2pd %xmm0, %zmm1",
    ),
    *(
        "vcvttph2uw %zmm0, %zmm1",
        "vcvtw2ph %zmm0, %zmm1",
        "vcvtph2dq %ymm0, %zmm1",
        "vcvttph2qq %xmm0, %zmm1",
    ),
    *("vcvtsh2ss %xmm0, %xmm1, %xmm2", "vcvtsd2sh (%rsi), %xmm1, %xmm2", "vcvtsi2sh %rax, %xmm0, %xmm1"),
    *("vcvttsh2si %xmm0, %rax", "vcvtsh2usi (%rsi), %eax", "vcvtusi2shl (%rsi), %xmm0, %xmm1"),
    *("vmovsh (%rsi), %xmm0", "vmovsh %xmm0, %xmm1, %xmm2", "vmovw %eax, %xmm0", "vmovw %xmm0, (%rsi)"),
    *("vcmpph $1, %zmm0, %zmm1, %k1", "vfpclassph $3, %zmm0, %k1", "vucomish %xmm0, %xmm1"),
)


def code(*lines):
    found = parse("\n".join(lines), "x86-64")
    assert not found.unknown
    return found.instructions


@pytest.mark.parametrize("mnemonic", SCALARS.split())
def test_scalars_are_of_16_bits(mnemonic):
    (loads,) = code(f"{mnemonic} (%rsi), %xmm1, %xmm2")
    assert loads.loads[0].bits == 16
    assert not uncovered([loads], SPR)


@pytest.mark.parametrize("mnemonic", PACKED.split())
def test_packed_operations_are_of_the_whole_width(mnemonic):
    (loads,) = code(f"{mnemonic} (%rsi), %zmm1, %zmm2")
    assert loads.loads[0].bits == 512
    assert not uncovered([loads], SPR)


@pytest.mark.parametrize("line", CONVERSIONS)
def test_conversions_and_moves_are_priced(line):
    assert not uncovered(code(line), SPR)
    assert "avx512_fp16" in extensions_of(code(line)[0].mnemonic, False, "x86-64")


def test_halves_that_older_extensions_convert_stay_theirs():
    assert extensions_of("vcvtph2ps", False, "x86-64") == ("avx", "f16c")


@pytest.mark.parametrize(
    ("line", "cycles"), [("vaddsh %xmm4, %xmm5, %xmm5", 5), ("vfmaddcph %zmm1, %zmm2, %zmm0", 8)]
)
def test_chains_take_the_latency_of_uops_info(line, cycles):
    assert simulate_body(code(line, line), SPR, loop=True).cycles_per_iteration == pytest.approx(
        2 * cycles, rel=0.02
    )


def test_products_with_sums_are_fma():
    assert [one.kind for one in code("vfmadd231ph %zmm0, %zmm1, %zmm2", "vmulph %zmm0, %zmm1, %zmm2")] == [
        Kind.FMA,
        Kind.MULTIPLY,
    ]


def test_a_masked_access_narrower_than_an_element_is_simulated():
    masked = code(
        "vpmovsxbq (%rsi), %xmm0{%k1}", "vpmovqb %xmm0, (%rdi){%k1}", "vaddph (%rsi), %zmm1, %zmm2{%k1}"
    )
    assert simulate_body(masked, SPR, loop=True).cycles_per_iteration > 0
