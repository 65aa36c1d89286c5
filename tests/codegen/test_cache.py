"""What is kept is what was made here, for this user; where nothing can be kept, everything still works."""

import logging
import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest
from chainline.codegen.cache import cache_directory, cached_file, content_key
from chainline.codegen.external import find_compiler
from chainline.codegen.process import run
from chainline.codegen.render import render
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
    assert [str(empty_cache) in line for line in caplog.messages] == [True] * (place == "the cache")
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
