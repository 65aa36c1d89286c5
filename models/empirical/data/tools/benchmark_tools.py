"""Output of benchmark tools: hyperfine, ReFrame, Google Benchmark, pyperf and JMH.

`--benchmark_out=FILE --benchmark_out_format=json` of Google Benchmark:

{"context": {...}, "benchmarks": [{"name": "BM_sort/n:256", "run_name": "BM_sort/n:256",
 "run_type": "iteration", "real_time": 8491.9, "cpu_time": 2750.8, "time_unit": "ns", "threads": 1, ...}]}

`python bench.py -o FILE` of pyperf, several benchmarks, each of processes that measured values:

{"version": "1.0", "metadata": {"unit": "second", ...}, "benchmarks": [{"metadata": {"name": "sort[n=1000]",
 "n": 1000}, "runs": [{"metadata": {...}, "warmups": [...], "values": [2.1e-5, 2.0e-5]}]}]}
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from .....errors import UsageError
from .....files.untrusted import is_number as is_json_number
from ..table import Table, is_number
from .runs_table import Run, bracketed_parameters, number_or_text, table_of_runs, without_values

SECONDS = "seconds"
_CSV = ("command", "mean", "stddev", "median")
_PARAMETER = "parameter_"


def holds_hyperfine(document: Any) -> bool:
    """Tell whether a JSON document was written by hyperfine."""
    found = document.get("results") if isinstance(document, Mapping) else None
    return isinstance(found, list) and bool(found) and isinstance(found[0], Mapping) and "command" in found[0]


def hyperfine_table(document: Any, path: str) -> Table:
    """Return every run of every command as a table; failed runs are left out, with a warning."""
    runs, n_failed = [], 0
    for result in document["results"]:
        given = {str(key): value for key, value in (result.get("parameters") or {}).items()}
        parameters = {key: number_or_text(value) for key, value in given.items()}
        command = str(result["command"])
        kernel = without_values(command, given)
        times = result.get("times") or [result["mean"]]
        codes = result.get("exit_codes") or [0] * len(times)
        for number, (seconds, code) in enumerate(zip(times, codes, strict=True), 1):
            if code == 0:
                runs.append(
                    Run(f"{path}: {command}, run {number}", kernel, parameters, {SECONDS: float(seconds)})
                )
        n_failed += sum(code != 0 for code in codes)
    warnings = [f"{path}: {n_failed} runs ended with an error and are left out"] if n_failed else []
    return table_of_runs(path, runs, [SECONDS], warnings)


def holds_hyperfine_csv(header: tuple[str, ...]) -> bool:
    """Tell whether the columns of a table are those that hyperfine exports."""
    return header[: len(_CSV)] == _CSV


def hyperfine_csv_table(table: Table) -> Table:
    """Return the mean of every command as a table; single runs are only in the JSON of hyperfine.

    Raises
    ------
    UsageError
        If a mean is no number, or there is no command.
    """
    names = [name for name in table.header if name.startswith(_PARAMETER)]
    runs = []
    for row, place in enumerate(table.places):
        given = {name.removeprefix(_PARAMETER): table.cells_of(name)[row] for name in names}
        mean = table.cells_of("mean")[row]
        if not is_number(mean):
            raise UsageError(f"{place}: column 'mean': {mean!r} is no number; export it again")
        kernel = without_values(str(table.cells_of("command")[row]), given)
        parameters = {name: number_or_text(value) for name, value in given.items()}
        runs.append(Run(place, kernel, parameters, {SECONDS: float(mean)}))
    return table_of_runs(table.path, runs, [SECONDS], table.warnings)


_VALUE, _UNIT = "_value", "_unit"
_ABOUT_VALUES = (_VALUE, _UNIT, "_ref", "_lower_thres", "_upper_thres")
_OF_JOBS = (
    *("result", "job_completion_time", "job_completion_time_unix", "job_exitcode", "job_nodelist", "jobid"),
    *("job_submit_time", "descr", "env_vars", "environ", "extra_resources", "modules", "name", "short_name"),
    *("unique_name", "partition", "system", "version"),
)
"""Columns about the job, which are no parameters."""


def holds_reframe_log(header: tuple[str, ...]) -> bool:
    """Tell whether the columns of a table are those of a performance log."""
    return bool(_metrics(header)) and ("result" in header or "name" in header)


def reframe_table(table: Table) -> Table:
    """Return the runs that passed as a table of their metrics, with units, and their parameters.

    Raises
    ------
    UsageError
        If no run passed.
    """
    metrics = _metrics(table.header)
    column = dict(zip(table.header, table.cells, strict=True))
    n_rows = len(table.places)
    results = column.get("result", ["pass"] * n_rows)
    passed = [row for row in range(n_rows) if results[row].lower() in ("pass", "success", "")]
    parameters = [
        name for name in table.header if name not in _OF_JOBS and not _about(name, metrics) and name
    ]
    runs, named = [], {}
    for row in passed:
        values = {}
        for metric in metrics:
            unit = column.get(metric + _UNIT, [""] * n_rows)[row]
            named[metric] = f"{metric} [{unit}]" if unit else metric
            if is_number(column[metric + _VALUE][row]):
                values[named[metric]] = float(column[metric + _VALUE][row])
        given = {name: _parameter(column[name][row]) for name in parameters}
        kernel = column.get("name", column.get("unique_name", [""] * n_rows))[row].partition(" %")[0]
        runs.append(Run(table.places[row], kernel, {k: v for k, v in given.items() if v is not None}, values))
    if not runs:
        raise UsageError(f"{table.path}: no run passed; nothing to model")
    n_failed = n_rows - len(passed)
    more = [f"{table.path}: {n_failed} of {n_rows} runs did not pass and are left out"] if n_failed else []
    return table_of_runs(table.path, runs, list(named.values()), [*table.warnings, *more])


def _metrics(header: tuple[str, ...]) -> list[str]:
    return [
        name.removesuffix(_VALUE)
        for name in header
        if name.endswith(_VALUE) and name.removesuffix(_VALUE) + _UNIT in header
    ]


def _about(name: str, metrics: list[str]) -> bool:
    return any(name == metric + end for metric in metrics for end in _ABOUT_VALUES)


def _parameter(cell: str) -> object:
    return None if cell in ("", "null", "None", "{}") else number_or_text(cell)


GOOGLE_METRICS = ("real_time [s]", "cpu_time [s]")
_SECONDS = {"ns": 1e-9, "us": 1e-6, "ms": 1e-3, "s": 1.0}
_SETTINGS = ("repeats", "iterations", "min_time", "min_warmup_time")
_MODES = ("real_time", "process_time", "manual_time")
_GOOGLE_FIELDS = (
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
    return table_of_runs(
        path, [_run(each, f"{path}: benchmark {k}") for k, each in runs], GOOGLE_METRICS, warnings
    )


_GOOGLE_CSV = ("name", "iterations", "real_time", "cpu_time", "time_unit")


def holds_google_csv(header: Sequence[str]) -> bool:
    """Tell whether columns are those of `--benchmark_format=csv` of Google Benchmark."""
    return tuple(header[:5]) == _GOOGLE_CSV


def google_csv_table(table: Table) -> Table:
    """Return the benchmarks of a table of Google Benchmark as `google_benchmark_table` does."""
    rows = [dict(zip(table.header, row, strict=True)) for row in zip(*table.cells, strict=True)]
    entries = [
        {
            name: cell
            for name, cell in row.items()
            if name in (*_GOOGLE_CSV, "error_occurred") and cell not in ("", "false")
        }
        for row in rows
        if not str(row["name"]).endswith(("_median", "_stddev", "_cv"))
    ]
    return google_benchmark_table({"benchmarks": entries}, table.path)


def holds_pytest_benchmark(document: Any) -> bool:
    """Tell whether a JSON document was written by pytest-benchmark."""
    found = document.get("benchmarks") if isinstance(document, Mapping) else None
    return isinstance(found, list) and bool(found) and isinstance(found[0], Mapping) and "stats" in found[0]


def pytest_benchmark_table(document: Any, path: str) -> Table:
    """Return the benchmarks of pytest-benchmark as a table in seconds: medians, by their parameters."""
    runs = []
    for number, each in enumerate(document["benchmarks"], 1):
        parameters = each.get("params") or {}
        kernel = str(each["name"]).partition("[")[0]
        given = {str(key): number_or_text(value) for key, value in parameters.items()}
        stats = each["stats"]
        times = [float(value) for value in stats.get("data") or [stats["median"]]]
        runs += [Run(f"{path}: benchmark {number}", kernel, given, {"seconds": value}) for value in times]
    return table_of_runs(path, runs, ["seconds"])


def _run(entry: Mapping[str, Any], place: str) -> Run:
    family, parameters = _named(str(entry.get("run_name", entry["name"])))
    if "threads" in entry:
        parameters.setdefault("threads", entry["threads"])
    unit = _SECONDS[str(entry.get("time_unit", "ns"))]
    times = {f"{key} [s]": unit * float(entry[key]) for key in ("real_time", "cpu_time")}
    counters = {
        key: float(value)
        for key, value in entry.items()
        if key not in _GOOGLE_FIELDS and is_json_number(value)
    }
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


_PYPERF_NUMBERS = (
    "loops",
    "inner_loops",
    "runnable_threads",
    "calibrate_loops",
    "recalibrate_loops",
    "mem_max_rss",
)
"""Numbers of a benchmark that pyperf itself writes, which are no parameters."""


def holds_pyperf(document: Any) -> bool:
    """Tell whether a JSON document was written by pyperf."""
    found = document.get("benchmarks") if isinstance(document, Mapping) else None
    return isinstance(found, list) and bool(found) and isinstance(found[0], Mapping) and "runs" in found[0]


def pyperf_table(document: Any, path: str) -> Table:
    """Return the values of every process as a table, without calibration and warm-up.

    Parameters are those in brackets behind a name (``sort[n=1000]``), and numbers that a benchmark has among
    its metadata.
    """
    common = document.get("metadata", {})
    runs = []
    metric = None
    for benchmark in document["benchmarks"]:
        metadata = {**common, **benchmark.get("metadata", {})}
        name = str(metadata.get("name", "benchmark"))
        kernel, parameters = bracketed_parameters(name)
        own = benchmark.get("metadata", {})
        parameters |= {
            key: own[key] for key in own if key not in _PYPERF_NUMBERS and is_json_number(own[key])
        }
        unit = str(metadata.get("unit", "second"))
        metric = metric or ("seconds" if unit == "second" else f"{unit}s")
        for number, run in enumerate(benchmark["runs"], 1):
            place = f"{path}: {name}, process {number}"
            runs += [Run(place, kernel, parameters, {metric: float(v)}) for v in run.get("values", ())]
    return table_of_runs(path, runs, [metric or "seconds"])


def holds_jmh(document: Any) -> bool:
    """Tell whether a JSON document was written by JMH, the Java Microbenchmark Harness."""
    first = document[0] if isinstance(document, list) and document else None
    return isinstance(first, Mapping) and "primaryMetric" in first


def jmh_table(document: Any, path: str) -> Table:
    """Return the values of every iteration as a table; `rf json` writes them.

    Raises
    ------
    UsageError
        If the benchmarks have different units, times and rates, for example.
    """
    runs = []
    unit = None
    for number, entry in enumerate(document, 1):
        result = entry["primaryMetric"]
        unit = unit or str(result["scoreUnit"])
        if unit != result["scoreUnit"]:
            found = f"scores in {unit} and in {result['scoreUnit']}"
            raise UsageError(f"{path}: {found}; give -bm and -tu, so that all have one unit")
        given = {str(key): number_or_text(value) for key, value in (entry.get("params") or {}).items()}
        given |= {"threads": entry["threads"]} if "threads" in entry else {}
        values = [value for fork in result.get("rawData") or [[result["score"]]] for value in fork]
        place = f"{path}: benchmark {number}"
        metric = f"score [{unit}]"
        runs += [Run(place, str(entry["benchmark"]), given, {metric: float(value)}) for value in values]
    return table_of_runs(path, runs, [f"score [{unit}]"])
