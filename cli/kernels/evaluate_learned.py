"""`chainline evaluate` for learned models: one that is stored, or what learning would do here."""

from __future__ import annotations

import argparse
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

from ...analysis.incore.mca import InCoreTool
from ...errors import UsageError
from ..json_output import print_json
from ..messages import warn
from ..options.chosen_machine import machine_and_target
from ..options.figures import draw_into, tell_drawn
from ..progress import done, stage
from .learning_data import MANY_ROWS, LearningData, read_learning_data

if TYPE_CHECKING:
    import pandas as pd

    from ...models.kernels.learned.held_out.scores import HeldOutScores
    from ...reports.named_table import NamedTable

LIMITS = (
    "It was measured on one processor: what it learned of that core need not hold on another, and "
    "`chainline best` does not use it there.",
    "It predicts what it can compile: a kernel is generated, compiled and simulated first.",
    "A compiler of another family is predicted by the simulation and by what all compilers have in common.",
    "Intervals hold for orders like those measured, on average over kernels; elements of some tens of "
    "cycles are the hardest.",
    "Explanations tell what the model did, not what would happen if the code were changed.",
)
"""What the model cannot do, for the summary."""


def evaluate_stored_model(options: argparse.Namespace) -> None:
    """Score the model in a folder on data sets."""
    # some seconds of import that other commands do not need
    from ...models.kernels.learned.stored.seen import code_warnings, data_warnings, machine_warnings  # noqa: PLC0415
    from ...models.kernels.learned.stored.store import load_model  # noqa: PLC0415
    from ...models.kernels.learned.stored.stored_scores import evaluate_stored  # noqa: PLC0415
    from ...reports.stored_evaluation import (  # noqa: PLC0415
        stored_evaluation_table,
        stored_evaluation_to_json,
    )

    if options.figures or options.in_core != InCoreTool.OWN:
        raise UsageError("--figures and --in-core are for models that are not stored; leave them out")
    model = load_model(Path(options.models))
    machine, _ = machine_and_target(options)
    warnings = machine_warnings(model.manifest, machine, transfer=options.transfer)
    data = read_learning_data(options.data, options)
    warnings += data_warnings(model.manifest, data.used) + code_warnings(data.samples.table)
    evaluation = evaluate_stored(model, data.samples, tuple(warnings))
    warn(*evaluation.warnings)
    if options.json:
        print_json(stored_evaluation_to_json(evaluation))
    else:
        stored_evaluation_table(evaluation)


def evaluate_held_out(options: argparse.Namespace) -> None:
    """Learn from a part of data sets and predict the rest, in every way that cannot flatter."""
    from ...models.kernels.learned.held_out.regret import lost_of  # noqa: PLC0415
    from ...models.kernels.learned.held_out.scores import score_held_out  # noqa: PLC0415
    from ...models.kernels.learned.held_out.study import study  # noqa: PLC0415
    from ...models.kernels.learned.stored.trained import require_learnable  # noqa: PLC0415
    from ...reports.learned import held_out_table, held_out_to_json  # noqa: PLC0415
    from ...reports.named_table import print_tables  # noqa: PLC0415
    from ...reports.regret import regret_table  # noqa: PLC0415

    if options.in_core != InCoreTool.OWN:
        raise UsageError("--in-core is for analytical models; leave it out")
    data = read_learning_data(options.data, options)
    table = data.samples.table
    require_learnable(table)
    stage(f"learning from parts of {len(table)} kernels, predicting the rest", quiet=len(table) < MANY_ROWS)
    found = study(table)
    done()
    scores, regret = score_held_out(table, found), regret_table(lost_of(table, found))
    if options.json:
        print_json(held_out_to_json(scores))
    else:
        held_out_table(scores)
        print_tables([regret])
    tell_drawn(draw_into(options, partial(_summarise, data, found, scores, regret)), options)


def _summarise(
    data: LearningData, found: pd.DataFrame, scores: HeldOutScores, regret: NamedTable, folder: Path
) -> list[Path]:
    """Draw every figure, and write the page that shows them with the scores."""
    from ...reports.figures.learned import draw_held_out  # noqa: PLC0415
    from ...reports.learned_html import write_summary  # noqa: PLC0415

    title = data.samples.machine.title
    figures = draw_held_out(data.samples.table, found, folder, title=title)
    page = write_summary(
        folder / "summary.html",
        scores,
        figures,
        title=f"Learned models on {title}",
        facts=_facts(data),
        limits=LIMITS,
        tables=[regret],
    )
    return [*figures, page]


def _facts(data: LearningData) -> dict[str, str]:
    samples, rows = data.samples, data.rows
    return {
        "data": ", ".join(f"{one.file} ({one.rows} rows, SHA-256 {one.sha256[:12]})" for one in data.used),
        "processor": ", ".join(sorted({str(cpu) for cpu in rows["cpu"]})),
        data.origin: f"{str(rows['date'].min())[:10]} to {str(rows['date'].max())[:10]}",
        "machine file": samples.machine.key,
        "kernels": f"{len(samples.table)} rows, {samples.table['code'].nunique()} distinct codes",
        "compilers": ", ".join(sorted({str(name) for name in rows["compiler_version"]})),
        "left out": ", ".join(f"{why}: {count}" for why, count in samples.skipped.items()) or "nothing",
    }
