"""PMNF as a scikit-learn estimator."""

import numpy as np
import pandas as pd
import pytest
from chainline.models.empirical.estimators.pmnf.regressor import PMNFRegressor
from sklearn.utils.estimator_checks import estimator_checks_generator

from .....tier import sized, standing

ESTIMATORS = [PMNFRegressor(), *sized([], [PMNFRegressor(negative=True, n_terms=2, segmented=True)])]


def _named(value):
    """Return the name of a check with what it is given; of an estimator, what it prints."""
    given = ", ".join(f"{name}={setting}" for name, setting in getattr(value, "keywords", {}).items())
    return f"{value.func.__name__}({given})" if hasattr(value, "func") else repr(value)


@pytest.mark.exhaustive
@pytest.mark.filterwarnings("ignore")
@pytest.mark.parametrize(
    ("estimator", "check"),
    standing(
        [case for estimator in ESTIMATORS for case in estimator_checks_generator(estimator)],
        for_all=lambda case: case[1].func.__name__ != "check_regressors_train",  # seconds: ten columns
    ),
    ids=_named,
)
def test_scikit_learn_checks(estimator, check):
    check(estimator)


def test_rows_that_are_equal_are_repetitions():
    p = np.repeat([2.0, 4.0, 8.0, 16.0, 32.0], 3)
    noise = np.tile([0.9, 1.0, 1.1], 5)
    model = PMNFRegressor().fit(pd.DataFrame({"p": p}), (4 + p) * noise)
    assert model.formula == "4 + 1 p"
    assert len(model.series_.points) == 5
    assert model.predict(pd.DataFrame({"p": [64.0]}))[0] == pytest.approx(68.0)


def test_points_without_lines_are_all_used():
    X = np.random.default_rng(0).uniform(1, 100, (60, 2))
    model = PMNFRegressor().fit(X, 10 + X[:, 0] ** 2)
    assert model.formula == "10 + 1 x0^2"
