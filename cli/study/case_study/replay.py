"""For which part of their cost measurements would have done."""

from __future__ import annotations

import argparse
from collections.abc import Sequence
from pathlib import Path

from ....api.request.ranges import parse_shares
from ....errors import UsageError
from ....models.empirical.acquisition.case_study import case_study, replay_all
from ....models.empirical.acquisition.registry import REPLAYED
from ....models.empirical.data.experiments.read import read_any
from ....models.empirical.estimators.pmnf.fit import Statistic
from ....reports.case_study import case_study_lines, case_study_to_json
from ....reports.terminal import print_lines
from ...campaigns.spreading import chosen_spread
from ...json_output import print_json
from ...messages import warn
from ...options.figures import draw_into, tell_drawn
from ...options.rating import tuning_of
from ...options.shared import column_names, variability_file
from ...progress import done, stage


def replay(options: argparse.Namespace) -> None:
    """Print, and draw, the share of the kernels that each budget predicts.

    Raises
    ------
    UsageError
        If a strategy is unknown, or another option or a file is wrong.
    """
    names = list(dict.fromkeys(options.strategies.split(",")))
    if unknown := [name for name in names if name not in REPLAYED]:
        raise UsageError(f"--strategies: {unknown[0]!r} is none of {', '.join(REPLAYED)}")
    spread = chosen_spread(options)
    budgets = parse_shares("--budgets", options.budgets)
    features, kernels = column_names(options.features), column_names(options.kernel)
    series = read_any(Path(options.data), options.target, features, kernels, variability_file(options))
    at = _point(options.at) if options.at else None
    above, statistic, tuning = options.above / 100, Statistic(options.statistic), tuning_of(options)
    study = case_study(series, options.metric, at, options.processes, above, options.data, statistic)
    if study.without_time:
        warn(f"{options.data}: {_listed(study.without_time)} left out: a time of 0, which costs cannot be")
    n_kernels = len(study.pools)

    def told(n_done: int) -> None:
        stage(f"playing {len(names)} strategies: {n_done} of {n_kernels} kernels done", quiet=True)

    outcomes = replay_all(study, names, budgets, options.workers, tuning, told, spread)
    done()
    name = Path(options.data).stem
    drawn = draw_into(options, "chainline.cli.study.case_study.draw:draw", study, outcomes, name)
    if options.json:
        print_json(case_study_to_json(study, outcomes))
    else:
        print_lines(case_study_lines(study, outcomes))
    tell_drawn(drawn, options)


def _listed(kernels: Sequence[str]) -> str:
    """Return `3 of the kernels (a, b, c)`, of many the first."""
    shown = ", ".join(kernels[:3]) + (", ..." if len(kernels) > 3 else "")
    return f"{len(kernels)} kernel{'s' if len(kernels) > 1 else ''} ({shown})"


def _point(text: str) -> dict[str, float]:
    parts: Sequence[tuple[str, str, str]] = [part.partition("=") for part in text.split(",")]
    try:
        return {name: float(value) for name, _, value in parts}
    except ValueError:
        raise UsageError(f"--at {text}: give a value of each parameter, such as p=512,n=50") from None
