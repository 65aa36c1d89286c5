"""Whole ranking of an order as a table, with the chain predictions of each model: `chainline best -v`.

A table of `--model chain` looks like this; the column "measured" appears with `--measure`:

    rank  split    chain ratio  cycles/FMA  Eq. 2  GFLOPS  measured  limits      same code
      1=  2,2,2,2       0.0000        0.50   0.50   115.4     108.4  load ports
      1=  3,3,2         0.0742        0.50   0.76   115.4     108.6  load ports
"""

from __future__ import annotations

from ..models.kernels.predictions.ranked import Ranked
from ..models.kernels.ranking.kernel_space import KernelSpace
from ..models.kernels.ranking.question import Answer
from .best_ranks import leaders, rank_texts, shown_leaders
from .named_table import NamedTable


def is_told(answer: Answer) -> bool:
    """Tell whether measured speeds are shown: not those of a disturbed host."""
    return answer.measurement is not None and not answer.measurement.disturbed


def detail_table(answer: Answer, everything: bool) -> NamedTable:
    """Return the kernels of an order by rank, the foremost or all.

    Parameters
    ----------
    everything : bool
        All of them, not as many as a screen holds.
    """
    measured = is_told(answer)
    named = "split" if answer.question.space is KernelSpace.SPLIT else "schedule or split"
    figures = ("chain ratio", "cycles/FMA", "Eq. 2", "GFLOPS", *(("measured",) if measured else ()))
    headings = ("rank", named, *figures, "limits", "same code")
    ranks = rank_texts(answer)
    shown = leaders(answer) if everything else shown_leaders(answer)
    rows = [_row(ranks[entry.rank], entry, answer, measured) for entry in shown]
    left = len(leaders(answer)) - len(rows)
    note = f"      ... {left} more kernels: --all" if left else ""
    return NamedTable("", headings, tuple(rows), (1, -2, -1), note)


def _row(rank: str, entry: Ranked, answer: Answer, measured: bool) -> tuple[str, ...]:
    prediction = entry.prediction
    twins = [
        _written(other)
        for other in answer.ranked
        if other.rank == entry.rank and other.same_code_as is not None
    ]
    measured_speed = "" if entry.measured_gflops is None else f"{entry.measured_gflops:.1f}"
    return (
        rank,
        _written(entry),
        f"{prediction.chain_ratio:.4f}",
        f"{prediction.fma_cycles:.2f}",
        f"{prediction.fma_cycles_mixture:.2f}",
        f"{prediction.gflops:.1f}",
        *([measured_speed] if measured else []),
        prediction.limits,
        _abridged(twins),
    )


def _abridged(twins: list[str], shown: int = 3) -> str:
    more = f" and {len(twins) - shown} more" if len(twins) > shown else ""
    return "  ".join(twins[:shown]) + more


def _written(entry: Ranked) -> str:
    return entry.prediction.variant.label
