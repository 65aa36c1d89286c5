"""`chainline campaign` on files of somebody else: nothing is compiled, written, cancelled; one line, exit 2.

The files are such as anybody can write who has read the code, of the version before and of this one.
"""

import json
import os
import shutil
import sys
import zlib
from pathlib import Path

import pytest
from chainline.analysis.campaign.folder import CampaignFolder, Manifest, new_name
from chainline.analysis.campaign.measuring.job_text import job_to_json
from chainline.analysis.host.identity import host_identity
from chainline.analysis.machine import load
from chainline.analysis.measurement.job import Space
from chainline.cli import main
from chainline.codegen.target import host_target
from chainline.files.durable_log import checked_line

from .analysis.measurement.dataset.rows import some_rows

MACHINES = Path(load.__file__).with_name("machines")
VERSIONS = (1, 2)
NEEDS_GCC = pytest.mark.skipif(shutil.which("gcc") is None, reason="gcc is not installed")


@pytest.fixture(autouse=True)
def elsewhere(tmp_path, monkeypatch):
    """Work in a folder of one's own, with a cache of its own."""
    (tmp_path / "work").mkdir()
    (tmp_path / "home" / "cache").mkdir(parents=True)
    monkeypatch.chdir(tmp_path / "work")
    monkeypatch.setenv("CHAINLINE_CACHE_DIR", str(tmp_path / "home" / "cache"))


def _request(path, version, kind, setting, *parameters, **changes):
    """Write a request; return the file."""
    blocks = [{"number": n, "block": f"{n:016x}", "parameters": each} for n, each in enumerate(parameters)]
    told = {"version": version, "campaign": "0123456789ab", "folder": "/nowhere", "chunk": "0000001"}
    told |= {"kind": kind, "setting": setting, "options": {}, "blocks": blocks, "mac": "0" * 32, **changes}
    if version == 1:
        del told["mac"]
    path.write_text(json.dumps(told))
    return str(path)


def _refused(capsys, *arguments):
    """Run a command that is to be refused in one line; return that."""
    assert main(["campaign", *map(str, arguments)]) == 2
    (line,) = capsys.readouterr().err.splitlines()
    return line


@NEEDS_GCC
@pytest.mark.parametrize("version", VERSIONS)
def test_no_flag_of_a_request_reaches_a_compiler(tmp_path, capsys, version):
    written = tmp_path / "outside.d"
    space = Space(orders=(2,), compilers=("gcc",), flags=((f"-Wp,-MD,{written}",),))
    (job, *_) = space.jobs(host_target(), load.load_machine("zen5"))
    setting = {
        **{"cpu": "x", "identity": host_identity().digest(), "key": "zen5", "mixed": True, "seed": 0},
        **{"calibrated": False, "rounds": 1, "patience_s": 0.0, "own_flags": list(job.flags)},
        "machine": (MACHINES / "zen5.toml").read_text(),
    }
    request = _request(tmp_path / "r.json", version, "measure", setting, {"jobs": [job_to_json(job)]})
    _refused(capsys, "run-block", request)
    assert not written.exists()


@pytest.mark.parametrize("version", VERSIONS)
@pytest.mark.parametrize(
    "changes", [{"campaign": "../../x"}, {"campaign": "a/b"}, {"chunk": "-"}, {"chunk": 7}]
)
def test_no_identifier_makes_a_folder_outside_the_cache(tmp_path, capsys, version, changes):
    before = {path for path in tmp_path.rglob("*") if "cache" not in path.parts}
    request = _request(tmp_path / "r.json", version, "echo", {}, {"n": 1}, **changes)
    _refused(capsys, "run-block", request)
    after = {path for path in tmp_path.rglob("*") if "cache" not in path.parts}
    assert {path.name for path in after - before} == {"r.json"}


@pytest.mark.parametrize("version", VERSIONS)
@pytest.mark.parametrize(
    ("kind", "setting", "parameters"),
    [
        ("measure", {}, {}),
        ("node", {}, {}),
        ("benchmark", {"cpu": 1}, {}),
        ("train", {"table": {}, "asked": 3}, {}),
        ("study models", [], {}),
        ("fit auto", None, {}),
        ("echo", {"seconds": "long"}, {}),
        ("echo", {"seconds": 10**400}, {}),
        ("none of ours", {}, {}),
        (3, {}, 4),
    ],
)
def test_a_request_that_lacks_something_is_one_line(tmp_path, capsys, version, kind, setting, parameters):
    request = _request(tmp_path / "r.json", version, kind, setting, parameters)
    _refused(capsys, "run-block", request)


def _begun(path, rows_go_to):
    """Make a campaign of measurements whose only block is done, as its journal of either version says."""
    setting = {"mixed": True, "cpu": "AMD EPYC"}
    folder = CampaignFolder.make(
        path, Manifest(new_name(), "measure", setting, str(rows_go_to), "pjm", {}, 0), [{"jobs": []}]
    )
    done = {"number": 0, "block": folder.blocks.identity(0), "node": "n1", "seconds": 1.0, "problem": None}
    done["rows"] = [row.as_dict() for row in some_rows(2)]
    (folder.rows / "0000001.journal").write_bytes(checked_line(done))
    return folder


def _forge(folder, **changes):
    load = folder.path / "campaign.json"
    load.write_text(json.dumps({**json.loads(load.read_text()), **changes}))


def test_collect_writes_where_no_forged_file_says(tmp_path, capsys):
    outside = tmp_path / "outside.parquet"
    folder = _begun(tmp_path / "work" / "c", tmp_path / "work" / "rows.parquet")
    _forge(folder, output=str(outside))
    _refused(capsys, "collect", folder.path)
    assert not list(tmp_path.glob("*outside*"))


_COMMAND = """#!{python}
import sys
from pathlib import Path
name = Path(sys.argv[0]).name
if name == "pjstat":
    print("JOB_ID JOB_NAME MD ST")
    print("4711 other NM RUN user1")
with Path({log!r}).open("a") as stream:
    print(name, *sys.argv[1:], file=stream)
"""


def test_cancel_deletes_no_job_that_the_folder_merely_names(tmp_path, capsys, monkeypatch):
    log = tmp_path / "called"
    (tmp_path / "bin").mkdir()
    for name in ("pjsub", "pjstat", "pjdel"):
        (tmp_path / "bin" / name).write_text(_COMMAND.format(python=sys.executable, log=str(log)))
        (tmp_path / "bin" / name).chmod(0o700)
    monkeypatch.setenv("PATH", f"{tmp_path / 'bin'}:{os.environ['PATH']}")
    folder = _begun(tmp_path / "work" / "c", tmp_path / "work" / "rows.parquet")
    (folder.path / "jobs").write_bytes(checked_line({"job": "4711", "chunk": "0000001"}))
    assert main(["campaign", "cancel", str(folder.path)]) == 0
    assert "0 jobs cancelled" in capsys.readouterr().out
    assert "pjdel" not in log.read_text()


def test_a_campaign_is_not_gone_on_with_where_its_blocks_were_changed(tmp_path, capsys):
    assert main(["campaign", "try", "c", "--blocks", "3"]) == 0
    shutil.rmtree("c/rows")
    Path("c/rows").mkdir(mode=0o700)
    lines = [line.partition(b" ")[2] for line in Path("c/blocks").read_bytes().splitlines()]
    lines[1] = lines[1].replace(b'"n":1', b'"n":7')
    Path("c/blocks").write_bytes(b"".join(b"%08x %s\n" % (zlib.crc32(line), line) for line in lines))
    capsys.readouterr()
    assert "is damaged" in _refused(capsys, "try", "c")
    assert not list(Path("c/rows").iterdir())


def test_what_others_may_write_to_is_refused(tmp_path, capsys):
    assert main(["campaign", "try", "c", "--blocks", "1"]) == 0
    capsys.readouterr()
    for name in ("c/campaign.json", "c/blocks", "c/rows"):
        mode = Path(name).stat().st_mode
        Path(name).chmod(0o777)
        _refused(capsys, "status", "c")
        Path(name).chmod(mode)
    assert main(["campaign", "status", "c"]) == 0
    request = Path(_request(Path("r.json"), 2, "echo", {}, {}))
    request.chmod(0o666)
    assert "others may write to it" in _refused(capsys, "run-block", request)


@pytest.mark.parametrize("name", ["/", ".", "", "none", "none/", "a\0b", "x" * 5000])
@pytest.mark.parametrize("action", ["status", "collect", "cancel", "run-block"])
def test_what_is_no_campaign_is_one_line(capsys, action, name):
    _refused(capsys, action, name)


def test_links_are_not_followed(tmp_path, capsys):
    assert main(["campaign", "try", "c", "--blocks", "1"]) == 0
    capsys.readouterr()
    for name in ("c/campaign.json", "c/blocks", "c/rows", "c"):
        Path(name).rename("elsewhere")
        Path(name).symlink_to(Path("elsewhere").absolute())
        assert "is a link" in _refused(capsys, "status", "c")
        Path(name).unlink()
        Path("elsewhere").rename(name)
    assert main(["campaign", "status", "c"]) == 0


@NEEDS_GCC
@pytest.mark.exhaustive
def test_own_flags_reach_a_compiler_through_the_requests_of_ones_own_campaign(tmp_path, capsys, known_host):
    """Flags that are typed when a campaign begins are the user's, whatever no file may name."""
    written = tmp_path / "mine.d"
    command = ["measure", "--order", "1", "--compiler", "gcc", "--flags", f"-O2 -Wp,-MD,{written}"]
    command += ["--rounds", "1", "--no-calibration", "--patience", "0", "-o", "rows.parquet"]
    assert main([*command, "--executor", "concurrent.futures:ThreadPoolExecutor"]) == 0
    assert "rows asked for" in capsys.readouterr().out
    assert written.exists()
