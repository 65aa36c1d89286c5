"""`chainline doctor`: what this machine has, and what is missing."""

from __future__ import annotations

import argparse

from ...analysis.host.inventory import take_inventory
from ...reports.doctor import doctor_lines, doctor_to_json
from ..json_output import print_json
from ..options.shared import add_json
from ..parser import Commands

_EXAMPLE = """examples:
  chainline doctor
  chainline doctor --json"""


def add_doctor(commands: Commands) -> None:
    """Add the command to the parser."""
    parser = commands.add_parser(
        "doctor",
        description="Say what this machine has: processor, the machine file that is used where --machine is "
        "left out, compilers, optional parts, with the line that installs what is missing. Nothing is "
        "measured, and nothing is calibrated.",
        epilog=_EXAMPLE,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    add_json(parser, "words")
    parser.set_defaults(run=_doctor)


def _doctor(options: argparse.Namespace) -> None:
    found = take_inventory()
    if options.json:
        print_json(doctor_to_json(found))
    else:
        print("\n".join(doctor_lines(found)))
