"""Report of `chainline train`: the training rows and the errors of the model.

A report looks like this:

    learned from 4565 rows measured on epyc-9005: orders 1 to 15; clang, gcc, gfortran, llvm; L1, L2, memory
    left out: 3 rows, has a problem
    interval: 90 % of kernels of held-out orders lie inside, half of the intervals within a factor of 1.04
    leave one order out, MAPE learned: 3.1 %
    leave one order out, MAPE simulation: 9.8 %
    leave one order out, inside the interval: 91.0 %
    written: zen5-model
"""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any

from ..models.kernels.learned.stored.manifest import Manifest
from .evaluation import skipped_rows
from .layout import Line
from .outputs.training import (
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
        f"interval: {interval.coverage * 100:g} % of kernels of held-out orders lie inside, half of the "
        f"intervals within a factor of {interval.median_factor:.2f}",
        *_elsewhere(manifest),
        *(f"{name}: {value * 100:.1f} %" for name, value in manifest.scores.items()),
        f"written: {folder}",
    ]


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
