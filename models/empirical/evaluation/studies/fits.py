"""Sequences of fits in a process that is killed when a fit takes too long, here or on a node."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import AbstractContextManager, contextmanager
from dataclasses import asdict
from typing import Any, TypeAlias

from .....analysis.campaign.runner import Place, Rows
from .....analysis.campaign.runner import Work as BlockWork
from .....codegen.process import LineWorker
from .....errors import UsageError, first_line
from .trial import Trial, Work, limit_note

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
