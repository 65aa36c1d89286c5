"""The files that `chainline analyze` reads, which it never writes."""

from __future__ import annotations

import argparse


def inputs_of(options: argparse.Namespace) -> list[str]:
    """Return the names of the input files."""
    return [name for name in (options.file, options.machine, options.profile, options.source) if name]
