"""Command `chainline suggest-splits`: tells its first stage before it loads libraries, for a second."""

from __future__ import annotations

import argparse

from ...api.request.measurement import SUGGEST_SPLITS
from ..catalogue import load
from ..messages import stage
from ..parser import Commands
from ..request_options import add_json, add_request, arguments_of, print_answer

_EXAMPLE = """examples:
  chainline suggest-splits --order 3-7                                      # nothing is measured yet
  chainline suggest-splits rows.parquet --order 1-15 --compiler gcc --number 30
  chainline suggest-splits rows.parquet --order 7 --model simulation --json"""


def add_parser(commands: Commands) -> None:
    """Add the command to the parser."""
    parser = commands.add_parser(
        "suggest-splits",
        description="Choose the splits to measure next from a data set of `chainline measure`, "
        "with the reason "
        "of each and the command that measures them; says when to stop.",
        epilog=_EXAMPLE,
    )
    add_request(parser, SUGGEST_SPLITS)
    add_json(parser)
    parser.set_defaults(run="chainline.cli.kernels.suggest_splits:run")


def run(options: argparse.Namespace) -> None:
    """Run `chainline suggest-splits`."""
    arguments = arguments_of(options, SUGGEST_SPLITS)
    stage("reading measurements", quiet=True)
    print_answer(load("chainline.api.split_suggestion:suggest_splits")(**arguments), options)
