"""Fits of given settings, with outcomes in a file of trials for resumption.

Those of a comparison (`run`) are chosen from trial to trial by a plan instead.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import Any

from .....analysis.campaign.submit import Spread
from .plan import problem_digest, problem_to_json, read_problem
from .run import FITS, Execution, cut, trial_from_json, trials_of
from .trial import Trial, TrialFile, Work, ended_within


def fit_settings(
    problem: Mapping[str, Any],
    works: Sequence[Work],
    path: Path,
    execution: Execution,
    on_trial: Callable[[Trial], None],
    spread: Spread | None = None,
) -> list[Trial]:
    """Return the outcomes of given fits, in their order, after those that the file lacks.

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
