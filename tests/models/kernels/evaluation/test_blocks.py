"""Moments that blocks of rows have in common, made up and found again."""

import numpy as np
import pytest
from chainline.models.kernels.evaluation.choice_regret import FEWEST_GROUPS, without_blocks


def test_moments_are_found_in_blocks_drawn_at_random():
    draw = np.random.default_rng(1)
    groups = np.repeat(np.arange(40), 35)
    truth = draw.normal(0.0, 1.0, 40)[groups] + draw.normal(0.0, 0.04, 1400)
    blocks = draw.permutation(1400) // 35
    moments = draw.normal(0.0, 0.03, 40)
    noisy = truth + moments[blocks] + draw.normal(0.0, 0.01, 1400)
    mended = without_blocks(noisy, groups.tolist(), blocks.tolist())
    before, after = np.std(noisy - truth), np.std((mended - truth) - np.mean(mended - truth))
    assert before > 0.029
    # what a block's kernels differ by leaves 0.04 / sqrt(35) of each moment
    assert after == pytest.approx(np.hypot(0.01, 0.04 / np.sqrt(35)), rel=0.15)


def test_nothing_is_taken_from_what_holds_everywhere():
    times = [0.0, 1.0, 2.0, 3.0]
    assert without_blocks(times, "aabb", ["1"] * 4).tolist() == times
    assert without_blocks(times, "abab", ["1", "1", "2", "2"]).tolist() == times
    assert without_blocks([], [], []).tolist() == []


def test_a_block_of_few_groups_says_nothing_of_the_moment():
    groups = [group for group in range(FEWEST_GROUPS - 1) for _ in range(2)]
    times = [0.0, 1.0] * (FEWEST_GROUPS - 1)
    assert without_blocks(times, groups, [0, 1] * (FEWEST_GROUPS - 1)).tolist() == times
