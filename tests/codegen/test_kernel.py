import numpy as np
import pytest
from chainline.codegen.kernel import check, load, make_workspace, reference
from chainline.codegen.render import Source, render
from chainline.codegen.target import find_target, host_target
from chainline.codegen.toolchain import EmbeddedLLVM
from chainline.codegen.variant import DType, Mode, Variant
from chainline.errors import UsageError


def _loops(variant, operators, q):
    """The definition, written out: q(i,j,k) is q[e, k, j, i] here, A(row, m) is a[row, m]."""
    for mode, a in zip(variant.modes, operators, strict=True):
        out = np.zeros_like(q)
        for e, k, j, i in np.ndindex(q.shape):
            for m in range(variant.np):
                term = {Mode.X: (a[i, m], q[e, k, j, m]), Mode.Y: (a[j, m], q[e, k, m, i])}.get(
                    mode, (a[k, m], q[e, m, j, i])
                )
                out[e, k, j, i] += term[0] * term[1]
        q = out
    return q


@pytest.mark.parametrize("mode", Mode)
def test_the_reference_is_the_definition(mode):
    variant = Variant(2, (3,), mode)
    work = make_workspace(variant, 2)
    assert np.allclose(reference(variant, work.operators, work.q), _loops(variant, work.operators, work.q))


@pytest.mark.parametrize("mode", Mode)
@pytest.mark.parametrize("dtype", DType)
def test_a_right_kernel_passes(mode, dtype):
    variant = Variant(4, (3, 2), mode, dtype=dtype)
    result = check(load(EmbeddedLLVM().build(render(variant), host_target())), variant)
    assert result.passed
    assert 0 < result.error <= result.tolerance


def _wrong(variant, old, new):
    source = render(variant)
    assert old in source.text
    return load(EmbeddedLLVM().build(Source(variant, source.text.replace(old, new)), host_target()))


def test_a_wrong_term_fails():
    variant = Variant(4, (3, 2), Mode.X)
    assert "relative error" in check(_wrong(variant, "fmul contract", "fsub contract"), variant).problem


def test_a_wrong_element_stride_fails():
    variant = Variant(4, (3, 2), Mode.Y)
    assert check(_wrong(variant, "mul nuw nsw i64 %e, 125", "mul nuw nsw i64 %e, 124"), variant).problem


def test_writing_past_the_end_fails():
    variant = Variant(4, (5,), Mode.Z)

    def writes_too_far(n, operators, q, tmp):
        load(EmbeddedLLVM().build(render(variant), host_target()))(n, operators, q, tmp)
        beyond = np.lib.stride_tricks.as_strided(tmp.reshape(-1)[-1:], (2,))
        beyond[1] = 1.0

    assert check(writes_too_far, variant).problem == "memory outside the arrays was written"


def test_a_kernel_of_another_instruction_set_is_not_run():
    other = "a64fx" if host_target().isa == "x86-64" else "cascadelake"
    binary = EmbeddedLLVM().build(render(Variant(1, (2,))), find_target(other))
    with pytest.raises(UsageError, match="cannot run on this machine"):
        load(binary)


def test_repeated_application_stays_bounded():
    variant = Variant(3, (4,))
    kernel = load(EmbeddedLLVM().build(render(variant), host_target()))
    work = make_workspace(variant, 1)
    for _ in range(2000):
        kernel(1, work.operators, work.q, work.tmp)
    assert 1e-3 < np.abs(work.tmp).max() < 1e3


@pytest.mark.parametrize("dtype", DType)
def test_arrays_are_placed_the_same_way_every_time(dtype):
    for order in (1, 4, 11):
        work = make_workspace(Variant(order, (order + 1,), dtype=dtype), 3)
        assert work.q.ctypes.data % 4096 == 0
        assert work.tmp.ctypes.data % 4096 == 2048
        assert all(operator.ctypes.data % 64 == 0 for operator in work.operators)
        assert not np.isnan(work.q).any()
