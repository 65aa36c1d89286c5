"""Data sets of measurements put together, and their conflicts."""

from __future__ import annotations

import os
from collections.abc import Iterable
from dataclasses import asdict
from pathlib import Path
from typing import TYPE_CHECKING, Any

from ..analysis.measurement.dataset import load_rows
from ..analysis.measurement.dataset.parquet import write_rows
from ..analysis.measurement.dataset.store import Merged, Part, merged
from ..errors import RunError, argument
from ..files.atomic_write import nothing, require_output
from ..records import record
from ..reports.merge import merge_to_json
from .listener import listener
from .request.shared import MERGE
from .shown import Shown

if TYPE_CHECKING:
    import pandas as pd

    from .campaign.front_end import PathLike


@record(eq=False, repr=False)
class MergedData(Shown):
    """Data sets put together.

    Attributes
    ----------
    output : str
        Data set that was written.
    parts : tuple of Part
        Names and rows of the data sets.
    merged : Merged
        Each row once, or the conflicts.

    Examples
    --------
    >>> import chainline as cl
    >>> from chainline.analysis.measurement.dataset.store import Merged
    >>> cl.MergedData("all.parquet", (), Merged([], {}, []))
    <MergedData: all.parquet: 0 rows of 0 data sets>
    """

    output: str
    parts: tuple[Part, ...]
    merged: Merged

    @property
    def caption(self) -> str:
        """Output, and the numbers of rows and data sets."""
        return f"{self.output}: {len(self.merged.rows)} rows of {len(self.parts)} data sets"

    def to_frame(self) -> pd.DataFrame:
        """Return the rows with all columns of a data set."""
        import pandas as pd  # noqa: PLC0415 - half a second of import

        return pd.DataFrame([asdict(row) for row in self.merged.rows])

    def to_json(self) -> dict[str, Any]:
        """Return the outcome by the keys of `chainline merge --json`."""
        return merge_to_json(self.output, self.parts, self.merged)


@MERGE.checks
def merge(data: PathLike | Iterable[PathLike], output: PathLike, *, keep: str | None = None) -> MergedData:
    """Merge data sets of `measure`, also of several machines and earlier versions.

    Equal rows of one processor become one.

    Parameters
    ----------
    data : path or iterable of path
        Data sets, .parquet or .csv.
    output : path
        Data set to write, .parquet, a new file.
    keep : {"newest"}, optional
        Row that is kept where measurements of the same kernel differ; by default nothing is written then.

    Raises
    ------
    UsageError
        If a file cannot be read or written.
    RunError
        If measurements of the same kernel differ.

    Examples
    --------
    >>> import chainline as cl
    >>> cl.merge(["a.parquet", "b.parquet"], "all.csv")
    Traceback (most recent call last):
    ...
    chainline.errors.UsageError: output all.csv: give a name that ends in .parquet
    """
    names = [os.fspath(data)] if isinstance(data, str | os.PathLike) else [os.fspath(name) for name in data]
    path = require_output(os.fspath(output), names, nothing)
    parts = tuple(Part(name, load_rows(Path(name))) for name in dict.fromkeys(names))
    found = MergedData(os.fspath(output), parts, merged(parts, newest=keep == "newest"))
    if conflicts := found.merged.conflicts:
        listener().result(found)
        first = conflicts[0]
        raise RunError(
            f"{len(conflicts)} rows of {first.second.merged_from} differ from those of "
            f"{first.first.merged_from} that measure the same; nothing is written, choose by "
            f"{argument('keep', 'newest')}, or leave one out"
        )
    write_rows(path, found.merged.rows)
    return found
