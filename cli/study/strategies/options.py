"""What is typed after `chainline study strategies`."""

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
        description="Random scaling laws, measured with noise, run by run as each strategy of `chainline "
        "suggest` proposes: how many are predicted one step beyond the range, for which part of the cost of "
        "measuring everything as often as allowed. Killed and started again it goes on where it stopped.",
        epilog=_EXAMPLE,
    )
    add = parser.add_argument
    add("--parameters", type=int, default=2, choices=(2, 3, 4), help="of each function (default 2)")
    add("--noise", default="1", metavar="N,N,...", help="range of repetitions, in per cent (default 1)")
    add(
        "--kind",
        choices=("uniform", "drifting", "mixed"),
        default="uniform",
        help="of noise (default uniform)",
    )
    add("--repetitions", type=int, default=5, metavar="N", help="of each point at most (default 5)")
    add("--budgets", default="10", metavar="B,B,...", help="in per cent of the full matrix (default 10)")
    add("--functions", type=int, default=100, metavar="N", help="(default 100)")
    add(
        "--strategies",
        default=",".join(REPLAYED),
        metavar="NAMES",
        help=f"of {', '.join(REPLAYED)} (default: all)",
    )
    add(
        "--within",
        default="5",
        metavar="E,E,...",
        help="errors that count as accurate, in per cent (default 5)",
    )
    add(
        "--draw",
        type=int,
        metavar="SEED",
        help="one draw of noise for all functions, 10 as published (default: each has its own)",
    )
    add_rating(parser)
    add_workers(parser, None)
    add_executor(parser)
    add("-o", "--output", required=True, metavar="TRIALS.csv", help="a line for each; appended to")
    add_figures(parser, "draw accuracy by budget")
    add_json(parser)
    parser.renamed["--figure"] = "--figures DIR"
    parser.set_defaults(run="chainline.cli.study.strategies.run:run")
