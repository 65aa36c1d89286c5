"""Held-out errors of every class of models, and the reason for the choice of one or a blend of several:

class          off by  typically  seconds  taken
mars degree 3   4.9 %      3.6 %      0.4  0.6
cpr             5.1 %      2.9 %      1.9  0.4
chosen: a blend of mars degree 3 (0.6) and cpr (0.4): 4.3 % off on average, the best alone 4.9 %
not tried: gp Matern, gp rational quadratic: more than 1500 rows
"""

from __future__ import annotations

import math

from ..models.empirical.fitting.automatic.fit import Automatic, Tried
from .layout import Line, NamedTable
from .new_rows import off
from .outputs.fitting import AutomaticChoice, TriedClass, UntriedClass


def league_lines(found: Automatic) -> list[Line]:
    """Return a table of the classes tried, the best first, and the reason for the choice."""
    headings = ("class", "off by", "typically", "seconds", "taken")
    rows = tuple(_cells(tried) for tried in found.tried)
    lines: list[Line] = [NamedTable("", headings, rows, words=(0,)), f"chosen: {why(found)}"]
    if found.blocks < found.of:
        lines.append(
            f"tried {found.blocks} of {found.of} in {found.seconds:.0f} s; --blocks {found.blocks} tries the "
            "same"
        )
    reasons: dict[str, list[str]] = {}
    for each in found.not_tried:
        reasons.setdefault(each.why, []).append(each.name)
    lines += [f"not tried: {', '.join(names)}: {reason}" for reason, names in reasons.items()]
    return lines


def why(found: Automatic) -> str:
    """Return the choice and its reason, in one line."""
    taken = [tried for tried in found.tried if tried.weight > 0]
    if not math.isfinite(found.single) and not math.isfinite(found.blended):
        return f"{taken[0].name}, too few rows to hold any out"
    if len(taken) > 1:
        shares = [f"{tried.name} ({tried.weight:.2g})" for tried in taken]
        words = f"{', '.join(shares[:-1])} and {shares[-1]}"
        steady = " and less sure" if found.blended > found.single else ""
        return (
            f"a blend of {words}: {off(found.blended)} off on average, the best alone "
            f"{off(found.single)}{steady}"
        )
    blend = (
        f"a blend would be {off(found.blended)} off" if math.isfinite(found.blended) else "nothing to blend"
    )
    return f"{taken[0].name}, {off(found.single)} off on average; {blend}"


def league_output(found: Automatic) -> AutomaticChoice:
    """Return the object `auto` of `chainline fit --json`."""
    return AutomaticChoice.of(
        found,
        of_=found.of,
        why=why(found),
        mlogq_single=_or_none(found.single),
        mlogq_blend=_or_none(found.blended),
        tried=[
            TriedClass.of(tried, mlogq=_or_none(tried.mlogq), typical=_or_none(tried.typical))
            for tried in found.tried
        ],
        not_tried=UntriedClass.of_each(found.not_tried),
    )


def _cells(tried: Tried) -> tuple[str, ...]:
    taken = f"{tried.weight:.2g}" if tried.weight > 0 else ""
    return (tried.name, _off(tried.mlogq), _off(tried.typical), f"{tried.seconds:.1f}", taken)


def _off(logarithm: float | None) -> str:
    """Return an error in words, nothing where no row was held out, a dash where a row had no answer."""
    if logarithm is None:
        return ""
    return off(logarithm) if math.isfinite(logarithm) else "-"


def _or_none(value: float | None) -> float | None:
    return value if value is not None and math.isfinite(value) else None
