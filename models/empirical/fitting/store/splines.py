"""Records of adaptive splines and sparse grids."""

from __future__ import annotations

import numpy as np

from ...estimators.sparse_grids.grid import SparseGrid
from ...estimators.sparse_grids.regressor import SparseGridRegressor
from ...estimators.splines.regressor import MARSRegressor
from ...estimators.splines.term import Hinge, Term
from .array_kinds import Integers, Numbers
from .kinds import Integer, Items, Nullable, Number, Part
from .learners import WIDTH
from .record import Record, data_record, estimator_record

_COUNT = Integer(0)
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
    data_record(Hinge, variable=_COUNT, knot=Number(), sign=Integer(-1, 1)),
    data_record(Term, hinges=Items(Part("Hinge"))),
    estimator_record(
        MARSRegressor,
        {
            "max_terms": _COUNT,
            "max_degree": _COUNT,
            "penalty": Nullable(Number()),
            "min_span": Nullable(_COUNT),
            "end_span": Nullable(_COUNT),
            "threshold": Number(),
        },
        {"n_features_in_": WIDTH, "terms_": Items(Part("Term")), "coef_": Numbers(), "gcv_": Number(False)},
        _check_splines,
    ),
    data_record(SparseGrid, levels=Integers(2), indices=Integers(2)),
    estimator_record(
        SparseGridRegressor,
        {
            "level": _COUNT,
            "refinements": _COUNT,
            "refined_points": _COUNT,
            "regularization": Number(),
            "max_iter": _COUNT,
            "tol": Number(),
            "max_points": _COUNT,
        },
        {
            "n_features_in_": WIDTH,
            "low_": Numbers(),
            "width_": Numbers(),
            "n_iter_": _COUNT,
            "grid_": Part("SparseGrid"),
            "coef_": Numbers(),
        },
        _check_grid,
    ),
)
