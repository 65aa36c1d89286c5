"""The dense element operator against numpy and against the factorised kernel."""

import numpy as np
import pytest
from chainline.codegen.kernel import load, make_workspace, reference
from chainline.codegen.peers.baselines import dense_flops, dense_operator, load_dense, render_dense
from chainline.codegen.render import render
from chainline.codegen.target import find_target, host_target
from chainline.codegen.toolchain import EmbeddedLLVM
from chainline.codegen.variant import DType, Language, Mode, Variant
from chainline.errors import UsageError
from chainline.isa.registry import host_isa

ELEMENTS = 3


def variant(order, dtype=DType.FLOAT64):
    return Variant(order, (order + 1,), dtype=dtype)


@pytest.mark.parametrize("dtype", DType)
@pytest.mark.parametrize("order", [1, 2, 3, 4, 5, 6])
def test_agrees_with_numpy(order, dtype):
    """Volumes that are multiples of eight columns and others (27, 125, 343)."""
    element = variant(order, dtype)
    work = make_workspace(element, ELEMENTS, seed=order)
    dense = dense_operator(work.operators)
    rows = work.q.reshape(ELEMENTS, -1).astype(np.float64)
    before = work.q.copy()
    work.tmp[...] = np.nan
    load_dense(element, host_target())(ELEMENTS, [dense], work.q, work.tmp)
    expected = (rows @ dense.T.astype(np.float64)).reshape(work.tmp.shape)
    scale = (np.abs(rows) @ np.abs(dense.T.astype(np.float64))).reshape(work.tmp.shape)
    tolerance = 2 * element.np**3 * np.finfo(work.q.dtype).eps / 2
    assert np.max(np.abs(work.tmp - expected) / scale) <= tolerance
    assert np.array_equal(work.q, before)


def test_writes_nothing_outside():
    element = variant(2)
    work = make_workspace(element, ELEMENTS)
    dense = dense_operator(work.operators)
    outside = np.isnan(work.arena).sum()
    load_dense(element, host_target())(ELEMENTS, [dense], work.q, work.tmp)
    assert np.isnan(work.arena).sum() == outside


@pytest.mark.parametrize("order", [1, 2, 5])
def test_does_what_three_products_do(order):
    element = variant(order)
    dense_work, work = (make_workspace(element, ELEMENTS) for _ in range(2))
    dense = dense_operator(work.operators)
    load_dense(element, host_target())(ELEMENTS, [dense], dense_work.q, dense_work.tmp)
    load(EmbeddedLLVM().build(render(element), host_target()))(ELEMENTS, work.operators, work.q, work.tmp)
    assert np.allclose(dense_work.tmp, work.tmp, rtol=0, atol=1e-12)


def test_operator_is_the_kronecker_product_in_the_layout_of_kernels():
    element, random = variant(3), np.random.default_rng(5)
    operators = [random.standard_normal((4, 4)) for _ in range(3)]
    q = random.standard_normal((2, 4, 4, 4))
    by_dense = q.reshape(2, -1) @ dense_operator(operators).T
    assert np.allclose(by_dense.reshape(q.shape), reference(element, operators, q))


def test_no_elements_touch_nothing():
    element = variant(1)
    work = make_workspace(element, 1)
    load_dense(element, host_target())(0, [np.eye(8)], work.q, work.tmp)
    assert not work.tmp.any()


def test_work():
    assert dense_flops(variant(7)) == 2 * 512**2


def test_refusals():
    with pytest.raises(UsageError, match="mode x"):
        render_dense(Variant(3, (4,), Mode.X))
    with pytest.raises(UsageError, match="in c"):
        render_dense(Variant(3, (4,), language=Language.C))
    other = find_target("a64fx" if host_isa() == "x86-64" else "znver5")
    with pytest.raises(UsageError, match="cannot run on this machine"):
        load_dense(variant(1), other)
