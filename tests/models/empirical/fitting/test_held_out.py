"""Every fifth configuration in turn predicted by a model that has not seen it."""

import numpy as np
import pandas as pd
import pytest
from chainline.errors import UsageError
from chainline.models.empirical.data.experiments.series import Series
from chainline.models.empirical.data.table_file import Measurements
from chainline.models.empirical.estimators.pmnf.fit import Search, left_out_values
from chainline.models.empirical.fitting.cross_validation import held_out, validated
from chainline.models.empirical.fitting.fitting import fit_model
from chainline.models.empirical.fitting.prediction_intervals import FOLDS, MANY
from chainline.models.empirical.fitting.store.document import StoredModel


class Remembers:
    """Knows the mean time of each row that it has seen, and says -1 of others."""

    def __init__(self, some):
        self.times = dict(zip(some.features["n"], some.times, strict=True))

    def predict(self, rows):
        return [self.times.get(n, -1.0) for n in rows["n"]]


def measurements(values):
    frame = pd.DataFrame({"n": np.asarray(values, float)})
    return Measurements(frame, frame["n"].to_numpy() * 2, ())


def stored(some):
    return StoredModel("remembers", Remembers(some), ("n",), "seconds", len(some.features))


def test_no_row_is_predicted_by_a_model_that_has_seen_its_configuration():
    values = [*range(1, 13), *range(1, 13)]  # each measured twice
    found = held_out(stored, measurements(values), 0)
    assert (found.predicted == -1.0).all() and found.asked.all()
    assert (found.configurations, found.parts) == (12, FOLDS)


def test_a_real_model_is_right_where_the_law_is_simple():
    some = measurements(range(1, 41))
    found = held_out(lambda part: fit_model("mars", part, "seconds", None, {}, 0), some, 0).predicted
    assert np.nanmedian(np.abs(found / some.times - 1)) < 0.2


def test_parts_that_teach_too_little_have_no_answer():
    def picky(some):
        if 1.0 not in set(some.features["n"]):
            raise UsageError("too little")
        return stored(some)

    found = held_out(picky, measurements(range(1, 11)), 0)
    assert np.isnan(found.predicted).sum() == 2 and np.isnan(found.predicted[0])
    assert found.parts == FOLDS - 1 and not found.asked[0]
    assert held_out(stored, measurements(range(1, FOLDS)), 0).parts == 0


def test_of_many_configurations_a_fifth_is_held_out_once():
    found = held_out(stored, measurements(range(1, MANY + 2)), 0)
    assert (found.parts, found.configurations) == (1, found.asked.sum())
    assert np.isnan(found.predicted[~found.asked]).all() and abs(found.asked.sum() - MANY / 5) < 2


class Says:
    """Is off by the same factor for all rows, or has no answer where the factor is negative."""

    def __init__(self, factors):
        self.factors = factors

    def predict(self, rows):
        return 2 * rows["n"].to_numpy() * np.resize(self.factors, len(rows))


@pytest.mark.parametrize(
    ("factors", "width"),
    [([1.01], 1.1), ([1.5], 1.5), ([1.01] * 7 + [-1.0], np.inf), ([1.01] * 49 + [-1], 1.1)],
)
def test_no_new_row_is_nearer_than_what_was_learned_from(factors, width):
    """Models of parts are off by 1.1; that of all rows, which took another form, by some factor."""
    some = measurements(range(1, 51))
    held = held_out(lambda part: StoredModel("says", Says([1.1]), ("n",), "seconds", 40), some, 0)
    whole = StoredModel("says", Says(factors), ("n",), "seconds", 50)
    found = validated(whole, some, held, None).stored.new_rows
    assert np.exp(found.nine_in_ten) == pytest.approx(width) and np.exp(found.typical) == pytest.approx(1.1)


def test_a_law_says_what_a_point_is_without_it():
    x = np.array([2.0, 4, 8, 16, 32, 64])
    series = Series("k", "time", ("n",), x[:, None], tuple(np.array([3 + 2 * v]) for v in x))
    twice = Series("k", "bytes", ("n",), x[:, None], tuple(2 * each for each in series.repetitions))
    found = left_out_values([series, twice], Search())
    assert found == pytest.approx(np.stack([3 + 2 * x, 6 + 4 * x]), rel=1e-6)
    few = Series("k", "time", ("n",), x[:5, None], series.repetitions[:5])
    assert left_out_values([few], Search()) is None


@pytest.mark.exhaustive
def test_of_many_points_some_are_left_out():
    x = np.arange(1.0, 201)
    series = Series("k", "time", ("n",), x[:, None], tuple(np.array([5 * v]) for v in x))
    for terms, most in ((1, 60), (2, 15)):
        found = left_out_values([series], Search(n_terms=terms))
        assert np.isfinite(found).sum() == most
