"""Parameters of a run among the global values of a profile."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Any

from ..column_roles import named_like_time
from ..table import is_number
from .runs_table import number_or_text

_OF_EVERY_RUN = re.compile(
    r"^(cali|spot)\.|launch|elapsed|figure.of.merit|version|date|time|user|executable|cmdline", re.IGNORECASE
)


def run_parameters(beside: Mapping[str, Any]) -> dict[str, Any]:
    """Return the numbers of a run that may be parameters; times, dates, versions and results are left out.

    Examples
    --------
    >>> run_parameters({"jobsize": "64", "elapsed_time": "5.2", "cluster": "opal", "launchdate": "16166"})
    {'jobsize': 64}
    """
    return {
        str(key): number_or_text(value)
        for key, value in beside.items()
        if is_number(value) and not _OF_EVERY_RUN.search(str(key)) and not named_like_time(str(key))
    }
