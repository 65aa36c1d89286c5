"""JSON as it is printed and written: valid, so that a number that is none becomes null."""

from __future__ import annotations

import json
import math
from collections.abc import Iterable, Mapping
from json.encoder import encode_basestring_ascii
from typing import Any


def json_text(document: Any, indent: int = 2) -> str:
    """Return a document as JSON, which knows neither NaN nor infinity.

    Notes
    -----
    As `json.dumps` writes it with an indent, for which that leaves its compiled encoder: thousands of laws
    then take longer to write than to find.

    Examples
    --------
    >>> print(json_text({"mape": float("nan"), "n": 3}, indent=0))
    {
    "mape": null,
    "n": 3
    }
    """
    return _written(document, "\n", " " * indent)


def _written(value: Any, line: str, step: str) -> str:
    """Return a value, whose further lines begin as `line` does."""
    if isinstance(value, str):
        return encode_basestring_ascii(value)
    if isinstance(value, float):
        return float.__repr__(value) if math.isfinite(value) else "null"
    inner = line + step
    if isinstance(value, dict | Mapping):  # the first is told at once, what else is a mapping takes long
        pairs = [f"{_key(key)}: {_written(each, inner, step)}" for key, each in value.items()]
        return _between("{", pairs, "}", line, inner)
    if isinstance(value, list | tuple):
        return _between("[", [_written(each, inner, step) for each in value], "]", line, inner)
    return json.dumps(value)


def _key(key: Any) -> str:
    """Return a name, which JSON has as a text alone."""
    return encode_basestring_ascii(key if isinstance(key, str) else json.dumps(key))


def _between(begin: str, parts: Iterable[str], end: str, line: str, inner: str) -> str:
    joined = f",{inner}".join(parts)
    return f"{begin}{inner}{joined}{line}{end}" if joined else begin + end
