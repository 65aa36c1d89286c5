"""Campaign files of somebody else, or changed: nothing of them is run, written, cancelled or taken in."""

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest
from chainline.analysis.campaign.authentication import CampaignKey, key_path, make_key
from chainline.analysis.campaign.coordinator import Handing, collect, run_campaign
from chainline.analysis.campaign.executors.jobs import SchedulerExecutor, recorded_jobs
from chainline.analysis.campaign.folder import CampaignFolder, Manifest, new_name
from chainline.analysis.campaign.journal import Outcome
from chainline.analysis.campaign.measuring.job_text import OWN_FLAGS, job_from_json, job_to_json
from chainline.analysis.campaign.measuring.node_machine import set_up as set_up_node
from chainline.analysis.campaign.node import this_node
from chainline.analysis.campaign.runner import Place, parse_request, run_request, trusted_request
from chainline.analysis.machine.load import load_machine
from chainline.analysis.measurement.space import Space
from chainline.cli import main
from chainline.codegen.target import find_target, host_target
from chainline.errors import UsageError
from chainline.files.checked_lines import checked_line

from ..measurement.dataset.rows import some_rows
from .test_coordinator import InTurn, Taken, entry_of, made, squares

FLAGS = (
    *("-fplugin=./x.so", "-Wp,-MD,outside", "@outside", "-specs=outside", "-B.", "-o", "-ooutside", "-x"),
    *("--param=x=1", "-include", "-I/tmp", "-Xclang", "-mllvm", "-fdump-tree-all=outside", "-save-temps"),
    *("-wrapper", "-Wl,-o,outside", "-Wa,-aln=outside", "-MD", "-MF", "-imacros", "-fprofile-dir=outside"),
    *("-fcallgraph-info", "-aux-info", "-iplugindir=.", "-fopt-info-all=outside", "-D", "-fstack-usage", ""),
    *("--sysroot=/tmp", "-L/tmp", "-l:x.so", "-fuse-ld=gold", "-Xassembler", "-load", "-fpass-plugin=x.so"),
)


def _request(kind, setting, *parameters, **changes):
    """Return a request as somebody who knows the code would write it, in the version of now."""
    blocks = [{"number": n, "block": f"{n:016x}", "parameters": each} for n, each in enumerate(parameters)]
    told = {"version": 2, "campaign": "0123456789ab", "folder": "/nowhere", "chunk": "0000001", "kind": kind}
    return {**told, "setting": setting, "options": {}, "blocks": blocks, **changes}


def _measured(flag, compiler="gcc"):
    """Return a request that has a kernel compiled with a flag, here."""
    from chainline.analysis.host.identity import host_identity  # noqa: PLC0415

    space = Space(orders=(2,), compilers=("gcc",), flags=(("-O2",),))
    (job, *_) = space.jobs(host_target(), load_machine("zen5"))
    setting = {
        **{"cpu": "x", "identity": host_identity().digest(), "key": "zen5", "mixed": True, "seed": 0},
        **{"calibrated": False, "rounds": 1, "patience_s": 0.0, OWN_FLAGS: [flag]},
        "machine": Path(load_machine.__code__.co_filename)
        .with_name("machines")
        .joinpath("zen5.toml")
        .read_text(),
    }
    told = {**job_to_json(job), "compiler": compiler, "flags": [flag]}
    return _request("measure", setting, {"jobs": [told]})


def _run_block(folder, request):
    """Run a request by the command, in a folder that is empty else; return exit code and what it said."""
    folder.mkdir(exist_ok=True)
    path = folder / "request.json"
    path.write_text(json.dumps(request))
    command = [sys.executable, "-m", "chainline", "campaign", "run-block", path.name]
    environment = {**os.environ, "CHAINLINE_CACHE_DIR": str(folder.parent / "cache")}
    done = subprocess.run(
        command, cwd=folder, env=environment, capture_output=True, text=True, check=False, timeout=100
    )
    return done.returncode, done.stderr


@pytest.mark.parametrize(
    "request_of",
    [
        lambda: _measured("-Wp,-MD,outside.d"),
        lambda: {**_measured("-Wp,-MD,outside.d"), "version": 1},
        lambda: _request("node", {"calibrated": False, OWN_FLAGS: ["-fplugin=./x.so"]}, {}),
        lambda: _request("measure", {}, {}),
        lambda: _request("echo", {}, {"n": 1}, campaign="../../x"),
        lambda: {"version": 2},
        lambda: [],
    ],
)
def test_a_request_of_somebody_else_runs_nothing(tmp_path, request_of):
    make_key()
    code, said = _run_block(tmp_path / "here", request_of())
    assert code == 2, said
    assert len(said.splitlines()) == 1
    assert [path.name for path in (tmp_path / "here").iterdir()] == ["request.json"]
    assert not (tmp_path / "cache" / "campaigns").exists()


def _told(folder, /, **changes):
    return json.dumps({**folder.request("0000001", range(2)), **changes})


@pytest.mark.parametrize(
    "changes",
    [
        {"campaign": "../../x"},
        {"campaign": "ffffffffffff"},
        {"chunk": "../../x"},
        {"chunk": 1},
        {"folder": "/tmp"},
        {"setting": {"seconds": 1}},
        {"blocks": []},
        {"options": {"time_minutes": 10**400}},
        {"mac": None},
        {"mac": "é"},
        {"mac": "0" * 32},
        {"x": 1},
    ],
)
def test_a_request_that_was_changed_is_refused(tmp_path, changes):
    folder = made(tmp_path / "c")
    assert trusted_request(_told(folder), "request").chunk == "0000001"
    with pytest.raises(UsageError):
        trusted_request(_told(folder, **changes), "request")


def test_no_identifier_makes_a_folder_elsewhere(tmp_path, monkeypatch):
    monkeypatch.setenv("CHAINLINE_CACHE_DIR", str(tmp_path / "cache"))
    for changes in (
        {"campaign": "../../x"},
        {"chunk": "../x"},
        {"folder": "relative"},
        {"folder": "/a/../b"},
    ):
        with pytest.raises(UsageError, match="is damaged"):
            parse_request(json.dumps(_request("echo", {}, {}, **changes)), "request")
    assert not (tmp_path / "cache").exists()


def test_a_setting_that_its_kind_does_not_take_is_refused_in_one_line(tmp_path):
    """Even one that is signed, as between versions: told by the journal, never a traceback."""
    from chainline.cli.campaigns.kinds import KINDS, set_up_of  # noqa: PLC0415

    for number, kind in enumerate(set(KINDS) - {"processor"}):  # that has none
        folder = made(tmp_path / str(number), 2)
        request = parse_request(_told(folder, kind=kind, setting={"seconds": "x"}), "request")
        run_request(request, set_up_of(kind))
        refused = [
            line for line in (folder.rows / "0000001.journal").read_text().splitlines() if "refused" in line
        ]
        assert len(refused) == 1, kind


@pytest.mark.parametrize("flag", FLAGS)
def test_flags_of_a_block_pass_the_grammar_of_data_sets(flag):
    space = Space(orders=(2,), compilers=("gcc",), flags=(("-O2", "-fno-tree-vectorize"),))
    target = find_target("znver5")
    (job, *_) = space.jobs(target, load_machine("zen5"))
    told = job_to_json(job)
    assert job_from_json(told, target) == job
    with pytest.raises(UsageError, match="no compiler is given this flag"):
        job_from_json({**told, "flags": ["-O2", flag]}, target)
    assert job_from_json({**told, "flags": ["-O2", flag]}, target, {flag}).flags == ("-O2", flag)


@pytest.mark.parametrize(
    "compiler", ["/usr/bin/gcc", "./gcc", "gcc-13", "touch", "", "cc", None, ["gcc"], "clang"]
)
def test_compilers_of_a_block_are_known_names(compiler):
    space = Space(orders=(2,), compilers=("gfortran",))
    (job, *_) = space.jobs(find_target("znver5"), load_machine("zen5"))
    with pytest.raises(UsageError, match=r"no compiler's name|no measurement"):
        job_from_json({**job_to_json(job), "compiler": compiler}, find_target("znver5"))


def test_a_node_asks_only_known_compilers_with_known_flags(tmp_path):
    work = set_up_node({"calibrated": False, OWN_FLAGS: []}, Place(tmp_path, True, this_node()))
    for tool in (["gcc", ["-fplugin=./x.so"]], ["/bin/touch", []], ["gcc"], "gcc", ["gcc", "-O2"], {}, 3):
        with pytest.raises(UsageError):
            work({"tools": [tool], "vector_bits": [256]})


def test_a_study_on_a_node_reads_no_file_that_its_campaign_names(tmp_path):
    from chainline.models.empirical.evaluation.studies.fits import set_up  # noqa: PLC0415

    problem = {"train": "/etc/passwd", "test": "/etc/passwd", "target": "x", "parameters": [], "beyond": []}
    with pytest.raises(UsageError, match="no problem with its tables"):
        set_up({"problem": problem, "limit_s": 1, "seed": 0}, Place(tmp_path, True, this_node()))


# --- campaign.json: what it says of output and executor


def _of_rows(path, rows_go_to, /, **changes):
    """Make a campaign of measurements whose rows go to a file, and whose only block is done."""
    setting = {"mixed": True, "cpu": "AMD EPYC"}
    manifest = Manifest(new_name(), "measure", setting, str(rows_go_to), "pjm", {}, 0)
    folder = CampaignFolder.make(path, manifest, [{"jobs": []}])
    rows = [row.as_dict() for row in some_rows(2)]
    outcome = Outcome(0, folder.blocks.identity(0), rows, "n1", 1.0)
    (folder.rows / "0000001.journal").write_bytes(folder.key.line("journal", outcome.to_json()))
    if changes:
        file = path / "campaign.json"
        file.write_text(json.dumps({**json.loads(file.read_text()), **changes}))
    return folder


def test_rows_go_where_the_campaign_was_begun_to_write_them(tmp_path, capsys):
    _of_rows(tmp_path / "c", tmp_path / "rows.parquet")
    assert main(["campaign", "collect", str(tmp_path / "c")]) == 0
    assert (tmp_path / "rows.parquet").exists()
    outside = tmp_path / "outside.parquet"
    _of_rows(tmp_path / "d", tmp_path / "rows.parquet", output=str(outside))
    assert main(["campaign", "collect", str(tmp_path / "d")]) == 2
    assert "is not signed by the key of your campaigns" in capsys.readouterr().err
    assert not outside.exists()


def test_rows_that_no_node_of_ours_wrote_are_not_taken(tmp_path):
    folder = _of_rows(tmp_path / "c", tmp_path / "rows.parquet")
    forged = Outcome(0, folder.blocks.identity(0), [{"order": 1}], "n1", 1.0).to_json()
    journal = folder.rows / "0000000.journal"
    journal.write_bytes(checked_line(forged) + CampaignKey.of("ffffffffffff").line("journal", forged))
    taken = Taken()
    assert collect(folder, taken) == 1
    assert len(taken[0]) == 2


@pytest.mark.parametrize("action", ["status", "collect", "cancel", "try"])
@pytest.mark.parametrize(
    "change",
    [
        {"output": "/tmp/x.parquet"},
        {"name": "../../x"},
        {"name": "ffffffffffff"},
        {"executor": "os:system"},
        {"options": {"setup": ["touch outside"]}},
        {"options": {"poll_s": "x", "setup": 3}},
        {"setting": {}},
        {"kind": "echo"},
        {"n_blocks": 10**9},
        {"n_blocks": True},
        {"typed": "x"},
        {"typed": [1]},
        {"version": 1},
        {"version": [[]]},
        {"mac": 0},
    ],
)
def test_a_changed_campaign_is_refused_by_every_action(tmp_path, capsys, action, change):
    _of_rows(tmp_path / "c", tmp_path / "rows.parquet", **change)
    before = sorted(path.name for path in tmp_path.rglob("*"))
    assert main(["campaign", action, str(tmp_path / "c")]) == 2
    assert len(capsys.readouterr().err.splitlines()) == 1
    assert sorted(path.name for path in tmp_path.rglob("*")) == before


def test_a_campaign_of_somebody_else_is_not_gone_on_with(tmp_path, monkeypatch, capsys):
    """The folder of another user's campaign, unpacked as one's own."""
    monkeypatch.setenv("XDG_CONFIG_HOME", str(tmp_path / "stranger"))
    made(tmp_path / "c")
    monkeypatch.setenv("XDG_CONFIG_HOME", str(tmp_path / "own"))
    assert main(["campaign", "status", str(tmp_path / "c")]) == 2
    assert "the key of your campaigns is not here" in capsys.readouterr().err
    make_key()
    assert main(["campaign", "status", str(tmp_path / "c")]) == 2
    assert "somebody else's" in capsys.readouterr().err


def test_a_campaign_of_the_version_before_is_one_line(tmp_path, capsys):
    _of_rows(tmp_path / "c", tmp_path / "rows.parquet", version=1)
    assert main(["campaign", "collect", str(tmp_path / "c")]) == 2
    assert (
        "a campaign of version 1, this chainline runs version 2; finish it by the version that began it"
        in (capsys.readouterr().err)
    )


# --- jobs


class _Queue:
    """A scheduler that has jobs of this user, some of which the campaign knows of."""

    def __init__(self, jobs, known):
        self.jobs, self._known = set(jobs), known

    def submit(self, requests):
        return [str(1000 + number) for number, _ in enumerate(requests)]

    def alive(self):
        return self.jobs & set(self._known())

    def cancel(self, jobs):
        self.jobs -= set(jobs)


def test_only_jobs_that_the_campaign_has_begun_are_cancelled(tmp_path):
    folder = made(tmp_path / "c")
    key = folder.key
    own = key.line("job", {"job": "1001", "chunk": "0000001"})
    lines = [
        checked_line({"job": "7", "chunk": "0000001"}),
        CampaignKey.of("ffffffffffff").line("job", {"job": "8", "chunk": "0000001"}),
        own.replace(b'"1001"', b'"9"'),
        key.line("journal", {"job": "10", "chunk": "0000001"}),
        key.line("job", {"job": "--all", "chunk": "0000001"}),
        own,
    ]
    (folder.path / "jobs").write_bytes(b"".join(lines))
    assert recorded_jobs(folder.path, key) == {"1001": "0000001"}
    queue = _Queue(["7", "8", "9", "10", "1001"], lambda: recorded_jobs(folder.path, key))
    assert SchedulerExecutor(folder, queue, 0.1).cancel_jobs() == 1
    assert queue.jobs == {"7", "8", "9", "10"}


# --- owners, modes and links


@pytest.mark.parametrize("name", ["campaign.json", "blocks", "rows/0000001.journal", "requests/0000001.json"])
@pytest.mark.parametrize("spoil", ["link", "mode", "pipe"])
def test_files_that_are_links_or_that_others_write_are_refused(tmp_path, name, spoil):
    folder = _of_rows(tmp_path / "c", tmp_path / "rows.parquet")
    request = folder.path / "requests" / "0000001.json"
    request.write_text(json.dumps(folder.request("0000001", [0])))
    path = folder.path / name
    if spoil == "mode":
        path.chmod(0o666)
    else:
        path.rename(tmp_path / "elsewhere")
        path.symlink_to(tmp_path / "elsewhere") if spoil == "link" else os.mkfifo(path, 0o600)
    action = ["run-block", str(request)] if "requests" in name else ["status", str(folder.path)]
    assert main(["campaign", *action]) == 2


@pytest.mark.parametrize("where", ["", "rows", "requests"])
@pytest.mark.parametrize("spoil", ["link", "mode"])
def test_folders_that_are_links_or_that_others_write_are_refused(tmp_path, where, spoil):
    folder = _of_rows(tmp_path / "c", tmp_path / "rows.parquet")
    request = folder.path / "requests" / "0000001.json"
    request.write_text(json.dumps(folder.request("0000001", [0])))
    path = folder.path / where
    if spoil == "mode":
        path.chmod(0o777)
    else:
        path.rename(tmp_path / "elsewhere")
        path.symlink_to(tmp_path / "elsewhere")
    assert main(["campaign", "status", str(folder.path)]) == 2
    if where != "rows":
        assert main(["campaign", "run-block", str(request)]) == 2


@pytest.mark.skipif(os.geteuid() != 0, reason="only root gives files away")
def test_files_of_another_user_are_refused(tmp_path):
    folder = _of_rows(tmp_path / "c", tmp_path / "rows.parquet")
    for name in ("campaign.json", "blocks", "rows/0000001.journal", "rows", ""):
        os.chown(folder.path / name, 12345, -1)
        assert main(["campaign", "status", str(folder.path)]) == 2, name
        os.chown(folder.path / name, os.geteuid(), -1)
    assert main(["campaign", "status", str(folder.path)]) == 0


def test_journals_and_logs_do_not_follow_links(tmp_path):
    """What a job appends to, and cuts at the last whole line, is no other file of the user."""
    folder, precious = made(tmp_path / "c", 2), tmp_path / "precious"
    for name in ("rows/0000001.part", "logs/0000001.log"):
        precious.write_text("whole\nand torn")
        (folder.path / name).symlink_to(precious)
        with pytest.raises(UsageError, match="is a link"):
            run_request(parse_request(_told(folder), "request"), squares)
        assert precious.read_text() == "whole\nand torn"
        (folder.path / name).unlink()


def test_a_new_campaign_does_not_write_through_links(tmp_path):
    (tmp_path / "c").mkdir(mode=0o700)
    precious = tmp_path / "precious"
    precious.write_text("mine")
    for name in ("blocks", "lock"):
        (tmp_path / "c" / name).symlink_to(precious)
    folder = made(tmp_path / "c")
    with pytest.raises(UsageError, match="is a link"), folder.held():
        pass
    assert precious.read_text() == "mine"
    (tmp_path / "elsewhere").mkdir(mode=0o700)
    (tmp_path / "d").mkdir(mode=0o700)
    (tmp_path / "d" / "rows").symlink_to(tmp_path / "elsewhere")
    with pytest.raises(UsageError, match="is a link"):
        made(tmp_path / "d")


# --- the key


def test_the_key_lies_outside_and_is_for_its_owner_alone(tmp_path, monkeypatch):
    monkeypatch.setenv("XDG_CONFIG_HOME", str(tmp_path / "config"))
    folder = made(tmp_path / "c")
    path = key_path()
    assert path == tmp_path / "config" / "chainline" / "campaigns" / "key"
    assert (path.stat().st_mode & 0o777, path.parent.stat().st_mode & 0o777) == (0o600, 0o700)
    secret = path.read_text().strip()
    assert not [file for file in folder.path.rglob("*") if file.is_file() and secret in file.read_text()]
    make_key()
    assert path.read_text().strip() == secret
    for spoil in (lambda: path.chmod(0o660), lambda: path.write_text("x"), path.unlink):
        spoil()
        with pytest.raises(UsageError):
            CampaignFolder.open(tmp_path / "c")
        path.unlink(missing_ok=True)
        path.write_text(f"{secret}\n")
        path.chmod(0o600)
    CampaignFolder.open(tmp_path / "c")


def test_a_node_without_the_key_says_what_to_do(tmp_path, monkeypatch):
    """As a worker of dask does whose home folder is another one; with a copy of the key it works."""
    folder, taken = made(tmp_path / "c", 3), Taken()
    from chainline.cli.campaigns.node import run_chunk  # noqa: PLC0415

    text, key = _told(folder), key_path().read_bytes()
    monkeypatch.setenv("XDG_CONFIG_HOME", str(tmp_path / "another"))
    with pytest.raises(UsageError, match=r"copy it from the machine.*CHAINLINE_CAMPAIGN_KEY"):
        run_chunk(text)
    copied = tmp_path / "copied"
    copied.write_bytes(key)
    copied.chmod(0o600)
    monkeypatch.setenv("CHAINLINE_CAMPAIGN_KEY", str(copied))
    assert run_campaign(folder, InTurn(), entry_of(squares), Handing(2, 1), taken) == {}
    assert sorted(taken) == [0, 1, 2]


# --- bounds


@pytest.mark.parametrize(
    "content",
    [
        b'{"version": 2, "setting": ' + b"[" * 100_000 + b"]" * 100_000 + b"}",
        b'{"version": 2, "setting": ' + b"[" * 200 + b"]" * 200 + b"}",
        b'{"version": ' + b"9" * 5000 + b"}",
        b'{"version": "' + b"x" * 100_000 + b'"}',
        b"[" + b"{}," * 6_000_000 + b"{}]",
        b"\xff\xfe{",
        b"",
    ],
)
def test_large_deep_and_long_documents_are_one_line(tmp_path, capsys, content):
    made(tmp_path / "c")
    (tmp_path / "c" / "campaign.json").write_bytes(content)
    (tmp_path / "c" / "requests" / "0000001.json").write_bytes(content)
    for action in (("status", "c"), ("run-block", "c/requests/0000001.json")):
        assert main(["campaign", action[0], str(tmp_path / action[1])]) == 2
        (line,) = capsys.readouterr().err.splitlines()
        assert len(line) < 2000


def test_files_without_end_are_refused(tmp_path, capsys):
    made(tmp_path / "c")
    for name in ("campaign.json", "blocks"):
        with (tmp_path / "c" / name).open("r+b") as stream:
            stream.truncate(1 << 40)  # of holes, which take no room
        assert main(["campaign", "status", str(tmp_path / "c")]) == 2
        assert len(capsys.readouterr().err.splitlines()) == 1
        (tmp_path / "c" / name).unlink()
