"""Options `--executor` and `--cluster`: the executor of the work, and the request for nodes."""

from __future__ import annotations

import argparse

LOCAL = "local"


def add_campaign(parser: argparse.ArgumentParser) -> None:
    """Add `--campaign`, of commands that write no file which its folder could lie beside."""
    parser.add_argument(
        "--campaign",
        metavar="FOLDER",
        help="with --executor: folder that keeps its blocks, so that a later run resumes",
    )


def add_executor(parser: argparse.ArgumentParser, of: str = "") -> None:
    """Add `--executor` and `--cluster`; `of` names the work in the help."""
    parser.add_argument(
        "--executor",
        default=LOCAL,
        metavar="WHO",
        help=f"where the work{of} runs: local (default), slurm, pjm, dask:ADDRESS, or "
        "MODULE:NAME, a callable "
        "that returns an executor of concurrent.futures",
    )
    parser.add_argument(
        "--cluster",
        metavar="FILE.toml",
        help="options of the cluster jobs: partition, time (minutes), constraint, account, nodes, "
        "blocks, ...",
    )
