"""Processes with a line-by-line dialogue: crashes and hangs stay in them."""

from __future__ import annotations

import json
import queue
import signal
import subprocess
import sys
import threading
from collections import deque
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import suppress
from functools import partial
from typing import Any, Protocol, TypeVar

from .command import kill_group, started
from .forked import ForkedProcess, NoServerError

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
