"""A full disk, an interrupt and a kill at every single step: the old file is whole, or the new one is."""

import ctypes
import os
import shutil
import subprocess
import sys
from contextlib import contextmanager, suppress

import pytest
from chainline.errors import ChainlineError

from ..tier import sized, spread, standing
from .faults import failing, files_of_at_most, full_disk, in_child, interrupted, killed
from .stores import STORES

pytestmark = pytest.mark.skipif(sys.platform != "linux", reason="forks, and limits the size of files")
_MOST_STEPS = 200
_STRIDE = sized(2, 1)


class Kept:
    """What a store holds in a folder, before something goes wrong and after."""

    def __init__(self, name, folder):
        self.store, self.path = STORES[name], folder / name
        self.store.begin(self.path)
        self._folder, self._saved, self._seen = folder, folder / "saved", folder / "seen"
        self._copy(folder, self._saved)
        self.before = self.store.read(self.path)
        self.store.write(self.path)
        self.after = self.store.read(self.path)
        assert self.before != self.after

    def again(self):
        """Have there be what was there before."""
        for path in self._folder.iterdir():
            if path != self._saved:
                shutil.rmtree(path) if path.is_dir() else path.unlink()
        self._copy(self._saved, self._folder)

    def look(self):
        """Take down what is on the disk: that is not to be lost any more."""
        self._copy(self._folder, self._seen)

    def check(self, step, tidy):
        """Look at what there is after a fault, and write again."""
        found = self.store.read(self.path)
        if self.store.grows:
            seen = self.store.read(self._seen / self.path.name) if self._seen.exists() else self.before
            assert self.before | seen <= found <= self.after, step
        else:
            assert found in (self.before, self.after), step
        if tidy:
            beside = {path.name for path in self._files(self._folder)}
            name = self.path.name
            assert beside <= {name, f"{name}.journal", f".{name}.lock"}, step
        if found != self.after:
            self.store.write(self.path)
            assert self.store.read(self.path) == self.after, step

    def _copy(self, source, target):
        target.mkdir(exist_ok=True)
        for path in self._files(source):
            (shutil.copytree if path.is_dir() else shutil.copy2)(path, target / path.name)

    def _files(self, folder):
        return [path for path in folder.iterdir() if path not in (self._saved, self._seen)]


BEFORE = standing([True, False], for_all=bool)  # after one step is as before the next, but for the last
NAMES = standing(list(STORES), for_all=lambda name: name != "trained")  # as any folder, and takes seconds


@pytest.fixture(params=NAMES)
def kept(request, tmp_path):
    return Kept(request.param, tmp_path)


def _every_step(kept, fault, attempt, tidy=True):
    """Write with a fault at a step, and one farther on, ... until there is none left; return how many."""
    for step in range(1, _MOST_STEPS, _STRIDE):
        kept.again()
        faults = fault(step)
        with faults.among_calls():
            attempt(kept)
        if faults.calls < step:
            return step - 1
        kept.check(step, tidy)
    raise AssertionError(f"more than {_MOST_STEPS} steps")


def _refused(kept):
    try:
        kept.store.write(kept.path)
    except (ChainlineError, OSError) as error:  # what the command line makes one line of
        assert "\n" not in str(error)


def _interrupted(kept):
    with suppress(KeyboardInterrupt):
        kept.store.write(kept.path)


@pytest.mark.parametrize("fault", [full_disk, failing])
def test_a_disk_that_is_full_at_any_step(kept, fault):
    # where a file cannot even be removed, it stays
    assert _every_step(kept, fault, _refused, tidy=fault is full_disk) >= 1


@pytest.mark.parametrize("before", BEFORE, ids=["before", "after"])
def test_an_interrupt_at_any_step(kept, before):
    assert _every_step(kept, lambda step: interrupted(step, before, kept.look), _interrupted) >= 1


@pytest.mark.parametrize("before", BEFORE, ids=["before", "after"])
def test_a_kill_at_any_step(kept, before):
    for step in range(1, _MOST_STEPS, _STRIDE):
        kept.again()
        if not in_child(lambda step=step: _write_until(kept, killed(step, before, kept.look))):
            assert step > 1
            return
        kept.check(step, tidy=False)
    raise AssertionError(f"more than {_MOST_STEPS} steps")


def _write_until(kept, faults):
    with faults.among_calls():
        kept.store.write(kept.path)


def test_a_disk_that_is_full_at_any_byte(kept):
    size = max(_sizes(kept.path))
    for n_bytes in spread(range(size + 1), sized(12, 100)):
        kept.again()
        with files_of_at_most(n_bytes):
            _refused(kept)
        kept.check(n_bytes, tidy=True)


def _sizes(path):
    files = [path] if path.is_file() else [entry for entry in path.rglob("*") if entry.is_file()]
    return [entry.stat().st_size for entry in files]


@contextmanager
def _small_disk(folder, n_kib):
    done = subprocess.run(
        ["mount", "-t", "tmpfs", "-o", f"size={n_kib}k", "tmpfs", folder], capture_output=True, check=False
    )
    if done.returncode:
        pytest.skip("may not mount a small file system")
    try:
        yield
    finally:
        subprocess.run(["umount", "-l", folder], check=True)


@pytest.mark.parametrize("name", NAMES)
def test_a_small_disk_that_is_full(name, tmp_path):
    if shutil.which("mount") is None or os.geteuid():
        pytest.skip("only root may mount a small file system")
    disk = tmp_path / "disk"
    disk.mkdir()
    with _small_disk(disk, 16384):
        kept = Kept(name, disk)
        filler = disk / "saved" / "filler"
        pages = 1 + sum(size // 4096 + 2 for size in _sizes(kept.path))
        for left in spread(range(pages + 2), sized(8, 60)):
            kept.again()
            _fill(filler, left)
            try:
                _refused(kept)
            finally:
                filler.unlink()
            kept.check(left, tidy=True)


def _fill(path, pages_left):
    """Fill a disk but for some pages."""
    free = os.statvfs(path.parent)
    with path.open("wb") as file:
        os.posix_fallocate(file.fileno(), 0, max(1, (free.f_bavail - pages_left) * free.f_frsize))


def test_folders_are_exchanged_at_once_here():
    assert hasattr(ctypes.CDLL(None), "renameat2")
