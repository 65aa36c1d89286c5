"""Command `chainline suggest-splits`: reports its first stage before it loads libraries, for a second."""

from __future__ import annotations

import argparse

from ...loading import load
from ...progress import stage


def run(options: argparse.Namespace) -> None:
    """Run `chainline suggest-splits`."""
    stage("reading measurements", quiet=True)
    load("chainline.cli.kernels.suggest_splits.suggest:suggest")(options)
