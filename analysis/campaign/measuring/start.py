"""Start of a measuring campaign on the front end, and ingestion of the rows that nodes measured."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from ....codegen.cache import content_key
from ....errors import RunError, UsageError
from ....files.checked_json import CheckedJson
from ....records import record
from ...measurement.campaign import blocks
from ...measurement.dataset import DataSet, Row
from ...measurement.dataset.row import key_of, row_from
from ...measurement.job import Job
from ..block import block_identity
from ..coordinator import collect
from ..folder import CampaignFolder, Manifest, is_campaign
from ..journal import Outcome
from ..submit import Front, RunBlocks
from .job_text import OWN_FLAGS, job_to_json
from .node_machine import NodeAnswer, answer_of

_MOST_HELD, _HELD_S = 256, 5.0
"""Rows that wait to be appended together: they are on the disk already, where nodes wrote them."""


@contextmanager
def into_data_set(manifest: Manifest) -> Iterator[Callable[[Outcome], None]]:
    """Yield a function that takes outcomes into the data set of a campaign, open in this process alone.

    Raises
    ------
    UsageError
        If it cannot be written, or holds rows of another processor and is not to mix them.
    """
    told = CheckedJson(manifest.setting, "the setting of a campaign", "remove the campaign, and begin again")
    mixed, cpu = told.flag("mixed"), told.text("cpu")
    if not manifest.output.endswith(".parquet"):
        raise UsageError(f"{manifest.output}: is no data set; remove the campaign, and begin again")
    with DataSet.open(Path(manifest.output), None if mixed else cpu) as data:
        taking = Taking(data)
        try:
            yield taking.take
        finally:
            taking.flush()


class Taking:
    """Takes rows into a data set that is open.

    Attributes
    ----------
    new : list of Row
        Rows that the data set lacked.
    """

    def __init__(self, data: DataSet) -> None:
        self.new: list[Row] = []
        self._data = data
        self._known = {row.key for row in data.rows if not row.problem}
        self._held: list[Row] = []
        self._flushed = time.monotonic()

    def take(self, outcome: Outcome) -> None:
        """Take in the rows of a block that the data set lacks; UsageError where they are none."""
        for found in outcome.rows:
            try:
                row = row_from(dict(found))
            except (ValueError, RecursionError) as error:
                raise UsageError(f"block {outcome.number} of {outcome.node}: {error}") from None
            if row.key not in self._known:
                if not row.problem:
                    self._known.add(row.key)
                self._held.append(row)
        if len(self._held) >= _MOST_HELD or time.monotonic() > self._flushed + _HELD_S:
            self.flush()

    def flush(self) -> None:
        """Append what waits."""
        held, self._held, self._flushed = self._held, [], time.monotonic()
        if held:
            self._data.append(held)
            self.new += held


ASKED = "asked"
"""Folder of what nodes are asked before they measure."""


def asked_node(
    front: Front,
    parameters: Mapping[str, Any],
    run: RunBlocks,
    *,
    calibrated: bool,
    own_flags: Sequence[str] = (),
) -> NodeAnswer:
    """Return a node's description of its processor and compilers; a campaign asks once.

    Parameters
    ----------
    front : Front
    parameters : mapping
        Compilers with their flags, and vector widths.
    run : callable
        Has the blocks of a campaign done.
    calibrated : bool
        Whether the machine file is calibrated on the node.
    own_flags : sequence of str
        Flags of the command line that no file may name; see `campaign_flags`.

    Raises
    ------
    UsageError
        If the folder cannot be made or belongs to somebody else.
    RunError
        If no node answers.
    """
    setting, where = {"calibrated": calibrated, OWN_FLAGS: list(own_flags)}, front.within(ASKED).place
    folder = CampaignFolder.open(where) if is_campaign(where) else None
    if folder is not None and folder.blocks.identity(0) != block_identity("node", setting, parameters):
        folder.remove()
        folder = None
    folder = folder or front.new(where, "node", setting, [parameters])
    found: list[Outcome] = []
    collect(folder, found.append)
    if not found:
        with folder.held():
            given_up = run(folder, found.append)
        if given_up:
            folder.remove()
            raise RunError(f"no node says what its processor is: {next(iter(given_up.values()))}")
    return answer_of(next(iter(found[0].rows), {}))


def keys_of(jobs: Sequence[Job], answer: NodeAnswer) -> list[str]:
    """Return the keys that the rows of jobs will have, by the compilers that the node has."""
    return [
        key_of(
            job.identity(answer.provenance(job.compiler, job.build_flags, job.target.vector_bits))
            | {"cpu": answer.cpu}
        )
        for job in jobs
    ]


@record
class MissingRows:
    """Jobs to measure, the keys of their rows, and the size of the blocks that they are cut into."""

    jobs: Sequence[Job]
    keys: Sequence[str]
    seed: int
    block_rows: int
    keep_failures: bool

    def missing(self, data: DataSet) -> list[Job]:
        """Return the jobs that no row of a data set answers, each once."""
        known = {row.key for row in data.rows if self.keep_failures or not row.problem}
        pending: dict[str, Job] = {}
        for key, job in zip(self.keys, self.jobs, strict=True):
            if key not in known:
                pending.setdefault(key, job)
        return list(pending.values())


def begun_campaign(
    front: Front, setting: Mapping[str, Any], wanted: MissingRows, data: DataSet, taking: Taking
) -> CampaignFolder | None:
    """Return the campaign to run, an unfinished or a new one; None if the data set lacks nothing.

    Outcomes of an earlier campaign are taken in.

    Parameters
    ----------
    front : Front
    setting : mapping
        Setting common to all blocks.
    wanted : MissingRows
    data : DataSet
    taking : Taking
        Takes rows into `data`.

    Raises
    ------
    UsageError
        If an unfinished campaign of other options is in the way.
    """
    setting = {**setting, "jobs": content_key(*wanted.keys)}
    folder = front.unfinished("measure", setting, taking.take)
    taking.flush()
    if folder is not None:
        return folder
    pending = wanted.missing(data)
    if not pending:
        return None
    cut = ({"jobs": [*map(job_to_json, block)]} for block in blocks(pending, wanted.seed, wanted.block_rows))
    return front.new(front.place, "measure", setting, cut)
