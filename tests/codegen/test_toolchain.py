import shutil

import pytest
from chainline.codegen.compilers import FAMILIES, compiler_names
from chainline.codegen.kernel import check, load
from chainline.codegen.render import Source, render
from chainline.codegen.target import find_target, host_target, target_names
from chainline.codegen.toolchain import EmbeddedLLVM, find_toolchain
from chainline.codegen.variant import Language, Mode, Variant
from chainline.errors import RunError, UsageError

SMALL = Variant(3, (2, 2), Mode.ELEMENT)


@pytest.mark.parametrize("name", target_names())
def test_the_embedded_compiler_makes_fma_for_every_target_that_has_them(name):
    target = find_target(name)
    text = EmbeddedLLVM().assemble(render(SMALL), target).text
    assert SMALL.symbol in text
    if name == "x86-64-v2":
        assert "mulpd" in text and "vmulpd" not in text
    elif name != "host":
        assert "fmla" in text or "fmadd" in text or "vfmadd" in text


@pytest.mark.parametrize(("name", "register"), [("a64fx", "z"), ("cascadelake", "zmm"), ("znver3", "ymm")])
def test_the_embedded_compiler_uses_the_full_vector_width(name, register):
    source = render(Variant(7, (4, 4)))
    text = EmbeddedLLVM().assemble(source, find_target(name)).text
    assert f"{register}0" in text


def test_fixed_sve_length_reaches_the_code():
    source = render(Variant(7, (8,)))
    texts = {EmbeddedLLVM().assemble(source, find_target(name)).text for name in ("a64fx", "neoverse-v1")}
    assert len(texts) == 2


@pytest.mark.parametrize("compiler", FAMILIES)
def test_installed_compilers_take_their_language(compiler):
    if not any(
        shutil.which(name)
        for name in (*FAMILIES[compiler].executables, f"{compiler}-19", f"{compiler}-new-19")
    ):
        pytest.skip(f"{compiler} is not installed")
    target = host_target()
    toolchain = find_toolchain(compiler, target)
    variant = Variant(3, (2, 2), language=FAMILIES[compiler].language)
    assembly = toolchain.assemble(render(variant), target)
    assert variant.symbol in assembly.text
    assert assembly.provenance.version != "unknown"
    assert any(flag.startswith(("-march", "-mcpu")) for flag in assembly.provenance.flags)
    assert not any("fast-math" in flag or "associative" in flag for flag in assembly.provenance.flags)
    assert check(load(toolchain.build(render(variant), target)), variant).passed


def test_unknown_compiler_and_target_name_the_choices():
    with pytest.raises(UsageError, match="choose one of llvm, gcc"):
        find_toolchain("icc", host_target())
    with pytest.raises(UsageError, match="choose one of host, a64fx"):
        find_target("pentium")


def test_a_compiler_that_is_not_installed(monkeypatch):
    monkeypatch.setenv("PATH", "/nonexistent")
    with pytest.raises(UsageError, match=r"not installed.*--compiler llvm"):
        find_toolchain("frt", find_target("a64fx"))
    assert "frt" in compiler_names()


def test_broken_source_is_one_line():
    with pytest.raises(RunError) as caught:
        EmbeddedLLVM().assemble(Source(SMALL, "define broken"), host_target())
    assert "\n" not in str(caught.value)


def test_broken_c_source_is_one_line():
    if not shutil.which("gcc"):
        pytest.skip("gcc is not installed")
    variant = Variant(3, (4,), language=Language.C)
    with pytest.raises(RunError, match="error") as caught:
        find_toolchain("gcc", host_target()).assemble(Source(variant, "int main( {"), host_target())
    assert "\n" not in str(caught.value)


@pytest.mark.exhaustive
def test_code_digest_ignores_names_but_not_instructions():
    target = find_target("cascadelake")
    digests = {
        split: EmbeddedLLVM().assemble(render(Variant(7, split)), target).code_digest
        for split in ((8,), (7, 1), (6, 1, 1), (4, 4), (2, 2, 2, 2))
    }
    # a part of one term contracts into its neighbour's chain: the code of the unsplit kernel
    assert digests[8,] == digests[7, 1] == digests[6, 1, 1]
    assert len({digests[8,], digests[4, 4], digests[2, 2, 2, 2]}) == 3
