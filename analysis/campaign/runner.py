"""On a node: a request, as JSON, is worked off block by block into a durable journal.

What a request has in common is set up once; then each block is done, and is in the journal before the next
is begun. A node that sees the folder of the campaign writes there; another one writes into its own cache,
and sends back what it wrote. A request that is begun again goes on where it was.
"""

from __future__ import annotations

import os
import time
import traceback
from collections.abc import Callable, Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path
from typing import Any, TextIO, TypeAlias

from ...codegen.cache import cache_directory
from ...errors import ChainlineError, UsageError, first_line, one_line
from ...files.given import json_of
from .folder import CAMPAIGN_VERSION, LOGS, NODES, ROWS, read_manifest, require_private
from .journal import ChunkJournal, Outcome
from .node import Node, this_node

Rows: TypeAlias = Sequence[Mapping[str, Any]]
Work: TypeAlias = Callable[[Mapping[str, Any]], Rows]
"""Does a block, told by its parameters."""


@dataclass(frozen=True, slots=True)
class Place:
    """Where a request is worked off.

    Attributes
    ----------
    folder : Path
        Of the campaign, or of this node where it does not see that one.
    shared : bool
        Whether it is the campaign's.
    node : Node
    """

    folder: Path
    shared: bool
    node: Node

    @property
    def nodes(self) -> Path:
        """Where what is known of nodes is kept."""
        return self.folder / NODES


SetUp: TypeAlias = Callable[[Mapping[str, Any], Place], Work]
"""From what the blocks of a campaign have in common, and where we are, to what does one of them."""


@dataclass(frozen=True, slots=True)
class Request:
    """What a node is told; see `CampaignFolder.request`."""

    campaign: str
    folder: Path
    chunk: str
    kind: str
    setting: Mapping[str, Any]
    options: Mapping[str, Any]
    blocks: Sequence[Mapping[str, Any]]


def parse_request(text: str | bytes, where: str) -> Request:
    """Return a request; UsageError if it is none, or of another version."""
    found = json_of(text, where)
    version = found.get("version") if isinstance(found, dict) else None
    if version != CAMPAIGN_VERSION:
        raise UsageError(
            f"{where}: a request of version {version!r:.20}, this chainline runs version {CAMPAIGN_VERSION}; "
            "install the same chainline on every node"
        )
    try:
        chunk = str(found["chunk"])
        if not chunk.replace("-", "").isalnum():
            raise ValueError("chunk")
        kind, blocks = str(found["kind"]), found["blocks"]
        for block in blocks:
            if type(block["number"]) is not int or not isinstance(block["parameters"], dict):
                raise ValueError("blocks")
        setting, options = dict(found["setting"]), dict(found["options"])
        return Request(str(found["campaign"]), Path(found["folder"]), chunk, kind, setting, options, blocks)
    except (KeyError, TypeError, ValueError) as error:
        raise UsageError(f"{where}: is no request: {first_line(error)}; submit it again") from None


def run_request(request: Request, set_up: SetUp, deadline_s: float | None = None) -> bytes:
    """Work off a request; return its journal, or nothing where the campaign's folder has it.

    Parameters
    ----------
    request : Request
    set_up : callable
        Of its kind.
    deadline_s : float or None
        Time, as `time.time` has it, at which this process will be ended: blocks that would not be done by
        then are left to another job.

    Raises
    ------
    ChainlineError
        If it cannot be set up or its journal not be written.
    """
    place = _place(request)
    log_path = place.folder / LOGS / f"{request.chunk}.log"
    with ChunkJournal(place.folder / ROWS, request.chunk) as journal, log_path.open("a") as log:
        _note(log, f"on {place.node.name}, process {os.getpid()}, {len(request.blocks)} blocks")
        journal.append({"node": place.node.to_json()})
        longest_s = 0.0
        try:
            work = set_up(request.setting, place)
        except ChainlineError as error:
            _note(log, f"refused: {error}")
            journal.append({"refused": str(error)})
            return _sent(place, journal.finish())
        for entry in request.blocks:
            if entry["block"] in journal.done:
                continue
            if deadline_s is not None and time.time() + 1.5 * longest_s > deadline_s:
                _note(log, "the rest is left to another job: there is no time for it")
                break
            begin = time.monotonic()
            outcome = _done(entry, work, place.node, log)
            journal.append(outcome.to_json())
            longest_s = max(longest_s, time.monotonic() - begin)
        content = journal.finish()
        _note(log, "end")
    return _sent(place, content)


def _sent(place: Place, content: bytes) -> bytes:
    return b"" if place.shared else content


def _done(entry: Mapping[str, Any], work: Work, node: Node, log: TextIO) -> Outcome:
    """Do a block; what it fails of becomes its problem."""
    number, identity = entry["number"], entry["block"]
    _note(log, f"block {number} {identity}")
    begin, rows, problem = time.monotonic(), (), None
    try:
        rows = tuple(work(entry["parameters"]))  # type: ignore[assignment]
    except ChainlineError as error:
        problem = str(error)
    except Exception as error:
        log.write(traceback.format_exc())
        problem = one_line(f"{type(error).__name__}: {first_line(error)}")
    seconds = time.monotonic() - begin
    _note(
        log,
        f"block {number} "
        + (f"failed: {problem}" if problem else f"done, {len(rows)} rows, {seconds:.2f} s"),
    )
    return Outcome(number, identity, rows, node.name, seconds, problem)


def _note(log: TextIO, line: str) -> None:
    log.write(f"{time.strftime('%Y-%m-%dT%H:%M:%S')} {line}\n")
    log.flush()


def _place(request: Request) -> Place:
    node = this_node()
    if _is_seen(request):
        return Place(request.folder, True, node)
    own = cache_directory() / "campaigns" / f"{request.campaign}-{node.name}"
    for path in (own.parent.parent, own.parent, own, *(own / name for name in (ROWS, LOGS, NODES))):
        path.mkdir(mode=0o700, exist_ok=True)
    require_private(own.parent)
    return Place(own, False, node)


def _is_seen(request: Request) -> bool:
    """Tell whether the folder that a request names is there, and is the one that is meant."""
    with suppress(OSError, UsageError):
        require_private(request.folder)
        return read_manifest(request.folder).name == request.campaign
    return False
