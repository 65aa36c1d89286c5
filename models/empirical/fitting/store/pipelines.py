"""Records of what stands around a learner: columns that are scaled or coded, and times as logarithms."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import numpy as np
import pandas as pd
from sklearn.base import clone
from sklearn.compose import TransformedTargetRegressor
from sklearn.dummy import DummyRegressor
from sklearn.pipeline import Pipeline
from sklearn.preprocessing import OrdinalEncoder, StandardScaler

from ..log_times import CHOICES, COLUMNS, LOGARITHMS, MODEL, NUMBERS, ColumnGroups, log_times, scaler_of
from .kinds import Checked, Items, Kind, Numbers, Part, Plain, Row, Text, Truth
from .record import Record

_SCALING = Row((Numbers(), Checked(Numbers(), lambda scale: bool(np.all(scale > 0)), "a scale above zero")))
_NAMES = Items(Text())


def log_times_record(*learners: str) -> Record:
    """Return the record of times as logarithms, see `log_times`, from one of some learners."""

    def take(model: Any) -> Mapping[str, Any]:
        columns = model.regressor_[COLUMNS]
        names = {group: tuple(of) for group, _, of in columns.transformers}
        coded = columns.named_transformers_[CHOICES]
        choices = coded.categories if names[CHOICES] else []
        return {
            "names": columns.feature_names_in_,
            LOGARITHMS: names[LOGARITHMS],
            NUMBERS: names[NUMBERS],
            CHOICES: list(zip(names[CHOICES], choices, strict=True)),
            "codes": isinstance(coded, OrdinalEncoder),
            "scaled": [_scaling(scaler_of(model, g), names[g]) for g in (LOGARITHMS, NUMBERS)],
            "learner": model.regressor_[MODEL],
        }

    def build(values: Mapping[str, Any]) -> Any:
        groups = ColumnGroups(values[LOGARITHMS], values[NUMBERS], values[CHOICES], values["codes"])
        grouped = (*groups.logarithms, *groups.numbers, *(name for name, _ in groups.choices))
        if sorted(grouped) != sorted(values["names"]) or len(set(grouped)) < len(grouped) or not grouped:
            raise ValueError("its columns are not each in one group")
        if not all(_uniform(known) for _, known in groups.choices):
            raise ValueError("choices that are none, twice the same, or texts and numbers")
        if values["learner"].n_features_in_ != groups.width:
            raise ValueError("its learner takes other columns")
        return _assembled(values["names"], groups, values["scaled"], values["learner"])

    fields: Mapping[str, Kind] = {
        "names": _NAMES,
        LOGARITHMS: _NAMES,
        NUMBERS: _NAMES,
        CHOICES: Items(Row((Text(), Items(Plain())))),
        "codes": Truth(),
        "scaled": Row((_SCALING, _SCALING)),
        "learner": Part(*learners),
    }
    return Record("LogTimes", TransformedTargetRegressor, fields, take, build)


def _uniform(known: tuple[Any, ...]) -> bool:
    kinds = {isinstance(choice, str) for choice in known}
    return len(kinds) == 1 and None not in known and len(set(known)) == len(known)


def _scaling(scaler: StandardScaler, names: tuple[str, ...]) -> tuple[Any, Any]:
    return (scaler.mean_, scaler.scale_) if names else (np.empty(0), np.empty(0))


def _assembled(names: tuple[str, ...], groups: ColumnGroups, scaled: Any, learner: Any) -> Any:
    """Return a fitted model: set up by scikit-learn on one row of ones, then given what was learned."""
    first = {name: [choices[0]] for name, choices in groups.choices}
    row = pd.DataFrame({name: first.get(name, [1.0]) for name in names}, columns=list(names))
    model = log_times(groups, DummyRegressor()).fit(row, [1.0])
    for group, columns, (mean, scale) in zip(
        (LOGARITHMS, NUMBERS), (groups.logarithms, groups.numbers), scaled, strict=True
    ):
        if not len(mean) == len(scale) == len(columns):
            raise ValueError("a column is not scaled")
        if columns:
            _scale_by(scaler_of(model, group), mean, scale)
    model.regressor.steps[-1] = (MODEL, clone(learner))
    model.regressor_.steps[-1] = (MODEL, learner)
    return model


def _scale_by(scaler: StandardScaler, mean: Any, scale: Any) -> StandardScaler:
    scaler.mean_, scaler.scale_, scaler.var_ = mean, scale, scale**2
    return scaler


def scaled_record(*learners: str) -> Record:
    """Return the record of a learner whose inputs are scaled, see `make_learner` of hybrid models."""

    def take(pipeline: Any) -> Mapping[str, Any]:
        (_, scaler), (_, learner) = pipeline.steps
        return {"scaled": (scaler.mean_, scaler.scale_), "learner": learner}

    def build(values: Mapping[str, Any]) -> Any:
        (mean, scale), learner = values["scaled"], values["learner"]
        if not len(mean) == len(scale) == learner.n_features_in_:
            raise ValueError("its learner takes other columns")
        scaler = StandardScaler().fit(np.zeros((1, len(mean))))
        return Pipeline([("scale", _scale_by(scaler, mean, scale)), (MODEL, learner)])

    fields: Mapping[str, Kind] = {"scaled": _SCALING, "learner": Part(*learners)}
    return Record("Scaled", Pipeline, fields, take, build)
