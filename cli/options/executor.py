"""`--executor` and `--cluster`: who does the work, and how nodes are asked for."""

from __future__ import annotations

import argparse

LOCAL = "local"


def add_executor(parser: argparse.ArgumentParser) -> None:
    """Add `--executor` and `--cluster`."""
    parser.add_argument(
        "--executor",
        default=LOCAL,
        metavar="WHO",
        help="who does the work: local (default), slurm, pjm, dask:ADDRESS, or MODULE:NAME, a callable "
        "that returns an executor of concurrent.futures",
    )
    parser.add_argument(
        "--cluster",
        metavar="FILE.toml",
        help="how nodes are asked for: partition, time (minutes), constraint, account, nodes, blocks, ...",
    )
