"""Report of `chainline fit`, in words or as JSON:

parameter  kind     spacing      range or choices
m          integer  logarithmic  32 to 4096
cpr: learned 65536 configurations; tensor 48 x 48 x 48 of rank 16, 45 % observed
on new rows: typically 3.1 % off, nine in ten within 9.4 % (13107 configurations, held out once)
written: gemm.model (31 kB)
"""

from __future__ import annotations

from typing import Any

import numpy as np

from ..models.empirical.data.parameter_space import infer_space, space_rows
from ..models.empirical.data.table_file import Measurements
from ..models.empirical.estimators.completion.observed import Observed
from ..models.empirical.estimators.completion.regressor import CPRegressor
from ..models.empirical.estimators.influence.choices import ChoiceInfluenceRegressor
from ..models.empirical.estimators.influence.regressor import InfluenceRegressor
from ..models.empirical.fitting.hybrid_fitting import FittedHybrid
from ..models.empirical.fitting.store.stored_model import StoredModel
from ..models.empirical.metrics import all_metrics
from .fit_hybrid import formula_to_json, hybrid_lines, hybrid_to_json
from .line import Line
from .named_table import NamedTable
from .new_rows import new_rows_lines, new_rows_to_json
from .written import NOT_WRITTEN, written_line


def fit_to_json(
    stored: StoredModel,
    measurements: Measurements | None,
    path: str | None,
    size: int | None,
    hybrid: FittedHybrid | None = None,
) -> dict[str, Any]:
    """Return the JSON object of `chainline fit --json`.

    A model that was loaded has no measurements any more, one that is not stored no path and no size:
    those are None then.

    Parameters
    ----------
    stored : StoredModel
    measurements : Measurements or None
        Training rows; None of a loaded model.
    path : str or None
        File of the model; None if it is not stored.
    size : int or None
        Bytes of that file.
    hybrid : FittedHybrid or None
        Analytical part of a hybrid model.
    """
    observed = _observed(stored)
    found = {
        "model": stored.model,
        "path": path,
        "bytes": size,
        "n": stored.n_configurations,
        "features": list(stored.features),
        "target": stored.target,
        "training": None if measurements is None else _errors(stored, measurements),
        "new_rows": new_rows_to_json(stored.new_rows),
        "size": None if observed is None else _tensor(stored.estimator, observed),
    }
    if isinstance(stored.estimator, InfluenceRegressor | ChoiceInfluenceRegressor):
        found["formula"] = formula_to_json(stored.estimator.formula_)
    return found if hybrid is None else {**found, "hybrid": hybrid_to_json(hybrid)}


def fit_lines(
    stored: StoredModel,
    measurements: Measurements,
    path: str | None,
    size: int | None,
    hybrid: FittedHybrid | None = None,
) -> list[Line]:
    """Return the report on a fit: the parameter space, the model, its errors, and the file written.

    Parameters
    ----------
    stored : StoredModel
    measurements : Measurements
        Training rows.
    path : str or None
        File of the model; None if it is not stored.
    size : int or None
        Bytes of that file.
    hybrid : FittedHybrid or None
        Analytical part of a hybrid model.
    """
    estimator, observed = stored.estimator, _observed(stored)
    ours = isinstance(estimator, CPRegressor)
    space = estimator.encoding_.space if ours else infer_space(measurements.features)
    headings = ("parameter", "kind", "spacing", "range or choices")
    words = f"{stored.model}: learned {stored.n_configurations} configurations"
    if observed is not None:
        cells = " x ".join(map(str, observed.cells.shape))
        kind = "tensor" if estimator.starts_ == 1 else f"mean of {estimator.starts_} tensors"
        words += f"; {kind} {cells} of rank {estimator.rank_}, {observed.cells.density:.2g} observed"
    lines: list[Line] = [NamedTable("", headings, tuple(space_rows(space)), words=(0, 1, 2, 3)), words]
    if isinstance(estimator, InfluenceRegressor | ChoiceInfluenceRegressor):
        lines.append(f"{stored.target} = {estimator.formula_.text()}")
    if hybrid is not None:
        lines += hybrid_lines(hybrid, stored.target)
    lines += new_rows_lines(stored.new_rows)
    return [*lines, NOT_WRITTEN if path is None or size is None else written_line(path, size)]


def _errors(stored: StoredModel, measurements: Measurements) -> dict[str, float]:
    assert measurements.times is not None
    return all_metrics(measurements.times, stored.estimator.predict(measurements.features))


def _observed(stored: StoredModel) -> Observed | None:
    """Return the observations a tensor was fitted to.

    None for other models, and for a loaded one: its file keeps only the data of predictions.
    """
    return stored.estimator.observed_ if isinstance(stored.estimator, CPRegressor) else None


def _tensor(model: CPRegressor, observed: Observed) -> dict[str, Any]:
    return {
        "cells": list(observed.cells.shape),
        "rank": model.rank_,
        "starts": model.starts_,
        "regularization": model.regularization_,
        "density": observed.cells.density,
        "sweeps": model.n_iter_,
        "error": float(np.float64(model.errors_[-1])),
    }
