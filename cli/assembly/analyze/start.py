"""Loads what `chainline analyze` needs, which is most of what it takes for a small file."""

from __future__ import annotations

import argparse
import gc

from ...loading import load
from ...one_thread import on_one_thread

_RUN = "chainline.cli.assembly.analyze.run:run"


def run(options: argparse.Namespace) -> None:
    """Run `chainline analyze` with a BLAS of one thread, which does not start others that it has no work for."""
    on_one_thread()
    collects = gc.isenabled()
    gc.disable()  # what is loaded stays
    try:
        analyze = load(_RUN)
    finally:
        if collects:
            gc.enable()
    analyze(options)
