"""Errors of models on measurements, of every kind of model."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Any, TypeAlias

from .shown import Shown

if TYPE_CHECKING:
    import pandas as pd

    from ..analysis.machine.record import Machine
    from ..reports.layout import Line
    from ..reports.page.page import Page

    Provenance: TypeAlias = tuple[tuple[str, str], ...]


@dataclass(frozen=True, slots=True, repr=False, eq=False)
class ModelErrors(Shown):
    """Errors of models on measured data.

    Attributes
    ----------
    title : str
        Names of the models, and number of rows.
    machine : Machine or None
        Machine of the measurements; None of the times of any program.
    found : object
        Predictions and scores, by the kind of model.
    lines : list of Line
        What `chainline evaluate` prints.
    document : dict
        The errors by the keys of `chainline evaluate --json`.
    rows : DataFrame or list of dict
        Rows of `to_frame`.
    page : callable
        Returns the page of the errors for a command and a provenance.
    draw : callable or None
        Draws predictions beside measurements into a folder; None where there are no figures.

    Examples
    --------
    >>> import chainline as cl
    >>> import pandas as pd
    >>> table = pd.DataFrame({"n": range(1, 9), "seconds": [2.0 * n for n in range(1, 9)]})
    >>> errors = cl.evaluate(cl.fit(table, target="seconds", model="mars"), table)
    >>> errors.to_json()["n"], errors.to_frame().columns.tolist()
    (8, ['n', 'seconds', 'predicted'])
    """

    title: str
    machine: Machine | None
    found: Any
    lines: Sequence[Line]
    document: dict[str, Any]
    rows: Any
    page: Callable[[Sequence[str], Provenance], Page]
    draw: Callable[[Path], list[Path]] | None = None

    @property
    def caption(self) -> str:
        """Names of the models, and number of rows."""
        return self.title

    def to_json(self) -> dict[str, Any]:
        """Return the errors by the keys of `chainline evaluate --json`."""
        return self.document

    def to_frame(self) -> pd.DataFrame:
        """Return a row for each group of rows and model; of configurations and rows held out one each."""
        import pandas as pd  # noqa: PLC0415 - half a second of import

        return self.rows if isinstance(self.rows, pd.DataFrame) else pd.json_normalize(self.rows)
