"""Options of a cluster, and the file that holds them.

partition = "compute"            # Slurm's partition, the resource group of pjsub
time = 60                        # minutes of a job
constraint = "icelake"           # Slurm's: nodes of one processor
account = "project"
nodes = 16                       # jobs at a time, each on a node
blocks = 8                       # blocks of a job
exclusive = true                 # the node for itself (the default where something is measured)
cores = 12                       # of a job
poll = 5                         # seconds between two looks at the scheduler
setup = ["module load python"]   # lines of the shell before a job's command
[extra]                          # further options of sbatch or pjsub, by their long names
mail-type = "END"
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import asdict
from pathlib import Path
from typing import Any

from ....errors import UsageError
from ....files.checked_json import CheckedJson
from ....files.toml_schema import Table, read_tables
from ....records import field, record

_MOST_NODES, _MOST_BLOCKS = 1000, 100_000
_MOST_LINES, _LONGEST_LINE = 1000, 1 << 20


@record
class ClusterOptions:
    """Options of a cluster; empty texts and None leave the choice to the scheduler.

    Attributes
    ----------
    time_minutes : float
        Time limit of a job.
    nodes : int
        Jobs at a time.
    blocks : int or None
        Blocks of a job; None lets chainline choose.
    exclusive : bool or None
        Whether a job has its node to itself; None for what is measured alone.
    poll_s : float
        Seconds between two looks at the scheduler.
    setup : tuple of str
        Lines of the shell before the command of a job.
    extra : mapping of str to str
        Further options of the scheduler's command.
    """

    partition: str = ""
    time_minutes: float = 60.0
    constraint: str = ""
    account: str = ""
    nodes: int = 8
    blocks: int | None = None
    exclusive: bool | None = None
    cores: int | None = None
    poll_s: float = 5.0
    setup: tuple[str, ...] = ()
    extra: Mapping[str, str] = field(default_factory=dict)

    def to_json(self) -> dict[str, Any]:
        """Return them as JSON."""
        return {**asdict(self), "extra": dict(self.extra), "setup": list(self.setup)}


def cluster_options_of(found: Mapping[str, Any], where: str) -> ClusterOptions:
    """Return the options of what `to_json` has written.

    Raises
    ------
    UsageError
        If they are none.
    """
    usual = ClusterOptions()
    told = CheckedJson({**usual.to_json(), **found}, where, "begin the campaign again")
    extra = told.mapping("extra")
    if not all(isinstance(value, str) for value in extra.values()):
        raise told.error("extra")
    options = ClusterOptions(
        partition=told.text("partition"),
        time_minutes=told.number("time_minutes"),
        constraint=told.text("constraint"),
        account=told.text("account"),
        nodes=told.whole("nodes", least=1, most=_MOST_NODES),
        blocks=None if told.take_none("blocks") else told.whole("blocks", least=1, most=_MOST_BLOCKS),
        exclusive=None if told.take_none("exclusive") else told.flag("exclusive"),
        cores=None if told.take_none("cores") else told.whole("cores", least=1),
        poll_s=told.number("poll_s"),
        setup=told.texts("setup", _MOST_LINES, _LONGEST_LINE),
        extra=extra,
    )
    told.close()
    return options


def read_cluster_options(path: Path) -> ClusterOptions:
    """Return the options of a file.

    Raises
    ------
    UsageError
        If it cannot be read or says what cannot be: file, key, what to do.
    """
    table = Table(read_tables(path), str(path), "")
    usual = ClusterOptions()
    texts: dict[str, Any] = {
        name: table.text(name) for name in ("partition", "constraint", "account") if table.has(name)
    }
    counts: dict[str, Any] = {
        name: table.integer(name) for name in ("nodes", "blocks", "cores") if table.has(name)
    }
    for name, most in (("nodes", _MOST_NODES), ("blocks", _MOST_BLOCKS)):
        if counts.get(name, 1) > most:
            raise UsageError(f"{path}: {name}: {counts[name]} is too many; give {most} at most")
    exclusive = table.flag("exclusive") if table.has("exclusive") else None
    setup = tuple(table.texts("setup")) if table.has("setup") else ()
    extra: dict[str, str] = {}
    if table.has("extra"):
        further = table.table("extra")
        extra = {name: further.text(name) for name in further.names()}
    minutes = table.number("time") if table.has("time") else usual.time_minutes
    poll_s = table.number("poll") if table.has("poll") else usual.poll_s
    table.close()
    return ClusterOptions(
        **texts, **counts, time_minutes=minutes, poll_s=poll_s, exclusive=exclusive, setup=setup, extra=extra
    )
