"""Laws that fit as well as the one given, and the run that would decide between them.

fits as well: 35 - 5.5 p + 0.75 p n; a run at p = 8, n = 20 would decide
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from ..models.empirical.formulas.formula import Formula


def told_ties(others: Sequence[Formula], deciding: Mapping[str, float] | None, of: str = "") -> list[str]:
    """Return a line about laws that fit as well, none where there is none.

    Parameters
    ----------
    others : sequence of Formula
    deciding : mapping of str to float, or None
        The point whose run would decide.
    of : str
        Name of the law's series, where there are several.
    """
    if not others:
        return []
    line = f"{of + ': ' if of else ''}fits as well: {'; '.join(law.text() for law in others)}"
    if deciding is not None:
        at = ", ".join(f"{name} = {value:g}" for name, value in deciding.items())
        line += f"; a run at {at} would decide"
    return [line]
