"""Parameters of several groups: the processor, samples and seeds, and work done on other machines."""

from __future__ import annotations

import os
from collections.abc import Sequence
from typing import Any

from ...analysis.host.default_machine import HOST, default_machine
from ...analysis.machine.record import Machine
from ...errors import UsageError
from .kinds import file_path, filled, instance, items, seconds, truth, whole
from .parameter import REQUIRED, Parameter, Request, choice_of


def machine_like(name: str, value: object) -> object:
    """Return the name or the record of a processor.

    Raises
    ------
    UsageError
        If it is neither.
    """
    from ..machines import Processor  # noqa: PLC0415 - which imports this module

    return instance(Machine, Processor, of=file_path)(name, value)


def machine_help(what: str = "", *, host_only: bool = False) -> str:
    """Return the help of the option for a processor.

    Parameters
    ----------
    what : str
        Words before the choices.
    host_only : bool
        True where the command runs on this processor, and shipped files of others are of no use.
    """
    names = (
        "host (default), or a calibrated FILE.toml"
        if host_only
        else "host (default), the name of a shipped machine, such as zen4 or sapphirerapids (`chainline "
        "machine --list` shows all), or a FILE.toml"
    )
    default = default_machine().machine
    return what + (
        names if default == HOST else names.replace("host (default)", f"{default} (default), host")
    )


MACHINE: Parameter[str | os.PathLike[str] | Machine | None] = Parameter(
    machine_like, None, machine_help, metavar="KEY"
)
CALIBRATE = Parameter(
    truth,
    True,
    "refuse a host that no machine file describes, instead of calibrating it once (half a minute)",
    option="--no-calibration",
)

MACHINE_REQUEST = Request(name=MACHINE.with_(option="machine"), calibrate=CALIBRATE)
"""Of `machine`."""


def toml_name(name: str, value: object) -> str:
    """Return the name of a machine file to write.

    Raises
    ------
    UsageError
        If it does not end in .toml.
    """
    found = file_path(name, value)
    if not found.endswith(".toml"):
        raise UsageError(f"{name} {found}: a machine file's name ends in .toml; write {found}.toml")
    return found


_OUTPUT: Parameter[str | os.PathLike[str] | None] = Parameter(
    toml_name,
    None,
    "machine file to write, instead of keeping the figures for --machine host",
    metavar="FILE.toml",
    option="--output",
    short="-o",
)
_COMPARE: Parameter[str | os.PathLike[str] | None] = Parameter(
    file_path,
    None,
    "compare with this earlier calibration, instead of the shipped file",
    metavar="FILE.toml",
)

CALIBRATION = Request(
    output=_OUTPUT,
    compare=_COMPARE,
    quick=Parameter(truth, False, "take fewer samples, in about half a minute"),
)
"""Of `calibrate`."""

INSTRUCTION_CALIBRATION = Request(output=_OUTPUT)
"""Of `calibrate_instructions`."""


ROUNDS = Parameter(
    whole(1), 20, "timed samples of each kernel or routine (default {default})", metavar="N", convert=int
)
SEED = Parameter(whole(), 0, "seed of the random numbers (default {default})", metavar="N", convert=int)


def patience(default: float, of: str) -> Parameter[float]:
    """Return the parameter of the seconds to wait for undisturbed moments.

    Parameters
    ----------
    default : float
        Seconds.
    of : str
        Name of the measurement that waits.
    """
    said = f"seconds to wait, for {of}, while the machine is disturbed (default {{default}})"
    return Parameter(seconds, default, said, metavar="S", convert=float)


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
