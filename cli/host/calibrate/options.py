"""What is typed after `chainline calibrate`."""

from __future__ import annotations

from ...options.shared import add_json
from ...parser import Commands

_EXAMPLE = """examples:
  chainline calibrate
  chainline calibrate --quick -o mine.toml && chainline best --order 7 --machine mine.toml --measure
  chainline calibrate -o again.toml --compare mine.toml"""


def add_parser(commands: Commands) -> None:
    """Add the command to the parser."""
    parser = commands.add_parser(
        "calibrate",
        description="Measure clocks, latencies, throughputs, dependency patterns, bandwidths, caches and the "
        "window of this machine, in one to five minutes; compare them with the shipped machine file where "
        "one describes it, and keep them for `--machine host`, or write them to a file.",
        epilog=_EXAMPLE,
    )
    parser.add_argument("-o", "--output", metavar="FILE.toml", help="write a file, and keep nothing")
    parser.add_argument("--compare", metavar="FILE.toml", help="compare with an earlier calibration instead")
    parser.add_argument("--quick", action="store_true", help="in about half a minute: fewer samples")
    parser.add_argument("--forget", action="store_true", help="forget what is kept of this machine; no more")
    add_json(parser, "tables")
    parser.set_defaults(run="chainline.cli.host.calibrate.run:run")
