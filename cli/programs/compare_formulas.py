"""Agreement of two formulas."""

from __future__ import annotations

import argparse

from ...api.request.programs import COMPARE_FORMULAS
from ..parser import Commands
from ..request_options import add_json, add_request, arguments_of, print_json

_EXAMPLE = """examples:
  chainline compare-formulas '3*x + 0.4*y + y^2 + 2*log2(x)*y + x*y' '5*x + 0.5*x^2 + 3*y + y^2'
  chainline compare-formulas 'n log2(n)' law.json --space space.toml --json
  chainline compare-formulas 'cells*post' '2*cells' --space samples/options/solver.toml
  chainline compare-formulas law.json::main law.json::solve                # two kernels of one file
  chainline compare-formulas -- '-2*x + x^2' 'x^2'                         # a formula that begins with a sign
  chainline compare-formulas smg-3d influence.model --set alpha=1e-6 --set beta=1e-8 --set f=1e-9"""


def add_parser(commands: Commands) -> None:
    """Add the command to the parser."""
    parser = commands.add_parser(
        "compare-formulas",
        description="Score the terms that two formulas share and lack; the first one is the reference. With "
        "--space the difference of their values is reported too, and terms are weighted by their size there. "
        "log is the natural logarithm. smg-1d, smg-2d and smg-3d are the times of SMG2000 over "
        "px, py, pz and "
        "nx, expanded; unlike in `chainline fit --analytical smg-3d` a single process sends messages, too.",
        epilog=_EXAMPLE,
    )
    add_request(parser, COMPARE_FORMULAS)
    add_json(parser, "tables")
    parser.missing_hint = "; formulas that begin with - follow a --"
    parser.set_defaults(run="chainline.cli.programs.compare_formulas:run")


def run(options: argparse.Namespace) -> None:
    """Run `chainline compare-formulas`."""
    from ...api.compare_formulas import compare_formulas
    from ...reports.formula_comparison import compared_formulas_lines
    from ...reports.terminal import print_lines

    found = compare_formulas(**arguments_of(options, COMPARE_FORMULAS))
    if options.json:
        print_json(found.to_json())
    else:
        print_lines(compared_formulas_lines(found.compared))
