"""A process that has imported a module, and forks off a child for every request to run the `main` of it.

Run as `python -P -m chainline.codegen.process.fork_server MODULE`, its standard input a socket. A message
there asks for a child: JSON of what it inherits, and four descriptors, a socket of its own and its standard
streams. On that socket its owner is told the number of the child and then, in a message of its own, how it
ended; when the owner sends something there, or is gone, the child is killed with all that it started.

What a child finds is the same for every one: the module imported, what its `prepare` has made, the same
places in memory. A crash costs one child.
"""

from __future__ import annotations

import gc
import json
import os
import selectors
import signal
import socket
import sys
import traceback
from collections.abc import Callable, Sequence
from contextlib import suppress
from importlib import import_module
from typing import Any

from .worker_pool import end_with

MOST_MESSAGE = 1 << 17
"""Bytes of a request: the variables of its owner, mostly."""
N_DESCRIPTORS = 4


class _Server:
    """Forks children, one by one, and tells their owners how they end."""

    def __init__(self, control: socket.socket, main: Callable[[], None]) -> None:
        self._control, self._main, self._own = control, main, os.getpid()
        self._children: dict[int, socket.socket] = {}
        self._woken, wake = socket.socketpair()
        self._woken.setblocking(False)
        wake.setblocking(False)
        self._wake = wake
        signal.signal(signal.SIGCHLD, _nothing)  # a handler of Python's, so that the descriptor is written to
        signal.set_wakeup_fd(wake.fileno(), warn_on_full_buffer=False)
        self._selector = selectors.DefaultSelector()
        for each in (control, self._woken):
            self._selector.register(each, selectors.EVENT_READ)

    def serve(self) -> None:
        """Serve until the owner of this process is gone."""
        try:
            while self._served():
                pass
        finally:
            for told in list(self._children.values()):
                self._end(told)

    def _served(self) -> bool:
        """Serve the pending requests; tell whether the owner is alive."""
        for key, _ in self._selector.select():
            ready: Any = key.fileobj
            if ready is self._control:
                if not self._accept():
                    return False
            elif ready is self._woken:
                self._reap()
            else:
                self._end(ready)
        return True

    def _accept(self) -> bool:
        try:
            message, descriptors, _, _ = socket.recv_fds(self._control, MOST_MESSAGE, N_DESCRIPTORS)
        except OSError:
            return False
        if not message or len(descriptors) != N_DESCRIPTORS:
            return False
        child = os.fork()
        if child == 0:
            self._be(message, descriptors)
        with suppress(OSError):
            os.setpgid(child, child)  # as the child does: whoever comes first
        own, *streams = descriptors
        for stream in streams:
            os.close(stream)
        told = socket.socket(fileno=own)
        self._children[child] = told
        self._selector.register(told, selectors.EVENT_READ)
        with suppress(OSError):
            told.send(str(child).encode())
        return True

    def _be(self, message: bytes, descriptors: Sequence[int]) -> None:
        """Be a child, to its end."""
        status = 1
        try:
            end_with(self._own)
            os.setpgid(0, 0)
            signal.set_wakeup_fd(-1)
            signal.signal(signal.SIGCHLD, signal.SIG_DFL)
            self._forget(descriptors)
            _inherit(json.loads(message))
            self._main()
            status = 0
        except SystemExit as end:
            status = end.code if isinstance(end.code, int) else int(end.code is not None)
        except BaseException:
            traceback.print_exc()
        finally:
            with suppress(OSError):
                sys.stdout.flush()
                sys.stderr.flush()
            os._exit(status)

    def _forget(self, descriptors: Sequence[int]) -> None:
        """Close the resources of the server, and replace the standard streams."""
        self._selector.close()
        for each in (self._control, self._woken, self._wake, *self._children.values()):
            each.close()
        own, *streams = descriptors
        os.close(own)
        for number, stream in enumerate(streams):
            os.dup2(stream, number)
            os.close(stream)

    def _reap(self) -> None:
        with suppress(BlockingIOError):
            self._woken.recv(1 << 12)
        for child in list(self._children):
            ended, status = os.waitpid(child, os.WNOHANG)
            if ended:
                told = self._children.pop(child)
                with suppress(KeyError):
                    self._selector.unregister(told)
                with suppress(OSError):
                    told.send(str(os.waitstatus_to_exitcode(status)).encode())
                told.close()

    def _end(self, told: socket.socket) -> None:
        """Kill a child that its owner wants no more; it has not been waited for, so the number is its own."""
        child = next((number for number, each in self._children.items() if each is told), None)
        if child is None:  # it ended in the same moment
            return
        with suppress(KeyError):
            self._selector.unregister(told)
        with suppress(ProcessLookupError):
            os.killpg(child, signal.SIGKILL)


def _nothing(number: int, frame: object) -> None:
    pass


def _inherit(inherited: dict[str, Any]) -> None:
    """Take the variables, the folder and the processors of the owner, as a new process would."""
    if dict(os.environ) != inherited["variables"]:
        os.environ.clear()
        os.environ.update(inherited["variables"])
    if inherited["folder"] is not None:
        os.chdir(inherited["folder"])
    if inherited["processors"]:
        os.sched_setaffinity(0, inherited["processors"])


def main() -> None:
    """Import the module that is named, and serve."""
    module = import_module(sys.argv[1])
    sys.argv[1:] = []
    if (prepare := getattr(module, "prepare", None)) is not None:
        prepare()
    control = socket.socket(fileno=os.dup(0))
    gc.collect()
    gc.freeze()  # else the first collection of a child would copy every page
    _Server(control, module.main).serve()


if __name__ == "__main__":
    main()
