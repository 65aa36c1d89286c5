"""Fujitsu's job system, of Fugaku and its relatives: requests become the sub jobs of a bulk job.

Options and output of commands follow the public guides of RIKEN and Fujitsu. Where a centre does not allow
bulk jobs, each request is a job of its own. Fugaku's `pjstat` cuts names of jobs short, so the jobs of a
campaign are identified by their numbers, which are in the file of its jobs.

References
----------
RIKEN R-CCS, Supercomputer Fugaku user's guide 1.49, 5.4 (bulk jobs), 5.9 (options of pjsub), 5.12 (pjstat)
https://www.r-ccs.riken.jp/fugaku/docs/user-guide/sys-use/user-guide-use-1.49/build/en/JobExecution/BulkJob.html
Fujitsu, HPC user manual, 4.5 (pjsub), 4.6 (pjstat and its -E)
https://doc.cloud.global.fujitsu.com/lib/common/jp/hpc-user-manual/CheckJobStatus/
"""

from __future__ import annotations

import re
import shlex
import sys
from collections.abc import Callable, Iterable, Sequence
from pathlib import Path

from ....codegen.process import Completed, run
from ....errors import RunError, UsageError, argument, one_line
from ....files.atomic_write import replace_entry
from ..authentication import export_key
from ..folder import LOGS, REQUESTS
from .jobs import SchedulerDown
from .options import ClusterOptions
from .slurm import require_commands

PJM_COMMANDS = ("pjsub", "pjstat", "pjdel")
_SUBMITTED = re.compile(r"\[INFO\] PJM \d{4} pjsub Job (\d+) submitted")
_NO_BULK = re.compile(r"no execute permission.{0,60}bulk", re.IGNORECASE)
_DOWN = re.compile(r"time.?out|connect|busy|not running|temporar|communicat", re.IGNORECASE)
_ENDED = frozenset({"EXT", "CCL", "RJT", "ERR"})
_PATIENCE_S = 120.0
_MOST_IN_ONE_CALL = 200


class Pjm:
    """Submits, lists and cancels the jobs of a campaign; see `Scheduler`.

    Raises
    ------
    UsageError
        If there is no such system here, or it has no option that is given.

    Parameters
    ----------
    name : str
        Of its jobs.
    folder : Path
        Of the campaign.
    options : ClusterOptions
    recorded : callable
        Returns the jobs that earlier front ends of the campaign have submitted.
    """

    def __init__(
        self,
        name: str,
        folder: Path,
        options: ClusterOptions,
        recorded: Callable[[], Iterable[str]] = tuple,
    ) -> None:
        require_commands("pjm", PJM_COMMANDS)
        if options.constraint or options.cores:
            raise UsageError(
                f"{argument('cluster')}: constraint and cores are Slurm's; give partition, a resource group"
            )
        self._name, self._folder, self._options, self._recorded = name, folder, options, recorded
        self._submitted: set[str] = set()

    def submit(self, requests: Sequence[Path]) -> list[str]:
        """Submit a sub job for each request, or jobs where there are no bulk jobs."""
        if len(requests) > 1:
            done = self._pjsub(requests)
            if not _NO_BULK.search(done.stderr + done.stdout):
                number = _number(done)
                return self._noted(f"{number}[{place}]" for place in range(len(requests)))
        return self._noted(_number(self._pjsub([path])) for path in requests)

    def _noted(self, names: Iterable[str]) -> list[str]:
        found = list(names)
        self._submitted |= set(found)
        return found

    def _pjsub(self, requests: Sequence[Path]) -> Completed:
        stem = requests[0].stem
        listed = self._folder / REQUESTS / f"{stem}.list"
        script = self._folder / REQUESTS / f"{stem}.sh"
        replace_entry(listed, "".join(f"{path}\n" for path in requests).encode())
        replace_entry(script, self._script(listed).encode())
        bulk = ["--bulk", "--sparam", f"0-{len(requests) - 1}"] if len(requests) > 1 else []
        return _called(["pjsub", *bulk, *self._asked(stem), str(script)])

    def _script(self, listed: Path) -> str:
        """Return the script of a bulk job: each part runs the request on the line of its bulk number."""
        command = shlex.join([sys.executable, "-m", "chainline", "campaign", "run-block"])
        line = f'"$(sed -n "$((${{PJM_BULKNUM:-0}} + 1))p" {shlex.quote(str(listed))})"'
        lines = ["#!/bin/bash", *self._options.setup, export_key(), f"exec {command} {line}", ""]
        return "\n".join(lines)

    def _asked(self, stem: str) -> list[str]:
        options = self._options
        seconds = round(60 * options.time_minutes)
        elapse = f"{seconds // 3600:02d}:{seconds // 60 % 60:02d}:{seconds % 60:02d}"
        resources = [f"node=1,elapse={elapse}"]
        if options.partition:
            resources.insert(0, f"rscgrp={options.partition}")
        asked = ["--name", self._name, "-L", ",".join(resources)]
        asked += ["-j", "-o", str(self._folder / LOGS / f"{stem}.out.%j")]
        if options.account:
            asked += ["-g", options.account]
        for name, value in options.extra.items():
            asked += [f"{'-' if len(name) == 1 else '--'}{name}", value]
        return asked

    def alive(self) -> set[str]:
        """Return the jobs of this campaign that wait or run; SchedulerDown if `pjstat` fails."""
        known = self._submitted.union(self._recorded())
        done = _called(["pjstat", "-E"])
        if done.returncode:
            raise SchedulerDown(f"pjstat: {one_line(_said(done))}; still trying")
        cells = (line.split() for line in done.stdout.splitlines())
        listed = {words[0]: words[3] for words in cells if len(words) > 3 and words[0][:1].isdigit()}
        return {name for name, state in listed.items() if name in known and state not in _ENDED}

    def cancel(self, jobs: Sequence[str]) -> None:
        """Cancel jobs, and sub jobs of bulk jobs."""
        for begin in range(0, len(jobs), _MOST_IN_ONE_CALL):
            _called(["pjdel", *jobs[begin : begin + _MOST_IN_ONE_CALL]])


def _called(command: Sequence[str]) -> Completed:
    try:
        return run(command, _PATIENCE_S)
    except RunError as error:
        raise SchedulerDown(str(error)) from None


def _number(done: Completed) -> str:
    """Return the number of the job that pjsub has submitted; any other output is an error."""
    if (found := _SUBMITTED.search(done.stdout + done.stderr)) is not None:
        return found[1]
    if _DOWN.search(said := _said(done)):
        raise SchedulerDown(f"pjsub: {one_line(said)}; still trying")
    raise UsageError(f"pjsub: {one_line(said)}; correct the file of {argument('cluster')}")


def _said(done: Completed) -> str:
    lines = [line.strip() for line in (done.stderr + done.stdout).splitlines() if line.strip()]
    return next(
        (line for line in lines if line.startswith("[ERR.]")), lines[0] if lines else "no reason given"
    )
