"""Results of autotuners: caches and T4 results of Kernel Tuner, histories of GPTune.

A cache of Kernel Tuner, which grows while it tunes, so that one of an unfinished run ends with a comma:

{"device_name": "NVIDIA A100", "kernel_name": "convolution", "tune_params_keys": ["block_size_x", "tile"],
 "objective": "time", "cache": {
"16,1": {"block_size_x": 16, "tile": 1, "time": 10.16, "times": [10.23, 10.09], "GFLOP/s": 954.1, ...},
"16,2": {"block_size_x": 16, "tile": 2, "time": "CompilationFailedConfig", ...},

Its results in the schema T4:

{"schema_version": "1.0.0", "results": [{"configuration": {"block_size_x": 16, "tile": 1},
 "measurements": [{"name": "time", "value": 10.16, "unit": "ms"}], "invalidity": "correct", ...}]}

A history of GPTune:

{"tuning_problem_name": "pdgeqrf", "func_eval": [{"task_parameter": {"m": 1000, "n": 1000},
 "tuning_parameter": {"mb": 4, "p": 2}, "constants": {}, "evaluation_result": {"r": 1.25}, ...}]}
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from .....errors import UsageError
from .....files.untrusted import is_number, loaded
from ..table import Table
from .runs_table import Run, table_of_runs

_CACHE = "cache"
_OF_RUN = frozenset(
    {
        *("times", "timestamp", "compile_time", "verification_time", "benchmark_time", "strategy_time"),
        *("framework_time", "core_freqs", "mem_freqs", "temperatures"),
    }
)
"""Values of a configuration that tell of the tuning, not of the kernel."""
_UNITS = {"time": "ms"}
_TASKS = ("task_parameter", "task_parameters")
_TUNED = ("tuning_parameter", "tuning_parameters")


def holds_kernel_tuner(document: Any) -> bool:
    """Tell whether a JSON document is a cache of Kernel Tuner."""
    return (
        isinstance(document, Mapping)
        and isinstance(document.get(_CACHE), Mapping)
        and isinstance(document.get("tune_params_keys"), list)
    )


def finished_cache(text: str) -> Any:
    """Return the document of a cache that ends in a comma, as an unfinished run leaves it; None of others.

    Examples
    --------
    >>> finished_cache('{"tune_params_keys": ["n"], "cache": {"8": {"n": 8, "time": 0.5},')["cache"]
    {'8': {'n': 8, 'time': 0.5}}
    >>> finished_cache('{"tune_params_keys": ["n"], "cache": {"8": {"n":') is None
    True
    """
    body = text.rstrip()
    if '"tune_params_keys"' not in body or f'"{_CACHE}"' not in body:
        return None
    try:
        found = loaded(body.rstrip(",") + "}}")
    except ValueError:
        return None
    return found if holds_kernel_tuner(found) else None


def kernel_tuner_table(document: Any, path: str) -> Table:
    """Return the configurations of a cache as a table; those that failed have a word for their time.

    Parameters
    ----------
    document : mapping
        See `holds_kernel_tuner`.
    path : str
        The file, for messages.

    Raises
    ------
    UsageError
        If no configuration has run.
    """
    names = [str(name) for name in document["tune_params_keys"]]
    objective = str(document.get("objective") or "time")
    kernel = str(document.get("kernel_name") or "kernel")
    runs, failed = [], 0
    for number, entry in enumerate(document[_CACHE].values(), 1):
        values = {
            key: float(value)
            for key, value in entry.items()
            if key not in names and key not in _OF_RUN and is_number(value)
        }
        if not _ran(entry, values):
            failed += 1
            continue
        given = {name: entry[name] for name in names}
        runs.append(Run(f"{path}: configuration {number}", kernel, given, _with_units(values)))
    return table_of_runs(
        path, _some(path, runs), _metrics(runs, objective), _left_out(path, failed, len(runs))
    )


def _ran(entry: Mapping[str, Any], values: Mapping[str, float]) -> bool:
    """Tell whether a configuration has a time, or, where none is measured, any value; 1e20 is none."""
    if "time" in entry:
        return 0 < values.get("time", 0.0) < 1e20
    return bool(values)


def _with_units(values: Mapping[str, float]) -> dict[str, float]:
    return {f"{name} [{_UNITS[name]}]" if name in _UNITS else name: value for name, value in values.items()}


def _metrics(runs: Sequence[Run], objective: str) -> list[str]:
    """Return the metric to model: the time where there is one, as a rate follows from it; else the goal."""
    known = dict.fromkeys(name for run in runs for name in run.metrics)
    wanted = [name for name in known if name.partition(" [")[0] in ("time", "t")]
    return (wanted or [name for name in known if name == objective] or list(known))[:1]


def holds_t4(document: Any) -> bool:
    """Tell whether a JSON document holds results of a tuner in the schema T4."""
    found = document.get("results") if isinstance(document, Mapping) else None
    return (
        isinstance(found, list)
        and bool(found)
        and isinstance(found[0], Mapping)
        and {"configuration", "measurements"} <= set(found[0])
    )


def t4_table(document: Any, path: str) -> Table:
    """Return the valid configurations of results in the schema T4 as a table.

    Parameters
    ----------
    document : mapping
        See `holds_t4`.
    path : str
        The file, for messages.

    Raises
    ------
    UsageError
        If no configuration is valid.
    """
    runs, failed = [], 0
    for number, entry in enumerate(document["results"], 1):
        values = dict(_t4_values(entry["measurements"]))
        if str(entry.get("invalidity", "correct")) != "correct" or not values:
            failed += 1
            continue
        given = dict(entry["configuration"])
        runs.append(Run(f"{path}: result {number}", "kernel", given, values))
    objectives = [str(name) for name in (document["results"][0].get("objectives") or ["time"])]
    return table_of_runs(
        path, _some(path, runs), _metrics(runs, objectives[0]), _left_out(path, failed, len(runs))
    )


def _t4_values(measurements: Sequence[Mapping[str, Any]]) -> Iterator[tuple[str, float]]:
    for each in measurements:
        name, unit = str(each["name"]), str(each.get("unit") or "")
        if is_number(each["value"]) and name not in _OF_RUN:
            yield f"{name} [{unit}]" if unit else name, float(each["value"])


def holds_gptune(document: Any) -> bool:
    """Tell whether a JSON document is a history of GPTune."""
    found = document.get("func_eval") if isinstance(document, Mapping) else None
    return isinstance(found, list) and bool(found) and isinstance(found[0], Mapping)


def gptune_table(document: Any, path: str) -> Table:
    """Return the evaluations of a history as a table: parameters of tasks and of tuning, and the results.

    A result that is a list of repetitions has a row for each.

    Parameters
    ----------
    document : mapping
        See `holds_gptune`.
    path : str
        The file, for messages.

    Raises
    ------
    UsageError
        If no evaluation has a result.
    """
    name = str(document.get("tuning_problem_name") or "problem")
    runs, failed = [], 0
    for number, entry in enumerate(document["func_eval"], 1):
        given = {**_first_of(entry, _TASKS), **_first_of(entry, _TUNED), **(entry.get("constants") or {})}
        results = list(_repetitions(entry["evaluation_result"]))
        failed += not results
        runs += [Run(f"{path}: evaluation {number}", name, given, values) for values in results]
    metrics = list(dict.fromkeys(metric for run in runs for metric in run.metrics))
    return table_of_runs(path, _some(path, runs), metrics[:1], _left_out(path, failed, len(runs)))


def _first_of(entry: Mapping[str, Any], keys: Sequence[str]) -> Mapping[str, Any]:
    return next((entry[key] for key in keys if key in entry), {})


def _repetitions(result: Mapping[str, Any]) -> Iterator[dict[str, float]]:
    """Yield the metrics of each repetition; GPTune writes a large number, or none, for a failed run."""
    lists = {name: value if isinstance(value, list) else [value] for name, value in result.items()}
    for values in zip(*lists.values(), strict=True):
        found = {
            name: float(value)
            for name, value in zip(lists, values, strict=True)
            if is_number(value) and abs(value) < 1e9
        }
        if found:
            yield found


def _some(path: str, runs: Sequence[Run]) -> Sequence[Run]:
    if not runs:
        raise UsageError(f"{path}: no configuration has run; nothing to model")
    return runs


def _left_out(path: str, failed: int, ran: int) -> list[str]:
    return [f"{path}: {failed} of {failed + ran} configurations failed and are left out"] if failed else []
