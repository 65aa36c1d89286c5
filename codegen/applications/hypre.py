"""hypre's solvers run by MPI processes: a driver in C, compiled on first use, that serves requests.

mpicc -> driver (templates/hypre, kept with other built files) -> mpirun -> HypreProcesses, which send it
lines and get its answers.
"""

from __future__ import annotations

import atexit
import os
import shutil
from pathlib import Path
from typing import Any

from ...errors import RunError, UsageError
from ..cache import cached_file, content_key
from ..process import LineProcess, available_cores, run
from ..reaper import scratch_folder

OVERSUBSCRIBED_PER_CORE = 4
"""Processes that share a core at most."""
PACKAGES = ("libhypre-dev", "libopenmpi-dev", "openmpi-bin")
"""Packages of Debian and Ubuntu to install."""
_SOURCES = Path(__file__).parents[1] / "templates" / "hypre"
# where Debian has the headers; others name theirs in CPATH and LIBRARY_PATH, which gcc reads
_COMPILE, _LINK = ("-std=gnu11", "-O2", "-I/usr/include/hypre"), ("-lHYPRE", "-lm")
_PROBE = "#include <HYPRE_config.h>\n#include <mpi.h>\n"
_TIMEOUT_S = 120.0
_SILENCE_S = 500.0  # less than a campaign waits for the process that waits here
_PATIENCE_S = 5.0
# mpirun refuses to be run by root, as in a container, unless told so twice; the driver is ours
_ENVIRONMENT = {
    "OMPI_ALLOW_RUN_AS_ROOT": "1",
    "OMPI_ALLOW_RUN_AS_ROOT_CONFIRM": "1",
    "OMP_NUM_THREADS": "1",
}


def hypre_driver() -> Path:
    """Return the driver's executable, compiled if there is none yet.

    Raises
    ------
    UsageError
        If mpicc, mpirun or hypre is not installed, or mpirun is not Open MPI's.
    RunError
        If the compiler rejects the driver.
    """
    mpicc = _tool("mpicc")
    if "Open MPI" not in run([_tool("mpirun"), "--version"], _TIMEOUT_S).stdout:
        raise UsageError("mpirun is not that of Open MPI, whose options are used; " + _advice())
    texts = [path.read_text() for path in sorted(_SOURCES.glob("*.[ch]"))]
    key = content_key(mpicc, *_COMPILE, *_LINK, _macros(mpicc), *texts)
    driver = cached_file(key, ".mpi", lambda: _compiled(mpicc))
    driver.chmod(0o700)
    return driver


def mpi_cores() -> int:
    """Return the number of cores that processes are bound to, one each: threads of a core are one core."""
    topology = Path("/sys/devices/system/cpu")
    try:
        files = [topology / f"cpu{number}" / "topology" / "thread_siblings_list" for number in _allowed()]
        return len({file.read_text() for file in files}) or available_cores()
    except OSError:
        return available_cores()


class HypreProcesses:
    """So many processes that serve requests, see `driver.c`; they take no time between two of them.

    Parameters
    ----------
    processes : int
        Each bound to a core of its own if there are as many cores.
    oversubscribed : bool
        True to allow more than cores: they then yield to each other as they wait.

    Raises
    ------
    UsageError
        If there are more than may be, or as `hypre_driver` does.
    RunError
        If they do not start.
    """

    def __init__(self, processes: int, oversubscribed: bool = False) -> None:
        require_processes(processes, oversubscribed)
        # mpirun would bind to cores that were taken from this process, by taskset for instance
        binding = ["--bind-to", "core" if len(_allowed()) == os.cpu_count() else "none"]
        if processes > mpi_cores():
            binding = ["--oversubscribe", "--bind-to", "none", "--mca", "mpi_yield_when_idle", "1"]
        command = [_tool("mpirun"), "-n", str(processes), *binding, str(hypre_driver())]
        self.processes = processes
        self._process = LineProcess(command, _ENVIRONMENT)
        atexit.register(self.close)
        self._found = self._reply()

    @property
    def versions(self) -> str:
        """Names and versions of the libraries."""
        return f"hypre {self._found['hypre']}, {self._found['mpi'].replace(' v', ' ')}"

    def request(self, line: str) -> dict[str, Any]:
        """Return the answer to a request.

        Raises
        ------
        RunError
            If it is an error, or the processes ended or are silent for long.
        """
        self._process.send(line)
        return self._reply()

    def close(self) -> None:
        """End the processes."""
        atexit.unregister(self.close)
        self._process.finish(_PATIENCE_S)

    def __enter__(self) -> HypreProcesses:
        return self

    def __exit__(self, *error: object) -> None:
        self.close()

    def _reply(self) -> dict[str, Any]:
        what = f"hypre on {self.processes} processes"
        try:
            reply = next(self._process.replies(_SILENCE_S), None)
        except TimeoutError as error:
            raise RunError(f"{what}: {error}") from None
        if reply is None:
            raise RunError(f"{what}: mpirun {self._process.ended_with()}")
        if "error" in reply:
            raise RunError(f"{what}: {reply['error']}")
        return reply


def require_processes(processes: int, oversubscribed: bool, cores: int | None = None) -> None:
    """Check that so many processes may run.

    Parameters
    ----------
    processes : int
    oversubscribed : bool
        True to allow `OVERSUBSCRIBED_PER_CORE` processes a core, otherwise one.
    cores : int or None
        Cores; those of this machine by default.

    Raises
    ------
    UsageError
        If there are too many processes.
    """
    cores = cores or mpi_cores()
    most = cores * (OVERSUBSCRIBED_PER_CORE if oversubscribed else 1)
    if processes > most:
        advice = "" if oversubscribed else f", or up to {cores * OVERSUBSCRIBED_PER_CORE} by --oversubscribe"
        raise UsageError(f"{processes} processes on {cores} cores: give at most {most}{advice}")


def _allowed() -> list[int]:
    return sorted(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else []


def _tool(name: str) -> str:
    found = shutil.which(name)
    if found is None:
        raise UsageError(f"{name} is not installed; " + _advice())
    return found


def _advice() -> str:
    return f"smg and boomeramg need hypre and Open MPI: apt-get install {' '.join(PACKAGES)}"


def _macros(mpicc: str) -> str:
    """Return the macros that compiler, MPI and hypre define, with their versions."""
    with scratch_folder() as folder:
        # mpicc says where mpi.h is only if it is given a file
        probe = folder / "probe.c"
        probe.write_text(_PROBE)
        found = run([mpicc, *_COMPILE, "-E", "-dM", str(probe)], _TIMEOUT_S)
    if found.returncode:
        raise UsageError("hypre is not installed: mpicc finds no HYPRE_config.h; " + _advice())
    return found.stdout


def _compiled(mpicc: str) -> bytes:
    with scratch_folder() as folder:
        made = folder / "driver"
        sources = [str(path) for path in sorted(_SOURCES.glob("*.c"))]
        done = run([mpicc, *_COMPILE, *sources, "-o", str(made), *_LINK], _TIMEOUT_S)
        if "cannot find -lHYPRE" in done.stderr:
            raise UsageError("hypre is not installed: mpicc finds no libHYPRE; " + _advice())
        if done.returncode or not made.is_file():
            errors = [line for line in done.stderr.splitlines() if "error" in line]
            raise RunError(f"mpicc: {errors[0].strip() if errors else 'no message'}")
        return made.read_bytes()
