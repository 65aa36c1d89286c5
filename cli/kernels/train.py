"""Command `chainline train`: learns from measured data sets, and keeps the model."""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import TYPE_CHECKING

from ...api.request.models import TRAIN
from ...reports.terminal import print_lines
from ..catalogue import load
from ..messages import stage
from ..output_files import add_figures, draw_into, tell_drawn
from ..parser import Commands
from ..request_options import add_json, add_request, arguments_of, print_answer

if TYPE_CHECKING:
    from ...api.training import Training

_EXAMPLE = """examples:
  chainline train zen5.parquet -o zen5-model
  chainline train first.parquet second.parquet -o zen5-model --machine epyc-9005.toml --score
  chainline train zen5.parquet --machine zen5 --also gnr granite-rapids.parquet -o both
  chainline train zen5.parquet --machine zen5 --residence L1 --model paper -o paper-model -v
  chainline train zen5.parquet --machine zen5 -o zen5-model --figures figures"""


def add_parser(commands: Commands) -> None:
    """Add the command to the parser."""
    parser = commands.add_parser(
        "train",
        description="Compile and simulate every kernel of measured data sets, learn the ratio of measured to "
        "simulated speed, or the chain ratio of the paper, and write the model and a manifest into a folder.",
        epilog=_EXAMPLE,
    )
    add_request(parser, TRAIN)
    add_figures(parser, "draw the importance of the features, and predicted against measured chain ratios")
    add_json(parser, "words")
    parser.add_argument("-v", "--verbose", action="store_true", help="show the importance of the features")
    parser.set_defaults(run="chainline.cli.kernels.train:run")


def run(options: argparse.Namespace) -> None:
    """Run `chainline train`."""
    arguments = arguments_of(options, TRAIN)
    stage("reading measurements", quiet=True)
    found = load("chainline.api.training:train")(**arguments)
    drawn = draw_into(options, "chainline.cli.kernels.train:draw", found)
    print_answer(found, options)
    if options.verbose and not options.json:
        print_lines(found.detail_lines)
    tell_drawn(drawn, options)


def draw(found: Training, folder: Path) -> list[Path]:
    """Draw the importance of the features, and the chain ratios of rows held out; return the files."""
    from ...reports.figures.importance import draw_model

    return draw_model(found.trained.model, folder)
