"""Which splits to measure next: says what it does before it loads what that takes, for a second."""

from __future__ import annotations

import argparse

from ...loading import load
from ...progress import stage


def run(options: argparse.Namespace) -> None:
    """Run `chainline suggest-splits`."""
    stage("reading measurements", quiet=True)
    load("chainline.cli.kernels.suggest_splits.suggest:suggest")(options)
