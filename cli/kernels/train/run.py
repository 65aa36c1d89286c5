"""Command `chainline train`: learns from measured data sets, and keeps the model."""

from __future__ import annotations

import argparse

from ....api.request.models import TRAIN
from ....api.training import train
from ...json_output import print_answer
from ...request_options import arguments_of


def run(options: argparse.Namespace) -> None:
    """Run `chainline train`."""
    print_answer(train(**arguments_of(options, TRAIN)), options)
