"""What is typed after `chainline machine`."""

from __future__ import annotations

from ....analysis.machine.shipped import available_machines
from ...options.machine import add_no_calibration
from ...options.shared import add_json
from ...parser import Commands

_EXAMPLE = """examples:
  chainline machine zen5
  chainline machine zen5 --format osaca -o zen5.yml
  llvm-mca $(chainline machine zen5 --format llvm-mca) loop.s"""


def add_parser(commands: Commands) -> None:
    """Add the command to the parser."""
    parser = commands.add_parser(
        "machine",
        description="Print what is known of a processor, or write it for other tools: an architecture file "
        "of OSACA, or options of llvm-mca.",
        epilog=_EXAMPLE,
    )
    keys = ", ".join(available_machines())
    parser.add_argument(
        "machine", metavar="KEY", nargs="?", default="host", help=f"host (default), {keys}, or a FILE.toml"
    )
    parser.add_argument(
        "--format",
        choices=["text", "osaca", "llvm-mca"],
        default="text",
        help="text for people (default), an OSACA architecture file, or options of llvm-mca",
    )
    parser.add_argument("-o", "--output", metavar="FILE", help="write into a file, instead of printing")
    add_no_calibration(parser)
    add_json(parser)
    parser.set_defaults(run="chainline.cli.host.machine.run:run")
