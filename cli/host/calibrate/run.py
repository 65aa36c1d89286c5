"""Measure this machine and write its machine file."""

from __future__ import annotations

import argparse

from ....api.calibration import calibrate, forget_calibration
from ....api.request.machine import CALIBRATION
from ....reports.calibration import calibration_lines, outcome_line
from ....reports.terminal import print_lines
from ...json_output import print_json
from ...request_options import arguments_of


def run(options: argparse.Namespace) -> None:
    """Run `chainline calibrate`."""
    if options.forget:
        forgotten = forget_calibration()
        print(f"{forgotten.cpu}: {'forgotten' if forgotten.was_kept else 'nothing was kept of it'}")
        return
    found = calibrate(**arguments_of(options, CALIBRATION))
    if options.json:
        print_json(found.to_json())
        return
    print_lines(calibration_lines(found.found, found.compared))
    print(f"\n{outcome_line(found.path, found.seconds, is_kept=found.is_kept)}")
