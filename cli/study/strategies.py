"""Command `chainline study strategies`: accuracy of scaling laws by measuring strategy and cost."""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import TYPE_CHECKING

from ...api.request.studies import STUDY_STRATEGIES
from ..output_files import add_figures, draw_into, tell_drawn
from ..parser import Commands
from ..request_options import add_json, add_request, arguments_of, print_json

if TYPE_CHECKING:
    from ...api.study.strategy_comparison import StrategyComparison

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
    add_request(parser, STUDY_STRATEGIES)
    add_figures(parser, "draw accuracy by budget")
    add_json(parser)
    parser.renamed["--figure"] = "--figures DIR"
    parser.set_defaults(run="chainline.cli.study.strategies:run")


def run(options: argparse.Namespace) -> None:
    """Run `chainline study strategies`."""
    from ...api.study.strategy_comparison import strategies
    from ...reports.run_strategies import strategies_lines
    from ...reports.terminal import print_lines

    found = strategies(**arguments_of(options, STUDY_STRATEGIES))
    drawn = draw_into(options, "chainline.cli.study.strategies:draw", found)
    if options.json:
        print_json(found.to_json())
    else:
        print_lines(strategies_lines(found.found, found.limits))
    tell_drawn(drawn, options)


def draw(found: StrategyComparison, folder: Path) -> list[Path]:
    """Draw the figure of strategies into a folder; return the file."""
    from ...reports.figures.studies import draw_strategies

    numbers = "-".join(map(str, found.n_parameters))
    return [draw_strategies(found.found, found.limits, folder / f"strategies-{numbers}.png")]
