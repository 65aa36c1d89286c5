"""Commands: one at a time to its end, or started for those who talk with it."""

from __future__ import annotations

import errno
import os
import resource
import signal
import subprocess
import sys
from collections.abc import Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass
from tempfile import TemporaryFile
from typing import IO

from ...errors import LIMIT_REACHED, RunError
from ..guard import release_group, scratch_folder, watch_group

MOST_WRITTEN_BYTES = 1 << 28
"""Of one file by a command: the largest of ours are some MB."""
_MOST_READ_BYTES = 1 << 24


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
        process = started(command, {"LC_ALL": "C", "TMPDIR": str(scratch)}, stdout, stderr)
        _limit_files(process.pid)
        try:
            process.communicate(stdin, timeout=timeout_s)
        except subprocess.TimeoutExpired:
            raise RunError(f"{command[0]}: still running after {timeout_s:g} s, killed") from None
        finally:
            kill_group(process)
        if process.returncode == -signal.SIGXFSZ:
            raise RunError(f"{command[0]}: wrote more than {MOST_WRITTEN_BYTES >> 20} MiB, killed")
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
    """Return a command that runs in a group of its own, watched over; `environment` adds to the variables.

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


def _limit_files(process: int) -> None:
    """Have a process, and those that it will start, killed where they write a larger file; on Linux."""
    if sys.platform == "linux":
        with suppress(ProcessLookupError):
            resource.prlimit(process, resource.RLIMIT_FSIZE, (MOST_WRITTEN_BYTES, MOST_WRITTEN_BYTES))


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
