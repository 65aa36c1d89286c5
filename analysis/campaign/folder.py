"""The folder of a campaign, for its owner alone: what is to be done, what was asked for, what came of it.

campaign.json   what its blocks have in common, who runs it, where its rows go
blocks          a line for each block
requests/       what was handed to nodes, where files are how it gets there
rows/           what nodes finished: see `journal`
logs/           what happened to each request
nodes/          what each node is, and the machine file of each processor
jobs            the jobs of a scheduler, a line each
lock            held by the front end
"""

from __future__ import annotations

import json
import os
import secrets
import shutil
import stat
from collections.abc import Iterable, Iterator, Mapping
from contextlib import contextmanager, suppress
from dataclasses import asdict, dataclass, field
from pathlib import Path
from typing import Any

from ...errors import UsageError
from ...files.given import json_of, read_bytes
from ...files.locked import open_locked
from ...files.output import replace_file
from ...version import __version__
from .block import BlockFile, write_blocks

CAMPAIGN_VERSION = 1
MANIFEST, BLOCKS, JOBS, LOCK = "campaign.json", "blocks", "jobs", "lock"
REQUESTS, ROWS, LOGS, NODES = "requests", "rows", "logs", "nodes"
_MOST_MANIFEST = 256 << 20  # a table to learn from is among what blocks have in common


@dataclass(frozen=True, slots=True)
class Manifest:
    """What the blocks of a campaign have in common.

    Attributes
    ----------
    name : str
        Drawn at random: tells a folder that a node sees from another of the same path.
    kind : str
        What its blocks are, of the registry of kinds.
    setting : mapping
        What they have in common, as JSON has it.
    output : str
        File that its rows go to; empty where they go nowhere.
    typed : tuple of str
        The command that made it.
    executor : str
        What runs it.
    options : mapping
        Of the executor.
    n_blocks : int
    chainline_version : str
        That began it.
    """

    name: str
    kind: str
    setting: Mapping[str, Any]
    output: str
    executor: str
    options: Mapping[str, Any]
    n_blocks: int
    typed: tuple[str, ...] = ()
    chainline_version: str = __version__
    version: int = field(default=CAMPAIGN_VERSION)


class CampaignFolder:
    """A campaign that lies in a folder.

    Attributes
    ----------
    path : Path
    manifest : Manifest
    blocks : BlockFile
    """

    def __init__(self, path: Path, manifest: Manifest) -> None:
        self.path, self.manifest = path, manifest
        self.blocks = BlockFile(path / BLOCKS)
        if len(self.blocks) != manifest.n_blocks:
            raise UsageError(
                f"{path}: holds {len(self.blocks)} blocks of {manifest.n_blocks}; remove it, and begin again"
            )

    @classmethod
    def make(cls, path: Path, manifest: Manifest, blocks: Iterable[Mapping[str, Any]]) -> CampaignFolder:
        """Make the folder of a new campaign, and write its blocks.

        Raises
        ------
        UsageError
            If it cannot be written, or somebody else may write to it.
        """
        path = path.absolute()
        try:
            path.mkdir(mode=0o700, exist_ok=True)
            require_private(path)
            for name in (REQUESTS, ROWS, LOGS, NODES):
                (path / name).mkdir(mode=0o700, exist_ok=True)
            n = write_blocks(path / BLOCKS, manifest.kind, manifest.setting, blocks)
            manifest = Manifest(**{**_fields(manifest), "n_blocks": n})
            replace_file(path / MANIFEST, json.dumps(asdict(manifest), indent=1).encode())
        except OSError as error:
            raise UsageError(f"{path}: cannot be written: {error.strerror}; choose another folder") from None
        return cls(path, manifest)

    @classmethod
    def open(cls, path: Path) -> CampaignFolder:
        """Open a campaign that is there.

        Raises
        ------
        UsageError
            If it is none, of another version, damaged, or not of this user alone.
        """
        path = path.absolute()
        if not (path / MANIFEST).is_file():
            raise UsageError(
                f"{path}: is no folder of a campaign; give the one that was made beside the data"
            )
        require_private(path)
        return cls(path, read_manifest(path))

    @contextmanager
    def held(self, patience_s: float = 1.0) -> Iterator[None]:
        """Hold the campaign: one front end at a time hands out its blocks and takes in their rows.

        Parameters
        ----------
        patience_s : float
            Seconds to wait for another one.

        Raises
        ------
        UsageError
            If another holds it.
        """
        try:
            descriptor = open_locked(self.path / LOCK, patience_s=patience_s)
        except UsageError:
            raise UsageError(
                f"{self.path}: another chainline runs this campaign; wait for it, see how far it is by "
                f"chainline campaign status {self.path}"
            ) from None
        try:
            yield
        finally:
            os.close(descriptor)

    @property
    def rows(self) -> Path:
        """Where nodes write what they finished."""
        return self.path / ROWS

    def request(self, chunk: str, numbers: Iterable[int]) -> dict[str, Any]:
        """Return what a node is told: plain JSON."""
        chosen = (self.blocks.read(number) for number in numbers)
        return {
            "version": CAMPAIGN_VERSION,
            "campaign": self.manifest.name,
            "folder": str(self.path),
            "chunk": chunk,
            "kind": self.manifest.kind,
            "setting": self.manifest.setting,
            "options": self.manifest.options,
            "blocks": [{"number": b.number, "block": b.identity, "parameters": b.parameters} for b in chosen],
        }

    def remove(self) -> None:
        """Remove the folder, but for what is known of nodes."""
        for name in (REQUESTS, ROWS, LOGS):
            shutil.rmtree(self.path / name, ignore_errors=True)
        self.blocks.close()
        for name in (MANIFEST, BLOCKS, JOBS):
            with suppress(FileNotFoundError):
                (self.path / name).unlink()


def new_name() -> str:
    """Return a name for a campaign."""
    return secrets.token_hex(6)


def read_manifest(path: Path) -> Manifest:
    """Return what is written of a campaign; UsageError if it is damaged, or of another version."""
    file = path / MANIFEST
    found = json_of(read_bytes(file, _MOST_MANIFEST), str(file))
    version = found.get("version") if isinstance(found, dict) else None
    if version != CAMPAIGN_VERSION:
        raise UsageError(
            f"{file}: a campaign of version {version!r:.20}, this chainline runs version {CAMPAIGN_VERSION}; "
            "finish it by the version that began it, or remove its folder"
        )
    try:
        manifest = Manifest(**{**found, "typed": tuple(found["typed"])})
    except (TypeError, KeyError) as error:
        raise UsageError(f"{file}: is damaged: {error}; remove the folder, and begin again") from None
    kinds = {"name": str, "kind": str, "setting": dict, "output": str, "executor": str, "options": dict}
    for name, kind in (*kinds.items(), ("n_blocks", int)):
        if type(getattr(manifest, name)) is not kind:
            raise UsageError(f"{file}: is damaged: {name}; remove the folder, and begin again")
    return manifest


def require_private(path: Path) -> None:
    """Raise UsageError unless a folder is this user's, and nobody else may look into it."""
    found = path.stat()
    if found.st_uid != os.geteuid():
        raise UsageError(f"{path}: belongs to another user; choose a folder of yours")
    if stat.S_IMODE(found.st_mode) & 0o077:
        raise UsageError(f"{path}: others may look into it; chmod 700 {path}")


def _fields(manifest: Manifest) -> dict[str, Any]:
    return {name: getattr(manifest, name) for name in Manifest.__dataclass_fields__}
