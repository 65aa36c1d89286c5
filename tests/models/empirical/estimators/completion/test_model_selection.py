"""How the size of a tensor is chosen, what it starts from, and when an attempt ends."""

import numpy as np
import pandas as pd
import pytest
from chainline.models.empirical.data.parameter_space import infer_space
from chainline.models.empirical.estimators.completion.alternating import first_guess
from chainline.models.empirical.estimators.completion.axis import Observations, observe
from chainline.models.empirical.estimators.completion.interpolant_fit import HeldOut
from chainline.models.empirical.estimators.completion.model_selection import (
    MANY,
    EvaluatedSize,
    RequestedSize,
    Size,
    chosen_size,
)
from chainline.models.empirical.estimators.completion.regressor import CPRegressor
from chainline.models.empirical.estimators.completion.size_fit import warm_start
from chainline.models.empirical.estimators.completion.tensor import (
    CompletedTensor,
    Interpolation,
    Settings,
    complete_tensor,
    make_axes,
    predict_times,
)
from chainline.models.empirical.estimators.long_fits import listening
from chainline.models.empirical.metrics import mlogq

AUTO = RequestedSize("auto", "auto", "auto")
RNG = np.random.default_rng(0)


def _table(n):
    X = np.exp(RNG.uniform(np.log(8), np.log(1024), (n, 3)))
    times = 1e-9 * X.prod(axis=1) * (1 + 0.3 * np.sin(2 * np.log(X[:, 0]))) + 1e-6 * X[:, 1] * X[:, 2]
    return X, times * np.exp(0.02 * RNG.standard_normal(n))


def _tensor(axes, factors, times):
    offset = float(np.log(times).mean())
    return CompletedTensor(axes, factors, offset, 0.0, np.inf, np.empty(0))


def _axes(X, cells):
    return make_axes(infer_space(pd.DataFrame(X).add_prefix("p")), X, (cells,) * X.shape[1])


@pytest.mark.parametrize("n", [100, MANY])
def test_the_best_of_all_tried_is_taken_and_is_known(n):
    X, _ = _table(10)
    space = infer_space(pd.DataFrame(X).add_prefix("p"))
    tried = []

    def attempt(size, start, goal):
        error = abs(np.log2(max(size.cells) / 16)) + abs(np.log2(size.rank / 8))
        error += abs(np.log10(size.regularization) + 5)
        tried.append((size, start, goal))
        return EvaluatedSize(size, 1 + error, None)

    size, found = chosen_size(space, AUTO, attempt, n)
    assert (max(size.cells), size.rank, size.regularization) == (16, 8, 1e-5)
    assert found.size == size
    assert len({each for each, *_ in tried}) == len(tried)  # none twice
    worth = 0.995 if n >= MANY else 1  # what is not half a per cent better would not be taken
    assert (tried[0][1:]) == (None, np.inf) and tried[-1][2] == worth * found.error
    starts = [(start.size, each) for each, start, _ in tried if start is not None]
    assert all(start.leads_to(each) for start, each in starts) and bool(starts) == (n >= MANY)
    given = RequestedSize(8, 2, 1e-3)
    assert chosen_size(space, given, attempt, n) == (chosen_size(space, given, attempt, n)[0], None)


@pytest.mark.parametrize(
    ("rank", "penalty", "to_rank", "to_penalty", "leads"),
    [
        (4, 1e-4, 4, 1e-4, False),  # how many cells it takes is told by fits of their own
        (16, 1e-4, 16, 1e-5, True),
        (16, 1e-5, 16, 1e-4, False),  # what is bent is not bent back
        (16, 1e-5, 32, 1e-5, False),
        (32, 1e-5, 64, 1e-5, False),
    ],
)
def test_which_fits_start_from_which(rank, penalty, to_rank, to_penalty, leads):
    assert Size((8, 8), rank, penalty).leads_to(Size((16, 16), to_rank, to_penalty)) == leads


def test_an_attempt_ends_where_little_is_gained_or_the_goal_is_out_of_reach():
    X, times = _table(400)
    axes, logarithms = _axes(X, 8), np.log(times) - np.log(times).mean()
    guess = first_guess([axis.n_cells for axis in axes], 2, np.random.RandomState(0))
    hopeful = HeldOut(axes, X, logarithms)
    assert [hopeful(guess) for _ in range(12)] == [False] * 11 + [True]  # four looks, nothing gained
    assert hopeful.errors[0] == pytest.approx(hopeful.errors[2])
    found = predict_times(_tensor(axes, guess, times), X, Interpolation.LOG)
    assert hopeful.errors[0] == pytest.approx(np.abs(np.log(found / times)).mean(), rel=1e-6)


def test_a_start_knows_what_a_smaller_tensor_has_learned():
    X, times = _table(3000)
    coarse, fine = _axes(X, 8), _axes(X, 16)
    settings = Settings(1e-5, 40, 1e-5)
    guess = first_guess([axis.n_cells for axis in coarse], 3, np.random.RandomState(0))
    known = complete_tensor(coarse, observe(coarse, X, times, Observations.CONFIGURATIONS), guess, settings)
    anew = first_guess([axis.n_cells for axis in fine], 3, np.random.RandomState(1))
    start = warm_start(known, fine)
    few = Settings(1e-5, 2, 1e-5)
    observed = observe(fine, X, times, Observations.CONFIGURATIONS)
    off = [
        mlogq(times, predict_times(complete_tensor(fine, observed, begin, few), X, Interpolation.LOG))
        for begin in (start, anew)
    ]
    assert off[0] < 0.7 * off[1]


def test_the_progress_of_a_choice_is_told():
    X, times = _table(60)
    told = []
    with listening(lambda what, share: told.append((what, share))):
        CPRegressor(rank=1, regularization=1e-4, max_sweeps=3, random_state=0).fit(X, times)
    assert all(what.endswith("% off") for what, _ in told)
    shares = [share for _, share in told]
    assert shares == sorted(shares) and 0 < shares[0] < shares[-1] < 1
    assert len(told) >= 2


@pytest.mark.exhaustive
def test_many_configurations_are_fitted_as_well_as_with_every_sweep():
    X, times = _table(MANY + 2000)
    train, test = slice(MANY), slice(MANY, None)
    quick = CPRegressor(random_state=0).fit(X[train], times[train])
    size = quick.size_
    whole = CPRegressor(
        cells=list(size.cells), rank=size.rank, regularization=size.regularization, random_state=0
    ).fit(X[train], times[train])
    errors = [mlogq(times[test], model.predict(X[test])) for model in (quick, whole)]
    assert errors[0] < 1.1 * errors[1]
    assert errors[0] < 0.05
