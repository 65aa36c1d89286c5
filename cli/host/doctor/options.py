"""What is typed after `chainline doctor`."""

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
        description="Say what this machine has: processor, the machine file that is used where --machine is "
        "left out, compilers, optional parts, with the line that installs what is missing. Nothing is "
        "measured, and nothing is calibrated.",
        epilog=_EXAMPLE,
    )
    add_json(parser, "words")
    parser.set_defaults(run="chainline.cli.host.doctor.run:run")
