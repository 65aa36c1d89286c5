"""The evaluation of a stored model as JSON and as a table.

A table looks like this, one line for each order, and the means of all at the end; "inside" is the
share of rows whose speed lies in the model's interval, "noise" what repeated measurements differ by:

    MAPE of predicted GFLOPS, epyc-9005, 913 rows; learned from 3652 rows measured on epyc-9005
    residence  compiler  order  rows  learned  inside  simulation  chain  roofline   ecm  noise
    L1         gcc           7    22     1.2%     95%        4.0%   8.1%     44.5%  7.9%   0.6%
"""

from __future__ import annotations

import math
from typing import Any

from msgspec import UNSET

from ..models.kernels.learned.cross_validation.scores import Score
from ..models.kernels.learned.stored.scores import ANALYTICAL, StoredEvaluation, StoredScore
from .evaluation import skipped_rows
from .layout import Line, NamedTable, Prose
from .outputs.kernels import EvaluationOutput, GroupScore, ResidenceScore
from .predict import trained_on


def stored_evaluation_to_json(found: StoredEvaluation) -> dict[str, Any]:
    """Return the evaluation as plain values."""
    return EvaluationOutput.of(
        found,
        models=[found.model, *ANALYTICAL],
        in_core="own",
        trained=trained_on(found.manifest),
        skipped=skipped_rows(found.skipped),
        scores=[
            GroupScore.of(score, **_place(name, group, score), compiler=group.compiler, order=group.order)
            for group in found.groups
            for name, score in group.scores.items()
        ],
        overall=[
            ResidenceScore.of(score, **_place(name, group, score))
            for group in found.overall
            for name, score in group.scores.items()
        ],
        ranking=UNSET,
        resolution=UNSET,
    ).to_json()


def _place(model: str, group: StoredScore, score: Score) -> dict[str, Any]:
    return {
        "model": model,
        "residence": group.residence,
        "inside": _or_null(score.coverage),
        "noise": _or_null(score.noise),
    }


def stored_evaluation_lines(found: StoredEvaluation) -> list[Line]:
    """Return the errors of the model and of others, and which rows were left out."""
    manifest = found.manifest
    return [
        NamedTable(
            f"MAPE of predicted GFLOPS, {found.machine}, {found.rows} rows; learned from {manifest.rows} "
            f"rows {manifest.origin} on {manifest.machine_keys}",
            ("residence", "compiler", "order", "rows", found.model, "inside", *ANALYTICAL, "noise"),
            tuple(_cells(group, found.model) for group in (*found.groups, *found.overall)),
            words=(0, 1),
            n_totals=len(found.overall),
        ),
        *(Prose(f"left out: {count} rows, {reason}") for reason, count in found.skipped.items()),
    ]


def _cells(group: StoredScore, model: str) -> tuple[str, ...]:
    learned = group.scores[model]
    return (
        group.residence,
        group.compiler or "all",
        "all" if group.order is None else str(group.order),
        str(learned.rows),
        f"{learned.mape:.1%}",
        f"{learned.coverage:.0%}",
        *(f"{group.scores[name].mape:.1%}" for name in ANALYTICAL),
        "" if math.isnan(learned.noise) else f"{learned.noise:.1%}",
    )


def _or_null(value: float) -> float | None:
    return None if math.isnan(value) else value
