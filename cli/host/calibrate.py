"""Measure this machine and write its machine file."""

from __future__ import annotations

import argparse

from ...api.request.shared import CALIBRATION
from ...errors import UsageError
from ..parser import Commands
from ..request_options import add_json, add_request, arguments_of, print_json

_EXAMPLE = """examples:
  chainline calibrate
  chainline calibrate --quick -o mine.toml && chainline best --order 7 --machine mine.toml --measure
  chainline calibrate -o again.toml --compare mine.toml
  chainline calibrate --instructions -o mine.toml"""


def add_parser(commands: Commands) -> None:
    """Add the command to the parser."""
    parser = commands.add_parser(
        "calibrate",
        description="Measure clocks, latencies, throughputs, dependency patterns, bandwidths, caches and the "
        "window of this machine, in one to five minutes. The figures are compared with the shipped machine "
        "file, where one describes this processor, and kept for `--machine host` or written to a file.",
        epilog=_EXAMPLE,
    )
    add_request(parser, CALIBRATION)
    parser.add_argument(
        "--forget", action="store_true", help="delete what is kept of this machine, and measure nothing"
    )
    parser.add_argument(
        "--instructions",
        action="store_true",
        help="measure latency, throughput, micro-ops and ports of every form of instruction instead, in "
        "about half an hour; a run that was stopped goes on where it ended",
    )
    add_json(parser, "tables")
    parser.set_defaults(run="chainline.cli.host.calibrate:run")


def run(options: argparse.Namespace) -> None:
    """Run `chainline calibrate`."""
    from ...api.calibration import calibrate, calibrate_instructions, forget_calibration
    from ...reports.calibration import calibration_lines, instructions_lines, outcome_line
    from ...reports.terminal import print_lines

    if options.forget:
        forgotten = forget_calibration()
        print(f"{forgotten.cpu}: {'forgotten' if forgotten.was_kept else 'nothing was kept of it'}")
        return
    if options.instructions:
        if options.quick or options.compare is not None:
            raise UsageError("--instructions: takes neither --quick nor --compare; leave them out")
        measured = calibrate_instructions(options.output)
        if options.json:
            print_json(measured.to_json())
            return
        print_lines(instructions_lines(measured.forms, measured.machine.record))
        print(f"\n{outcome_line(measured.path, measured.seconds, is_kept=measured.is_kept)}")
        return
    found = calibrate(**arguments_of(options, CALIBRATION))
    if options.json:
        print_json(found.to_json())
        return
    print_lines(calibration_lines(found.found, found.compared))
    print(f"\n{outcome_line(found.path, found.seconds, is_kept=found.is_kept)}")
