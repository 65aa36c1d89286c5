"""Blocks that compute nothing: they try a cluster, and show what handing out and taking in cost."""

from __future__ import annotations

import time
from collections.abc import Mapping
from typing import Any

from ...files.checked_json import CheckedJson
from .runner import Place, Rows, Work

LONGEST_S = 3600.0
"""Of a block, in seconds."""


def set_up(setting: Mapping[str, Any], place: Place) -> Work:
    """Return work that takes `seconds` for a block and returns the name of its node.

    Raises
    ------
    UsageError
        If `seconds` is no number, or too large.
    """
    found = CheckedJson({"seconds": 0.0, **setting}, "a trial", "begin it again")
    seconds = found.number("seconds")
    if seconds >= LONGEST_S:
        raise found.error("seconds")

    def work(parameters: Mapping[str, Any]) -> Rows:
        if seconds > 0:
            time.sleep(seconds)
        return [{**parameters, "node": place.node.name}]

    return work
