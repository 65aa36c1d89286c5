"""Command-line options of `chainline calibrate`."""

from __future__ import annotations

from ....api.request.machine import CALIBRATION
from ...options.shared import add_json
from ...parser import Commands
from ...request_options import add_request

_EXAMPLE = """examples:
  chainline calibrate
  chainline calibrate --quick -o mine.toml && chainline best --order 7 --machine mine.toml --measure
  chainline calibrate -o again.toml --compare mine.toml"""


def add_parser(commands: Commands) -> None:
    """Add the command to the parser."""
    parser = commands.add_parser(
        "calibrate",
        description="Measure clocks, latencies, throughputs, dependency patterns, bandwidths, caches and the "
        "window of this machine, in one to five minutes. The figures are compared with the shipped machine "
        "file, where one describes this processor, and kept for `--machine host` or written to a file.",
        epilog=_EXAMPLE,
    )
    add_request(parser, CALIBRATION)
    parser.add_argument(
        "--forget", action="store_true", help="delete what is kept of this machine, and measure nothing"
    )
    add_json(parser, "tables")
    parser.set_defaults(run="chainline.cli.host.calibrate.run:run")
