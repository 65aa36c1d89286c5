"""Command `chainline predict`: speeds of kernels, or times of configurations, by a stored model."""

from __future__ import annotations

import argparse
import sys

from ....api.prediction import PredictedTimes, predict
from ....api.request.models import PREDICT
from ...json_output import print_answer, print_json
from ...request_options import arguments_of


def run(options: argparse.Namespace) -> None:
    """Run `chainline predict`."""
    found = predict(**arguments_of(options, PREDICT))
    if not isinstance(found, PredictedTimes):
        print_answer(found, options)
    elif options.json:
        print_json(found.to_json())
    elif options.output is None:
        sys.stdout.write(found.to_csv())
