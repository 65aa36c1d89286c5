"""Command-line options of `chainline sample`."""

from __future__ import annotations

from ...options.shared import add_json
from ...parser import Commands

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
    add = parser.add_argument
    add("model", metavar="MODEL", help="a variability model: .toml, or .xml of SPL Conqueror")
    add("--binary", metavar="DESIGN", help="design of the binary options (default: option-wise)")
    add("--numeric", metavar="DESIGN", help="design of the numeric options (default: plackett-burman)")
    add(
        "--levels",
        type=int,
        metavar="L",
        help="levels of plackett-burman (2, 3, 5 or 7) or one-factor-at-a-time (default 5)",
    )
    add("--runs", type=int, metavar="N", help="runs of plackett-burman, such as 9, 27 or 81 with 3 levels")
    add("--count", type=int, metavar="N", help="configurations to draw, of designs that draw")
    add("--seed", type=int, metavar="S", help="seed of the random draws (default 0)")
    add("--strength", type=int, metavar="T", help="options that t-wise combines")
    add("-o", "--output", metavar="FILE.csv", help="write the configurations into this file")
    add_json(parser)
    parser.set_defaults(run="chainline.cli.programs.sample.run:run")
