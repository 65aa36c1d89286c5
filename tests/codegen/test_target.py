"""What this machine is compiled for: widths, narrower ones by a variable, names of other processors."""

import pytest
from chainline.codegen.target import host_target, processor_target
from chainline.errors import UsageError
from chainline.isa.x86_64.encoding import forms, x86_widths

AVX2 = {"avx2": True, "fma": True}
AVX512 = AVX2 | {"avx512f": True, "avx512vl": True, "avx512dq": True}


@pytest.mark.parametrize("bits", [128, 256, 512])
def test_the_variable_makes_vectors_narrower(bits, monkeypatch):
    monkeypatch.delenv("CHAINLINE_VECTOR_BITS", raising=False)
    whole = host_target()
    if whole.scalable:
        pytest.skip("a process that has shortened its SVE registers keeps them so")
    monkeypatch.setenv("CHAINLINE_VECTOR_BITS", str(bits))
    assert host_target().vector_bits == min(bits, whole.vector_bits)
    assert host_target().llvm_cpu == whole.llvm_cpu
    found = host_target().instruction_set.benchmarks.widths(host_target(), AVX512)
    most = host_target().vector_bits
    assert whole.isa == "aarch64" or found == tuple(width for width in (64, 128, 256, 512) if width <= most)


@pytest.mark.parametrize("text", ["0", "64", "wide", "-128", "1024", "12.5"])
def test_a_width_that_is_none_is_told(text, monkeypatch):
    monkeypatch.setenv("CHAINLINE_VECTOR_BITS", text)
    with pytest.raises(UsageError, match="give one of 128, 256, 512"):
        host_target()


def test_narrow_vectors_keep_their_encodings():
    assert x86_widths(AVX512, 256) == (64, 128, 256)
    assert all(form.vex and form.masks for form in forms(AVX512, 256))
    assert all(form.vex and not form.masks for form in forms(AVX2, 128))
    assert not any(form.vex for form in forms({}, 512))
    target = processor_target("haswell", "x86-64", 256).at_width(128)
    assert not any(
        "ymm" in line
        for b in target.instruction_set.benchmarks.class_benchmarks(target, AVX2)
        for line in b.body
    )


@pytest.mark.parametrize(
    ("name", "isa", "bits", "flags"),
    [
        ("rocketlake", "x86-64", 512, ("-march=rocketlake", "-march=x86-64-v4")),
        ("znver1", "x86-64", 256, ("-march=znver1", "-march=x86-64-v3")),
        ("nehalem", "x86-64", 128, ("-march=nehalem", "-march=x86-64-v2")),
        ("cortex-a72", "aarch64", 128, ("-mcpu=cortex-a72", "-march=armv8-a")),
    ],
)
def test_processors_by_name(name, isa, bits, flags):
    assert processor_target(name, isa, bits).gcc_arch == flags


def test_a_name_that_nobody_knows_is_none():
    assert processor_target("pentium9", "x86-64", 128) is None
    assert processor_target("rocketlake", "aarch64", 128) is None
    assert processor_target("znver5", "x86-64", 512).name == "znver5"
