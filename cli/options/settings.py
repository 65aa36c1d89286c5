"""Option `--set NAME=VALUE` of every command that takes it."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from ...errors import UsageError

_LISTS = ("extrapolated", "functions", "powers")
"""Settings of which each value is one more; those of `cells` are of a parameter each, and replaced whole."""


def parse_settings(texts: Iterable[str]) -> dict[str, Any]:
    """Return names and values: of a list that is given in several parts all, of others the last.

    Raises
    ------
    UsageError
        If one is no setting.

    Examples
    --------
    >>> parse_settings(["rank=8", "functions=linear,3"])
    {'rank': 8, 'functions': ['linear', 3]}
    >>> parse_settings(["extrapolated=m", "extrapolated=n,k"])
    {'extrapolated': ['m', 'n', 'k']}
    """
    settings: dict[str, Any] = {}
    for text in texts:
        name, value = _setting(text)
        joined = name in _LISTS and name in settings
        settings[name] = [*_listed(settings[name]), *_listed(value)] if joined else value
    return settings


def _listed(value: Any) -> list[Any]:
    return value if isinstance(value, list) else [value]


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
