"""Worker processes with a line-by-line dialogue, which isolate crashes and hangs.

A worker is forked off a server that has done the imports (`ForkedProcess`), and starts in 10 ms instead of
half a second.
"""

from __future__ import annotations

import atexit
import json
import os
import queue
import signal
import socket
import subprocess
import sys
import threading
from collections import deque
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import ExitStack, suppress
from functools import partial
from typing import Any, Protocol, TextIO, TypeAlias, TypeVar

from ...records import record
from ..reaper import release_group, watch_group
from .command import kill_group, started
from .fork_server import MOST_MESSAGE

_MODULE = "chainline.codegen.process.fork_server"
_BEGINS_WITHIN_S = 120.0
"""Most seconds for the imports of a server, on a remote file system."""
_MOST_TOLD = 32
_ATTEMPTS = 2
_lock = threading.Lock()
_Key: TypeAlias = tuple[int, str, tuple[tuple[str, str], ...]]
"""Our own number, since who is forked off has no servers; a module; the variables set for it."""
_servers: dict[_Key, _Server] = {}


class NoServerError(Exception):
    """No server can be had: a new process has to do."""


@record
class _Server:
    process: subprocess.Popen[str]
    control: socket.socket

    def end(self) -> None:
        """Have it end, and those that it has forked off."""
        with suppress(OSError):
            self.control.shutdown(socket.SHUT_RDWR)  # others may have inherited the socket
        self.control.close()
        with suppress(subprocess.TimeoutExpired):
            self.process.wait(timeout=5)
        kill_group(self.process)


class ForkedProcess:
    """Process in which the `main` of a module runs, with the interface of `subprocess.Popen`.

    Parameters
    ----------
    module : str
        With a function `main`, and perhaps `prepare`, which is called once for all.
    environment : mapping of str to str
        Variables beside those of this process that are set before anything is imported.

    Raises
    ------
    NoServerError
        If this system does not fork, or there is no server.
    """

    def __init__(self, module: str, environment: Mapping[str, str]) -> None:
        if sys.platform != "linux" or len(inherited := _inherited(environment)) > MOST_MESSAGE:
            raise NoServerError
        self.returncode: int | None = None
        key = (os.getpid(), module, tuple(sorted(environment.items())))
        for _ in range(_ATTEMPTS):
            try:
                self._begin(_server(key, environment), inherited)
            except OSError:  # it was killed, perhaps for want of memory
                _dismiss(key)
            else:
                return
        raise NoServerError

    def _begin(self, server: _Server, inherited: bytes) -> None:
        with ExitStack() as its:
            told, its_told = socket.socketpair(socket.AF_UNIX, socket.SOCK_SEQPACKET)
            its.enter_context(its_told)
            (its_in, own_in), (own_out, its_out), (own_err, its_err) = (os.pipe() for _ in range(3))
            for descriptor in (its_in, its_out, its_err):
                its.callback(os.close, descriptor)
            self.stdin: TextIO = os.fdopen(own_in, "w")
            self.stdout: TextIO = os.fdopen(own_out, errors="replace")
            self.stderr: TextIO = os.fdopen(own_err, errors="replace")
            self._told = told
            with _lock:
                handed = [its_told.fileno(), its_in, its_out, its_err]
                socket.send_fds(server.control, [inherited], handed)
        told.settimeout(_BEGINS_WITHIN_S)
        self.pid = int(self._message())
        watch_group(self.pid)

    def _message(self) -> str:
        """Return the next message of the server; ConnectionError if it is gone."""
        try:
            message = self._told.recv(_MOST_TOLD)
        except ConnectionResetError:  # it did not read our last word; its own is there all the same
            message = self._told.recv(_MOST_TOLD)
        if not message:
            raise ConnectionError("it has ended")
        return message.decode()

    def wait(self, timeout: float | None = None) -> int:
        """Wait for the end; return the exit status, negative for a signal.

        Raises
        ------
        subprocess.TimeoutExpired
            If it still runs after some seconds.
        """
        if self.returncode is None:
            self._told.settimeout(timeout)
            try:
                self.returncode = int(self._message())
            except TimeoutError:
                raise subprocess.TimeoutExpired(str(self.pid), timeout or 0.0) from None
            except OSError:  # the server was killed, and with it all that it had forked off
                self.returncode = -signal.SIGKILL
            self._told.close()
            release_group(self.pid)
        return self.returncode

    def kill(self) -> None:
        """Kill it if it still runs, and all that it started."""
        if self.returncode is None:
            with suppress(OSError):
                self._told.send(b"end")
            self.wait()


def _inherited(environment: Mapping[str, str]) -> bytes:
    """Return the state that a process inherits from the one that asks for it."""
    folder = None
    with suppress(FileNotFoundError):
        folder = os.getcwd()  # noqa: PTH109 - as it is
    variables = {**os.environ, **environment}
    inherited = {
        "variables": variables,
        "folder": folder,
        "processors": sorted(os.sched_getaffinity(0)),
    }
    return json.dumps(inherited).encode()


def _server(key: _Key, environment: Mapping[str, str]) -> _Server:
    """Return the server of a module and variables, begun where there is none."""
    with _lock:
        if key not in _servers:
            own, its = socket.socketpair(socket.AF_UNIX, socket.SOCK_SEQPACKET)
            with its:
                own.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, 2 * MOST_MESSAGE)
                command = [sys.executable, "-P", "-m", _MODULE, key[1]]
                quiet = subprocess.DEVNULL
                process = started(command, environment, quiet, quiet, its.fileno())
            _servers[key] = _Server(process, own)
            atexit.register(_dismiss, key)
        return _servers[key]


def _dismiss(key: _Key) -> None:
    """End a server of this process, if it is still there."""
    if key[0] == os.getpid() and (server := _servers.pop(key, None)) is not None:
        server.end()


_MOST_LINE = 1 << 26


class _Talks(Protocol):
    """Communication channels of a process."""

    stdin: Any
    stdout: Any
    stderr: Any

    def wait(self, timeout: float | None = None) -> int: ...


P = TypeVar("P", bound=_Talks)


class LineProcess:
    """Child process that is sent lines and answers with JSON lines.

    Its other output is passed over. `environment` adds to the variables of this process.

    Raises
    ------
    RunError
        If it cannot be started.
    """

    def __init__(self, command: Sequence[str], environment: Mapping[str, str] | None = None) -> None:
        self._talk_with(started(command, environment), kill_group)

    def _talk_with(self, process: P, kill: Callable[[P], None]) -> None:
        self._process: _Talks = process
        self._kill = partial(kill, process)
        self._lines: queue.Queue[str | None] = queue.Queue()
        self._errors: deque[str] = deque(maxlen=100)
        self._threads = [
            threading.Thread(target=self._pump, daemon=True),
            threading.Thread(target=self._collect_errors, daemon=True),
        ]
        for thread in self._threads:
            thread.start()

    def send(self, line: str) -> None:
        """Send a line; one that ended takes none, which its replies tell."""
        assert self._process.stdin is not None
        with suppress(OSError):
            self._process.stdin.write(line + "\n")
            self._process.stdin.flush()

    def finish(self, patience_s: float) -> None:
        """Send no more, and give the process some seconds to end by itself before it is closed."""
        assert self._process.stdin is not None
        with suppress(OSError):
            self._process.stdin.close()
        with suppress(subprocess.TimeoutExpired):
            self._process.wait(patience_s)
        self.close()

    def replies(self, silence_s: float) -> Iterator[dict[str, Any]]:
        """Yield replies until the process ends, or is silent for `silence_s` seconds.

        Raises
        ------
        TimeoutError
            If nothing came for `silence_s` seconds; the process has been killed.
        """
        while True:
            try:
                line = self._lines.get(timeout=silence_s)
            except queue.Empty:
                self.close()
                raise TimeoutError(f"no answer for {silence_s:g} s") from None
            if line is None:
                return
            with suppress(json.JSONDecodeError):
                yield json.loads(line)

    def close(self) -> int:
        """Kill the process if it still runs; return the exit status, negative for a signal.

        Its threads are gone afterwards, so that the process may fork again.
        """
        self._kill()
        for thread in self._threads:
            thread.join()
        return self._process.wait()

    def ended_with(self) -> str:
        """Say how the process ended, in words."""
        try:
            status = self._process.wait(timeout=5)
        except subprocess.TimeoutExpired:
            status = self.close()
        self._threads[-1].join(timeout=5)
        if status < 0:
            return f"killed by {signal.Signals(-status).name}"
        last = self._errors[-1].strip() if self._errors else ""
        return f"ended with status {status}" + (f": {last}" if last else "")

    def _pump(self) -> None:
        assert self._process.stdout is not None
        for line in iter(partial(self._process.stdout.readline, _MOST_LINE), ""):
            self._lines.put(line)
        self._lines.put(None)

    def _collect_errors(self) -> None:
        assert self._process.stderr is not None
        # mpirun's messages end with a rule
        lines = iter(partial(self._process.stderr.readline, _MOST_LINE), "")
        self._errors.extend(line for line in lines if line.strip("- \n"))


class LineWorker(LineProcess):
    """A Python module run beside us that answers one request with many JSON lines.

    A kernel under test may crash or hang; it does so in the worker, and the caller sees the
    lines end. `environment` adds to the variables of this process. One that is `forked` off a
    process that has imported the module already, where the system can, begins within milliseconds.
    """

    def __init__(
        self,
        module: str,
        request: dict[str, Any],
        environment: Mapping[str, str] | None = None,
        *,
        forked: bool = False,
    ) -> None:
        try:
            if not forked:
                raise NoServerError
            self._talk_with(ForkedProcess(module, environment or {}), ForkedProcess.kill)
        except NoServerError:
            # -P: nothing in the user's folder is imported
            super().__init__([sys.executable, "-P", "-m", module], environment)
        # by a thread: a request that fills the pipe would wait for a worker that writes before it reads
        sender = threading.Thread(target=self._send_only, args=(json.dumps(request),), daemon=True)
        self._threads.insert(0, sender)
        sender.start()

    def _send_only(self, request: str) -> None:
        assert self._process.stdin is not None
        self.send(request)
        with suppress(OSError):
            self._process.stdin.close()
