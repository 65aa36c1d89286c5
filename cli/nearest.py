"""What somebody who mistyped a name may have meant."""

from __future__ import annotations

from collections.abc import Iterable
from difflib import get_close_matches


def did_you_mean(typed: str, known: Iterable[str]) -> str:
    """Return a proposal to end a message with; "" where nothing is near.

    Examples
    --------
    >>> did_you_mean("bset", ["best", "fit"])
    '; did you mean best?'
    >>> did_you_mean("x", ["best", "fit"])
    ''
    """
    near = get_close_matches(typed, list(known), n=1)
    return f"; did you mean {near[0]}?" if near else ""
