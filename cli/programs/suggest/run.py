"""The runs to do next, for a budget."""

from __future__ import annotations

import argparse

from ....api.request.programs import SUGGEST
from ....api.suggest import suggest
from ....reports.suggest import suggest_lines
from ....reports.terminal import print_lines
from ...json_output import print_json
from ...request_options import arguments_of


def run(options: argparse.Namespace) -> None:
    """Run `chainline suggest`."""
    found = suggest(**arguments_of(options, SUGGEST))
    if options.json:
        print_json(found.to_json())
    else:
        print_lines(suggest_lines(found.standing))
