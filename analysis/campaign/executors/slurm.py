"""Slurm, by submitit: requests become an array of jobs; preempted and timed-out ones go back to the queue.

References
----------
https://github.com/facebookincubator/submitit
https://slurm.schedmd.com/squeue.html
"""

from __future__ import annotations

import math
import os
import re
import shutil
from collections.abc import Callable, Sequence
from contextlib import redirect_stderr
from importlib import import_module
from io import StringIO
from pathlib import Path
from typing import Any

from ....codegen.process import run
from ....errors import RunError, UsageError, argument, one_line
from ....files.private import make_private
from ..authentication import export_key
from ..runner import read_request
from .jobs import SchedulerDown
from .options import ClusterOptions

_DOWN = re.compile(
    r"unable to contact slurm controller|connection refused|socket timed out|zero bytes|connect failure|"
    r"temporarily unable|unexpected message|authentication.{0,60}failed|resource temporarily unavailable",
    re.IGNORECASE,
)
_PATIENCE_S = 60.0
SLURM_COMMANDS = ("sbatch", "squeue", "scancel")


class SubmittedRequest:
    """Callable that submitit runs in a job: calls a function, given by its name, with a request in a file.

    Both are texts and nothing else is pickled. The result is a journal, never a pickle.
    """

    def __init__(self, entry: str, path: str) -> None:
        self.entry, self.path = entry, path

    def __call__(self) -> None:
        module, _, name = self.entry.partition(":")
        entry: Callable[[bytes], str] = getattr(import_module(module), name)
        entry(read_request(Path(self.path)))

    def checkpoint(self) -> Any:
        """Have the job put back into the queue where it is preempted, or has no time left."""
        from submitit.helpers import DelayedSubmission  # noqa: PLC0415 - an optional part

        return DelayedSubmission(self)


class Slurm:
    """Submits, lists and cancels the jobs of a campaign.

    Parameters
    ----------
    name : str
        Of its jobs, of no other campaign.
    folder : Path
        For submitit's files; seen by all nodes.
    entry : str
        `module:name` of what works off a request.
    options : ClusterOptions
    exclusive : bool
        Whether a job has its node to itself where the options do not say.

    Raises
    ------
    UsageError
        If there is no Slurm here.
    """

    def __init__(self, name: str, folder: Path, entry: str, options: ClusterOptions, exclusive: bool) -> None:
        import submitit  # noqa: PLC0415 - an optional part

        require_commands("slurm", SLURM_COMMANDS)
        self._name, self._entry = name, entry
        make_private(folder)  # submitit keeps pickles there, which a job loads
        self._executor = submitit.SlurmExecutor(folder, max_num_timeout=1000)
        asked: dict[str, Any] = {
            "job_name": name,
            "time": math.ceil(options.time_minutes),
            "partition": options.partition or None,
            "constraint": options.constraint or None,
            "account": options.account or None,
            "cpus_per_task": options.cores,
            "exclusive": True if (exclusive if options.exclusive is None else options.exclusive) else None,
            "array_parallelism": options.nodes,
            "setup": [*options.setup, export_key()],
            "additional_parameters": dict(options.extra) or None,
            "signal_delay_s": 30,
            "stderr_to_stdout": True,
            "use_srun": False,
        }
        self._executor.update_parameters(**{k: v for k, v in asked.items() if v is not None})

    def submit(self, requests: Sequence[Path]) -> list[str]:
        """Submit an array of jobs, one for each request; see `Scheduler`."""
        calls = [SubmittedRequest(self._entry, str(path)) for path in requests]
        try:
            with redirect_stderr(StringIO()), self._executor.batch():  # what sbatch says is in the error, too
                jobs = [self._executor.submit(call) for call in calls]
            return [str(job.job_id) for job in jobs]
        except Exception as error:  # submitit raises errors of its own and of subprocess
            raise _refusal("sbatch", str(error)) from None

    def alive(self) -> set[str]:
        """Return the jobs that wait or run, those of arrays one by one; see `Scheduler`."""
        ours = [f"--user={os.geteuid()}", f"--name={self._name}"]
        return set(_output(["squeue", "--noheader", "--array", *ours, "--format=%i"]).split())

    def cancel(self, jobs: Sequence[str]) -> None:
        """Cancel jobs; see `Scheduler`."""
        _output(["scancel", *jobs])


def require_commands(executor: str, names: Sequence[str]) -> None:
    """Raise UsageError where a command that an executor needs is not there."""
    for name in names:
        if shutil.which(name) is None:
            raise UsageError(
                f"{argument('executor', executor)}: no {name} here; run it where jobs are "
                "submitted, or choose another"
            )


def _output(command: Sequence[str]) -> str:
    try:
        done = run(command, _PATIENCE_S)
    except RunError as error:
        raise SchedulerDown(str(error)) from None
    if done.returncode:
        raise _refusal(command[0], done.stderr)
    return done.stdout


def _refusal(command: str, said: str) -> RunError | UsageError:
    """Return the error of a failed command: SchedulerDown to wait, or a UsageError with its message."""
    lines = [line.strip() for line in said.splitlines() if line.strip()]
    lines = [line.removeprefix(f"{command}: ") for line in lines]
    wanted = next(
        (line for line in lines if "error" in line.lower()), lines[0] if lines else "no reason given"
    )
    if _DOWN.search(said):
        return SchedulerDown(f"{command}: the scheduler does not answer ({one_line(wanted)}); still trying")
    return UsageError(f"{command}: {one_line(wanted)}; correct the file of {argument('cluster')}")
