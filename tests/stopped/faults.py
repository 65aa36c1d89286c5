"""A disk that fills, or a stop that comes, at any call that changes files; and at any byte."""

import errno
import os
import resource
import signal
from contextlib import contextmanager
from unittest import mock

CALLS = ("write", "fsync", "replace", "rename", "ftruncate", "truncate", "mkdir", "fchmod", "unlink")
_FILLING = ("write", "fsync", "mkdir")
"""What a full disk refuses; it still renames, removes and cuts."""


class Faults:
    """Counts calls, and has something happen at one of them or from it on.

    Attributes
    ----------
    calls : int
        That were made so far.
    """

    def __init__(self, at, happens, *, before=True, names=CALLS, lasting=False):
        self.calls = 0
        self._at, self._happens, self._before = at, happens, before
        self._names, self._lasting = names, lasting
        self._happening = False

    @contextmanager
    def among_calls(self):
        """Put it between the calls and the system."""
        patches = [mock.patch.object(os, name, self._around(getattr(os, name))) for name in self._names]
        for patch in patches:
            patch.start()
        try:
            yield self
        finally:
            for patch in patches:
                patch.stop()

    def _around(self, call):
        def called(*given, **named):
            if self._happening:
                return call(*given, **named)
            self.calls += 1
            due = self.calls >= self._at if self._lasting else self.calls == self._at
            if due and self._before:
                self._happen()
            try:
                return call(*given, **named)
            finally:
                if due and not self._before:
                    self._happen()

        return called

    def _happen(self):
        self._happening = True
        try:
            self._happens()
        finally:
            self._happening = False


def full_disk(at):
    """Have the disk be full from a call on."""
    return Faults(at, _no_space, names=_FILLING, lasting=True)


def failing(at):
    """Have one call fail."""
    return Faults(at, _no_space)


def interrupted(at, before, look):
    """Have an interrupt come right before or right after a call; `look` is called then."""

    def interrupt():
        look()
        raise KeyboardInterrupt

    return Faults(at, interrupt, before=before)


def killed(at, before, look):
    """Have the process killed right before or right after a call; `look` is called then."""

    def die():
        look()
        os.kill(os.getpid(), signal.SIGKILL)

    return Faults(at, die, before=before)


@contextmanager
def files_of_at_most(n_bytes):
    """Refuse every byte of a file beyond some, whatever writes it."""
    usual = resource.getrlimit(resource.RLIMIT_FSIZE)
    resource.setrlimit(resource.RLIMIT_FSIZE, (n_bytes, usual[1]))
    try:
        yield
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, usual)


def in_child(work):
    """Do something in a process forked off; return whether it was killed."""
    child = os.fork()
    if not child:
        signal.alarm(60)
        code = 1
        try:
            work()
            code = 0
        finally:
            os._exit(code)
    status = os.waitpid(child, 0)[1]
    code = os.waitstatus_to_exitcode(status)
    assert code in (0, -signal.SIGKILL)
    return code != 0


def _no_space():
    raise OSError(errno.ENOSPC, "No space left on device")
