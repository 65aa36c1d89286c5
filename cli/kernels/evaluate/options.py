"""Command-line options of `chainline evaluate`."""

from __future__ import annotations

from ....models.kernels.predictions.clock import Clock
from ....models.kernels.predictions.model import ANALYTICAL
from ...options.executor import add_campaign, add_executor
from ...options.figures import add_figures
from ...options.kernel import add_in_core_option, add_transfer_option, add_trust_flags
from ...options.machine import add_machine_option
from ...options.page import add_html
from ...options.shared import add_json, add_variability
from ...parser import Commands

_EXAMPLE = """examples:
  chainline evaluate chain,roofline,ecm zen5.parquet
  chainline evaluate chain,cache-roofline,ecm zen5.parquet --figures figures --json
  chainline evaluate zen5-model later.parquet          # a folder of `chainline train`
  chainline evaluate learned zen5.parquet --html study.html    # rows held out of training"""


def add_parser(commands: Commands) -> None:
    """Add the command to the parser."""
    parser = commands.add_parser(
        "evaluate",
        description="Predict every row of measured data sets and report the mean errors (MAPE).",
        epilog=_EXAMPLE,
    )
    parser.add_argument(
        "models",
        metavar="MODELS",
        help=f"models of {', '.join(ANALYTICAL)}, separated by commas; a folder of `chainline train`; a file "
        "of `chainline fit`; or learned: train on a part of the rows and predict the rest",
    )
    parser.add_argument(
        "data",
        nargs="+",
        metavar="DATA",
        help="data sets of `chainline measure`; for a model of `chainline fit` a table",
    )
    add_machine_option(parser, "machine of the measurements: ")
    add_in_core_option(parser)
    parser.add_argument(
        "--clock",
        choices=list(Clock),
        default=Clock.ROWS,
        help="clock that converts cycles to time: rows (default), measured after each row, or "
        "machine, that of "
        "the machine file for the vector width of the code",
    )
    add_executor(parser)
    add_campaign(parser)
    add_figures(parser, "draw figures")
    add_html(parser, "errors by model and order, predicted beside measured")
    add_transfer_option(parser)
    add_trust_flags(parser)
    add_variability(parser, "of a model of fit: ")
    add_json(parser)
    parser.set_defaults(run="chainline.cli.kernels.evaluate.run:run")
