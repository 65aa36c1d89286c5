"""Command `chainline study case-study`; its first message precedes the import of the models."""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import TYPE_CHECKING

from ...api.request.studies import CASE_STUDY
from ..messages import stage
from ..output_files import add_figures, draw_into, tell_drawn
from ..parser import Commands
from ..request_options import add_json, add_request, arguments_of, print_json

if TYPE_CHECKING:
    from ...api.study.strategy_comparison import CaseStudyReplay

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
    parser.set_defaults(run="chainline.cli.study.case_study:run")


def run(options: argparse.Namespace) -> None:
    """Run `chainline study case-study`."""
    from ...reports.terminal import print_lines

    stage(f"reading {options.table}", quiet=True)
    from ...api.study.strategy_comparison import case_study
    from ...reports.run_strategies import case_study_lines

    found = case_study(**arguments_of(options, CASE_STUDY))
    drawn = draw_into(options, "chainline.cli.study.case_study:draw", found)
    if options.json:
        print_json(found.to_json())
    else:
        print_lines(case_study_lines(found.study, found.outcomes))
    tell_drawn(drawn, options)


def draw(found: CaseStudyReplay, folder: Path) -> list[Path]:
    """Draw the figure of a case study into a folder; return the file."""
    from ...reports.figures.studies import draw_case_study

    return [draw_case_study(found.study, found.outcomes, folder / f"case-study-{found.name}.png")]
