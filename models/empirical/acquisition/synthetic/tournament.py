"""Replay of strategies on many functions, in parallel, with outcomes in a file for resumption.

Functions replayed as blocks of a campaign: the request to a node as JSON, and its work.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable, Mapping, Sequence
from dataclasses import asdict, fields
from functools import partial
from pathlib import Path
from typing import Any

from .....analysis.campaign.front import Spread
from .....analysis.campaign.runner import Place, Rows, Work
from .....codegen.process import map_processes
from .....errors import UsageError, first_line
from .....files.csv_log import CsvLog
from ...estimators.pmnf.fit import Statistic
from ..replay import FULL, Outcome
from ..strategies import Tuning
from .random_pool import Noise, Scenario, replay_on_function

REPLAYED = "study strategies"
"""Name of these blocks."""


def scenario_to_json(scenario: Scenario) -> dict[str, Any]:
    """Return a scenario as JSON.

    Examples
    --------
    >>> scenario_from_json(scenario_to_json(Scenario(2, 0.01))) == Scenario(2, 0.01)
    True
    """
    return {**asdict(scenario), "budgets": list(scenario.budgets)}


def scenario_from_json(found: Mapping[str, Any]) -> Scenario:
    """Return the scenario of JSON.

    Raises
    ------
    UsageError
        If a field is missing or has a wrong value.
    """
    try:
        typed = {
            "noise": Noise(found["noise"]),
            "statistic": Statistic(found["statistic"]),
            "budgets": tuple(map(float, found["budgets"])),
            "tuning": Tuning(**found["tuning"]),
        }
        return Scenario(**{**found, **typed})
    except (KeyError, TypeError, ValueError) as error:
        raise UsageError(
            f"the campaign holds no scenario: {first_line(error)}; start the campaign again"
        ) from None


def set_up(setting: Mapping[str, Any], place: Place) -> Work:
    """Return the work of a node: replay every strategy on the function of a block."""
    scenario = scenario_from_json(setting["scenario"])
    strategies = tuple(map(str, setting["strategies"]))

    def work(parameters: Mapping[str, Any]) -> Rows:
        return [
            asdict(outcome)
            for outcome in replay_on_function(int(parameters["function"]), strategies, scenario)
        ]

    return work


_OF_SETTING = ("parameters", "level", "noise", "repetitions", "statistic", "draw", "weights", "switch")
_OF_OUTCOME = tuple(field.name for field in fields(Outcome))
_COLUMNS = (*_OF_SETTING, *_OF_OUTCOME)


def tournament(
    n_functions: int,
    strategies: Sequence[str],
    scenario: Scenario,
    path: Path,
    on_function: Callable[[int], None],
    workers: int | None = None,
    spread: Spread | None = None,
) -> list[Outcome]:
    """Return the outcomes of all functions; those in the file are not computed again.

    Parameters
    ----------
    n_functions : int
    strategies : sequence of str
        Of `STRATEGIES`, or "full".
    scenario : Scenario
    path : Path
        Outcomes of this and other settings, a line each; appended to.
    on_function : callable
        Called with the number of each finished function.
    workers : int or None
        Processes; one for each core by default.
    spread : callable or None
        Replays the functions on other machines; None replays them here.

    Raises
    ------
    UsageError
        If the file has other columns, or cannot be written.
    """
    with CsvLog.open(path, _COLUMNS, "file of `chainline study strategies`") as log:
        return _replayed(log, n_functions, strategies, scenario, on_function, workers, spread)


def _replayed(
    log: CsvLog,
    n_functions: int,
    strategies: Sequence[str],
    scenario: Scenario,
    on_function: Callable[[int], None],
    workers: int | None,
    spread: Spread | None,
) -> list[Outcome]:
    wanted = {(name, b) for name in strategies for b in ((1.0,) if name == FULL else scenario.budgets)}
    known: dict[int, dict[tuple[str, float], Outcome]] = defaultdict(dict)
    for outcome in _outcomes(log, scenario):
        known[outcome.function][outcome.strategy, outcome.budget] = outcome

    def missing() -> list[int]:
        return [number for number in range(n_functions) if not wanted <= set(known[number])]

    def keep(number: int, outcomes: Sequence[Outcome]) -> None:
        # what a crash left of a function, or another run made of it, is not written twice
        new = [outcome for outcome in outcomes if (outcome.strategy, outcome.budget) not in known[number]]
        log.append([_of(scenario) | asdict(outcome) for outcome in new])
        known[number] |= {(outcome.strategy, outcome.budget): outcome for outcome in new}
        on_function(number)

    if spread is None:
        numbers = missing()
        replayed = partial(replay_on_function, strategies=strategies, scenario=scenario)
        for number, outcomes in zip(numbers, map_processes(replayed, numbers, workers), strict=True):
            keep(number, outcomes)
    else:
        setting = {"scenario": scenario_to_json(scenario), "strategies": list(strategies)}

        def take(rows: Sequence[Mapping[str, Any]]) -> None:
            keep(int(rows[0]["function"]), [Outcome(**row) for row in rows])

        spread(REPLAYED, setting, lambda: [{"function": number} for number in missing()], take)
    return [known[number][key] for number in range(n_functions) for key in sorted(wanted)]


def _outcomes(log: CsvLog, scenario: Scenario) -> list[Outcome]:
    here = {name: str(value) for name, value in _of(scenario).items()}
    every = log.parsed(lambda row: (here.items() <= row.items(), _outcome(row)))
    return [outcome for of_setting, outcome in every if of_setting]


def _of(scenario: Scenario) -> dict[str, Any]:
    return {
        "parameters": scenario.n_parameters,
        "level": scenario.level,
        "noise": scenario.noise.value,
        "repetitions": scenario.repetitions,
        "statistic": scenario.statistic.value,
        "draw": "" if scenario.draw is None else scenario.draw,
        "weights": f"{scenario.tuning.accuracy:g}/{scenario.tuning.cost:g}",
        "switch": scenario.tuning.switch,
    }


def _outcome(row: Mapping[str, str]) -> Outcome:
    error = float(row["error"]) if row["error"] else None
    whole = (int(row[name]) for name in ("points", "runs"))
    return Outcome(
        int(row["function"]), row["strategy"], float(row["budget"]), error, float(row["spent"]), *whole
    )
