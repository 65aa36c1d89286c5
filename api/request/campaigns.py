"""Parameters of functions whose work may be done on other machines, and of those about campaigns."""

from __future__ import annotations

import os

from .kinds import file_path, filled
from .parameter import Parameter

LOCAL = "local"
"""Executor of this machine."""


def executor(of: str = "") -> Parameter[str]:
    """Return the parameter of the executor; `of` names the work in the help."""
    said = (
        f"where the work{of} runs: local (default), slurm, pjm, dask:ADDRESS, or MODULE:NAME, a callable "
        "that "
        "returns an executor of concurrent.futures"
    )
    return Parameter(filled, LOCAL, said, metavar="WHO")


EXECUTOR = executor()
CLUSTER: Parameter[str | os.PathLike[str] | None] = Parameter(
    file_path,
    None,
    "options of the cluster jobs: partition, time (minutes), constraint, account, nodes, blocks, ...",
    metavar="FILE.toml",
)
CAMPAIGN: Parameter[str | os.PathLike[str] | None] = Parameter(
    file_path,
    None,
    "with --executor: folder that keeps its blocks, so that a later run resumes",
    metavar="FOLDER",
)
