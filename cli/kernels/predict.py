"""Command `chainline predict`: speeds of kernels, or times of configurations, by a stored model."""

from __future__ import annotations

import argparse
import sys

from ...api.request.models import PREDICT
from ..parser import Commands
from ..request_options import add_json, add_request, arguments_of, print_answer, print_json

_EXAMPLE = """examples:
  chainline predict zen5-model --order 7
  chainline predict zen5-model --order 7 --compiler gcc --split 4,4 --split 8 --explain
  chainline predict zen5-model --order 11 --residence memory --machine epyc-9005.toml --json
  chainline predict gemm.model configurations.csv -o times.csv           # a model of `chainline fit`
  chainline predict gemm.model measured.csv --as predicted -o both.csv
  chainline predict laws.json::solve configurations.csv                  # one of several laws of pmnf"""


def add_parser(commands: Commands) -> None:
    """Add the command to the parser."""
    parser = commands.add_parser(
        "predict",
        description="Compile and simulate the splits of an order, and predict their speed by a model of "
        "`chainline train`; or the times of configurations by a model of `chainline fit`.",
        epilog=_EXAMPLE,
    )
    add_request(parser, PREDICT)
    add_json(parser)
    parser.set_defaults(run="chainline.cli.kernels.predict:run")


def run(options: argparse.Namespace) -> None:
    """Run `chainline predict`."""
    from ...api.prediction import PredictedTimes, predict

    arguments = arguments_of(options, PREDICT)
    if arguments["data"] is not None and arguments["output"] is None and not options.json:
        arguments["output"] = sys.stdout
    found = predict(**arguments)
    if not isinstance(found, PredictedTimes):
        print_answer(found, options)
    elif options.json:
        print_json(found.to_json())
