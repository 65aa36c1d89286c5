"""Which columns a class of models can learn from: the others are left out, and named."""

from __future__ import annotations

from dataclasses import replace

import pandas as pd

from ....errors import UsageError
from ..data.table_file import Measurements
from .hybrid_fitting import HYBRID
from .influence_fitting import INFLUENCE, one_valued

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
        If nothing is left.

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
    found = replace(measurements, features=frame, warnings=tuple(warnings))
    if model not in _TELLING and len(frame) > 1 and (alike := one_valued(found)):
        line = f"one value of {', '.join(alike)} in all rows: nothing can be learned of it"
        return replace(found, warnings=(*found.warnings, line))
    return found
