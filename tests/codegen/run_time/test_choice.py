"""Stored choices: what fits a processor, and what the rows that they come from say."""

from pathlib import Path

import pandas as pd
import pytest
from chainline.codegen.render import render
from chainline.codegen.run_time.choice import _stored, stored_choice
from chainline.codegen.splits import parse_split
from chainline.codegen.target import find_target
from chainline.codegen.variant import DType, Mode, Variant
from chainline.codegen.vector.schedule import Shape, parse_schedule
from chainline.codegen.vector.schedule_space import registers_needed

from ...tier import sized, spread

CAMPAIGNS = Path(__file__).parents[2] / "validation" / "campaigns"
TARGETS = {"zen3": "znver3", "zen5": "znver5"}
CASES = [
    (machine, Mode(mode), DType(dtype), kernels)
    for machine, section in _stored().items()
    for mode, by_type in section.items()
    if mode in set(Mode)
    for dtype, kernels in by_type.items()
]


def orders(kernels):
    return [int(name) for name in kernels if name.isdecimal()]


@pytest.mark.parametrize(
    ("machine", "mode", "dtype", "kernels"), CASES, ids=[f"{m}-{mode}-{t}" for m, mode, t, _ in CASES]
)
def test_every_choice_fits_the_processor_that_it_is_for(machine, mode, dtype, kernels):
    assert orders(kernels) == list(range(1, 16))
    target = find_target(TARGETS.get(machine, machine))
    for order in orders(kernels):
        found = stored_choice(target, order, mode, dtype)
        assert (found.machine, found.known, found.measured) == (machine, True, kernels["how"] == "measured")
        variant, schedule = found.variant, found.variant.schedule
        assert (variant.order, variant.mode, variant.dtype) == (order, mode, dtype)
        assert schedule.width <= target.vector_bits
        lanes = schedule.width // dtype.bits
        shape = Shape(order + 1, lanes, variant.split, schedule.tail, schedule.elements)
        assert all(registers_needed(item, shape) <= target.vector_registers for item in schedule.passes)


@pytest.mark.parametrize(
    ("machine", "mode", "dtype"),
    [
        (m, mode, t)
        for m, mode, t, k in CASES
        if k["source"].startswith(f"tests/validation/campaigns/{m}/schedules.parquet")
    ],
)
def test_a_measured_choice_is_a_fastest_row_of_its_data_set(machine, mode, dtype):
    """Of rows within 2 % of the fastest, which nothing tells apart, it is the one of least code."""
    rows = pd.read_parquet(CAMPAIGNS / machine / "schedules.parquet")
    rows = rows[(rows["mode"] == str(mode)) & (rows["dtype"] == str(dtype))]
    assert set(rows["order"]) == set(range(1, 16))
    looked_at = sized(spread(range(1, 16), 4), range(1, 16))
    for order, mine in rows[rows["order"].isin(looked_at)].groupby("order"):
        equal = mine[mine["gflops"] >= 0.98 * mine["gflops"].max()]
        variants = [
            Variant(
                order,
                parse_split(row.split, order + 1),
                mode,
                dtype=dtype,
                schedule=parse_schedule(row.schedule),
            )
            for row in equal.itertuples()
        ]
        choice = stored_choice(find_target(TARGETS[machine]), order, mode, dtype).variant
        assert choice in variants
        lines = {variant: render(variant).text.count("\n") for variant in variants}
        assert lines[choice] == min(lines.values())


def test_whole_elements_of_zen5_are_those_that_were_measured_fastest():
    found = pd.read_csv(CAMPAIGNS.parent / "explicit_vectors" / "full_space_zen5.csv")
    assert len(found) == 15
    for order, label in zip(found["order"], found["fastest_kernel"], strict=True):
        choice = stored_choice(find_target("znver5"), int(order), Mode.ELEMENT, DType.FLOAT64)
        assert choice.variant.label == label


def test_an_unknown_processor_takes_what_fits_its_vectors():
    found = stored_choice(find_target("sapphirerapids"), 7, Mode.ELEMENT, DType.FLOAT64)
    assert (found.machine, found.known) == ("zen5", False)
    found = stored_choice(find_target("haswell"), 7, Mode.ELEMENT, DType.FLOAT64)
    assert (found.machine, found.known) == ("zen3", False)
    narrow = find_target("znver5").at_width(256)
    assert stored_choice(narrow, 7, Mode.ELEMENT, DType.FLOAT64).machine == "zen3"


def test_where_nothing_is_stored_nothing_is_named():
    assert stored_choice(find_target("neoverse-v1"), 7, Mode.ELEMENT, DType.FLOAT64) is None
    assert stored_choice(find_target("znver3"), 7, Mode.X, DType.FLOAT32) is None
