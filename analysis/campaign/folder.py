"""Folder of a campaign, for its owner alone: its blocks, its requests and its results.

campaign.json   setting common to its blocks, its executor, the file of its rows
blocks          a line for each block
requests/       requests to nodes, where they are passed as files
rows/           finished blocks: see `journal`
logs/           log of each request
nodes/          description of each node, and the machine file of each processor
jobs            the jobs of a scheduler, a line each
lock            held by the front end

Files that control what is run, cancelled or taken in are signed, see `authentication`: a folder of somebody
else, or one that was changed, is refused.
"""

from __future__ import annotations

import json
import os
import re
import shutil
from collections.abc import Iterable, Iterator, Mapping
from contextlib import contextmanager, suppress
from dataclasses import asdict
from pathlib import Path
from typing import Any

from ...errors import UsageError
from ...files.atomic_write import replace_entry
from ...files.checked_json import CheckedJson, bounded_json_of
from ...files.durable_log import HeldElsewhere, open_locked
from ...files.private import make_private, read_private, require_private
from ...records import field, record, replace
from ...version import __version__
from .authentication import CAMPAIGN_NAME, MAC, CampaignKey, make_key, new_name
from .block import MOST_BLOCKS, BlockFile, write_blocks
from .journal import Outcome

__all__ = ["CampaignFolder", "Manifest", "new_name", "read_manifest", "require_private"]

CAMPAIGN_VERSION = 2
MANIFEST, BLOCKS, JOBS, LOCK = "campaign.json", "blocks", "jobs", "lock"
REQUESTS, ROWS, LOGS, NODES = "requests", "rows", "logs", "nodes"
MOST_DOCUMENT = 256 << 20
"""Bytes of campaign.json and of a request: a table to learn from is among what blocks have in common."""
MOST_REQUESTED = 100_000
"""Blocks of a request."""
CHUNK = re.compile(r"[0-9]{7,10}", re.ASCII)
"""Name of a request, a number."""
REQUEST = "request"
"""Purpose of the signature of a request."""
_REMEDY = "remove the folder, and begin again"
_MOST_WORDS, _LONGEST_WORD = 10_000, 1 << 20


@record
class Manifest:
    """Description of a campaign: the properties that all of its blocks share.

    Attributes
    ----------
    name : str
        Drawn at random: tells a folder that a node sees from another of the same path.
    kind : str
        Kind of its blocks, a key of the registry of kinds.
    setting : mapping
        Setting common to all blocks, as JSON has it.
    output : str
        File that its rows go to; empty where they go nowhere.
    typed : tuple of str
        The command that made it.
    executor : str
        Name of the executor that runs it.
    options : mapping
        Options of the executor.
    n_blocks : int
    chainline_version : str
        Version that began it.
    """

    name: str
    kind: str
    setting: Mapping[str, Any]
    output: str
    executor: str
    options: Mapping[str, Any]
    n_blocks: int
    typed: tuple[str, ...] = ()

    @property
    def command(self) -> str:
        """Command that began it, for messages."""
        return f"chainline {' '.join(self.typed)}" if self.typed else "the same call in Python"

    chainline_version: str = __version__
    version: int = field(default=CAMPAIGN_VERSION)


class CampaignFolder:
    """A campaign that lies in a folder.

    Attributes
    ----------
    path : Path
    manifest : Manifest
    key : CampaignKey
        Signs what is written there.
    blocks : BlockFile
    """

    def __init__(self, path: Path, manifest: Manifest, key: CampaignKey) -> None:
        self.path, self.manifest, self.key = path, manifest, key
        self.blocks = BlockFile(path / BLOCKS, key, manifest.n_blocks)
        if len(self.blocks) != manifest.n_blocks:
            raise UsageError(
                f"{path}: holds {len(self.blocks)} blocks of {manifest.n_blocks}; remove it, and begin again"
            )

    @classmethod
    def make(cls, path: Path, manifest: Manifest, blocks: Iterable[Mapping[str, Any]]) -> CampaignFolder:
        """Make the folder of a new campaign, and write its blocks.

        Parameters
        ----------
        path : Path
        manifest : Manifest
            Its `n_blocks` is replaced by the number of `blocks`.
        blocks : iterable of mapping
            Parameters of each block.

        Raises
        ------
        UsageError
            If it cannot be written, or somebody else may write to it.
        """
        path = path.absolute()
        manifest = replace(manifest, setting=_plain(manifest.setting), options=_plain(manifest.options))
        make_key()
        key = CampaignKey.of(manifest.name)
        try:
            for folder in (path, *(path / name for name in (REQUESTS, ROWS, LOGS, NODES))):
                make_private(folder)
            n = write_blocks(path / BLOCKS, key, manifest.kind, manifest.setting, blocks)
            manifest = replace(manifest, n_blocks=n)
            document = key.signed(MANIFEST, asdict(manifest))
            replace_entry(path / MANIFEST, json.dumps(document, indent=1).encode())
        except OSError as error:
            raise UsageError(f"{path}: cannot be written: {error.strerror}; choose another folder") from None
        return cls(path, manifest, key)

    @classmethod
    def open(cls, path: Path) -> CampaignFolder:
        """Open a campaign that is there.

        Raises
        ------
        UsageError
            If it is none, of another version, damaged, not of this user alone, or not as a campaign of
            this user wrote it.
        """
        path = path.absolute()
        if not is_campaign(path):
            raise UsageError(
                f"{path}: is no folder of a campaign; give the one that was made beside the data"
            )
        require_private(path)
        manifest, key = _signed_manifest(path)
        for name in (REQUESTS, ROWS, LOGS, NODES):
            if os.path.lexists(path / name):
                require_private(path / name)
        return cls(path, manifest, key)

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
            descriptor = open_locked(self.path / LOCK, patience_s=patience_s, private=True)
        except HeldElsewhere:
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
        """Folder of the journals that nodes write."""
        return self.path / ROWS

    def has(self, outcome: Outcome) -> bool:
        """Tell whether an outcome is of one of the blocks, not of another campaign in the same folder."""
        number = outcome.number
        return 0 <= number < len(self.blocks) and self.blocks.identity(number) == outcome.identity

    def request(self, chunk: str, numbers: Iterable[int]) -> dict[str, Any]:
        """Return the signed request of some blocks, as plain JSON."""
        told = {
            "version": CAMPAIGN_VERSION,
            "campaign": self.manifest.name,
            "folder": str(self.path),
            "chunk": chunk,
            "kind": self.manifest.kind,
            "setting": self.manifest.setting,
            "options": self.manifest.options,
            "blocks": [self.blocks.read(number).to_json() for number in numbers],
        }
        return self.key.signed(REQUEST, told)

    def remove(self) -> None:
        """Remove the folder, except for the descriptions of nodes."""
        for name in (REQUESTS, ROWS, LOGS):
            shutil.rmtree(self.path / name, ignore_errors=True)
        self.blocks.close()
        for name in (MANIFEST, BLOCKS, JOBS):
            with suppress(FileNotFoundError):
                (self.path / name).unlink()


def _plain(value: Mapping[str, Any]) -> dict[str, Any]:
    """Return an object as JSON has it, keys as texts: as it is signed it must come back."""
    return json.loads(json.dumps(value))  # type: ignore[no-any-return]


def is_campaign(path: Path) -> bool:
    """Tell whether a campaign has begun in a folder."""
    return os.path.lexists(path / MANIFEST)


def read_manifest(path: Path) -> Manifest:
    """Return the manifest of a campaign of this user.

    Raises
    ------
    UsageError
        If there is none, it is not signed by this user's key, or it is of another version.
    """
    return _signed_manifest(path)[0]


def _signed_manifest(path: Path) -> tuple[Manifest, CampaignKey]:
    file = path / MANIFEST
    found = bounded_json_of(read_private(file, most=MOST_DOCUMENT), str(file))
    require_version(found, f"{file}: a campaign", f"finish it by the version that began it, or {_REMEDY}")
    manifest = _manifest_of(found, str(file))
    key = CampaignKey.of(manifest.name)
    key.require_fit(MANIFEST, found, str(file), _REMEDY)
    return manifest, key


def require_version(found: Any, what: str, remedy: str) -> None:
    """Require that a document is of this chainline's version of campaigns.

    Parameters
    ----------
    found : Any
        The document.
    what : str
        Name of the document, for the message.
    remedy : str
        Advice at the end of the message.

    Raises
    ------
    UsageError
        If its version is missing or another.
    """
    version = found.get("version") if isinstance(found, dict) else None
    if type(version) is not int or version != CAMPAIGN_VERSION:
        named = f"version {version}" if type(version) is int and abs(version) < 1e6 else "no version"
        raise UsageError(f"{what} of {named}, this chainline runs version {CAMPAIGN_VERSION}; {remedy}")


def _manifest_of(document: Mapping[str, Any], where: str) -> Manifest:
    """Return the manifest of an object of JSON; UsageError if it is damaged."""
    found = CheckedJson(document, where, _REMEDY)
    manifest = Manifest(
        version=found.whole("version"),
        name=found.text("name", CAMPAIGN_NAME),
        kind=found.text("kind"),
        setting=found.mapping("setting"),
        output=found.text("output"),
        executor=found.text("executor"),
        options=found.mapping("options"),
        n_blocks=found.whole("n_blocks", most=MOST_BLOCKS),
        typed=found.texts("typed", _MOST_WORDS, _LONGEST_WORD),
        chainline_version=found.text("chainline_version"),
    )
    if manifest.output and not Path(manifest.output).is_absolute():
        raise found.error("output")
    found.take_if(MAC)
    found.close()
    return manifest
