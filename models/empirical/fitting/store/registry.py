"""Every class that a model file may hold, by exact name, and the records of laws and of influence models."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import Any

from .....records import replace
from ...estimators.hybrid.learned_influence import LearnedInfluence
from ...estimators.influence.regressor import InfluenceRegressor
from ...estimators.influence.tables import ChoiceInfluenceRegressor, option_names
from ...formulas.formula import Formula, Product, Term
from ..automatic.candidates import LogBlend
from ..baselines import COMPETITORS
from ..prediction_intervals import LearnedRange, NewRows
from ..stored_laws import Law
from .document import StoredModel
from .estimators import ANALYTICAL, COMPLETION, SPLINES, hybrid_records
from .kinds import (
    Integer,
    Items,
    Kind,
    Names,
    Nullable,
    Number,
    Numbers,
    Part,
    Plain,
    Ratio,
    Row,
    Text,
    Truth,
)
from .learners import KERNELS, LEARNERS, WIDTH, log_times_record, scaled_record
from .record import Record, data_record, estimator_record

_MOST_POWER = 1000
_FACTOR = Row((Integer(0), Ratio(), Integer(-_MOST_POWER, _MOST_POWER)))


def _formula() -> Record:
    def take(formula: Formula) -> Mapping[str, Any]:
        products = [[(n, term.power, term.logarithm) for n, term in each] for each in formula.products]
        return {
            "parameters": formula.parameters,
            "constant": formula.constant,
            "coefficients": formula.coefficients,
            "products": products,
        }

    def build(values: Mapping[str, Any]) -> Formula:
        products = tuple(tuple(map(_factor, product)) for product in values["products"])
        names = values["parameters"]
        if len(values["coefficients"]) != len(products):
            raise ValueError("not a coefficient for each term")
        if any(number >= len(names) for product in products for number, _ in product):
            raise ValueError("a term of a parameter that does not exist")
        return Formula(names, values["constant"], values["coefficients"], products)

    fields: Mapping[str, Kind] = {
        "parameters": Items(Text()),
        "constant": Number(),
        "coefficients": Items(Number()),
        "products": Items(Items(_FACTOR)),
    }
    return Record("Formula", Formula, fields, take, build)


def _factor(values: tuple[Any, ...]) -> tuple[int, Term]:
    number, power, logarithm = values
    return number, Term(power, logarithm)


def _influence() -> Record:
    parameters: Mapping[str, Kind] = {
        "max_terms": Integer(0),
        "max_degree": Integer(0),
        "functions": Plain(nested=True),
        "margin": Number(),
        "threshold": Number(),
        "max_rounds": Integer(0),
        "backward": Truth(),
        "look_ahead": Integer(0),
        "penalty": Text(),
        "relative": Truth(),
    }
    fitted: Mapping[str, Kind] = {
        "n_features_in_": WIDTH,
        "feature_names_in_": Names(),
        "formula_": Part("Formula"),
    }
    known = estimator_record(InfluenceRegressor, parameters, fitted)

    def build(values: Mapping[str, Any]) -> InfluenceRegressor:
        model: InfluenceRegressor = known.build(values)
        if len(model.formula_.parameters) != model.n_features_in_:
            raise ValueError("not a parameter for each column")
        products: tuple[Product, ...] = model.formula_.products
        model.terms_, model.history_ = products, ()
        return model

    return Record(known.name, InfluenceRegressor, known.fields, known.take, build)


def _of_choices() -> Record:
    fitted: Mapping[str, Kind] = {
        "n_features_in_": WIDTH,
        "feature_names_in_": Names(),
        "choices_": Items(Items(Text())),
        "influence_": Part("InfluenceRegressor"),
    }

    def check(model: ChoiceInfluenceRegressor) -> None:
        names = model.feature_names_in_
        if names is None or not len(names) == len(model.choices_) == model.n_features_in_:
            raise ValueError("not a name and choices for each column")
        options = model.influence_.feature_names_in_
        if options is None or option_names(names.tolist(), model.choices_) != options.tolist():
            raise ValueError("not an option for each choice")

    return estimator_record(ChoiceInfluenceRegressor, {}, fitted, check)


def _learned() -> Record:
    fitted: Mapping[str, Kind] = {
        "n_features_in_": WIDTH,
        "feature_names_in_": Names(),
        "influence_": Part("InfluenceRegressor"),
        "least_": Number(finite=False),
        "lowest_": Numbers(),
    }

    def check(model: LearnedInfluence) -> None:
        if not model.n_features_in_ == model.influence_.n_features_in_ == len(model.lowest_):
            raise ValueError("not an option for each column")

    return estimator_record(LearnedInfluence, {"least_share": Nullable(Number())}, fitted, check)


def _law() -> Record:
    def check(law: Law) -> None:
        if law.above is not None and law.above.parameters != law.below.parameters:
            raise ValueError("two regimes of different parameters")

    return data_record(
        Law,
        check,
        kernel=Text(),
        metric=Text(),
        below=Part("Formula"),
        above=Nullable(Part("Formula")),
        change=Number(finite=False),
    )


INFLUENCE: tuple[Record, ...] = (_formula(), _influence(), _of_choices(), _learned(), _law())


_REGRESSORS = (*LEARNERS, *(known.record for known in COMPETITORS.values() if known.record is not None))
_LEARNER_NAMES = (*(record.name for record in _REGRESSORS), "MARSRegressor", "SparseGridRegressor")
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


_BLEND = replace(
    data_record(
        LogBlend,
        members=Items(Part(*PREDICTING)),
        weights=Items(Number()),
        ranges=Items(Part("LearnedRange")),
    ),
    absent={"ranges": ()},
)
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
            *_REGRESSORS,
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
