"""Execution of the missing fits of a comparison, each under a limit of time; all outcomes are stored.

Fits run one after another in a process, here or on a node, which is killed when a fit takes too long.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import AbstractContextManager, ExitStack, contextmanager
from dataclasses import asdict
from functools import partial
from pathlib import Path
from threading import Lock
from typing import Any, TypeAlias

from .....analysis.campaign.runner import Place, Rows
from .....analysis.campaign.runner import Work as BlockWork
from .....analysis.campaign.submit import Spread
from .....codegen.process import LineWorker, run_side_by_side
from .....errors import UsageError, first_line
from .....files.csv_log import CsvLog
from .....records import record
from .plan import Problem, next_works, problem_digest, problem_to_json, read_problem
from .trial import Trial, TrialFile, Work, ended_within, limit_note

FITS = "study models"
"""Name of the blocks of fits in a campaign."""
_MODULE = "chainline.models.empirical.evaluation.studies.worker"
_START_S = 60.0
"""Seconds that a worker may take for imports and for reading tables, in addition to the limit of a fit."""
_TOGETHER = 8
"""Number of fits of a block, which one process makes: it takes seconds to start."""
# a fit is the same on any number of cores
_ONE_THREAD = dict.fromkeys(("OMP_NUM_THREADS", "OPENBLAS_NUM_THREADS", "MKL_NUM_THREADS"), "1")
Started: TypeAlias = Callable[[Mapping[str, Any], Sequence[Work], int], AbstractContextManager[Any]]
"""Function of a problem, fits and a seed; the context yields the process, or None if it must not start."""


@contextmanager
def started(problem: Mapping[str, Any], works: Sequence[Work], seed: int) -> Iterator[LineWorker]:
    """Yield a process that makes fits; it is closed afterwards.

    Parameters
    ----------
    problem : mapping
    works : sequence of Work
    seed : int
        As of `trials_of`.
    """
    worker = LineWorker(_MODULE, request_of(problem, works, seed), _ONE_THREAD)
    try:
        yield worker
    finally:
        worker.close()


def request_of(problem: Mapping[str, Any], works: Sequence[Work], seed: int) -> dict[str, Any]:
    """Return the request to the process of fits.

    Parameters
    ----------
    problem : mapping
    works : sequence of Work
    seed : int
        As of `trials_of`.
    """
    return {"problem": dict(problem), "works": [asdict(work) for work in works], "seed": seed}


def trials_of(
    problem: Mapping[str, Any],
    works: Sequence[Work],
    limit_s: float,
    seed: int,
    begun: Started = started,
) -> Iterator[Trial]:
    """Yield the outcome of each fit; a fit that takes too long or crashes does not stop the others.

    Parameters
    ----------
    problem : mapping
        Result of `problem_request` or `problem_to_json`.
    works : sequence of Work
    limit_s : float
        Seconds that a fit may take.
    seed : int
        Seed of the draws and of the fits.
    begun : callable
        Starts a process for the remaining fits, see `Started`.
    """
    left = list(works)
    while left:
        with begun(problem, left, seed) as worker:
            if worker is None:
                return
            note = ""
            try:
                for reply in worker.replies(limit_s + _START_S):
                    yield _trial(left.pop(0), reply)
            except TimeoutError:
                note = limit_note(limit_s)
            else:
                note = f"the process {worker.ended_with()}"
        if left:
            yield _trial(left.pop(0), {"note": note})


def _trial(work: Work, reply: Mapping[str, Any]) -> Trial:
    return Trial(
        work,
        reply.get("mlogq"),
        reply.get("fit_s"),
        reply.get("predict_s"),
        reply.get("bytes"),
        reply.get("n_test"),
        reply.get("note", ""),
    )


def cut(works: Sequence[Work]) -> Iterator[list[dict[str, Any]]]:
    """Yield fits in blocks, as JSON."""
    for begin in range(0, len(works), _TOGETHER):
        yield [asdict(work) for work in works[begin : begin + _TOGETHER]]


def trial_from_json(found: Mapping[str, Any]) -> Trial:
    """Return the trial that a node reports.

    Raises
    ------
    UsageError
        If a field is missing or unknown.
    """
    try:
        return Trial(**{**found, "work": Work(**found["work"])})
    except (KeyError, TypeError) as error:
        raise UsageError(
            f"the answer of a node holds no fit: {first_line(error)}; start the campaign again"
        ) from None


def set_up(setting: Mapping[str, Any], place: Place) -> BlockWork:
    """Return the work of a node: make the fits of a block, each under the limit of time.

    Raises
    ------
    UsageError
        If the problem does not contain its tables.
    """
    problem, limit_s, seed = setting["problem"], float(setting["limit_s"]), int(setting["seed"])
    if not isinstance(problem, dict) or "tables" not in problem:  # else files that it names would be read
        raise UsageError(
            "the campaign holds no problem with its tables; run the command that started it again"
        )

    def work(parameters: Mapping[str, Any]) -> Rows:
        works = [Work(**each) for each in parameters["works"]]
        return [asdict(trial) for trial in trials_of(problem, works, limit_s, seed)]

    return work


@record
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


def fit_settings(
    problem: Mapping[str, Any],
    works: Sequence[Work],
    path: Path,
    execution: Execution,
    on_trial: Callable[[Trial], None],
    spread: Spread | None = None,
) -> list[Trial]:
    """Return the outcomes of given fits, in their order, after those that the file of trials lacks.

    Parameters
    ----------
    problem : mapping
        Result of `problem_request`.
    works : sequence of Work
        A setting `{}` leaves every parameter to the model: CPR then chooses its size on a tenth of the
        configurations that is held out.
    path : Path
        CSV file of trials, appended to line by line.
    execution : Execution
    on_trial : callable
        Called with each new trial.
    spread : callable or None
        Makes the fits on other machines; None makes them here.

    Raises
    ------
    UsageError
        If the file cannot be read or written, or a table of the problem is wrong.
    """
    read = read_problem(dict(problem))
    file = TrialFile(path, execution.seed, problem_digest(read))
    with file.open() as log:
        known = {t.work: t for t in file.known(log) if ended_within(t, execution.limit_s)}

        def missing() -> list[Work]:
            return [work for work in works if work not in known]

        def keep(trial: Trial) -> None:
            if trial.work not in known:
                file.append(log, trial)
                known[trial.work] = trial
                on_trial(trial)

        def take(rows: Sequence[Mapping[str, Any]]) -> None:
            for trial in map(trial_from_json, rows):
                keep(trial)

        if spread is not None and missing():
            setting = {
                "problem": problem_to_json(read),
                "limit_s": execution.limit_s,
                "seed": execution.seed,
            }
            spread(FITS, setting, lambda: [{"works": part} for part in cut(missing())], take)
        elif spread is None:
            for trial in trials_of(problem, missing(), execution.limit_s, execution.seed):
                keep(trial)
    return [known[work] for work in works if work in known]
