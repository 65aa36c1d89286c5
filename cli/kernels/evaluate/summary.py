"""What `chainline evaluate learned` draws, and the page that shows it with the scores."""

from __future__ import annotations

from pathlib import Path

import pandas as pd

from ....models.kernels.learned.held_out.scores import HeldOutScores
from ....reports.figures.held_out import draw_held_out
from ....reports.held_out_html import write_summary
from ....reports.named_table import NamedTable
from ..learning_data import LearningData

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


def draw_summary(
    data: LearningData, found: pd.DataFrame, scores: HeldOutScores, regret: NamedTable, folder: Path
) -> list[Path]:
    """Draw every figure, and write the page that shows them with the scores."""
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
