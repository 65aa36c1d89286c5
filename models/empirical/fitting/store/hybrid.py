"""Records of hybrid models: an analytical part, and what was learned beside it."""

from __future__ import annotations

from collections.abc import Mapping

from ...estimators.hybrid.fitted_analytical import FittedAnalytical
from ...estimators.hybrid.regressor import HybridRegressor
from .array_kinds import Names
from .kinds import Items, Kind, Nullable, Number, Part, Plain, Text, Truth
from .learners import WIDTH
from .record import Record, data_record, estimator_record


def hybrid_records(
    analytical: tuple[str, ...], learners: tuple[str, ...], predicting: tuple[str, ...]
) -> tuple[Record, ...]:
    """Return the records of hybrid models and of fitted models in the place of analytical ones.

    Parameters
    ----------
    analytical, learners, predicting : tuple of str
        Names of the records of what may be the analytical part, what learns, and whole fitted models.
    """
    parameters: Mapping[str, Kind] = {
        "analytical": Nullable(Part(*analytical)),
        "learner": Nullable(Text()),
        "stacking": Truth(),
        "ratio": Truth(),
        "aggregation": Plain(),
        "log": Truth(),
        "standardize": Truth(),
    }
    fitted: Mapping[str, Kind] = {
        "n_features_in_": WIDTH,
        "feature_names_in_": Names(),
        "weight_": Number(),
        "learner_": Part(*learners),
    }

    def check(model: HybridRegressor) -> None:
        used = model.analytical is not None and model.stacking
        if model.learner_.n_features_in_ != model.n_features_in_ + used:
            raise ValueError("its learner takes other columns")

    return (
        data_record(FittedAnalytical, name=Text(), features=Items(Text()), estimator=Part(*predicting)),
        estimator_record(HybridRegressor, parameters, fitted, check),
    )
