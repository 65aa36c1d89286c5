"""Speed lost by taking the split that a model names, as a table.

A table looks like this; "flat" counts groups in which all kernels are equal within noise, and
the other columns leave those out:

    Speed lost by a choice, orders held out: mean (worst)
    residence  groups  flat         random         unsplit       0 measured  ...  10 measured
    L1             60    13   3.7% (8.4%)   5.1% (13.2%)   2.1% (5.2%)       0.7% (4.2%)
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from statistics import mean

from ..models.kernels.learned.held_out.regret import BUDGETS, Lost
from .named_table import NamedTable, percent


def _after(budget: int) -> Callable[[Lost], float]:
    return lambda one: one.by_budget[budget]


_WAYS: dict[str, Callable[[Lost], float]] = {
    "random": lambda one: one.random,
    "unsplit": lambda one: one.unsplit,
    **{f"{budget} measured": _after(budget) for budget in BUDGETS},
}


def regret_table(lost: Sequence[Lost]) -> NamedTable:
    """Return the speed lost by each way to choose, by residence."""
    rows = []
    for residence in dict.fromkeys(one.field.residence for one in lost):
        here = [one for one in lost if one.field.residence == residence]
        steep = [one for one in here if not one.field.flat]
        cells = [_cell([way(one) for one in steep]) for way in _WAYS.values()]
        rows.append((residence, str(len(here)), str(len(here) - len(steep)), *cells))
    return NamedTable(
        "Speed lost by a choice, orders held out: mean (worst)",
        ("residence", "groups", "flat", *_WAYS),
        tuple(rows),
        note="a group: the kernels of one order by one compiler with one set of flags; "
        "measured once, so that the fastest of many is flattered",
    )


def _cell(shares: Sequence[float]) -> str:
    return f"{percent(mean(shares))} ({percent(max(shares))})" if shares else ""
