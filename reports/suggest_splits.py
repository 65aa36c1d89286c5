"""Report of `chainline suggest-splits`, as tables or as JSON:

order  split  GFLOPS  expected  +/-    gain  why
    7  4,4     107.4     101.2  1.9 %  1.2 %  believed 1.0% faster than 8, give or take 1.9%
...
measure: chainline measure --order 7 --split 4,4 --compiler gcc -o rows.parquet
5 of 21 kernels measured; go on

"GFLOPS" is the model's prediction, "expected" what measurements make of it; "gain" is the expected
improvement on the fastest so far, "as fast" how many others are equal to it as far as can be told.
"""

from __future__ import annotations

import shlex
from collections.abc import Sequence
from typing import Any

from ..codegen.splits import Split
from ..models.kernels.suggestion.progress import OrderStanding, SplitStanding, gflops
from ..models.kernels.suggestion.suggest import SplitSuggestion
from .evaluation import resolution_lines
from .layout import Line, NamedTable
from .outputs.kernels import SplitOrderProgress, SuggestedSplit, SuggestSplitsOutput


def suggest_splits_to_json(found: SplitStanding, given: Sequence[str]) -> dict[str, Any]:
    """Return the JSON object of `chainline suggest-splits --json`.

    Parameters
    ----------
    given : sequence of str
        Options of `chainline measure` beside orders and splits.
    """
    return SuggestSplitsOutput.of(
        found.question,
        machine=found.question.machine.key,
        splits=found.n_splits,
        kernels=found.n_kernels,
        measured=found.n_measured,
        stop_below=found.stop_below,
        stop=found.stop,
        resolution=found.resolution.difference,
        orders=[
            SplitOrderProgress.of(order, kernels=order.n_kernels, measured=order.n_measured)
            for order in found.orders
        ],
        suggestions=[_suggestion(found, each) for each in found.suggestions],
        command=_command(found, given) if found.suggestions else None,
    ).to_json()


def _suggestion(found: SplitStanding, suggestion: SplitSuggestion) -> SuggestedSplit:
    candidate = suggestion.candidate
    predicted, expected = _speeds(found, suggestion)
    return SuggestedSplit.of(
        suggestion,
        order=candidate.order,
        split=candidate.split,
        same_code=candidate.splits[1:],
        code=candidate.code,
        predicted_gflops=predicted,
        expected_gflops=expected,
    )


def suggest_splits_lines(found: SplitStanding, given: Sequence[str]) -> list[Line]:
    """Return the next splits, the results so far, and whether to stop; `given` as for the JSON."""
    lines: list[Line] = []
    if found.suggestions:
        lines += [_next_table(found), f"measure: {_command(found, given)}"]
    if found.n_measured:
        lines.append(_known_table(found.orders))
        lines += resolution_lines([found.resolution])
    share = f"{100 * found.stop_below:g} %"
    advice = f"stop, no order promises {share}" if found.stop else f"go on, {share} or more is promised"
    kernels = f"{found.n_measured} of {found.n_kernels} kernels measured ({found.n_splits} splits)"
    return [*lines, f"{kernels}: {advice}"]


def _next_table(found: SplitStanding) -> NamedTable:
    headings = ("order", "split", "GFLOPS", "expected", "+/-", "gain", "why")
    rows = tuple(_next_row(found, each) for each in found.suggestions)
    return NamedTable("", headings, rows, words=(1, 6))


def _next_row(found: SplitStanding, suggestion: SplitSuggestion) -> tuple[str, ...]:
    predicted, expected = _speeds(found, suggestion)
    return (
        str(suggestion.candidate.order),
        _written(suggestion.candidate.split),
        f"{predicted:.1f}",
        f"{expected:.1f}",
        f"{100 * suggestion.deviation:.1f} %",
        _percent(suggestion.improvement),
        suggestion.why,
    )


def _known_table(orders: Sequence[OrderStanding]) -> NamedTable:
    headings = ("order", "kernels", "measured", "fastest", "GFLOPS", "as fast", "gain")
    return NamedTable("", headings, tuple(map(_known_row, orders)), words=(3,))


def _known_row(order: OrderStanding) -> tuple[str, ...]:
    return (
        str(order.order),
        str(order.n_kernels),
        str(order.n_measured),
        "" if order.fastest is None else _written(order.fastest),
        "" if order.gflops is None else f"{order.gflops:.1f}",
        "" if order.fastest is None else str(order.equal - 1),
        "" if order.n_measured == order.n_kernels else _percent(order.improvement),
    )


def _speeds(found: SplitStanding, suggestion: SplitSuggestion) -> tuple[float, float]:
    """Return the model's prediction, and the posterior mean given the measurements, in GFLOPS."""
    candidate = suggestion.candidate
    cycles = (candidate.predicted_cycles, suggestion.expected_cycles)
    predicted, expected = (gflops(found.question, candidate.order, each) for each in cycles)
    return predicted, expected


def _command(found: SplitStanding, given: Sequence[str]) -> str:
    candidates = [each.candidate for each in found.suggestions]
    orders = ",".join(map(str, sorted({each.order for each in candidates})))
    splits = [part for each in candidates for part in ("--split", _written(each.split))]
    return shlex.join(["chainline", "measure", "--order", orders, *splits, *given])


def _written(split: Split) -> str:
    return ",".join(map(str, split))


def _percent(share: float | None) -> str:
    return "?" if share is None else f"{100 * share:.2f} %"
