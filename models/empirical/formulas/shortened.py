"""Shortened names and numbers for messages of one line."""

from __future__ import annotations

from collections.abc import Collection
from itertools import islice

MOST_SHOWN = 40
"""Largest number of characters of a name or number."""
_MOST_NAMES = 10


def shortened(text: str) -> str:
    """Return a text, or of a longer one its first `MOST_SHOWN` characters and three dots.

    Examples
    --------
    >>> shortened("nx"), shortened("1" * 5000) == "1" * 40 + "..."
    ('nx', True)
    """
    return text if len(text) <= MOST_SHOWN else f"{text[:MOST_SHOWN]}..."


def listed(names: Collection[str]) -> str:
    """Return names in one line, at most the first ten.

    Examples
    --------
    >>> listed(["nx", "px"]), listed([]), listed(list("abcdefghijkl"))
    ('nx, px', 'none', 'a, b, c, d, e, f, g, h, i, j, ...')
    """
    shown = [shortened(name) for name in islice(names, _MOST_NAMES)]
    return ", ".join([*shown, "..."] if len(names) > _MOST_NAMES else shown) or "none"
