"""Grids in blocks: extended dimensions by hand, and what is refused."""

import numpy as np
import pytest
from chainline.errors import UsageError
from chainline.models.empirical.analytical.stencil import block_sizes, blocked_grids


def test_extended_dimensions_by_hand():
    sizes = block_sizes(blocked_grids((64, 32, 16), (20, 8, 4), order=2), 64)
    assert sizes.line == 8
    assert sizes.read_row == 24  # ceil((20 + 4) / 8) 8
    assert sizes.read_rows == 12  # 8 + 4
    assert sizes.read_planes == 8  # 4 + 4
    assert sizes.planes == 5
    assert sizes.read == 24 * 12
    assert sizes.total == 5 * 288 + 24 * 8  # written: ceil(20 / 8) 8 = 24 by 8
    assert sizes.number == pytest.approx(3.2 * 4 * 4)


def test_a_line_holds_twice_as_many_single_words():
    sizes = block_sizes(blocked_grids((64, 32, 16), word_bytes=[4, 8]), 64)
    assert sizes.line.tolist() == [16, 8]
    assert sizes.read_row.tolist() == [80, 72]


def test_without_write_allocate_only_what_is_read_counts():
    grids = blocked_grids((14, 14, 14))
    assert block_sizes(grids, 64).total == 992
    assert block_sizes(grids, 64, write_allocate=False).total == 768


@pytest.mark.parametrize("blocks", [(None, None, None), (0, 0, 0), (64, 32, 16), (100, 32, 1000)])
def test_without_blocks_and_larger_ones_are_one_block(blocks):
    grids = blocked_grids((64, 32, 16), blocks)
    np.testing.assert_array_equal(grids.block, grids.points)
    assert block_sizes(grids, 64).number == 1


@pytest.mark.parametrize(
    ("points", "keywords", "said"),
    [
        ((0, 8, 8), {}, "I: found 0"),
        ((8, 8.5, 8), {}, "J: found 8.5"),
        ((8, 8, np.nan), {}, "K: found nan"),
        ((8, 8, "x"), {}, "K: found 'x'"),
        ((8, 8, [[8]]), {}, "2 dimensions"),
        ((8, 8), {}, "2 axes"),
        ((8, 8, 8), {"blocks": (1, 1)}, "2 of blocks"),
        ((8, 8, 8), {"blocks": (None, -1, 0)}, "b_j: found -1"),
        ((8, 8, 8), {"order": 0}, "order: found 0"),
        ((8, 8, 8), {"word_bytes": 0}, "word_bytes: found 0"),
        (([8, 8], [8, 8, 8], 8), {}, r"\[2, 3\] configurations"),
    ],
)
def test_bad_input_is_one_line(points, keywords, said):
    with pytest.raises(UsageError, match=said) as caught:
        blocked_grids(points, **keywords)
    assert "\n" not in str(caught.value)


def test_words_that_do_not_fill_lines():
    with pytest.raises(UsageError, match="word_bytes 12 does not divide a line of 64 bytes"):
        block_sizes(blocked_grids((8, 8, 8), word_bytes=[8, 12]), 64)
