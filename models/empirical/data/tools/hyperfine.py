"""JSON of hyperfine: `hyperfine -L n 1,2,4 'program {n}' --export-json FILE`.

{"results": [{"command": "program 1", "times": [0.0038, 0.0037], "parameters": {"n": "1"}, ...}]}
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from ..table import Table
from .named_parameters import without_values
from .runs_table import Run, number_or_text, table_of_runs

SECONDS = "seconds"


def holds_hyperfine(document: Any) -> bool:
    """Tell whether JSON is of hyperfine."""
    found = document.get("results") if isinstance(document, Mapping) else None
    return isinstance(found, list) and bool(found) and isinstance(found[0], Mapping) and "command" in found[0]


def hyperfine_table(document: Any, path: str) -> Table:
    """Return every run of every command as a table; runs that failed are left out, and said."""
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
