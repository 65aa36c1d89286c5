"""Kernels that are compiled in a hurry compute what they should, and leave their input alone."""

import numpy as np
import pytest
from chainline.codegen.kernel import check, make_workspace, reference
from chainline.codegen.run_time import loader as quick
from chainline.codegen.run_time.choice import stored_choice
from chainline.codegen.run_time.loader import load_quickly, overwriting, protecting
from chainline.codegen.target import host_target
from chainline.codegen.variant import DType, Mode, Variant
from chainline.codegen.vector.schedule import parse_schedule
from chainline.codegen.vector.schedule_space import schedule_space
from chainline.errors import RunError

from ...tier import sized


@pytest.mark.parametrize("order", sized((2, 7), range(1, 16)))
@pytest.mark.parametrize("dtype", sized((DType.FLOAT64,), tuple(DType)))
def test_stored_choices_are_right_here(order, dtype):
    found = stored_choice(host_target(), order, Mode.ELEMENT, dtype)
    if found is None:
        pytest.skip("nothing is stored for such a processor")
    elements = 2 * found.variant.schedule.elements + 1
    assert check(load_quickly(found.variant, host_target()), found.variant, elements).problem is None


@pytest.mark.parametrize("mode", Mode)
def test_any_schedule_may_be_compiled_in_a_hurry(mode, monkeypatch):
    monkeypatch.setattr(quick, "_FEW_LINES", 0)
    for variant in schedule_space(4, host_target(), mode).sample(sized(1, 60), seed=7):
        assert check(load_quickly(variant, host_target()), variant).problem is None, variant.label


def addresses(work):
    return [operator.ctypes.data for operator in work.operators], work.q.ctypes.data, work.tmp.ctypes.data


@pytest.mark.parametrize("dtype", DType)
@pytest.mark.parametrize("schedule", [None, "128 overlap e4 x y z"])
@pytest.mark.parametrize("n_elements", [0, 1, 75, 76])
def test_blocks_of_elements_are_copied_and_none_beside_them(dtype, schedule, n_elements):
    """Of order 2 some 75 elements are copied together."""
    variant = Variant(2, (3,), dtype=dtype, schedule=schedule and parse_schedule(schedule))
    kernel, work = load_quickly(variant, host_target()), make_workspace(variant, max(1, n_elements))
    before = work.arena.copy()
    operators, q, tmp = addresses(work)
    protecting(kernel)(n_elements, operators, q, tmp)
    expected = reference(variant, work.operators, work.q)
    if n_elements:
        np.testing.assert_allclose(work.tmp, expected, rtol=0, atol=1e-4 if dtype is DType.FLOAT32 else 1e-13)
        work.tmp[...] = 0.0
    np.testing.assert_array_equal(work.arena, before)


def test_the_input_may_be_the_output():
    variant = Variant(3, (4,))
    kernel, work = load_quickly(variant, host_target()), make_workspace(variant, 70)
    expected = reference(variant, work.operators, work.q)
    operators, q, _ = addresses(work)
    protecting(kernel)(70, operators, q, q)
    np.testing.assert_allclose(work.q, expected, rtol=0, atol=1e-13)


def test_a_kernel_may_be_let_into_its_input():
    variant = Variant(3, (4,))
    kernel, work = load_quickly(variant, host_target()), make_workspace(variant, 5)
    expected, before = reference(variant, work.operators, work.q), work.q.copy()
    operators, q, tmp = addresses(work)
    overwriting(kernel)(5, operators, q, tmp)
    np.testing.assert_allclose(work.tmp, expected, rtol=0, atol=1e-13)
    assert (work.q != before).any()


def test_what_llvm_rejects_is_one_line(monkeypatch, empty_cache):
    def refuse(*_):
        raise RuntimeError("LLVM IR parsing error\nmore")

    monkeypatch.setattr("chainline.codegen.run_time.loader.quick_object", refuse)
    variant = Variant(1, (2,), schedule=parse_schedule("128 mask x y z"))
    with pytest.raises(RunError, match=r"^llvm: tensor_element_p1_2_128_mask_x_y_z: LLVM IR parsing error$"):
        load_quickly(variant, host_target())
