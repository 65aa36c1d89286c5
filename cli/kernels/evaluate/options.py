"""Command-line options of `chainline evaluate`."""

from __future__ import annotations

from ....api.request.models import EVALUATE
from ...options.figures import add_figures
from ...options.page import add_html
from ...options.shared import add_json
from ...parser import Commands
from ...request_options import add_request

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
    add_request(parser, EVALUATE)
    add_figures(parser, "draw figures")
    add_html(parser, "errors by model and order, predicted beside measured")
    add_json(parser)
    parser.set_defaults(run="chainline.cli.kernels.evaluate.run:run")
