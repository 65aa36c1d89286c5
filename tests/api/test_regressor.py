"""`chainline.Regressor` as scikit-learn uses it: its own checks, cross-validation, pipelines, searches."""

import chainline as cl
import numpy as np
import pandas as pd
import pytest
from sklearn.base import clone
from sklearn.model_selection import GridSearchCV, cross_val_score
from sklearn.pipeline import Pipeline
from sklearn.preprocessing import FunctionTransformer
from sklearn.utils.estimator_checks import parametrize_with_checks

X = np.array([[n, p] for n in (64, 128, 256, 512, 1024) for p in (1, 2, 4, 8, 16)], float)
Y = 1e-6 * X[:, 0] ** 1.5 / X[:, 1]


@parametrize_with_checks([cl.Regressor("mars"), cl.Regressor("et", {"n_estimators": 4})])
def test_scikit_learn_checks(estimator, check):
    check(estimator)


def test_the_default_is_the_automatic_choice():
    model = cl.Regressor().fit(X, Y)
    assert model.fitted_.automatic is not None
    assert model.score(X, Y) > 0.99
    assert model.interval(X).shape == (25, 2)
    assert set(model.get_params()) == {"model", "settings", "analytical", "time", "random_state"}


def test_it_predicts_what_fit_predicts():
    table = pd.DataFrame(X, columns=["n", "p"]).assign(seconds=Y)
    fitted = cl.fit(table, "seconds", "cpr", settings={"rank": 2})
    said = cl.Regressor("cpr", {"rank": 2}).fit(table[["n", "p"]], Y).predict(table[["n", "p"]])
    np.testing.assert_allclose(said, fitted.predict(table[["n", "p"]]))


def test_a_law_is_found_again_in_cross_validation():
    assert cross_val_score(cl.Regressor("pmnf"), X, Y, cv=5).min() > 0.999


def test_a_pipeline_and_a_search():
    steps = Pipeline([("same", FunctionTransformer()), ("time", cl.Regressor())])
    search = GridSearchCV(steps, {"time__model": ["knn", "pmnf"]}, cv=3).fit(X, Y)
    assert search.best_params_ == {"time__model": "pmnf"}


def test_texts_are_choices():
    table = pd.DataFrame({"n": np.tile(X[:, 0], 2), "solver": ["amg"] * 25 + ["pcg"] * 25})
    times = table["n"].to_numpy() * np.where(table["solver"] == "amg", 1.0, 10.0)
    model = cl.Regressor("gp").fit(table, times)
    assert list(model.feature_names_in_) == ["n", "solver"]
    slow, fast = model.predict(pd.DataFrame({"n": [256.0] * 2, "solver": ["pcg", "amg"]}))
    assert slow == pytest.approx(10 * fast, rel=0.1)
    with pytest.raises(ValueError, match="'solver' has missing values"):
        model.fit(table.assign(solver=None), times)


@pytest.mark.parametrize(
    ("changed", "said"),
    [
        ({"model": "ols"}, "model='ols': choose one of auto"),
        ({"settings": {"rank": 2}}, "are of one class of models"),
        ({"model": "mars", "settings": {"rank": 2}}, "mars has no such parameter"),
        ({"model": "hybrid"}, "give analytical"),
    ],
)
def test_what_is_wrong_is_said_when_it_is_fitted(changed, said):
    with pytest.raises(ValueError, match=said):
        clone(cl.Regressor()).set_params(**changed).fit(X, Y)


def test_times_are_positive():
    with pytest.raises(ValueError, match="not positive"):
        cl.Regressor("knn").fit(X, Y - Y.min())
