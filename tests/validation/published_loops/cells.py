"""Cells of others' tables."""

import math

from chainline.errors import UsageError


def cell_number(text: str | None, where: str) -> float:
    """Return a cell; not a number where it is empty."""
    if text is None or not text.strip():
        return math.nan
    try:
        value = float(text)
    except ValueError:
        raise UsageError(f"{where}: {text!r} is no number") from None
    if math.isinf(value):
        raise UsageError(f"{where}: {text!r} is not finite")
    return value
