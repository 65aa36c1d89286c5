"""What `--set NAME=VALUE` means, in every command that takes it."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from ...errors import UsageError

_LISTS = ("extrapolated", "functions", "powers")
"""Settings of which each value is one more; those of others, such as `cells`, are of one parameter each."""


def parse_settings(texts: Iterable[str]) -> dict[str, Any]:
    """Return names and values; those of a list that is given in several parts are joined.

    Raises
    ------
    UsageError
        If one is no setting, or one that is no list is given again.

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
        if name not in settings:
            settings[name] = value
        elif name in _LISTS:
            settings[name] = [*_listed(settings[name]), *_listed(value)]
        else:
            raise UsageError(f"--set {text}: {name} is given twice, and takes one value; leave one out")
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
