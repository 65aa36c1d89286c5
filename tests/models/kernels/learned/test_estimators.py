"""The estimators follow scikit-learn's conventions, by its own checks."""

import warnings

import pytest
from chainline.models.kernels.learned.correction import CorrectionRegressor
from chainline.models.kernels.learned.learners import ChainRatioRegressor
from sklearn.utils.estimator_checks import check_estimator


def _check(estimator):
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")  # of checks that do not apply, and of xgboost about odd input
        check_estimator(estimator)


@pytest.mark.exhaustive
def test_the_correction():
    _check(CorrectionRegressor(n_estimators=30, n_jobs=1, subsample=1.0, colsample_bytree=1.0))


@pytest.mark.exhaustive
def test_the_chain_ratio():
    _check(ChainRatioRegressor(n_iter=1, cv=2, n_jobs=1))
