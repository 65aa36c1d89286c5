"""Kernels of matrix libraries compute what ours do, by our calling convention."""

import dataclasses

import numpy as np
import pytest
from chainline.codegen.compilers import GemmLibrary
from chainline.codegen.kernel import check, load, make_workspace, reference
from chainline.codegen.peers.baselines import find_library, render_gemm
from chainline.codegen.variant import DType, Mode, Variant
from chainline.errors import UsageError


def _installed(library):
    try:
        return find_library(library)
    except UsageError as error:
        pytest.skip(str(error))


@pytest.mark.parametrize("library", GemmLibrary)
@pytest.mark.parametrize("dtype", DType)
def test_the_product_is_that_of_numpy(library, dtype):
    installed = _installed(library)
    for order in (1, 4, 7):
        variant = Variant(order, (order + 1,), dtype=dtype)
        result = check(load(installed.build(variant)), variant, n_elements=3)
        assert result.problem is None
        assert 0 <= result.error <= result.tolerance


def test_operators_of_libxsmm_are_handed_over_transposed():
    variant = Variant(3, (4,))
    kernel = load(_installed(GemmLibrary.LIBXSMM).build(variant))
    assert kernel.transposed == (Mode.Y, Mode.Z)
    work = make_workspace(variant, 1)
    wrong = [work.operators[0], work.operators[1].T, work.operators[2]]
    expected = reference(variant, wrong, work.q)
    kernel(1, [work.operators[0], wrong[1], work.operators[2]], work.q, work.tmp)
    assert np.allclose(work.tmp, expected), "what a caller gives is what is applied"
    plain = dataclasses.replace(kernel, transposed=())
    assert check(plain, variant).problem is not None


@pytest.mark.parametrize("library", GemmLibrary)
def test_the_version_is_known_and_a_build_is_kept(library, empty_cache):
    installed = _installed(library)
    assert installed.version[0].isdigit()
    variant = Variant(2, (3,))
    first = installed.build(variant)
    assert installed.build(variant) == first
    assert len(list(empty_cache.rglob("*.so"))) == 1
    assert first.provenance.compiler == library


def test_without_gcc_a_library_is_missing_in_one_line(monkeypatch):
    monkeypatch.setenv("PATH", "/nonexistent")
    find_library.cache_clear()
    try:
        with pytest.raises(UsageError, match="libxsmm: gcc is needed") as caught:
            find_library(GemmLibrary.LIBXSMM)
        assert "\n" not in str(caught.value)
    finally:
        find_library.cache_clear()


def test_a_library_that_is_not_there_names_its_package(monkeypatch):
    _installed(GemmLibrary.OPENBLAS)  # so that gcc is there
    usages = __import__("chainline.codegen.peers.baselines", fromlist=["_USAGES"])._USAGES
    absent = dataclasses.replace(usages[GemmLibrary.OPENBLAS], links=(("-lno_such_library",),))
    monkeypatch.setitem(usages, GemmLibrary.OPENBLAS, absent)
    find_library.cache_clear()
    try:
        with pytest.raises(UsageError, match=r"not installed .*no_such_library.*install libopenblas-dev"):
            find_library(GemmLibrary.OPENBLAS)
    finally:
        find_library.cache_clear()


def test_one_mode_alone_is_refused():
    with pytest.raises(UsageError, match="on whole elements, not on mode x"):
        render_gemm(GemmLibrary.OPENBLAS, Variant(3, (4,), Mode.X))
