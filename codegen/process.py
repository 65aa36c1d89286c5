"""The only module that starts processes and pools: commands, line workers, parallel maps.

Every process gets an argument list (never a shell string), a time limit, and is killed with
its whole group when the limit is reached.
"""

from __future__ import annotations

import ctypes
import json
import os
import queue
import resource
import signal
import subprocess
import sys
import threading
from collections import deque
from collections.abc import Callable, Iterator, Mapping, Sequence
from concurrent.futures import ProcessPoolExecutor, ThreadPoolExecutor, as_completed
from contextlib import contextmanager, suppress
from dataclasses import dataclass
from functools import partial
from multiprocessing import get_context, parent_process
from tempfile import TemporaryFile
from typing import IO, Any, TypeVar

from ..errors import RunError
from .guard import release_group, scratch_folder, watch_group

T = TypeVar("T")
R = TypeVar("R")

MOST_WRITTEN_BYTES = 1 << 28
"""Of one file by a command: the largest of ours are some MB."""
_MOST_READ_BYTES = 1 << 24
_MOST_LINE = 1 << 26
_PR_SET_PDEATHSIG = 1  # prctl(2)


@dataclass(frozen=True, slots=True)
class Completed:
    """What a finished command left behind."""

    returncode: int
    stdout: str
    stderr: str


def run(command: Sequence[str], timeout_s: float = 120.0, stdin: str = "") -> Completed:
    """Run a command to its end.

    Raises
    ------
    RunError
        If it cannot be started or outlasts `timeout_s` seconds.
    """
    # into files, which the limit holds for as well, and not into memory
    with (
        scratch_folder() as scratch,
        TemporaryFile(dir=scratch) as stdout,
        TemporaryFile(dir=scratch) as stderr,
    ):
        # what is read from messages is their English text; a compiler that is killed leaves temporary files
        process = _started(command, {"LC_ALL": "C", "TMPDIR": str(scratch)}, stdout, stderr)
        _limit_files(process.pid)
        try:
            process.communicate(stdin, timeout=timeout_s)
        except subprocess.TimeoutExpired:
            raise RunError(f"{command[0]}: still running after {timeout_s:g} s, killed") from None
        finally:
            _kill_group(process)
        if process.returncode == -signal.SIGXFSZ:
            raise RunError(f"{command[0]}: wrote more than {MOST_WRITTEN_BYTES >> 20} MiB, killed")
        return Completed(process.returncode, _text(stdout), _text(stderr))


def _started(
    command: Sequence[str],
    environment: Mapping[str, str] | None = None,
    stdout: int | IO[bytes] = subprocess.PIPE,
    stderr: int | IO[bytes] = subprocess.PIPE,
) -> subprocess.Popen[str]:
    try:
        process = subprocess.Popen(  # noqa: S603 - no shell; what a file may say is checked before
            list(command),
            stdin=subprocess.PIPE,
            stdout=stdout,
            stderr=stderr,
            text=True,
            errors="replace",
            start_new_session=True,
            env={**os.environ, **(environment or {})},
        )
    except OSError as error:
        raise RunError(f"{command[0]}: cannot be started: {error.strerror}") from None
    watch_group(process.pid)
    return process


def _limit_files(process: int) -> None:
    """Have a process, and those that it will start, killed where they write a larger file; on Linux."""
    if sys.platform == "linux":
        with suppress(ProcessLookupError):
            resource.prlimit(process, resource.RLIMIT_FSIZE, (MOST_WRITTEN_BYTES, MOST_WRITTEN_BYTES))


def _text(file: IO[bytes]) -> str:
    file.seek(0)
    return file.read(_MOST_READ_BYTES).decode(errors="replace")


class LineProcess:
    """A command run beside us that is sent lines and answers with JSON lines.

    What it says besides is passed over. `environment` adds to the variables of this process.

    Raises
    ------
    RunError
        If it cannot be started.
    """

    def __init__(self, command: Sequence[str], environment: Mapping[str, str] | None = None) -> None:
        self._process = _started(command, environment)
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
        """Kill what still runs; return the exit status, negative for a signal.

        Its threads are gone afterwards, so that the process may fork again.
        """
        _kill_group(self._process)
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
    lines end. `environment` adds to the variables of this process.
    """

    def __init__(
        self, module: str, request: dict[str, Any], environment: Mapping[str, str] | None = None
    ) -> None:
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


def available_cores() -> int:
    """Return the number of cores that this process may use."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


def in_worker() -> bool:
    """Return whether this process computes for another one, as those of `map_processes` do."""
    return parent_process() is not None


def map_processes(
    function: Callable[[T], R], items: Sequence[T], workers: int | None = None, chunk: int = 1
) -> Iterator[R]:
    """Yield `function(item)` in order, computed in worker processes.

    The embedded compiler holds the interpreter lock, so threads would not do. With one worker
    or one item everything runs in this process. Who stops early, or is interrupted, ends the workers.
    """
    workers = min(workers or available_cores(), len(items))
    if workers <= 1:
        yield from map(function, items)
        return
    # fork: the workers inherit the imported packages, which take longer to load than one
    # kernel takes to compile; spawn elsewhere, where fork is missing or unsafe
    context = get_context("fork" if sys.platform == "linux" and threading.active_count() == 1 else "spawn")
    with ProcessPoolExecutor(workers, context, initializer=_begin_worker, initargs=(os.getpid(),)) as pool:
        with _interrupts_held():
            chunks = (items[start : start + chunk] for start in range(0, len(items), chunk))
            futures = deque(pool.submit(_map_here, function, part) for part in chunks)
        try:
            while futures:
                yield from futures.popleft().result()
        except BaseException:
            _kill_workers(pool)
            raise


def _map_here(function: Callable[[T], R], items: Sequence[T]) -> list[R]:
    return [function(item) for item in items]


def _kill_workers(pool: ProcessPoolExecutor) -> None:
    """Have a pool end without its work.

    `Executor.map` cancels what is left instead. If a worker dies then, the thread that manages the pool dies
    of it (InvalidStateError), and the process hangs at its end: what was still to be sent is read by nobody.
    """
    for process in list((pool._processes or {}).values()):
        process.kill()


@contextmanager
def _interrupts_held() -> Iterator[None]:
    """Have interrupts come a moment later; processes that are started meanwhile begin with that."""
    before = signal.pthread_sigmask(signal.SIG_BLOCK, [signal.SIGINT])
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


def _begin_worker(parent: int) -> None:
    """Have a worker end with its owner, and without a word where a terminal interrupts both."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)
    signal.pthread_sigmask(signal.SIG_UNBLOCK, [signal.SIGINT])
    end_with(parent)


def run_side_by_side(tasks: Sequence[Callable[[], None]], workers: int, stop: Callable[[], None]) -> None:
    """Run tasks in threads, so many at a time, to the end of them all.

    After the first that fails, or when this thread is interrupted, `stop` has those that run end soon;
    the others are not begun, and the error goes on.
    """
    with ThreadPoolExecutor(workers) as pool:
        futures = [pool.submit(task) for task in tasks]
        try:
            for future in as_completed(futures):
                future.result()
        except BaseException:
            for future in futures:
                future.cancel()
            stop()
            raise


def end_with(parent: int) -> None:
    """Have this process killed when the one that started it, whose number is given, ends.

    A pool whose owner was killed would wait forever for work, what the workers inherited (the lock of a
    data set) would stay taken, and a line worker would finish what nobody reads. Only Linux offers this.
    """
    if sys.platform != "linux":
        return
    ctypes.CDLL(None).prctl(_PR_SET_PDEATHSIG, signal.SIGKILL)
    if os.getppid() != parent:  # it ended before the line above
        os.kill(os.getpid(), signal.SIGKILL)


def _kill_group(process: subprocess.Popen[str]) -> None:
    if process.poll() is None:
        with suppress(ProcessLookupError):
            os.killpg(process.pid, signal.SIGKILL)
        process.wait()
    release_group(process.pid)
