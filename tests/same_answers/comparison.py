"""Comparison of a recorded answer with one of now: the paths at which they differ."""

import re
from collections.abc import Iterator
from math import isclose
from typing import Any

from .answers import Command, matches

NOTHING = "nothing"
"""Stands for a key that one of both does not have."""
_NUMBER = re.compile(r"(?<![\w.])-?\d+(?:\.\d*)?(?:e[-+]?\d+)?(?![\w.])", re.IGNORECASE)
_ZERO = 1e-12
"""Below it a float is what rounding has left of zero, such as the error of a model that interpolates."""

Difference = tuple[str, Any, Any]


def differences(command: Command, recorded: Any, now: Any, path: str = "") -> Iterator[Difference]:
    """Yield path, recorded value and present value of everything that differs.

    Examples
    --------
    >>> list(differences(Command("a", ("",)), {"x": [1, 2.0]}, {"x": [1, 2.5], "y": 0}))
    [('x.1', 2.0, 2.5), ('y', 'nothing', 0)]
    """
    if matches(path, command.clocks) and type(recorded) is type(now) and not isinstance(now, dict | list):
        return
    if isinstance(recorded, dict) and isinstance(now, dict):
        for key in sorted({*recorded, *now}):
            below = f"{path}.{key}" if path else key
            yield from differences(command, recorded.get(key, NOTHING), now.get(key, NOTHING), below)
    elif isinstance(recorded, list) and isinstance(now, list):
        if len(recorded) != len(now):
            yield f"{path}.length", len(recorded), len(now)
        for place, pair in enumerate(zip(recorded, now, strict=False)):
            yield from differences(command, *pair, f"{path}.{place}")
    elif not _equal(recorded, now, command):
        yield path, recorded, now


def _equal(recorded: Any, now: Any, command: Command) -> bool:
    if command.structure and (recorded is None or now is None):
        return True  # what a machine does not have is null there
    if isinstance(recorded, float) and isinstance(now, float):
        return isclose(
            recorded, now, rel_tol=command.tolerance, abs_tol=_ZERO if command.tolerance > 1e-9 else 0
        )
    if isinstance(recorded, str) and isinstance(now, str):
        return recorded == now or _equal_texts(recorded, now, command)
    return type(recorded) is type(now) and bool(recorded == now)


def _equal_texts(recorded: str, now: str, command: Command) -> bool:
    """Compare the words of two texts exactly, and numbers with a point or exponent as floats."""
    if _NUMBER.sub("", recorded) != _NUMBER.sub("", now):
        return False
    pairs = zip(_NUMBER.findall(recorded), _NUMBER.findall(now), strict=True)
    return all(one == other or _equal_numbers(one, other, command) for one, other in pairs)


def _equal_numbers(one: str, other: str, command: Command) -> bool:
    exact = one.lstrip("-").isdigit() or other.lstrip("-").isdigit()
    return not exact and _equal(float(one), float(other), command)
