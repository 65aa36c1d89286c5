"""What directives in Fortran sources change, and what they must not: sums stay as they are written."""

import shutil

import numpy as np
import pytest
from chainline.codegen.export.build import extra_flags
from chainline.codegen.kernel import check, load, make_workspace
from chainline.codegen.render import Directives, Style, render
from chainline.codegen.target import host_target
from chainline.codegen.toolchain import find_toolchain
from chainline.codegen.variant import Language, Mode, Variant

pytestmark = pytest.mark.skipif(shutil.which("gfortran") is None, reason="gfortran is not installed")


def _variant(split, mode=Mode.Y):
    return Variant(sum(split) - 1, split, mode, Language.FORTRAN)


def _source(variant, directives):
    return render(variant, Style(openmp=False, directives=directives))


def _result(variant, directives):
    toolchain = find_toolchain("gfortran", host_target(), extra_flags("gfortran"))
    kernel = load(toolchain.build(_source(variant, directives), host_target()))
    assert check(kernel, variant).passed
    work = make_workspace(variant, 2)
    kernel(2, work.operators, work.q, work.tmp)
    return work.tmp


@pytest.mark.parametrize("split", [(3,), (4, 4), (4, 4, 3)])
def test_independent_iterations_are_what_gfortran_sees_by_itself(split):
    toolchain = find_toolchain("gfortran", host_target())
    plain, told = (
        toolchain.assemble(_source(_variant(split, Mode.ELEMENT), directives), host_target()).code_digest
        for directives in (Directives.NONE, Directives.INDEPENDENT)
    )
    assert plain == told


@pytest.mark.parametrize(("split", "other"), [((4, 4), (8,)), ((2, 2, 1), (5,)), ((4, 4, 3), (6, 5))])
def test_the_simd_directive_keeps_the_split(split, other):
    plain = _result(_variant(split), Directives.NONE)
    assert np.array_equal(_result(_variant(split), Directives.SIMD), plain)
    # another order of the sum rounds differently, so that equal bits say something
    assert not np.array_equal(_result(_variant(other), Directives.NONE), plain)
