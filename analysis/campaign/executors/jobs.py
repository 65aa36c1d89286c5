"""Requests as jobs of a scheduler: submitted together, watched by one thread, gone on with after a restart.

The journal of a job records its results; the scheduler is asked only for the jobs that wait or run. Nothing
is lost while it does not answer: running jobs go on writing, new ones wait to be submitted.

The jobs of a campaign are written down in signed lines: a job that the folder merely names is not cancelled.
"""

from __future__ import annotations

import json
import re
import threading
import time
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any, Protocol

from ....codegen.process import Future
from ....errors import ChainlineError, RunError, UsageError
from ....files.atomic_write import replace_entry
from ....files.durable_log import DurableLog
from ....records import record
from ..authentication import CampaignKey
from ..folder import CHUNK, JOBS, REQUESTS, ROWS, CampaignFolder
from ..journal import WHOLE, pieces, values_of
from ..runner import read_request, trusted_request

_GATHER_S = 0.3
"""Requests that come within this time are submitted together, as one array of jobs."""
_MOST_TOGETHER = 500
_JOB_NAME = re.compile(r"[0-9]{1,20}(_[0-9]{1,10}|\[[0-9]{1,10}\])?", re.ASCII)
"""Of Slurm, `7_1` of an array; of Fujitsu's system, `7[1]` of a bulk job."""
_JOB = "job"


class JobLost(RunError):
    """A job ended before its request was worked off."""


class SchedulerDown(RunError):
    """A scheduler does not answer: perhaps it will."""


class Scheduler(Protocol):
    """Interface of a batch scheduler: submits, lists and cancels jobs."""

    def submit(self, requests: Sequence[Path]) -> list[str]:
        """Submit a job for each request; return their names. SchedulerDown, or UsageError if refused."""
        ...

    def alive(self) -> set[str]:
        """Return the jobs of this campaign that wait or run; SchedulerDown if it does not answer."""
        ...

    def cancel(self, jobs: Sequence[str]) -> None:
        """Cancel jobs. SchedulerDown if it does not answer."""
        ...


@record
class _Job:
    """A job that was submitted: its name, its request, the blocks of that, when."""

    name: str
    chunk: str
    future: Future[str]
    submitted: float


class SchedulerExecutor:
    """Hands requests to a scheduler, in the shape of `concurrent.futures`.

    Attributes
    ----------
    note : str
        Present state of the scheduler, for people.
    """

    def __init__(self, folder: CampaignFolder, scheduler: Scheduler, poll_s: float) -> None:
        self.note = ""
        self._folder, self._scheduler, self._poll_s = folder.path, scheduler, poll_s
        self._key = folder.key
        self._waiting: list[tuple[str, Path, Future[str]]] = []
        self._jobs: dict[str, _Job] = {}
        self._missed: dict[str, int] = {}
        self._lock, self._closed = threading.Lock(), threading.Event()
        self._thread = threading.Thread(target=self._watch, daemon=True)

    def submit(self, fn: Any, /, *args: str) -> Future[str]:
        """Have a request, the JSON text that is given, worked off by a job."""
        (text,) = args
        request = json.loads(text)
        chunk, future = request["chunk"], Future[str]()
        path = self._folder / REQUESTS / f"{chunk}.json"
        replace_entry(path, text.encode())
        future.set_running_or_notify_cancel()
        with self._lock:
            self._waiting.append((chunk, path, future))
        self._start()
        return future

    def adopt(self) -> Iterator[tuple[str, tuple[int, ...], Future[str]]]:
        """Yield the requests of an earlier front end whose jobs still wait or run; others are forgotten.

        Raises
        ------
        SchedulerDown
            If the scheduler does not answer for a minute: what it has, nobody knows.
        """
        known = recorded_jobs(self._folder, self._key)
        if not known:
            return
        alive = self._alive_soon()
        for name in sorted(alive & set(known)):
            chunk, future = known[name], Future[str]()
            path = self._folder / REQUESTS / f"{chunk}.json"
            try:
                request = trusted_request(read_request(path), str(path))
            except UsageError:
                continue
            future.set_running_or_notify_cancel()
            with self._lock:
                self._jobs[name] = _Job(name, chunk, future, time.monotonic())
            yield chunk, tuple(block.number for block in request.blocks), future
        self._start()

    def _alive_soon(self) -> set[str]:
        until = time.monotonic() + 60
        while True:
            try:
                return self._scheduler.alive()
            except SchedulerDown:
                if time.monotonic() > until:
                    raise
                time.sleep(1)

    def cancel_jobs(self) -> int:
        """Cancel every job of the campaign that waits or runs; return how many."""
        alive = sorted(self._scheduler.alive())
        if alive:
            self._scheduler.cancel(alive)
        return len(alive)

    def shutdown(self, wait: bool = True, *, cancel_futures: bool = False) -> None:
        """Leave the jobs alone, or cancel them; watch them no longer."""
        self._closed.set()
        if self._thread.is_alive():
            self._thread.join()
        if cancel_futures:
            self.cancel_jobs()

    def _start(self) -> None:
        if not self._thread.is_alive() and not self._closed.is_set():
            self._thread.start()

    def _watch(self) -> None:
        while not self._closed.wait(min(_GATHER_S, self._poll_s)):
            try:
                self._submit_waiting()
                self._settle()
                self.note = ""
            except SchedulerDown as error:
                self.note = str(error)
            except Exception as error:
                self._fail_all(error)
            self._closed.wait(max(0.0, self._poll_s - _GATHER_S))

    def _submit_waiting(self) -> None:
        with self._lock:
            together = self._waiting[:_MOST_TOGETHER]
        if not together:
            return
        try:
            names = self._scheduler.submit([path for _, path, _ in together])
        except SchedulerDown:
            raise
        except ChainlineError as error:
            with self._lock:
                del self._waiting[: len(together)]
            for _, _, future in together:
                future.set_exception(error)
            return
        lines = [
            self._key.line(_JOB, {"job": name, "chunk": chunk})
            for name, (chunk, _, _) in zip(names, together, strict=True)
        ]
        with DurableLog(self._folder / JOBS, private=True) as log:
            log.cut_torn_line()
            log.append(b"".join(lines))
        now = time.monotonic()
        with self._lock:
            del self._waiting[: len(together)]
            for name, (chunk, _, future) in zip(names, together, strict=True):
                self._jobs[name] = _Job(name, chunk, future, now)

    def _settle(self) -> None:
        """End the futures of jobs that are done, or that the scheduler no longer knows."""
        with self._lock:
            jobs = list(self._jobs.values())
        left = [job for job in jobs if not self._told_done(job)]
        if not left and not jobs:
            return
        alive = self._scheduler.alive()
        names = {job.name for job in jobs}
        if strangers := alive - names:
            # of a front end that was killed between submitting them and writing that down
            self._scheduler.cancel(sorted(strangers))
        for job in left:
            if job.name in alive or self._told_done(job):
                self._missed.pop(job.name, None)
                continue
            # what a node wrote may come a moment after the scheduler has forgotten its job
            self._missed[job.name] = self._missed.get(job.name, 0) + 1
            if self._missed[job.name] > 1:
                self._forget(job)
                job.future.set_exception(JobLost(f"job {job.name} ended before its blocks were done"))

    def _told_done(self, job: _Job) -> bool:
        if not (self._folder / ROWS / f"{job.chunk}{WHOLE}").exists():
            return False
        self._forget(job)
        job.future.set_result("")
        return True

    def _forget(self, job: _Job) -> None:
        with self._lock:
            self._jobs.pop(job.name, None)
            self._missed.pop(job.name, None)

    def _fail_all(self, error: Exception) -> None:
        with self._lock:
            futures = [job.future for job in self._jobs.values()] + [f for _, _, f in self._waiting]
            self._jobs.clear()
            self._waiting.clear()
        for future in futures:
            if not future.done():
                future.set_exception(error)


def recorded_jobs(folder: Path, key: CampaignKey) -> dict[str, str]:
    """Return the request of each job that a front end of a campaign has submitted, by the job's name."""
    found: dict[str, str] = {}
    for piece in pieces(folder / JOBS):
        for value in values_of(piece, key, _JOB):
            name, chunk = str(value.get("job")), str(value.get("chunk"))
            if _JOB_NAME.fullmatch(name) and CHUNK.fullmatch(chunk):
                found[name] = chunk
    return found
