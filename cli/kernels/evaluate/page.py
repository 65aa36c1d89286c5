"""HTML pages of `chainline evaluate --html` for models of kernels."""

from __future__ import annotations

import argparse

import pandas as pd

from ....models.kernels.evaluation.evaluate import Evaluation
from ....models.kernels.learned.held_out.scores import HeldOutScores
from ....models.kernels.learned.stored.scores import StoredEvaluation
from ....reports.layout import NamedTable
from ....reports.page.evaluate import HeldOut, analytical_page, held_out_page, stored_page
from ....reports.page.page import Page, provenance
from ...options.page import digests
from ..learning_data import LearningData

_LIMITS = (
    "It was measured on one processor: what it learned of that core need not hold on another, and "
    "`chainline best` does not use it there.",
    "It predicts what it can compile: a kernel is generated, compiled and simulated first.",
    "A compiler of another family is predicted by the simulation and by what all compilers have in common.",
    "Intervals hold for orders like those measured, on average over kernels; elements of some tens of "
    "cycles are the hardest.",
    "Explanations tell what the model did, not what would happen if the code were changed.",
)
"""Limits of the model."""


def page_of_analytical(evaluation: Evaluation, options: argparse.Namespace) -> Page:
    """Return the page of analytical models, which learn nothing."""
    where = provenance(options.typed, evaluation.machine, digests(options.data))
    return analytical_page(evaluation, options.typed, where)


def page_of_stored(evaluation: StoredEvaluation, data: LearningData, options: argparse.Namespace) -> Page:
    """Return the page of a model in a folder.

    Parameters
    ----------
    evaluation : StoredEvaluation
    data : LearningData
    options : Namespace
    """
    where = provenance(options.typed, data.samples.machine, digests(options.data))
    return stored_page(evaluation, options.typed, where)


def page_of_held_out(
    data: LearningData,
    found: pd.DataFrame,
    scores: HeldOutScores,
    regret: NamedTable,
    options: argparse.Namespace,
) -> Page:
    """Return the page of models that learn from a part and predict the rest.

    Parameters
    ----------
    data : LearningData
    found : DataFrame
        Held-out predictions.
    scores : HeldOutScores
    regret : NamedTable
    options : Namespace
    """
    machine = data.samples.machine
    title = f"Learned models on {machine.title}"
    held = HeldOut(title, scores, found, regret, tuple(_facts(data).items()), _LIMITS)
    return held_out_page(held, options.typed, provenance(options.typed, machine, digests(options.data)))


def _facts(data: LearningData) -> dict[str, str]:
    samples, rows = data.samples, data.rows
    return {
        "data": ", ".join(f"{one.file} ({one.rows} rows)" for one in data.used),
        "processor": ", ".join(sorted({str(cpu) for cpu in rows["cpu"]})),
        data.origin: f"{str(rows['date'].min())[:10]} to {str(rows['date'].max())[:10]}",
        "kernels": f"{len(samples.table)} rows, {samples.table['code'].nunique()} distinct codes",
        "compilers": ", ".join(sorted({str(name) for name in rows["compiler_version"]})),
        "left out": ", ".join(f"{why}: {count}" for why, count in samples.skipped.items()) or "nothing",
    }
