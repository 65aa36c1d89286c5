"""Inventory of this machine: tools that it has, and tools that are missing."""

from __future__ import annotations

import argparse

from ....api.doctor import doctor
from ....reports.doctor import doctor_lines
from ....reports.terminal import print_lines
from ...json_output import print_json


def run(options: argparse.Namespace) -> None:
    """Run `chainline doctor`."""
    found = doctor()
    if options.json:
        print_json(found.to_json())
    else:
        print_lines(doctor_lines(found.inventory))
