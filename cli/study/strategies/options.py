"""Options of `chainline study strategies`."""

from __future__ import annotations

from ....api.request.studies import STUDY_STRATEGIES
from ...options.figures import add_figures
from ...options.shared import add_json
from ...parser import Commands
from ...request_options import add_request

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
    parser.set_defaults(run="chainline.cli.study.strategies.run:run")
