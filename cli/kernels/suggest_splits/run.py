"""Command `chainline suggest-splits`: tells its first stage before it loads libraries, for a second."""

from __future__ import annotations

import argparse

from ....api.request.measurement import SUGGEST_SPLITS
from ...json_output import print_answer
from ...loading import load
from ...progress import stage
from ...request_options import arguments_of


def run(options: argparse.Namespace) -> None:
    """Run `chainline suggest-splits`."""
    arguments = arguments_of(options, SUGGEST_SPLITS)
    stage("reading measurements", quiet=True)
    print_answer(load("chainline.api.split_suggestion:suggest_splits")(**arguments), options)
