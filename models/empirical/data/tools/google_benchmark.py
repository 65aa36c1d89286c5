"""JSON of Google Benchmark: `--benchmark_out=FILE --benchmark_out_format=json`.

{"context": {...}, "benchmarks": [{"name": "BM_sort/n:256", "run_name": "BM_sort/n:256",
 "run_type": "iteration", "real_time": 8491.9, "cpu_time": 2750.8, "time_unit": "ns", "threads": 1, ...}]}
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from .....files.untrusted import is_number
from ..table import Table
from .runs_table import Run, number_or_text, table_of_runs

METRICS = ("real_time [s]", "cpu_time [s]")
_SECONDS = {"ns": 1e-9, "us": 1e-6, "ms": 1e-3, "s": 1.0}
_SETTINGS = ("repeats", "iterations", "min_time", "min_warmup_time")
_MODES = ("real_time", "process_time", "manual_time")
_OURS = (
    *("name", "family_index", "per_family_instance_index", "run_name", "run_type", "label", "threads"),
    *("repetitions", "repetition_index", "iterations", "real_time", "cpu_time", "time_unit"),
    *("aggregate_name", "aggregate_unit", "error_occurred", "error_message", "skipped", "skip_message"),
)
"""Fields of a benchmark other than the counters of the user."""


def holds_google_benchmark(document: Any) -> bool:
    """Tell whether a JSON document was written by Google Benchmark."""
    return isinstance(document, Mapping) and {"context", "benchmarks"} <= set(document)


def google_benchmark_table(document: Any, path: str) -> Table:
    """Return the benchmarks as a table in seconds; counters of the user are further metrics.

    Where only aggregates were written, the means are taken. Failed benchmarks are left out, with a warning.
    """
    entries = list(enumerate(document["benchmarks"], 1))
    kept = [(k, each) for k, each in entries if not each.get("error_occurred") and not each.get("skipped")]
    runs = [(k, each) for k, each in kept if each.get("run_type", "iteration") == "iteration"]
    if not runs:
        runs = [(k, each) for k, each in kept if each.get("aggregate_name") == "mean"]
    failed = len(entries) - len(kept)
    warnings = [f"{path}: {failed} of {len(entries)} benchmarks failed and are left out"] if failed else []
    return table_of_runs(path, [_run(each, f"{path}: benchmark {k}") for k, each in runs], METRICS, warnings)


def _run(entry: Mapping[str, Any], place: str) -> Run:
    family, parameters = _named(str(entry.get("run_name", entry["name"])))
    if "threads" in entry:
        parameters.setdefault("threads", entry["threads"])
    unit = _SECONDS[str(entry.get("time_unit", "ns"))]
    times = {f"{key} [s]": unit * float(entry[key]) for key in ("real_time", "cpu_time")}
    counters = {key: float(value) for key, value in entry.items() if key not in _OURS and is_number(value)}
    return Run(place, family, parameters, times | counters)


def _named(name: str) -> tuple[str, dict[str, Any]]:
    """Return family and arguments of ``BM_gemm/m:8/k:16/threads:2``, ``BM_gemm/8/16/real_time``."""
    family, *parts = name.split("/")
    arguments: dict[str, Any] = {}
    number = 0
    for part in parts:
        key, sign, value = part.rpartition(":")
        if key in _SETTINGS or part in _MODES:
            continue
        if sign:
            arguments[key] = number_or_text(value)
        elif isinstance(number_or_text(part), str):
            family = f"{family}/{part}"
        else:
            number += 1
            arguments[f"arg{number}"] = number_or_text(part)
    return family, arguments
