"""Reader of files with named columns, in any format.

m,n,k,seconds                       {"m": 512, "n": 512, "k": 64, "seconds": 0.00123}
512,512,64,0.00123
"""

from __future__ import annotations

from pathlib import Path

from .....errors import UsageError
from .....files.untrusted import read_text
from ..table import Table
from .excel_file import read_excel
from .json_rows import parse_json_list, read_json_lines
from .parquet_file import read_parquet
from .separated import parse_separated

TABLES = (".csv", ".tsv", ".parquet", ".jsonl", ".xlsx", ".xlsm")
"""Endings of the names of tables."""
_OTHER_SHEETS = (".xls", ".xlsb", ".ods")


def read_table(path: Path) -> Table:
    """Read a table: Parquet, JSON lines, Excel by the ending of its name, else a JSON list or separated text.

    A table may have a header alone.

    Raises
    ------
    UsageError
        If the file cannot be read or is no table, with file and line.
    """
    suffix = path.suffix.lower()
    if suffix in _OTHER_SHEETS:
        raise UsageError(f"{path}: {suffix} is not read; save the sheet as .xlsx or .csv")
    if suffix == ".parquet":
        return read_parquet(path)
    if suffix == ".jsonl":
        return read_json_lines(path)
    if suffix in (".xlsx", ".xlsm"):
        return read_excel(path)
    text = read_text(path)
    # a header may begin with a bracket, too
    listed = text.lstrip().startswith("[" if suffix == ".json" else "[{")
    return parse_json_list(text, path) if listed else parse_separated(text, path)
