"""What is typed after `chainline suggest`."""

from __future__ import annotations

from ....models.empirical.acquisition.registry import SUGGESTED
from ...options.rating import add_rating
from ...options.shared import add_columns, add_json, add_seed, add_variability
from ...parser import Commands

_EXAMPLE = """examples:
  chainline suggest runs.csv --target seconds --features p,n --budget 5000 --processes p \\
      --values p=8-512*2 --values n=10-50:10 --number 3
  chainline suggest runs.csv --target seconds --features p,n --budget 5000 --values p=8-1000 \\
      --constraint 'cube(p)' --constraint 'p*n<=20000' --json"""


def add_parser(commands: Commands) -> None:
    """Add the command to the parser."""
    parser = commands.add_parser(
        "suggest",
        description="From runs so far and a budget to the next runs, what they are expected to cost and why. "
        "A table with no rows but its header is answered with the runs to start with: five values along each "
        "parameter, and one point for each beside these lines, where sums and products differ.",
        epilog=_EXAMPLE,
    )
    add = parser.add_argument
    add(
        "data",
        metavar="RUNS",
        help=".csv or .parquet: a line for each run so far, in their order; see --options",
    )
    add_columns(parser)
    add_variability(parser)
    add("--budget", type=float, required=True, metavar="COST", help="of all runs, those done among them")
    add("--processes", metavar="NAME", help="a second costs as much as this parameter (default: 1)")
    add("--values", action="append", default=[], metavar="NAME=LIST", help="that a parameter can have")
    add("--constraint", action="append", default=[], metavar="TEXT", help="such as cube(p), n%%10, p*n<=4096")
    add("--strategy", choices=SUGGESTED, default="gpr", help="how to choose (default gpr)")
    add("--number", type=int, default=1, metavar="N", help="runs at most (default 1)")
    add("--repetitions", type=int, default=5, metavar="N", help="of a point at most (default 5)")
    add("--patience", type=int, default=3, metavar="N", help="runs without a better fit before it says stop")
    add_rating(parser)
    add_seed(parser)
    add_json(parser)
    parser.set_defaults(run="chainline.cli.programs.suggest.run:run")
