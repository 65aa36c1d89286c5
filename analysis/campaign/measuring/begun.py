"""Work of the front end: asks a node for its description, and begins the campaign for a data set's gaps.

Both go on with what an earlier front end left; a campaign whose blocks are done makes room for the next.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from ....codegen.cache import content_key
from ....errors import RunError
from ...measurement.campaign import blocks
from ...measurement.dataset import DataSet
from ...measurement.dataset.row import key_of
from ...measurement.job import Job
from ..block import block_identity
from ..coordinator import collect
from ..folder import CampaignFolder, is_campaign
from ..front import Front, RunBlocks
from ..journal import Outcome
from .job_text import OWN_FLAGS, job_to_json
from .node_machine import NodeAnswer, answer_of
from .taken import Taking

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


@dataclass(frozen=True, slots=True)
class Wanted:
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
    front: Front, setting: Mapping[str, Any], wanted: Wanted, data: DataSet, taking: Taking
) -> CampaignFolder | None:
    """Return the campaign to run, an unfinished or a new one; None if the data set lacks nothing.

    Outcomes of an earlier campaign are taken in.

    Parameters
    ----------
    front : Front
    setting : mapping
        Setting common to all blocks.
    wanted : Wanted
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
