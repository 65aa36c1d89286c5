"""Loads the modules of `chainline analyze`, which takes most of the time of a small file."""

from __future__ import annotations

import argparse
import gc

from ...loading import load
from ...one_thread import on_one_thread

_ANSWER = "chainline.cli.assembly.analyze.answer:answer"


def run(options: argparse.Namespace) -> None:
    """Run `chainline analyze`, with no threads of a BLAS that has no work for them."""
    on_one_thread()
    collects = gc.isenabled()
    gc.disable()  # what is loaded stays
    try:
        analyze = load(_ANSWER)
    finally:
        if collects:
            gc.enable()
    analyze(options)
