"""Every class that a model file may hold, by exact name."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType

from .analytical import ANALYTICAL
from .completion import COMPLETION
from .hybrid import hybrid_records
from .influence import INFLUENCE
from .kinds import Integer, Items, Part, Text
from .learners import KERNELS, LEARNERS
from .pipelines import log_times_record, scaled_record
from .record import Record, data_record
from .splines import SPLINES
from .stored_model import StoredModel

_LEARNER_NAMES = (*(record.name for record in LEARNERS), "MARSRegressor", "SparseGridRegressor")
_TREES = ("DecisionTreeRegressor", "RandomForestRegressor", "ExtraTreesRegressor")
PREDICTING = ("CPRegressor", "LogTimes", "InfluenceRegressor", "LearnedInfluence", "HybridRegressor")
"""Of whole models."""
_GUESSING = (
    *("StencilModel", "MultipoleModel", "StencilCodeModel", "PairCodeModel", "SmgModel", "AmgModel"),
    *("FittedAnalytical", "LearnedInfluence"),
)


def _asks_once(stored: StoredModel) -> None:
    if len(set(stored.features)) < len(stored.features):
        raise ValueError("a feature stands twice")


_WHOLE = data_record(
    StoredModel,
    _asks_once,
    model=Text(),
    estimator=Part(*PREDICTING),
    features=Items(Text()),
    target=Text(),
    n_configurations=Integer(0),
    version=Text(),
)

REGISTRY: Mapping[str, Record] = MappingProxyType(
    {
        record.name: record
        for record in (
            *LEARNERS,
            *KERNELS,
            *SPLINES,
            *COMPLETION,
            *INFLUENCE,
            *ANALYTICAL,
            log_times_record(*_LEARNER_NAMES),
            scaled_record(*_TREES),
            *hybrid_records(_GUESSING, ("Scaled", *_TREES), PREDICTING),
            _WHOLE,
        )
    }
)
