"""Inventory of this machine: tools that it has, and tools that are missing."""

from __future__ import annotations

import argparse

from ....analysis.host.doctor import take_inventory
from ....reports.doctor import doctor_lines, doctor_to_json
from ....reports.terminal import print_lines
from ...json_output import print_json


def run(options: argparse.Namespace) -> None:
    """Run `chainline doctor`."""
    found = take_inventory()
    if options.json:
        print_json(doctor_to_json(found))
    else:
        print_lines(doctor_lines(found))
