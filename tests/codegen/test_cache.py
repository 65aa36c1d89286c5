"""What is kept is what was made here, for this user; where nothing can be kept, everything still works."""

import errno
import logging
import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest
from chainline.codegen import cache
from chainline.codegen.cache import cache_directory, cached_bytes, cached_file, content_key, kept_result
from chainline.codegen.process import run
from chainline.codegen.render import render
from chainline.codegen.system_compilers import find_compiler
from chainline.codegen.target import host_target
from chainline.codegen.toolchain import find_toolchain
from chainline.codegen.variant import Language, Variant
from chainline.errors import RunError

KEY = content_key("a", "b")
IN_C = render(Variant(3, (2, 2), language=Language.C))
IN_LLVM = render(Variant(3, (2, 2)))
ANALYZE = ("analyze", "kernel.s", "--machine", "zen5" if host_target().isa == "x86-64" else "a64fx")


@pytest.fixture
def built():
    """What `build` made, one entry a call."""
    return []


@pytest.fixture
def build(built):
    def made():
        built.append(1)
        return b"made"

    return made


def test_a_file_is_built_once_for_this_user_alone(empty_cache, build, built):
    path = cached_file(KEY, ".x", build)
    assert path.read_bytes() == b"made"
    assert cached_file(KEY, ".x", build) == path
    assert len(built) == 1
    assert empty_cache in path.parents
    assert empty_cache.stat().st_mode & 0o077 == 0
    assert path.stat().st_mode & 0o077 == 0


def test_content_keys_tell_where_parts_end():
    assert content_key("ab", "c") != content_key("a", "bc")


@pytest.mark.parametrize("damage", [b"", b"mad", b"code of somebody else"])
def test_what_is_not_what_was_stored_is_built_again(damage, empty_cache, build, built):
    path = cached_file(KEY, ".x", build)
    path.write_bytes(damage)
    assert cached_file(KEY, ".x", build).read_bytes() == b"made"
    assert len(built) == 2


def test_a_damaged_library_is_built_again(empty_cache):
    toolchain, target = find_toolchain("llvm", host_target()), host_target()
    path = toolchain.build(IN_LLVM, target).path
    whole = path.read_bytes()
    path.write_bytes(whole[:-100])
    assert toolchain.build(IN_LLVM, target).path.read_bytes() == whole


@pytest.mark.parametrize("place", ["the cache", "the folder of the entry", "the entry"])
def test_nothing_is_taken_from_where_others_may_write(place, empty_cache, build, built, caplog):
    path = cached_file(KEY, ".x", build)
    opened = {"the cache": empty_cache, "the folder of the entry": path.parent, "the entry": path}[place]
    opened.chmod(0o777)
    with caplog.at_level(logging.WARNING, "chainline"):
        again = cached_file(KEY, ".x", build)
        cached_file(KEY, ".x", build)
    assert again.read_bytes() == b"made"
    assert len(built) >= 2
    assert [str(empty_cache) in line for line in caplog.messages] == [True] * (place != "the entry")
    if place != "the entry":  # which was replaced by one for us alone
        assert path.parent not in again.parents


@pytest.mark.skipif(os.geteuid() != 0, reason="only root can give a folder to somebody else")
def test_the_cache_of_another_user_is_not_used(empty_cache, build):
    path = cached_file(KEY, ".x", build)
    os.chown(empty_cache, 65534, 65534)
    assert path.parents[1] not in cached_file(KEY, ".x", build).parents


@pytest.mark.parametrize("where", ["/proc/nowhere", None])
def test_a_folder_that_cannot_be_written_is_done_without(where, monkeypatch, build):
    monkeypatch.delenv("CHAINLINE_CACHE_DIR")
    monkeypatch.delenv("XDG_CACHE_HOME", raising=False)
    monkeypatch.setattr(Path, "home", home(where))
    assert cached_file(KEY, ".x", build).read_bytes() == b"made"


def home(where):
    def found():
        if where is None:
            raise RuntimeError("Could not determine home directory.")
        return Path(where)

    return found


def test_a_folder_of_an_earlier_version_is_closed_to_others(tmp_path, monkeypatch):
    monkeypatch.delenv("CHAINLINE_CACHE_DIR")
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path))
    earlier = tmp_path / "chainline"
    earlier.mkdir()
    earlier.chmod(0o775)
    assert cache_directory() == earlier
    assert earlier.stat().st_mode & 0o077 == 0


@pytest.mark.skipif(
    os.geteuid() != 0 or shutil.which("setpriv") is None, reason="needs root, to be another user, and setpriv"
)
def test_analyze_runs_where_nothing_but_the_temporary_folder_can_be_written(tmp_path):
    text = find_toolchain("llvm", host_target()).assemble(IN_LLVM, host_target()).text
    (tmp_path / "kernel.s").write_text(text)
    # may read everything, as the package may lie in a folder that only root may enter, and write nothing
    nobody = ("--reuid", "65534", "--regid", "65534", "--clear-groups")
    reads = ("--inh-caps", "+dac_read_search", "--ambient-caps", "+dac_read_search")
    kept = ("CHAINLINE", "XDG", "PYTHON")
    environment = {name: value for name, value in os.environ.items() if not name.startswith(kept)}
    done = subprocess.run(
        ["setpriv", *nobody, *reads, sys.executable, "-P", "-m", "chainline", *ANALYZE],
        env=environment | {"HOME": "/proc/nowhere"},
        capture_output=True,
        text=True,
        cwd=tmp_path,
        check=False,
    )
    if "Operation not permitted" in done.stderr:
        pytest.skip(f"setpriv: {done.stderr}")
    assert (done.returncode, done.stderr) == (0, "")
    assert "cycles" in done.stdout


@pytest.fixture
def false_compiler(tmp_path, monkeypatch, request):
    """A gcc that says that all went well and wrote what a test gives."""
    if shutil.which("gcc") is None:
        pytest.skip("gcc is not installed")
    script = tmp_path / "bin" / "gcc"
    script.parent.mkdir()
    script.write_text(
        f"""#!/bin/sh
case "$*" in *kernel.out*) ;; *) exec {shutil.which("gcc")} "$@" ;; esac
while [ "$1" != -o ]; do shift; done
printf '%s' '{request.param}' > "$2"
"""
    )
    script.chmod(0o700)
    monkeypatch.setenv("PATH", f"{script.parent}:{os.environ['PATH']}")
    find_compiler.cache_clear()
    yield
    find_compiler.cache_clear()


@pytest.mark.parametrize("false_compiler", ["", "garbage"], indirect=True)
def test_what_a_compiler_made_of_nothing_is_not_kept(false_compiler, empty_cache):
    toolchain = find_toolchain("gcc", host_target())
    with pytest.raises(RunError, match="without that function"):
        toolchain.assemble(IN_C, host_target())
    assert not [path for path in empty_cache.rglob("*") if path.is_file()]


def test_compilers_speak_english(monkeypatch):
    for name in ("LANG", "LANGUAGE", "LC_MESSAGES", "LC_ALL"):
        monkeypatch.setenv(name, "de_DE.UTF-8")
    assert run([sys.executable, "-c", "import os; print(os.environ['LC_ALL'])"]).stdout == "C\n"


@pytest.fixture
def noted(monkeypatch):
    """Lines that are said of the cache, each as often as it is said."""
    lines = []
    monkeypatch.setattr(cache, "_note", lines.append)
    return lines


def _fail(number):
    def write(path, data):
        raise OSError(number, os.strerror(number))

    return write


def test_a_full_cache_is_done_without_and_said(empty_cache, build, built, noted, monkeypatch):
    monkeypatch.setattr(cache, "write_whole", _fail(errno.ENOSPC))
    assert cached_bytes(KEY, ".x", build) == b"made"
    assert len(built) == 1
    assert noted == [
        f"{empty_cache}: cannot be written as cache (No space left on device), so what is built is not kept; "
        "free space, or set CHAINLINE_CACHE_DIR to a folder of yours"
    ]
    with pytest.raises(
        RunError, match=r"cannot be written \(No space left on device\), nor can the cache; set"
    ):
        cached_file(KEY, ".x", build)


def test_a_file_that_may_not_grow_is_a_full_cache(tmp_path):
    """Have a command write nothing but empty files: it says so once, and answers the same."""
    command = [sys.executable, "-m", "chainline", "machine", "zen5"]
    kept, not_kept = (os.environ | {"CHAINLINE_CACHE_DIR": str(tmp_path / name)} for name in ("kept", "full"))
    wanted = subprocess.run(command, env=kept, capture_output=True, text=True, check=True)
    limited = ["prlimit", "--fsize=0", *command] if shutil.which("prlimit") else pytest.skip("needs prlimit")
    done = subprocess.run(limited, env=not_kept, capture_output=True, text=True, check=False)
    assert (done.returncode, done.stdout) == (0, wanted.stdout)
    assert done.stderr.startswith(
        f"chainline: note: {tmp_path}/full: cannot be written as cache (File too large)"
    )
    assert done.stderr.count("\n") == 1
    assert not [path for path in (tmp_path / "full").rglob("*") if path.is_file()]


@pytest.mark.parametrize("below", [".", "further"])
def test_a_cache_that_is_a_file_is_done_without_and_said(below, tmp_path, build, noted, monkeypatch):
    (tmp_path / "file").write_text("mine")
    monkeypatch.setenv("CHAINLINE_CACHE_DIR", str(tmp_path / "file" / below))
    assert cached_bytes(KEY, ".x", build) == b"made"
    assert cached_file(KEY, ".x", build).read_bytes() == b"made"
    assert all(
        "cannot be written as cache (it is no folder), so what is built is not kept; set" in n for n in noted
    )
    assert noted and (tmp_path / "file").read_text() == "mine"


AS_ROOT = pytest.mark.skipif(os.geteuid() != 0, reason="only root can give a folder to somebody else")


@pytest.mark.parametrize(
    ("rights", "said"),
    [
        ((0o755, 65534, 0), "is another user's"),
        ((0o1777, 65534, 0), "is another user's"),
        ((0o777, 0, 0), "others may write to"),
        ((0o775, 0, 65534), "others may write to"),
        ((0o1777, 0, 0), None),
        ((0o755, 0, 65534), None),
        ((0o775, 0, 0), None),  # the group of root alone
    ],
)
@pytest.mark.parametrize("linked", [False, True])
@AS_ROOT
def test_no_folder_above_the_cache_may_be_somebody_elses(
    rights, said, linked, tmp_path, build, noted, monkeypatch
):
    mode, owner, group = rights
    above = tmp_path / "above"
    (above / "mine").mkdir(parents=True)
    os.chown(above, owner, group)
    above.chmod(mode)
    named = tmp_path / "link" if linked else above / "mine"
    if linked:
        named.symlink_to(above / "mine")
    folder = named / "cache"
    monkeypatch.setenv("CHAINLINE_CACHE_DIR", str(folder))
    assert (cache_directory() == folder) == (said is None)
    assert cached_file(KEY, ".x", build).read_bytes() == b"made"
    assert folder.exists() == (said is None)
    assert all(line.startswith(f"{folder}: not used as cache, ") and str(above) in line for line in noted)
    assert [said in line for line in noted[:1]] == ([] if said is None else [True])


@AS_ROOT
def test_a_link_of_somebody_else_is_not_followed(tmp_path, build, noted, monkeypatch):
    (tmp_path / "mine").mkdir()
    link = tmp_path / "link"
    link.symlink_to(tmp_path / "mine")
    os.chown(link, 65534, 65534, follow_symlinks=False)
    monkeypatch.setenv("CHAINLINE_CACHE_DIR", str(link / "cache"))
    assert cached_bytes(KEY, ".x", build) == b"made"
    assert noted and not list((tmp_path / "mine").iterdir())


def test_a_name_that_leads_nowhere_is_done_without(tmp_path, build, noted, monkeypatch):
    (tmp_path / "a").symlink_to(tmp_path / "b")
    (tmp_path / "b").symlink_to(tmp_path / "a")
    monkeypatch.setenv("CHAINLINE_CACHE_DIR", str(tmp_path / "a" / "cache"))
    assert cached_bytes(KEY, ".x", build) == b"made"
    gone = tmp_path / "gone"
    gone.mkdir()
    monkeypatch.chdir(gone)
    gone.rmdir()
    monkeypatch.setenv("CHAINLINE_CACHE_DIR", "relative")
    assert cached_bytes(KEY, ".x", build) == b"made"


def test_without_any_folder_what_needs_no_file_is_made_and_the_rest_says_so(build, monkeypatch):
    monkeypatch.setenv("CHAINLINE_CACHE_DIR", "/proc/nowhere")
    cache._fallback_directory.cache_clear()
    monkeypatch.setattr("chainline.codegen.reaper._new_name", lambda: Path("/proc/nowhere/else"))
    assert cached_bytes(KEY, ".x", build) == b"made"
    with pytest.raises(RunError, match=r"no temporary folder can be made \(No such file.*\); set TMPDIR"):
        cached_file(KEY, ".x", build)


def test_of_results_the_latest_are_kept(empty_cache, monkeypatch):
    monkeypatch.setattr(cache, "_MOST_RESULTS", 20)
    monkeypatch.setattr(cache, "_RESULTS_BETWEEN", 5)
    monkeypatch.setattr(cache, "_results_made", {})
    other = cached_file(KEY, ".o", lambda: b"made")
    keys = [content_key(str(number)) for number in range(31)]
    for age, key in enumerate(keys):
        kept_result(key, ".result", key.encode)
        for path in empty_cache.glob(f"*/{key}.result*"):
            os.utime(path, (1000 + age, 1000 + age))
    left = {path.name for path in empty_cache.glob("*/*.result")}
    assert len(left) <= 20
    assert left == {f"{key}.result" for key in keys[-len(left) :]}
    assert len(list(empty_cache.glob("*/*.result.sha256"))) == len(left)
    assert other.exists()


def test_a_changed_source_has_another_digest(tmp_path, monkeypatch):
    monkeypatch.setattr(cache, "__file__", str(tmp_path / "codegen" / "cache.py"))
    (tmp_path / "asm").mkdir()
    (source := tmp_path / "asm" / "one.py").write_text("a = 1")
    before = cache.source_digest("asm")
    assert cache.source_digest("asm") == before
    source.write_text("a = 2")
    assert cache.source_digest("asm") != before
