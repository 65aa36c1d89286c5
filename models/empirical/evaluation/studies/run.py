"""Make the fits of a comparison that are missing, each under a limit of time, and keep every outcome."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import asdict, dataclass
from functools import partial
from pathlib import Path
from threading import Lock
from typing import Any

from .....codegen.process import LineWorker, available_cores, run_side_by_side
from .....files.csv_log import CsvLog
from .plan import next_works
from .problem import problem_digest, read_problem
from .trial import Trial, TrialFile, Work, ended_within, limit_note

_MODULE = "chainline.models.empirical.evaluation.studies.worker"
_START_S = 60.0
"""What a worker may take for its imports and for reading the tables, beside the limit of a fit."""


@dataclass(frozen=True, slots=True)
class Execution:
    """How fits are made.

    Attributes
    ----------
    limit_s : float
        Seconds that a fit may take; its worker is killed then.
    seed : int
        Of what is random.
    workers : int
        Classes of models that are fitted side by side, each with its share of the cores.
    only : mapping of str to str, or None
        Parameters of the settings that are tried.
    """

    limit_s: float
    seed: int = 0
    workers: int = 1
    only: Mapping[str, str] | None = None


def compare_models(
    problem: dict[str, Any],
    models: Sequence[str],
    sizes: Sequence[int],
    path: Path,
    execution: Execution,
    on_trial: Callable[[Trial], None],
    below: Sequence[float | None] = (None,),
) -> list[Trial]:
    """Return the trials of a comparison, those that the file at `path` lacks made now.

    Parameters
    ----------
    problem : dict
        Of `problem_request`.
    models : sequence of str
        Names of `MODEL_NAMES`.
    sizes : sequence of int
        Numbers of configurations to learn from, rising.
    path : Path
        CSV file of trials, appended to line by line.
    execution : Execution
    on_trial : callable
        Is told of each trial that is made.
    below : sequence of float or None
        See `Work`.
    """
    file = TrialFile(path, execution.seed, problem_digest(read_problem(problem)))
    with file.open() as log:
        comparison = _Comparison(problem, file, log, execution, on_trial)
        tasks = [partial(comparison.make, model, sizes, end) for model in models for end in below]
        run_side_by_side(tasks, execution.workers, comparison.stop)
        return comparison.trials


class _Comparison:
    """The trials of a comparison while workers add to them."""

    def __init__(
        self,
        problem: dict[str, Any],
        file: TrialFile,
        log: CsvLog,
        execution: Execution,
        on_trial: Callable[[Trial], None],
    ) -> None:
        self.trials = [trial for trial in file.known(log) if ended_within(trial, execution.limit_s)]
        self._problem, self._execution, self._on_trial = problem, execution, on_trial
        self._keep = partial(file.append, log)
        cores = str(max(1, available_cores() // execution.workers))
        self._environment = dict.fromkeys(("OMP_NUM_THREADS", "OPENBLAS_NUM_THREADS"), cores)
        self._lock, self._stopped = Lock(), False
        self._running: set[LineWorker] = set()

    def make(self, model: str, sizes: Sequence[int], below: float | None) -> None:
        """Make the fits of a class that are missing."""
        while True:
            with self._lock:
                if self._stopped:
                    return
                limit_s, only = self._execution.limit_s, self._execution.only
                works = next_works(model, sizes, self.trials, below, limit_s, only)
            if not works:
                return
            for trial in self._made(works):
                with self._lock:
                    if self._stopped:
                        return
                    self._keep(trial)
                    self.trials.append(trial)
                    self._on_trial(trial)

    def stop(self) -> None:
        """Have every worker end, and what they were at left out."""
        with self._lock:
            self._stopped = True
            running = list(self._running)
        for worker in running:
            worker.close()

    def _made(self, missing: Sequence[Work]) -> Iterator[Trial]:
        """Yield the outcome of each fit; after one that takes too long or crashes, go on with the next."""
        left = list(missing)
        while left:
            works = [asdict(work) for work in left]
            request = {"problem": self._problem, "works": works, "seed": self._execution.seed}
            with self._lock:
                if self._stopped:
                    return
                worker = LineWorker(_MODULE, request, self._environment)
                self._running.add(worker)
            note = ""
            try:
                for reply in worker.replies(self._execution.limit_s + _START_S):
                    yield _trial(left.pop(0), reply)
            except TimeoutError:
                note = limit_note(self._execution.limit_s)
            else:
                note = f"the process {worker.ended_with()}"
            finally:
                worker.close()
                with self._lock:
                    self._running.discard(worker)
            if left:
                yield _trial(left.pop(0), {"note": note})


def _trial(work: Work, reply: dict[str, Any]) -> Trial:
    return Trial(
        work,
        reply.get("mlogq"),
        reply.get("fit_s"),
        reply.get("predict_s"),
        reply.get("bytes"),
        reply.get("n_test"),
        reply.get("note", ""),
    )
