"""Performance logs of ReFrame (`perflogs/SYSTEM/PARTITION/TEST.log`), as its file logger writes them:

result|job_completion_time|...|n|name|num_tasks|...|elapsed_value|elapsed_unit|elapsed_ref|...
pass|2026-11-26T04:05:52|...|100000|SortTest %n=100000|1|...|0.0547|s|0|...
"""

from __future__ import annotations

from .....errors import UsageError
from ..table import Table, is_number
from .runs_table import Run, number_or_text, table_of_runs

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
