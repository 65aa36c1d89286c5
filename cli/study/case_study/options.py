"""Options of `chainline study case-study`."""

from __future__ import annotations

from ....models.empirical.acquisition.registry import REPLAYED
from ...options.executor import add_campaign, add_executor
from ...options.figures import add_figures
from ...options.rating import add_rating
from ...options.shared import (
    add_columns,
    add_json,
    add_kernel,
    add_variability,
    add_workers,
)
from ...parser import Commands

_EXAMPLE = """examples:
  chainline study case-study experiment.jsonl --processes p --figures figures
  chainline study case-study runs.csv --target seconds --features p,n --at p=512,n=50 \\
      --budgets 10,50,100 --json"""


def add_parser(commands: Commands) -> None:
    """Add the command to the parser."""
    parser = commands.add_parser(
        "case-study",
        description="Hold out the largest point of a table of runs, let each strategy choose among the other "
        "runs of a kernel within a budget, and report the share of kernels that is predicted at that point.",
        epilog=_EXAMPLE,
    )
    add = parser.add_argument
    add("data", metavar="FILE", help="table of runs: a format of Extra-P, .csv or .parquet; see --options")
    add_columns(parser)
    add_kernel(parser)
    add_variability(parser)
    add("--metric", metavar="NAME", help="metric to predict (default: the only one, or time or runtime)")
    add("--at", metavar="A=X,B=Y", help="point to predict (default: the largest value of every parameter)")
    add(
        "--processes",
        metavar="NAME",
        help="parameter by which a second of a run is charged (default: 1 for each)",
    )
    add(
        "--above",
        type=float,
        default=1.0,
        metavar="PERCENT",
        help="only kernels with more than this share of the total (default 1)",
    )
    add(
        "--strategies",
        default="full,gpr,cpf",
        metavar="NAMES",
        help=f"strategies, of {', '.join(REPLAYED)} (default full,gpr,cpf)",
    )
    add(
        "--budgets",
        default="5,10,15,20,30,40,50,60,80,100",
        metavar="B,B,...",
        help="budgets in per cent of the cost of all runs (default: ten from 5 to 100)",
    )
    add_figures(parser, "draw the share within 10 %% by budget")
    add_rating(parser)
    add_workers(parser, None)
    add_executor(parser)
    add_campaign(parser)
    add_json(parser)
    parser.renamed["--figure"] = "--figures DIR"
    parser.set_defaults(run="chainline.cli.study.case_study.run:run")
