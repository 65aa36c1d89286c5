"""Columns that a class of models can learn from; the others are left out and named."""

from __future__ import annotations

import shlex
from dataclasses import replace

import pandas as pd

from ....errors import UsageError
from ..data.table_file import Measurements
from ..estimators.gaussian_process.regressor import MOST_ROWS as MOST_PROCESS_ROWS
from .baselines import COMPETITORS
from .hybrid_fitting import HYBRID
from .influence_fitting import INFLUENCE, one_valued

MOST_CHOICES = 1000
"""Different texts that a column may hold: a name for each row tells nothing of another."""
MOST_BYTES = 1 << 30
"""Of a table with a column for each choice."""
_COPIES_OF_TERMS = 64
"""Numbers that an influence model keeps of each choice of a row: products with other options among them."""
AUTO, GP = "auto", "gp"
_OF_NUMBERS = (HYBRID,)
"""Models that take no texts; all others have a place for each choice."""
_TELLING = (HYBRID, INFLUENCE)
"""Models that say themselves what nothing can be learned of."""


def suited(model: str, measurements: Measurements, *, chosen: bool) -> Measurements:
    """Return measurements without the texts that a model cannot take; warnings name what is of no use.

    Parameters
    ----------
    model : str
        Name of its class.
    measurements : Measurements
        With times.
    chosen : bool
        Whether the user named the columns: those are all kept, for the model to refuse.

    Raises
    ------
    UsageError
        If nothing is left, or a column of texts has more choices than models have room for.

    Examples
    --------
    >>> import numpy as np
    >>> frame = pd.DataFrame({"n": [1, 2], "solver": ["amg", "pcg"]})
    >>> found = suited(HYBRID, Measurements(frame, np.ones(2), ()), chosen=False)
    >>> list(found.features), found.warnings
    (['n'], ("hybrid models take numbers alone: column 'solver' holds texts and is left out",))
    """
    frame, warnings = measurements.features, list(measurements.warnings)
    texts = [name for name in frame.columns if not pd.api.types.is_numeric_dtype(frame[name])]
    if texts and model in _OF_NUMBERS and not chosen:
        named = f"column {texts[0]!r} holds" if len(texts) == 1 else f"columns {', '.join(texts)} hold"
        left_out = "is left out" if len(texts) == 1 else "are left out"
        line = f"{model} models take numbers alone: {named} texts"
        if len(texts) == frame.shape[1]:
            raise UsageError(f"{line}, and there are no others; write numbers")
        warnings.append(f"{line} and {left_out}")
        frame = frame.drop(columns=texts)
    _require_few_choices(model, frame)
    if (some := _rows_learned_from(model, len(frame))) is not None:
        warnings.append(some)
    found = replace(measurements, features=frame, warnings=tuple(warnings))
    if model not in _TELLING and len(frame) > 1 and (alike := one_valued(found)):
        line = f"one value of {', '.join(alike)} in all rows: nothing can be learned of it"
        return replace(found, warnings=(*found.warnings, line))
    return found


def columns_of(frame: pd.DataFrame) -> int:
    """Return the number of columns of a model that takes one for each choice.

    Examples
    --------
    >>> columns_of(pd.DataFrame({"n": [1, 2, 3], "solver": ["amg", "pcg", "amg"]}))
    3
    """
    return sum(
        1 if pd.api.types.is_numeric_dtype(column) else column.nunique() for _, column in frame.items()
    )


def _require_few_choices(model: str, frame: pd.DataFrame) -> None:
    """Raise a UsageError that names the column of texts with the most choices where these are too many."""
    counts = {
        str(name): column.nunique()
        for name, column in frame.items()
        if not pd.api.types.is_numeric_dtype(column)
    }
    if not counts:
        return
    name = max(counts, key=counts.__getitem__)
    one_each = model == AUTO or (model in COMPETITORS and not COMPETITORS[model].codes)
    copies = _COPIES_OF_TERMS if model == INFLUENCE else int(one_each)
    needed = 8 * copies * len(frame) * columns_of(frame)
    if counts[name] <= MOST_CHOICES and needed <= MOST_BYTES:
        return
    others = ",".join(str(other) for other in frame.columns if str(other) != name)
    left_out = f"leave it out by `--features {shlex.quote(others)}`" if others else "add other parameters"
    many = counts[name] > MOST_CHOICES
    most = f"more than {MOST_CHOICES}" if many else f"which would take {needed / 2**30:.3g} GiB"
    raise UsageError(
        f"column {name!r} holds {counts[name]} different texts in {len(frame)} rows, {most}: {left_out}"
    )


def _rows_learned_from(model: str, n_rows: int) -> str | None:
    """Return a warning where a class learns from some of the rows alone; None elsewhere."""
    if model != GP or n_rows <= MOST_PROCESS_ROWS:
        return None
    return (
        f"{GP} learns from {MOST_PROCESS_ROWS} of {n_rows} rows, drawn at random: its memory grows with "
        "their square"
    )
