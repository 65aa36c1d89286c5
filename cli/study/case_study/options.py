"""Options of `chainline study case-study`."""

from __future__ import annotations

from ....api.request.studies import CASE_STUDY
from ...options.figures import add_figures
from ...options.shared import add_json
from ...parser import Commands
from ...request_options import add_request

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
    add_request(parser, CASE_STUDY)
    add_figures(parser, "draw the share within 10 %% by budget")
    add_json(parser)
    parser.renamed["--figure"] = "--figures DIR"
    parser.set_defaults(run="chainline.cli.study.case_study.run:run")
