"""Readers of what lies in the folder of a campaign, each with files as they are and with ones signed again.

Of the first kind the code is that of the file before it was changed: nothing but that file may be followed.
Of the second kind each fits, as if the user had written it, so that what reads the content is attacked too.
"""

import json
import os
from contextlib import suppress
from functools import cache, partial
from pathlib import Path
from tempfile import TemporaryDirectory
from unittest.mock import patch

from chainline.analysis.campaign import runner
from chainline.analysis.campaign.authentication import MAC, CampaignKey, make_key
from chainline.analysis.campaign.coordinator import collect
from chainline.analysis.campaign.executors.jobs import SchedulerExecutor
from chainline.analysis.campaign.executors.options import ClusterOptions, cluster_options_of
from chainline.analysis.campaign.folder import CampaignFolder, Manifest
from chainline.analysis.campaign.journal import Outcome
from chainline.analysis.campaign.measuring.block import jobs_of, set_up
from chainline.analysis.campaign.measuring.job_text import OWN_FLAGS, job_from_json, job_to_json, own_flags_of
from chainline.analysis.campaign.measuring.node_machine import _asked
from chainline.analysis.campaign.runner import read_request, trusted_request
from chainline.analysis.campaign.status import campaign_status
from chainline.analysis.campaign.submit import Front
from chainline.analysis.machine.load import load_machine
from chainline.analysis.measurement.job import Space
from chainline.api.campaign.front_end import KINDS, run_chunk, set_up_of, taker_of
from chainline.codegen.compilers import compiler_names
from chainline.codegen.flags import unknown_flags
from chainline.codegen.target import find_target
from chainline.errors import ChainlineError, UsageError

from ..analysis.measurement.dataset.rows import some_rows

NAME = "0123456789ab"
TARGET = find_target("znver5")
_FOLDER, _CODE = b"/FOLDER", b"0" * 32
"""What stands in seeds for the folder of the campaign, and for the code of a document."""
SETTING = {
    "cpu": "AMD EPYC",
    "identity": "0" * 16,
    "key": "zen5",
    "machine": "",
    "mixed": False,
    "calibrated": False,
    "rounds": 2,
    "seed": 0,
    "patience_s": 0.0,
    OWN_FLAGS: ["-fno-ipa-cp"],
}
GENUINE_JOBS = {"1001": "0000001", "1002[1]": "0000002", "1003_7": "0000001"}


def _manifest(kind="measure", setting=None):
    options = ClusterOptions(setup=("module load python",), extra={"mail-type": "END"}).to_json()
    typed = ("measure", "--order", "2", "-o", "rows.parquet")
    told = SETTING if setting is None else setting
    return Manifest(NAME, kind, told, "/FOLDER/rows.parquet", "pjm", options, 0, typed)


@cache
def _measured():
    """Return the files of a campaign of measurements by their names in its folder, `/FOLDER`."""
    make_key()
    jobs = [
        job_to_json(job)
        for job in Space(orders=(2,), flags=((), ("-O2",))).jobs(TARGET, load_machine("zen5"))
    ]
    rows = [row.as_dict() for row in some_rows(2)]
    with TemporaryDirectory() as scratch:
        folder = CampaignFolder.make(
            Path(scratch, "c"), _manifest(), [{"jobs": jobs[:1]}, {"jobs": jobs[1:]}]
        )
        key = folder.key
        outcomes = [
            Outcome(0, folder.blocks.identity(0), rows[:1], "n1", 1.5),
            Outcome(1, folder.blocks.identity(1), (), "n1", 0.5, "gfortran: internal compiler error"),
            Outcome(1, folder.blocks.identity(1), rows[1:], "n2", 0.5),
        ]
        journal = [{"node": {"name": "n1", "cpu": "x"}}, {"refused": "another processor"}]
        journal += [outcome.to_json() for outcome in outcomes]
        request = folder.request("0000001", [0, 1])
        told = {**request, "kind": "node", "setting": {"calibrated": False, OWN_FLAGS: []}}
        asked = {"tools": [["gcc", []], ["gcc", ["-fopenmp"]]], "vector_bits": [256, 512]}
        told["blocks"] = [{**request["blocks"][0], "parameters": asked}]
        return {
            "campaign.json": [(folder.path / "campaign.json").read_bytes()],
            "blocks": [(folder.path / "blocks").read_bytes()],
            "requests/0000001.json": [json.dumps(each).encode() for each in (request, told)],
            "rows/0000001.journal": [b"".join(key.line("journal", value) for value in journal)],
            "jobs": [b"".join(key.line("job", {"job": n, "chunk": c}) for n, c in GENUINE_JOBS.items())],
        }


@cache
def _echoed():
    """Return a request of blocks that do nothing, in the folder `/FOLDER` of such a campaign."""
    make_key()
    for kind in KINDS:  # what a forged request may load is loaded before it is watched
        set_up_of(kind)
    with TemporaryDirectory() as scratch:
        folder = CampaignFolder.make(
            Path(scratch, "c"), _manifest("echo", {"seconds": 0.0}), [{"n": 0}, {"n": 1}]
        )
        names = ("campaign.json", "blocks")
        files = {name: [(folder.path / name).read_bytes()] for name in names}
        return files | {"requests/0000001.json": [json.dumps(folder.request("0000001", [0, 1])).encode()]}


def _document(content, code=_CODE):
    """Return a document of a folder as a seed: no code, and of its folder no more than a name."""
    found = json.loads(content)
    folder = found.get("folder")
    return json.dumps({**found, MAC: code.decode(), **({"folder": "/FOLDER"} if folder else {})}).encode()


def documents(files, name):
    """Return the seeds of a document."""
    return [_document(content) for content in files()[name]]


def lines(files, name):
    """Return the seeds of a file of signed lines."""
    return files()[name]


def _signed(content, purpose):
    """Return a document with the code that fits it; anything else as it is."""
    try:
        found = json.loads(content)
        return json.dumps(CampaignKey.of(NAME).signed(purpose, _without_code(found))).encode()
    except (ValueError, AttributeError, RecursionError):
        return content


def _without_code(found):
    return {name: value for name, value in found.items() if name != MAC}


def _at(content, folder):
    return content.replace(_FOLDER, os.fsencode(folder))


def _with_code_of_before(content, seeds, purpose, folder):
    """Return a document with the code of the seed that it was made of, of which any serves."""
    code = json.loads(_signed(_at(seeds[0], folder), purpose))[MAC]
    return _at(content, folder).replace(_CODE, code.encode())


def _lines_signed(content, purposes):
    """Return the JSON of lines with the codes that fit it."""
    key = CampaignKey.of(NAME)
    texts = [line.partition(b" ")[2] for line in content.split(b"\n") if line]
    return b"".join(
        key.code(purposes(number), text).encode() + b" " + text + b"\n" for number, text in enumerate(texts)
    )


def _put(path, files, name, content):
    """Put a file into the folder of a campaign that is otherwise whole; return the folder."""
    folder = path.with_suffix("")
    if not folder.is_dir():
        for place in ("", "requests", "rows", "logs", "nodes", "cache"):
            (folder / place).mkdir(mode=0o700)
        for other, seeds in files().items():
            whole = (
                _signed(_at(_document(seeds[0]), folder), _PURPOSES[other])
                if other in _PURPOSES
                else seeds[0]
            )
            (folder / other).write_bytes(whole)
    (folder / name).write_bytes(content)
    return folder


_PURPOSES = {"campaign.json": "campaign.json", "requests/0000001.json": "request"}


def _gone_on_with(folder):
    """Do with a campaign what its commands do: status, collect, cancel, and its own command again."""
    opened = CampaignFolder.open(folder)
    campaign_status(opened)
    cluster_options_of(opened.manifest.options, "campaign.json")
    output = Path(opened.manifest.output)
    with suppress(UsageError), taker_of(opened.manifest) as take:
        assert output.parent == folder, "rows went elsewhere"
        collect(opened, take)
    front = Front(folder, folder / "rows.parquet", "local", {}, ("measure",))
    with suppress(UsageError):
        front.unfinished("measure", opened.manifest.setting, lambda outcome: None)
    opened.blocks.close()


def _campaign(path, *, fits):
    content = path.read_bytes()
    seeds = documents(_measured, "campaign.json")
    folder = path.with_suffix("")
    if fits:
        content = _signed(_of_this_folder(_at(content, folder), folder), "campaign.json")
    else:
        content = _with_code_of_before(content, seeds, "campaign.json", folder)
    folder = _put(path, _measured, "campaign.json", content)
    (folder / "rows.parquet").unlink(missing_ok=True)
    _gone_on_with(folder)
    if not fits:
        _require_same(content, _at(seeds[0], folder))


def _of_this_folder(content, folder):
    """Return a manifest whose rows go where its user had them go: as its code fits, the user wrote that."""
    with suppress(ValueError, AttributeError, RecursionError):
        found = json.loads(content)
        if isinstance(found.get("output"), str):
            return json.dumps({**found, "output": str(folder / "rows.parquet")}).encode()
    return content


def _require_same(content, seed):
    """Fail where a document is followed that is another one than was signed."""
    assert _without_code(json.loads(content)) == _without_code(json.loads(seed)), (
        "a forged document was followed"
    )


def _run_request(path, *, fits):
    """Run a request of blocks that do nothing, as a job does."""
    content, folder = path.read_bytes(), path.with_suffix("")
    seeds = documents(_echoed, "requests/0000001.json")
    if fits:
        content = _signed(_at(content, folder), "request")
    else:
        content = _with_code_of_before(content, seeds, "request", folder)
    folder = _put(path, _echoed, "requests/0000001.json", content)
    for made in (*(folder / "rows").iterdir(), *(folder / "logs").iterdir()):
        made.unlink()
    own_cache = patch.dict(os.environ, {"CHAINLINE_CACHE_DIR": str(folder / "cache")})
    with own_cache, patch.object(runner.time, "sleep", lambda seconds: None):
        run_chunk(read_request(folder / "requests/0000001.json"))
    if not fits:
        _require_same(content, _at(seeds[0], folder))


def _compiled_request(path, *, fits):
    """Read a request of kernels as a job does, up to what would be compiled, by which compiler and flags."""
    content, folder = path.read_bytes(), path.with_suffix("")
    seeds = documents(_measured, "requests/0000001.json")
    content = _signed(_at(content, folder), "request") if fits else _at(content, folder)
    if not fits and content in [_at(seed, folder) for seed in seeds]:
        content = _signed(content, "request")
    folder = _put(path, _measured, "requests/0000001.json", content)
    request = trusted_request(read_request(folder / "requests/0000001.json"), "request")
    assert fits or json.loads(content) in [json.loads(_signed(_at(s, folder), "request")) for s in seeds]
    if request.kind not in KINDS:
        set_up_of(request.kind)
    if request.kind not in ("measure", "node"):
        return
    own = own_flags_of(request.setting)
    if request.kind == "measure":
        with suppress(ChainlineError):
            set_up({**request.setting, "identity": "of another", "mixed": False}, _PLACE)
    for block in request.blocks:
        if request.kind == "measure":
            made = [job_from_json(each, TARGET, own) for each in jobs_of(block.parameters)]
            tools = [(job.compiler, job.flags) for job in made]
        else:
            tools = _asked(block.parameters, own).tools
        for compiler, flags in tools:
            assert compiler in compiler_names()
            assert set(unknown_flags(flags)) <= own


class _Node:
    """A node that is no processor's."""

    name, cpu = "n1", "another"


class _PLACE:
    """A place on it."""

    node = _Node


def _lines_file(path, name, purposes, *, fits):
    content = path.read_bytes()
    if fits:
        content = _lines_signed(content, purposes)
    return _put(path, _measured, name, content), content


def _blocks(path, *, fits):
    folder, content = _lines_file(path, "blocks", lambda number: f"block {number}", fits=fits)
    opened = CampaignFolder.open(folder)
    told = opened.request("0000001", range(len(opened.blocks)))
    opened.blocks.close()
    assert fits or content == _measured()["blocks"][0]
    assert len(told["blocks"]) == opened.manifest.n_blocks


def _journal(path, *, fits):
    folder, _ = _lines_file(path, "rows/0000001.journal", lambda number: "journal", fits=fits)
    for made in folder.glob("rows.parquet*"):
        made.unlink()
    opened = CampaignFolder.open(folder)
    status = campaign_status(opened)
    taken = []
    with taker_of(opened.manifest) as take:
        collect(opened, lambda outcome: (taken.append(outcome), take(outcome)))
    opened.blocks.close()
    assert status.done == len(taken) <= 2
    if not fits:
        genuine = {json.dumps(row.as_dict(), sort_keys=True) for row in some_rows(2)}
        assert {json.dumps(row, sort_keys=True) for each in taken for row in each.rows} <= genuine


class _AnyJob(dict):
    """A scheduler at which every job runs; it notes what is cancelled."""

    def __init__(self):
        self.cancelled = set()

    def submit(self, requests):
        raise AssertionError("nothing is submitted")

    def cancel(self, jobs):
        self.cancelled |= set(jobs)


class _OfTheFolder(_AnyJob):
    """As Fujitsu's: jobs are those that the folder knows of."""

    def __init__(self, known):
        super().__init__()
        self._known = known

    def alive(self):
        return set(self._known())


def _jobs(path, *, fits):
    from chainline.analysis.campaign.executors.jobs import recorded_jobs  # noqa: PLC0415

    folder, _ = _lines_file(path, "jobs", lambda number: "job", fits=fits)
    opened = CampaignFolder.open(folder)
    scheduler = _OfTheFolder(partial(recorded_jobs, folder, opened.key))
    executor = SchedulerExecutor(opened, scheduler, 0.1)
    executor.cancel_jobs()
    opened.blocks.close()
    assert all(not name.startswith("-") and name[0].isdigit() for name in scheduler.cancelled)
    assert fits or scheduler.cancelled <= set(GENUINE_JOBS)


def readers(reader, changes):
    """Return a reader of each file, as it is and signed again."""
    found = {}
    each = {
        "campaign": (_campaign, partial(documents, _measured, "campaign.json"), ".json"),
        "campaign's request that is run": (
            _run_request,
            partial(documents, _echoed, "requests/0000001.json"),
            ".json",
        ),
        "campaign's request of kernels": (
            _compiled_request,
            partial(documents, _measured, "requests/0000001.json"),
            ".json",
        ),
        "campaign's blocks": (_blocks, partial(lines, _measured, "blocks"), ".txt"),
        "campaign's journal": (_journal, partial(lines, _measured, "rows/0000001.journal"), ".txt"),
        "campaign's jobs": (_jobs, partial(lines, _measured, "jobs"), ".txt"),
    }
    for name, (read, corpus, suffix) in each.items():
        for fits in (False, True):
            said = f"{name}, signed again" if fits else name
            found[said] = reader(partial(read, fits=fits), corpus, suffix, changes=changes, slow=2)
    return found
