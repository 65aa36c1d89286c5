"""Inventory of this machine: tools that it has, and tools that are missing."""

from __future__ import annotations

import argparse

from ..parser import Commands
from ..request_options import add_json, print_json

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
    parser.set_defaults(run="chainline.cli.host.doctor:run")


def run(options: argparse.Namespace) -> None:
    """Run `chainline doctor`."""
    from ...api.doctor import doctor
    from ...reports.doctor import doctor_lines
    from ...reports.terminal import print_lines

    found = doctor()
    if options.json:
        print_json(found.to_json())
    else:
        print_lines(doctor_lines(found.inventory))
