"""Learners and divisions as blocks of a campaign: a table as plain JSON, and what a node predicts of it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from threadpoolctl import threadpool_limits

from .....analysis.campaign.runner import Place, Rows, Work
from .....errors import UsageError, first_line

if TYPE_CHECKING:
    import pandas as pd

LEARNED = "evaluate learned"
"""Name of these blocks."""


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


def set_up(setting: Mapping[str, Any], place: Place) -> Work:
    """Return what learns from a part of the table and predicts the rest: a learner, a division."""
    from .study import jobs_of, predicted_job  # noqa: PLC0415 - it names these blocks

    jobs = jobs_of(frame_from_json(setting["table"]), tuple(map(int, setting["budgets"])))

    def work(parameters: Mapping[str, Any]) -> Rows:
        number = int(parameters["job"])
        with threadpool_limits(limits=1, user_api="openmp"):  # sums in the order that they have here
            return [{"job": number, **frame_to_json(predicted_job(jobs[number]))}]

    return work
