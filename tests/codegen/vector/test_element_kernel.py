"""What the vector programs of schedules consist of, by closed forms."""

import pytest
from chainline.codegen.render import render
from chainline.codegen.variant import Variant
from chainline.codegen.vector.element_kernel import count_operations
from chainline.codegen.vector.schedule import Shape, Tail, parse_schedule


def _counts(np, text, split=None, lanes=8, elements=1):
    schedule = parse_schedule(text)
    return count_operations(Shape(np, lanes, split or (np,), schedule.tail, elements), schedule)


@pytest.mark.parametrize(
    "text", ["512 mask x/u6 y/u4 z/v3/u5", "512 mask z/v2/u3/rolled xy/v2/u3", "512 mask plane x y z"]
)
def test_full_vectors_do_nothing_twice(text):
    """Np = 8 fills vectors of eight lanes: Np^4 / 8 products a mode, the first of each a multiply."""
    counts = _counts(8, text)
    assert counts.multiplies == 3 * 8**3 / 8
    assert counts.fma == 3 * 8**3 * 7 / 8
    assert counts.permutes == counts.blends == counts.adds == 0


def test_a_split_trades_fma_for_multiplies_and_adds():
    whole, halves = _counts(8, "512 mask z/u4"), _counts(8, "512 mask z/u4", split=(4, 4))
    assert halves.multiplies == 2 * whole.multiplies
    assert halves.adds == whole.multiplies
    assert halves.fma + halves.multiplies == whole.fma + whole.multiplies


def test_jammed_outputs_share_loads_and_jammed_vectors_share_broadcasts():
    """A tile of U outputs and V vectors loads V vectors and U entries for U V products."""
    one, tall, wide = (_counts(8, f"512 mask z{options}") for options in ("", "/u4", "/v4"))
    assert one.loads == 4 * tall.loads and one.broadcasts == tall.broadcasts
    assert one.broadcasts == 4 * wide.broadcasts and one.loads == wide.loads


def test_packed_rows_fill_their_vectors():
    """Rows of 12: two vectors each, three for two of them."""
    apart, packed = _counts(12, "512 mask y/u4"), _counts(12, "512 mask y/u4/p2")
    assert packed.fma == apart.fma * 3 / 4


def test_a_flat_plane_wastes_one_vector_at_most():
    counts = _counts(11, "512 mask z/v2/u4")
    assert counts.multiplies == 11 * -(-(11**2) // 8)


def test_columns_that_share_a_vector_are_blended():
    assert _counts(12, "512 mask x/u2/p2").blends > 0
    assert _counts(12, "512 mask x/u2").blends == 0


def test_an_element_in_registers_is_loaded_and_stored_once():
    counts = _counts(4, "512 mask xyz")
    assert counts.stores == 8
    assert counts.fma == 3 * 8 * 3


def test_transposing_a_block_of_eight_takes_three_exchanges_of_every_row():
    counts = _counts(8, "512 mask x/t/u4")
    assert counts.permutes == 8 * 2 * 24


def test_elements_walked_over_together_share_vectors():
    apart, together = (
        _counts(3, "512 mask e2 z/u3", elements=2),
        _counts(3, "512 mask e2 z/u3/p2", elements=2),
    )
    assert together.fma < apart.fma


def test_a_tail_overlaps_or_is_masked():
    masked = render(Variant(8, (9,), schedule=parse_schedule("512 mask x/u4 y/u4 z/v2/u3"))).text
    overlapped = render(Variant(8, (9,), schedule=parse_schedule("512 overlap x/u4 y/u4 z/v2/u3"))).text
    assert masked.count("masked.load") > overlapped.count("masked.load")
    assert Tail("overlap") is Tail.OVERLAP


def test_rolled_tiles_are_less_code():
    schedules = ["512 mask x/u4 y/u2 z/v2/u2", "512 mask x/u4 y/u2/rolled z/v2/u2/rolled"]
    lengths = [len(render(Variant(15, (16,), schedule=parse_schedule(text))).text) for text in schedules]
    assert lengths[1] < lengths[0] / 2
