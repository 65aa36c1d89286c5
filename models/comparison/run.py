"""Make the fits of a comparison that are missing, each under a limit of time, and keep every outcome."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import asdict
from pathlib import Path
from typing import Any

from ...codegen.process import LineWorker
from .plan import next_works
from .trial import Trial, Work, append_trial, read_trials

_MODULE = "chainline.models.comparison.worker"
_START_S = 60.0
"""What a worker may take for its imports and for reading the tables, beside the limit of a fit."""


def compare_models(
    problem: dict[str, Any],
    models: Sequence[str],
    sizes: Sequence[int],
    path: Path,
    limit_s: float,
    told: Callable[[Trial], None],
    below: Sequence[float | None] = (None,),
    seed: int = 0,
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
    limit_s : float
        Seconds that a fit may take; its worker is killed then.
    told : callable
        Is told of each trial that is made.
    below : sequence of float or None
        See `Work`.
    """
    trials = list(read_trials(path))
    for model in models:
        for limit in below:
            while works := next_works(model, sizes, trials, limit):
                for trial in _made(problem, works, limit_s, seed):
                    append_trial(path, trial)
                    trials.append(trial)
                    told(trial)
    return trials


def _made(problem: dict[str, Any], works: Sequence[Work], limit_s: float, seed: int) -> Iterator[Trial]:
    """Yield the outcome of each fit; after one that takes too long or crashes, go on with the next."""
    left = list(works)
    while left:
        request = {"problem": problem, "works": [asdict(work) for work in left], "seed": seed}
        worker = LineWorker(_MODULE, request)
        note = ""
        try:
            for reply in worker.replies(limit_s + _START_S):
                yield _trial(left.pop(0), reply)
        except TimeoutError:
            note = f"more than {limit_s:g} s"
        else:
            note = f"the process {worker.ended_with()}"
        finally:
            worker.close()
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
