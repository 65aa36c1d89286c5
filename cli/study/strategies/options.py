"""Options of `chainline study strategies`."""

from __future__ import annotations

from ....models.empirical.acquisition.registry import REPLAYED
from ...options.executor import add_executor
from ...options.figures import add_figures
from ...options.rating import add_rating
from ...options.shared import add_json, add_workers
from ...parser import Commands

_EXAMPLE = """examples:
  chainline study strategies --functions 300 -o trials.csv
  chainline study strategies --parameters 3 --noise 1,2,5,10 --budgets 1,2,5,10,20,50 --functions 200 \\
      -o trials.csv --figures figures --json"""


def add_parser(commands: Commands) -> None:
    """Add the command to the parser."""
    parser = commands.add_parser(
        "strategies",
        description="Measure random scaling laws with simulated noise, run by run as each strategy of "
        "`chainline suggest` proposes, and report the share of laws that is predicted within an "
        "error one step "
        "beyond the range, by the share of the cost of all runs. A run that was stopped resumes.",
        epilog=_EXAMPLE,
    )
    add = parser.add_argument
    add("--parameters", type=int, default=2, choices=(2, 3, 4), help="parameters of each law (default 2)")
    add(
        "--noise",
        default="1",
        metavar="N,N,...",
        help="range of the repetitions of a run in per cent (default 1)",
    )
    add(
        "--kind",
        choices=("uniform", "drifting", "mixed"),
        default="uniform",
        help="kind of noise: uniform (default), drifting or mixed",
    )
    add("--repetitions", type=int, default=5, metavar="N", help="most repetitions of a point (default 5)")
    add(
        "--budgets",
        default="10",
        metavar="B,B,...",
        help="budgets in per cent of the cost of all runs (default 10)",
    )
    add("--functions", type=int, default=100, metavar="N", help="number of random laws (default 100)")
    add(
        "--strategies",
        default=",".join(REPLAYED),
        metavar="NAMES",
        help=f"strategies, of {', '.join(REPLAYED)} (default: all)",
    )
    add(
        "--within",
        default="5",
        metavar="E,E,...",
        help="errors in per cent that count as accurate (default 5)",
    )
    add(
        "--draw",
        type=int,
        metavar="SEED",
        help="one draw of noise for all laws; published: 10 (default: each law has its own)",
    )
    add_rating(parser)
    add_workers(parser, None)
    add_executor(parser)
    add(
        "-o",
        "--output",
        required=True,
        metavar="TRIALS.csv",
        help="table with a line for each trial, to which new lines are appended",
    )
    add_figures(parser, "draw accuracy by budget")
    add_json(parser)
    parser.renamed["--figure"] = "--figures DIR"
    parser.set_defaults(run="chainline.cli.study.strategies.run:run")
