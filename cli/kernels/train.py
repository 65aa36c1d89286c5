"""Command `chainline train`: learns from measured data sets, and keeps the model."""

from __future__ import annotations

import argparse

from ...api.request.models import TRAIN
from ..parser import Commands
from ..request_options import add_json, add_request, arguments_of, print_answer

_EXAMPLE = """examples:
  chainline train zen5.parquet -o zen5-model
  chainline train first.parquet second.parquet -o zen5-model --machine epyc-9005.toml --score
  chainline train zen5.parquet --machine zen5 --also gnr granite-rapids.parquet -o both"""


def add_parser(commands: Commands) -> None:
    """Add the command to the parser."""
    parser = commands.add_parser(
        "train",
        description="Compile and simulate every kernel of measured data sets, learn the ratio of measured to "
        "simulated speed, and write the model and a manifest into a folder.",
        epilog=_EXAMPLE,
    )
    add_request(parser, TRAIN)
    add_json(parser, "words")
    parser.set_defaults(run="chainline.cli.kernels.train:run")


def run(options: argparse.Namespace) -> None:
    """Run `chainline train`."""
    from ...api.training import train

    print_answer(train(**arguments_of(options, TRAIN)), options)
