"""The runs to do next, for a budget."""

from __future__ import annotations

import argparse

from ...api.request.programs import SUGGEST
from ..parser import Commands
from ..request_options import add_json, add_request, arguments_of, print_json

_EXAMPLE = """examples:
  chainline suggest runs.csv --target seconds --features p,n --budget 5000 --processes p \\
      --values p=8-512*2 --values n=10-50:10 --number 3
  chainline suggest runs.csv --target seconds --features p,n --budget 5000 --values p=8-1000 \\
      --constraint 'cube(p)' --constraint 'p*n<=20000' --json"""


def add_parser(commands: Commands) -> None:
    """Add the command to the parser."""
    parser = commands.add_parser(
        "suggest",
        description="Choose the next runs of any table from the runs so far and a budget, with the expected "
        "cost and the reason of each. The first fill the space of the parameters, also of a table with a "
        "header only; later ones lower the uncertainty of a model most. Others are of scaling laws.",
        epilog=_EXAMPLE,
    )
    add_request(parser, SUGGEST)
    add_json(parser)
    parser.set_defaults(run="chainline.cli.programs.suggest:run")


def run(options: argparse.Namespace) -> None:
    """Run `chainline suggest`."""
    from ...api.suggest import suggest
    from ...reports.run_strategies import suggest_lines
    from ...reports.terminal import print_lines

    found = suggest(**arguments_of(options, SUGGEST))
    if options.json:
        print_json(found.to_json())
    else:
        print_lines(suggest_lines(found.standing))
