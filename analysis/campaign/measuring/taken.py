"""Rows that nodes measured, appended to a data set: each row once, however often it arrives."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

from ....errors import UsageError
from ....files.checked_json import CheckedJson
from ...measurement.dataset import DataSet, Row
from ...measurement.dataset.row import row_from
from ..folder import Manifest
from ..journal import Outcome

_MOST_HELD, _HELD_S = 256, 5.0
"""Rows that wait to be appended together: they are on the disk already, where nodes wrote them."""


@contextmanager
def into_data_set(manifest: Manifest) -> Iterator[Callable[[Outcome], None]]:
    """Yield a function that takes outcomes into the data set of a campaign, open in this process alone.

    Raises
    ------
    UsageError
        If it cannot be written, or holds rows of another processor and is not to mix them.
    """
    told = CheckedJson(manifest.setting, "the setting of a campaign", "remove the campaign, and begin again")
    mixed, cpu = told.flag("mixed"), told.text("cpu")
    if not manifest.output.endswith(".parquet"):
        raise UsageError(f"{manifest.output}: is no data set; remove the campaign, and begin again")
    with DataSet.open(Path(manifest.output), None if mixed else cpu) as data:
        taking = Taking(data)
        try:
            yield taking.take
        finally:
            taking.flush()


class Taking:
    """Takes rows into a data set that is open.

    Attributes
    ----------
    new : list of Row
        Rows that the data set lacked.
    """

    def __init__(self, data: DataSet) -> None:
        self.new: list[Row] = []
        self._data = data
        self._known = {row.key for row in data.rows if not row.problem}
        self._held: list[Row] = []
        self._flushed = time.monotonic()

    def take(self, outcome: Outcome) -> None:
        """Take in the rows of a block that the data set lacks; UsageError where they are none."""
        for found in outcome.rows:
            try:
                row = row_from(dict(found))
            except (ValueError, RecursionError) as error:
                raise UsageError(f"block {outcome.number} of {outcome.node}: {error}") from None
            if row.key not in self._known:
                if not row.problem:
                    self._known.add(row.key)
                self._held.append(row)
        if len(self._held) >= _MOST_HELD or time.monotonic() > self._flushed + _HELD_S:
            self.flush()

    def flush(self) -> None:
        """Append what waits."""
        held, self._held, self._flushed = self._held, [], time.monotonic()
        if held:
            self._data.append(held)
            self.new += held
