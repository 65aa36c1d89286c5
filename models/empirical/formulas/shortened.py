"""Names and numbers as they are shown in messages, which are one line."""

from __future__ import annotations

from collections.abc import Collection
from itertools import islice

MOST_SHOWN = 40
"""Characters of one name or number."""
_MOST_NAMES = 10


def shortened(text: str) -> str:
    """Return a text as it is, or its first `MOST_SHOWN` characters and three dots.

    Examples
    --------
    >>> shortened("nx"), shortened("1" * 5000) == "1" * 40 + "..."
    ('nx', True)
    """
    return text if len(text) <= MOST_SHOWN else f"{text[:MOST_SHOWN]}..."


def listed(names: Collection[str]) -> str:
    """Return names in one line, the first ten if they are more.

    Examples
    --------
    >>> listed(["nx", "px"]), listed([]), listed(list("abcdefghijkl"))
    ('nx, px', 'none', 'a, b, c, d, e, f, g, h, i, j, ...')
    """
    shown = [shortened(name) for name in islice(names, _MOST_NAMES)]
    return ", ".join([*shown, "..."] if len(names) > _MOST_NAMES else shown) or "none"
