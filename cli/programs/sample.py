"""Choice of configurations to measure."""

from __future__ import annotations

import argparse
import sys

from ...api.request.programs import SAMPLE
from ..messages import say
from ..parser import Commands
from ..request_options import add_json, add_request, arguments_of, print_json

_EXAMPLE = """examples:
  chainline sample solver.toml
  chainline sample solver.toml --binary pair-wise --numeric plackett-burman --levels 5 --runs 25 -o todo.csv
  chainline sample model.xml --binary random --numeric random --count 50 --seed 1 --json

designs:
  --binary   all, option-wise, pair-wise, t-wise (--strength), negative-option-wise, random (--count)
  --numeric  full-factorial, plackett-burman (--levels, --runs), box-behnken (2 options or more), \
central-composite-inscribed, central-composite-circumscribed, central-composite-face-centred, \
one-factor-at-a-time (--levels), d-optimal (--count, of a quadratic model), latin-hypercube (--count), \
sobol (--count), random (--count)

Each selection of binary options comes with each point of the numeric design; random for both draws whole
configurations, each valid one equally likely. Where selections of binary options are too many to list, and
few of all assignments are valid, they are drawn option by option: not all equally likely, as a note says.
Comparisons that divide by zero do not hold."""


def add_parser(commands: Commands) -> None:
    """Add the command to the parser."""
    parser = commands.add_parser(
        "sample",
        description="Choose configurations to measure, by a sampling design over those that a "
        "variability model "
        "allows.",
        epilog=_EXAMPLE,
    )
    add_request(parser, SAMPLE)
    parser.add_argument("-o", "--output", metavar="FILE.csv", help="write the configurations into this file")
    add_json(parser)
    parser.set_defaults(run="chainline.cli.programs.sample:run")


def run(options: argparse.Namespace) -> None:
    """Run `chainline sample`."""
    from ...api.sample import sample
    from ...files.atomic_write import has_columns, require_output, write_output

    found = sample(**arguments_of(options, SAMPLE))
    table = found.to_frame()
    if options.output is not None:
        # before any note: an error is one line, alone
        path = require_output(options.output, (options.model,), has_columns(found.model.columns))
        write_output(path, table.to_csv(index=False).encode())
    for note in found.design.notes:
        say(note)
    if options.output is not None:
        say(f"{len(table)} configurations in {options.output}")
    if options.json:
        print_json(found.to_json())
    elif options.output is None:
        table.to_csv(sys.stdout, index=False)
