"""Command-line options of `chainline doctor`."""

from __future__ import annotations

from ...options.shared import add_json
from ...parser import Commands

_EXAMPLE = """examples:
  chainline doctor
  chainline doctor --json"""


def add_parser(commands: Commands) -> None:
    """Add the command to the parser."""
    parser = commands.add_parser(
        "doctor",
        description="List what this machine has: processor, machine file used by default, compilers and "
        "optional parts, with the command that installs what is missing. Nothing is measured or calibrated.",
        epilog=_EXAMPLE,
    )
    add_json(parser, "words")
    parser.set_defaults(run="chainline.cli.host.doctor.run:run")
