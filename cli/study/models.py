"""Command `chainline study models`: errors of classes of models of a program, by the number of rows."""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import TYPE_CHECKING

from ...api.request.studies import STUDY_MODELS
from ..output_files import add_figures, draw_into, tell_drawn
from ..parser import Commands
from ..request_options import add_json, add_request, arguments_of, print_json

if TYPE_CHECKING:
    from ...api.study.model_comparison import ModelComparison

_EXAMPLE = """examples:
  chainline study models train.csv test.csv --target seconds --features m,n,k -o trials.csv \\
      --figures figures
  chainline study models train.csv test.csv --target seconds --models cpr,et,knn --most 8192 -o t.csv --json
  chainline study models train.csv test.csv --target seconds --beyond m --above 2048 --below 512,1024,2048 \\
      --sizes 4096 -o beyond.csv --figures figures"""


def add_parser(commands: Commands) -> None:
    """Add the command to the parser."""
    parser = commands.add_parser(
        "models",
        description="Fit every class of models over its ranges of parameters to more and more of TRAIN.csv, "
        "predict TEST.csv, and draw the counterparts of Figs 3 to 8 of Hutter and Solomonik. Takes hours for "
        "large tables; a run that was stopped resumes.",
        epilog=_EXAMPLE,
    )
    add_request(parser, STUDY_MODELS)
    add_figures(parser, "draw figures")
    add_json(parser, "tables")
    parser.set_defaults(run="chainline.cli.study.models:run")


def run(options: argparse.Namespace) -> None:
    """Run `chainline study models`."""
    from ...api.study.model_comparison import models
    from ...reports.rows_learned_from import compared_models_lines
    from ...reports.terminal import print_lines

    found = models(**arguments_of(options, STUDY_MODELS))
    drawn = draw_into(options, "chainline.cli.study.models:draw", found)
    if options.json:
        print_json(found.to_json())
    else:
        print_lines(compared_models_lines(found.trials))
    tell_drawn(drawn, options)


def draw(found: ModelComparison, folder: Path) -> list[Path]:
    """Draw the figures of a comparison into a folder; return the files."""
    from ...reports.figures.studies import draw_compared_models

    return draw_compared_models(found.trials, found.title, folder)
