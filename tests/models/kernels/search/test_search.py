from dataclasses import replace

import pytest
from chainline.analysis.incore.vocabulary import FMA_CHAIN
from chainline.analysis.machine.load import load_machine
from chainline.codegen.target import find_target
from chainline.codegen.variant import DType, Language, Mode, Variant
from chainline.codegen.vector.schedule import Pass, Shape, Tail, parse_schedule
from chainline.models.kernels.search.candidates import candidates, of_every_kind
from chainline.models.kernels.search.layouts import bounded_layouts, pass_bound, promising
from chainline.models.kernels.search.task import Effort, SearchTask, Timed, in_order

ZEN5, A64FX = load_machine("zen5"), load_machine("a64fx")
LITTLE = Effort(layouts=1, passes=6, kernels=5)


def task(order, machine=ZEN5, mode=Mode.ELEMENT, **changes):
    target = find_target(machine.target)
    return replace(
        SearchTask(order, mode, DType.FLOAT64, Language.LLVM, machine, target, "llvm", 1), **changes
    )


def test_a_full_tile_is_bound_by_its_products():
    """Np = 8: 8^4 / 8 products, two a cycle."""
    bound = pass_bound(Pass("z", 3, 8), Shape(8, 8, (8,), Tail.MASK), 512, ZEN5)
    assert bound.cycles == pytest.approx(8**4 / 8 / 2)
    assert bound.limits == "FMA pipes"


def test_one_chain_is_bound_by_its_latency_until_it_is_split():
    """A64FX has nine cycles of latency, and a window of twenty instructions a pipe."""
    whole, parts = (Shape(12, 8, split, Tail.MASK) for split in ((12,), (4, 4, 4)))
    one, three = (pass_bound(Pass("z"), shape, 512, A64FX) for shape in (whole, parts))
    assert one.limits == FMA_CHAIN
    assert three.cycles < one.cycles
    jammed = pass_bound(Pass("z", 3, 6), whole, 512, A64FX)
    assert jammed.cycles < three.cycles


@pytest.mark.exhaustive
def test_more_than_two_parts_are_looked_at_only_where_chains_of_two_limit():
    splits = {order: {layout.shape.split for layout in bounded_layouts(task(order))} for order in (7, 11)}
    assert splits == {7: {(8,), (4, 4)}, 11: {(12,), (6, 6), (4, 4, 4)}}


@pytest.mark.exhaustive
def test_tiles_that_are_predicted_fill_vectors_in_different_ways():
    tiles = {mode: bounded_layouts(task(8))[0].tiles[mode] for mode in "xy"}
    packs = {tile.item.pack for tile in tiles["y"]}
    assert len(packs) > 2
    assert {tile.item.pack for tile in of_every_kind(tiles["y"], len(packs))} == packs
    assert {tile.item.transposed for tile in of_every_kind(tiles["x"], 5)} == {False, True}
    assert of_every_kind(tiles["y"], 1)[0].bound.cycles == min(tile.bound.cycles for tile in tiles["y"])


@pytest.mark.exhaustive
def test_candidates_do_every_mode_and_come_in_order():
    found = candidates(task(4), LITTLE)
    assert 0 < len(found) <= LITTLE.at(5).kernels
    assert found == in_order(found)
    assert all(timed.variant.schedule is not None and timed.cycles > 0 for timed in found)


def test_a_single_mode_has_candidates_too():
    found = candidates(task(3, mode=Mode.Y), LITTLE)
    assert {timed.variant.mode for timed in found} == {Mode.Y}


def test_kernels_that_tie_come_by_size():
    variants = [Variant(1, (2,), schedule=parse_schedule(f"{bits} mask xyz")) for bits in (128, 256, 512)]
    timed = [Timed(variants[0], 100.0, 900), Timed(variants[1], 100.4, 300), Timed(variants[2], 110.0, 10)]
    assert [entry.instructions for entry in in_order(timed)] == [300, 900, 10]


@pytest.mark.exhaustive
def test_what_is_drawn_can_be_drawn_again():
    drawn = promising(task(2), 12, seed=3)
    assert len(set(drawn)) == 12
    assert drawn == promising(task(2), 12, seed=3) != promising(task(2), 12, seed=4)


@pytest.mark.exhaustive
def test_a_machine_that_is_not_here_can_be_searched():
    found = candidates(task(2, A64FX), LITTLE)
    assert found and found[0].cycles > 0
