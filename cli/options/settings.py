"""What `--set NAME=VALUE` means, in every command that takes it."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from ...errors import UsageError


def parse_settings(texts: Iterable[str]) -> dict[str, Any]:
    """Return names and values, of a name the last.

    Examples
    --------
    >>> parse_settings(["rank=8", "functions=linear,3"])
    {'rank': 8, 'functions': ['linear', 3]}
    """
    return dict(map(_setting, texts))


def _setting(text: str) -> tuple[str, Any]:
    """Return name and value of `rank=8`: a number, a list of numbers, or a text."""
    name, sign, value = text.partition("=")
    if not sign or not name or not value:
        raise UsageError(f"--set {text}: give a name and a value, such as rank=8")
    if name == "extrapolated":
        return name, value.split(",")
    parts = [_number(part) for part in value.split(",")]
    return name, parts[0] if len(parts) == 1 else parts


def _number(text: str) -> Any:
    for kind in (int, float):
        try:
            return kind(text)
        except ValueError:
            continue
    return text
