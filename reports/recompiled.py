"""Report on a source that was compiled again with other flags.

TRIED    gcc -ffast-math: .L3 takes 0.50 cycles an element in place of 4.00,
         8 times faster
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any

from ..analysis.incore.bodies.tried.recompiled import Recompiled
from .analyze_bounds import figure
from .line import Labelled, Line

_SAME = 0.02


def recompiled_lines(tried: Iterable[Recompiled]) -> Iterator[Line]:
    """Yield the effect of flags on loops, a sentence each."""
    yield from (Labelled("TRIED", recompiled_text(one)) for one in tried)


def recompiled_text(tried: Recompiled) -> str:
    """Return the effect of flags on a loop, in words.

    Examples
    --------
    >>> print(recompiled_text(Recompiled("dot", ".L3", ("-ffast-math",), "gcc", 4.0, 0.5)))
    gcc -ffast-math: .L3 takes 0.50 cycles an element in place of 4.00, 8 times faster
    """
    what = f"{tried.compiler} {' '.join(tried.flags)}".strip()
    gain = tried.times_faster
    if tried.problem or gain is None or tried.before is None or tried.after is None:
        return f"{what}: not compared, {tried.problem}"
    if abs(gain - 1) < _SAME:
        return f"{what}: {tried.label} takes {figure(tried.after)} cycles an element, as before"
    said = f"{gain:.2g} times faster" if gain > 1 else f"{1 / gain:.2g} times slower"
    return (
        f"{what}: {tried.label} takes {figure(tried.after)} cycles an element in place of "
        f"{figure(tried.before)}, {said}"
    )


def recompiled_to_json(tried: Recompiled) -> dict[str, Any]:
    """Return the same by the keys of the schema of `analyze`."""
    return {
        "function": tried.function,
        "label": tried.label,
        "change": tried.change,
        "flags": list(tried.flags),
        "compiler": tried.compiler,
        "cycles_per_element_before": tried.before,
        "cycles_per_element_after": tried.after,
        "times_faster": tried.times_faster,
        "promised": tried.promised,
        "problem": tried.problem or None,
    }
