"""Command-line options of `chainline machine`."""

from __future__ import annotations

from ....api.request.machine import MACHINE_REQUEST
from ...options.shared import add_json
from ...parser import Commands
from ...request_options import add_request

_EXAMPLE = """examples:
  chainline machine zen5
  chainline machine "Sapphire Rapids"
  chainline machine --list
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
    parser.add_argument(
        "--list", action="store_true", help="list the shipped machines and every name that stands for each"
    )
    parser.add_argument(
        "--format",
        choices=["text", "osaca", "llvm-mca"],
        default="text",
        help="text for people (default), an OSACA architecture file, or options of llvm-mca",
    )
    parser.add_argument("-o", "--output", metavar="FILE", help="write into a file, instead of printing")
    add_request(parser, MACHINE_REQUEST)
    add_json(parser)
    parser.set_defaults(run="chainline.cli.host.machine.run:run")
