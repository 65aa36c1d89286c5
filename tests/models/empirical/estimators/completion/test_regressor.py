"""CPR on tensors whose completion is known, and as a scikit-learn estimator."""

import numpy as np
import pandas as pd
import pytest
from chainline.models.empirical.data.parameter_space import Kind, Parameter, ParameterSpace, Spacing
from chainline.models.empirical.estimators.completion.alternating import complete, first_guess
from chainline.models.empirical.estimators.completion.continuation import SplineCurve
from chainline.models.empirical.estimators.completion.regressor import CPRegressor
from chainline.models.empirical.metrics import mlogq
from sklearn.utils.estimator_checks import parametrize_with_checks

from .....tier import sized

RNG = np.random.default_rng(0)


@pytest.mark.exhaustive
@parametrize_with_checks(
    [
        CPRegressor(random_state=0),
        CPRegressor(observations="cells"),
        CPRegressor(interpolation="time"),
    ]
)
def test_scikit_learn_checks(estimator, check):
    check(estimator)


@pytest.mark.exhaustive
def test_rank_2_tensor_is_recovered_from_a_fifth_of_its_entries():
    shape, rank = (20, 18, 16, 5), 2
    factors = [RNG.uniform(0.5, 1.5, (length, rank)) for length in shape]
    full = np.einsum("ar,br,cr,dr->abcd", *factors)
    places = np.argwhere(RNG.random(shape) < 0.2)
    values = full[tuple(places.T)]
    guess = first_guess(shape, rank, np.random.RandomState(1))
    found = complete(places, values, guess, 1e-15, 3000, 0.0)
    every = np.argwhere(np.ones(shape, bool))
    assert np.abs(found.factors.entries(every) / full.ravel() - 1).max() < 1e-6


@pytest.mark.parametrize("observations", ["cells", "configurations"])
def test_errors_fall_from_sweep_to_sweep(observations):
    X = np.exp(RNG.uniform(0, 5, (500, 3)))
    y = X[:, 0] * X[:, 1] + X[:, 2] ** 2
    model = CPRegressor(cells=6, rank=3, observations=observations, random_state=0).fit(X, y)
    assert (model.errors_[1:] <= 1.001 * model.errors_[:-1]).all()
    assert model.n_iter_ == len(model.errors_) <= model.max_sweeps
    assert model.errors_[-1] < 0.35


def power(X):
    return 1e-9 * X[:, 0] ** 1.5 * X[:, 1] ** 0.5


def log_uniform(n, low, high, columns=2):
    return np.exp(RNG.uniform(np.log(low), np.log(high), (n, columns)))


@pytest.mark.parametrize("interpolation", ["log", "time"])
def test_power_law_is_interpolated_within_the_cells(interpolation):
    X = log_uniform(2000, 32, 4096)
    model = CPRegressor(cells=32, rank=2, interpolation=interpolation, random_state=0).fit(X, power(X))
    inside = log_uniform(500, 40, 4000)
    assert mlogq(power(inside), model.predict(inside)) < 0.05


@pytest.mark.exhaustive
@pytest.mark.parametrize("observations", ["cells", "configurations"])
def test_separable_power_law_goes_on_to_eight_times_the_range(observations):
    X = log_uniform(4096, 32, 512)
    rank = {"cells": 1, "configurations": 2}[observations]  # of times, of logarithms
    size = {"cells": 24, "rank": rank, "observations": observations, "random_state": 0}
    model = CPRegressor(extrapolated=[0, 1], **size).fit(X, power(X))
    far = np.array([[8 * 512.0, 100.0], [100.0, 8 * 512.0], [8 * 512.0, 8 * 512.0], [2048.0, 3000.0]])
    assert np.abs(model.predict(far) / power(far) - 1).max() < 0.05


def test_as_published_a_factor_goes_on():
    X = log_uniform(2000, 32, 512)
    size = {"cells": 24, "rank": 2, "observations": "cells", "random_state": 0}
    model = CPRegressor(extrapolated=[0], **size).fit(X, power(X))
    assert model.beyond_.continuations[0].share > 0.9
    assert isinstance(model.beyond_.continuations[0].curve, SplineCurve)


@pytest.mark.exhaustive
def test_times_go_on_below_the_range():
    X = log_uniform(3000, 32, 512)
    model = CPRegressor(cells=16, rank=2, extrapolated=[0, 1], random_state=0).fit(X, power(X))
    far = np.array([[8.0, 100.0], [8.0, 8.0], [8.0, 2048.0]])
    assert np.abs(model.predict(far) / power(far) - 1).max() < 0.05


def overhead(X):
    """Each parameter beside what every run costs, the first shared out among the second."""
    return 1e-6 * (200 + X[:, 0]) * (0.05 + 1 / X[:, 1])


@pytest.mark.exhaustive
def test_what_every_run_costs_stops_to_matter_beyond_the_range():
    X = log_uniform(4096, 16, 256)
    truth = overhead(X) * np.exp(RNG.normal(0, 0.02, len(X)))
    model = CPRegressor(extrapolated=[0, 1], cells=16, rank=4, random_state=0).fit(X, truth)
    far = log_uniform(200, 1024, 2048)
    assert mlogq(overhead(far), model.predict(far)) < 0.1  # a power law would be out by half
    along = model.beyond_.along(((0, 1), (1, 1)))
    assert [along[0].exponent, along[1].exponent] == [1, -1]


@pytest.mark.exhaustive
def test_few_values_of_what_goes_on_still_make_a_line():
    threads = np.repeat([1.0, 2.0, 4.0], 40)
    X = np.column_stack([threads, RNG.uniform(10, 20, 120)])
    model = CPRegressor(cells=8, rank=1, extrapolated=[0], random_state=0).fit(X, X[:, 1] / threads)
    assert model.predict([[8.0, 15.0]])[0] == pytest.approx(15 / 8, rel=0.05)


@pytest.mark.exhaustive
@pytest.mark.parametrize("seed", [0, pytest.param(1, marks=pytest.mark.exhaustive)])
def test_what_streams_in_counts_beyond_the_range(seed):
    random = np.random.default_rng(seed)
    X = np.exp(random.uniform(np.log(32), np.log(512), (100, 2)))
    # the logarithm of a product is a sum, which has rank two
    size = {"cells": 8, "rank": 2, "regularization": 1e-5, "random_state": 0}
    model = CPRegressor(extrapolated=[0], **size).fit(X, power(X))
    far = np.array([[2048.0, 100.0], [1024.0, 400.0]])
    assert model.predict(far) / power(far) == pytest.approx(1.0, abs=0.01)
    # the same again five times, twice as slow: alike in every cell, so that the slope does not change
    later = np.repeat(X, 5, axis=0)
    model.partial_fit(later, 2 * power(later))
    slower = model.predict(far) / power(far)
    # the mean of all logarithms, or more where the first sixth counts as what it is, outliers
    assert (slower > 2 ** (5 / 6)).all() and (slower < 2.0).all()


def test_choices_are_a_mode_of_their_own():
    n = 1200
    frame = pd.DataFrame({"m": RNG.integers(1, 65, n), "solver": RNG.choice(["amg", "pcg", "lu"], n)})
    factor = frame["solver"].map({"amg": 1.0, "pcg": 3.0, "lu": 20.0})
    model = CPRegressor(cells=64, rank=2, random_state=0).fit(frame, factor * frame["m"])
    question = pd.DataFrame({"m": [10, 10, 10], "solver": ["amg", "pcg", "lu"]})
    assert model.predict(question) == pytest.approx([10, 30, 200], rel=0.01)
    assert model.encoding_.space.parameters[1].choices == ("amg", "lu", "pcg")
    with pytest.raises(ValueError, match="column solver: 'qr' is none of amg, lu, pcg"):
        model.predict(pd.DataFrame({"m": [1], "solver": ["qr"]}))


def test_rows_without_a_measurement_lie_between_their_neighbours():
    X = np.array([[m, n] for m in (1.0, 2.0, 4.0, 8.0) for n in (1.0, 2.0, 4.0, 8.0)])
    space = ParameterSpace(
        tuple(Parameter(name, Kind.REAL, 1.0, 8.0, Spacing.LOGARITHMIC) for name in ("m", "n"))
    )
    rows = np.abs(X[:, 0] - 4) > 0
    model = CPRegressor(space, cells=7, rank=2, random_state=0).fit(X[rows], X[rows, 0] * X[rows, 1])
    assert model.predict([[4.0, 2.0]])[0] == pytest.approx(8.0, rel=0.1)


@pytest.mark.parametrize("observations", ["cells", "configurations"])
def test_what_streams_in_is_learned_on_top(observations):
    X, later = log_uniform(600, 32, 4096), log_uniform(6000, 32, 4096)
    space = ParameterSpace(
        tuple(Parameter(name, Kind.REAL, 32, 4096, Spacing.LOGARITHMIC) for name in ("m", "n"))
    )
    bumpy = power(X) * (1 + 0.5 * np.sin(np.log(X[:, 0])))
    size = {"cells": 16, "rank": 2, "observations": observations, "random_state": 0}
    model = CPRegressor(space, **size).fit(X, bumpy)
    question = log_uniform(500, 40, 4000)
    truth = power(question) * (1 + 0.5 * np.sin(np.log(question[:, 0])))
    before = mlogq(truth, model.predict(question))
    for part in np.array_split(later, 6):
        model.partial_fit(part, power(part) * (1 + 0.5 * np.sin(np.log(part[:, 0]))))
    whole = CPRegressor(space, **size)
    every = np.concatenate([X, later])
    whole.fit(every, power(every) * (1 + 0.5 * np.sin(np.log(every[:, 0]))))
    after = mlogq(truth, model.predict(question))
    assert after < before
    assert after == pytest.approx(mlogq(truth, whole.predict(question)), rel=0.1)
    assert model.observed_.cells.count.sum() == len(every)
    assert (model.observed_.times is None) == (observations == "cells")


def test_streaming_the_first_part_is_a_fit():
    X = log_uniform(100, 1, 100)
    one, other = CPRegressor(cells=4, rank=1, random_state=0), CPRegressor(cells=4, rank=1, random_state=0)
    assert (one.fit(X, power(X)).predict(X) == other.partial_fit(X, power(X)).predict(X)).all()


@pytest.mark.parametrize(
    ("parameters", "message"),
    [
        ({"cells": "many"}, "cells 'many' must be a number or 'auto'"),
        ({"rank": 0}, "rank 0 must be at least 1"),
        ({"cells": 0}, "0 cells"),
        ({"cells": [4, 4]}, "2 numbers for 3 parameters"),
        ({"cells": {"q": 4}}, "cells of 'q': no such parameter"),
        ({"regularization": -1.0}, "must not be negative"),
        ({"observations": "means"}, "'means' is not a valid Observations"),
        ({"interpolation": "cubic"}, "'cubic' is not a valid Interpolation"),
        ({"max_sweeps": 0}, "max_sweeps 0"),
        ({"extrapolated": ["q"]}, "extrapolated 'q': no such parameter"),
        ({"extrapolated": [7]}, "extrapolated 7: there are 3 columns"),
        ({"space": ParameterSpace((Parameter("m", Kind.REAL, 0, 1),))}, "3 columns for the 1 parameters"),
    ],
)
def test_bad_parameters_are_named(parameters, message):
    X = log_uniform(30, 1, 100, columns=3)
    with pytest.raises(ValueError, match=message):
        CPRegressor(**{"cells": 4, "rank": 1, **parameters}).fit(X, X[:, 0])


def test_times_must_be_positive():
    with pytest.raises(ValueError, match="times must be positive, found -1"):
        CPRegressor().fit([[1.0], [2.0]], [1.0, -1.0])


def test_configuration_outside_the_given_space_is_named():
    space = ParameterSpace((Parameter("m", Kind.INTEGER, 1, 10),))
    with pytest.raises(ValueError, match="column m: 12 lies outside 1 to 10"):
        CPRegressor(space).fit([[1.0], [12.0]], [1.0, 2.0])


@pytest.mark.exhaustive
def test_hundreds_of_columns_are_learned_from_without_a_word(recwarn):
    # 4 to the 600 is no number any more
    rows = np.repeat(np.arange(1.0, 7.0)[:, None], sized(600, 1500), axis=1)
    model = CPRegressor(rank=1, cells=4, regularization=1e-4).fit(rows, rows[:, 0])
    assert np.isfinite(model.predict(rows)).all()
    assert not [each for each in recwarn.list if issubclass(each.category, RuntimeWarning)]
