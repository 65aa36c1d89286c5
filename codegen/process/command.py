"""Commands: one at a time to its end, or started for a dialogue."""

from __future__ import annotations

import errno
import math
import os
import resource
import signal
import subprocess
import sys
from collections.abc import Mapping, Sequence
from contextlib import suppress
from pathlib import Path
from tempfile import TemporaryFile
from typing import IO

from ...errors import LIMIT_REACHED, RunError
from ...records import record
from ..reaper import release_group, scratch_folder, watch_group

MOST_WRITTEN_BYTES = 1 << 28
"""Of one file by a command: the largest of ours are some MB."""
MOST_MEMORY_BYTES = 4 << 30
"""Address space of each process of a command. gcc takes 0.2 GB for the largest kernel, and 1 to 2 GB for the
largest sources of applications; a source that includes an endless file would take all that there is."""
_MOST_READ_BYTES = 1 << 24


@record
class Completed:
    """Exit status and output of a finished command."""

    returncode: int
    stdout: str
    stderr: str


def run(command: Sequence[str], timeout_s: float = 120.0, stdin: str = "") -> Completed:
    """Run a command to its end.

    The command and all processes it starts are limited in time, and on Linux in memory, processor time and
    output.

    Parameters
    ----------
    command : sequence of str
        Program and arguments.
    timeout_s : float
        Most seconds.
    stdin : str
        Text for the standard input.

    Raises
    ------
    RunError
        If it cannot be started, outlasts `timeout_s` seconds, or is killed as it passes another limit.
    """
    # into files, which the limit holds for as well, and not into memory
    with (
        scratch_folder() as scratch,
        TemporaryFile(dir=scratch) as stdout,
        TemporaryFile(dir=scratch) as stderr,
    ):
        # what is read from messages is their English text; a compiler that is killed leaves temporary files
        process = started(command, {"LC_ALL": "C", "TMPDIR": str(scratch)}, stdout, stderr)
        _limit(process.pid, timeout_s)
        try:
            process.communicate(stdin, timeout=timeout_s)
        except subprocess.TimeoutExpired:
            raise RunError(f"{command[0]}: still running after {timeout_s:g} s, killed") from None
        finally:
            kill_group(process)
        if process.returncode == -signal.SIGXFSZ:
            raise RunError(f"{command[0]}: wrote more than {MOST_WRITTEN_BYTES >> 20} MiB, killed")
        if process.returncode == -signal.SIGXCPU:
            raise RunError(f"{command[0]}: took more than {timeout_s:g} s of the processor, killed")
        said = _text(stderr)
        if process.returncode and os.strerror(errno.EAGAIN) in said:  # of what a compiler starts itself
            raise RunError(f"{command[0]}: cannot go on: {LIMIT_REACHED}")
        return Completed(process.returncode, _text(stdout), said)


def started(
    command: Sequence[str],
    environment: Mapping[str, str] | None = None,
    stdout: int | IO[bytes] = subprocess.PIPE,
    stderr: int | IO[bytes] = subprocess.PIPE,
    stdin: int = subprocess.PIPE,
) -> subprocess.Popen[str]:
    """Return a started command, in a process group of its own that ends with this process.

    Parameters
    ----------
    command : sequence of str
        Program and arguments.
    environment : mapping of str to str, optional
        Variables beyond those of this process.
    stdout, stderr, stdin
        As in `subprocess.Popen`.

    Raises
    ------
    RunError
        If it cannot be started.
    """
    try:
        process = subprocess.Popen(  # noqa: S603 - no shell; what a file may say is checked before
            list(command),
            stdin=stdin,
            stdout=stdout,
            stderr=stderr,
            text=True,
            errors="replace",
            start_new_session=True,
            env={**os.environ, **(environment or {})},
        )
    except OSError as error:
        why = LIMIT_REACHED if error.errno == errno.EAGAIN else error.strerror
        raise RunError(f"{command[0]}: cannot be started: {why}") from None
    watch_group(process.pid)
    return process


def _limit(process: int, timeout_s: float) -> None:
    """Limit a process, and those that it has started or will start; on Linux.

    A compiler's driver may have started the compiler itself by now: limits are inherited, so when no process
    below it is new, all have them.
    """
    if sys.platform != "linux":
        return
    seconds = math.ceil(timeout_s) + 1  # where we are stopped meanwhile, and cannot end it in time
    limits = (
        (resource.RLIMIT_FSIZE, MOST_WRITTEN_BYTES),
        (resource.RLIMIT_AS, MOST_MEMORY_BYTES),
        (resource.RLIMIT_CPU, seconds),
        (resource.RLIMIT_CORE, 0),
    )
    seen: set[int] = set()
    while new := _with_descendants(process) - seen:
        for each in new:
            for kind, most in limits:
                _lower(each, kind, most)
        seen |= new


def _with_descendants(process: int) -> set[int]:
    found, ahead = {process}, [process]
    while ahead:
        each = ahead.pop()
        try:
            children = Path(f"/proc/{each}/task/{each}/children").read_text().split()
        except OSError:  # it has ended, or this kernel tells nothing of children
            continue
        new = {*map(int, children)} - found
        found |= new
        ahead += new
    return found


def _lower(process: int, kind: int, most: int) -> None:
    """Lower a limit of a process; one that is lower already stays."""
    with suppress(ProcessLookupError, PermissionError):
        _, hard = resource.prlimit(process, kind)
        most = most if hard == resource.RLIM_INFINITY else min(most, hard)
        resource.prlimit(process, kind, (most, most))


def _text(file: IO[bytes]) -> str:
    file.seek(0)
    return file.read(_MOST_READ_BYTES).decode(errors="replace")


def kill_group(process: subprocess.Popen[str]) -> None:
    """Kill a command that still runs, and all that it started."""
    if process.poll() is None:
        with suppress(ProcessLookupError):
            os.killpg(process.pid, signal.SIGKILL)
        process.wait()
    release_group(process.pid)
