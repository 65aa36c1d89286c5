"""Every class that a model file may hold, by exact name."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType

from ..automatic.candidates import LogBlend
from ..prediction_intervals import LearnedRange, NewRows
from .document import StoredModel
from .estimators import ANALYTICAL, COMPLETION, SPLINES, hybrid_records
from .influence import INFLUENCE
from .kinds import Integer, Items, Nullable, Number, Part, Row, Text
from .learners import KERNELS, LEARNERS, log_times_record, scaled_record
from .record import Record, data_record

_LEARNER_NAMES = (*(record.name for record in LEARNERS), "MARSRegressor", "SparseGridRegressor")
_TREES = ("DecisionTreeRegressor", "RandomForestRegressor", "ExtraTreesRegressor")
PREDICTING = (
    "CPRegressor",
    "LogTimes",
    "InfluenceRegressor",
    "ChoiceInfluenceRegressor",
    "LearnedInfluence",
    "HybridRegressor",
    "Law",
    "LogBlend",
)
"""Of whole models."""
_GUESSING = (
    *("StencilModel", "MultipoleModel", "StencilCodeModel", "PairCodeModel", "SmgModel", "AmgModel"),
    *("FittedAnalytical", "LearnedInfluence"),
)


def _asks_once(stored: StoredModel) -> None:
    if len(set(stored.features)) < len(stored.features):
        raise ValueError("a feature stands twice")
    if stored.ranges and tuple(known.name for known in stored.ranges) != stored.features:
        raise ValueError("not a range for each feature")


_SCORE = Number(finite=False)
_NEW_ROWS = (
    data_record(LearnedRange, name=Text(), low=_SCORE, high=_SCORE, choices=Items(Text())),
    data_record(
        NewRows,
        configurations=Integer(0),
        parts=Integer(0),
        typical=_SCORE,
        nine_in_ten=_SCORE,
        mlogq=_SCORE,
        mean_mlogq=_SCORE,
        growth=Items(Row((Text(), _SCORE))),
    ),
)


_BLEND = data_record(LogBlend, members=Items(Part(*PREDICTING)), weights=Items(Number()))
_WHOLE = data_record(
    StoredModel,
    _asks_once,
    model=Text(),
    estimator=Part(*PREDICTING),
    features=Items(Text()),
    target=Text(),
    n_configurations=Integer(0),
    ranges=Items(Part("LearnedRange")),
    new_rows=Nullable(Part("NewRows")),
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
            *_NEW_ROWS,
            _BLEND,
            _WHOLE,
        )
    }
)
