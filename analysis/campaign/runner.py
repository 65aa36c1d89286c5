"""Work of a node: does a request, given as JSON, block by block and writes a durable journal.

The setting of a request is set up once. Each block is in the journal before the next begins. A node that sees
the folder of the campaign writes there; another writes into its own cache and sends the journal back. A
request that is begun again continues after its last finished block.

Requests are signed, see `authentication`: `trusted_request` reads one from any source.

The node that we run on, as a campaign knows it: its name, microcode, operating system, clock.
"""

from __future__ import annotations

import os
import time
import traceback
from collections.abc import Callable, Mapping, Sequence
from contextlib import suppress
from dataclasses import asdict
from functools import cache
from pathlib import Path
from typing import Any, TextIO, TypeAlias

from ...codegen.cache import cache_directory
from ...errors import ChainlineError, RunError, UsageError, first_line, one_line
from ...files.checked_json import CheckedJson, bounded_json_of
from ...files.private import make_private, open_private, read_private
from ...records import record
from ..measurement.host import host_cpu, host_microcode, host_name, host_os_kernel
from .authentication import CAMPAIGN_NAME, MAC, CampaignKey
from .block import IDENTITY, MOST_BLOCKS, Block
from .folder import (
    CHUNK,
    LOGS,
    MOST_DOCUMENT,
    MOST_REQUESTED,
    NODES,
    REQUEST,
    REQUESTS,
    ROWS,
    read_manifest,
    require_private,
    require_version,
)
from .journal import ChunkJournal, Outcome, pieces

_CPUINFO = Path("/proc/cpuinfo")


@record
class Node:
    """Properties of a node that may make it slower than another of the same processor.

    Attributes
    ----------
    name : str
        As the scheduler calls it, else its network name.
    cpu : str
        Processor, with family, model and stepping.
    microcode : str
        Its revision; empty where the system does not tell.
    os_kernel : str
        Release of the operating system.
    clock_mhz : float or None
        Present clock of the first core, as the system reports it; None where it does not.
    """

    name: str
    cpu: str
    microcode: str
    os_kernel: str
    clock_mhz: float | None

    def to_json(self) -> dict[str, Any]:
        """Return it as JSON."""
        return asdict(self)


@cache
def this_node() -> Node:
    """Return the node that we run on."""
    fields = _first_processor(_CPUINFO.read_text() if _CPUINFO.is_file() else "")
    clock = fields.get("cpu MHz", "")
    return Node(
        name=host_name(),
        cpu=host_cpu(),
        microcode=host_microcode() or "",
        os_kernel=host_os_kernel(),
        clock_mhz=float(clock) if clock.replace(".", "", 1).isdigit() else None,
    )


def _first_processor(cpuinfo: str) -> dict[str, str]:
    """Return the fields of the first processor that is listed."""
    first = cpuinfo.split("\n\n", 1)[0]
    pairs = (line.partition(":") for line in first.splitlines())
    return {name.strip(): value.strip() for name, colon, value in pairs if colon}


_REMEDY = "run again the command that began the campaign"
_MOST_SENT = 1 << 30
"""Bytes of a journal that a node sends back."""
Rows: TypeAlias = Sequence[Mapping[str, Any]]
Work: TypeAlias = Callable[[Mapping[str, Any]], Rows]
"""Does a block, told by its parameters."""


@record
class Place:
    """Folder and node where a request is worked off.

    Attributes
    ----------
    folder : Path
        Folder of the campaign, or of this node where that one cannot be seen.
    shared : bool
        Whether it is the campaign's.
    node : Node
    """

    folder: Path
    shared: bool
    node: Node

    @property
    def nodes(self) -> Path:
        """Folder of the files that describe nodes."""
        return self.folder / NODES


SetUp: TypeAlias = Callable[[Mapping[str, Any], Place], Work]
"""Takes the setting of a campaign and the place of work; returns a function that does one block."""


@record
class Request:
    """Request to a node; see `CampaignFolder.request`."""

    campaign: str
    folder: Path
    chunk: str
    kind: str
    setting: Mapping[str, Any]
    options: Mapping[str, Any]
    blocks: Sequence[Block]


def read_request(path: Path) -> bytes:
    """Return the bytes of a file that holds a request.

    Raises
    ------
    UsageError
        If the file or a folder of its campaign is not this user's alone, or is a link.
    """
    path = path.absolute()
    root = path.parent.parent if path.parent.name == REQUESTS else path.parent
    return read_private(path, root, MOST_DOCUMENT)


def trusted_request(text: str | bytes, where: str) -> Request:
    """Return a request that a campaign of this user made.

    Raises
    ------
    UsageError
        If it is none, is not as it was signed, or of another version; if the key is not here.
    """
    found = _document(text, where)
    name = CheckedJson(found, where, _REMEDY).text("campaign", CAMPAIGN_NAME)
    CampaignKey.of(name).require_fit(REQUEST, found, where, _REMEDY)
    return _request_of(found, where)


def parse_request(text: str | bytes, where: str) -> Request:
    """Return a request, whoever made it; UsageError if it is none, or of another version."""
    return _request_of(_document(text, where), where)


def _document(text: str | bytes, where: str) -> Mapping[str, Any]:
    content = text.encode(errors="surrogatepass") if isinstance(text, str) else text
    if len(content) > MOST_DOCUMENT:
        raise UsageError(f"{where}: is larger than {MOST_DOCUMENT >> 20} MiB; give fewer blocks to a job")
    found = bounded_json_of(content, where)
    require_version(found, f"{where}: a request", "install the same chainline on every node")
    return found  # type: ignore[no-any-return]  # an object, as it has a version


def _request_of(document: Mapping[str, Any], where: str) -> Request:
    found = CheckedJson(document, where, _REMEDY)
    found.whole("version")
    folder = Path(found.text("folder"))
    if not folder.is_absolute():
        raise found.error("folder")
    request = Request(
        campaign=found.text("campaign", CAMPAIGN_NAME),
        folder=folder,
        chunk=found.text("chunk", CHUNK),
        kind=found.text("kind"),
        setting=found.mapping("setting"),
        options=found.mapping("options"),
        blocks=tuple(_block(each, where) for each in found.items("blocks", MOST_REQUESTED)),
    )
    found.take_if(MAC)
    found.close()
    return request


def _block(value: Any, where: str) -> Block:
    found = CheckedJson(value, where, _REMEDY)
    number = found.whole("number", most=MOST_BLOCKS - 1)
    block = Block(number, found.text("block", IDENTITY), found.mapping("parameters"))
    found.close()
    return block


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
    key = CampaignKey.of(request.campaign)
    place = _place(request)
    with ChunkJournal(place.folder / ROWS, request.chunk, key) as journal, _log(place, request) as log:
        _note(log, f"on {place.node.name}, process {os.getpid()}, {len(request.blocks)} blocks")
        journal.append({"node": place.node.to_json()})
        longest_s = 0.0
        try:
            work = _work(request, set_up, place, log)
        except ChainlineError as error:
            _note(log, f"refused: {error}")
            journal.append({"refused": str(error)})
            return _sent(place, journal.finish())
        for block in request.blocks:
            if block.identity in journal.done:
                continue
            if deadline_s is not None and time.time() + 1.5 * longest_s > deadline_s:
                _note(log, "the rest is left to another job: there is no time for it")
                break
            begin = time.monotonic()
            outcome = _done(block, work, place.node, log)
            journal.append(outcome.to_json())
            longest_s = max(longest_s, time.monotonic() - begin)
        whole = journal.finish()
        _note(log, "end")
    return _sent(place, whole)


def _work(request: Request, set_up: SetUp, place: Place, log: TextIO) -> Work:
    """Return a function that does a block; UsageError where the setting does not suit the kind of blocks."""
    try:
        return set_up(request.setting, place)
    except ChainlineError:
        raise
    except (LookupError, TypeError, ValueError, AttributeError, ArithmeticError) as error:
        log.write(traceback.format_exc())
        raise UsageError(
            f"a request of {request.kind!r:.40}: {type(error).__name__}: {first_line(error):.200}; {_REMEDY}"
        ) from None


def _log(place: Place, request: Request) -> TextIO:
    path = place.folder / LOGS / f"{request.chunk}.log"
    flags = os.O_WRONLY | os.O_CREAT | os.O_APPEND
    try:
        return os.fdopen(open_private(path, place.folder, flags), "a", errors="backslashreplace")
    except OSError as error:
        raise RunError(f"{path}: cannot be written: {error.strerror}; make room") from None


def _sent(place: Place, whole: Path) -> bytes:
    if place.shared:
        return b""
    content = b"".join(pieces(whole))
    if len(content) > _MOST_SENT:
        raise RunError(f"{whole}: is too large to be sent back; give fewer blocks to a job")
    return content


def _done(block: Block, work: Work, node: Node, log: TextIO) -> Outcome:
    """Do a block; the error of a failure becomes its problem."""
    number = block.number
    _note(log, f"block {number} {block.identity}")
    begin, rows, problem = time.monotonic(), (), None
    try:
        rows = tuple(work(block.parameters))  # type: ignore[assignment]
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
    return Outcome(number, block.identity, rows, node.name, seconds, problem)


def _note(log: TextIO, line: str) -> None:
    log.write(f"{time.strftime('%Y-%m-%dT%H:%M:%S')} {line}\n")
    log.flush()


def _place(request: Request) -> Place:
    node = this_node()
    if _is_seen(request):
        return Place(request.folder, True, node)
    own = cache_directory() / "campaigns" / f"{request.campaign}-{_file_name(node.name)}"
    try:
        own.parent.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
        for path in (own.parent, own, *(own / name for name in (ROWS, LOGS, NODES))):
            make_private(path)
    except OSError as error:
        raise RunError(f"{own}: cannot be made: {error.strerror}; set CHAINLINE_CACHE_DIR") from None
    return Place(own, False, node)


def _file_name(node: str) -> str:
    """Return the name of a node as a part of a path."""
    return "".join(c if c.isalnum() or c in "._-" else "-" for c in node)[:64]


def _is_seen(request: Request) -> bool:
    """Tell whether the folder that a request names is there, and is the one that is meant."""
    with suppress(OSError, UsageError):
        require_private(request.folder)
        if read_manifest(request.folder).name == request.campaign:
            for name in (ROWS, LOGS, NODES):
                require_private(request.folder / name)
            return True
    return False


LONGEST_S = 3600.0
"""Of a block, in seconds."""


def set_up_noop(setting: Mapping[str, Any], place: Place) -> Work:
    """Return work that takes `seconds` for a block and returns the name of its node.

    Raises
    ------
    UsageError
        If `seconds` is no number, or too large.
    """
    found = CheckedJson({"seconds": 0.0, **setting}, "a trial", "begin it again")
    seconds = found.number("seconds")
    if seconds >= LONGEST_S:
        raise found.error("seconds")

    def work(parameters: Mapping[str, Any]) -> Rows:
        if seconds > 0:
            time.sleep(seconds)
        return [{**parameters, "node": place.node.name}]

    return work
