"""Command-line options of `chainline suggest`."""

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
        description="Choose the next runs for a scaling law from the runs so far and a budget, "
        "with the expected "
        "cost and the reason of each. For a table with a header only, propose the runs to start with: five "
        "values along each parameter, and a point off each of these lines, where sums and products differ.",
        epilog=_EXAMPLE,
    )
    add = parser.add_argument
    add(
        "data",
        metavar="RUNS",
        help="table with a line for each run so far, in their order: .csv or .parquet; see --options",
    )
    add_columns(parser)
    add_variability(parser)
    add(
        "--budget",
        type=float,
        required=True,
        metavar="COST",
        help="cost of all runs, those already done included",
    )
    add(
        "--processes",
        metavar="NAME",
        help="parameter by which a second of a run is charged (default: 1 for each)",
    )
    add(
        "--values",
        action="append",
        default=[],
        metavar="NAME=LIST",
        help="values that a parameter can take; repeatable",
    )
    add(
        "--constraint",
        action="append",
        default=[],
        metavar="TEXT",
        help="condition on the parameters, such as cube(p), n%%10 or p*n<=4096; repeatable",
    )
    add("--strategy", choices=SUGGESTED, default="gpr", help="strategy of the choice (default gpr)")
    add("--number", type=int, default=1, metavar="N", help="most runs to propose (default 1)")
    add("--repetitions", type=int, default=5, metavar="N", help="most repetitions of a point (default 5)")
    add(
        "--patience",
        type=int,
        default=3,
        metavar="N",
        help="runs without a better fit after which to stop (default 3)",
    )
    add_rating(parser)
    add_seed(parser)
    add_json(parser)
    parser.set_defaults(run="chainline.cli.programs.suggest.run:run")
