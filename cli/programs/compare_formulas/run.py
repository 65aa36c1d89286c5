"""Agreement of two formulas."""

from __future__ import annotations

import argparse

from ....api.compare_formulas import compare_formulas
from ....api.request.programs import COMPARE_FORMULAS
from ....reports.formula_comparison import compared_formulas_lines
from ....reports.terminal import print_lines
from ...json_output import print_json
from ...request_options import arguments_of


def run(options: argparse.Namespace) -> None:
    """Run `chainline compare-formulas`."""
    found = compare_formulas(**arguments_of(options, COMPARE_FORMULAS))
    if options.json:
        print_json(found.to_json())
    else:
        print_lines(compared_formulas_lines(found.compared))
