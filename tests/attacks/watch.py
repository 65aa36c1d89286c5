"""What a reader does beside reading, and how long: files written, processes, sockets, hangs."""

import os
import signal
import sys
import threading
from contextlib import contextmanager
from pathlib import Path

LONGEST_S, LONGEST_WAIT_S = 20, 200
"""Of the processor, which other work does not lengthen; and on the clock, which what sleeps is seen by."""
_STARTS = (
    "os.exec",
    "os.fork",
    "os.posix_spawn",
    "os.spawn",
    "os.startfile",
    "os.system",
    "subprocess.Popen",
)
_CHANGES = (
    *("os.chmod", "os.chown", "os.link", "os.mkdir", "os.remove", "os.rename", "os.rmdir", "os.symlink"),
    "shutil.rmtree",
)
_OTHERS = ("ctypes.dlopen", "pickle.find_class", "socket.bind", "socket.connect")
_WRITES = os.O_WRONLY | os.O_RDWR | os.O_CREAT | os.O_TRUNC | os.O_APPEND
_state = threading.local()


class Hang(BaseException):
    """Nothing came back in time; no `except Exception` keeps it."""


def _hook(event, arguments):
    seen = getattr(_state, "seen", None)
    if seen is None:
        return
    if event in (*_STARTS, *_OTHERS) or (event in _CHANGES and not _is_scratch(arguments[0])):
        seen.append((event, arguments))
    elif event == "open":
        name, mode, flags = arguments
        writes = bool(flags & _WRITES) if isinstance(flags, int) else False
        if (writes or (mode and set(mode) & set("wax+"))) and not _is_scratch(name):
            seen.append((event, arguments))


def _is_scratch(name):
    if isinstance(name, int):  # a descriptor, which was opened before
        return True
    return any(folder in Path(os.fsdecode(name)).absolute().parents for folder in _state.allowed)


@contextmanager
def watched(*allowed):
    """Collect what is done beside reading in this thread; writing is allowed below some folders.

    Raises
    ------
    Hang
        If it takes `LONGEST_S` of the processor, or lasts `LONGEST_WAIT_S` without.
    """
    _install()
    _state.allowed, _state.seen = allowed, []

    def stop(signum, frame):
        raise Hang(f"no answer for {LONGEST_S} s of processor time, or {LONGEST_WAIT_S} s of waiting")

    before = {which: signal.signal(which, stop) for which in (signal.SIGPROF, signal.SIGALRM)}
    signal.setitimer(signal.ITIMER_PROF, LONGEST_S)
    signal.setitimer(signal.ITIMER_REAL, LONGEST_WAIT_S)
    seen = _state.seen
    try:
        yield seen
    finally:
        for timer in (signal.ITIMER_PROF, signal.ITIMER_REAL):
            signal.setitimer(timer, 0)
        for which, handler in before.items():
            signal.signal(which, handler)
        _state.seen = None


def _install(installed=[]):  # noqa: B006  # a hook cannot be taken out again
    if not installed:
        sys.addaudithook(_hook)
        installed.append(True)
