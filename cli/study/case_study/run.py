"""Command `chainline study case-study`; its first message precedes the import of the models."""

from __future__ import annotations

import argparse

from ...loading import load
from ...progress import stage


def run(options: argparse.Namespace) -> None:
    """Run `chainline study case-study`."""
    stage(f"reading {options.data}", quiet=True)
    load("chainline.cli.study.case_study.replay:replay")(options)
