"""Paired draws, and what differences between candidates say."""

import numpy as np
import pandas as pd
import pytest
from chainline.models.empirical.estimators.hybrid.regressor import HybridRegressor
from chainline.models.empirical.evaluation.curves.curve import paired_differences
from chainline.models.empirical.evaluation.curves.study import DrawError, draw_errors, random_draws, spreads
from chainline.models.empirical.metrics import mape, mlogq
from sklearn.base import BaseEstimator, RegressorMixin
from sklearn.ensemble import ExtraTreesRegressor

from .....tier import sized

X = np.exp(np.random.default_rng(0).uniform(np.log(16), np.log(2048), (200, 2)))
FEW = ExtraTreesRegressor(10)


def analytical(X):
    return 2e-9 * X[:, 0] * X[:, 1]


Y = analytical(X) * (1.5 + 20 / np.sqrt(X[:, 1]))
CANDIDATES = {
    "pure": HybridRegressor(None, FEW),
    "again": HybridRegressor(None, FEW),
    "stacked": HybridRegressor(analytical, FEW, ratio=False),
    "aggregated": HybridRegressor(analytical, FEW, ratio=False, aggregation="learned"),
}
FRACTIONS = (0.05, 0.2)
N_DRAWS = sized(4, 12)


@pytest.fixture(scope="module")
def errors():
    return draw_errors(CANDIDATES, X, Y, random_draws(len(X), FRACTIONS, N_DRAWS))


def test_draws_are_nested_and_tested_on_the_same_rows():
    draws = random_draws(100, (0.1, 0.4, 0.004), 3, seed=1)
    assert [(draw.number, len(draw.learned)) for draw in draws[:4]] == [(0, 10), (0, 40), (0, 1), (1, 10)]
    for number in range(3):
        small, large, _ = (draw for draw in draws if draw.number == number)
        assert set(small.learned) <= set(large.learned)
        assert (small.tested == large.tested).all()
        assert sorted([*large.learned, *large.tested]) == list(range(100))
    assert len({tuple(draw.learned) for draw in draws}) == 9
    again = random_draws(100, (0.1, 0.4, 0.004), 3, seed=1)
    assert all((one.learned == other.learned).all() for one, other in zip(draws, again, strict=True))
    assert (random_draws(100, (0.1,), 1, seed=2)[0].learned != draws[0].learned).any()


class Recorder(RegressorMixin, BaseEstimator):
    """Predicts one, and notes in a list that copies share which rows it saw."""

    seen: list = []  # noqa: RUF012 - shared by copies on purpose

    def __init__(self, random_state=None):
        self.random_state = random_state

    def fit(self, X, y):
        self.seen.append((self.random_state, X[:, 0].tolist(), y.tolist()))
        return self

    def predict(self, X):
        self.seen.append(X[:, 0].tolist())
        return np.ones(len(X))


def test_candidates_learn_from_the_same_rows():
    Recorder.seen.clear()
    rows = np.arange(10.0)[:, None]
    draws = random_draws(10, (0.3,), 4)
    found = draw_errors({"one": Recorder(), "other": Recorder()}, rows, rows[:, 0] + 1, draws)
    for draw in draws:
        one, tested, other, tested_too = Recorder.seen[4 * draw.number : 4 * draw.number + 4]
        learned = rows[draw.learned, 0]
        assert one == other == (draw.seed, learned.tolist(), (learned + 1).tolist())
        assert tested == tested_too == rows[draw.tested, 0].tolist()
    assert len({draw.seed for draw in draws}) == 4
    times = rows[draws[0].tested, 0] + 1
    expected = DrawError("one", 0.3, 0, 3, mape(times, np.ones(7)), mlogq(times, np.ones(7)))
    assert found[0] == expected


@pytest.mark.exhaustive
def test_seeds_make_a_study_repeatable(errors):
    draws = random_draws(len(X), FRACTIONS, N_DRAWS)
    some = {"stacked": CANDIDATES["stacked"]}
    assert draw_errors(some, X, Y, draws[:2]) == tuple(e for e in errors if e.candidate == "stacked")[:2]
    assert CANDIDATES["stacked"].random_state is None is FEW.random_state


def test_data_frames_are_drawn_by_place():
    frame = pd.DataFrame(X, columns=["m", "n"], index=np.arange(len(X))[::-1])
    draws = random_draws(len(X), (0.1,), 2)
    plain = draw_errors({"pure": CANDIDATES["pure"]}, X, Y, draws)
    series = pd.Series(Y, index=frame.index)
    assert draw_errors({"pure": CANDIDATES["pure"]}, frame, series, draws) == plain


@pytest.mark.exhaustive
def test_interval_excludes_zero_where_one_is_better(errors):
    for metric in ("mape", "mlogq"):
        for difference in paired_differences(errors, "stacked", "pure", metric):
            assert difference.excludes_zero
            assert difference.low < difference.mean < difference.high < 0
            assert difference.n_draws == N_DRAWS
    (few, _) = paired_differences(errors, "pure", "stacked")
    assert few.fraction == 0.05
    assert few.low > 0


@pytest.mark.exhaustive
def test_candidate_does_not_differ_from_itself(errors):
    for difference in paired_differences(errors, "pure", "again"):
        assert (difference.low, difference.mean, difference.high) == (0, 0, 0)
        assert not difference.excludes_zero


def given(name, values, fraction=0.1):
    return [DrawError(name, fraction, draw, 10, value, 2 * value) for draw, value in enumerate(values)]


def test_interval_is_that_of_the_mean_of_paired_differences():
    random = np.random.default_rng(0)
    level, gap = random.uniform(0, 10, 400), random.normal(0.1, 1, 400)
    (found,) = paired_differences([*given("one", level + gap), *given("other", level)], "one", "other")
    assert found.mean == pytest.approx(gap.mean())
    # what the draws have in common cancels: the normal interval of the differences alone
    half = 1.96 * gap.std() / 20
    assert (found.low, found.high) == pytest.approx((gap.mean() - half, gap.mean() + half), abs=0.01)
    (twice,) = paired_differences(
        [*given("one", level + gap), *given("other", level)], "one", "other", "mlogq"
    )
    assert (twice.metric, twice.mean) == ("mlogq", pytest.approx(2 * found.mean))


@pytest.mark.exhaustive
def test_interval_of_pure_luck_covers_zero_about_as_often_as_it_says():
    random = np.random.default_rng(1)
    covered = 0
    for _ in range(200):
        one, other = random.normal(1, 0.2, (2, 30))
        (found,) = paired_differences([*given("one", one), *given("other", other)], "one", "other")
        covered += not found.excludes_zero
    assert 0.89 <= covered / 200 <= 0.99


@pytest.mark.exhaustive
def test_spread_over_draws(errors):
    found = spreads([*given("one", [1.0, 2.0, 3.0, 4.0, 10.0]), *given("one", [7.0], 0.5)])
    first, second = found
    assert (first.mean, first.median, first.low, first.high) == (4, 3, 2, 4)
    assert (first.n_draws, first.n_learned, second.fraction, second.mean) == (5, 10, 0.5, 7)
    assert [(s.candidate, s.fraction, s.n_learned) for s in spreads(errors, "mlogq")[:5]] == [
        ("pure", 0.05, 10),
        ("again", 0.05, 10),
        ("stacked", 0.05, 10),
        ("aggregated", 0.05, 10),
        ("pure", 0.2, 40),
    ]


@pytest.mark.parametrize(
    ("n", "fractions", "n_draws", "message"),
    [
        (10, (), 1, "one at least"),
        (10, (0.0, 0.5), 1, "between 0 and 1"),
        (10, (0.5, 1.0), 1, "between 0 and 1"),
        (10, (0.99,), 1, "10 of 10 rows to learn from leave none"),
        (10, (0.5,), 0, "0 draws"),
    ],
)
def test_bad_draws_are_named(n, fractions, n_draws, message):
    with pytest.raises(ValueError, match=message):
        random_draws(n, fractions, n_draws)


def test_bad_comparisons_are_named():
    one, other = given("one", [1.0, 2.0]), given("other", [1.0, 2.0])
    with pytest.raises(ValueError, match="no errors of a candidate 'third'"):
        paired_differences(one, "one", "third")
    with pytest.raises(ValueError, match="not tried in the same draws"):
        paired_differences([*one, *other[:1]], "one", "other")
    with pytest.raises(ValueError, match="needs two draws, found 1"):
        paired_differences([*one[:1], *other[:1]], "one", "other")
    with pytest.raises(ValueError, match="no metric 'mse'; choose from mape, mlogq"):
        spreads(one, "mse")
