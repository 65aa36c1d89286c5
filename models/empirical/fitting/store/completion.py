"""Records of completed tensors: cells, factors and curves, checked against each other."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import numpy as np

from ...data.configurations import Encoding
from ...data.parameter_space import Kind as ParameterKind
from ...data.parameter_space import Parameter, ParameterSpace, Spacing
from ...estimators.completion.axis import Axis
from ...estimators.completion.choice import Size
from ...estimators.completion.continuation import Continuation, ExtendedTensor
from ...estimators.completion.curves import SplineCurve, SumCurve
from ...estimators.completion.factors import Factors, starts_of
from ...estimators.completion.growth import Growth
from ...estimators.completion.regressor import CPRegressor
from ...estimators.completion.tensor import CompletedTensor, Interpolation
from .array_kinds import Integers, Names, Numbers
from .kinds import (
    ByNumber,
    Checked,
    Integer,
    Items,
    Kind,
    Member,
    Nullable,
    Number,
    Part,
    Plain,
    Row,
    Text,
    Truth,
)
from .learners import WIDTH
from .record import Record, data_record, estimator_record

_MOST_BETWEEN = 16
"""Parameters that a time is interpolated along by averaging times at corners: each doubles their number."""
_COUNT, _PART_OF_SPACE = Integer(0), Part("Parameter")
_CURVE = Part("SplineCurve", "SumCurve")


def _check(model: CPRegressor) -> None:
    space, tensor = model.encoding_.space, model.tensor_
    if model.n_features_in_ != len(space) or not len(space):
        raise ValueError("not a parameter for each column")
    _check_tensor(space, tensor)
    between = sum(axis.interpolated for axis in tensor.axes)
    if Interpolation(model.interpolation) is Interpolation.TIME and between > _MOST_BETWEEN:
        raise ValueError(f"times interpolated along {between} parameters; at most {_MOST_BETWEEN}")
    modes = {model._mode(name) for name in model.extrapolated}
    if bool(modes) != (model.beyond_ is not None):
        raise ValueError("how times go on is not there, or not asked for")
    if isinstance(model.beyond_, Growth):
        _check_growth(model.beyond_, modes)
    elif isinstance(model.beyond_, ExtendedTensor):
        _check_tensor(space, model.beyond_)
        if set(model.beyond_.continuations) != modes:
            raise ValueError("other parameters go on than are asked for")
        rows = (each.row for each in model.beyond_.continuations.values())
        if any(len(row) != model.beyond_.factors.rank for row in rows):
            raise ValueError("a factor that goes on with another rank")


def _check_tensor(space: ParameterSpace, tensor: CompletedTensor | ExtendedTensor) -> None:
    if len(tensor.axes) != len(space):
        raise ValueError("not an axis for each parameter")
    for parameter, axis in zip(space, tensor.axes, strict=True):
        _check_axis(parameter, axis)
    factors, starts = tensor.factors, starts_of([axis.n_cells for axis in tensor.axes])
    if not np.array_equal(factors.starts, starts) or len(factors.rows) != starts[-1] or factors.rank < 1:
        raise ValueError("not a row of the factors for each cell")


def _check_axis(parameter: Parameter, axis: Axis) -> None:
    of = axis.parameter
    if (of.name, of.kind, of.choices) != (parameter.name, parameter.kind, parameter.choices):
        raise ValueError("an axis of another parameter")
    if not parameter.numerical:
        right = len(axis.edges) == 0 and axis.n_cells == len(parameter.choices)
    else:
        rises = bool(np.all(np.diff(axis.middles) > 0)) and bool(np.all(np.diff(axis.edges) >= 0))
        right = len(axis.edges) == axis.n_cells + 1 >= 2 and rises
    if not right:
        raise ValueError(f"the cells of {parameter.name} are none")


def _check_growth(growth: Growth, modes: set[int]) -> None:
    ends = {((mode, end),) for mode in modes for end in (1, -1)}
    if set(growth.modes) != modes or not ends <= set(growth.ways):
        raise ValueError("other parameters go on than are asked for")
    if len(growth.curves) != len(growth.ways):
        raise ValueError("not curves for each way beyond the range")
    for way, curves in zip(growth.ways, growth.curves, strict=True):
        if {mode for mode, _ in way} != set(curves) or not set(curves) <= modes:
            raise ValueError("curves of other parameters")


def _one_column(model: Any) -> bool:
    return bool(model.n_features_in_ == 1)


_SPLINE = Checked(Part("MARSRegressor"), _one_column, "a spline of one column")
_PARAMETERS: Mapping[str, Kind] = {
    "space": Nullable(Part("ParameterSpace")),
    "cells": Plain(nested=True),
    "rank": Plain(),
    "regularization": Plain(),
    "observations": Text(("configurations", "cells")),
    "interpolation": Text(("log", "time")),
    "starts": Plain(),
    "extrapolated": Items(Plain()),
    "max_sweeps": _COUNT,
    "tolerance": Number(),
}
_FITTED: Mapping[str, Kind] = {
    "n_features_in_": WIDTH,
    "feature_names_in_": Names(),
    "encoding_": Part("Encoding"),
    "tensor_": Part("CompletedTensor"),
    "beyond_": Nullable(Part("Growth", "ExtendedTensor")),
    "size_": Part("Size"),
    "starts_": Integer(1),
    "rank_": Integer(1),
    "regularization_": Number(),
    "errors_": Numbers(),
    "n_iter_": _COUNT,
}


def _regressor() -> Record:
    """Return the record of CPR: what was observed stays out, so that it learns no further."""
    known = estimator_record(CPRegressor, _PARAMETERS, _FITTED)

    def build(values: Mapping[str, Any]) -> Any:
        model = known.build(values)
        model.observed_ = model.judged_ = None
        _check(model)
        return model

    return Record(known.name, CPRegressor, known.fields, known.take, build)


COMPLETION: tuple[Record, ...] = (
    data_record(
        Parameter,
        name=Text(),
        kind=Member(ParameterKind),
        low=Number(finite=False),
        high=Number(finite=False),
        spacing=Member(Spacing),
        choices=Items(Plain()),
        unit=Text(),
    ),
    data_record(ParameterSpace, parameters=Items(_PART_OF_SPACE)),
    data_record(Encoding, space=Part("ParameterSpace")),
    data_record(Size, cells=Items(_COUNT), rank=Integer(1), regularization=Number()),
    data_record(Axis, parameter=_PART_OF_SPACE, edges=Numbers(), middles=Numbers()),
    data_record(Factors, rows=Numbers(2), starts=Integers()),
    data_record(
        CompletedTensor,
        axes=Items(Part("Axis")),
        factors=Part("Factors"),
        offset=Number(),
        lowest=Number(),
        highest=Number(finite=False),
        errors=Numbers(),
    ),
    data_record(
        ExtendedTensor,
        axes=Items(Part("Axis")),
        factors=Part("Factors"),
        scale=Number(),
        continuations=ByNumber(Part("Continuation")),
        errors=Numbers(),
    ),
    data_record(Continuation, curve=Part("SplineCurve"), row=Numbers(), share=Number()),
    data_record(SplineCurve, spline=_SPLINE, logarithmic=Truth(), first=Number(), last=Number()),
    data_record(
        SumCurve, constant=Number(), share=Number(), exponent=Integer(-1, 1), first=Number(), last=Number()
    ),
    data_record(
        Growth,
        modes=Items(_COUNT),
        ways=Items(Items(Row((_COUNT, Integer(-1, 1))))),
        curves=Items(ByNumber(_CURVE)),
    ),
    _regressor(),
)
