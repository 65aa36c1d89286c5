"""What `chainline suggest-splits` answers, as tables or as JSON:

order  split  GFLOPS  expected  +/-    gain  why
    7  4,4     107.4     101.2  1.9 %  1.2 %  believed 1.0% faster than 8, give or take 1.9%
...
measure: chainline measure --order 7 --split 4,4 --compiler gcc -o rows.parquet
5 of 21 kernels measured; go on

"GFLOPS" is the model's prediction, "expected" what measurements make of it; "gain" is the expected
improvement on the fastest so far.
"""

from __future__ import annotations

import shlex
from collections.abc import Mapping, Sequence
from typing import Any

from ..codegen.splits import Split
from ..codegen.variant import Variant
from ..models.kernels.ranking.question import Question
from ..models.kernels.suggestion.candidate import Candidate
from ..models.kernels.suggestion.process import SplitProcess
from ..models.kernels.suggestion.suggest import SplitState, SplitSuggestion, below, fastest, gains
from .named_table import NamedTable, print_table


def suggest_splits_to_json(
    questions: Sequence[Question],
    state: SplitState,
    process: SplitProcess,
    chosen: Sequence[SplitSuggestion],
    share: float,
    given: Sequence[str],
) -> dict[str, Any]:
    """Return the JSON object of `chainline suggest-splits --json`.

    Parameters
    ----------
    questions : sequence of Question
        One for each order.
    share : float
        Improvement that is worth no measurement.
    given : sequence of str
        Options of `chainline measure` beside orders and splits.
    """
    first = questions[0]
    found = gains(state, process.beliefs(state.measured))
    return {
        "machine": first.machine.key,
        "compiler": first.compiler,
        "model": str(first.model),
        "mode": str(first.mode),
        "dtype": str(first.dtype),
        "frequency_ghz": first.frequency_ghz,
        "splits": sum(len(each.splits) for each in state.candidates),
        "kernels": len(state.candidates),
        "measured": len(state.measured),
        "stop_below": share,
        "stop": all(below(gain, share) for gain in found.values()),
        "orders": [_order_to_json(question, state, found) for question in questions],
        "suggestions": [_to_json(each, first) for each in chosen],
        "command": _command([each.candidate for each in chosen], given) if chosen else None,
    }


def suggest_splits_report(document: Mapping[str, Any]) -> None:
    """Print the next splits, what is known so far, and whether to stop."""
    if document["suggestions"]:
        print_table(_next_table(document["suggestions"]))
        print(f"measure: {document['command']}")
    if document["measured"]:
        print_table(_known_table(document["orders"]))
    share = f"{100 * document['stop_below']:g} %"
    print(
        f"{document['measured']} of {document['kernels']} kernels measured ({document['splits']} splits): "
        + (f"stop, no order promises {share}" if document["stop"] else f"go on, {share} or more is promised")
    )


def _next_table(suggestions: Sequence[Mapping[str, Any]]) -> NamedTable:
    headings = ("order", "split", "GFLOPS", "expected", "+/-", "gain", "why")
    rows = tuple(
        (
            str(each["order"]),
            _written(each["split"]),
            f"{each['predicted_gflops']:.1f}",
            f"{each['expected_gflops']:.1f}",
            f"{100 * each['deviation']:.1f} %",
            _percent(each["improvement"]),
            each["why"],
        )
        for each in suggestions
    )
    return NamedTable("", headings, rows, words=(1, 6))


def _known_table(orders: Sequence[Mapping[str, Any]]) -> NamedTable:
    headings = ("order", "kernels", "measured", "fastest", "GFLOPS", "gain")
    return NamedTable("", headings, tuple(map(_known_row, orders)), words=(3,))


def _known_row(each: Mapping[str, Any]) -> tuple[str, ...]:
    best, speed = each["fastest"], each["gflops"]
    return (
        str(each["order"]),
        str(each["kernels"]),
        str(each["measured"]),
        "" if best is None else _written(best),
        "" if speed is None else f"{speed:.1f}",
        "" if each["measured"] == each["kernels"] else _percent(each["improvement"]),
    )


def _order_to_json(question: Question, state: SplitState, found: Mapping[int, Any]) -> dict[str, Any]:
    order = question.order
    seen, best = state.seen(order), fastest(state, order)
    return {
        "order": order,
        "kernels": len(seen) + len(state.left(order)),
        "measured": len(seen),
        "fastest": None if best is None else list(state.candidates[best].split),
        "gflops": None if best is None else _gflops(question, order, state.measured[best]),
        "improvement": found[order].improvement if order in found else 0.0,
    }


def _to_json(suggestion: SplitSuggestion, question: Question) -> dict[str, Any]:
    candidate = suggestion.candidate
    return {
        "order": candidate.order,
        "split": list(candidate.split),
        "same_code": [list(split) for split in candidate.splits[1:]],
        "code": candidate.code,
        "predicted_gflops": _gflops(question, candidate.order, candidate.predicted_cycles),
        "expected_gflops": _gflops(question, candidate.order, suggestion.expected_cycles),
        "deviation": suggestion.deviation,
        "improvement": suggestion.improvement,
        "why": suggestion.why,
    }


def _gflops(question: Question, order: int, cycles: float) -> float:
    variant = Variant(order, (order + 1,), question.mode, question.language, question.dtype)
    return float(variant.nominal_flops / cycles * question.frequency_ghz)


def _command(candidates: Sequence[Candidate], given: Sequence[str]) -> str:
    orders = ",".join(map(str, sorted({each.order for each in candidates})))
    splits = [part for each in candidates for part in ("--split", _written(each.split))]
    return shlex.join(["chainline", "measure", "--order", orders, *splits, *given])


def _written(split: Split | Sequence[int]) -> str:
    return ",".join(map(str, split))


def _percent(share: float | None) -> str:
    return "?" if share is None else f"{100 * share:.2f} %"
