"""On the front end: a node asked what it is, and the campaign that measures what a data set lacks.

Both go on with what an earlier front end left; a campaign whose blocks are done makes room for the next.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any, TypeAlias

from ....codegen.cache import content_key
from ....errors import RunError, UsageError
from ...measurement.campaign import blocks
from ...measurement.dataset import DataSet
from ...measurement.dataset.row import key_of
from ...measurement.job import Job
from ..block import block_identity
from ..coordinator import collect
from ..folder import MANIFEST, CampaignFolder, Manifest, new_name, read_manifest
from ..journal import Outcome
from .job_text import job_to_json
from .node_machine import NodeAnswer, answer_of
from .taken import Taking

Take: TypeAlias = Callable[[Outcome], None]
RunBlocks: TypeAlias = Callable[[CampaignFolder, Take], Mapping[int, str]]
"""Has the blocks of a campaign done; returns why some were given up."""


@dataclass(frozen=True, slots=True)
class Front:
    """Where a campaign lies, and what is written of it.

    Attributes
    ----------
    place : Path
        Its folder.
    output : Path
        Its data set.
    executor : str
    options : mapping
        Of the executor.
    typed : tuple of str
        The command.
    """

    place: Path
    output: Path
    executor: str
    options: Mapping[str, Any]
    typed: tuple[str, ...]

    def new(
        self, place: Path, kind: str, setting: Mapping[str, Any], cut: Iterable[Mapping[str, Any]]
    ) -> CampaignFolder:
        """Make the folder of a campaign."""
        output = str(self.output.absolute())
        manifest = Manifest(new_name(), kind, setting, output, self.executor, self.options, 0, self.typed)
        return CampaignFolder.make(place, manifest, cut)


def campaign_place(output: Path) -> Path:
    """Return the folder of the campaign of a file, beside it."""
    return output.absolute().with_name(f"{output.name}.campaign")


def asked_node(
    front: Front, parameters: Mapping[str, Any], run: RunBlocks, *, calibrated: bool
) -> NodeAnswer:
    """Return what a node says of its processor and its compilers; asked once for a campaign.

    Raises
    ------
    UsageError
        If the folder cannot be made or belongs to somebody else.
    RunError
        If no node answers.
    """
    setting, where = {"calibrated": calibrated}, front.place / "asked"
    try:
        front.place.mkdir(mode=0o700, exist_ok=True)
    except OSError as error:
        raise UsageError(f"{front.place}: cannot be made: {error.strerror}; choose another -o") from None
    folder = CampaignFolder.open(where) if (where / MANIFEST).is_file() else None
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
            raise RunError(f"no node says what its processor is: {given_up[0]}")
    return answer_of(found[0].rows[0])


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
    """What a campaign is to measure: jobs and the keys of their rows, and how it is cut into blocks."""

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
    """Return the campaign to go on with, an old or a new one; None if the data set lacks nothing.

    What an old one has found is taken in.

    Raises
    ------
    UsageError
        If there is one of other options that is not finished.
    """
    setting = {**setting, "jobs": content_key(*wanted.keys)}
    if (front.place / MANIFEST).is_file():
        folder = CampaignFolder.open(front.place)
        n_done = collect(folder, taking.take)
        taking.flush()
        if n_done < len(folder.blocks):
            if read_manifest(front.place).setting == setting:
                return folder
            raise UsageError(
                f"{front.place}: holds a campaign of other options, {n_done} of {len(folder.blocks)} blocks "
                f"done; go on with it by chainline {' '.join(folder.manifest.typed)}, or remove the folder: "
                "what was found is in the data set"
            )
        folder.remove()
    pending = wanted.missing(data)
    if not pending:
        return None
    cut = ({"jobs": [*map(job_to_json, block)]} for block in blocks(pending, wanted.seed, wanted.block_rows))
    return front.new(front.place, "measure", setting, cut)
