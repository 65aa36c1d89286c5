"""Learn from measured data sets, and keep the model."""

from __future__ import annotations

import argparse
from collections import Counter
from datetime import UTC, datetime
from pathlib import Path

import pandas as pd

from ....analysis.campaign.front import Spread
from ....models.kernels.learned.samples import Samples
from ....models.kernels.learned.stored.scores import machine_scores
from ....models.kernels.learned.stored.seen import code_warnings
from ....models.kernels.learned.stored.store import require_replaceable, save_model
from ....models.kernels.learned.stored.trained import order_scores, require_learnable, require_share, train
from ....reports.terminal import print_lines
from ....reports.train import training_lines, training_to_json
from ...campaigns.spreading import chosen_spread
from ...json_output import print_json
from ...messages import warn
from ...progress import done, stage
from ..learning_data import read_further_machine, read_learning_data, require_learnable_together


def run(options: argparse.Namespace) -> None:
    """Run `chainline train`."""
    require_share(options.coverage)
    spread = chosen_spread(options)
    folder = Path(options.output)
    require_replaceable(folder)
    levels = tuple(filter(None, options.residence.split(",")))
    data = read_learning_data(options.data, options, levels, spread)
    require_learnable(data.samples.table)
    further = [read_further_machine(key, path, options, levels, spread) for key, path in options.also]
    require_learnable_together([data, *further])
    every = [data.samples, *(others.samples for others in further)]
    warn(*(line for samples in every for line in code_warnings(samples.table)))
    scores = _scores(every, data.origin, options.coverage, spread) if options.score else {}
    date = datetime.now(UTC).isoformat(timespec="seconds")
    stage(f"learning from {sum(len(samples.table) for samples in every)} kernels", quiet=True)
    used = [*data.used, *(used for others in further for used in others.used)]
    model = train(every[0], used, data.origin, date, options.coverage, scores=scores, further=every[1:])
    done()
    save_model(model, folder)
    skipped: Counter[str] = sum((Counter(samples.skipped) for samples in every), Counter())
    if options.json:
        print_json(training_to_json(model.manifest, skipped, folder))
    else:
        print_lines(training_lines(model.manifest, skipped, folder))


def _scores(every: list[Samples], origin: str, coverage: float, spread: Spread | None) -> dict[str, float]:
    """Return scores of each order as predicted by the others, or of each machine where there are several."""
    if len(every) == 1:
        return order_scores(every[0].table, origin, coverage, spread=spread)
    return machine_scores(pd.concat([samples.table for samples in every], ignore_index=True), spread)
