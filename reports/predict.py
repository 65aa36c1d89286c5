"""Report of `chainline predict`: predicted speeds with their intervals, fastest first.

A table looks like this; with explanations, a sentence for each of its lines follows:

    order 7 (Np = 8), epyc-9005 at 3.67 GHz, gcc; learned from 4565 rows measured on epyc-9005
    split    GFLOPS  90 % interval   simulation  residence  elements  same code
    2,2,2,2   108.4  99.1 to 118.6        112.0  L1               3  3,3,2
"""

from __future__ import annotations

from dataclasses import asdict
from typing import Any

from ..errors import worded
from ..models.kernels.learned.stored.answer import LearnedAnswer, PredictedVariant
from ..models.kernels.learned.stored.explain import Explanation, in_words
from .layout import Line, NamedTable

_TWINS = 3


def predictions_to_json(answer: LearnedAnswer) -> dict[str, Any]:
    """Return predictions by the keys of `reports/schemas/predict.schema.json`."""
    manifest, setting = answer.manifest, answer.setting
    return {
        "order": answer.order,
        "np": answer.order + 1,
        "machine": setting.machine.key,
        "compiler": setting.compiler,
        "frequency_ghz": setting.frequency_ghz,
        "trained": {
            "machine": manifest.machine.key,
            "origin": manifest.origin,
            "rows": manifest.rows,
            "coverage": manifest.interval.coverage,
            "date": manifest.date,
        },
        "warnings": list(map(worded, answer.warnings)),
        "variants": [_variant_to_json(entry) for entry in answer.variants],
    }


def predictions_lines(answer: LearnedAnswer) -> list[Line]:
    """Return predictions, and explanations where there are any."""
    manifest, setting = answer.manifest, answer.setting
    title = (
        f"order {answer.order} (Np = {answer.order + 1}), {setting.machine.key} at "
        f"{setting.frequency_ghz:.2f} GHz, {setting.compiler}; learned from {manifest.rows} rows "
        f"{manifest.origin} on {manifest.machine_keys}"
    )
    interval = f"{manifest.interval.coverage * 100:g} % interval"
    headings = ("split", "GFLOPS", interval, "simulation", "residence", "elements", "same code")
    leaders = [entry for entry in answer.variants if entry.same_code_as is None]
    rows = tuple(_cells(entry, answer) for entry in leaders)
    explanations = [in_words(entry.explanation) for entry in leaders if entry.explanation is not None]
    return [NamedTable(title, headings, rows, words=(0, 4, 6)), *explanations]


def _cells(entry: PredictedVariant, answer: LearnedAnswer) -> tuple[str, ...]:
    twins = [_written(other.split) for other in answer.variants if other.same_code_as == entry.split]
    more = f" and {len(twins) - _TWINS} more" if len(twins) > _TWINS else ""
    return (
        _written(entry.split),
        f"{entry.gflops:.1f}",
        f"{entry.low_gflops:.1f} to {entry.high_gflops:.1f}",
        f"{entry.simulation_gflops:.1f}",
        entry.residence,
        str(entry.n_elements),
        "  ".join(twins[:_TWINS]) + more,
    )


def _written(split: tuple[int, ...]) -> str:
    return ",".join(map(str, split))


def _variant_to_json(entry: PredictedVariant) -> dict[str, Any]:
    return {
        "split": list(entry.split),
        "same_code_as": None if entry.same_code_as is None else list(entry.same_code_as),
        "gflops": entry.gflops,
        "low_gflops": entry.low_gflops,
        "high_gflops": entry.high_gflops,
        "simulation_gflops": entry.simulation_gflops,
        "residence": entry.residence,
        "n_elements": entry.n_elements,
        "explanation": None if entry.explanation is None else _explanation_to_json(entry.explanation),
    }


def _explanation_to_json(explanation: Explanation) -> dict[str, Any]:
    return {
        "source": explanation.source,
        "bound_cycles": explanation.bound_cycles,
        "usual_factor": explanation.usual_factor,
        "terms": [asdict(term) for term in explanation.terms],
        "cycles": explanation.cycles,
        "low_cycles": explanation.low_cycles,
        "high_cycles": explanation.high_cycles,
        "words": in_words(explanation),
    }
