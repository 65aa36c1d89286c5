"""Tables from any file: written by hand, or by a benchmark or profiling tool.

Refusal of model files where a table is expected.
"""

from __future__ import annotations

import zlib
from pathlib import Path

from ....errors import UsageError
from .table import Table
from .tables.read import read_table
from .tools.benchmark_tools import holds_hyperfine_csv, holds_reframe_log, hyperfine_csv_table, reframe_table
from .tools.read import tool_table

BEGIN = b'{"chainline":'
"""First bytes of a model of `chainline fit`, unpacked."""
LAW = b'{\n "model": "pmnf",'
"""First bytes of a scaling law, which is a model of `chainline fit` as well."""
BEGIN_BYTES = 200
_GZIP = 16 + zlib.MAX_WBITS


def is_packed(begin: bytes) -> bool:
    """Tell from its first bytes, about a hundred, whether a file was packed by `chainline fit`."""
    try:
        return zlib.decompressobj(_GZIP).decompress(begin, len(BEGIN)) == BEGIN
    except zlib.error:
        return False


def require_no_model(path: Path) -> None:
    """Refuse a file that holds a model where a table is expected.

    Raises
    ------
    UsageError
        If the file begins as a model of `chainline fit`.
    """
    try:
        with path.open("rb") as file:
            begin = file.read(BEGIN_BYTES)
    except (OSError, ValueError):  # who reads it says so
        return
    if is_packed(begin) or begin.startswith(LAW):
        raise UsageError(f"{path}: is a model of `chainline fit`, not a table of runs; give the table here")


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
