"""JSON of hyperfine, `hyperfine -L n 1,2,4 'program {n}' --export-json FILE`, and its CSV, which has means.

{"results": [{"command": "program 1", "times": [0.0038, 0.0037], "parameters": {"n": "1"}, ...}]}
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from .....errors import UsageError
from ..table import Table, is_number
from .named_parameters import without_values
from .runs_table import Run, number_or_text, table_of_runs

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
