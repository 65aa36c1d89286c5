"""Numbers in per cent, given with an option."""

from __future__ import annotations

from ..errors import UsageError


def parse_shares(name: str, text: str) -> list[float]:
    """Return ``1,2,5`` of an option as rising shares of 1.

    Raises
    ------
    UsageError
        If one is no number, or not above 0 and at most 100.
    """
    try:
        shares = [float(part) / 100 for part in text.split(",")]
    except ValueError:
        raise UsageError(f"--{name} {text}: give numbers in per cent, such as 1,2,5") from None
    if any(not 0 < share <= 1 for share in shares):
        raise UsageError(f"--{name} {text}: each must be above 0 and at most 100")
    return sorted(set(shares))
