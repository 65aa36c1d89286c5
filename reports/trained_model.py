"""Reports of a trained model: training rows, predicted speeds, and errors, as JSON and as tables.

A report looks like this:

    learned from 4565 rows measured on epyc-9005: orders 1 to 15; clang, gcc, gfortran, llvm; L1, L2, memory
    left out: 3 rows, has a problem
    interval: 90 % of kernels of held-out orders lie inside, half of the intervals within a factor of 1.04
    leave one order out, MAPE learned: 3.1 %
    leave one order out, MAPE simulation: 9.8 %
    leave one order out, inside the interval: 91.0 %
    written: zen5-model

and with the importance of the features, which `importance_lines` returns:

    importance of features: share of the gain of all splits; mean absolute error that shuffling adds on rows
    held out, and mean absolute SHAP value, both of the logarithm of measured over simulated cycles
    feature                gain  permutation    SHAP
    stores_per_cycle       4.1%       0.0213  0.0188

A table looks like this, one line for each order, and the means of all at the end; "inside" is the
share of rows whose speed lies in the model's interval, "noise" what repeated measurements differ by:

    MAPE of predicted GFLOPS, epyc-9005, 913 rows; learned from 3652 rows measured on epyc-9005
    residence  compiler  order  rows  learned  inside  simulation  chain  roofline   ecm  noise
    L1         gcc           7    22     1.2%     95%        4.0%   8.1%     44.5%  7.9%   0.6%

A table looks like this; with explanations, a sentence for each of its lines follows:

    order 7 (Np = 8), epyc-9005 at 3.67 GHz, gcc; learned from 4565 rows measured on epyc-9005
    split    GFLOPS  90 % interval   simulation  residence  elements  same code
    2,2,2,2   108.4  99.1 to 118.6        112.0  L1               3  3,3,2
"""

from __future__ import annotations

import math
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from msgspec import UNSET

from ..models.kernels.learned.cross_validation.scores import Score
from ..models.kernels.learned.samples import STATIC_BOUND
from ..models.kernels.learned.stored.answer import Explanation, LearnedAnswer, PredictedVariant, in_words
from ..models.kernels.learned.stored.manifest import Manifest
from ..models.kernels.learned.stored.scores import ANALYTICAL, StoredEvaluation, StoredScore
from ..models.kernels.predictions.model import Model
from .evaluation import skipped_rows
from .layout import Line, NamedTable, Prose
from .outputs.kernels import (
    EvaluationOutput,
    ExplanationTerm,
    GroupScore,
    PredictionExplanation,
    PredictOutput,
    ResidenceScore,
    TrainedOn,
)
from .outputs.kernels import PredictedVariant as Variant
from .outputs.training import (
    ImportanceOfFeature,
    RatioSearch,
    TrainedData,
    TrainedFeature,
    TrainedInterval,
    TrainedMachine,
    TrainedRange,
    TrainOutput,
)


def training_to_json(manifest: Manifest, skipped: Mapping[str, int], folder: Path) -> dict[str, Any]:
    """Return a training as plain values.

    Parameters
    ----------
    manifest : Manifest
    skipped : mapping of str to int
        Rows left out, by reason.
    folder : Path
        Folder of the model.
    """
    return TrainOutput.of(
        manifest,
        folder=str(folder),
        skipped=skipped_rows(skipped),
        features=TrainedFeature.of_each(manifest.features),
        machine=TrainedMachine.of(manifest.machine),
        data=TrainedData.of_each(manifest.data),
        seen=TrainedRange.of(manifest.seen),
        interval=TrainedInterval.of(manifest.interval),
        further_machines=TrainedMachine.of_each(manifest.further_machines),
        elsewhere=TrainedInterval.or_none(manifest.elsewhere),
        search=RatioSearch.or_none(manifest.search),
        importance=ImportanceOfFeature.of_each(manifest.importance),
    ).to_json()


def training_lines(manifest: Manifest, skipped: Mapping[str, int], folder: Path) -> list[Line]:
    """Return the report on a training for people.

    Parameters
    ----------
    manifest : Manifest
    skipped : mapping of str to int
        Rows left out, by reason.
    folder : Path
        Folder of the model.
    """
    seen, interval = manifest.seen, manifest.interval
    return [
        f"learned from {manifest.rows} rows {manifest.origin} on {manifest.machine_keys}: "
        f"{_orders(seen.orders)}; {', '.join(seen.compilers)}; {', '.join(seen.residences)}",
        *(f"left out: {count} rows, {reason}" for reason, count in skipped.items()),
        *_search(manifest),
        f"interval: {interval.coverage * 100:g} % of {_held_out(manifest)} lie inside, half of the "
        f"intervals within a factor of {interval.median_factor:.2f}",
        *_elsewhere(manifest),
        *(f"{name}: {value * 100:.1f} %" for name, value in manifest.scores.items()),
        f"written: {folder}",
    ]


def _search(manifest: Manifest) -> list[Line]:
    if (search := manifest.search) is None:
        return []
    outside = f", {search.outside} left out with a ratio outside of 0 to 1" if search.outside else ""
    return [
        f"chain ratio by XGBoost, the best of {search.settings} settings drawn at random (seed {search.seed})"
        f"; {search.held_out} rows held out{outside}"
    ]


def _held_out(manifest: Manifest) -> str:
    return "kernels of held-out orders" if manifest.search is None else "the rows held out"


def importance_lines(manifest: Manifest) -> list[Line]:
    """Return the importance of the features of a model as a table, the largest SHAP value first."""
    ranked = sorted(manifest.importance, key=lambda one: -one.shap)
    used = [one for one in ranked if one.gain or one.shap or one.permutation]
    if not used:
        return ["importance of features: none was stored with the model"]
    rows = [
        (
            one.feature,
            f"{one.gain:.1%}",
            "" if one.permutation is None else _signed(one.permutation),
            f"{one.shap:.4f}",
        )
        for one in used
    ]
    left = len(ranked) - len(used)
    note = f"{left} features, which no tree splits by, have none" if left else ""
    said = (
        "importance of features: share of the gain of all splits; mean absolute error that shuffling adds on "
        f"rows held out, and mean absolute SHAP value, both of the {predicted_words(manifest)}"
    )
    return [
        "",
        Prose(said),
        NamedTable("", ("feature", "gain", "permutation", "SHAP"), tuple(rows), note=note),
    ]


def _signed(value: float) -> str:
    text = f"{value:.4f}"
    return text.removeprefix("-") if float(text) == 0 else text


def predicted_words(manifest: Manifest) -> str:
    """Return the quantity that the trees of a model predict, in words."""
    if manifest.model is Model.PAPER:
        return "chain ratio"
    bound = "bounded" if manifest.bound == STATIC_BOUND else "simulated"
    return f"logarithm of {manifest.origin} over {bound} cycles"


def _elsewhere(manifest: Manifest) -> list[Line]:
    if (interval := manifest.elsewhere) is None:
        return []
    return [
        f"on other machines: {interval.coverage * 100:g} % of kernels of each machine lie inside by what the "
        f"others taught, half of the intervals within a factor of {interval.median_factor:.2f}"
    ]


def _orders(orders: tuple[int, ...]) -> str:
    whole = orders == tuple(range(orders[0], orders[-1] + 1)) and len(orders) > 1
    return f"orders {orders[0]} to {orders[-1]}" if whole else f"orders {', '.join(map(str, orders))}"


def stored_evaluation_to_json(found: StoredEvaluation) -> dict[str, Any]:
    """Return the evaluation as plain values."""
    return EvaluationOutput.of(
        found,
        models=[found.model, *ANALYTICAL],
        in_core="own",
        trained=trained_on(found.manifest),
        skipped=skipped_rows(found.skipped),
        scores=[
            GroupScore.of(score, **_place(name, group, score), compiler=group.compiler, order=group.order)
            for group in found.groups
            for name, score in group.scores.items()
        ],
        overall=[
            ResidenceScore.of(score, **_place(name, group, score))
            for group in found.overall
            for name, score in group.scores.items()
        ],
        ranking=UNSET,
        resolution=UNSET,
    ).to_json()


def _place(model: str, group: StoredScore, score: Score) -> dict[str, Any]:
    return {
        "model": model,
        "residence": group.residence,
        "inside": _or_null(score.coverage),
        "noise": _or_null(score.noise),
    }


def stored_evaluation_lines(found: StoredEvaluation) -> list[Line]:
    """Return the errors of the model and of others, and which rows were left out."""
    manifest = found.manifest
    return [
        NamedTable(
            f"MAPE of predicted GFLOPS, {found.machine}, {found.rows} rows; learned from {manifest.rows} "
            f"rows {manifest.origin} on {manifest.machine_keys}",
            ("residence", "compiler", "order", "rows", found.model, "inside", *ANALYTICAL, "noise"),
            tuple(_cells(group, found.model) for group in (*found.groups, *found.overall)),
            words=(0, 1),
            n_totals=len(found.overall),
        ),
        *(Prose(f"left out: {count} rows, {reason}") for reason, count in found.skipped.items()),
    ]


def _cells(group: StoredScore, model: str) -> tuple[str, ...]:
    learned = group.scores[model]
    return (
        group.residence,
        group.compiler or "all",
        "all" if group.order is None else str(group.order),
        str(learned.rows),
        f"{learned.mape:.1%}",
        f"{learned.coverage:.0%}",
        *(f"{group.scores[name].mape:.1%}" for name in ANALYTICAL),
        "" if math.isnan(learned.noise) else f"{learned.noise:.1%}",
    )


def _or_null(value: float) -> float | None:
    return None if math.isnan(value) else value


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
    rows = tuple(_predicted_cells(entry, answer) for entry in leaders)
    explanations = [in_words(entry.explanation) for entry in leaders if entry.explanation is not None]
    return [NamedTable(title, headings, rows, words=(0, 4, 6)), *explanations]


def _predicted_cells(entry: PredictedVariant, answer: LearnedAnswer) -> tuple[str, ...]:
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
