"""Reports of campaigns, as JSON and as text.

rows.parquet: 3652 rows asked for, 120 measured now, 3532 there before; 3652 in all
  0 without a time, 14 beside a reference more than 5 % slow, 37 with a chain ratio outside [0, 1]
  20 disturbed by other programs: their times decide nothing; measure them again with --patience
"""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Any

from ..analysis.measurement.dataset import DRIFT_LIMIT, Row
from ..analysis.measurement.repeatability import CLOSE, Repeat, Repeatability
from .layout import Line, NamedTable, Prose
from .outputs.campaigns import MeasuredSummary, RepeatedRow, RepeatOutput

_SHOWN = 10
_DISTURBED = "  {} disturbed by other programs: their times decide nothing; measure them anew with --patience"


def summary_of(path: Path, asked: int, new: Sequence[Row], rows: Sequence[Row]) -> MeasuredSummary:
    """Return the summary of a campaign.

    Parameters
    ----------
    path : Path
        The data set.
    asked : int
        Number of rows asked for.
    new : sequence of Row
        Rows appended by this run.
    rows : sequence of Row
        All rows of the data set.
    """
    return MeasuredSummary(
        path=str(path),
        asked=asked,
        added=len(new),
        rows=len(rows),
        problems=[_problem(row) for row in new if row.problem],
        without_time=sum(row.seconds is None for row in rows),
        drifted=sum(row.drifted is True for row in rows),
        ratio_outside=sum(row.ratio_in_range is False for row in rows),
        disturbed=sum(row.disturbed for row in rows),
    )


def _problem(row: Row) -> str:
    return f"order {row.order}, split {row.split}, {row.mode}, {row.compiler}: {row.problem}"


def summary_lines(summary: MeasuredSummary) -> list[Line]:
    """Return the summary for people, with the first of its problems."""
    lines: list[Line] = [
        f"{summary.path}: {summary.asked} rows asked for, {summary.added} added now, "
        f"{summary.asked - summary.added} there before; {summary.rows} in all",
        f"  {summary.without_time} without a time, {summary.drifted} beside a reference more than "
        f"{DRIFT_LIMIT:.0%} slow, {summary.ratio_outside} with a chain ratio outside [0, 1]",
        *([_DISTURBED.format(summary.disturbed)] if summary.disturbed else []),
        *(f"  {problem}" for problem in summary.problems[:_SHOWN]),
    ]
    if len(summary.problems) > _SHOWN:
        lines.append(f"  ... {len(summary.problems) - _SHOWN} more problems, in column 'problem'")
    return lines


def repeatability_to_json(found: Repeatability) -> dict[str, Any]:
    """Return a repetition as plain values."""
    return RepeatOutput.of(
        found,
        rows=len(found.repeats),
        close=CLOSE,
        median_difference=found.median,
        worst_difference=found.worst,
        repeats=[_repeat(repeat) for repeat in found.repeats],
    ).to_json()


def _repeat(repeat: Repeat) -> RepeatedRow:
    return RepeatedRow.of(
        repeat.row,
        split=[int(part) for part in repeat.row.split.split(",")],
        gflops_again=repeat.again.gflops,
        difference=repeat.difference,
        same_code=repeat.same_code,
        problem=repeat.again.problem,
    )


def repeatability_lines(found: Repeatability) -> list[Line]:
    """Return a repetition for people, the rows that differ most first."""
    headings = ("order", "split", "compiler", "residence", "GFLOPS", "again", "difference", "code")
    foremost = sorted(found.repeats, key=lambda r: -abs(r.difference or 0.0))[:_SHOWN]
    return [
        NamedTable("", headings, tuple(map(_cells, foremost)), words=(1, 2, 3, 7)),
        Prose(
            f"{len(found.repeats)} rows measured again: {found.share_close:.0%} agree within {CLOSE:.0%}, "
            f"median difference {found.median:.1%}, worst {found.worst:.1%}"
        ),
    ]


def _cells(repeat: Repeat) -> tuple[str, ...]:
    row, again = repeat.row, repeat.again
    difference = "" if repeat.difference is None else f"{repeat.difference:+.1%}"
    speed = "" if again.gflops is None else f"{again.gflops:.2f}"
    code = "same" if repeat.same_code else "differs"
    return (
        str(row.order),
        row.split,
        row.compiler,
        row.residence,
        f"{row.gflops:.2f}",
        speed,
        difference,
        again.problem or code,
    )
