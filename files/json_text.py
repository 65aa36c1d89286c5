"""JSON as it is printed and written: valid, so that a number that is none becomes null."""

from __future__ import annotations

import json
import math
from collections.abc import Mapping
from typing import Any


def json_text(document: Any, indent: int = 2) -> str:
    """Return a document as JSON, which knows neither NaN nor infinity.

    Examples
    --------
    >>> print(json_text({"mape": float("nan"), "n": 3}, indent=0))
    {
    "mape": null,
    "n": 3
    }
    """
    return json.dumps(_finite(document), indent=indent, allow_nan=False)


def _finite(value: Any) -> Any:
    if isinstance(value, float):
        return value if math.isfinite(value) else None
    if isinstance(value, Mapping):
        return {key: _finite(each) for key, each in value.items()}
    if isinstance(value, list | tuple):
        return [_finite(each) for each in value]
    return value
