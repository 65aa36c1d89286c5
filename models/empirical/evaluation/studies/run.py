"""Execution of the missing fits of a comparison, each under a limit of time; all outcomes are stored."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from threading import Lock
from typing import Any

from .....analysis.campaign.front import Spread
from .....codegen.process import LineWorker, run_side_by_side
from .....files.csv_log import CsvLog
from .fits import FITS, cut, started, trial_from_json, trials_of
from .plan import next_works
from .problem import Problem, problem_digest, problem_to_json, read_problem
from .trial import Trial, TrialFile, Work, ended_within


@dataclass(frozen=True, slots=True)
class Execution:
    """Settings of the execution of fits.

    Attributes
    ----------
    limit_s : float
        Seconds that a fit may take before its worker is killed.
    seed : int
        Seed of the draws and of the fits.
    workers : int
        Number of model classes that are fitted side by side, on one core each.
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
    spread: Spread | None = None,
) -> list[Trial]:
    """Return the trials of a comparison, after the fits that the file at `path` lacks.

    Parameters
    ----------
    problem : dict
        Result of `problem_request`.
    models : sequence of str
        Names of `MODEL_NAMES`.
    sizes : sequence of int
        Numbers of configurations to learn from, rising.
    path : Path
        CSV file of trials, appended to line by line.
    execution : Execution
    on_trial : callable
        Called with each new trial.
    below : sequence of float or None
        See `Work`.
    spread : callable or None
        Makes the fits on other machines; None makes them here.
    """
    read = read_problem(problem)
    file = TrialFile(path, execution.seed, problem_digest(read))
    with file.open() as log:
        comparison = _Comparison(problem, file, log, execution, on_trial)
        if spread is not None:
            comparison.make_elsewhere(read, models, sizes, below, spread)
            return comparison.trials
        tasks = [partial(comparison.make, model, sizes, end) for model in models for end in below]
        run_side_by_side(tasks, execution.workers, comparison.stop)
        return comparison.trials


class _Comparison:
    """Trials of a comparison, to which workers add."""

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
        self._lock, self._stopped = Lock(), False
        self._running: set[LineWorker | None] = set()

    def make(self, model: str, sizes: Sequence[int], below: float | None) -> None:
        """Make the missing fits of a class."""
        while True:
            with self._lock:
                if self._stopped:
                    return
                limit_s, only = self._execution.limit_s, self._execution.only
                works = next_works(model, sizes, self.trials, below, limit_s, only)
            if not works:
                return
            seed = self._execution.seed
            for trial in trials_of(self._problem, works, limit_s, seed, self._started):
                with self._lock:
                    if self._stopped:
                        return
                    self._take(trial)

    def _take(self, trial: Trial) -> None:
        self._keep(trial)
        self.trials.append(trial)
        self._on_trial(trial)

    def make_elsewhere(
        self,
        problem: Problem,
        models: Sequence[str],
        sizes: Sequence[int],
        below: Sequence[float | None],
        spread: Spread,
    ) -> None:
        """Make the missing fits on other machines, in rounds of all that can be planned for each class."""
        execution = self._execution
        setting = {
            "problem": problem_to_json(problem),
            "limit_s": execution.limit_s,
            "seed": execution.seed,
        }

        def missing() -> list[dict[str, Any]]:
            limit_s, only = execution.limit_s, execution.only
            now = (next_works(m, sizes, self.trials, end, limit_s, only) for m in models for end in below)
            return [{"works": part} for works in now for part in cut(works)]

        def take(rows: Sequence[Mapping[str, Any]]) -> None:
            known = {trial.work for trial in self.trials}
            for trial in map(trial_from_json, rows):
                if trial.work not in known:
                    self._take(trial)

        while missing():
            spread(FITS, setting, missing, take)

    def stop(self) -> None:
        """Stop every worker; unfinished fits are not stored."""
        with self._lock:
            self._stopped = True
            running = list(self._running)
        for worker in running:
            if worker is not None:
                worker.close()

    @contextmanager
    def _started(
        self, problem: Mapping[str, Any], works: Sequence[Work], seed: int
    ) -> Iterator[LineWorker | None]:
        """Yield a process that makes fits; None after `stop`."""
        with ExitStack() as stack:
            with self._lock:
                worker = None if self._stopped else stack.enter_context(started(problem, works, seed))
                if worker is not None:
                    self._running.add(worker)
            try:
                yield worker
            finally:
                with self._lock:
                    self._running.discard(worker)
