"""Tables as plain JSON: inputs and results of the blocks of a campaign."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from ...errors import UsageError, first_line

if TYPE_CHECKING:
    import pandas as pd


def frame_to_json(frame: pd.DataFrame) -> dict[str, Any]:
    """Return a table as JSON: its columns, what each holds, and their types; numbers come back the same.

    Examples
    --------
    >>> import pandas as pd
    >>> frame = pd.DataFrame({"x": [0.1, float("nan")], "n": [1, 2], "word": ["a", None]})
    >>> frame_from_json(frame_to_json(frame)).equals(frame)
    True
    """
    return {
        "columns": {str(name): frame[name].tolist() for name in frame.columns},
        "types": {str(name): str(frame[name].dtype) for name in frame.columns},
    }


def frame_from_json(found: Mapping[str, Any]) -> pd.DataFrame:
    """Return the table of JSON; UsageError if it is none."""
    import pandas as pd  # noqa: PLC0415 - half a second of import

    try:
        types = found["types"]
        return pd.DataFrame(
            {name: pd.Series(values, dtype=types[name]) for name, values in found["columns"].items()}
        )
    except (KeyError, TypeError, ValueError, AttributeError) as error:
        raise UsageError(f"a campaign of no table: {first_line(error)}; begin it again") from None
