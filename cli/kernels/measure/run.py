"""Command `chainline measure`: a campaign of measurements into a data set, resumed where it stopped."""

from __future__ import annotations

import argparse

from ....api.measuring import Measurements, measure
from ....api.request.measurement import MEASURE
from ....reports.terminal import print_lines
from ...json_output import print_json
from ...request_options import arguments_of
from ...terminal_listener import telling_results


def run(options: argparse.Namespace) -> None:
    """Run `chainline measure`."""

    def show(found: Measurements) -> None:
        if options.json and not options.salvage:
            print_json(found.to_json())
        else:
            print_lines(found.lines)

    with telling_results(show):
        measure(**arguments_of(options, MEASURE))
