"""Command `chainline study applications`: classes of models on the applications of Hutter and Solomonik."""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import TYPE_CHECKING

from ...api.request.paper_studies import STUDY_APPLICATIONS
from ..output_files import add_figures, draw_into, tell_drawn
from ..parser import Commands
from ..request_options import add_json, add_request, arguments_of, print_json

if TYPE_CHECKING:
    from ...api.study.application_studies import ApplicationStudy

_EXAMPLE = """examples:
  git clone https://github.com/huttered40/app_ed \\
      data/app_ed
  chainline study applications all --data data --parts fit -o study
  CHAINLINE_DATA=data chainline study applications broadcast,qr -o study --figures figures
  chainline study applications all --data data --sizes 1024,8192 --limit 100 -o study --json"""


def add_parser(commands: Commands) -> None:
    """Add the command to the parser."""
    parser = commands.add_parser(
        "applications",
        description="Fit CPR and every other class of models to the public measurements of the six "
        "applications of Hutter and Solomonik, within the range of their parameters and beyond it, report "
        "the errors on their test sets, and draw the counterparts of Figs 1 and 3 to 8. All of it takes a "
        "day on one core; a run that was stopped resumes.",
        epilog=_EXAMPLE,
    )
    add_request(parser, STUDY_APPLICATIONS)
    add_figures(parser, "draw figures")
    add_json(parser, "tables")
    parser.set_defaults(run="chainline.cli.study.applications:run")


def run(options: argparse.Namespace) -> None:
    """Run `chainline study applications`."""
    from ...api.study.application_studies import applications
    from ...reports.applications import applications_lines
    from ...reports.terminal import print_lines

    found = applications(**arguments_of(options, STUDY_APPLICATIONS))
    drawn = draw_into(options, "chainline.cli.study.applications:draw", found)
    if options.json:
        print_json(found.to_json())
    else:
        print_lines(applications_lines(found.results))
    tell_drawn(drawn, options)


def draw(found: ApplicationStudy, folder: Path) -> list[Path]:
    """Draw the figures of a study into a folder; return the files."""
    from ...reports.figures.paper_studies import draw_applications

    return draw_applications(found.results, folder)
