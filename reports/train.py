"""Report of `chainline train`: the training rows and the errors of the model.

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
"""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any

from ..models.kernels.learned.samples import STATIC_BOUND
from ..models.kernels.learned.stored.manifest import Manifest
from ..models.kernels.predictions.model import Model
from .evaluation import skipped_rows
from .layout import Line, NamedTable, Prose
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
    """Return what the trees of a model predict, in words."""
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
