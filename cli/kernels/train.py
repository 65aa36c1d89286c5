"""`chainline train`: learn from measured data sets, and keep the model."""

from __future__ import annotations

import argparse
from datetime import UTC, datetime
from pathlib import Path

from ..json_output import print_json
from ..messages import warn
from ..options.kernel import add_trust_flags
from ..options.machine import add_machine_option
from ..options.shared import add_json
from ..parser import Commands
from ..progress import done, stage
from .learning_data import read_learning_data

_EXAMPLE = """examples:
  chainline train zen5.parquet -o zen5-model
  chainline train first.parquet second.parquet -o zen5-model --machine epyc-9005.toml --score"""


def add_train(commands: Commands) -> None:
    """Add the command to the parser."""
    parser = commands.add_parser(
        "train",
        description="Compile and simulate every kernel of measured data sets, learn how the measured speed "
        "differs, and write the model and a manifest into a folder.",
        epilog=_EXAMPLE,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.add_argument("data", nargs="+", metavar="DATA", help="data sets of `chainline measure`")
    parser.add_argument("-o", "--output", required=True, metavar="FOLDER", help="where the model goes")
    add_machine_option(parser, "where it was measured: ")
    parser.add_argument(
        "--coverage",
        type=float,
        default=0.9,
        metavar="SHARE",
        help="share of measurements that an interval is to hold (default 0.9)",
    )
    parser.add_argument(
        "--score", action="store_true", help="predict each order by the others, and keep the errors (minutes)"
    )
    add_trust_flags(parser)
    add_json(parser, "words")
    parser.set_defaults(run=_train)


def _train(options: argparse.Namespace) -> None:
    # some seconds of import that other commands do not need
    from ...models.kernels.learned.stored.seen import code_warnings  # noqa: PLC0415
    from ...models.kernels.learned.stored.store import require_replaceable, save_model  # noqa: PLC0415
    from ...models.kernels.learned.stored.trained import order_scores, require_learnable, require_share, train  # noqa: PLC0415
    from ...reports.train import print_training, training_to_json  # noqa: PLC0415

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
        print_training(model.manifest, samples.skipped, folder)
