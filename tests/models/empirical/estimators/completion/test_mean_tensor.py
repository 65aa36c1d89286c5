"""The mean of tensors is a tensor."""

import numpy as np
import pytest
from chainline.models.empirical.data.parameter_space import Kind, Parameter, ParameterSpace
from chainline.models.empirical.estimators.completion import regressor
from chainline.models.empirical.estimators.completion.alternating import first_guess
from chainline.models.empirical.estimators.completion.mean_tensor import mean_tensor
from chainline.models.empirical.estimators.completion.regressor import CPRegressor
from chainline.models.empirical.estimators.completion.tensor import (
    CompletedTensor,
    Interpolation,
    make_axes,
    predict_times,
)
from chainline.models.empirical.fitting.fitting import as_chosen
from chainline.models.empirical.fitting.store.stored_model import StoredModel

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


@pytest.mark.parametrize("starts", [0, -1, "two"])
def test_no_start_is_refused(starts):
    with pytest.raises(ValueError, match=r"starts .* must be at least 1"):
        CPRegressor(SPACE, starts=starts).fit(X, TIMES)
