"""Learn from measured data sets, and keep the model."""

from __future__ import annotations

import argparse
from datetime import UTC, datetime
from pathlib import Path

from ....models.kernels.learned.stored.seen import code_warnings
from ....models.kernels.learned.stored.store import require_replaceable, save_model
from ....models.kernels.learned.stored.trained import order_scores, require_learnable, require_share, train
from ....reports.terminal import print_lines
from ....reports.train import training_lines, training_to_json
from ...json_output import print_json
from ...messages import warn
from ...progress import done, stage
from ..learning_data import read_learning_data


def run(options: argparse.Namespace) -> None:
    """Run `chainline train`."""
    require_share(options.coverage)
    folder = Path(options.output)
    require_replaceable(folder)
    data = read_learning_data(options.data, options)
    samples, origin = data.samples, data.origin
    require_learnable(samples.table)
    warn(*code_warnings(samples.table))
    scores = order_scores(samples.table, origin, options.coverage) if options.score else {}
    date = datetime.now(UTC).isoformat(timespec="seconds")
    stage(f"learning from {len(samples.table)} kernels", quiet=True)
    model = train(samples, data.used, origin, date, options.coverage, scores=scores)
    done()
    save_model(model, folder)
    if options.json:
        print_json(training_to_json(model.manifest, samples.skipped, folder))
    else:
        print_lines(training_lines(model.manifest, samples.skipped, folder))
