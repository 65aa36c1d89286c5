"""The estimator: scikit-learn's checks, small cases with known answers, and models that are known."""

import itertools

import numpy as np
import pandas as pd
import pytest
from chainline.models.empirical.estimators.influence.candidates import FUNCTIONS
from chainline.models.empirical.estimators.influence.regressor import InfluenceRegressor
from sklearn.utils.estimator_checks import parametrize_with_checks

from .....tier import sized
from .recovery import errors_on_new, recovered, wide_model

LINEAR = FUNCTIONS["linear"]
OPTIONS = pd.DataFrame(
    itertools.product([8, 16, 32, 64], [1, 2, 4, 8], [0, 1], [0, 1]), columns=["n", "p", "simd", "debug"]
)


@parametrize_with_checks(
    [InfluenceRegressor(), InfluenceRegressor(relative=False, penalty="bic")][: sized(1, 9)]
)
def test_scikit_learn_checks(estimator, check):
    check(estimator)


def test_terms_of_one_to_three_options_are_found_without_noise():
    n, p, simd, debug = (OPTIONS[name] for name in OPTIONS)
    times = 7 + 0.5 * n**2 - 2 * simd * n + 3 * debug + 0.25 * debug * n * np.log2(p)
    model = InfluenceRegressor().fit(OPTIONS, times)
    assert sorted(model.formula.split(" + ")) == [
        "0.25 n log2(p) debug",
        "0.5 n^2 - 2 n simd",
        "3 debug",
        "7",
    ]
    assert model.predict(OPTIONS) == pytest.approx(times.to_numpy(), rel=1e-9)
    assert model.feature_names_in_.tolist() == list(OPTIONS)


def test_history_is_what_was_done():
    times = 10 + 5 * OPTIONS["simd"] + OPTIONS["debug"]
    model = InfluenceRegressor(relative=False).fit(OPTIONS, times)
    assert [each.added for each in model.history_] == [((2, LINEAR),), ((3, LINEAR),)]
    assert [each.loss for each in model.history_] == pytest.approx([0.25, 0], abs=1e-12)
    assert [each.n_terms for each in model.history_] == [1, 2]
    assert model.formula == "10 + 5 simd + 1 debug"


def test_exponents_are_the_users():
    times = 4 + 0.1 * OPTIONS["n"] ** 1.5 + 8 / OPTIONS["p"]
    model = InfluenceRegressor(functions=["linear", "3/2", -1]).fit(OPTIONS, times)
    assert model.formula == "4 + 0.1 n^(3/2) + 8 p^(-1)"


def test_options_that_always_go_together_are_one():
    frame = OPTIONS.assign(copy=OPTIONS["simd"], opposite=1 - OPTIONS["simd"])
    model = InfluenceRegressor().fit(frame, 3 + 2 * frame["simd"] * frame["p"])
    assert model.formula == "3 + 2 p simd"
    assert all(each.added is None or {o for o, _ in each.added} <= {0, 1, 2, 3} for each in model.history_)


def test_relative_errors_count_small_times_as_much_as_large_ones():
    """Two lines through one family of points: the mean at which relative errors are least is known."""
    times = np.array([1.0, 3.0])
    relative = InfluenceRegressor().fit([[0.0], [0.0]], times)
    absolute = InfluenceRegressor(relative=False).fit([[0.0], [0.0]], times)
    assert relative.formula_.constant == pytest.approx((1 + 1 / 3) / (1 + 1 / 9))
    assert absolute.formula_.constant == pytest.approx(2.0)


@pytest.mark.parametrize("times", [[3.0] * 6, [1.0, 2, 3, 4, 5, 6]])
def test_options_that_never_vary_leave_the_constant(times):
    model = InfluenceRegressor(relative=False).fit(np.ones((6, 2)), times)
    assert model.terms_ == ()
    assert model.predict([[1.0, 1.0]]) == pytest.approx([np.mean(times)])


def test_times_of_zero():
    model = InfluenceRegressor(relative=False).fit(OPTIONS, np.zeros(len(OPTIONS)))
    assert model.formula == "0"


def test_as_published():
    """Forward selection with a margin, and interactions of what is in the model."""
    times = 10 + OPTIONS["n"] + OPTIONS["n"] * OPTIONS["simd"]
    wish = {"backward": False, "look_ahead": 0, "penalty": "none", "margin": 0.01}
    model = InfluenceRegressor(**wish).fit(OPTIONS, times)
    assert {((0, LINEAR),), ((0, LINEAR), (2, LINEAR))} <= set(model.terms_)
    assert all(each.dropped is None for each in model.history_)
    assert InfluenceRegressor(max_degree=1, **wish).fit(OPTIONS, times).history_[-1].loss > 1e-6


def test_n_log_n_is_a_term():
    sizes = pd.DataFrame({"n": np.arange(4, 64), "p": np.resize([1, 2, 4, 8, 16], 60)})
    times = 2 + 0.5 * sizes["n"] * np.log2(sizes["n"]) + 3 * sizes["p"]
    model = InfluenceRegressor().fit(sizes, times)
    assert model.formula == "2 + 3 p + 0.5 n log2(n)"
    published = ["linear", "quadratic", "root", "logarithm"]
    # of the published functions it is a product, in which n occurs twice
    assert InfluenceRegressor(functions=published).fit(sizes, times).formula == "2 + 3 p + 0.5 n log2(n)"
    alone = InfluenceRegressor(functions=published, max_degree=1).fit(sizes, times)
    assert "n log2(n)" not in alone.formula


def test_text_is_refused_by_name():
    frame = pd.DataFrame({"n": [1, 2, 3], "solver": ["cg", "sor", "cg"]})
    with pytest.raises(ValueError, match="column 'solver' holds text"):
        InfluenceRegressor().fit(frame, [1.0, 2.0, 3.0])


def test_times_that_are_not_positive_have_no_relative_error():
    with pytest.raises(ValueError, match="found 0 in row 1; or set relative=False"):
        InfluenceRegressor().fit([[1.0], [2.0]], [1.0, 0.0])


def test_a_logarithm_is_not_predicted_where_there_is_none():
    model = InfluenceRegressor().fit(OPTIONS, 5 + np.log2(OPTIONS["n"]))
    assert model.formula == "5 + 1 log2(n)"
    with pytest.raises(ValueError, match="n is 0 in row 1"):
        model.predict(OPTIONS.head(2).assign(n=[8, 0]))


@pytest.mark.parametrize(
    "wrong, message",
    [
        ({"max_terms": -1}, "max_terms is -1"),
        ({"max_degree": 0}, "max_degree is 0"),
        ({"max_degree": 2.0}, "max_degree is 2.0; give a whole number, 1 or more"),
        ({"max_rounds": True}, "max_rounds is True; give a whole number"),
        ({"threshold": float("nan")}, "threshold is nan; give a finite number, 0 or more"),
        ({"functions": [101]}, "exponent 101 of functions; give one from -100 to 100"),
        ({"margin": 1.0}, "margin is 1.0"),
        ({"penalty": "mdl"}, "penalty 'mdl' is none of ebic, bic, aicc, none"),
        ({"functions": ["sine"]}, "function 'sine'"),
    ],
)
def test_bad_parameters_are_named(wrong, message):
    with pytest.raises(ValueError, match=message):
        InfluenceRegressor(**wrong).fit(OPTIONS, OPTIONS["n"])


def test_numbers_of_numpy_are_numbers():
    wish = {"max_terms": np.int64(1), "threshold": np.float32(0.5), "margin": 0, "max_degree": 10**400}
    assert InfluenceRegressor(**wish).fit(OPTIONS, OPTIONS["n"]).formula


@pytest.mark.filterwarnings("error")
@pytest.mark.parametrize("relative", [False, True])
@pytest.mark.parametrize("factor", [2.0**-1020, 2.0**-500, 2.0**500, 2.0**1000])
def test_large_and_small_times_are_learned_as_others(factor, relative):
    times = 5 + 0.5 * OPTIONS["n"] * OPTIONS["p"]
    usual = InfluenceRegressor(relative=relative).fit(OPTIONS, times)
    scaled = InfluenceRegressor(relative=relative).fit(OPTIONS, times * factor)
    assert scaled.terms_ == usual.terms_
    assert scaled.predict(OPTIONS) == pytest.approx(usual.predict(OPTIONS) * factor, rel=1e-9)
    if relative:
        assert scaled.history_ == usual.history_


@pytest.mark.filterwarnings("error")
def test_large_options_are_learned_as_others():
    """Squares of them, and products, are beyond a number: they are no candidates."""
    large = OPTIONS.assign(n=OPTIONS["n"] * 1e200, p=OPTIONS["p"] * 1e200)
    model = InfluenceRegressor().fit(large, 5 + 0.5 * OPTIONS["n"])
    assert model.formula == "5 + 5e-201 n"
    squares = InfluenceRegressor(functions=[2]).fit(large, 5 + 0.5 * OPTIONS["n"])
    assert "^2" not in squares.formula
    with pytest.raises(ValueError, match="no finite value in row 1"):
        InfluenceRegressor(functions=[2]).fit(OPTIONS, 5 + 0.5 * OPTIONS["n"] ** 2).predict(
            OPTIONS.head(2).assign(n=[8, 1e200])
        )


@pytest.mark.filterwarnings("error")
@pytest.mark.parametrize(
    "n, t, message",
    [
        (
            [1.0, 2, 3, 4],
            [1e-300, 1e300, 1.0, 2.0],
            "values from 1e-300 to 1e.300 are too far from each other",
        ),
        ([1e-310, 2e-310, 3e-310, 4e-310], [2.0, 3.0, 4.0, 5.0], "the coefficient of n is too large"),
        (
            [1e200, 2e200, 3e200, 4e200, 7e200],
            [2e-200, 3e-200, 4e-200, 5e-200, 8e-200],
            "the coefficient of n is too large or too small for a number; give its options or the times",
        ),
    ],
)
def test_what_no_number_can_hold_is_refused_by_name(n, t, message):
    wish = InfluenceRegressor(functions=["linear"], penalty="none")
    with pytest.raises(ValueError, match=message):
        wish.fit(pd.DataFrame({"n": n}), t)


@pytest.mark.exhaustive
def test_known_models_are_recovered():
    """A hundred of them are in `tests/benchmarks/bench_influence.py`."""
    found, false = recovered(range(25))
    assert found >= 0.95
    assert false <= 0.10


@pytest.mark.parametrize(
    "law, text",
    [
        (lambda n: 0.5 + 1e-6 * n**3, "0.5 + 1e-06 n^3"),
        (lambda n: 2 + 3 * n**2 * np.log2(n), "2 + 3 n^2 log2(n)"),
    ],
)
def test_an_option_may_occur_again(law, text):
    table = pd.DataFrame({"n": [10.0, 20.0, 40.0, 80.0, 100.0, 150.0, 200.0, 400.0]})
    assert InfluenceRegressor().fit(table, law(table["n"])).formula == text


def test_a_function_that_is_asked_for():
    table = pd.DataFrame({"n": [10.0, 20.0, 40.0, 80.0, 100.0, 150.0, 200.0, 400.0]})
    model = InfluenceRegressor(functions=["x^2 log x"], max_degree=1)
    found = model.fit(table, 2 + 3 * table["n"] ** 2 * np.log2(table["n"]))
    assert found.formula == "2 + 3 n^2 log2(n)"


@pytest.mark.exhaustive
def test_models_of_a_wider_family_are_recovered():
    """Functions are drawn that are not the model's own, but products of them."""
    seeds = range(sized(3, 25))
    found, false = recovered(seeds, make=wide_model)
    assert found >= 0.8
    assert false <= 0.3
    assert np.median(errors_on_new(seeds)) < 0.02
