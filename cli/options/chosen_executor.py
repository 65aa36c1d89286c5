"""Options `--executor` and `--cluster`."""

from __future__ import annotations

import argparse
from pathlib import Path

from ...analysis.campaign.executors.named import LOCAL, require_executor, require_parts
from ...analysis.campaign.executors.options import ClusterOptions, read_cluster_options
from ...errors import UsageError


def cluster_options(options: argparse.Namespace) -> ClusterOptions:
    """Return the options for requesting nodes.

    Raises
    ------
    UsageError
        If no executor has the name, or the file of `--cluster` is wrong or belongs to no cluster.
    """
    require_executor(options.executor)
    require_parts(options.executor)
    if options.cluster is None:
        return ClusterOptions()
    if options.executor == LOCAL:
        raise UsageError("--cluster: needs --executor slurm, pjm, dask or your own; name one")
    return read_cluster_options(Path(options.cluster))
