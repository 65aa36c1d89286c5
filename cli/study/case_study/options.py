"""What is typed after `chainline study case-study`."""

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
        description="Takes the largest point away, lets strategies choose among the other measurements of "
        "each kernel for a budget, and says which share of the kernels is predicted at the point.",
        epilog=_EXAMPLE,
    )
    add = parser.add_argument
    add("data", metavar="FILE", help="in one of Extra-P's formats, .csv or .parquet; see --options")
    add_columns(parser)
    add_kernel(parser)
    add_variability(parser)
    add("--metric", metavar="NAME", help="the times (default: the only metric, or time or runtime)")
    add("--at", metavar="A=X,B=Y", help="the point to foretell (default: largest in every parameter)")
    add("--processes", metavar="NAME", help="a second costs as much as this parameter (default: 1)")
    add("--above", type=float, default=1.0, metavar="PERCENT", help="of the total, to matter (default 1)")
    add("--strategies", default="full,gpr,cpf", metavar="NAMES", help=f"of {', '.join(REPLAYED)}")
    add(
        "--budgets",
        default="5,10,15,20,30,40,50,60,80,100",
        metavar="B,B,...",
        help="in per cent of the cost",
    )
    add_figures(parser, "draw the share within 10 %% by budget")
    add_rating(parser)
    add_workers(parser, None)
    add_executor(parser)
    add_campaign(parser)
    add_json(parser)
    parser.renamed["--figure"] = "--figures DIR"
    parser.set_defaults(run="chainline.cli.study.case_study.run:run")
