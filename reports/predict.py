"""Report of `chainline predict`: predicted speeds with their intervals, fastest first.

A table looks like this; with explanations, a sentence for each of its lines follows:

    order 7 (Np = 8), epyc-9005 at 3.67 GHz, gcc; learned from 4565 rows measured on epyc-9005
    split    GFLOPS  90 % interval   simulation  residence  elements  same code
    2,2,2,2   108.4  99.1 to 118.6        112.0  L1               3  3,3,2
"""

from __future__ import annotations

from typing import Any

from ..models.kernels.learned.stored.answer import Explanation, LearnedAnswer, PredictedVariant, in_words
from ..models.kernels.learned.stored.manifest import Manifest
from .layout import Line, NamedTable
from .outputs.kernels import ExplanationTerm, PredictionExplanation, PredictOutput, TrainedOn
from .outputs.kernels import PredictedVariant as Variant

_TWINS = 3


def predictions_to_json(answer: LearnedAnswer) -> dict[str, Any]:
    """Return predictions as plain values."""
    setting = answer.setting
    return PredictOutput.of(
        answer,
        np=answer.order + 1,
        machine=setting.machine.key,
        compiler=setting.compiler,
        frequency_ghz=setting.frequency_ghz,
        trained=trained_on(answer.manifest),
        variants=[_variant(entry) for entry in answer.variants],
    ).to_json()


def trained_on(manifest: Manifest) -> TrainedOn:
    """Return the rows that a model learned from."""
    return TrainedOn.of(manifest, machine=manifest.machine.key, coverage=manifest.interval.coverage)


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


def _variant(entry: PredictedVariant) -> Variant:
    found = entry.explanation
    return Variant.of(entry, explanation=None if found is None else _explanation(found))


def _explanation(found: Explanation) -> PredictionExplanation:
    return PredictionExplanation.of(found, terms=ExplanationTerm.of_each(found.terms), words=in_words(found))
