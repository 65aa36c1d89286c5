"""Parameters of functions whose work may be done on other machines, and of those about campaigns."""

from __future__ import annotations

import os
from collections.abc import Sequence
from typing import Any

from ...errors import UsageError
from .kinds import file_path, filled, items, seconds, whole
from .parameter import REQUIRED, Parameter, Request, choice_of

LOCAL = "local"
"""Executor of this machine."""


def executor(of: str = "") -> Parameter[str]:
    """Return the parameter of the executor; `of` names the work in the help."""
    said = (
        f"where the work{of} runs: local (default), slurm, pjm, dask:ADDRESS, or MODULE:NAME, a callable "
        "that returns an executor of concurrent.futures"
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
CAMPAIGN_FOLDER: Parameter[str | os.PathLike[str]] = Parameter(
    file_path,
    REQUIRED,
    "folder of the campaign; for run-block a request",
    metavar="FOLDER",
    option="folder",
)
BLOCKS = Parameter(whole(1), 100, "of try: number of blocks (default {default})", metavar="N", convert=int)
SECONDS = Parameter(
    seconds, 0.0, "of try: seconds that each block takes (default {default})", metavar="S", convert=float
)

CAMPAIGN_REQUEST = Request(folder=CAMPAIGN_FOLDER)
"""Of `campaign.status`, `campaign.collect` and `campaign.cancel`."""
LOG = Request(
    folder=CAMPAIGN_FOLDER,
    block=Parameter(whole(0), REQUIRED, "of status: print the log of one block", metavar="N", convert=int),
)
"""Of `campaign.log`."""
TRIAL = Request(folder=CAMPAIGN_FOLDER, blocks=BLOCKS, seconds=SECONDS, executor=EXECUTOR, cluster=CLUSTER)
"""Of `campaign.trial`."""


def files(name: str, value: Any) -> list[str]:
    """Return the names of files, one or several."""
    if isinstance(value, str | os.PathLike):
        return [file_path(name, value)]
    return [file_path(name, one) for one in items(name, value, "files")]


def data_set(name: str, value: Any) -> str:
    """Return the name of a data set to write.

    Raises
    ------
    UsageError
        If it does not end in .parquet.
    """
    found = file_path(name, value)
    if not found.endswith(".parquet"):
        raise UsageError(f"{name} {found}: give a name that ends in .parquet")
    return found


_DATA: Parameter[Sequence[str | os.PathLike[str]]] = Parameter(
    files, REQUIRED, "data sets to merge", metavar="DATA.parquet", option="data", nargs="+"
)
_MERGED: Parameter[str | os.PathLike[str]] = Parameter(
    data_set,
    REQUIRED,
    "data set to write, a new file",
    metavar="ALL.parquet",
    option="--output",
    short="-o",
)

MERGE = Request(
    data=_DATA,
    output=_MERGED,
    keep=choice_of(("newest",), None, "keep the newest of rows that differ, instead of writing nothing"),
)
"""Of `merge`."""
