"""JSON of pyperf: `python bench.py -o FILE`, several benchmarks, each of processes that measured values.

{"version": "1.0", "metadata": {"unit": "second", ...}, "benchmarks": [{"metadata": {"name": "sort[n=1000]",
 "n": 1000}, "runs": [{"metadata": {...}, "warmups": [...], "values": [2.1e-5, 2.0e-5]}]}]}
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from .....files.untrusted import is_number
from ..table import Table
from .runs_table import Run, bracketed_parameters, table_of_runs

_OURS = ("loops", "inner_loops", "runnable_threads", "calibrate_loops", "recalibrate_loops", "mem_max_rss")
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
        parameters |= {key: own[key] for key in own if key not in _OURS and is_number(own[key])}
        unit = str(metadata.get("unit", "second"))
        metric = metric or ("seconds" if unit == "second" else f"{unit}s")
        for number, run in enumerate(benchmark["runs"], 1):
            place = f"{path}: {name}, process {number}"
            runs += [Run(place, kernel, parameters, {metric: float(v)}) for v in run.get("values", ())]
    return table_of_runs(path, runs, [metric or "seconds"])
