"""What `chainline fit` learned, in words or as JSON:

parameter  kind     spacing      range or choices
m          integer  logarithmic  32 to 4096
cpr: learned 65536 configurations, MLogQ 0.041 on them; tensor 48 x 48 x 48 of rank 16, 45 % observed
written: gemm.model (31 kB)
"""

from __future__ import annotations

from typing import Any

import numpy as np

from ..models.empirical.data.parameter_space import infer_space, space_rows
from ..models.empirical.data.table_file import Measurements
from ..models.empirical.estimators.completion.regressor import CPRegressor
from ..models.empirical.estimators.influence.regressor import InfluenceRegressor
from ..models.empirical.fitting.store.stored_model import StoredModel
from ..models.empirical.metrics import all_metrics
from .fit_hybrid import hybrid_report
from .formula_forms import formula_to_json
from .named_table import NamedTable, print_table


def fit_to_json(
    stored: StoredModel,
    measurements: Measurements | None,
    path: str | None,
    size: int | None,
    hybrid: dict[str, Any] | None = None,
) -> dict[str, Any]:
    """Return the JSON object of `chainline fit --json`; of a hybrid model with that of `hybrid_to_json`.

    A model that was loaded has no measurements any more, one that is not stored no path and no size:
    those are None then.
    """
    found = {
        "model": stored.model,
        "path": path,
        "bytes": size,
        "n": stored.n_configurations,
        "features": list(stored.features),
        "target": stored.target,
        "training": None if measurements is None else _errors(stored, measurements),
        "size": _tensor(stored.estimator) if isinstance(stored.estimator, CPRegressor) else None,
    }
    if isinstance(stored.estimator, InfluenceRegressor):
        found["formula"] = formula_to_json(stored.estimator.formula_)
    return found if hybrid is None else {**found, "hybrid": hybrid}


def fit_report(
    stored: StoredModel,
    measurements: Measurements,
    path: str,
    size: int,
    hybrid: dict[str, Any] | None = None,
) -> None:
    """Print the parameters as they were understood, and what was learned."""
    found = fit_to_json(stored, measurements, path, size)
    estimator = stored.estimator
    ours = isinstance(estimator, CPRegressor)
    space = estimator.encoding_.space if ours else infer_space(measurements.features)
    headings = ("parameter", "kind", "spacing", "range or choices")
    print_table(NamedTable("", headings, tuple(map(tuple, space_rows(space))), words=(0, 1, 2, 3)))
    words = (
        f"{stored.model}: learned {found['n']} configurations, MLogQ {found['training']['mlogq']:.3g} on them"
    )
    if found["size"]:
        cells = " x ".join(map(str, found["size"]["cells"]))
        words += f"; tensor {cells} of rank {found['size']['rank']}, {found['size']['density']:.2g} observed"
    print(words)
    if "formula" in found:
        print(f"{stored.target} = {found['formula']['text']}")
    if hybrid is not None:
        hybrid_report(hybrid, stored.target)
    print(f"written: {path} ({size / 1000:.0f} kB)")


def _errors(stored: StoredModel, measurements: Measurements) -> dict[str, float]:
    assert measurements.times is not None
    return all_metrics(measurements.times, stored.estimator.predict(measurements.features))


def _tensor(model: CPRegressor) -> dict[str, Any] | None:
    if model.observed_ is None:  # it was loaded: a file keeps what it predicts from alone
        return None
    return {
        "cells": list(model.observed_.cells.shape),
        "rank": model.rank_,
        "regularization": model.regularization_,
        "density": model.observed_.cells.density,
        "sweeps": model.n_iter_,
        "error": float(np.float64(model.errors_[-1])),
    }
