"""What is kept of a processor: read back, damaged, of another version, in a folder that cannot be written."""

import json
from dataclasses import replace
from pathlib import Path
from types import SimpleNamespace

import pytest
from chainline.analysis.host import host_machine as module
from chainline.analysis.host.host_cache import Verdict, forget_verdict, keep_verdict, kept_paths, read_verdict
from chainline.analysis.host.host_machine import Recognition, host_machine
from chainline.analysis.machine.load import load_machine
from chainline.errors import UsageError

from .recorded import recorded

IDENTITY, PROBE = recorded("zen1", llvm_cpu="bdver4")  # a name that no file has


@pytest.fixture
def said():
    return []


@pytest.fixture
def kept(empty_cache, said):
    """The files of a calibrated processor that are kept: verdict and machine."""
    machine = replace(load_machine("zen3"), key="bdver4-calibrated")
    keep_verdict(IDENTITY, PROBE, Verdict(machine, True, "because"), said.append)
    return kept_paths(IDENTITY)


def test_a_calibrated_machine_is_read_back(kept, said):
    found = read_verdict(IDENTITY, said.append)
    assert found.calibrated
    assert replace(found.machine, key="zen3") == load_machine("zen3")
    assert found.machine.key == "bdver4-calibrated"
    assert found.reason == "because"
    assert not said


def test_a_recognised_machine_is_read_back(empty_cache, said):
    assert read_verdict(IDENTITY, said.append) is None
    keep_verdict(IDENTITY, PROBE, Verdict(load_machine("zen5"), False, "it fits"), said.append)
    found = read_verdict(IDENTITY, said.append)
    assert not found.calibrated
    assert found.machine == load_machine("zen5")
    assert json.loads(kept_paths(IDENTITY)[0].read_text())["probe"] == [PROBE.tries[0]]


@pytest.mark.parametrize(
    "other",
    [
        {"cpu": "AMD EPYC (family 23, model 49, stepping 0)"},
        {"features": ("avx2",)},
        {"caches": ()},
        {"vector_bits": 128},
        {"llvm_cpu": "znver1"},
    ],
)
def test_another_processor_has_a_verdict_of_its_own(kept, said, other):
    assert read_verdict(replace(IDENTITY, **other), said.append) is None
    assert not said


@pytest.mark.parametrize("which", [0, 1])
@pytest.mark.parametrize("share", [0.0, 0.3, 0.99])
def test_what_was_cut_off_is_told_and_not_used(kept, said, which, share):
    text = kept[which].read_text()
    kept[which].write_text(text[: int(share * len(text))])
    assert read_verdict(IDENTITY, said.append) is None
    assert len(said) == 1
    assert "cannot be used" in said[0]
    assert "\n" not in said[0]


@pytest.mark.parametrize(
    ("change", "says"),
    [
        ({"versions": ["0", "0", "0"]}, "another version"),
        ({"machine": "pentium4"}, "names no machine"),
        ({"file_digest": "0" * 64}, "not the file that was written"),
        ({"machine": "../zen5"}, "names no machine"),
        ({"versions": None}, "cannot be used"),
    ],
)
def test_what_does_not_fit_is_told_and_not_used(kept, said, change, says):
    kept[0].write_text(json.dumps(json.loads(kept[0].read_text()) | change))
    assert read_verdict(IDENTITY, said.append) is None
    assert says in said[0]


@pytest.mark.parametrize("text", ["[" * 100_000, "3", "[]", "null", '"x"', "{}", "\x00"])
def test_any_text_is_told_and_not_used(kept, said, text):
    kept[0].write_text(text)
    assert read_verdict(IDENTITY, said.append) is None
    assert len(said) == 1


def test_a_folder_that_cannot_be_written_is_told_and_the_work_goes_on(tmp_path, monkeypatch, said):
    file = tmp_path / "file"
    file.write_text("no folder")
    monkeypatch.setenv("CHAINLINE_CACHE_DIR", str(file))
    assert keep_verdict(IDENTITY, PROBE, Verdict(load_machine("zen5"), True, ""), said.append) is None
    assert len(said) == 1
    assert "cannot be written" in said[0]


@pytest.fixture
def closed(kept, monkeypatch):
    """The folder of what is kept, which another user's is now: it may be neither searched nor written."""

    def refuse(path, *_args, **_keywords):
        raise PermissionError(13, "Permission denied", str(path))

    for name in ("stat", "open", "unlink"):
        whole = getattr(Path, name)
        monkeypatch.setattr(
            Path, name, lambda path, *a, _w=whole, **k: (refuse if path in kept else _w)(path, *a, **k)
        )
    return kept


def test_a_folder_that_cannot_be_searched_is_told_and_the_work_goes_on(closed, said):
    assert read_verdict(IDENTITY, said.append) is None
    (line,) = said
    assert "cannot be used" in line
    assert "Permission denied" in line


def test_what_cannot_be_forgotten_is_told(closed):
    with pytest.raises(UsageError, match=r"json: cannot be removed: Permission denied; see "):
        forget_verdict(IDENTITY)


def test_what_is_forgotten_is_gone(kept, said):
    assert forget_verdict(IDENTITY)
    assert not forget_verdict(IDENTITY)
    assert read_verdict(IDENTITY, said.append) is None


@pytest.fixture
def host(monkeypatch, empty_cache):
    """A host that no file describes, probed and calibrated unmeasured; the list tells what was done."""
    done = []

    def recognised(identity):
        done.append("probe")
        return Recognition(identity, PROBE, None, "no shipped machine describes the host processor 'bdver4'")

    def calibrated(found, effort, progress):
        done.append(effort.name)
        machine = replace(load_machine("zen3"), key="bdver4-calibrated")
        return SimpleNamespace(machine=machine), Verdict(machine, True, found.reason)

    monkeypatch.setattr(module, "host_identity", lambda: IDENTITY)
    monkeypatch.setattr(module, "recognise_host", recognised)
    monkeypatch.setattr(module, "calibrate_host", calibrated)
    return done


def test_an_unknown_host_is_calibrated_once(host, said):
    assert host_machine(said.append).instructions == load_machine("zen3").instructions
    assert host == ["probe", "quick"]
    assert "calibrating" in said[0]
    assert "kept for later runs as" in said[1]
    said.clear()
    assert host_machine(said.append, calibrated=False).instructions == load_machine("zen3").instructions
    assert host == ["probe", "quick"]
    assert not said


def test_a_file_that_is_only_named_serves_but_is_not_kept(host, said, monkeypatch):
    zen3, reason = load_machine("zen3"), "zen3.toml describes it, but other programs slowed 93% of a probe"
    found = Recognition(IDENTITY, PROBE, zen3, reason, confirmed=False)
    monkeypatch.setattr(module, "recognise_host", lambda identity: found)
    assert host_machine(said.append) == zen3
    assert said == [f"{reason}; it is used, and found out anew the next time"]
    assert read_verdict(IDENTITY, said.append) is None
    assert host == []


def test_an_unknown_host_is_refused_where_nobody_may_calibrate(host, said):
    with pytest.raises(UsageError, match=r"'bdver4'; run `chainline calibrate`.*a64fx, apple-m1"):
        host_machine(said.append, calibrated=False)
    assert host == []


def test_a_damaged_verdict_is_found_out_anew(host, said):
    host_machine(said.append)
    kept_paths(IDENTITY)[1].write_text("")
    said.clear()
    host_machine(said.append)
    assert host == ["probe", "quick"] * 2
    assert "cannot be used" in said[0]
