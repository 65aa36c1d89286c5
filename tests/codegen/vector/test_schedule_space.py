from dataclasses import replace

import pytest
from chainline.codegen.target import find_target
from chainline.codegen.variant import Mode
from chainline.codegen.vector.schedule import Shape, Tail
from chainline.codegen.vector.schedule_space import (
    MASK_REGISTERS,
    masks_needed,
    pass_options,
    registers_needed,
    schedule_space,
)
from chainline.errors import UsageError

ZEN5, HASWELL = find_target("znver5"), find_target("haswell")


def test_every_number_is_another_variant():
    space = schedule_space(2, HASWELL, Mode.Y)
    assert space.count == len({space.member(number) for number in range(space.count)}) > 50
    with pytest.raises(IndexError):
        space.member(space.count)


def test_a_sample_is_repeatable_and_has_no_twins():
    space = schedule_space(7, ZEN5)
    assert space.count > 10**6
    sample = space.sample(300, seed=4)
    assert len(set(sample)) == 300
    assert sample == space.sample(300, seed=4) != space.sample(300, seed=5)


def test_the_sample_reaches_every_dimension():
    sample = schedule_space(4, ZEN5).sample(600)
    schedules = [variant.schedule for variant in sample]
    passes = [item for schedule in schedules for item in schedule.passes]
    assert {schedule.width for schedule in schedules} >= {128, 256, 512}
    assert {schedule.elements for schedule in schedules} == {1, 2, 4, 8}
    assert {len(variant.split) for variant in sample} == {1, 2, 3, 4}
    assert any(item.held for item in passes) and any(item.rolled for item in passes)
    assert any(item.transposed for item in passes) and any(item.pack > 1 for item in passes)
    assert any(item.modes == "xy" for item in passes)


@pytest.mark.parametrize("target", [ZEN5, HASWELL])
@pytest.mark.parametrize("order", [1, 4, 8, 15])
def test_tiles_fit_into_the_registers(order, target):
    np, lanes = order + 1, target.vector_bits // 64
    shape = Shape(np, lanes, (np,), Tail.MASK)
    for modes in ("x", "y", "z", "xy", "xyz"):
        options = pass_options(modes, shape, target.vector_registers)
        assert len(options) == len(set(options))
        assert all(registers_needed(item, shape) <= target.vector_registers for item in options)
        assert all(masks_needed(item, shape) <= MASK_REGISTERS for item in options)


def test_sixteen_registers_allow_less_than_thirty_two():
    wide, narrow = schedule_space(7, ZEN5, widths=(256,)), schedule_space(7, HASWELL, widths=(256,))
    assert narrow.count < wide.count


def test_a_width_that_the_target_lacks_is_named():
    with pytest.raises(UsageError, match="vector width 512: haswell has vectors of 256 bits"):
        schedule_space(7, HASWELL, widths=(512,))
    with pytest.raises(UsageError, match="vector width 96"):
        schedule_space(7, ZEN5, widths=(96,))


def test_a_space_without_a_variant_is_told():
    """Vectors of 64 bits hold one number of float64, so a whole element of order 15 fits no file."""
    with pytest.raises(UsageError, match="no schedule fits"):
        schedule_space(15, replace(HASWELL, vector_bits=32), widths=())
