"""An evaluation of models as JSON and as a table.

A table looks like this, one line for each order, and the means of all at the end:

    MAPE of predicted GFLOPS, zen5, 1826 rows
    residence  compiler  order  rows   chain  roofline   ecm
    L1         gcc           7    22    8.1%     44.5%  7.9%

Below it, what taking the kernel that each model ranks first loses (`named_kernels`).
"""

from __future__ import annotations

from typing import Any

from ..models.kernels.evaluation.evaluate import Evaluation
from ..models.kernels.evaluation.named import named_kernels, resolutions
from ..models.kernels.evaluation.scores import PredictedRow, Score, group_rows, score
from ..models.kernels.predictions.model import Model
from .line import Line, Prose
from .named_kernels import ranking_lines, ranking_to_json, resolution_to_json
from .named_table import NamedTable


def evaluation_to_json(evaluation: Evaluation) -> dict[str, Any]:
    """Return the evaluation by the keys of `reports/schemas/evaluate.schema.json`."""
    return {
        "machine": evaluation.machine.key,
        "models": [str(model) for model in evaluation.models],
        "in_core": str(evaluation.in_core),
        "rows": len(evaluation.rows),
        "skipped": [{"reason": why, "rows": count} for why, count in evaluation.skipped.items()],
        "warnings": list(evaluation.warnings),
        "scores": [
            {
                "model": str(model),
                "residence": where,
                "compiler": compiler,
                "order": order,
                **_score(rows, model),
            }
            for (where, compiler, order), rows in _groups(evaluation)
            for model in evaluation.models
        ],
        "overall": [
            {"model": str(model), "residence": where, **_score(rows, model)}
            for where, rows in _residences(evaluation)
            for model in evaluation.models
        ],
        "ranking": ranking_to_json(named_kernels(evaluation.rows, evaluation.models)),
        "resolution": resolution_to_json(resolutions(evaluation.rows)),
    }


def evaluation_lines(evaluation: Evaluation) -> list[Line]:
    """Return the errors of each model, and which rows were left out."""
    models = evaluation.models
    groups = [
        (where, compiler, str(order), str(len(rows)), *_cells(rows, models))
        for (where, compiler, order), rows in _groups(evaluation)
    ]
    means = [
        (where, "all", "all", str(len(rows)), *_cells(rows, models))
        for where, rows in _residences(evaluation)
    ]
    named = named_kernels(evaluation.rows, models)
    return [
        NamedTable(
            f"MAPE of predicted GFLOPS, {evaluation.machine.key}, {len(evaluation.rows)} rows",
            ("residence", "compiler", "order", "rows", *map(str, models)),
            (*groups, *means),
            words=(0, 1),
            n_totals=len(means),
        ),
        *ranking_lines(named, models, resolutions(evaluation.rows)),
        *(Prose(f"left out: {count} rows, {reason}") for reason, count in evaluation.skipped.items()),
    ]


def _score(rows: list[PredictedRow], model: Model) -> dict[str, Any]:
    found: Score = score(rows, model)
    return {"rows": found.rows, "mape": found.mape, "bias": found.bias}


def _cells(rows: list[PredictedRow], models: tuple[Model, ...]) -> list[str]:
    return [f"{score(rows, model).mape:.1%}" for model in models]


def _groups(evaluation: Evaluation) -> list[tuple[tuple[str, str, int], list[PredictedRow]]]:
    groups = group_rows(
        evaluation.rows,
        lambda row: (row.case.conditions.residence, row.case.compiler, row.case.variant.order),
    )
    return sorted(groups.items())


def _residences(evaluation: Evaluation) -> list[tuple[str, list[PredictedRow]]]:
    return sorted(group_rows(evaluation.rows, lambda row: row.case.conditions.residence).items())
