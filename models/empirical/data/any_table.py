"""Tables from any file: written by hand, or by a benchmark or profiling tool."""

from __future__ import annotations

from pathlib import Path

from .model_signature import require_no_model
from .table import Table
from .tables.read import read_table
from .tools.benchmark_tools import holds_hyperfine_csv, holds_reframe_log, hyperfine_csv_table, reframe_table
from .tools.read import tool_table


def read_any_table(path: Path) -> Table:
    """Return the table of a file, read by `tool_table` or else by `read_table`.

    Raises
    ------
    UsageError
        If the file holds a model, or as of `tool_table` and `read_table`.
    """
    require_no_model(path)
    table = tool_table(path)
    if table is None:
        table = read_table(path)
    if holds_hyperfine_csv(table.header):
        return hyperfine_csv_table(table)
    return reframe_table(table) if holds_reframe_log(table.header) else table
