"""One candidate or a blend, judged on rows that it was not chosen by."""

import numpy as np
import pytest
from chainline.models.empirical.fitting.automatic.selection import MOST_MEMBERS, blend_weights, choose

RNG = np.random.default_rng(0)
TRUE = RNG.normal(size=400)
GROUPS = np.arange(400)


def off(deviation):
    return TRUE + deviation * RNG.normal(size=400)


def test_independent_errors_are_blended_and_the_gain_is_what_statistics_say():
    found = choose(np.column_stack([off(0.1), off(0.1), off(1.0)]), TRUE, GROUPS)
    assert found.several and found.weights[:2] == pytest.approx([0.5, 0.5], abs=0.1)
    assert found.blended == pytest.approx(found.single / np.sqrt(2), rel=0.1)
    assert np.abs(found.predicted - TRUE).mean() == pytest.approx(found.blended)


def test_what_is_best_alone_is_taken_alone():
    found = choose(np.column_stack([off(1.0), off(0.01), off(1.0)]), TRUE, GROUPS)
    assert found.weights.tolist() == [0, 1, 0] and not found.several


def test_noise_that_was_fitted_to_gains_nothing():
    """Of many candidates as bad as each other, the best by chance is no better on other rows."""
    found = choose(RNG.normal(size=(60, 40)), RNG.normal(size=60), np.arange(60))
    inside = np.abs(RNG.normal(size=60)).mean()
    assert min(found.single, found.blended) > 0.8 * inside


def test_candidates_without_an_answer_are_neither_taken_nor_blended():
    silent = off(0.0)
    silent[7] = np.nan
    found = choose(np.column_stack([silent, off(0.2)]), TRUE, GROUPS)
    assert found.weights.tolist() == [0, 1]
    assert choose(silent[:, None], TRUE, GROUPS).weights.tolist() == [1]


def test_few_are_blended_and_shares_sum_to_one():
    weights = blend_weights(np.column_stack([off(0.3) for _ in range(12)]), TRUE)
    assert 1 < (weights > 0).sum() <= MOST_MEMBERS and weights.sum() == pytest.approx(1)


def test_where_neither_is_better_several_are_taken():
    """One of few candidates that are as good is best by chance; the errors of several cancel in part."""
    rng = np.random.default_rng(2)
    taken, alone = [], []
    for _ in range(6):
        true = rng.normal(size=1100)
        shared = 0.3 * rng.normal(size=1100)  # what all are off by alike
        said = np.column_stack([true + shared + 0.1 * rng.normal(size=1100) for _ in range(6)])
        found = choose(said[:100], true[:100], np.arange(100))
        errors = np.abs(said[100:] - true[100:, None]).mean(axis=0)
        taken.append(np.abs(said[100:] @ found.weights - true[100:]).mean() / errors.mean())
        alone.append(errors[np.abs(said[:100] - true[:100, None]).mean(axis=0).argmin()] / errors.mean())
    assert np.mean(taken) < 0.975 < np.mean(alone)
