"""The mean of tensors is a tensor."""

import numpy as np
import pandas as pd
import pytest
from chainline.models.empirical.data.parameter_space import Kind, Parameter, ParameterSpace
from chainline.models.empirical.data.table_file import Measurements
from chainline.models.empirical.estimators.completion import regressor
from chainline.models.empirical.estimators.completion.alternating import first_guess
from chainline.models.empirical.estimators.completion.regressor import CPRegressor
from chainline.models.empirical.estimators.completion.size_fit import mean_tensor
from chainline.models.empirical.estimators.completion.tensor import (
    CompletedTensor,
    Interpolation,
    make_axes,
    predict_times,
)
from chainline.models.empirical.fitting.cross_validation import judged_by_choice
from chainline.models.empirical.fitting.fitting import as_chosen, fit_model
from chainline.models.empirical.fitting.store.document import StoredModel
from chainline.models.empirical.metrics import mlogq

RNG = np.random.default_rng(3)
SPACE = ParameterSpace(tuple(Parameter(name, Kind.REAL, 0.0, 1.0) for name in "xyz"))
X = RNG.random((200, 3))
TIMES = np.exp(X[:, 0] * X[:, 1] - X[:, 2] + 0.1 * RNG.standard_normal(200))


@pytest.mark.parametrize("ranks", [(2,), (3, 3), (1, 4, 2)])
def test_its_logarithms_are_the_mean_of_theirs(ranks):
    axes = make_axes(SPACE, X, (4, 4, 4))
    tensors = [
        CompletedTensor(
            axes, first_guess((4, 4, 4), rank, np.random.RandomState(rank)), 0.1 * rank, 1e-9, 1e9, np.ones(1)
        )
        for rank in ranks
    ]
    each = [np.log(predict_times(tensor, X, Interpolation.LOG)) for tensor in tensors]
    found = mean_tensor(tensors)
    assert found.factors.rank == sum(ranks)
    np.testing.assert_allclose(
        np.log(predict_times(found, X, Interpolation.LOG)), np.mean(each, axis=0), rtol=1e-10
    )


def test_each_start_leads_elsewhere_and_predictions_are_between():
    fixed = {"cells": 4, "rank": 3, "regularization": 1e-6, "max_sweeps": 20, "random_state": 0}
    one, two = (CPRegressor(SPACE, starts=number, **fixed).fit(X, TIMES) for number in (1, 2))
    first, mean = np.log(one.predict(X)), np.log(two.predict(X))
    assert two.tensor_.factors.rank == 6 and (two.rank_, two.starts_, one.starts_) == (3, 2, 1)
    assert 1e-6 < np.abs(first - mean).max() < 1


def test_only_many_times_of_a_rank_that_is_chosen_have_two(monkeypatch):
    def fitted(**given):
        quick = {"cells": 2, "regularization": 1e-4, "max_sweeps": 3, "random_state": 0}
        return CPRegressor(SPACE, **quick, **given).fit(X[:50], TIMES[:50])

    assert fitted().starts_ == 1
    monkeypatch.setattr(regressor, "MANY", 50)
    chosen = fitted()
    assert chosen.starts_ == 2 and chosen.tensor_.factors.rank == 2 * chosen.rank_
    assert fitted(rank=2).starts_ == fitted(observations="cells").starts_ == fitted(starts=1).starts_ == 1
    stored = StoredModel("cpr", chosen, ("x", "y", "z"), "seconds", 50, ())
    assert as_chosen(stored, {})["starts"] == 2


def test_what_a_size_was_chosen_by_need_not_be_held_out_again(monkeypatch):
    """It is predicted by tensors that were fitted without it, and that those of all rows start from."""
    frame = pd.DataFrame(X[:60], columns=list("xyz"))
    given = {"cells": 4, "regularization": 1e-4, "max_sweeps": 3}

    def judged(rows):
        measurements = Measurements(rows, TIMES[:60], ())
        stored = fit_model("cpr", measurements, "seconds", SPACE, given, 0)
        return stored.estimator, judged_by_choice(stored, measurements)

    assert judged(frame)[1] is None
    monkeypatch.setattr(regressor, "MANY", 50)
    model, held = judged(frame)
    assert held.asked.sum() == held.configurations == 6 and held.parts == 1
    assert np.isfinite(held.predicted[held.asked]).all() and np.isnan(held.predicted[~held.asked]).all()
    assert (
        mlogq(held.predicted[held.asked], model.predict(frame[held.asked])) > 1e-6
    )  # unlike what knows them
    twice = frame.copy()
    other = np.flatnonzero(~held.asked)[0]
    twice.iloc[np.flatnonzero(held.asked)[0]] = twice.iloc[other]  # one of its rows is learned from
    assert judged(twice)[1].asked.sum() == 5
    twice.iloc[np.flatnonzero(held.asked)] = twice.iloc[other]
    assert judged(twice)[1] is None
    assert model.partial_fit(frame, TIMES[:60]).judged_ is None


@pytest.mark.parametrize("starts", [0, -1, "two"])
def test_no_start_is_refused(starts):
    with pytest.raises(ValueError, match=r"starts .* must be at least 1"):
        CPRegressor(SPACE, starts=starts).fit(X, TIMES)
