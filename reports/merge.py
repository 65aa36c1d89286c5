"""Outcome of merging data sets, or the rows in conflict, as JSON and as text.

all.parquet: 7830 rows of 3 data sets
  a.parquet  4565 rows
  b.parquet  3265 rows, 12 of them were there before
  2 processors: AMD EPYC (family 26, model 2, stepping 1), Intel Xeon (family 6, model 173, stepping 1)
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Any

from ..analysis.measurement.dataset.row import Row
from ..analysis.measurement.dataset.store import Conflict, Merged, Part
from .layout import Line, NamedTable
from .outputs.campaigns import MergeConflict, MergedPart, MergedProcessor, MergeOutput

_SHOWN = 10


def merge_to_json(output: str, parts: Sequence[Part], merged: Merged) -> dict[str, Any]:
    """Return the outcome as plain values.

    Parameters
    ----------
    output : str
        File of the merged data set.
    parts : sequence of Part
        Data sets.
    merged : Merged
        Their rows, or the conflicts.
    """
    return MergeOutput(
        output=output,
        written=not merged.conflicts,
        rows=len(merged.rows),
        inputs=[
            MergedPart(file=part.name, rows=len(part.rows), same=merged.same[part.name]) for part in parts
        ],
        processors=_processors(merged),
        conflicts=[_conflict(each) for each in merged.conflicts],
    ).to_json()


def _conflict(conflict: Conflict) -> MergeConflict:
    return MergeConflict.of(
        conflict.first, differ=conflict.columns, first=_told(conflict.first), second=_told(conflict.second)
    )


def _told(row: Row) -> dict[str, Any]:
    told = ("merged_from", "host", "date", "seconds", "gflops", "frequency_ghz", "problem")
    return {name: getattr(row, name) for name in told}


def _processors(merged: Merged) -> list[MergedProcessor]:
    counts = Counter(row.cpu for row in merged.rows)
    return [MergedProcessor(cpu=cpu, rows=n) for cpu, n in sorted(counts.items())]


def merge_lines(output: str, parts: Sequence[Part], merged: Merged) -> list[Line]:
    """Return the outcome for people, or the conflicts.

    Parameters
    ----------
    output : str
        File of the merged data set.
    parts : sequence of Part
        Data sets.
    merged : Merged
        Their rows, or the conflicts.
    """
    if merged.conflicts:
        return _conflict_lines(merged.conflicts)
    lines: list[Line] = [f"{output}: {len(merged.rows)} rows of {len(parts)} data sets"]
    for part in parts:
        same = merged.same[part.name]
        lines.append(
            f"  {part.name}  {len(part.rows)} rows" + (f", {same} of them were there before" if same else "")
        )
    found = [each.cpu for each in _processors(merged)]
    lines.append(f"  {len(found)} processor{'s' if len(found) > 1 else ''}: {', '.join(found)}")
    return lines


def _conflict_lines(conflicts: Sequence[Conflict]) -> list[Line]:
    headings = ("order", "split", "compiler", "of", "host", "date", "GFLOPS")
    cells = [_cells(row) for each in conflicts[:_SHOWN] for row in (each.first, each.second)]
    lines: list[Line] = [NamedTable("", headings, tuple(cells), words=(1, 2, 3, 4, 5))]
    if len(conflicts) > _SHOWN:
        lines.append(f"... {len(conflicts) - _SHOWN} more pairs")
    return lines


def _cells(row: Any) -> tuple[str, ...]:
    speed = "" if row.gflops is None else f"{row.gflops:.2f}"
    return (str(row.order), row.split, row.compiler, str(row.merged_from), row.host, row.date[:19], speed)
