"""For which part of their cost measurements would have done: says so before it loads what that takes."""

from __future__ import annotations

import argparse

from ...loading import load
from ...progress import stage


def run(options: argparse.Namespace) -> None:
    """Run `chainline study case-study`."""
    stage(f"reading {options.data}", quiet=True)
    load("chainline.cli.study.case_study.replay:replay")(options)
