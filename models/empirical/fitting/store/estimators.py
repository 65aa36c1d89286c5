"""Records of estimators in model files: analytical, hybrid, splines, sparse grids, completed tensors."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import numpy as np

from .....analysis.traffic.overlap import HYPOTHESES
from ...analytical.compiled_code import TABLE, CompiledStencil, PairCodeModel, RowCode, StencilCodeModel
from ...analytical.machines import CacheLevel, SerialMachine
from ...analytical.predictors import AmgModel, MultipoleModel, SmgModel, StencilModel
from ...data.configurations import Encoding
from ...data.parameter_space import Kind as ParameterKind
from ...data.parameter_space import Parameter, ParameterSpace, Spacing
from ...estimators.completion.axis import Axis, Factors, starts_of
from ...estimators.completion.continuation import Continuation, ExtendedTensor, SplineCurve, SumCurve
from ...estimators.completion.growth import Growth
from ...estimators.completion.model_selection import Size
from ...estimators.completion.regressor import CPRegressor
from ...estimators.completion.tensor import CompletedTensor, Interpolation
from ...estimators.hybrid.analytical import FittedAnalytical
from ...estimators.hybrid.regressor import HybridRegressor
from ...estimators.sparse_grids import SparseGrid, SparseGridRegressor
from ...estimators.splines.hinges import Hinge, Term
from ...estimators.splines.regressor import MARSRegressor
from .kinds import (
    ByNumber,
    Checked,
    Integer,
    Integers,
    Items,
    Kind,
    Member,
    Names,
    Nullable,
    Number,
    Numbers,
    Part,
    Plain,
    Row,
    Text,
    Truth,
)
from .learners import WIDTH
from .record import Record, data_record, estimator_record

_NUMBER, _MACHINE = Number(), Part("SerialMachine")


def _seconds(constants: int) -> Nullable:
    return Nullable(Row((Number(),) * constants))


def _check_rates(model: StencilCodeModel) -> None:
    if not len(model.machine.caches) == len(model.rates) == len(model.victims):
        raise ValueError("not a rate for each cache")


ANALYTICAL: tuple[Record, ...] = (
    data_record(CacheLevel, name=Text(), size_bytes=_NUMBER, seconds_per_byte=_NUMBER),
    data_record(
        SerialMachine,
        caches=Items(Part("CacheLevel")),
        line_bytes=Integer(1, 2**20),
        memory_seconds_per_byte=_NUMBER,
        flop_seconds_per_byte=_NUMBER,
    ),
    data_record(StencilModel, machine=_MACHINE, order=Integer(1, 100), write_allocate=Truth()),
    data_record(MultipoleModel, machine=_MACHINE, phases=Text(("fmm", "p2p", "m2l"))),
    data_record(
        RowCode,
        row_cycles=Checked(Items(_NUMBER), lambda cycles: len(cycles) == TABLE, f"{TABLE} numbers"),
        load_cycles=_NUMBER,
        store_cycles=_NUMBER,
        loop_cycles=Items(_NUMBER),
    ),
    data_record(CompiledStencil, unroll=Integer(0), blocked=Truth(), code=Part("RowCode")),
    data_record(
        StencilCodeModel,
        _check_rates,
        machine=_MACHINE,
        compiled=Items(Part("CompiledStencil")),
        hypothesis=Text(tuple(HYPOTHESES)),
        frequency_ghz=_NUMBER,
        rates=Items(Row((_NUMBER, _NUMBER))),
        victims=Items(Truth()),
    ),
    data_record(PairCodeModel, pair_cycles=_NUMBER, frequency_ghz=_NUMBER),
    data_record(SmgModel, dimensions=Integer(1, 3), constants=_seconds(len(SmgModel.constant_names))),
    data_record(AmgModel, constants=_seconds(len(AmgModel.constant_names))),
)


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


_TERM_COUNT = Integer(0)
_DEEPEST, _CODED = 31, 62
"""Of one dimension, whose places are shifted by 32-bit numbers, and of all, which share a code of 63 bits."""


def _check_splines(model: MARSRegressor) -> None:
    if not model.terms_ or len(model.terms_) != len(model.coef_):
        raise ValueError("not a coefficient for each term")
    if max((variable for term in model.terms_ for variable in term.variables), default=0) >= (
        model.n_features_in_
    ):
        raise ValueError("a hinge of a column that does not exist")


def _check_grid(model: SparseGridRegressor) -> None:
    levels, indices = model.grid_.levels, model.grid_.indices
    width = model.n_features_in_
    if not levels.shape == indices.shape == (len(model.coef_), width) or not len(levels):
        raise ValueError("not a level, index and surplus for each point")
    if np.any((levels < 1) | (levels > _DEEPEST)) or np.any((levels - 1).sum(axis=1) > _CODED):
        raise ValueError("a point that lies too deep")
    if np.any((indices < 1) | (indices >= 1 << levels) | (indices % 2 == 0)):
        raise ValueError("a point that is on no grid")
    if not len(model.low_) == len(model.width_) == width or np.any(model.width_ <= 0):
        raise ValueError("not a range for each column")


SPLINES: tuple[Record, ...] = (
    data_record(Hinge, variable=_TERM_COUNT, knot=Number(), sign=Integer(-1, 1)),
    data_record(Term, hinges=Items(Part("Hinge"))),
    estimator_record(
        MARSRegressor,
        {
            "max_terms": _TERM_COUNT,
            "max_degree": _TERM_COUNT,
            "penalty": Nullable(Number()),
            "min_span": Nullable(_TERM_COUNT),
            "end_span": Nullable(_TERM_COUNT),
            "threshold": Number(),
        },
        {"n_features_in_": WIDTH, "terms_": Items(Part("Term")), "coef_": Numbers(), "gcv_": Number(False)},
        _check_splines,
    ),
    data_record(SparseGrid, levels=Integers(2), indices=Integers(2)),
    estimator_record(
        SparseGridRegressor,
        {
            "level": _TERM_COUNT,
            "refinements": _TERM_COUNT,
            "refined_points": _TERM_COUNT,
            "regularization": Number(),
            "max_iter": _TERM_COUNT,
            "tol": Number(),
            "max_points": _TERM_COUNT,
        },
        {
            "n_features_in_": WIDTH,
            "low_": Numbers(),
            "width_": Numbers(),
            "n_iter_": _TERM_COUNT,
            "grid_": Part("SparseGrid"),
            "coef_": Numbers(),
        },
        _check_grid,
    ),
)


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
