"""A command in a session of its own, stopped at some moment, and what it leaves behind."""

import os
import shutil
import signal
import subprocess
import sys
import time
from dataclasses import dataclass
from pathlib import Path
from uuid import uuid4

_MARK = "CHAINLINE_TEST_STOPPED"
_LONGEST_S = 300
_STARTED_S = 0.1
"""After Python takes interrupts: until then there is nothing of ours that could say a line."""
_SOON_S = 20
_POLL_S = 3e-4


@dataclass(frozen=True, slots=True)
class Moment:
    """When a command is stopped: some seconds after it began, or after its output changed so many times."""

    changes: int
    after_s: float


@dataclass(frozen=True, slots=True)
class Ended:
    """How a command ended.

    Attributes
    ----------
    code : int
        Negative for a signal.
    stopped : bool
        Whether it was still there when it was to be stopped.
    went_on_s : float
        Seconds from the stop to the end, 0 if it was not stopped.
    changes : int
        Of its output that were seen.
    """

    code: int
    stopped: bool
    seconds: float
    went_on_s: float
    changes: int
    stdout: str
    stderr: str


class Stage:
    """Folders of a command: where it works, its cache, what it takes for the temporary one."""

    def __init__(self, folder, machines=None):
        self.work, self.temporary, self._out = folder / "work", folder / "tmp", folder / "out"
        self._mark = uuid4().hex
        for made in (self.work, self.temporary, self._out):
            made.mkdir(parents=True)
        cache = folder / "cache"
        if machines is not None and machines.is_dir():
            shutil.copytree(machines, cache / "machines")
        self._environment = os.environ | {
            _MARK: self._mark,
            "TMPDIR": str(self.temporary),
            "CHAINLINE_CACHE_DIR": str(cache),
            "XDG_CONFIG_HOME": str(folder / "config"),
            **dict.fromkeys(("OMP_NUM_THREADS", "OPENBLAS_NUM_THREADS"), "1"),
        }
        self._environment.pop("CHAINLINE_MACHINE", None)

    def run(self, arguments, moment=None, how=signal.SIGKILL):
        """Run a command in the working folder, to its end or until it is stopped.

        An interrupt goes to the whole group, as that of a terminal does; a kill to the command alone.
        """
        out, err = self._out / "stdout", self._out / "stderr"
        with out.open("w") as stdout, err.open("w") as stderr:
            begin = time.monotonic()
            process = subprocess.Popen(
                [sys.executable, "-m", "chainline", *map(str, arguments)],
                cwd=self.work,
                env=self._environment,
                stdin=subprocess.DEVNULL,
                stdout=stdout,
                stderr=stderr,
                start_new_session=True,
                preexec_fn=_heed_interrupts,  # noqa: PLW1509 - no threads here
            )
            seen = _Changes(self.work)
            try:
                stopped = _wait(process, moment, how, seen)
                stop = time.monotonic()
            finally:
                if process.poll() is None and moment is None:
                    process.kill()
                code = process.wait(_LONGEST_S)
        stopped = stopped and not (how == signal.SIGKILL and code == 0)  # it had ended a moment before
        end = time.monotonic()
        went_on_s = end - stop if stopped else 0.0
        return Ended(code, stopped, end - begin, went_on_s, seen.number, _text(out), _text(err))

    def left(self, within_s=_SOON_S):
        """Return what is left of commands after a while: processes, and entries of the temporary folder."""
        end = time.monotonic() + within_s
        while True:
            found = [*self._processes(), *(entry.name for entry in self.temporary.iterdir())]
            if not found or time.monotonic() > end:
                return found
            time.sleep(0.02)

    def _processes(self):
        mark = f"{_MARK}={self._mark}".encode()
        for entry in Path("/proc").iterdir():
            try:
                if entry.name.isdigit() and mark in (entry / "environ").read_bytes():
                    yield (entry / "cmdline").read_bytes().replace(b"\0", b" ").decode()
            except OSError:
                continue


class _Changes:
    """Counts how often what lies in a folder is found changed."""

    def __init__(self, folder):
        self._folder, self.number = folder, 0
        self._known = self._found()

    def look(self):
        found = self._found()
        if found != self._known:
            self.number, self._known = self.number + 1, found

    def _found(self):
        return tuple(sorted(_entries(self._folder)))


def _entries(folder):
    try:
        for entry in os.scandir(folder):
            status = entry.stat(follow_symlinks=False)
            yield entry.name, status.st_ino, status.st_size, status.st_mtime_ns
            if entry.is_dir(follow_symlinks=False):
                yield from _entries(entry.path)
    except FileNotFoundError:
        return


def _wait(process, moment, how, seen):
    """Wait for the end of a command, or stop it; return whether it was stopped."""
    begin, ready, due = time.monotonic(), how == signal.SIGKILL, None
    while process.poll() is None and time.monotonic() < begin + _LONGEST_S:
        if not ready and _takes_interrupts(process.pid):
            time.sleep(_STARTED_S)
            ready = True
        if due is None or moment.changes:  # looking takes time from what is looked at
            seen.look()
        if moment is not None and due is None and ready and seen.number >= moment.changes:
            due = begin + moment.after_s if not moment.changes else time.monotonic() + moment.after_s
        if due is not None and time.monotonic() >= due:
            (os.killpg if how == signal.SIGINT else os.kill)(process.pid, how)
            seen.look()
            return True
        time.sleep(_POLL_S)
    return False


def _heed_interrupts():
    """Have a command interrupted even if these tests, begun in the background of a script, are not."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)


def _takes_interrupts(pid):
    try:
        status = Path(f"/proc/{pid}/status").read_text()
    except OSError:
        return False
    caught = next(line for line in status.splitlines() if line.startswith("SigCgt:"))
    return bool(int(caught.split()[1], 16) >> (signal.SIGINT - 1) & 1)


def _text(path):
    return path.read_text(errors="replace")
